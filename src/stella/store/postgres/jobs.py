"""What the writer is asked to do. Each job is answered once, when its fate is certain."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from stella.live.ports import Snapshot, StoreUnavailable
from stella.store.postgres.log import AppendRows

MOST_APPENDS: Final = 256
MOST_BYTES: Final = 4_000_000
MOST_HINT: Final = 7_000
"""Bytes of the hint that goes with a commit: PostgreSQL takes less than 8,000."""


@dataclass(slots=True, eq=False)
class Append:
    """Entries to add to a table, all or none."""

    rows: AppendRows
    future: Future[None]
    until: float = 0.0
    """When it has to be answered, by the clock of the event loop."""
    uncertain: bool = False
    """Its connection was lost, and nobody could tell whether it was written."""

    @property
    def hint(self) -> int:
        """How many bytes the hint takes."""
        return 2 * len(self.rows.table) + 24


@dataclass(slots=True, eq=False)
class Delete:
    """A table to remove."""

    table: bytes
    future: Future[bool]
    until: float = 0.0
    existed: bool = False


@dataclass(slots=True, eq=False)
class Keep:
    """A snapshot to keep."""

    table: bytes
    snapshot: Snapshot
    future: Future[None]
    until: float = 0.0


@dataclass(slots=True, eq=False)
class Probe:
    """A write that leaves nothing behind."""

    future: Future[None]
    until: float = 0.0


Job = Append | Delete | Keep | Probe


def answer(job: Job, result: Any = None) -> None:
    """Tell who waits: a result, or an exception. Cancelled waiters are not told."""
    if job.future.done():
        return
    if isinstance(result, Exception):
        job.future.set_exception(result)
    else:
        job.future.set_result(result)


def refuse(jobs: Iterable[Job], reason: str) -> None:
    """Give up on some jobs; each gets an exception of its own."""
    for job in jobs:
        answer(job, StoreUnavailable(reason))


def batches(jobs: Iterable[Job]) -> Iterator[list[Job]]:
    """In the order of asking: appends to different tables together, as many as one commit takes, others alone."""
    batch: list[Job] = []
    tables: set[bytes] = set()
    size = hint = 0
    for job in jobs:
        rows = job.rows if isinstance(job, Append) else None
        fits = (
            rows is not None
            and rows.table not in tables
            and len(batch) < MOST_APPENDS
            and size + rows.size <= MOST_BYTES
            and isinstance(job, Append)
            and hint + job.hint <= MOST_HINT
        )
        if batch and not fits:
            yield batch
            batch, tables, size, hint = [], set(), 0, 0
        if isinstance(job, Append):
            batch.append(job)
            tables.add(job.rows.table)
            size, hint = size + job.rows.size, hint + job.hint
        else:
            yield [job]
    if batch:
        yield batch
