"""What the writer is asked to do, and how the answers get back to the event loop."""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from msgspec import Struct

from stella.live.ports import Conflict, Snapshot, StoreUnavailable, TableId
from stella.store.sqlite import log
from stella.store.sqlite.connection import Row, SqlConnection


class Append(Struct, eq=False):
    """Lines to add to a table, all or none."""

    rows: list[Row]
    future: Future[None]
    uncertain: bool = False
    """Its commit failed in a way that does not tell whether the lines are kept."""
    outcome: Exception | None = None

    @property
    def lines(self) -> int:
        """How much it adds to the journal."""
        return len(self.rows)

    def apply(self, connection: SqlConnection) -> None:
        """Add the lines within the open transaction; after an uncertain commit they may be there already."""
        try:
            log.insert(connection, self.rows)
        except sqlite3.IntegrityError as error:
            if not (self.uncertain and log.contains(connection, self.rows)):
                table, seq = self.rows[0][:2]
                raise Conflict(
                    f"table {table} is not at {seq - 1}, or a request id was used before"
                ) from error


@dataclass(slots=True, eq=False)
class Delete:
    """A table to remove."""

    table: TableId
    future: Future[bool]
    uncertain: bool = False
    outcome: Exception | bool = False
    lines: ClassVar = 0

    def apply(self, connection: SqlConnection) -> None:
        """Let the table vanish within the open transaction; its lines are removed later, some at a time."""
        self.outcome = log.tombstone(connection, self.table) or self.outcome


@dataclass(slots=True, eq=False)
class Keep:
    """A snapshot to keep."""

    table: TableId
    snapshot: Snapshot
    future: Future[None]
    uncertain: bool = False
    outcome: Exception | None = None

    @property
    def lines(self) -> int:
        """How much it adds to the journal: a page is that of some ten lines of a log."""
        return 10 * (1 + len(self.snapshot.body) // 4096)

    def apply(self, connection: SqlConnection) -> None:
        """Put it in the place of the older one."""
        log.save_snapshot(connection, self.table, self.snapshot)


@dataclass(slots=True, eq=False)
class Probe:
    """A write that leaves nothing behind, to see whether the disk takes any."""

    future: Future[None]
    uncertain: bool = False
    outcome: Exception | None = None
    lines: ClassVar = 0

    def apply(self, connection: SqlConnection) -> None:
        """Go through all that an append goes through."""
        log.probe(connection)


Job = Append | Delete | Keep | Probe


def fail(jobs: Iterable[Job], reason: str) -> list[Job]:
    """Give up on some jobs; each gets an exception of its own."""
    failed = list(jobs)
    for job in failed:
        job.outcome = StoreUnavailable(reason)
    return failed


def deliver(jobs: Iterable[Job]) -> None:
    """Bring the outcomes to their event loops: one call for each group, however large."""
    by_loop: dict[AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, done in by_loop.items():
        try:
            loop.call_soon_threadsafe(_resolve, done)
        except RuntimeError:  # the loop was closed meanwhile: nobody waits any more
            continue


def _resolve(jobs: list[Job]) -> None:
    for job in jobs:
        future: Future[Any] = job.future
        if future.done():  # cancelled; the lines are in the log all the same
            continue
        if isinstance(job.outcome, Exception):
            future.set_exception(job.outcome)
        else:
            future.set_result(job.outcome)
