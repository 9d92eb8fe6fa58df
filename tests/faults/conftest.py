"""How long to look for faults, and disks to look on."""

from __future__ import annotations

import itertools
import logging
import os
from collections.abc import Callable, Iterator

import pytest

from .disk import Disk

LONG = os.environ.get("STELLA_FAULTS") == "long"
"""`./dev faults` sets it: look longer than the default run does."""

collect_ignore = (
    [] if LONG else ["test_full_postgres.py", "test_availability.py", "test_evenings.py", "test_rolling.py"]
)
"""The first mounts a disk, which not every machine that runs the tests allows; the others take minutes."""

_numbers = itertools.count(1)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "alone: measures by the clock, so nothing runs beside it")


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Callable[[str], None]:
    """What a test measured is printed at the end, whether it passes or not."""
    return lambda text: record_property("figures", text)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in (*terminalreporter.stats.get("passed", []), *terminalreporter.stats.get("failed", [])):
        for name, text in report.user_properties:
            if name == "figures" and report.when == "call":
                terminalreporter.write_line(f"{report.nodeid.partition('::')[2]}: {text}")


class Disks:
    """Makes disks and forgets them at the end."""

    def __init__(self) -> None:
        self._made: list[Disk] = []

    def new(self) -> Disk:
        self._made.append(Disk(f"disk-{os.getpid()}-{next(_numbers)}"))
        return self._made[-1]

    def forget(self) -> None:
        for disk in self._made:
            disk.unregister()
        self._made.clear()


@pytest.fixture
def disks() -> Iterator[Disks]:
    # The store reports every injected error; tens of thousands of lines help nobody.
    logging.getLogger("stella.store").setLevel(logging.CRITICAL)
    disks = Disks()
    yield disks
    disks.forget()
    logging.getLogger("stella.store").setLevel(logging.NOTSET)
