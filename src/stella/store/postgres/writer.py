"""The only connection that writes. Everything that arrives during a commit goes into the next one."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

import asyncpg

from stella.live.ports import Conflict, StoreUnavailable
from stella.postgres.database import Database, Patience, close_at_once, is_lost
from stella.store.jobs import (
    Append,
    Delete,
    Discard,
    Job,
    Recover,
    SaveSnapshot,
    SaveSubscription,
    answer,
    refuse,
)
from stella.store.postgres import log
from stella.store.postgres.log import AppendRows

MOST_APPENDS: Final = 256
MOST_BYTES: Final = 4_000_000
MOST_HINT: Final = 7_000
"""Maximum bytes of a commit's hint: PostgreSQL accepts less than 8,000."""


def batches(jobs: Iterable[Job]) -> Iterator[list[Job]]:
    """Yield groups in order: appends to different tables, as many as fit into one commit; other jobs alone."""
    batch: list[Job] = []
    tables: set[bytes] = set()
    size = hint = 0
    for job in jobs:
        rows: AppendRows | None = job.rows if isinstance(job, Append) else None
        fits = (
            rows is not None
            and rows.table not in tables
            and len(batch) < MOST_APPENDS
            and size + rows.size <= MOST_BYTES
            and hint + rows.hint <= MOST_HINT
        )
        if batch and not fits:
            yield batch
            batch, tables, size, hint = [], set(), 0, 0
        if rows is None:
            yield [job]
        else:
            batch.append(job)
            tables.add(rows.table)
            size, hint = size + rows.size, hint + rows.hint
    if batch:
        yield batch


logger = logging.getLogger(__name__)

FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 1.0
MOST_TRIES: Final = 5
"""Maximum immediate retries of a commit that collided with another node's."""
TO_SETTLE: Final = 1.0
"""Seconds of a request's time reserved for finding out whether an interrupted commit took effect."""
SHORTEST_TRY: Final = 0.5
IN_DOUBT: Final = "the database does not say whether this was kept"
COLLISION: Final = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)


