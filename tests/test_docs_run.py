"""The shell blocks of README and of the pages for operators run as they stand.

Before each stands `<!-- run -->` (it ends well), `<!-- serve -->` (it serves until Ctrl-C) or `<!-- not run: why -->`.
Only port, database and codes of tables differ, and the system's folders lie below a temporary one.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.support.clusters import borrow_database, give_back_databases
from tests.support.people import Device
from tests.support.systemctl import MOVED

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = ("README.md", "docs/adding.md", "docs/operating.md", "docs/data.md", "docs/scaling.md")
BLOCK: Final = re.compile(r"(?ms)(?:^<!-- (run|serve|not run: [^\n]{9,}) -->\n)?^ *```(\w*)\n(.*?)^ *```$")
PACKAGES: Final = ("PIP_", "UV_", "NODE_", "SSL_", "HTTP", "npm_")
PATIENCE: Final = 300.0
TODAY: Final = "2026-11-15"
"""When the page says it is."""


def blocks(page: str) -> list[tuple[str, str, str]]:
    """Return mark, language and text of every block of a page."""
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


class Machine:
    """A clone, an empty home and folders of the system below one that every user may enter."""

    def __init__(self, place: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        self.place, self.clone, self.link = place, place / "stella", f"http://127.0.0.1:{port}"
        self.says = {"8000": port}
        for name in ("home", "backup", "opt", "usr/local/bin", "var/lib", "etc/systemd/system"):
            (place / name).mkdir(parents=True)
        subprocess.run(["git", "clone", "--quiet", ROOT, self.clone], check=True)
        for name in subprocess.check_output(
            ["git", "diff", "--name-only", "HEAD"], cwd=ROOT, text=True
        ).split():
            shutil.copyfile(ROOT / name, self.clone / name)  # what you are about to commit
        shim = place / "usr/local/bin/systemctl"
        shim.write_text(f'#!/bin/sh\nexec {sys.executable} {ROOT}/tests/support/systemctl.py {place} "$@"\n')
        shim.chmod(0o755)
        self.env = {name: value for name, value in os.environ.items() if name.startswith(PACKAGES)} | {
            "HOME": str(place / "home"),
            "PATH": f"{place}/usr/local/bin:/usr/sbin:{os.defpath}",
            "STELLA_HOST": "127.0.0.1",
            "STELLA_PORT": port,
        }
        for variable, path in (
            ("PIP_CONFIG_FILE", ".config/pip/pip.conf"),
            ("NPM_CONFIG_USERCONFIG", ".npmrc"),
        ):
            self.env.setdefault(variable, str(Path.home() / path))  # where this machine gets its packages

    def run(self, mark: str, block: str) -> None:
        """Run one block; if it serves, until it is ready, and then end it as Ctrl-C does."""
        text = MOVED.sub(str(self.place), block.replace("$(date +%F)", TODAY))
        for written, ours in self.says.items():
            text = text.replace(written, ours)
        with (self.place / "said").open("w+", encoding="utf-8") as said:
            shell = subprocess.Popen(
                ["bash", "-euo", "pipefail", "-c", f"umask 022\n{text}"], cwd=self.clone, env=self.env,
                stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
            deadline = time.monotonic() + PATIENCE
            while mark == "serve" and not self.is_ready():
                assert shell.poll() is None, f"{text}\n{said.seek(0) or said.read()}"
                assert time.monotonic() < deadline, text
                time.sleep(0.1)
            if mark == "serve":
                os.killpg(shell.pid, signal.SIGINT)
            assert shell.wait(PATIENCE) == 0, f"{text}\n{said.seek(0) or said.read()}"

    def is_ready(self) -> bool:
        """Return whether a server answers."""
        try:
            with urllib.request.urlopen(f"{self.link}/api/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    async def open_tables(self, *codes: str) -> None:
        """Open tables, for the codes that a page names; the first is deleted."""
        async with Device(self.link) as device:
            for code in codes:
                self.says[code] = (await device.create())["code"]
        self.run("run", f"stella tables delete {codes[0]} --yes --data /var/lib/stella")


@pytest.fixture
def machine() -> Iterator[Machine]:
    """A machine of its own for each test."""
    with tempfile.TemporaryDirectory(prefix="stella-docs-") as name:
        Path(name).chmod(0o755)
        yield (made := Machine(Path(name)))
        if (made.place / "stella.pid").exists():
            made.run("run", "systemctl stop stella")


@pytest.mark.parametrize("page", PAGES)
def test_every_shell_block_says_whether_it_is_run(page: str) -> None:
    assert [
        text for mark, language, text in blocks(page) if not language or (language == "sh") != bool(mark)
    ] == []


@pytest.mark.nightly
@pytest.mark.timeout(900)
def test_a_newcomer_can_follow_the_readme(machine: Machine) -> None:
    for mark, _, text in blocks("README.md"):
        if mark in {"run", "serve"}:
            machine.run(mark, text)


@pytest.mark.nightly
@pytest.mark.timeout(900)
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may add a user")
def test_an_operator_can_follow_the_pages(machine: Machine) -> None:
    import pwd

    assert "stella" not in {each.pw_name for each in pwd.getpwall()}
    machine.says["postgresql://stella@db.example/stella"] = borrow_database()
    try:
        for page in ("docs/operating.md", "docs/data.md", "docs/scaling.md"):
            if page == "docs/data.md":
                asyncio.run(machine.open_tables("ABCD2345", "WXYZ6789"))
            if page == "docs/scaling.md":
                machine.run("run", "systemctl stop stella")
            for mark, _, text in blocks(page):
                if mark in {"run", "serve"}:
                    machine.run(mark, text)
    finally:
        subprocess.run(["userdel", "stella"], check=False)
        give_back_databases()
