"""Slates and circles of skies in one small SQLite file beside the log."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from stella.live.ports import StoreUnavailable
from stella.store.skies import Base, SqlSkies

T = TypeVar("T")
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS skies (day TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS slates (day TEXT, number INTEGER, visitor TEXT NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (day, number)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS visitors ON slates (visitor, day);
CREATE TABLE IF NOT EXISTS circles (circle TEXT, visitor TEXT, since TEXT NOT NULL, PRIMARY KEY (circle, visitor))
  WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS circles_of_visitors ON circles (visitor);
"""


class SqliteBase:
    """A connection to the file, used only by the file's thread. Its coroutines never wait."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Run a statement; return its rows."""
        return self._connection.execute(_translated(sql), _plain(values)).fetchall()

    async def many(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        """Run a statement for each of these values."""
        self._connection.executemany(_translated(sql), map(_plain, values))

    async def lock(self, name: str) -> None:
        """Do nothing: one thread writes."""


class SqliteSkies(SqlSkies):
    """A `SkyStore` in a file. One thread reads and writes: slates are far rarer than marks at tables."""

    def __init__(self, path: Path) -> None:
        """Open nothing yet: the file is opened for the first query."""
        self._path = path
        self._thread = ThreadPoolExecutor(1, "stella-skies")
        self._connection: sqlite3.Connection | None = None

    async def close(self) -> None:
        """See the port."""
        await self._run(self._let_go)
        self._thread.shutdown()

    async def _ask(self, question: Callable[[Base], Awaitable[T]]) -> T:
        return await self._run(lambda: _done(question(SqliteBase(self._open()))))

    async def _write(self, work: Callable[[Base], Awaitable[T]], *, scrub: bool = False) -> T:
        def run() -> T:
            connection = self._open()
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                result = _done(work(SqliteBase(connection)))
            if scrub:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return result

        return await self._run(run)

    async def _run(self, work: Callable[[], T]) -> T:
        def run() -> T:
            try:
                return work()
            except (sqlite3.Error, OSError) as error:
                self._let_go()  # its disk may be gone
                raise StoreUnavailable(str(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))  # its side files inherit that
            opened = sqlite3.connect(self._path, timeout=10, isolation_level=None, check_same_thread=False)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "fullfsync=ON", "secure_delete=ON"):
                opened.execute(f"PRAGMA {pragma}")
            opened.executescript(SCHEMA)
            self._connection = opened
        return self._connection


def _done(work: Awaitable[T]) -> T:
    """Return the result of a coroutine that never waits."""
    try:
        next(work.__await__())
    except StopIteration as end:
        result: T = end.value
        return result
    raise AssertionError("a query to SQLite must not wait for anything else")


@cache
def _translated(sql: str) -> str:
    """Return a statement for SQLite: no schema, no row locks (one thread writes), lists as JSON, ?1 for $1."""
    plain = sql.replace("stella.", "").removesuffix(" FOR UPDATE")
    return plain.replace("= ANY($2)", "IN (SELECT value FROM json_each($2))").replace("$", "?")


def _plain(values: Iterable[Any]) -> list[Any]:
    return [json.dumps(value) if isinstance(value, list) else value for value in values]
