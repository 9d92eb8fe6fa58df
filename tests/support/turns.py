"""Workers that take turns."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Keep other test processes on this machine out; the lock ends with the process that holds it."""
    import fcntl

    with (Path(tempfile.gettempdir()) / f"stella-{name}.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        yield
