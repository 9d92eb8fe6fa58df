"""Queue for costly requests that shouldn't be refused: a few per address at a time, others wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

from stella.server.api.http_request import RequestError
from stella.server.limits.rates import SITE, network_of, site_of
from stella.tables.refusal import TableCode

AT_ONCE: Final = 8
"""Requests of one address that are answered at the same time."""
MOST_WAITING: Final = 4_000
"""Maximum requests of one address, waiting ones included: 24 people can fetch a whole deck at the same moment."""


@dataclass(slots=True)
class _Queue:
    free: asyncio.Semaphore
    requests: int = field(default=0)


class FairQueue:
    """Shares the work among addresses: a client with a thousand requests queues behind itself."""

    def __init__(self, at_once: int = AT_ONCE, most: int = MOST_WAITING) -> None:
        self._at_once, self._most = at_once, most
        self._lines: dict[str, _Queue] = {}

    @asynccontextmanager
    async def take(self, address: str) -> AsyncIterator[bool]:
        """Take a turn, waiting if necessary; returns whether it had to wait. Raises `RequestError`."""
        network, site = network_of(address), site_of(address)
        async with AsyncExitStack() as stack:
            waited = await stack.enter_async_context(self._in_line(network, 1))
            if site is not None:
                waited |= await stack.enter_async_context(self._in_line(site, SITE))
            yield waited

    @asynccontextmanager
    async def _in_line(self, name: str, size: int) -> AsyncIterator[bool]:
        line = self._lines.get(name)
        if line is None:
            line = self._lines[name] = _Queue(asyncio.Semaphore(size * self._at_once))
        if line.requests >= size * self._most:
            raise RequestError(TableCode.RATE)
        line.requests += 1
        try:
            waits = line.free.locked()
            async with line.free:
                yield waits
        finally:
            line.requests -= 1
            if not line.requests:
                del self._lines[name]
