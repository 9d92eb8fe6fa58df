"""The shell blocks of README and of the pages for operators run as they stand.

Before each stands `<!-- run -->` (it ends well), `<!-- serve -->` (it serves until Ctrl-C) or `<!-- not run: why -->`.
Only port, database and codes of tables differ, and the system's folders lie below a temporary one.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.support.clusters import borrow_database, give_back_databases
from tests.support.machine import Machine, fresh_machine

ROOT: Final = Path(__file__).resolve().parents[1]
AT_HOME: Final = ("README.md", "docs/home-network.md")
PAGES: Final = (*AT_HOME, "docs/adding.md", "docs/operating.md", "docs/data.md", "docs/scaling.md")
CERTIFICATE: Final = ROOT / "tests/cli/certificates/first.pem"
BLOCK: Final = re.compile(r"(?ms)(?:^ *<!-- (run|serve|not run: [^\n]{9,}) -->\n)?^ *```(\w*)\n(.*?)^ *```$")


def blocks(page: str) -> list[tuple[str, str, str]]:
    """Return mark, language and text of every block of a page."""
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


@pytest.fixture
def machine() -> Iterator[Machine]:
    """A machine of its own for each test."""
    with fresh_machine() as made:
        yield made


@pytest.mark.parametrize("page", PAGES)
def test_every_shell_block_says_whether_it_is_run(page: str) -> None:
    assert [
        text for mark, language, text in blocks(page) if not language or (language == "sh") != bool(mark)
    ] == []


@pytest.mark.nightly
@pytest.mark.timeout(900)
def test_a_newcomer_can_follow_the_pages_for_home(machine: Machine) -> None:
    for name in ("fullchain.pem", "privkey.pem"):
        shutil.copyfile(CERTIFICATE, machine.clone / name)
    for page in AT_HOME:
        for mark, _, text in blocks(page):
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
                machine.stop()
            for mark, _, text in blocks(page):
                if mark in {"run", "serve"}:
                    machine.run(mark, text)
    finally:
        machine.stop()
        subprocess.run(["userdel", "stella"], check=False)
        give_back_databases()
