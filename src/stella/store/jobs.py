"""Jobs for a store's writer, and the part of a store that both databases share."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from asyncio import Future
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from types import ModuleType
from typing import Any, Generic, TypeVar

from msgspec import Struct, field

from stella.live.ports import Entry, Extent, MemberId, Snapshot, StoreUnavailable, TableId, TableSummary

T = TypeVar("T")
R = TypeVar("R")
"""The entries of an append in the form that a store writes."""


def _future() -> Future[Any]:
    return asyncio.get_running_loop().create_future()


class Job(Struct, eq=False, kw_only=True):
    """A write, answered once its outcome is certain."""

    future: Future[Any] = field(default_factory=_future)
    outcome: Any = None
    """Its answer: a result or an exception."""
    uncertain: bool = False
    """Whether its commit failed without revealing if it took effect."""
    until: float = 0.0
    """Deadline for its answer, by the event loop's clock."""


class Append(Job, Generic[R], eq=False, kw_only=True):
    """Entries to add to a table, all or none."""

    rows: R
    due: int | None = None
    """When its table must be woken, according to the last entry that says so."""


class TableJob(Job, eq=False, kw_only=True):
    """A change to a table as a whole; its answer is whether there was anything to change."""

    table: TableId
    outcome: Any = False


class Delete(TableJob, eq=False, kw_only=True):
    """A table to remove."""


class Discard(TableJob, eq=False, kw_only=True):
    """A table to put into the bin, if it is at `expected`."""

    at: int
    expected: int | None


class Recover(TableJob, eq=False, kw_only=True):
    """A table to take out of the bin."""


class SaveSubscription(TableJob, eq=False, kw_only=True):
    """Where a member gets notifications, or `None` to remove it."""

    member: MemberId
    body: bytes | None


class SaveSnapshot(Job, eq=False, kw_only=True):
    """A snapshot that replaces an older one."""

    table: TableId
    snapshot: Snapshot


class Probe(Job, eq=False, kw_only=True):
    """A write without effect, to test whether the store accepts writes."""


def answer(job: Job) -> None:
    """Answer the jobs that weren't cancelled meanwhile."""
    if job.future.done():
        return
    if isinstance(job.outcome, Exception):
        job.future.set_exception(job.outcome)
    else:
        job.future.set_result(job.outcome)


def fail(jobs: Iterable[Job], reason: str) -> list[Job]:
    """Give up on some jobs; each gets a separate exception."""
    failed = list(jobs)
    for job in failed:
        job.outcome = StoreUnavailable(reason)
    return failed


def refuse(jobs: Iterable[Job], reason: str) -> None:
    """Give up on some jobs, and answer them."""
    for job in fail(jobs, reason):
        answer(job)


class LogStore(ABC, Generic[R]):
    """Shared part of both stores: runs their log's statements and creates jobs for their writer."""

    def __init__(self, log: ModuleType) -> None:
        """`log`: the module with the statements."""
        self._log: Any = log
        self._closed = False

    @abstractmethod
    async def _ask(self, statement: Callable[..., T | Awaitable[T]], *values: object) -> T:
        """Query the log. Raises `StoreUnavailable`."""

    @abstractmethod
    def _submit(self, job: Job) -> None:
        """Hand a job to the writer."""

    @abstractmethod
    def _rows(self, table: TableId, expected: int, entries: Sequence[Entry]) -> R:
        """Return the entries as written. Raises if no log could hold them."""

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        """Return the entries with seq > `after`, in order; sees every acknowledged append."""
        return await self._asked(self._log.read, table, after, most)

    async def find(self, table: TableId, request_ids: Sequence[str]) -> Mapping[str, Entry]:
        """Return the entries with these request ids, using the index."""
        return await self._asked(self._log.find, table, request_ids)

    async def heads(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        """Return how many entries these tables have; tables that don't exist are left out."""
        return await self._asked(self._log.heads, [*tables])

    async def snapshot(self, table: TableId) -> Snapshot | None:
        """Return the saved snapshot, if any."""
        return await self._asked(self._log.snapshot_of, table)

    async def tables(self, touched_before: int | None = None) -> Sequence[TableSummary]:
        """Return all tables, or only those not touched since; least recently touched first."""
        return await self._asked(self._log.summaries, touched_before)

    async def discarded(self, table: TableId | None = None) -> Sequence[TableSummary]:
        """Return the tables in the bin, oldest first; with `table`, only that one."""
        return await self._asked(self._log.discarded, table)

    async def due(self, before: int | None = None) -> Mapping[TableId, int]:
        """Return when tables must be woken: all that act by themselves, or those due before."""
        return await self._asked(self._log.due, before)

    async def subscriptions(self, table: TableId) -> Mapping[MemberId, bytes]:
        """Return where members of a table get notifications."""
        return await self._asked(self._log.subscriptions, table)

    async def extent(self) -> Extent:
        """Return the number of tables and the time of the newest entry."""
        return await self._asked(self._log.extent)

    async def _asked(self, statement: Callable[..., T | Awaitable[T]], *values: object) -> T:
        self._must_be_open()
        return await self._ask(statement, *values)

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> Future[None]:
        """Write `entries` as seq expected+1, expected+2, …; see the port. Cancelling doesn't undo it."""
        if not entries:
            raise ValueError("an append needs at least one entry")
        future: Future[None] = _future()
        try:
            self._must_be_open()
            rows = self._rows(table, expected, entries)
        except Exception as error:
            future.set_exception(error)
        else:
            said = [entry.due for entry in entries if entry.due is not None]
            self._submit(Append(rows=rows, due=said[-1] if said else None, future=future))
        return future

    def save_snapshot(self, table: TableId, snapshot: Snapshot) -> None:
        """Save a snapshot no later than the next append."""
        if self._closed:
            return
        job = SaveSnapshot(table=table, snapshot=snapshot)
        job.future.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody awaits it
        self._submit(job)

    async def delete(self, table: TableId) -> bool:
        """Remove the table; see the port. False if there was none."""
        return await self._have_written(Delete(table=table))

    async def discard(self, table: TableId, at: int, expected: int | None = None) -> bool:
        """Put a table into the bin; see the port."""
        return await self._have_written(Discard(table=table, at=at, expected=expected))

    async def recover(self, table: TableId) -> bool:
        """Take a table out of the bin; see the port."""
        return await self._have_written(Recover(table=table))

    async def save_subscription(self, table: TableId, member: MemberId, body: bytes | None) -> bool:
        """Save or remove where a member gets notifications; see the port."""
        return await self._have_written(SaveSubscription(table=table, member=member, body=body))

    async def _probe(self) -> None:
        """Write something. Raises `StoreUnavailable`."""
        probe = Probe()
        self._submit(probe)
        await probe.future

    async def _have_written(self, job: Job) -> bool:
        self._must_be_open()
        self._submit(job)
        return bool(await job.future)

    def _must_be_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("the store is closed")
