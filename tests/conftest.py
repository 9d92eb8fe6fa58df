"""Fixtures for all tests: a real server process."""

from __future__ import annotations

import contextlib
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import settings

from tests.support import exploring
from tests.support.cluster_folder import cluster_folder, remove_cluster
from tests.support.stores import CHOICE, POSTGRES, SQLITE, runs_on_both

settings.load_profile("usual")

if "PYTEST_XDIST_WORKER" not in os.environ:  # workers take it from the process that starts them
    os.environ["TZ"] = f"Etc/GMT{time.gmtime().tm_hour - 12:+}"
"""It's about noon for servers, browsers and tests: no day ends meanwhile. POSIX counts hours west of Greenwich."""
if hasattr(time, "tzset"):
    time.tzset()

READY = re.compile(r"^Stella is running at (\S+)$")
PATIENCE = 60.0
PLAIN = {"LC_ALL": "C", "LANG": "C"}
"""Servers say in English that they are open, whatever the locale."""


@contextlib.contextmanager
def serving(*options: str, cwd: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run `stella serve` on any free port of this machine; give its link once it says that it is open."""
    with serving_by([sys.executable, "-m", "stella"], *options, cwd=cwd) as opened:
        yield opened


@contextlib.contextmanager
def serving_by(
    program: Sequence[str | Path], *options: str, cwd: Path
) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The same by another installation of Stella."""
    folder = Path(options[options.index("--data") + 1]) if "--data" in options else cwd / "data"
    data = [] if "--data" in options else ["--data", str(folder)]
    here = ["--host", "127.0.0.1", "--port", "0"]
    command = [*program, "serve", *here, *data, *options, *CHOICE.options_of(folder, *options)]
    with subprocess.Popen(
        command,
        cwd=cwd,
        text=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        env=os.environ | PLAIN,
    ) as process:
        try:
            yield _link_of(process), process
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def _link_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    overdue = threading.Timer(PATIENCE, process.kill)
    overdue.start()
    try:
        for line in process.stdout:
            if found := READY.match(line.rstrip()):
                return found[1]
    finally:
        overdue.cancel()
    raise AssertionError(f"the server ended with {process.wait()} before it was open")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add `--all`."""
    parser.addoption("--all", action="store_true", help="run the tests marked `nightly` too")


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers, and always print the counts at the end, also with `-qq`."""
    config.addinivalue_line("markers", "nightly: run by `./dev test --all` only, see CONTRIBUTING.md")
    config.addinivalue_line("markers", "both_stores: starts servers; on PostgreSQL, too, with --all")
    config.addinivalue_line("markers", "sqlite_only(why): starts servers, but never on PostgreSQL")
    config.option.verbose = max(config.option.verbose, -1)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run tests of servers on SQLite, and nightly on PostgreSQL."""
    if runs_on_both(metafunc.definition):
        kinds = [SQLITE, pytest.param(POSTGRES, marks=pytest.mark.nightly)]
        metafunc.parametrize("store_kind", kinds, indirect=True, scope="module")


@pytest.fixture(scope="module", autouse=True)
def store_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    """Where servers of this test keep their tables. Those of a whole module must ask for it: each store has its own."""
    CHOICE.kind = getattr(request, "param", SQLITE)
    yield CHOICE.kind
    CHOICE.give_back()
    CHOICE.kind = SQLITE


@pytest.fixture(autouse=True)
def databases_of_this_test(store_kind: str) -> Iterator[None]:
    """The next test uses them again; those of fixtures of the whole module stay."""
    before = CHOICE.lent
    yield
    CHOICE.give_back(before)


@pytest.fixture
def anyio_backend() -> str:
    """Tests of the server run in the event loop that the server runs in."""
    return "asyncio"


@pytest.fixture(autouse=True)
def no_store_stays_open() -> Iterator[None]:
    """Who opens a store closes it: its threads would work, and speak in the log, while later tests run."""
    before = set(threading.enumerate())
    yield
    left = [thread.name for thread in threading.enumerate() if thread not in before]
    assert [name for name in left if name.startswith("stella-store")] == []


@pytest.fixture(scope="session")
def server_link(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The link of a server that runs for the whole session."""
    with serving(cwd=tmp_path_factory.mktemp("server")) as (link, _):
        yield link


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect the nightly tests; start the page's own tests first, so that they run beside all others.

    Browsers come last, because playwright's event loop bars any other after it.
    """
    if not config.getoption("--all"):
        nightly = [item for item in items if item.get_closest_marker("nightly")]
        items[:] = [item for item in items if not item.get_closest_marker("nightly")]
        config.hook.pytest_deselected(items=nightly)
    items.sort(key=lambda item: ("e2e" in item.path.parts, item.path.name != "test_web.py"))


def pytest_unconfigure(config: pytest.Config) -> None:
    """The database of the session goes with it; workers may have been ended before they could do that."""
    if not hasattr(config, "workerinput"):
        remove_cluster(cluster_folder(os.getpid()))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """After an exploration that found something: how to keep it."""
    failed = terminalreporter.stats.get("failed", [])
    if exploring.PROFILE == "explore" and failed:
        terminalreporter.section("how to keep what was found")
        terminalreporter.write_line(exploring.hint(failed[0].nodeid))
