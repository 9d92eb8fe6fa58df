"""The part of a database connection that the store uses, so that tests can simulate a failing disk."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol


class CannotOpen(Exception):
    """This file can't be used as a log, and trying again won't help."""

    def __init__(self, path: Path, reason: str) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path


class InUse(CannotOpen):
    """Another server uses this file; `pid` is its process, if known."""

    def __init__(self, path: Path, pid: int | None) -> None:
        by = "another server" if pid is None else f"another server (process {pid})"
        super().__init__(path, f"{by} is using this file")
        self.pid = pid


class TooNew(CannotOpen):
    """A newer Stella wrote this file."""

    def __init__(self, path: Path, found: int, known: int) -> None:
        super().__init__(path, f"a newer Stella wrote this file (format {found}; this one knows {known})")


class NotALog(CannotOpen):
    """The file isn't a log of Stella."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "this file is not a log of Stella")


Value = str | int | bytes | None
Row = tuple[str, int, str, int, bytes, bool]
"""One row of the log: table, seq, request_id, at, body, finished."""


class Cursor(Protocol):
    """The answer to a statement."""

    def fetchone(self) -> Any:
        """Return the next row, or None."""

    def fetchall(self) -> list[Any]:
        """Return all remaining rows."""


class SqlConnection(Protocol):
    """The part of `sqlite3.Connection` in use, in autocommit mode. Errors are those of `sqlite3`."""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""

    def execute(self, sql: str, parameters: Sequence[Value] = ..., /) -> Cursor:
        """Run one statement."""

    def executemany(self, sql: str, parameters: Iterable[Row], /) -> object:
        """Run one statement for each row."""

    def close(self) -> None:
        """Release the files."""


Connect = Callable[[Path], SqlConnection]


def connect(path: Path) -> sqlite3.Connection:
    """Open an existing file with the `sqlite3` of the standard library."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None, check_same_thread=False
    )


def refused_before_commit(error: Exception) -> bool:
    """Return whether a failed COMMIT left nothing that a recovery could find.

    SQLite writes the mark of the commit with the last page, then syncs. If a write was refused, the mark or its
    page is missing. After any other failure (of the sync, say) the transaction may come back after a crash.
    """
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return False
    whole = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
    return code == sqlite3.SQLITE_IOERR_WRITE or code & 0xFF in whole
