"""Short codes of the tables that wait for people. The same as `stella.live.lobby_codes`, for many nodes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stella.live.ports import CODE_LIFE, CODE_MEMORY, FoundCode, TableId
from stella.postgres.database import ReadPool
from stella.tables.codes import ATTEMPTS, LOBBY_SPACE, draw_lobby_code

LOCK: Final = 0x434F444553
"""The advisory lock for drawing a code: two nodes that count at the same time would both find room."""
SWEEP: Final = "DELETE FROM stella.lobby_codes WHERE until <= clock_timestamp()"
OPEN: Final = "SELECT length(code), count(*) FROM stella.lobby_codes WHERE is_open GROUP BY 1"
TAKEN: Final = "SELECT code FROM stella.lobby_codes WHERE code = ANY($1::text[]) AND table_id <> $2"
LEASE: Final = """
INSERT INTO stella.lobby_codes VALUES ($1, $2, true, clock_timestamp() + make_interval(secs => $3))
ON CONFLICT (table_id) DO UPDATE SET code = excluded.code, is_open = true, until = excluded.until
"""


class PostgresCodes:
    """The leases of all nodes. Repeating a statement whose answer was lost changes nothing more."""

    def __init__(self, pool: ReadPool) -> None:
        """Nothing is opened before somebody asks."""
        self._pool = pool

    async def lease(self, table: TableId, letters: Callable[[int], str]) -> str:
        """Return the code of a table that waits for people, for a day from now."""

        async def lease(connection: Any) -> str:
            async with connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
                await connection.execute(SWEEP)
                counts = dict(await connection.fetch(OPEN))
                own = await connection.fetchrow(
                    "SELECT code, is_open FROM stella.lobby_codes WHERE table_id = $1", table.encode()
                )
                if own is not None and (own[1] or counts.get(len(own[0]), 0) < LOBBY_SPACE[len(own[0])]):
                    code = str(own[0])
                else:
                    code = await _drawn(connection, table, letters, counts)
                await connection.execute(LEASE, code, table.encode(), CODE_LIFE)
            return code

        return await self._pool.ask(lease)

    async def find(self, code: str) -> FoundCode | None:
        """Return the table with this code, and whether it still waits."""
        row = await self._pool.ask(
            lambda connection: connection.fetchrow(
                "SELECT table_id, is_open FROM stella.lobby_codes WHERE code = $1 AND until > clock_timestamp()",
                code,
            )
        )
        return None if row is None else FoundCode(TableId(row[0].decode()), open=row[1])

    async def close(self, table: TableId) -> None:
        """The game has started: the code lets nobody in, and is free for others in an hour."""
        await self._pool.ask(
            lambda connection: connection.execute(
                """UPDATE stella.lobby_codes SET is_open = false, until = clock_timestamp() + make_interval(secs => $2)
                   WHERE table_id = $1 AND is_open""",
                table.encode(),
                CODE_MEMORY,
            )
        )

    async def release(self, table: TableId) -> None:
        """The table is gone."""
        await self._pool.ask(
            lambda connection: connection.execute(
                "DELETE FROM stella.lobby_codes WHERE table_id = $1", table.encode()
            )
        )


async def _drawn(
    connection: Any, table: TableId, letters: Callable[[int], str], counts: dict[int, int]
) -> str:
    drawn = [letters(attempt)[:length] for attempt in range(ATTEMPTS) for length in LOBBY_SPACE]
    taken = {row[0] for row in await connection.fetch(TAKEN, drawn, table.encode())}
    return draw_lobby_code(letters, counts, taken)
