"""How jobs are done within a transaction, and how the answers get back to the event loop."""

from __future__ import annotations

import sqlite3
from asyncio import AbstractEventLoop
from collections.abc import Iterable

from stella.live.ports import Conflict
from stella.store.jobs import Append, Delete, Discard, Job, Recover, SaveSnapshot, answer
from stella.store.sqlite import log
from stella.store.sqlite.connection import SqlConnection


def apply(connection: SqlConnection, job: Job) -> None:
    """Do a job within the open transaction. Raises `Conflict`."""
    match job:
        case Append(rows=rows):
            try:
                log.insert(connection, rows)
            except sqlite3.IntegrityError as error:
                if not (job.uncertain and log.contains(connection, rows)):
                    table, seq = rows[0][:2]
                    raise Conflict(
                        f"table {table} is not at {seq - 1}, or a request id was used before"
                    ) from error
        case Delete(table=table):  # its lines are removed later, some at a time
            job.outcome = log.tombstone(connection, table) or job.outcome
        case Discard(table=table, at=at, expected=expected):
            job.outcome = log.discard(connection, table, at, expected) or job.outcome
        case Recover(table=table):
            job.outcome = log.recover(connection, table) or job.outcome
        case SaveSnapshot(table=table, snapshot=snapshot):
            log.save_snapshot(connection, table, snapshot)
        case _:
            log.probe(connection)


def lines_of(job: Job) -> int:
    """How much a job adds to the journal: a page is that of some ten lines of a log."""
    match job:
        case Append(rows=rows):
            return len(rows)
        case SaveSnapshot(snapshot=snapshot):
            return 10 * (1 + len(snapshot.body) // 4096)
        case Discard() | Recover():
            return 1
        case _:
            return 0


def deliver(jobs: Iterable[Job]) -> None:
    """Bring the outcomes to their event loops: one call for each group, however large."""
    by_loop: dict[AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, done in by_loop.items():
        try:
            loop.call_soon_threadsafe(_answer_all, done)
        except RuntimeError:  # the loop was closed meanwhile: nobody waits any more
            continue


def _answer_all(jobs: list[Job]) -> None:
    for job in jobs:
        answer(job)
