"""Files in the database, in chunks and with their hashes. Each function takes a connection."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from stella.content.decks.deck import HASH_LENGTH
from stella.content.decks.deck_file import DECK_FILE
from stella.content.decks.images import HASHED
from stella.content.decks.uploaded_pictures import CHUNK

LOCK: Final = 0x5354454C4C42
"""The advisory lock around the commit of uploaded pictures, so that the storage limit holds across nodes."""
MOST_OPEN: Final = 2
"""Maximum unanswered changes of one table's pictures; more are refused for a minute."""
WRITE_PATIENCE: Final = 120.0
"""Maximum seconds for the bytes of one bundle."""

# A table has the bundle that its log names last; bundles settled without the log are older.
OF_TABLE: Final = """
SELECT own.id, own.version, own.bytes FROM stella.bundles own
JOIN stella.heads h ON h.table_id = own.table_id AND h.discarded_at IS NULL
LEFT JOIN stella.events e ON e.table_id = own.table_id AND e.request_id = own.request_id
WHERE own.table_id = $1 AND (own.settled OR e.seq IS NOT NULL) ORDER BY e.seq DESC NULLS LAST, own.id DESC LIMIT 1
"""
OPEN: Final = """
NOT b.settled AND NOT EXISTS (
    SELECT 1 FROM stella.events e WHERE e.table_id = b.table_id AND e.request_id = b.request_id
)
"""
# Older bundles of a table, and notes that it has none: not needed once it has agreed to something newer.
OUTDATED: Final = """
DELETE FROM stella.bundles WHERE id IN (
    SELECT id FROM (
        SELECT b.id, b.bytes, row_number() OVER (
            PARTITION BY b.table_id ORDER BY e.seq DESC NULLS LAST, b.id DESC
        ) AS place
        FROM stella.bundles b LEFT JOIN stella.events e ON e.table_id = b.table_id AND e.request_id = b.request_id
        WHERE b.table_id IS NOT NULL AND ($1::bytea IS NULL OR b.table_id = $1)
          AND (b.settled OR e.seq IS NOT NULL)
    ) AS ranked WHERE place > 1 OR bytes = 0
)
"""
ABANDONED: Final = f"""
DELETE FROM stella.bundles b WHERE b.table_id IS NOT NULL AND b.made_at < now() - interval '1 hour' AND {OPEN}
"""  # noqa: S608 - our own


@dataclass(frozen=True, slots=True)
class FileRow:
    """A file of a bundle."""

    name: str
    size: int
    sha256: bytes


async def write(connection: Any, folder: Path, names: Iterable[str]) -> tuple[int, int]:
    """Write files of a folder, within a transaction; returns the number of the bundle and how many bytes there are.

    The row of the bundle has to follow in the same transaction.
    """
    bundle = await connection.fetchval("SELECT nextval(pg_get_serial_sequence('stella.bundles', 'id'))")
    rows: list[tuple[int, str, str | None, int, bytes]] = []

    async def chunks() -> AsyncIterator[tuple[int, str, int, bytes]]:
        for name in names:
            digest, size, part = hashlib.sha256(), 0, 0
            source = await asyncio.to_thread((folder / name).open, "rb")
            try:
                while chunk := await asyncio.to_thread(source.read, CHUNK):
                    yield bundle, name, part, chunk
                    digest.update(chunk)
                    size, part = size + len(chunk), part + 1
            finally:
                source.close()
            rows.append((bundle, name, _public_name(name, digest.digest()), size, digest.digest()))

    await connection.copy_records_to_table(
        "chunks",
        schema_name="stella",
        columns=["bundle", "name", "part", "body"],
        records=chunks(),
        timeout=WRITE_PATIENCE,
    )
    await connection.copy_records_to_table(
        "files",
        schema_name="stella",
        columns=["bundle", "name", "public", "size", "sha256"],
        records=rows,
    )
    return bundle, sum(row[3] for row in rows)


def _public_name(name: str, digest: bytes) -> str | None:
    """Return the name under which a picture is served: the file name of uploaded ones, otherwise a hash."""
    if not name.endswith(".webp"):
        return None
    own = HASHED.fullmatch(name)
    return own[1] if own else digest.hex()[:HASH_LENGTH]


