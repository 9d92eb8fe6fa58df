"""kill -9 of nodes, of PostgreSQL's processes and of PostgreSQL itself: who loses a node goes to the other one."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from stella.live.ports import TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from tests.support.processes import Nursery, Server, nursery_in
from tests.support.wires import Refused, Wire

from .clusters import Cluster, own_cluster
from .conftest import LONG
from .test_kill_server import Player, seated_players

KILLS = 25
"""In each part of the long run; in the default run, only a node and a process of the database."""
PARTS = 12 if LONG else 1
"""Each with its own database, nodes and seed, so that they can run side by side."""
BETWEEN = 40
"""Acknowledgements between two kills."""
PAUSE = 0.02
AGAIN = ("E_STORE", "E_BUSY")
OVERTAKEN = ("E_ALREADY_MARKED", "E_NOT_MARKED")
"""What a cross is answered when the one before it could not be saved, and is asked for again after it."""
TARGETS = ("node", "node", "node", "backend", "postgres")

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
    pytest.mark.timeout(3600 if LONG else 120),
]


class NodePair:
    """Two nodes of one database. What is killed is started again."""

    def __init__(self, cluster: Cluster, nursery: Nursery, data: Path) -> None:
        self.cluster, self._nursery, self._data = cluster, nursery, data
        self.nodes: list[Server] = []
        self.all: list[Server] = []
        """With those that were killed."""
        self.kills = Counter[str]()
        self.over = False
        self.acknowledged = 0
        self._more = asyncio.Event()

    async def open(self) -> None:
        for _ in range(2):
            self.nodes.append(await self._start())

    async def _start(self) -> Server:
        self.all.append(await self._nursery.start_beside("--database", self.cluster.url, data=self._data))
        return self.all[-1]

    async def kill(self, what: str, rng: random.Random) -> None:
        self.kills[what] += 1
        if what == "node":
            number = rng.randrange(2)
            await asyncio.to_thread(self.nodes[number].kill)
            self.nodes[number] = await self._start()
        elif what == "backend":
            await self.cluster.kill_backend(rng)
        else:
            self.cluster.kill()
            await asyncio.to_thread(self.cluster.start_again)
        await self.cluster.up()

    def answered(self) -> None:
        self.acknowledged += 1
        self._more.set()

    async def until(self, more: int) -> None:
        """Wait for this many more acknowledgements."""
        wanted = self.acknowledged + more
        async with asyncio.timeout(60):
            while self.acknowledged < wanted:
                self._more.clear()
                await self._more.wait()


@dataclass
class Wanderer(Player):
    """Somebody who goes to the other node when theirs is gone."""

    declined: list[str] = field(default_factory=list)

    async def wander(self, pair: NodePair, first: int) -> None:
        """Until all is over and everything was answered."""
        for number in itertools.count(first):
            await self.stay(pair, pair.nodes[number % 2])
            if pair.over and not self.waiting:
                return
            await asyncio.sleep(PAUSE)

    async def stay(self, pair: NodePair, node: Server) -> None:
        """At one node, until it is gone."""
        try:
            wire = await Wire.open(node.port, f"/api/tables/{self.code}/socket", {"cookie": self.cookie})
        except (OSError, asyncio.IncompleteReadError, Refused):
            return
        for wish in self.waiting.values():
            wire.send(**wish)
        self._fill(wire)
        async for payload in wire.frames():
            if payload.startswith(b'{"type":"view"'):
                continue
            message: dict[str, Any] = json.loads(payload)
            if message["type"] == "error" and message["code"] in AGAIN:
                await asyncio.sleep(PAUSE)
                wire.send(**self.waiting[message["id"]])
                continue
            if message["type"] == "error":
                assert message["code"] in OVERTAKEN, message
                self.declined.append(self.waiting.pop(message["id"])["id"])
            elif message["type"] == "ack":
                self.acknowledged.append(self.waiting.pop(message["id"])["id"])
                pair.answered()
            if pair.over:
                self.stopping = True
                if not self.waiting:
                    wire.reset()
                    return
            self._fill(wire)
        self.closed_with = wire.closed_with


@pytest.mark.parametrize("part", range(PARTS))
async def test_nothing_acknowledged_is_lost_or_doubled_when_nodes_and_the_database_are_killed(
    part: int, tmp_path: Path, figures: Callable[[str], None]
) -> None:
    rng = random.Random(part)
    targets = [rng.choice(TARGETS) for _ in range(KILLS)] if LONG else ["node", "backend"]
    with own_cluster() as cluster, nursery_in(tmp_path) as nursery:
        pair = NodePair(cluster, nursery, tmp_path / "data")
        await pair.open()
        seated = await seated_players(pair.nodes[0])
        players = [Wanderer(each.code, each.member, each.cookie, each.marks) for each in seated]
        tasks = [asyncio.create_task(each.wander(pair, number)) for number, each in enumerate(players)]
        await pair.until(BETWEEN)
        for what in targets:
            await pair.kill(what, rng)
            await pair.until(BETWEEN)
            assert not any(task.done() for task in tasks)
        pair.over = True
        await asyncio.wait_for(asyncio.gather(*tasks), 60)
        store = PostgresStore(Database(cluster.url))
        for player in players:
            written = [entry.request_id for entry in await store.load(TableId(player.code))]
            assert len(written) == len(set(written))
            mine = [name for name in written if name.startswith(f"{player.member}:wish-")]
            assert sorted(mine) == sorted(f"{player.member}:{wish}" for wish in player.acknowledged)
        await store.close()
        assert [node.end() for node in pair.nodes] == [0, 0]
        said = "".join(server.said() for server in pair.all)
    figures(f"{dict(pair.kills)} killed, {pair.acknowledged} acknowledged")
    assert "Traceback" not in said
