"""What a server left on its disk, read as another process would."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

from stella.live.ports import Entry, TableId
from stella.store.sqlite import SqliteStore


def entries_of(database: Path, table: str) -> Sequence[Entry]:
    """The log of one table; the server may be running."""

    async def load() -> Sequence[Entry]:
        store = SqliteStore.open(database, exclusive=False)
        try:
            return await store.load(TableId(table))
        finally:
            await store.close()

    return asyncio.run(load())
