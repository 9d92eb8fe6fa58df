"""The log that all nodes share, and a node's way to it: slow, full, cut off, or lost while a commit runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

from stella.live.lobby_codes import LocalCodes
from stella.live.ports import (
    Conflict,
    Entry,
    Extent,
    FoundCode,
    MemberId,
    Snapshot,
    StoreUnavailable,
    TableId,
    TableSummary,
)
from tests.support.memory_store import MemoryStore

if TYPE_CHECKING:
    from .night import Night

T = TypeVar("T")
USUAL, SLOWEST = 0.03, 5.0
"""Seconds that one way to the database takes at most: usually, and while it is slow."""


class Database:
    """What is in it survives everything."""

    def __init__(self, night: Night) -> None:
        self.night = night
        self.log = MemoryStore()
        self.codes = LocalCodes(night.now)
        self.committed_at: list[float] = []
        """When each entry was committed: a night has one table."""
        self.full = False
        self.slow = 1.0
        """How many times longer than usual everything takes."""

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> Exception | None:
        """Commit now, and have all nodes told; or say why not."""
        if self.full:
            return StoreUnavailable("disk full")
        error = self.log.append(table, expected, entries).exception()
        if error is None:
            self.committed_at += [self.night.now()] * len(entries)
            self.night.hint(table, expected + len(entries))
        assert error is None or isinstance(error, Exception)
        return error


class NodeStore:
    """The `Store` port as one node has it. Answers take time, and what they say may be old when they come."""

    def __init__(self, night: Night, database: Database) -> None:
        self._night = night
        self._database = database
        self._appends: list[asyncio.Future[None]] = []
        self.dead = False
        """The node was killed: no call ever returns."""
        self.cut = False
        """The node does not reach the database."""
        self.lossy = False
        """Connections break while commits run: then nobody knows whether they took effect."""

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        return await self._ask(lambda log: log.load(table, after, most))

    async def find(self, table: TableId, request_ids: Sequence[str]) -> Mapping[str, Entry]:
        return await self._ask(lambda log: log.find(table, request_ids))

    async def heads(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        return await self._ask(lambda log: log.heads(tables))

    async def snapshot(self, table: TableId) -> Snapshot | None:
        return await self._ask(lambda log: log.snapshot(table))

    async def delete(self, table: TableId) -> bool:
        return await self._ask(lambda log: log.delete(table))

    async def discard(self, table: TableId, at: int, expected: int | None = None) -> bool:
        return await self._ask(lambda log: log.discard(table, at, expected))

    async def recover(self, table: TableId) -> bool:
        return await self._ask(lambda log: log.recover(table))

    async def discarded(self, table: TableId | None = None) -> Sequence[TableSummary]:
        return await self._ask(lambda log: log.discarded(table))

    async def due(self, before: int | None = None) -> Mapping[TableId, int]:
        return await self._ask(lambda log: log.due(before))

    async def save_subscription(self, table: TableId, member: MemberId, body: bytes | None) -> bool:
        return await self._ask(lambda log: log.save_subscription(table, member, body))

    async def subscriptions(self, table: TableId) -> Mapping[MemberId, bytes]:
        return await self._ask(lambda log: log.subscriptions(table))

    async def extent(self) -> Extent:
        return await self._ask(lambda log: log.extent())

    async def database_time(self) -> int | None:
        return await self._ask(lambda log: log.database_time())

    async def tables(self, touched_before: int | None = None) -> Sequence[TableSummary]:
        return await self._ask(lambda log: log.tables(touched_before))

    async def check(self) -> None:
        await self._ask(lambda log: log.check())

    async def close(self) -> None:
        """Nothing to release."""

    def save_snapshot(self, table: TableId, snapshot: Snapshot) -> None:
        """Snapshots may get lost, and nobody is told."""
        if not (self.cut or self._database.full):
            keep = self._database.log.save_snapshot
            self._night.later(self._lag(), lambda: self.dead or keep(table, snapshot))

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._appends.append(done)
        self._night.spawn(self._append(table, expected, entries, done))
        return done

    async def _ask(self, question: Callable[[MemoryStore], Awaitable[T]]) -> T:
        return await self.reach(lambda database: question(database.log))

    async def reach(self, question: Callable[[Database], Awaitable[T]]) -> T:
        """There and back: on either way, the answer may get lost."""
        await self._travel()
        answer = await question(self._database)
        await self._travel()
        return answer

    async def _travel(self) -> None:
        if not self.dead:
            await asyncio.sleep(self._night.rng.uniform(0.0, 4.0) if self.cut else self._lag())
        if self.dead:
            await self._night.never
        if self.cut:
            raise StoreUnavailable("no way to the database")

    async def _append(
        self, table: TableId, expected: int, entries: Sequence[Entry], done: asyncio.Future[None]
    ) -> None:
        """As the real writers do it: what may have been committed is held until the database says whether it was."""
        error: Exception | None
        uncertain = False
        while True:
            await asyncio.sleep(self._lag())
            if self.dead and self._night.chance(0.5):
                return  # it never left the process: who waits, waits for ever
            if self.cut:
                error = StoreUnavailable("no way to the database")
            elif self.lossy and self._night.chance(0.5):
                if self._night.chance(0.5):
                    self._database.append(table, expected, entries)
                uncertain, error = True, StoreUnavailable("connection lost")
            else:
                error = self._database.append(table, expected, entries)
                if isinstance(error, Conflict) and uncertain:
                    there = await self._database.log.load(table, expected, len(entries))
                    error = None if list(there) == list(entries) else error
            if not (uncertain and isinstance(error, StoreUnavailable)):
                break
        await asyncio.sleep(self._lag())
        if not (self.dead or done.cancelled()):
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

    def _lag(self) -> float:
        return min(self._night.lag() * self._database.slow, SLOWEST if self._database.slow > 1 else USUAL)


class NodeCodes:
    """The `LobbyCodes` port as one node has it: it goes the way of the node's store."""

    def __init__(self, store: NodeStore) -> None:
        self._store = store

    async def lease(self, table: TableId, letters: Callable[[int], str]) -> str:
        return await self._store.reach(lambda database: database.codes.lease(table, letters))

    async def find(self, code: str) -> FoundCode | None:
        return await self._store.reach(lambda database: database.codes.find(code))

    async def close(self, table: TableId) -> None:
        await self._store.reach(lambda database: database.codes.close(table))

    async def release(self, table: TableId) -> None:
        await self._store.reach(lambda database: database.codes.release(table))
