"""Opens a log for an operator's command, wherever it is, while servers use it."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from stella.cli.data import TABLES
from stella.cli.errors import Failure

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable

    from stella.bots.memory import Keeper
    from stella.live.ports import Store

T = TypeVar("T")
Place = Path | str
"""A data folder, or the address of a database."""


@contextlib.asynccontextmanager
async def store_at(place: Place, *, new: bool = False) -> AsyncIterator[Store]:
    """The log at a place; what goes wrong with it becomes a `Failure`. `new`: the place may still be empty."""
    from stella.live.ports import StoreUnavailable

    if isinstance(place, Path):
        from stella.cli.compose import why_closed
        from stella.store.sqlite import CannotOpen, SqliteStore

        path = place / TABLES
        try:
            if new:  # no server may run there meanwhile
                async with _closing(SqliteStore.open(path)) as store:
                    yield store
            else:
                async with _closing(SqliteStore.open(path, exclusive=False)) as store:
                    yield store
        except FileNotFoundError as error:
            raise Failure(f"there are no tables in {place}; name the server's folder with --data.") from error
        except (CannotOpen, StoreUnavailable) as error:
            raise Failure(why_closed(error, path)) from error
        return
    from stella.cli.database import database_at

    database = database_at(place, "make" if new else "refuse")
    from stella.postgres import without_password
    from stella.store.postgres import PostgresStore

    try:
        async with _closing(PostgresStore(database)) as store:
            yield store
    except StoreUnavailable as error:
        raise Failure(f"cannot use {without_password(place)}: {error}.") from error


@contextlib.asynccontextmanager
async def _closing(store: Store) -> AsyncIterator[Store]:
    try:
        yield store
    finally:
        await store.close()


def with_store(place: Place, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the log at a place."""

    async def run() -> T:
        async with store_at(place) as store:
            return await work(store)

    return asyncio.run(run())


def memory_at(place: Path | str) -> Keeper:
    """What was learned at a data folder, or in the database at an address."""
    if isinstance(place, Path):
        from stella.bots.memory import Memory

        return Memory(place)
    from stella.cli.database import database_at

    database = database_at(place)
    from stella.postgres.memory import PostgresMemory

    return PostgresMemory(database)