class PostgresWriter:
    """Commits groups of jobs and answers each job once its outcome is certain.

    If the database refuses, the group fails and the next one tries again. If the connection is lost while a commit
    runs, nobody knows whether it took effect: its jobs are held and done again on a new connection. Each append names
    the place it goes to, so the second one is either the first to get there, or the log tells whether the first one
    was. While the database cannot be asked, later jobs are refused without a try.

    A database that stays silent keeps nobody waiting: in time, jobs are refused, and what was under way is not done
    again. Whether that was kept, the log will tell those who ask under the same request id.
    """

    def __init__(self, database: Database, patience: Patience, timed: Callable[[float], None]) -> None:
        """Connect only when somebody writes. `timed` is called with the seconds that each commit took."""
        self._patience = patience
        self._database = database
        self._timed = timed
        self._connection: Any = None
        self._jobs: list[Job] = []
        self._held: list[Job] = []
        self._running: asyncio.Task[None] | None = None
        self._closing = False

    def submit(self, job: Job) -> None:
        """Submit a job. Jobs of one turn of the event loop are one group."""
        loop = asyncio.get_running_loop()
        job.until = loop.time() + self._patience.seconds
        self._jobs.append(job)
        if self._running is None:
            self._running = loop.create_task(self._run())

    async def close(self) -> None:
        """Finish everything submitted so far, if the database allows it, and disconnect."""
        self._closing = True
        if self._running is not None:
            await self._running
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close(timeout=1)
            except Exception:
                close_at_once(connection)

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        try:
            while self._jobs or self._held:
                held, self._held = self._held, []
                if held and not await self._write(held, again=True):
                    if self._closing or await self._gave_up(pause):
                        break
                    pause = min(2 * pause, LONGEST_PAUSE)
                    continue
                pause = FIRST_PAUSE
                jobs, self._jobs = self._jobs, []
                await self._write(jobs)
        finally:
            self._running = None
            refuse(self._held, IN_DOUBT)
            refuse(self._jobs, "the database does not say whether earlier writes were kept")
            self._held, self._jobs = [], []

    async def _gave_up(self, pause: float) -> bool:
        """Wait a moment before retrying held jobs; return true if there isn't enough time."""
        refuse(self._jobs, "the database does not say whether earlier writes were kept")
        self._jobs = []
        await asyncio.sleep(pause)
        return asyncio.get_running_loop().time() >= min((job.until for job in self._held), default=0.0)

    async def _write(self, jobs: list[Job], *, again: bool = False) -> bool:
        """Run a group. Every job is then answered, held, or waiting for held ones; return false if any is.

        `again`: nobody knows whether they were done before.
        """
        left = list(jobs)
        for batch in batches(jobs):
            until = min(job.until for job in batch)
            try:
                connection = await self._connected(until)
            except StoreUnavailable as error:
                self._patience.note(answered=False)
                if again:  # the database still doesn't answer
                    self._held = left
                    return False
                refuse([*left, *self._jobs], str(error))
                self._jobs = []
                return True
            started = time.perf_counter()
            try:
                async with asyncio.timeout_at(_at_least(until - TO_SETTLE)):
                    await self._commit(connection, batch)
            except Exception as error:
                if is_lost(error):
                    self._patience.note(answered=False)
                    self._hold(batch, error)
                    self._jobs = left[len(batch) :] + self._jobs
                    return False
                # The server refused and rolled back: nothing was written.
                if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
                    self._disconnect()  # it became a standby: the address may lead to another server now
                refuse(batch, str(error))
            else:
                self._patience.note(answered=True)
                self._timed(time.perf_counter() - started)
            left = left[len(batch) :]
        return True

    async def _commit(self, connection: Any, batch: list[Job]) -> None:
        """Commit once; retry what collides with other nodes."""
        for tries_left in reversed(range(MOST_TRIES)):
            try:
                await self._apply(connection, batch)
            except COLLISION:
                if not tries_left:
                    raise
            else:
                return

    async def _apply(self, connection: Any, batch: list[Job]) -> None:
        job = batch[0]
        match job:
            case Append():
                await self._append(connection, [each for each in batch if isinstance(each, Append)])
                return
            case Delete(table=table):
                job.outcome = job.outcome or await log.exists(connection, table.encode())
                await log.remove(connection, table.encode())
            case Discard(table=table, at=at):
                done = await log.discard(connection, table.encode(), at, job.expected)
                found = await log.discarded(connection, table) if job.uncertain else ()
                job.outcome = done or any(each.discarded_at == at for each in found)
            case Recover(table=table):
                done = await log.recover(connection, table.encode())
                job.outcome = done or (job.uncertain and table in await log.heads(connection, [table]))
            case SaveSnapshot(table=table, snapshot=snapshot):
                await log.save_snapshot(connection, table.encode(), snapshot)
            case SaveSubscription(table=table, member=member, body=body):
                done = await log.save_subscription(connection, table.encode(), member, body)
                job.outcome = done or (job.uncertain and body is None)
            case _:
                await log.probe(connection)
        answer(job)

    async def _append(self, connection: Any, appends: list[Append[log.AppendRows]]) -> None:
        try:
            written = await log.append(
                connection, [each.rows for each in appends], [each.due for each in appends]
            )
        except asyncpg.UniqueViolationError:
            if len(appends) > 1:  # a job in the group is in conflict: find out which, and commit the rest
                for each in appends:
                    await self._append(connection, [each])
                return
            written = set()
        for each in appends:
            kept = each.rows.table in written
            if not (kept or (each.uncertain and await log.contains(connection, each.rows))):
                table = each.rows.table.decode()
                each.outcome = Conflict(
                    f"table {table} is not at {each.rows.expected}, or a request id is known"
                )
            answer(each)

    def _hold(self, batch: list[Job], error: Exception) -> None:
        self._disconnect()
        self._held = [job for job in batch if not job.future.done()]
        for job in self._held:
            job.uncertain = True
        logger.warning("a connection was lost, %d writes are held: %s", len(self._held), error)

    async def _connected(self, until: float) -> Any:
        if self._connection is not None and self._connection.is_closed():
            self._connection = None
        if self._connection is None:
            try:
                async with asyncio.timeout_at(_at_least(until)):
                    self._connection = await self._database.connect()
            except TimeoutError:
                raise StoreUnavailable("the database does not answer") from None
        return self._connection

    def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            close_at_once(connection)


def _at_least(until: float) -> float:
    """Return a time limit with which an attempt has a chance, even if little time was left."""
    return max(until, asyncio.get_running_loop().time() + SHORTEST_TRY)