async def replace_file(connection: Any, bundle: int, name: str, data: bytes) -> None:
    """Replace the bytes of a file, within a transaction; readers notice."""
    await connection.execute("DELETE FROM stella.chunks WHERE bundle = $1 AND name = $2", bundle, name)
    await connection.executemany(
        "INSERT INTO stella.chunks VALUES ($1, $2, $3, $4)",
        [
            (bundle, name, part, data[start : start + CHUNK])
            for part, start in enumerate(range(0, len(data), CHUNK))
        ],
    )
    old = await connection.fetchval(
        "SELECT size FROM stella.files WHERE bundle = $1 AND name = $2", bundle, name
    )
    await connection.execute(
        "UPDATE stella.files SET size = $3, sha256 = $4 WHERE bundle = $1 AND name = $2",
        bundle,
        name,
        len(data),
        hashlib.sha256(data).digest(),
    )
    await connection.execute(
        "UPDATE stella.bundles SET version = version + 1, bytes = bytes + $2 WHERE id = $1",
        bundle,
        len(data) - old,
    )


async def read_whole(connection: Any, bundle: int, name: str) -> bytes | None:
    """Return all bytes of a small file; `None` if there is none."""
    rows = await connection.fetch(
        "SELECT body FROM stella.chunks WHERE bundle = $1 AND name = $2 ORDER BY part", bundle, name
    )
    return b"".join(row[0] for row in rows) if rows else None


async def read_chunk(connection: Any, bundle: int, name: str, part: int) -> bytes | None:
    """Return one chunk of a file; `None` after the last one."""
    found = await connection.fetchval(
        "SELECT body FROM stella.chunks WHERE bundle = $1 AND name = $2 AND part = $3", bundle, name, part
    )
    return None if found is None else bytes(found)


async def files_of(connection: Any, bundle: int) -> list[FileRow]:
    """Return the files of a bundle, by name."""
    rows = await connection.fetch(
        "SELECT name, size, sha256 FROM stella.files WHERE bundle = $1 ORDER BY name", bundle
    )
    return [FileRow(row[0], row[1], bytes(row[2])) for row in rows]


async def sums(connection: Any, bundle: int) -> dict[str, str]:
    """Return the SHA-256 of each file of a bundle, computed from its stored bytes."""
    rows = await connection.fetch(
        """SELECT f.name, encode(sha256(coalesce(string_agg(c.body, ''::bytea ORDER BY c.part), ''::bytea)), 'hex')
           FROM stella.files f LEFT JOIN stella.chunks c ON c.bundle = f.bundle AND c.name = f.name
           WHERE f.bundle = $1 GROUP BY f.name ORDER BY f.name""",
        bundle,
        timeout=WRITE_PATIENCE,
    )
    return {row[0]: row[1] for row in rows}


async def of_table(connection: Any, code: str) -> tuple[int, int, int] | None:
    """Number, version and bytes of what a table has; `None` if it has no uploaded pictures."""
    row = await connection.fetchrow(OF_TABLE, code.encode())
    return None if row is None or row[2] == 0 else tuple(row)


async def for_all(connection: Any) -> dict[str, tuple[int, int]]:
    """Return the bundles that belong to no table, by name: number and version."""
    rows = await connection.fetch(
        "SELECT name, id, version FROM stella.bundles WHERE table_id IS NULL ORDER BY name"
    )
    return {row[0]: (row[1], row[2]) for row in rows}


async def put_for_all(connection: Any, name: str, folder: Path, files: Iterable[str]) -> None:
    """Store files of a folder as the bundle of this name, replacing an existing one; all or nothing."""
    async with connection.transaction():
        bundle, size = await write(connection, folder, files)
        await connection.execute("DELETE FROM stella.bundles WHERE table_id IS NULL AND name = $1", name)
        await connection.execute(
            "INSERT INTO stella.bundles (id, name, request_id, settled, bytes) VALUES ($1, $2, '', true, $3)",
            bundle,
            name,
            size,
        )


async def put_of_table(connection: Any, code: str, folder: Path, files: Iterable[str]) -> None:
    """Store files of a folder as the uploaded pictures of a table, whatever its log says; all or nothing."""
    async with connection.transaction():
        bundle, size = await write(connection, folder, files)
        await connection.execute("DELETE FROM stella.bundles WHERE table_id = $1", code.encode())
        await connection.execute(
            """INSERT INTO stella.bundles (id, table_id, name, request_id, settled, bytes)
               VALUES ($1, $2, '', '', true, $3)""",
            bundle,
            code.encode(),
            size,
        )


def deck_names(folder: Path) -> list[str]:
    """Return the files of a table's deck that go into the database: its deck.toml first."""
    pictures = sorted(path.name for path in folder.iterdir() if HASHED.fullmatch(path.name))
    return [DECK_FILE, *pictures]
