"""Two nodes of one database in one process: real hubs, logs and hints, screens that only remember, a clock to turn."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import msgspec

from stella.bus.cluster import PostgresCluster
from stella.bus.postgres import PostgresBus
from stella.live.hub import Hub
from stella.live.ports import TableId
from stella.live.supply import deal
from stella.live.table_request import Answer, Done
from stella.postgres import Database
from stella.rules import Seat
from stella.store.postgres import PostgresStore
from stella.tables import commands as c
from stella.tables.keys import KeyMaker, hashed
from stella.tables.options import OptionChanges
from stella.tables.pace import Pace
from stella.tables.people import MemberId
from stella.tables.recipients import Recipients
from stella.tables.refusal import Refusal
from stella.tables.state import TableState
from stella.wire.messages import GoOn, MarkAlong, Ping, React, Seen, decode_message
from stella.wire.stored import CODEC
from tests.support.people import PATIENCE
from tests.support.servers import FakeClock, SeededRng
from tests.tables.given import FixedDealer
from tests.tables.harness import FakeScreen, Harness, Table

_numbers = itertools.count(1)


def _note(hints: deque[int], table: TableId, seq: int) -> None:
    hints.append(seq)


class Follower:
    """Says that something has become of a table, after all screens were shown it."""

    def __init__(self, news: asyncio.Event) -> None:
        self._news = news

    def loaded(self, state: TableState | None, news: Recipients) -> None:
        self._news.set()

    def committed(self, state: TableState, news: Recipients) -> None:
        self._news.set()

    def idle(self) -> None:
        self._news.set()

    def slept(self) -> None:
        self._news.set()


@asynccontextmanager
async def node(url: str, name: str, clock: FakeClock) -> AsyncIterator[Harness]:
    """A hub that hears the other nodes of a database; hints alone tell it of them."""
    database = Database(url)
    harness = Harness(PostgresStore(database), clock)
    await harness.hub.stop()
    bus, cluster = PostgresBus(database, net=3600), PostgresCluster(database, name)
    harness.services = replace(harness.services, bus=bus, cluster=cluster, shared=True)
    harness.hub = Hub(harness.services, KeyMaker(b"k" * 32))
    harness.hub.start()
    listening = asyncio.Event()
    bus.subscribe(lambda *_: None, listening.set)
    await bus.start()
    await cluster.start()
    await asyncio.wait_for(listening.wait(), PATIENCE)
    try:
        yield harness
    finally:
        await harness.hub.stop()
        await bus.stop()
        await cluster.stop()
        await harness.store.close()


class Shared:
    """One table at two nodes. People have numbers, in the order of their coming; each asks at one node."""

    def __init__(self, nodes: tuple[Harness, Harness], at: dict[int, int]) -> None:
        """`at`: of each person the node where they ask."""
        self.nodes, self.at = nodes, at
        self.sides: tuple[Table, ...] = ()
        self._news = asyncio.Event()
        self._hints: tuple[deque[int], ...] = (deque(maxlen=10), deque(maxlen=10))
        """What each node heard last of the log's growth."""

    async def open(self, **options: Any) -> None:
        """Everybody joins."""
        chosen = OptionChanges(**{"pace": Pace.OFF, **options})
        made = await self.nodes[0].hub.create("create", lambda key: c.CreateTable(chosen, "Ada", "en", key))
        assert not isinstance(made, Refusal)
        live = made[0]
        for number in sorted(self.at)[1:]:
            join = c.Join(f"Guest {number}", "en", hashed(f"key {number}"), id=f"join {number}")
            assert isinstance(await self.nodes[0].hub.ask(live, None, join), Done)
        other = await self.nodes[1].hub.find(live.id)
        assert other is not None
        self.sides = (Table(self.nodes[0], live), Table(self.nodes[1], other))
        for each in (live, other):
            each._listeners = (*each._listeners, Follower(self._news))
        for harness, hints in zip(self.nodes, self._hints, strict=True):
            harness.services.cluster.subscribe(lambda _: self._news.set(), lambda *_: None)
            harness.services.bus.subscribe(partial(_note, hints))
        await self.level()

    async def report(self) -> str:
        """What a failed test prints: the end of the log, and what each node knows of it."""
        lines = []
        for name, harness, side, hints in zip("ab", self.nodes, self.sides, self._hints, strict=False):
            live, entries = side.live, await harness.store.load(side.live.id)
            first = max(0, len(entries) - 6)
            lines.append(
                f"node {name}: shows {live.seq}, log ends at {len(entries)}, last hints {list(hints)}, "
                f"busy {live._running}, awake {live.awake}, heard {live._announced_seq}, problems {harness.problems}"
            )
        lines += [
            f"  {seq} {entry.request_id} {CODEC.decode(entry.body)}"
            for seq, entry in enumerate(entries[first:], first + 1)
        ]
        return "\n".join(lines)

    async def level(self) -> None:
        """Both nodes have all that is in the log, and have shown it."""
        one, two = (side.live for side in self.sides)
        async with asyncio.timeout(PATIENCE):
            while one._running or two._running or not (one.awake and two.awake and one.seq == two.seq):
                self._news.clear()
                await self._news.wait()

    async def screen(self, who: int | None, node: int, *, takes_own: bool = False) -> FakeScreen:
        """Somebody connects, or a board; both nodes know."""
        screen = self.sides[node].screen(who, takes_own=takes_own)
        member = None if who is None else MemberId(f"m{who}")
        other = self.sides[1 - node].live
        async with asyncio.timeout(PATIENCE):
            while member is not None and member not in other.screens.present:
                self._news.clear()
                await self._news.wait()
        return screen

    async def ask(self, who: int, kind: str, **fields: Any) -> Answer:
        """A message as a device sends it, at their node."""
        text = json.dumps({"type": kind, "id": f"w{next(_numbers)}", **fields})
        message = decode_message(text.encode())
        assert not isinstance(message, GoOn | MarkAlong | Ping | React | Seen)
        side = self.sides[self.at[who]]
        return await asyncio.wait_for(side.harness.hub.ask(side.live, MemberId(f"m{who}"), message), PATIENCE)

    async def do(self, who: int, kind: str, **fields: Any) -> None:
        """A message that must be carried out; both nodes have it then."""
        answer = await self.ask(who, kind, **fields)
        assert isinstance(answer, Done), (kind, fields, answer)
        await self.level()

    async def start(self, first_scout: int, seed: int = 0) -> None:
        """Begin a game with this first scout and turn the first word."""
        side = self.sides[self.at[1]]
        drawn = deal(side.state, side.harness.services.supply, SeededRng(seed))
        side.live.dealer = FixedDealer(
            msgspec.structs.replace(drawn, first_scout=Seat(first_scout)), side.harness.clock.now()
        )
        await self.do(1, "start")
        await self.do(first_scout + 1, "reveal_word")


@asynccontextmanager
async def shared_table(url: str, at: dict[int, int], **options: Any) -> AsyncIterator[Shared]:
    """A new table of a new database, awake at two nodes."""
    clock = FakeClock()
    async with node(url, "a", clock) as one, node(url, "b", clock) as two:
        shared = Shared((one, two), at)
        try:
            await shared.open(**options)
            yield shared
        except BaseException:
            print(await shared.report())
            raise
        assert one.problems == two.problems == []
