"""The statements of the log. Each function works on a connection and knows nothing of threads."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from stella.live.ports import (
    NEVER,
    Entry,
    Extent,
    MemberId,
    Snapshot,
    StoreUnavailable,
    TableId,
    TableSummary,
)
from stella.store.sqlite.connection import NotALog, Row, SqlConnection, TooNew

FORMAT = 1
APPLICATION = 0x53544C41  # "STLA": tells `file` and us that this is a log of Stella

DELETE = "delete "
"""Chore, followed by the id of a table: remove its rows."""

SCHEMA = (
    """CREATE TABLE events (
        table_id TEXT NOT NULL, seq INTEGER NOT NULL, request_id TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        finished INTEGER NOT NULL, PRIMARY KEY (table_id, seq)
    ) WITHOUT ROWID""",
    "CREATE UNIQUE INDEX request_ids ON events (table_id, request_id)",
    # The list of all tables: one small row each, and it cannot disagree with the events.
    "CREATE INDEX tables ON events (table_id, at) WHERE seq = 1",
    # The first row of each table in the bin: without it a table is gone, and all other rows can stay where they are.
    """CREATE TABLE bin (
        table_id TEXT PRIMARY KEY, request_id TEXT NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
        finished INTEGER NOT NULL, discarded_at INTEGER NOT NULL
    ) WITHOUT ROWID""",
    "CREATE TABLE chores (name TEXT PRIMARY KEY) WITHOUT ROWID",
    """CREATE TABLE snapshots (
        table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, kind TEXT NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID""",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {FORMAT}",
)

# When tables have to be woken that act by themselves; files from before there were any have none.
DUE = "CREATE TABLE IF NOT EXISTS due (table_id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID"

# Where members get notifications.
SUBSCRIPTIONS = """CREATE TABLE IF NOT EXISTS subscriptions (
    table_id TEXT NOT NULL, member TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, member)
) WITHOUT ROWID"""

# A row whose predecessor is missing gets the seq NULL and is refused like one whose place is taken: a
# conflict of any kind is an IntegrityError, and the common case needs no question before the insert.
# A table that is in the bin or is being deleted has lost its first row already: nothing can be added to it.
INSERT = """INSERT INTO events VALUES (
    ?1,
    CASE ?2
        WHEN 1 THEN CASE WHEN EXISTS (SELECT 1 FROM events WHERE table_id = ?1)
            OR EXISTS (SELECT 1 FROM bin WHERE table_id = ?1) THEN NULL ELSE 1 END
        ELSE (
            SELECT seq + 1 FROM events WHERE table_id = ?1 AND seq = ?2 - 1
            AND EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq = 1)
        )
    END,
    ?3, ?4, ?5, ?6
)"""

TABLES = """(
    SELECT first.table_id, last.seq, first.at AS created_at, last.at AS touched_at, last.finished
    FROM events AS first JOIN events AS last
      ON last.table_id = first.table_id
     AND last.seq = (SELECT max(seq) FROM events WHERE table_id = first.table_id)
    WHERE first.seq = 1
)"""
LIST = f"""SELECT table_id, seq, created_at, touched_at, finished FROM {TABLES}
WHERE ?1 IS NULL OR touched_at < ?1 ORDER BY touched_at, table_id"""  # noqa: S608 - our own
EXTENT = f"""SELECT count(*), max(
    coalesce(max(touched_at), (SELECT max(discarded_at) FROM bin)),
    coalesce((SELECT max(discarded_at) FROM bin), max(touched_at))
) FROM {TABLES}"""  # noqa: S608 - our own
BIN = """SELECT bin.table_id, coalesce(last.seq, 1), bin.at, coalesce(last.at, bin.at),
    coalesce(last.finished, bin.finished), discarded_at
FROM bin LEFT JOIN events AS last
  ON last.table_id = bin.table_id AND last.seq = (SELECT max(seq) FROM events WHERE table_id = bin.table_id)
WHERE ?1 IS NULL OR bin.table_id = ?1 ORDER BY discarded_at, bin.table_id"""


def prepare(connection: SqlConnection, path: Path, patience: float) -> None:
    """Refuse files that are not ours, then make commits durable and deletions thorough."""
    connection.execute(f"PRAGMA busy_timeout = {int(patience * 1000)}")
    _check(connection, path)
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreUnavailable(f"{path}: this file system cannot hold a write-ahead log")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA fullfsync = ON")  # macOS: fsync alone does not reach the disk
    connection.execute("PRAGMA secure_delete = ON")
    connection.execute("PRAGMA cache_size = -2048")  # KB: the newest pages of some hundred tables
    connection.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it, after its acknowledgements


def create(connection: SqlConnection) -> None:
    """Create the schema if the file is new."""
    connection.execute("BEGIN IMMEDIATE")
    if _format_of(connection) == 0:
        for statement in SCHEMA:
            connection.execute(statement)
    connection.execute(DUE)
    connection.execute(SUBSCRIPTIONS)
    connection.execute("COMMIT")


def _format_of(connection: SqlConnection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _check(connection: SqlConnection, path: Path) -> None:
    try:
        version = _format_of(connection)
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        (objects,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise NotALog(path) from error
        raise
    if application != APPLICATION and (application or version or objects):
        raise NotALog(path)
    if version > FORMAT:
        raise TooNew(path, version, FORMAT)


def insert(connection: SqlConnection, rows: Iterable[Row]) -> None:
    """Add rows; IntegrityError if one has no predecessor, its place is taken or its request id was used."""
    connection.executemany(INSERT, rows)


def set_due(connection: SqlConnection, table: TableId, at: int) -> None:
    """Note when a table must be woken, or that it needn't be."""
    if at == NEVER:
        connection.execute("DELETE FROM due WHERE table_id = ?", (table,))
    else:
        connection.execute("INSERT OR REPLACE INTO due VALUES (?, ?)", (table, at))


