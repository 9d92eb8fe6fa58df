"""The log's SQL. Each function works on a connection and knows nothing about groups or retries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stella.live.ports import Entry, Extent, MemberId, Snapshot, TableId, TableSummary
from stella.postgres.database import HINTS

# One statement and one commit for appends to many tables, each of them all or nothing: tables that aren't
# returned had a conflict, which doesn't affect the others. The rows of `heads` are locked in the order of their ids, so
# that two nodes never wait for each other. The hint is part of the commit.
APPEND = f"""
WITH want AS (
    SELECT * FROM unnest($1::bytea[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::boolean[],
        $7::bigint[]) AS w(table_id, expected, many, first_at, last_at, finished, due)
), rows AS (
    SELECT * FROM unnest($8::bytea[], $9::bigint[], $10::bytea[], $11::bigint[], $12::bytea[], $13::boolean[])
        AS r(table_id, seq, request_id, at, body, finished)
), locked AS MATERIALIZED (
    SELECT h.table_id FROM stella.heads h JOIN want w ON h.table_id = w.table_id AND h.seq = w.expected
    WHERE h.discarded_at IS NULL ORDER BY h.table_id FOR UPDATE OF h
), moved AS (
    UPDATE stella.heads h SET seq = h.seq + w.many, touched_at = w.last_at, finished = w.finished,
        due_at = CASE WHEN w.due IS NULL THEN h.due_at WHEN w.due >= 0 THEN w.due END
    FROM want w
    WHERE h.table_id = w.table_id AND h.seq = w.expected AND h.table_id IN (SELECT table_id FROM locked)
      AND NOT EXISTS (
        SELECT 1 FROM rows r JOIN stella.events e ON e.table_id = r.table_id AND e.request_id = r.request_id
        WHERE r.table_id = w.table_id
      )
    RETURNING h.table_id, h.seq
), made AS (
    INSERT INTO stella.heads (table_id, seq, created_at, touched_at, finished, due_at)
    SELECT table_id, many, first_at, last_at, finished, CASE WHEN due >= 0 THEN due END
    FROM want WHERE expected = 0 ORDER BY table_id
    ON CONFLICT DO NOTHING RETURNING table_id, seq
), grown AS (
    SELECT * FROM moved UNION ALL SELECT * FROM made
), put AS (
    INSERT INTO stella.events SELECT r.* FROM rows r JOIN grown USING (table_id)
), told AS (
    SELECT pg_notify('{HINTS}', string_agg(encode(table_id, 'hex') || ':' || seq, ',')) FROM grown
    HAVING count(*) > 0
)
SELECT table_id FROM grown, (SELECT count(*) FROM told) AS x
"""  # noqa: S608 - our own channel

IS_THERE = "EXISTS (SELECT 1 FROM stella.heads h WHERE h.table_id = $1 AND h.discarded_at IS NULL)"
SUMMARY = "SELECT table_id, seq, created_at, touched_at, finished, discarded_at FROM stella.heads"


@dataclass(frozen=True, slots=True)
class AppendRows:
    """What one append adds to the log of a table."""

    table: bytes
    expected: int
    request_ids: list[bytes]
    times: list[int]
    bodies: list[bytes]
    finished: list[bool]

    @classmethod
    def of(cls, table: TableId, expected: int, entries: Sequence[Entry]) -> AppendRows:
        """Return its column values. Raises UnicodeError, TypeError or OverflowError for what no log can hold."""
        times = [entry.at for entry in entries]
        if not all(-(1 << 63) <= number < 1 << 63 for number in (*times, expected)):
            raise OverflowError("a number of this append does not fit into 64 bits")
        bodies = [bytes(memoryview(entry.body)) for entry in entries]
        request_ids = [entry.request_id.encode() for entry in entries]
        return cls(
            table.encode(), expected, request_ids, times, bodies, [entry.finished for entry in entries]
        )

    @property
    def seqs(self) -> range:
        """The numbers of the new entries."""
        return range(self.expected + 1, self.expected + 1 + len(self.request_ids))

    @property
    def hint(self) -> int:
        """Size of the hint in bytes."""
        return 2 * len(self.table) + 24

    @property
    def size(self) -> int:
        """Approximate number of bytes sent to the server."""
        return sum(map(len, self.bodies)) + sum(map(len, self.request_ids)) + 64 * len(self.bodies)


async def append(connection: Any, appends: Sequence[AppendRows], dues: Sequence[int | None]) -> set[bytes]:
    """Write to several tables in one commit and notify all nodes; return the tables that were written to.

    `dues`: when each of them has to be woken, `NEVER`, or `None` to leave that as it was.
    """
    lines = [
        (each.table, seq, *rest)
        for each in appends
        for seq, *rest in zip(
            each.seqs, each.request_ids, each.times, each.bodies, each.finished, strict=True
        )
    ]
    found = await connection.fetch(
        APPEND,
        [each.table for each in appends],
        [each.expected for each in appends],
        [len(each.request_ids) for each in appends],
        [each.times[0] for each in appends],
        [each.times[-1] for each in appends],
        [each.finished[-1] for each in appends],
        list(dues),
        *(list(column) for column in zip(*lines, strict=True)),
    )
    return {row[0] for row in found}


async def contains(connection: Any, rows: AppendRows) -> bool:
    """Return whether exactly these entries are in the log."""
    found = await connection.fetch(
        """SELECT request_id, at, body, finished FROM stella.events
           WHERE table_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq""",
        rows.table,
        rows.seqs.start,
        rows.seqs.stop - 1,
    )
    asked = zip(rows.request_ids, rows.times, rows.bodies, rows.finished, strict=True)
    return [tuple(row) for row in found] == list(asked)


async def discard(connection: Any, table: bytes, at: int, expected: int | None) -> bool:
    """Put a table into the bin; return False if there is none, or it isn't at `expected`.

    A concurrent append succeeds first, or finds none.
    """
    async with connection.transaction():
        found = await connection.fetchval(
            """UPDATE stella.heads SET discarded_at = $2
               WHERE table_id = $1 AND discarded_at IS NULL AND ($3::bigint IS NULL OR seq = $3) RETURNING 1""",
            table,
            at,
            expected,
        )
        if found is not None:
            await connection.execute("DELETE FROM stella.snapshots WHERE table_id = $1", table)
    return found is not None


async def recover(connection: Any, table: bytes) -> bool:
    """Take a table out of the bin; return False if it isn't there."""
    found = await connection.fetchval(
        "UPDATE stella.heads SET discarded_at = NULL WHERE table_id = $1 AND discarded_at IS NOT NULL RETURNING 1",
        table,
    )
    return found is not None


async def remove(connection: Any, table: bytes) -> None:
    """Delete a table, its head first: a concurrent append comes before, or finds no table."""
    async with connection.transaction():
        await connection.execute("DELETE FROM stella.heads WHERE table_id = $1", table)
        await connection.execute("DELETE FROM stella.events WHERE table_id = $1", table)


async def exists(connection: Any, table: bytes) -> bool:
    """Return whether there is such a table."""
    return await connection.fetchval("SELECT 1 FROM stella.heads WHERE table_id = $1", table) is not None


async def save_snapshot(connection: Any, table: bytes, snapshot: Snapshot) -> None:
    """Replace a table's snapshot if the log has the new one's entry."""
    await connection.execute(
        """INSERT INTO stella.snapshots AS kept
           SELECT table_id, $2::bigint, $3::text, $4::bytea FROM stella.heads
           WHERE table_id = $1 AND discarded_at IS NULL AND $2::bigint BETWEEN 1 AND seq
           ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, kind = excluded.kind, body = excluded.body
           WHERE excluded.seq >= kept.seq""",
        table,
        snapshot.seq,
        snapshot.kind,
        snapshot.body,
    )


async def probe(connection: Any) -> None:
    """Write something, to test whether the database accepts writes."""
    await connection.execute(
        """INSERT INTO stella.probes VALUES (true, now())
           ON CONFLICT (single) DO UPDATE SET at = excluded.at"""
    )


async def read(connection: Any, table: TableId, after: int, most: int | None) -> list[Entry]:
    """Return the entries of a table with seq > `after`, in order: all, or the first `most`."""
    found = await connection.fetch(
        f"""SELECT request_id, at, body, finished FROM stella.events WHERE table_id = $1 AND seq > $2 AND {IS_THERE}
           ORDER BY seq LIMIT $3""",  # noqa: S608 - our own
        table.encode(),
        after,
        most,
    )
    return [Entry(row[0].decode(), *row[1:]) for row in found]


async def find(connection: Any, table: TableId, request_ids: Sequence[str]) -> dict[str, Entry]:
    """Return the entries of a table with these request ids."""
    found = await connection.fetch(
        f"""SELECT request_id, at, body, finished FROM stella.events
           WHERE table_id = $1 AND request_id = ANY($2::bytea[]) AND {IS_THERE}""",  # noqa: S608 - our own
        table.encode(),
        [request_id.encode() for request_id in request_ids],
    )
    entries = [Entry(row[0].decode(), *row[1:]) for row in found]
    return {entry.request_id: entry for entry in entries}


async def heads(connection: Any, tables: Iterable[TableId]) -> dict[TableId, int]:
    """Return how many entries these tables have; tables that don't exist are left out."""
    found = await connection.fetch(
        "SELECT table_id, seq FROM stella.heads WHERE table_id = ANY($1::bytea[]) AND discarded_at IS NULL",
        [table.encode() for table in tables],
    )
    return {TableId(row[0].decode()): row[1] for row in found}


async def snapshot_of(connection: Any, table: TableId) -> Snapshot | None:
    """Return the snapshot of a table, if there is one."""
    row = await connection.fetchrow(
        "SELECT seq, kind, body FROM stella.snapshots WHERE table_id = $1", table.encode()
    )
    return None if row is None else Snapshot(*row)


async def summaries(connection: Any, touched_before: int | None) -> list[TableSummary]:
    """Return all tables, or only those not touched since; least recently touched first."""
    found = await connection.fetch(
        f"""{SUMMARY} WHERE discarded_at IS NULL AND ($1::bigint IS NULL OR touched_at < $1)
           ORDER BY touched_at, table_id""",
        touched_before,
    )
    return [TableSummary(TableId(row[0].decode()), *row[1:]) for row in found]


async def discarded(connection: Any, table: TableId | None) -> list[TableSummary]:
    """Return the tables in the bin, oldest first; with `table`, only that one."""
    found = await connection.fetch(
        f"""{SUMMARY} WHERE discarded_at IS NOT NULL AND ($1::bytea IS NULL OR table_id = $1)
           ORDER BY discarded_at, table_id""",
        None if table is None else table.encode(),
    )
    return [TableSummary(TableId(row[0].decode()), *row[1:]) for row in found]


async def due(connection: Any, before: int | None) -> dict[TableId, int]:
    """Return when tables outside the bin must be woken: all that act by themselves, or those due before."""
    found = await connection.fetch(
        """SELECT table_id, due_at FROM stella.heads
           WHERE due_at IS NOT NULL AND discarded_at IS NULL AND ($1::bigint IS NULL OR due_at < $1)
           ORDER BY due_at, table_id""",
        before,
    )
    return {TableId(row[0].decode()): row[1] for row in found}


async def save_subscription(connection: Any, table: bytes, member: MemberId, body: bytes | None) -> bool:
    """Save or remove where a member gets notifications; return False if there is no such table or nothing to remove."""
    if body is None:
        found = await connection.fetchval(
            "DELETE FROM stella.subscriptions WHERE table_id = $1 AND member = $2 RETURNING 1", table, member
        )
    else:
        found = await connection.fetchval(
            """INSERT INTO stella.subscriptions SELECT table_id, $2::text, $3::bytea FROM stella.heads
               WHERE table_id = $1 AND discarded_at IS NULL
               ON CONFLICT (table_id, member) DO UPDATE SET body = excluded.body RETURNING 1""",
            table,
            member,
            body,
        )
    return found is not None


async def subscriptions(connection: Any, table: TableId) -> dict[MemberId, bytes]:
    """Return where members of a table get notifications."""
    found = await connection.fetch(
        "SELECT member, body FROM stella.subscriptions WHERE table_id = $1", table.encode()
    )
    return {MemberId(row[0]): row[1] for row in found}


async def extent(connection: Any) -> Extent:
    """Return the number of tables and the time of the newest entry."""
    row = await connection.fetchrow(
        """SELECT count(*) FILTER (WHERE discarded_at IS NULL), max(coalesce(discarded_at, touched_at))
           FROM stella.heads"""
    )
    return Extent(*row)


async def time(connection: Any) -> int:
    """Return the database's time in milliseconds."""
    return int(await connection.fetchval("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"))
