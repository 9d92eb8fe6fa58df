"""A bad network: a proxy that delays, holds up and throttles what goes through it, in order, as TCP would show it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import socket
from collections import deque
from collections.abc import AsyncIterator
from dataclasses import dataclass

CHUNK = 1400
BEHIND = 64 * 1024
"""Bytes on their way in one direction; more are not read, so that the sender notices."""
SLOW_BEHIND = 2 * CHUNK
"""The same where the rate is limited: what lies in the network itself is old when it arrives."""


@dataclass(frozen=True, slots=True)
class Quality:
    """How bad a network is."""

    name: str
    round_trip: float = 0.0
    """Seconds there and back."""
    stalls: float = 0.0
    """Which part of all chunks is held up, and everything behind them."""
    held: float = 0.0
    """For how many seconds: a time-out of TCP before it sends again."""
    rate: float = 0.0
    """Bytes a second towards the phone; 0 for no limit."""


class Line:
    """The way to a phone. It is good until `spoil` is called."""

    def __init__(self, quality: Quality, chance: random.Random) -> None:
        self.port = 0
        self._later, self._chance = quality, chance
        self._quality = Quality(quality.name)
        self.behind = SLOW_BEHIND if quality.rate else BEHIND

    def spoil(self) -> None:
        """From now on it has its quality."""
        self._quality = self._later

    def due(self, now: float, last: float, size: int, *, down: bool) -> float:
        """When this many bytes arrive, after what was sent before them."""
        quality = self._quality
        now += quality.round_trip / 2
        if quality.stalls and self._chance.random() < quality.stalls:
            now += quality.held
        return max(last + (size / quality.rate if down and quality.rate else 0.0), now)


async def _pump(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way_of: Line, *, down: bool
) -> None:
    """Carry one direction, until its sender ends it."""
    loop = asyncio.get_running_loop()
    way: deque[tuple[float, bytes]] = deque()
    room, there = asyncio.Event(), asyncio.Event()
    last = 0.0

    async def arrive() -> None:
        while True:
            while not way:
                there.clear()
                await there.wait()
            due, chunk = way[0]
            await asyncio.sleep(max(0.0, due - loop.time()))
            way.popleft()
            room.set()
            if not chunk:
                writer.close()
                return
            writer.write(chunk)
            await writer.drain()

    arriving = asyncio.ensure_future(arrive())
    try:
        while not arriving.done():
            while sum(len(chunk) for _, chunk in way) >= way_of.behind:
                room.clear()
                await room.wait()
            chunk = await reader.read(CHUNK)
            last = way_of.due(loop.time(), last, len(chunk), down=down)
            way.append((last, chunk))
            there.set()
            if not chunk:
                await arriving
    except (ConnectionError, asyncio.CancelledError):
        arriving.cancel()
        writer.close()


@contextlib.asynccontextmanager
async def line(port: int, quality: Quality, chance: random.Random) -> AsyncIterator[Line]:
    """A port of its own that leads to the server at `port`."""
    pumps: set[asyncio.Task[None]] = set()
    way = Line(quality, chance)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        upstream = socket.socket()
        if (
            quality.rate
        ):  # what the phone has not read must not be read ahead for it: the server has to notice
            upstream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, CHUNK)
        upstream.setblocking(False)
        await asyncio.get_running_loop().sock_connect(upstream, ("127.0.0.1", port))
        there, back = await asyncio.open_connection(sock=upstream, limit=CHUNK)
        pumps.add(asyncio.ensure_future(_pump(reader, back, way, down=False)))
        pumps.add(asyncio.ensure_future(_pump(there, writer, way, down=True)))

    server = await asyncio.start_server(connected, "127.0.0.1", 0, limit=CHUNK)
    way.port = int(server.sockets[0].getsockname()[1])
    try:
        yield way
    finally:
        server.close()
        for pump in pumps:
            pump.cancel()
        await asyncio.gather(*pumps, return_exceptions=True)