def due(connection: SqlConnection, before: int | None) -> dict[TableId, int]:
    """Return when tables outside the bin must be woken: all that act by themselves, or those due before."""
    found = connection.execute(
        """SELECT table_id, at FROM due WHERE (?1 IS NULL OR at < ?1)
           AND EXISTS (SELECT 1 FROM events WHERE table_id = due.table_id AND seq = 1) ORDER BY at, table_id""",
        (before,),
    )
    return {TableId(table): at for table, at in found.fetchall()}


def contains(connection: SqlConnection, rows: Sequence[Row]) -> bool:
    """Return whether exactly these rows are in the log."""
    found = connection.execute(
        """SELECT table_id, seq, request_id, at, body, finished FROM events
           WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq""",
        (rows[0][0], rows[0][1], rows[-1][1]),
    )
    return found.fetchall() == list(rows)


def probe(connection: SqlConnection) -> None:
    """Add a row, take it back, and write something that a commit must sync."""
    connection.execute("INSERT INTO events VALUES ('', 1, '', 0, x'', 0)")
    connection.execute("DELETE FROM events WHERE table_id = ''")
    touch(connection)


def check_readable(connection: SqlConnection) -> None:
    """Read one row, to test whether the file can be read."""
    connection.execute("SELECT body FROM events LIMIT 1").fetchone()


def discard(connection: SqlConnection, table: TableId, at: int, expected: int | None) -> bool:
    """Put a table into the bin by moving its first row there; False if there is none, or it isn't at `expected`."""
    seq = heads(connection, [table]).get(table)
    if seq is None or expected not in (None, seq):
        return False
    connection.execute(
        """INSERT INTO bin SELECT table_id, request_id, at, body, finished, ?2 FROM events
           WHERE table_id = ?1 AND seq = 1""",
        (table, at),
    )
    connection.execute("DELETE FROM events WHERE table_id = ? AND seq = 1", (table,))
    connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    return True


def recover(connection: SqlConnection, table: TableId) -> bool:
    """Take a table out of the bin; return False if it isn't there."""
    if connection.execute("SELECT 1 FROM bin WHERE table_id = ?", (table,)).fetchone() is None:
        return False
    connection.execute(
        "INSERT INTO events SELECT table_id, 1, request_id, at, body, finished FROM bin WHERE table_id = ?",
        (table,),
    )
    connection.execute("DELETE FROM bin WHERE table_id = ?", (table,))
    return True


def tombstone(connection: SqlConnection, table: TableId) -> bool:
    """Make a table vanish by removing its first row; False if there is none. `erase_some` removes the rest."""
    found = connection.execute(
        "SELECT 1 FROM events WHERE table_id = ?1 UNION ALL SELECT 1 FROM bin WHERE table_id = ?1 LIMIT 1",
        (table,),
    )
    if found.fetchone() is None:
        return False
    connection.execute("DELETE FROM bin WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM events WHERE table_id = ? AND seq = 1", (table,))
    connection.execute("DELETE FROM snapshots WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM due WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM subscriptions WHERE table_id = ?", (table,))
    connection.execute("INSERT OR IGNORE INTO chores VALUES ('sweep'), (?)", (f"{DELETE}{table}",))
    return True


def tombstoned(connection: SqlConnection) -> list[TableId]:
    """Return the tables that vanished but still have rows."""
    rows = connection.execute("SELECT name FROM chores WHERE name LIKE ? || '%'", (DELETE,)).fetchall()
    return [TableId(name.removeprefix(DELETE)) for (name,) in rows]


def erase_some(connection: SqlConnection, table: TableId, most: int) -> bool:
    """Remove up to `most` of the last rows of a tombstoned table; return whether all are gone."""
    (last,) = connection.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()
    if last is not None:
        connection.execute("DELETE FROM events WHERE table_id = ? AND seq > ?", (table, last - most))
        (last,) = connection.execute("SELECT max(seq) FROM events WHERE table_id = ?", (table,)).fetchone()
    if last is None:
        connection.execute("DELETE FROM chores WHERE name = ?", (f"{DELETE}{table}",))
    return last is None


