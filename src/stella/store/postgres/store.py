"""The store: hands writes to the writer and queries to the readers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeVar, cast

from stella.live.ports import Conflict, Entry, TableId
from stella.postgres.database import Database, Patience, ReadPool
from stella.store.jobs import Job, LogStore
from stella.store.postgres import log
from stella.store.postgres.writer import PostgresWriter

T = TypeVar("T")
CALM: Final = (log.due, log.extent, log.summaries)
"""Jobs that nobody awaits."""


class PostgresStore(LogStore[log.AppendRows]):
    """A `Store` in a PostgreSQL database. Any number of nodes may work on the same one.

    No query finds a deleted table any more. What the files of the database server still hold of it is overwritten when
    the server vacuums its tables and recycles its journal.

    It connects when it is needed, and again when a connection is lost. It belongs to the event loop it is used in.
    """

    def __init__(self, database: Database, timed: Callable[[float], None] = lambda _: None) -> None:
        """`timed` is called with the seconds that each commit took."""
        super().__init__(log)
        patience = Patience()
        self._writer = PostgresWriter(database, patience, timed)
        self._pool = ReadPool(database, patience=patience)

    async def database_time(self) -> int | None:
        """Return the database's time, which all nodes share."""
        return await self._asked(log.time)

    async def check(self) -> None:
        """Raise `StoreUnavailable` unless the log can be read and written now; writes something each time."""
        self._must_be_open()
        await self._pool.ask(lambda connection: log.heads(connection, ()))
        await self._probe()

    async def close(self) -> None:
        """Finish what is being written, then disconnect. May be called twice."""
        if self._closed:
            return
        self._closed = True
        await self._writer.close()
        await self._pool.close()

    async def _ask(self, statement: Callable[..., T | Awaitable[T]], *values: object) -> T:
        ask = self._pool.ask_calmly if statement in CALM else self._pool.ask
        return await ask(lambda connection: cast(Awaitable[T], statement(connection, *values)))

    def _rows(self, table: TableId, expected: int, entries: Sequence[Entry]) -> log.AppendRows:
        if len({entry.request_id for entry in entries}) < len(entries) or expected < 0:
            raise Conflict(f"an append to table {table} that no log can take")
        return log.AppendRows.of(table, expected, entries)

    def _submit(self, job: Job) -> None:
        self._writer.submit(job)
