"""The tables in the database, and how an older schema becomes this one. Forward only; nodes may start together."""

from __future__ import annotations

from typing import Any, Final

LOCK: Final = 0x5354454C4C41
"""The advisory lock that one node holds while it migrates."""

# Ids and request ids are any text, PostgreSQL's `text` holds no NUL: they are kept as UTF-8 bytes, which
# also sort by code point in every locale.
MIGRATIONS: Final = (
    (
        # `heads` says where each table is: whoever appends moves its head, and the lock of that row decides.
        """CREATE TABLE stella.heads (
            table_id bytea PRIMARY KEY, seq bigint NOT NULL, created_at bigint NOT NULL, touched_at bigint NOT NULL
        ) WITH (fillfactor = 60)""",
        """CREATE TABLE stella.events (
            table_id bytea, seq bigint, command bytea NOT NULL, at bigint NOT NULL, body bytea NOT NULL,
            PRIMARY KEY (table_id, seq)
        )""",
        "CREATE UNIQUE INDEX commands ON stella.events (table_id, command)",
        """CREATE TABLE stella.snapshots (
            table_id bytea PRIMARY KEY REFERENCES stella.heads ON DELETE CASCADE,
            seq bigint NOT NULL, kind text NOT NULL, body bytea NOT NULL
        )""",
        "CREATE TABLE stella.probes (single boolean PRIMARY KEY CHECK (single), at timestamptz NOT NULL)",
        "CREATE TABLE stella.secrets (name text PRIMARY KEY, body bytea NOT NULL)",
    ),
    (
        # Who is connected where: of no use after a crash, so it is in no journal.
        """CREATE UNLOGGED TABLE stella.nodes (
            node text PRIMARY KEY, seen_at timestamptz NOT NULL, changes bigint NOT NULL
        )""",
        """CREATE UNLOGGED TABLE stella.presence (
            node text NOT NULL REFERENCES stella.nodes ON DELETE CASCADE, table_id bytea NOT NULL,
            members text[] NOT NULL, PRIMARY KEY (node, table_id)
        )""",
    ),
    (
        """CREATE TABLE stella.card_days (
            day text, deck text, card text, marked bigint NOT NULL, shown bigint NOT NULL,
            alone_marked bigint NOT NULL, alone_shown bigint NOT NULL, PRIMARY KEY (day, deck, card)
        )""",
        """CREATE TABLE stella.cell_days (
            day text, deck text, word text, card text, marked bigint NOT NULL, shown bigint NOT NULL,
            alone_marked bigint NOT NULL, alone_shown bigint NOT NULL, PRIMARY KEY (day, deck, word, card)
        )""",
        "CREATE TABLE stella.voters (voter text PRIMARY KEY)",
    ),
    (
        # What was taken of each rate lately, under keyed hashes of addresses: of no use after a crash, either.
        """CREATE UNLOGGED TABLE stella.rates (
            key bytea PRIMARY KEY, taken float8 NOT NULL, per_second float8 NOT NULL, at timestamptz NOT NULL
        ) WITH (fillfactor = 60)""",
    ),
)
"""The statements that lead from each version to the next; the first makes version 1. Never edit one: add another."""

VERSION: Final = len(MIGRATIONS)


async def version_of(connection: Any) -> int:
    """The version of the schema; 0 where there is none."""
    if await connection.fetchval("SELECT to_regclass('stella.schema_version')") is None:
        return 0
    return int(await connection.fetchval("SELECT version FROM stella.schema_version"))


async def migrate(connection: Any) -> int:
    """Bring an older schema to this version, all or nothing; gives the version found, which may be newer than ours.

    Of several nodes that start at the same time one does it, and the others find it done.
    """
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        found = await version_of(connection)
        if found == 0:
            await connection.execute("CREATE SCHEMA IF NOT EXISTS stella")
            await connection.execute("CREATE TABLE stella.schema_version (version int NOT NULL)")
            await connection.execute("INSERT INTO stella.schema_version VALUES (0)")
        for statements in MIGRATIONS[found:]:
            for statement in statements:
                await connection.execute(statement)
        if found < VERSION:
            await connection.execute("UPDATE stella.schema_version SET version = $1", VERSION)
        return max(found, VERSION)
