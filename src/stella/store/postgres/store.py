"""The store itself: hands writes to the writer, questions to the readers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stella.live.ports import Conflict, Entry, Extent, Snapshot, TableId, TableSummary
from stella.postgres.database import Database, ReadPool
from stella.postgres.patience import Patience
from stella.store.jobs import Job, WritingStore
from stella.store.postgres import log
from stella.store.postgres.writer import PostgresWriter


class PostgresStore(WritingStore[log.AppendRows]):
    """A `Store` in a PostgreSQL database. Any number of nodes may work on the same one.

    It connects when it is needed, and again when a connection is lost. It belongs to the event loop it is used in.
    """

    def __init__(self, database: Database, timed: Callable[[float], None] = lambda _: None) -> None:
        """`timed` hears how long each commit took, in seconds."""
        super().__init__()
        patience = Patience()
        self._writer = PostgresWriter(database, patience, timed)
        self._pool = ReadPool(database, patience=patience)

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        """The entries with seq > `after`, in order; sees every append that was acknowledged."""
        self._must_be_open()
        return await self._pool.ask(lambda connection: log.read(connection, table, after, most))

    async def find(self, table: TableId, request_ids: Sequence[str]) -> Mapping[str, Entry]:
        """Those of the entries that have these request ids, by the index."""
        self._must_be_open()
        return await self._pool.ask(lambda connection: log.find(connection, table, request_ids))

    async def heads(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        """How many entries these tables have; those that do not exist are missing."""
        self._must_be_open()
        return await self._pool.ask(lambda connection: log.heads(connection, tables))

    async def snapshot(self, table: TableId) -> Snapshot | None:
        """The newest snapshot that was kept, if any."""
        self._must_be_open()
        return await self._pool.ask(lambda connection: log.snapshot_of(connection, table))

    async def discarded(self, table: TableId | None = None) -> Sequence[TableSummary]:
        """Return all tables in the bin, the longest there first; or this one, if it is there."""
        self._must_be_open()
        return await self._pool.ask(lambda connection: log.discarded(connection, table))

    async def extent(self) -> Extent:
        """Return how many tables there are, and the time of what was written last."""
        self._must_be_open()
        return await self._pool.ask_calmly(log.extent)

    async def database_time(self) -> int | None:
        """The clock of the database, which all nodes share."""
        self._must_be_open()
        return await self._pool.ask(log.time)

    async def delete(self, table: TableId) -> bool:
        """Remove the table. False if there was none.

        No query finds it any more when this is done. What the files of the database server still hold of it is
        overwritten when the server vacuums its tables and recycles its journal.
        """
        return await super().delete(table)

    async def tables(self, touched_before: int | None = None) -> Sequence[TableSummary]:
        """All tables, or those not touched since; the longest untouched first."""
        self._must_be_open()
        return await self._pool.ask_calmly(lambda connection: log.summaries(connection, touched_before))

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

    def _rows(self, table: TableId, expected: int, entries: Sequence[Entry]) -> log.AppendRows:
        if len({entry.request_id for entry in entries}) < len(entries) or expected < 0:
            raise Conflict(f"an append to table {table} that no log can take")
        return log.AppendRows.of(table, expected, entries)

    def _submit(self, job: Job) -> None:
        self._writer.submit(job)
