"""How long to look for faults, and disks to look on."""

from __future__ import annotations

import itertools
import logging
import os
from collections.abc import Iterator

import pytest

from .disk import Disk

LONG = os.environ.get("STELLA_FAULTS") == "long"
"""`./dev faults` sets it: look longer than the default run does."""

collect_ignore = [] if LONG else ["test_full_postgres.py"]
"""It mounts a disk, which not every machine that runs the tests allows."""

_numbers = itertools.count(1)


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
