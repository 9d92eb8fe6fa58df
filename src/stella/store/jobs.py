"""What the writer of a store is asked to do, and the half of a store that asks it."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from msgspec import Struct

from stella.live.ports import Entry, Snapshot, StoreUnavailable, TableId

R = TypeVar("R")
"""The entries of an append, as one store writes them."""


class Job(Struct, eq=False, kw_only=True):
    """Something to write. It is answered once, when its fate is certain."""

    future: Future[Any]
    outcome: Any = None
    """What it is answered: a result, or an exception."""
    uncertain: bool = False
    """Its commit failed in a way that does not tell whether it took effect."""
    until: float = 0.0
    """When it has to be answered, by the clock of the event loop."""


class Append(Job, Generic[R], eq=False, kw_only=True):
    """Entries to add to a table, all or none."""

    rows: R


class Delete(Job, eq=False, kw_only=True):
    """A table to remove."""

    table: TableId


class Discard(Job, eq=False, kw_only=True):
    """A table to put into the bin, if it is at `expected`."""

    table: TableId
    at: int
    expected: int | None


class Recover(Job, eq=False, kw_only=True):
    """A table to take out of the bin."""

    table: TableId


class SaveSnapshot(Job, eq=False, kw_only=True):
    """A snapshot to keep in the place of an older one."""

    table: TableId
    snapshot: Snapshot


class Probe(Job, eq=False, kw_only=True):
    """A write that leaves nothing behind, to see whether the store takes any."""


def answer(job: Job) -> None:
    """Tell who waits; not those who were cancelled meanwhile."""
    if job.future.done():
        return
    if isinstance(job.outcome, Exception):
        job.future.set_exception(job.outcome)
    else:
        job.future.set_result(job.outcome)


def fail(jobs: Iterable[Job], reason: str) -> list[Job]:
    """Give up on some jobs; each gets an exception of its own."""
    failed = list(jobs)
    for job in failed:
        job.outcome = StoreUnavailable(reason)
    return failed


def refuse(jobs: Iterable[Job], reason: str) -> None:
    """Give up on some jobs, and tell who waits."""
    for job in fail(jobs, reason):
        answer(job)


class WritingStore(ABC, Generic[R]):
    """The writing half of a store: makes jobs for its writer, and none once it is closed."""

    def __init__(self) -> None:
        self._closed = False

    @abstractmethod
    def _submit(self, job: Job) -> None:
        """Hand a job to the writer."""

    @abstractmethod
    def _rows(self, table: TableId, expected: int, entries: Sequence[Entry]) -> R:
        """Return the entries as they are written. Raises what an append is refused with that no log can take."""

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> Future[None]:
        """Write `entries` as seq expected+1, expected+2, …; see the port. Cancelling does not take it back."""
        if not entries:
            raise ValueError("an append needs at least one entry")
        future: Future[None] = _future()
        try:
            self._must_be_open()
            rows = self._rows(table, expected, entries)
        except Exception as error:
            future.set_exception(error)
        else:
            self._submit(Append(rows=rows, future=future))
        return future

    def save_snapshot(self, table: TableId, snapshot: Snapshot) -> None:
        """Keep a snapshot; it is there when the next append is."""
        if self._closed:
            return
        future: Future[None] = _future()
        future.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody waits for it
        self._submit(SaveSnapshot(table=table, snapshot=snapshot, future=future))

    async def delete(self, table: TableId) -> bool:
        """Remove the table; see the port. False if there was none."""
        return await self._ask(Delete(table=table, outcome=False, future=_future()))

    async def discard(self, table: TableId, at: int, expected: int | None = None) -> bool:
        """Put a table into the bin; see the port."""
        return await self._ask(
            Discard(table=table, at=at, expected=expected, outcome=False, future=_future())
        )

    async def recover(self, table: TableId) -> bool:
        """Take a table out of the bin; see the port."""
        return await self._ask(Recover(table=table, outcome=False, future=_future()))

    async def _probe(self) -> None:
        """Write something. Raises `StoreUnavailable`."""
        probe = Probe(future=_future())
        self._submit(probe)
        await probe.future

    async def _ask(self, job: Job) -> bool:
        self._must_be_open()
        self._submit(job)
        return bool(await job.future)

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")


def _future() -> Future[Any]:
    return asyncio.get_running_loop().create_future()
