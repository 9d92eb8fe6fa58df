"""Slates of skies in memory, for tests: the statements of the stores on an SQLite database without a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from typing import TypeVar

from stella.store.skies import Base, SqlSkies
from stella.store.sqlite.skies import SCHEMA, SqliteBase

T = TypeVar("T")


class MemorySkies(SqlSkies):
    """Keeps every promise of the `SkyStore` port but durability, and needs no thread."""

    def __init__(self) -> None:
        self._connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        self._connection.executescript(SCHEMA)

    async def _ask(self, question: Callable[[Base], Awaitable[T]]) -> T:
        return await question(SqliteBase(self._connection))

    async def _write(self, work: Callable[[Base], Awaitable[T]], *, scrub: bool = False) -> T:
        with self._connection:
            self._connection.execute("BEGIN")
            return await work(SqliteBase(self._connection))

    async def close(self) -> None:
        """See the port."""
        self._connection.close()
