"""A server of sorts, to be killed: appends to some tables and says on its standard output what is acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from stella.live.ports import Entry, TableId
from stella.store.sqlite import SqliteStore

TABLES = [TableId(f"TABLE{i:03}") for i in range(5)]


async def main(path: Path, life: str) -> None:
    store = SqliteStore.open(path, fold_every=50)
    await asyncio.gather(*(play(store, table, life) for table in TABLES))


async def play(store: SqliteStore, table: TableId, life: str) -> None:
    seq = len(await store.load(table))
    while True:
        seq += 1
        command = f"{life}.{seq}"
        await store.append(table, seq - 1, [Entry(command, seq, command.encode() * 20)])
        os.write(1, f"{table} {seq} {command}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), sys.argv[2]))
