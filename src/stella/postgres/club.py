"""What all nodes of one database have in common: the secret of their keys, and where own decks lie."""

from __future__ import annotations

import secrets
from typing import Any, Final

from stella.postgres.schema import LOCK

SECRET: Final = "server"
FOLDER: Final = "folder"
ALIVE: Final = "SELECT 1 FROM stella.nodes WHERE seen_at > now() - interval '10 seconds' LIMIT 1"


async def secret_of(connection: Any) -> bytes:
    """The 256 bits that all keys are made from; drawn by the first node that asks."""
    return await _agreed(connection, SECRET, secrets.token_bytes(32))


async def take_secret(connection: Any, secret: bytes) -> bool:
    """Have this one from now on, if there is none yet; false if there is another."""
    return await _agreed(connection, SECRET, secret) == secret


async def same_folder(connection: Any, folder: bytes) -> bool:
    """Whether all nodes that run have the data folder with this mark; if none runs, this is the folder from now on."""
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
        found = await _agreed(connection, FOLDER, folder)
        if found != folder and await connection.fetchval(ALIVE) is not None:
            return False
        await connection.execute("UPDATE stella.secrets SET body = $2 WHERE name = $1", FOLDER, folder)
        # Whoever comes before this node has given its first sign of life meets this one.
        starting = f"starting-{secrets.token_hex(8)}"
        await connection.execute("INSERT INTO stella.nodes VALUES ($1, now(), 0)", starting)
    return True


async def _agreed(connection: Any, name: str, body: bytes) -> bytes:
    """What the first one said."""
    await connection.execute("INSERT INTO stella.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, body)
    return bytes(await connection.fetchval("SELECT body FROM stella.secrets WHERE name = $1", name))
