"""apsw in the shape of `sqlite3`, so that the real writer runs on a disk that fails."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import apsw

from stella.store.sqlite.connection import Connect, Row, Value
from stella.store.sqlite.pages import OpenRaw

from .disk import Disk


@contextlib.contextmanager
def errors_of_sqlite3() -> Iterator[None]:
    try:
        yield
    except apsw.ConstraintError as error:
        raise sqlite3.IntegrityError(str(error)) from error
    except apsw.Error as error:
        translated = sqlite3.OperationalError(str(error))
        translated.sqlite_errorcode = getattr(error, "extendedresult", apsw.SQLITE_ERROR)
        raise translated from error


class Answer:
    """All rows of a statement, fetched together."""

    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    def fetchone(self) -> Any:
        return self._rows.pop(0) if self._rows else None

    def fetchall(self) -> list[Any]:
        return self._rows


class ApswConnection:
    """The store's `Connection` on a `Disk`. `durability` replaces the store's own, to show what would be lost."""

    def __init__(self, path: Path, disk: Disk, durability: str) -> None:
        self._durability = durability
        with errors_of_sqlite3():
            self._connection = apsw.Connection(str(path), vfs=disk.name)
            # A Python VFS has no shared memory: the only connection keeps the index of the journal itself.
            self._connection.execute("PRAGMA locking_mode = EXCLUSIVE")

    @property
    def in_transaction(self) -> bool:
        return self._connection.in_transaction

    def execute(self, sql: str, parameters: Sequence[Value] = (), /) -> Answer:
        sql = sql.replace("synchronous = FULL", f"synchronous = {self._durability}")
        with errors_of_sqlite3():
            return Answer(self._connection.execute(sql, parameters).fetchall())

    def executemany(self, sql: str, parameters: Iterable[Row], /) -> None:
        with errors_of_sqlite3():
            self._connection.executemany(sql, parameters)

    def close(self) -> None:
        with errors_of_sqlite3():
            self._connection.close()


class RawDisk:
    """The store's `RawFile` on a `Disk`."""

    def __init__(self, path: Path, disk: Disk) -> None:
        self._file, self._disk, self._journal = disk.files[str(path)], disk, f"{path}-wal"

    def size(self) -> int:
        return len(self._file.current)

    def read(self, offset: int, size: int) -> bytes:
        with errors_of_sqlite3():
            self._disk.alive()
        return bytes(self._file.current[offset : offset + size])

    def write(self, offset: int, data: bytes) -> None:
        with errors_of_sqlite3():
            full = self._disk.write_error == apsw.SQLITE_FULL  # what has its place can be written again
            self._disk.step(None if full else self._disk.write_error)
        with self._disk.lock:
            self._file.write(offset, data)

    def sync(self) -> None:
        with errors_of_sqlite3():
            self._disk.step(self._disk.sync_error)
        with self._disk.lock:
            self._file.sync()

    def journal(self) -> bytes:
        journal = self._disk.files.get(self._journal)
        return b"" if journal is None else bytes(journal.current)

    def close(self) -> None:
        """Nothing to release."""


def raw_on(disk: Disk) -> OpenRaw:
    """A way to see the pages on `disk`."""
    return lambda path: RawDisk(path, disk)


def on(disk: Disk, durability: str = "FULL") -> Connect:
    """A way to connect that uses `disk` for everything."""
    return lambda path: ApswConnection(path, disk, durability)
