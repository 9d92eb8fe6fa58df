"""What all nodes of one database have in common: the secret of their keys."""

from __future__ import annotations

import secrets
from typing import Any, Final

SECRET: Final = "server"


async def secret_of(connection: Any) -> bytes:
    """The 256 bits that all keys are made from; drawn by the first node that asks."""
    return await _agreed(connection, SECRET, secrets.token_bytes(32))


async def take_secret(connection: Any, secret: bytes) -> bool:
    """Have this one from now on, if there is none yet; false if there is another."""
    return await _agreed(connection, SECRET, secret) == secret


async def _agreed(connection: Any, name: str, body: bytes) -> bytes:
    """What the first one said."""
    await connection.execute("INSERT INTO stella.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING", name, body)
    return bytes(await connection.fetchval("SELECT body FROM stella.secrets WHERE name = $1", name))
