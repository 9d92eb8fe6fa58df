"""The browser tests install their browser even while another program uses apt."""

from __future__ import annotations

import os
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.e2e import chromium

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no apt-get")


@pytest.fixture
def calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A stand-in for apt-get that notes its arguments; what it does comes from the file `act` beside it."""
    program = tmp_path / "apt-get"
    program.write_text(f'#!/bin/sh\necho "$@" >>{tmp_path}/calls\n. {tmp_path}/act\n')
    program.chmod(0o755)
    (tmp_path / "act").write_text("exit 0\n")
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.delenv("STELLA_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "NAMES", ("stella-test-chromium",))
    monkeypatch.setattr(chromium, "PATHS", ())
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / "calls"


def test_apt_waits_for_a_lock_that_is_held(calls: Path) -> None:
    held = 'echo "E: Could not get lock /var/lib/apt/lists/lock" >&2; exit 100'
    locked = f'[ "$(wc -l <{calls})" -ge 3 ] || {{ {held}; }}\n'
    (calls.parent / "act").write_text(locked)
    chromium.install(pause=0)
    made = calls.read_text().splitlines()
    assert len(made) == 4
    assert all(line.startswith("-o DPkg::Lock::Timeout=300 ") for line in made)
    assert [line.split()[2] for line in made] == ["update", "update", "update", "install"]


def test_any_other_failure_of_apt_is_told_at_once(calls: Path) -> None:
    (calls.parent / "act").write_text("echo 'E: no such package' >&2; exit 100\n")
    with pytest.raises(RuntimeError, match="apt-get update failed: E: no such package"):
        chromium.install(pause=0)
    assert len(calls.read_text().splitlines()) == 1


def test_waiting_for_a_lock_comes_to_an_end(calls: Path) -> None:
    (calls.parent / "act").write_text("echo 'E: Could not get lock x' >&2; exit 100\n")
    with pytest.raises(RuntimeError, match="Could not get lock"):
        chromium.install(patience=0.01, pause=0.02)


def test_two_workers_install_it_once(calls: Path) -> None:
    program = calls.parent / "stella-test-chromium"
    (calls.parent / "act").write_text(
        f'case "$*" in *chromium*) touch {program}; chmod +x {program};; esac; sleep 0.1\n'
    )
    with ThreadPoolExecutor(2) as workers:
        for done in [workers.submit(chromium.install) for _ in range(2)]:
            done.result()
    assert [line.split()[2] for line in calls.read_text().splitlines()] == ["update", "install"]
