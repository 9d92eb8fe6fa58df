"""What a server left in its store, read as another process would."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from stella.live.ports import Entry, Store, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from stella.store.sqlite import SqliteStore
from tests.support.clusters import contents_of
from tests.support.stores import CHOICE


def store_at(database: Path, *, serving: bool = False) -> Store:
    """The store of a server: this file, or the database that is used instead of it.

    With `serving` it is a server's own, made if missing; otherwise the server may be running.
    """
    url = CHOICE.database_of(database.parent)
    return SqliteStore.open(database, exclusive=serving) if url is None else PostgresStore(Database(url))


def entries_of(database: Path, table: str) -> Sequence[Entry]:
    """The log of one table; the server may be running."""

    async def load() -> Sequence[Entry]:
        store = store_at(database)
        try:
            return await store.load(TableId(table))
        finally:
            await store.close()

    return asyncio.run(load())


def bytes_at(database: Path) -> bytes:
    """All that is kept: the files, or every row of the database that is used instead of them."""
    url = CHOICE.database_of(database.parent)
    if url is not None:
        return contents_of(url)
    return b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*"))
