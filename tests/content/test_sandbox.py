"""The image process has no network, and keeps the limits that its system knows."""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

import pytest

from stella.content.decks import ImagePipeline, worker
from tests.content.pipeline import ONE, run
from tests.support.pictures import picture

SANDBOX = Path(worker.__file__).with_name("sandbox.py")
ATTEMPTS = f"""
import errno, os, runpy, socket, threading
assert runpy.run_path({str(SANDBOX)!r})["forbid_network"]()
def refused(attempt, *args):
    try:
        attempt(*args)
    except OSError as error:
        return error.errno == errno.EPERM
    return False
print(refused(socket.socket), refused(socket.socket, socket.AF_UNIX), refused(socket.socketpair))
print(refused(os.execv, "/bin/sh", ["sh"]))
threading.Thread(target=lambda: print(refused(socket.socket))).start()
with open(os.devnull, "rb") as file:
    print(file.read() == b"")
"""
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has seccomp")


@LINUX
def test_no_socket_is_opened_and_no_program_is_started_any_more() -> None:
    ran = subprocess.run([sys.executable, "-I", "-c", ATTEMPTS], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["True"] * 6


@LINUX
def test_pictures_are_made_into_cards_without_a_network(tmp_path: Path) -> None:
    pipeline = ImagePipeline(ONE)
    assert len(run(pipeline, tmp_path, {"one": picture()})) == 1
    assert pipeline.isolated


def test_a_limit_that_the_system_does_not_know_leaves_the_others_in_force(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    kept = {}

    def setrlimit(kind: int, limits: tuple[int, int]) -> None:
        if kind == resource.RLIMIT_AS:
            raise ValueError("current limit exceeds maximum limit")  # as macOS does
        kept[kind] = limits

    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    monkeypatch.setattr(resource, "getrlimit", lambda kind: (-1, resource.RLIM_INFINITY))
    worker.set_limits({"memory": 1, "output": 2, "cpu": 3})
    assert kept == {
        resource.RLIMIT_FSIZE: (2, 2),
        resource.RLIMIT_CPU: (3, 3),
        resource.RLIMIT_NOFILE: (64, 64),
        resource.RLIMIT_CORE: (0, 0),
    }
