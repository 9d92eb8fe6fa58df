"""Slates and circles of skies in the database that all nodes share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar

from stella.postgres.database import ReadPool
from stella.store.skies import Base, SqlSkies

T = TypeVar("T")


class PostgresBase:
    """A connection of a pool."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def rows(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Run a statement; return its rows."""
        rows: list[Sequence[Any]] = await self._connection.fetch(sql, *values)
        return rows

    async def many(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        """Run a statement for each of these values."""
        await self._connection.executemany(sql, values)

    async def lock(self, name: str) -> None:
        """Wait until no other transaction holds this lock, then hold it."""
        await self._connection.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", name)


class PostgresSkies(SqlSkies):
    """A `SkyStore` in PostgreSQL."""

    def __init__(self, pool: ReadPool) -> None:
        """Connect only when somebody asks."""
        self._pool = pool

    async def close(self) -> None:
        """See the port."""
        await self._pool.close()

    async def _ask(self, question: Callable[[Base], Awaitable[T]]) -> T:
        return await self._pool.ask(lambda connection: question(PostgresBase(connection)))

    async def _write(self, work: Callable[[Base], Awaitable[T]], *, scrub: bool = False) -> T:
        async def run(connection: Any) -> T:
            async with connection.transaction():
                return await work(PostgresBase(connection))

        return await self._pool.ask(run)
