"""The store: opens the file, and hands writes to the writer and queries to the readers."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Self, TypeVar, cast

from stella.live.ports import Entry, StoreUnavailable, TableId
from stella.store.jobs import Job, LogStore
from stella.store.sqlite import log
from stella.store.sqlite.connection import Connect, InUse, Row, SqlConnection, connect
from stella.store.sqlite.lock import ServerLock
from stella.store.sqlite.pages import DiskFile, OpenRaw, RawFile
from stella.store.sqlite.writer import SqliteWriter

THREADS = 2


class Readers:
    """A few reading threads, each query on a separate connection; every query sees all finished commits."""

    def __init__(self, connect: Callable[[], SqlConnection]) -> None:
        self._connect = connect
        self._threads = ThreadPoolExecutor(THREADS, "stella-store-reader")
        self._idle: list[SqlConnection] = []

    async def ask(self, question: Callable[[SqlConnection], T]) -> T:
        """Query the log. Raises `StoreUnavailable`."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)

    def _answer(self, question: Callable[[SqlConnection], T]) -> T:
        connection: SqlConnection | None = None
        try:
            connection = self._borrow()
            answer = question(connection)
        except (sqlite3.Error, OSError) as error:
            # The next query gets a new connection: this one may belong to a disk that is gone.
            if connection is not None:
                with contextlib.suppress(sqlite3.Error):
                    connection.close()
            raise StoreUnavailable(str(error)) from error
        self._idle.append(connection)
        return answer

    def _borrow(self) -> SqlConnection:
        try:
            return self._idle.pop()
        except IndexError:
            connection = self._connect()
            connection.execute("PRAGMA query_only = ON")
            connection.execute("PRAGMA cache_size = -256")  # KB: a log is read only once
            return connection

    def close(self) -> None:
        """Wait for running queries, then release the files."""
        self._threads.shutdown()
        while self._idle:
            with contextlib.suppress(sqlite3.Error):
                self._idle.pop().close()


T = TypeVar("T")
PATIENCE = 30.0
"""Seconds that a write waits for another process, which may be removing traces from a big file."""
FOLD_EVERY = 1000
"""Rows after which the journal is moved into the file: a few megabytes."""


class Guard:
    """The right to sweep the file's pages: of the server that holds its lock, or of a tool while no server runs."""

    def __init__(self, path: Path, lock: ServerLock | None, open_raw: OpenRaw) -> None:
        self._path, self._lock, self._open_raw = path, lock, open_raw
        self._raw: RawFile | None = None

    def raw(self) -> RawFile | None:
        """Return the pages; `None` while a server of another process has them."""
        if self._lock is None:
            try:
                self._lock = ServerLock(self._path)
            except InUse:
                return None
        if self._raw is None:
            self._raw = self._open_raw(self._path)
        return self._raw

    def release(self) -> None:
        """Release the lock, only after the last connection: see `DiskFile`."""
        if self._raw is not None:
            self._raw.close()
        if self._lock is not None:
            self._lock.release()


class SqliteStore(LogStore[list[Row]]):
    """A `Store` in one SQLite file. Create it with `open`.

    A deleted table vanishes with the next commit; then its rows and traces are removed in small steps between other
    writes, a look at every page of the file. Delete many tables at the same time (gather): they share that.
    """

    def __init__(self, writer: SqliteWriter, readers: Readers, guard: Guard) -> None:
        super().__init__(log)
        self._writer = writer
        self._readers = readers
        self._guard = guard
        self._turn: list[Job] = []
        """Jobs of this turn of the event loop: the writer is woken once for all of them."""

    @classmethod
    def open(
        cls,
        path: Path,
        *,
        exclusive: bool = True,
        patience: float = PATIENCE,
        fold_every: int = FOLD_EVERY,
        connect: Connect = connect,
        open_raw: OpenRaw = DiskFile,
        timed: Callable[[float], None] = lambda _: None,
    ) -> Self:
        """Open the log at `path`, and recover it if the last server died.

        A server opens it exclusively: the file is made if missing, and a second server is refused with `InUse`.
        With `exclusive=False` an operator's tool works on the same file beside a running server; the file must
        exist. `timed` hears how long each commit took, in seconds. Raises `CannotOpen` (`InUse`, `TooNew`,
        `NotALog`), FileNotFoundError or `StoreUnavailable`.
        """

        def prepared() -> SqlConnection:
            connection = connect(path)
            try:
                log.prepare(connection, path, patience)
            except BaseException:
                connection.close()
                raise
            return connection

        if not exclusive and not path.exists():
            raise FileNotFoundError(path)
        try:
            with contextlib.ExitStack() as undo:
                lock = None
                if exclusive:
                    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
                    lock = ServerLock(path)
                    undo.callback(lock.release)
                    _create_privately(path)
                connection = prepared()
                undo.callback(connection.close)
                log.create(connection)
                unfinished = log.tombstoned(connection) if exclusive and log.is_unswept(connection) else None
                undo.pop_all()
        except (sqlite3.Error, OSError) as error:
            raise StoreUnavailable(f"{path}: {error}") from error
        guard = Guard(path, lock, open_raw)
        writer = SqliteWriter(
            connection, prepared, fold_every, unfinished=unfinished, exclude=guard.raw, timed=timed
        )
        return cls(writer, Readers(prepared), guard)

    async def database_time(self) -> int | None:
        """Return `None`: a file has no clock."""
        return None

    async def check(self) -> None:
        """Raise `StoreUnavailable` unless the log can be read and written now; writes something each time.

        What others write must not change what this does or how long it takes: see docs/side-channels.md. A file that
        was found to be damaged stays refused until an append succeeds: a probe may miss the damaged page.
        """
        self._must_be_open()
        await self._readers.ask(log.check_readable)
        health = self._writer.health
        if health.damaged:
            raise StoreUnavailable(f"the file is damaged: {health.refused}")
        await self._probe()

    async def close(self) -> None:
        """Finish what is being written, then release the files. May be called twice."""
        if self._closed:
            return
        self._closed = True
        self._hand_over()
        await asyncio.get_running_loop().run_in_executor(None, self._release)

    async def _ask(self, statement: Callable[..., T | Awaitable[T]], *values: object) -> T:
        return await self._readers.ask(lambda connection: cast(T, statement(connection, *values)))

    def _rows(self, table: TableId, expected: int, entries: Sequence[Entry]) -> list[Row]:
        return [
            (table, seq, entry.request_id, entry.at, entry.body, entry.finished)
            for seq, entry in enumerate(entries, start=expected + 1)
        ]

    def _submit(self, job: Job) -> None:
        if not self._turn:
            job.future.get_loop().call_soon(self._hand_over)
        self._turn.append(job)

    def _hand_over(self) -> None:
        group, self._turn = self._turn, []
        if group:
            self._writer.submit(group)

    def _release(self) -> None:
        self._readers.close()
        self._writer.close()  # last, so that it moves the journal into the file
        self._guard.release()


def _create_privately(path: Path) -> None:
    """Create the file, readable by its owner only (SQLite's side files inherit that), and sync its name."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        return
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
