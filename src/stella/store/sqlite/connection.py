"""What the store needs of a database connection, so that tests can put a failing disk underneath."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any, Protocol

Value = str | int | bytes | None
Row = tuple[str, int, str, int, bytes, bool]
"""One line of the log: table, seq, request_id, at, body, finished."""


class Cursor(Protocol):
    """The answer to a statement."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """All remaining rows."""


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
    """Whether a failed COMMIT left nothing that a recovery could find.

    SQLite writes the mark of the commit with the last page, then syncs. If a write was refused, the mark or its
    page is missing. After any other failure (of the sync, say) the transaction may come back after a crash.
    """
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return False
    whole = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}
    return code == sqlite3.SQLITE_IOERR_WRITE or code & 0xFF in whole
