"""kill -9 on PostgreSQL under load: what was acknowledged is there, once, and what was refused is not."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator

import pytest

from stella.live.ports import Conflict, Entry, StoreUnavailable, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore

from .clusters import Cluster, own_cluster
from .conftest import LONG

KILLS = 300 if LONG else 2
BETWEEN = 60
"""Acknowledgements between two kills."""

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs signals of POSIX"),
    pytest.mark.timeout(3600 if LONG else 120),
]


class Load:
    """Nodes that write to the same tables, and what became of each entry."""

    def __init__(self, url: str, nodes: int, tables: int) -> None:
        self.stores = [PostgresStore(Database(url)) for _ in range(nodes)]
        self.tables = [TableId(f"TABLE{number:03}") for number in range(tables)]
        self.acknowledged: dict[TableId, list[str]] = {table: [] for table in self.tables}
        self.refused: set[str] = set()
        self.stopping = False
        self._count = 0
        self._more = asyncio.Event()

    async def until(self, more: int) -> None:
        """Wait for this many more acknowledgements."""
        wanted = self._count + more
        while self._count < wanted:
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 60)

    async def play(self, node: int, table: TableId) -> None:
        store, at, number = self.stores[node], 0, 0
        while not self.stopping:
            number += 1
            entry = Entry(f"{node}-{number}", number, b"x" * 100)
            try:
                await store.append(table, at, [entry])
            except Conflict:
                self.refused.add(f"{table} {entry.request_id}")
                at = await self._head(store, table)
            except StoreUnavailable:
                self.refused.add(f"{table} {entry.request_id}")
                await asyncio.sleep(0.01)  # a person would wait longer before the next try
            else:
                at += 1
                self.acknowledged[table].append(entry.request_id)
                self._count += 1
                self._more.set()

    async def _head(self, store: PostgresStore, table: TableId) -> int:
        while not self.stopping:
            try:
                return (await store.heads([table])).get(table, 0)
            except StoreUnavailable:
                await asyncio.sleep(0.01)
        return 0


@pytest.fixture(autouse=True)
def enough_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine may recover more slowly than people wait; a move that is then refused may have been written."""
    for limit in ("ANSWER", "AGAIN"):
        monkeypatch.setattr(f"stella.postgres.database.{limit}", 60.0)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    """The others of this session must not fall."""
    with own_cluster() as cluster:
        yield cluster


async def test_acknowledged_moves_survive_any_number_of_kills_and_refused_ones_were_never_made(
    cluster: Cluster,
) -> None:
    load, rng = Load(cluster.url, nodes=2, tables=6), random.Random(1)
    players = [asyncio.create_task(load.play(node, table)) for node in range(2) for table in load.tables]
    await load.until(BETWEEN)
    for _ in range(KILLS):
        await cluster.kill_backend(rng)
        await load.until(BETWEEN)
    load.stopping = True
    await asyncio.wait_for(asyncio.gather(*players), 60)
    for table in load.tables:
        written = [entry.request_id for entry in await load.stores[0].load(table)]
        assert len(written) == len(set(written))
        assert sorted(written) == sorted(load.acknowledged[table])
        assert not load.refused & {f"{table} {name}" for name in written}
    for store in load.stores:
        await store.close()
