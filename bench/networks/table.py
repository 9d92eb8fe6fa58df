"""Tables of six who finish marking and reopen it; the last one's phone has a network of its own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import random
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

from bench.networks.line import Line, Quality, line
from bench.tables.game import SEATS, Script
from bench.tables.record import open_tables
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PHONE = SEATS - 1
PATIENCE = 60.0
KINDS = ("finish_marking", "resume_marking")
_numbers = itertools.count(1)


@dataclass(slots=True)
class Seen:
    """Milliseconds, and what reached the phone."""

    others: list[float] = field(default_factory=list)
    """From a move of one of the five to the last of their five views."""
    phone: list[float] = field(default_factory=list)
    """From a move of the phone to its acknowledgement there."""
    age: list[float] = field(default_factory=list)
    """How old a view is when the phone shows it: since the move that it shows was seen by the others."""
    versions: int = 0
    """How often something new was to be seen."""
    shown: int = 0
    """How many of these the phone got a view of."""

    @property
    def moves(self) -> int:
        """All moves."""
        return len(self.others) + len(self.phone)


class Table:
    """One table: somebody moves every so often, whatever the phone is waiting for."""

    def __init__(self, seen: Seen, way: Line) -> None:
        self.seen, self.way = seen, way
        self.sockets: list[ClientConnection] = []
        self.first_scout: int | None = None
        self.versions = [-1] * SEATS
        self.made: dict[int, float] = {}
        """When the first of the others saw each version."""
        self.asked: dict[str, asyncio.Future[int]] = {}
        """Moves without an acknowledgement; each gets the version after which its view comes."""
        self.news = asyncio.Event()

    async def listen(self, seat: int) -> None:
        """All that comes for one seat."""
        with contextlib.suppress(ConnectionClosed):
            async for text in self.sockets[seat]:
                message = json.loads(text)
                if message["type"] == "ack":
                    self.asked.pop(message["id"]).set_result(self.versions[seat])
                elif message["type"] == "view":
                    self._viewed(seat, message)
                else:
                    raise RuntimeError(text)

    def _viewed(self, seat: int, view: dict[str, Any]) -> None:
        now, version = time.perf_counter(), view["version"]
        before, self.versions[seat] = self.versions[seat], version
        if seat == PHONE:
            if version in self.made and version != before:
                self.seen.shown += 1
                self.seen.age.append((now - self.made[version]) * 1e3)
            return
        if version not in self.made:
            self.made[version] = now
            self.seen.versions += 1
        if view["play"] is not None:
            self.first_scout = view["play"]["game"]["first_scout"]
        self.news.set()

    async def say(self, seat: int, kind: str, **fields: int | bool) -> asyncio.Future[int]:
        """Send a message; returns what its acknowledgement will resolve."""
        name = f"n{next(_numbers)}"
        asked = self.asked[name] = asyncio.get_running_loop().create_future()
        await self.sockets[seat].send(json.dumps({"type": kind, "id": name, **fields}))
        return asked

    async def play(self, seat: int, kind: str) -> None:
        """One public move of one of the five; returns when all five have seen it."""
        began = time.perf_counter()
        before = await asyncio.wait_for(await self.say(seat, kind), PATIENCE)
        while min(self.versions[:PHONE]) <= before:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), PATIENCE)
        self.seen.others.append((time.perf_counter() - began) * 1e3)

    async def play_phone(self, kind: str) -> None:
        """One of the phone; returns when it has the acknowledgement."""
        began = time.perf_counter()
        await asyncio.wait_for(await self.say(PHONE, kind), PATIENCE)
        self.seen.phone.append((time.perf_counter() - began) * 1e3)

    async def play_on(self, since: float, until: float, pace: float) -> None:
        """The five in turns, a move every `pace` seconds. The phone as often as one of them, once it has an answer."""
        await asyncio.sleep(max(0.0, since - time.perf_counter()))
        phone: asyncio.Task[None] | None = None
        kinds = itertools.cycle(KINDS)
        for number in itertools.count():
            began = time.perf_counter()
            if began >= until:
                break
            if number % PHONE == 0 and (phone is None or phone.done()):
                phone = asyncio.ensure_future(self.play_phone(next(kinds)))
            await self.play(number // 2 % PHONE, KINDS[number % 2])
            await asyncio.sleep(max(0.0, began + pace - time.perf_counter()))
        if phone is not None:
            await phone

    async def begin(self, script: Script) -> None:
        """Until all have their first cross, and may finish marking."""
        for step in script.steps[: script.prepared]:
            ack = await self.say(step.actor(self.first_scout or 0), step.type, **step.fields)
            await asyncio.wait_for(ack, PATIENCE)
            while self.first_scout is None:
                self.news.clear()
                await asyncio.wait_for(self.news.wait(), PATIENCE)


@contextlib.asynccontextmanager
async def seated(
    port: int, quality: Quality, script: Script, seen: Seen, chance: random.Random
) -> AsyncIterator[Table]:
    """A table where the game has begun, and the phone's network is as bad as it should be."""
    async with contextlib.AsyncExitStack() as stack:
        way = await stack.enter_async_context(line(port, quality, chance))
        table = Table(seen, way)
        (seats,) = await asyncio.to_thread(open_tables, port, 1)
        for seat, (path, cookie) in enumerate(seats):
            socket = await connect(
                f"ws://127.0.0.1:{way.port if seat == PHONE else port}{path}",
                additional_headers={"cookie": cookie},
                compression=None,
                ping_interval=None,
                close_timeout=0.2,
            )
            table.sockets.append(socket)
            stack.push_async_callback(socket.close)
        listening = [asyncio.ensure_future(table.listen(seat)) for seat in range(SEATS)]
        try:
            await table.begin(script)
            way.spoil()
            yield table
        finally:
            for task in listening:
                task.cancel()