def is_unswept(connection: SqlConnection) -> bool:
    """Return whether a process died between removing rows and removing their traces."""
    return connection.execute("SELECT 1 FROM chores WHERE name = 'sweep'").fetchone() is not None


def mark_wiped(connection: SqlConnection) -> None:
    """Note that no traces are left. The commit also syncs the truncated journal."""
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DELETE FROM chores WHERE name = 'sweep'")
    touch(connection)
    connection.execute("COMMIT")


def touch(connection: SqlConnection) -> None:
    """Write something, so that this transaction's commit syncs everything before it."""
    connection.execute(f"PRAGMA user_version = {FORMAT}")


def read(connection: SqlConnection, table: TableId, after: int, most: int | None) -> list[Entry]:
    """Return the entries of a table with seq > `after`, in order: all, or the first `most`."""
    rows = connection.execute(
        """SELECT request_id, at, body, finished FROM events WHERE table_id = ?1 AND seq > ?2
           AND EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq = 1) ORDER BY seq LIMIT ?3""",
        (table, after, -1 if most is None else most),
    )
    return [_entry(row) for row in rows.fetchall()]


def find(connection: SqlConnection, table: TableId, request_ids: Sequence[str]) -> dict[str, Entry]:
    """Return the entries of a table with these request ids."""
    found = {}
    for request_id in request_ids:
        row = connection.execute(
            """SELECT request_id, at, body, finished FROM events WHERE table_id = ?1 AND request_id = ?2
               AND EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq = 1)""",
            (table, request_id),
        ).fetchone()
        if row is not None:
            found[request_id] = _entry(row)
    return found


def heads(connection: SqlConnection, tables: Sequence[TableId]) -> dict[TableId, int]:
    """Return how many entries these tables have; those that don't exist or are being deleted are left out."""
    found = connection.execute(
        """SELECT value, (SELECT max(seq) FROM events WHERE table_id = value) FROM json_each(?)
           WHERE EXISTS (SELECT 1 FROM events WHERE table_id = value AND seq = 1)""",
        (json.dumps(tables),),
    )
    return {TableId(table): seq for table, seq in found.fetchall()}


def save_snapshot(connection: SqlConnection, table: TableId, snapshot: Snapshot) -> None:
    """Replace a table's snapshot if the log has the new one's entry."""
    connection.execute(
        """INSERT INTO snapshots SELECT ?1, ?2, ?3, ?4
           WHERE EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq = ?2)
             AND EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq = 1)
           ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, kind = excluded.kind, body = excluded.body
           WHERE excluded.seq >= seq""",
        (table, snapshot.seq, snapshot.kind, snapshot.body),
    )


def snapshot_of(connection: SqlConnection, table: TableId) -> Snapshot | None:
    """Return the snapshot of a table, if there is one and the log has its entry."""
    row = connection.execute(
        """SELECT seq, kind, body FROM snapshots WHERE table_id = ?1
           AND EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq = snapshots.seq)""",
        (table,),
    ).fetchone()
    return None if row is None else Snapshot(*row)


def save_subscription(
    connection: SqlConnection, table: TableId, member: MemberId, body: bytes | None
) -> bool:
    """Save or remove where a member gets notifications; return False if there is no such table or nothing to remove."""
    if body is None:
        found = connection.execute(
            "DELETE FROM subscriptions WHERE table_id = ? AND member = ? RETURNING 1", (table, member)
        )
    else:
        found = connection.execute(
            """INSERT OR REPLACE INTO subscriptions SELECT ?1, ?2, ?3
               WHERE EXISTS (SELECT 1 FROM events WHERE table_id = ?1 AND seq = 1) RETURNING 1""",
            (table, member, body),
        )
    return bool(found.fetchall())


def subscriptions(connection: SqlConnection, table: TableId) -> dict[MemberId, bytes]:
    """Return where members of a table get notifications."""
    found = connection.execute("SELECT member, body FROM subscriptions WHERE table_id = ?", (table,))
    return {MemberId(member): body for member, body in found.fetchall()}


def summaries(connection: SqlConnection, touched_before: int | None) -> list[TableSummary]:
    """Return all tables, or only those not touched since; least recently touched first."""
    return [_summary(row) for row in connection.execute(LIST, (touched_before,)).fetchall()]


def discarded(connection: SqlConnection, table: TableId | None) -> list[TableSummary]:
    """Return the tables in the bin, oldest first; with `table`, only that one."""
    return [_summary(row) for row in connection.execute(BIN, (table,)).fetchall()]


def extent(connection: SqlConnection) -> Extent:
    """Return the number of tables and the time of the newest entry."""
    return Extent(*connection.execute(EXTENT).fetchone())


def _entry(row: tuple[str, int, bytes, int]) -> Entry:
    request_id, at, body, finished = row
    return Entry(request_id, at, body, bool(finished))


def _summary(row: Sequence[Any]) -> TableSummary:
    table, seq, created_at, touched_at, finished, *discarded_at = row
    return TableSummary(TableId(table), seq, created_at, touched_at, bool(finished), *discarded_at)
