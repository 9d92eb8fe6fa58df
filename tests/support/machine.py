"""A clone with an empty home, in which the commands of our documents run as they stand."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.support.people import Device
from tests.support.systemctl import MOVED

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGES: Final = ("PIP_", "UV_", "NODE_", "SSL_", "HTTP", "npm_")
PATIENCE: Final = 300.0
TODAY: Final = "2026-11-15"
"""When a page says it is."""


class Machine:
    """A clone, an empty home and folders of the system below one that every user may enter."""

    def __init__(self, place: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = str(free.getsockname()[1])
        self.place, self.clone, self.link = place, place / "stella", f"http://127.0.0.1:{port}"
        self.says = {"8000": port}
        for name in ("home", "opt", "usr/local/bin", "var/lib", "etc/systemd/system"):
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

    def run(self, mark: str, block: str, patience: float = PATIENCE) -> None:
        """Run one block; if it serves, until it is ready, and then end it as Ctrl-C does."""
        text = MOVED.sub(str(self.place), block.replace("$(date +%F)", TODAY))
        for written, ours in self.says.items():
            text = text.replace(written, ours)
        with (self.place / "said").open("w+", encoding="utf-8") as said:
            shell = subprocess.Popen(
                ["bash", "-euo", "pipefail", "-c", f"umask 022\n{text}"], cwd=self.clone, env=self.env,
                stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
            deadline = time.monotonic() + patience
            link = self.link.replace("http:", "https:") if "--certificate" in text else self.link
            while mark == "serve" and not is_ready(link):
                assert shell.poll() is None, f"{text}\n{said.seek(0) or said.read()}"
                assert time.monotonic() < deadline, text
                time.sleep(0.1)
            if mark == "serve":
                os.killpg(shell.pid, signal.SIGINT)
            assert shell.wait(patience) == 0, f"{text}\n{said.seek(0) or said.read()}"

    def stop(self) -> None:
        """Stop the server, if one was started."""
        if (self.place / "stella.pid").exists():
            self.run("run", "systemctl stop stella")

    async def open_tables(self, *codes: str) -> None:
        """Open tables, for the codes that a page names; the first is deleted."""
        async with Device(self.link) as device:
            for code in codes:
                self.says[code] = (await device.create())["code"]
        self.run("run", f"stella tables delete {codes[0]} --yes --data /var/lib/stella")


def is_ready(link: str) -> bool:
    """Return whether a server answers."""
    try:
        with urllib.request.urlopen(
            f"{link}/api/ready", timeout=5, context=ssl._create_unverified_context()
        ) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@contextmanager
def fresh_machine() -> Iterator[Machine]:
    """Give a machine in a folder of its own; stop what still runs there."""
    with tempfile.TemporaryDirectory(prefix="stella-docs-") as name:
        Path(name).chmod(0o755)
        made = Machine(Path(name))
        try:
            yield made
        finally:
            made.stop()
