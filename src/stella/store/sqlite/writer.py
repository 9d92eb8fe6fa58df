"""The only thread that writes. Everything that arrives during a commit goes into the next transaction."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
import time
from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

from stella.live.ports import Conflict, TableId
from stella.store.jobs import (
    Append,
    Delete,
    Discard,
    Job,
    Recover,
    SaveSnapshot,
    SaveSubscription,
    answer,
    fail,
)
from stella.store.sqlite import log
from stella.store.sqlite.connection import Row, SqlConnection, refused_before_commit
from stella.store.sqlite.pages import RawFile
from stella.store.sqlite.sweep import Sweep


def insert(connection: SqlConnection, jobs: Sequence[Append[list[Row]]]) -> None:
    """Add the rows of these appends, and note when their tables must be woken."""
    log.insert(connection, [row for job in jobs for row in job.rows])
    for job in jobs:
        if job.due is not None:
            log.set_due(connection, TableId(job.rows[0][0]), job.due)


def apply(connection: SqlConnection, job: Job) -> None:
    """Run a job in the open transaction. Raises `Conflict`."""
    match job:
        case Append(rows=rows):
            try:
                insert(connection, [job])
            except sqlite3.IntegrityError as error:
                if not (job.uncertain and log.contains(connection, rows)):
                    table, seq = rows[0][:2]
                    raise Conflict(
                        f"table {table} is not at {seq - 1}, or a request id was used before"
                    ) from error
        case Delete(table=table):  # its rows are removed later, some at a time
            job.outcome = log.tombstone(connection, table) or job.outcome
        case Discard(table=table, at=at, expected=expected):
            job.outcome = log.discard(connection, table, at, expected) or job.outcome
        case Recover(table=table):
            job.outcome = log.recover(connection, table) or job.outcome
        case SaveSnapshot(table=table, snapshot=snapshot):
            log.save_snapshot(connection, table, snapshot)
        case SaveSubscription(table=table, member=member, body=body):
            job.outcome = log.save_subscription(connection, table, member, body) or job.outcome
        case _:
            log.probe(connection)


def lines_of(job: Job) -> int:
    """Return a job's size in the journal: a page holds about ten rows."""
    match job:
        case Append(rows=rows):
            return len(rows)
        case SaveSnapshot(snapshot=snapshot):
            return 10 * (1 + len(snapshot.body) // 4096)
        case Discard() | Recover() | SaveSubscription():
            return 1
        case _:
            return 0


def deliver(jobs: Iterable[Job]) -> None:
    """Deliver outcomes to their event loops: one call per group, however large."""
    by_loop: dict[AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.future.get_loop(), []).append(job)
    for loop, done in by_loop.items():
        try:
            loop.call_soon_threadsafe(_answer_all, done)
        except RuntimeError:  # the loop was closed: nobody waits any more
            continue


def _answer_all(jobs: list[Job]) -> None:
    for job in jobs:
        answer(job)


logger = logging.getLogger(__name__)

CALLERS_FAULT: Final = (
    sqlite3.ProgrammingError,
    sqlite3.InterfaceError,
    sqlite3.DataError,
    OverflowError,
    TypeError,
    ValueError,
)
"""Errors raised for a value that no log can hold."""

FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 1.0
"""Maximum seconds between two tries, and between checks for tables that another process deleted, while idle."""
PACE: Final = 0.003
"""Seconds between two steps of a sweep, for other writes."""
FAREWELL: Final = 5.0
"""Maximum seconds for a sweep when closing."""
LINES_AT_ONCE: Final = 200
"""Rows of a deleted table to remove per transaction."""


DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


@dataclass(slots=True)
class LastWrite:
    """Outcome of the last writes; the writer's thread sets it, others read it."""

    refused: str | None = None
    """The last transaction's error; `None` if it was committed."""
    damaged: bool = False


class SqliteWriter:
    """Commits groups of jobs and answers each job once its outcome is certain.

    If the disk refuses, the group fails and the next one tries again. If a commit fails so that nobody can tell
    whether it took (a failed sync), its jobs are held and done again before the next group, or after a pause:
    the log itself says then what is there, and a new commit on top makes that final. As long as it cannot say,
    later jobs are refused without a try.
    """

    def __init__(
        self,
        connection: SqlConnection,
        reconnect: Callable[[], SqlConnection],
        fold_every: int,
        *,
        unfinished: list[TableId] | None,
        exclude: Callable[[], RawFile | None],
        timed: Callable[[float], None],
    ) -> None:
        """Start writing through `connection`; after `fold_every` rows the journal is moved into the file.

        `unfinished` are deleted tables with rows from the last time; not `None` says that traces are left. `exclude`
        returns the file's pages once no other process sweeps them.
        """
        self.health = LastWrite()
        self._timed = timed
        self._connection: SqlConnection | None = connection
        self._reconnect = reconnect
        self._fold_every = fold_every
        self._unfolded = 0
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        """Submitted jobs, by turn of the event loop; `None` ends the thread."""
        self._held: list[Job] = []
        self._deleted: list[Job] = []
        self._unswept = unfinished is not None
        self._tombstoned = list(unfinished or ())
        """Deleted tables that still have rows."""
        self._exclude = exclude
        self._sweep: Sweep | None = None
        self._thread = Thread(target=self._run, name="stella-store-writer", daemon=True)
        self._thread.start()

    def submit(self, jobs: list[Job]) -> None:
        """Submit some jobs; costs the event loop next to nothing."""
        self._jobs.put(jobs)

    def close(self) -> None:
        """Finish everything submitted so far and release the files. Blocks."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        pause = FIRST_PAUSE
        closing = False
        while not closing:
            busy = self._unswept and not self._held
            groups = self._next_groups(PACE if busy and pause == FIRST_PAUSE else pause)
            jobs = [job for group in groups if group is not None for job in group]
            closing = None in groups
            if self._held:
                self._write(self._held)
            if self._held:
                deliver(fail(jobs, "the disk does not say whether earlier writes were kept"))
            elif jobs:
                if self._tombstoned:
                    self._make_room_for(jobs)
                self._write(jobs)
            if not groups and not self._unswept:
                self._look_for_chores()
            moved = self._unswept and self._tidy()
            if self._unfolded >= self._fold_every:
                self._fold()
            pause = FIRST_PAUSE if jobs or moved else min(pause * 2, LONGEST_PAUSE)
        self._tidy_before_leaving()
        deliver(fail(self._held, "closed while the disk did not say whether this was kept"))
        deliver(fail(self._deleted, "closed before all traces were removed; the lines themselves are gone"))
        self._disconnect()

    def _tidy_before_leaving(self) -> None:
        """Finish deletes, unless that takes long: then the next start does it."""
        deadline = time.monotonic() + FAREWELL
        while self._unswept and self._tidy() and time.monotonic() < deadline:
            pass

    def _next_groups(self, timeout: float | None) -> list[list[Job] | None]:
        """Return all waiting jobs; none if none came in time."""
        try:
            groups = [self._jobs.get(timeout=timeout)]
        except Empty:
            return []
        groups += [self._jobs.get_nowait() for _ in range(self._jobs.qsize())]
        return groups

    def _write(self, group: list[Job]) -> None:
        """Run one transaction. Every job of the group is then answered, held or waiting for the sweep."""
        self._held = []
        started = time.perf_counter()
        try:
            connection = self._connected()
            self._fill_transaction(connection, group)
        except Exception as error:
            self._refuse(group, error)
            return
        try:
            connection.execute("COMMIT")
        except Exception as error:
            if not refused_before_commit(error):
                for job in group:
                    job.uncertain = True
            self._write_over_the_rest()
            self._refuse(group, error)
            return
        self._timed(time.perf_counter() - started)
        self.health.refused = None
        if any(isinstance(job, Append) and job.outcome is None for job in group):
            self.health.damaged = False
        self._unfolded += sum(map(lines_of, group))
        found = [job for job in group if isinstance(job, Delete) and job.outcome is True]
        if found:
            self._deleted += found
            self._unswept = True
            self._tombstoned += [job.table for job in found if job.table not in self._tombstoned]
            group = [job for job in group if job not in found]
        deliver(group)

    def _fill_transaction(self, connection: SqlConnection, group: list[Job]) -> None:
        connection.execute("BEGIN IMMEDIATE")
        appends = [job for job in group if isinstance(job, Append) and not job.uncertain]
        if len(appends) == len(group):
            try:
                insert(connection, appends)
            except (sqlite3.IntegrityError, *CALLERS_FAULT):
                connection.execute("ROLLBACK")
                connection.execute("BEGIN IMMEDIATE")
            else:
                return
        self._fill_one_by_one(connection, group)

    @staticmethod
    def _fill_one_by_one(connection: SqlConnection, group: list[Job]) -> None:
        """Find out which job of the group is in conflict, and commit the rest."""
        for job in group:
            connection.execute("SAVEPOINT job")
            try:
                apply(connection, job)
            except (Conflict, *CALLERS_FAULT) as error:
                job.outcome = error
                connection.execute("ROLLBACK TO job")
            connection.execute("RELEASE job")
        if any(job.uncertain for job in group):
            log.touch(connection)

    def _refuse(self, group: list[Job], error: Exception) -> None:
        """Handle a failed transaction. Uncertain jobs must check the log later; all others weren't written."""
        self.health.refused = str(error)
        self.health.damaged |= getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGED
        self._held = [job for job in group if job.uncertain]
        for job in self._held:
            if isinstance(job, Append):  # the conflict may have been with rows that were never committed
                job.outcome = None
        deliver(fail((job for job in group if not job.uncertain), str(error)))
        logger.warning("the log refused %d writes, %d are held: %s", len(group), len(self._held), error)
        self._roll_back()

    def _write_over_the_rest(self) -> None:
        """Overwrite the failed commit in the journal with a small one, so that no recovery can revive it.

        Needs no new space, so it works on a full disk. If it fails too, the next commit will do it.
        """
        self._roll_back()
        with contextlib.suppress(Exception):
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            log.touch(connection)
            connection.execute("COMMIT")

    def _roll_back(self) -> None:
        """End a broken transaction, and drop the connection if even that fails.

        A working connection is better kept: it remembers where the failed transaction began and will write
        over it, so that no recovery can bring it back.
        """
        if self._connection is None:
            return
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            self._connection.execute("SELECT 1 FROM events LIMIT 1").fetchone()
        except sqlite3.Error:
            self._disconnect()

    def _tidy(self) -> bool:
        """Do one step of unfinished deletes: first rows, then traces. Return whether anything was done."""
        try:
            connection = self._connected()
            if self._tombstoned:
                self._erase_some(connection)
                return True
            raw = self._exclude()
            if raw is None:  # a server is running: it sweeps, and we see when it is done
                self._unswept = log.is_unswept(connection)
                self._tell_deleted()
                return False
            self._sweep = self._sweep or Sweep(raw)
            if self._sweep.step(connection):
                self._unswept, self._sweep, self._unfolded = False, None, 0
                self._tell_deleted()
        except Exception as error:
            logger.warning("traces of deleted tables could not be removed yet: %s", error)
            self._roll_back()
            return False
        return True

    def _erase_some(self, connection: SqlConnection) -> None:
        """Remove some rows of a deleted table in a separate transaction."""
        connection.execute("BEGIN IMMEDIATE")
        gone = log.erase_some(connection, self._tombstoned[0], LINES_AT_ONCE)
        connection.execute("COMMIT")
        self._unfolded += LINES_AT_ONCE
        if gone:
            self._tombstoned.pop(0)

    def _make_room_for(self, jobs: list[Job]) -> None:
        """Remove all rows of a deleted table whose id a new one needs."""
        new = {job.rows[0][0] for job in jobs if isinstance(job, Append) and job.rows[0][1] == 1}
        with contextlib.suppress(sqlite3.Error, OSError):  # then the append conflicts
            while new & set(self._tombstoned):
                self._erase_some(self._connected())

    def _tell_deleted(self) -> None:
        if not self._unswept:
            deliver(self._deleted)
            self._deleted = []

    def _look_for_chores(self) -> None:
        """Release cached pages, and find tables that an operator's tool deleted and left for us to erase."""
        with contextlib.suppress(sqlite3.Error, OSError):
            connection = self._connected()
            connection.execute("PRAGMA shrink_memory")
            self._unswept = log.is_unswept(connection)
            self._tombstoned = log.tombstoned(connection)

    def _fold(self) -> None:
        """Move committed transactions from the journal into the file, so that the journal starts over."""
        self._unfolded = 0
        try:
            if self._sweep is not None:
                self._sweep.note_journal()
            self._connected().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except Exception as error:
            logger.warning("the journal could not be folded into the file yet: %s", error)
            self._roll_back()

    def _connected(self) -> SqlConnection:
        if self._connection is None:
            self._connection = self._reconnect()
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
