"""Upload slots: few at the same time, fewer per address; others wait a while for their turn."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from stella.server.api.http_request import RequestError
from stella.server.limits.rates import network_of
from stella.tables.refusal import TableCode

MOST_FROM_ONE: Final = 2
"""Maximum uploads per address, waiting ones included."""
MOST_WAITING: Final = 32
PATIENCE: Final = 45.0
"""Seconds to wait for a turn; proxies give up after 60."""


class UploadSlots:
    """Slots for simultaneous uploads, one per table."""

    def __init__(self, most: int) -> None:
        self._free = asyncio.Semaphore(most)
        self._most = most
        self._waiting = 0
        self._tables: set[str] = set()
        self._addresses: Counter[str] = Counter()

    @property
    def are_wanted(self) -> bool:
        """Whether someone is waiting: then uploads have to be quick."""
        return self._waiting > 0

    @asynccontextmanager
    async def take(self, table: str, address: str) -> AsyncIterator[None]:
        """Take a slot, waiting if necessary. Raises `RequestError` if that takes too long or too many wait."""
        network = network_of(address)
        if self._addresses[network] >= MOST_FROM_ONE:
            raise RequestError(TableCode.RATE)
        if self._most == 0 or self._waiting >= MOST_WAITING:
            raise RequestError(TableCode.BUSY)
        with self.only(table):
            self._addresses[network] += 1
            try:
                await self._wait()
                try:
                    yield
                finally:
                    self._free.release()
            finally:
                self._addresses[network] -= 1
                if not self._addresses[network]:
                    del self._addresses[network]

    @contextmanager
    def only(self, table: str) -> Iterator[None]:
        """Lock the pictures of this table. Raises `RequestError` if someone else is changing them."""
        if table in self._tables:
            raise RequestError(TableCode.BUSY)
        self._tables.add(table)
        try:
            yield
        finally:
            self._tables.discard(table)

    async def _wait(self) -> None:
        self._waiting += 1
        try:
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        except TimeoutError:
            raise RequestError(TableCode.BUSY) from None
        finally:
            self._waiting -= 1
