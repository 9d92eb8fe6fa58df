"""What bots of all nodes have learned, in the database. The same as `stella.bots.memory.Memory`, for many nodes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Final, TypeVar

import asyncpg

from stella.bots.learned import Learned, Vote
from stella.bots.memory import LearnedRows, learned_of, rows_of, today
from stella.live.ports import StoreUnavailable
from stella.postgres.database import LOST, Database, without_password

T = TypeVar("T")

SUMS: Final = """
marked = c.marked + excluded.marked, shown = c.shown + excluded.shown,
alone_marked = c.alone_marked + excluded.alone_marked, alone_shown = c.alone_shown + excluded.alone_shown
"""
ADD_CARD: Final = f"""
INSERT INTO stella.card_days AS c VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (day, deck, card) DO UPDATE SET {SUMS}
"""  # noqa: S608 - our own
ADD_CELL: Final = f"""
INSERT INTO stella.cell_days AS c VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
ON CONFLICT (day, deck, word, card) DO UPDATE SET {SUMS}
"""  # noqa: S608 - our own
NEW_VOTERS: Final = (
    "INSERT INTO stella.voters SELECT unnest($1::text[]) ON CONFLICT DO NOTHING RETURNING voter"
)


class Unreachable(OSError):
    """The database does not answer, or refuses."""


class PostgresMemory:
    """Reads and writes the counts of all nodes. Blocks, so don't call it in the thread of the tables."""

    def __init__(self, database: Database) -> None:
        """Nothing is opened before somebody reads or writes."""
        self._database = database

    @property
    def place(self) -> str:
        """Where it is, for people."""
        return without_password(self._database.url)

    def load(self) -> Learned:
        """Return all that was ever learned by any node."""
        return self._do(_load)

    def add(self, votes: Iterable[Vote], day: str | None = None) -> Learned:
        """Store votes, all or none, each voter's once on any node; return everything known now."""
        first = {vote.voter: vote for vote in reversed(list(votes))}

        async def add(connection: Any) -> Learned:
            async with connection.transaction():
                found = await connection.fetch(
                    NEW_VOTERS, sorted(first)
                )  # in order, so that nodes can't deadlock
                new = Learned()
                new.take([first[row[0]] for row in found], day or today())
                rows = rows_of(new)
                await connection.executemany(ADD_CARD, rows.cards)
                await connection.executemany(ADD_CELL, rows.cells)
            return await _load(connection)

        return self._do(add)

    def drop(self, day: str) -> bool:
        """Forget one day; false if nothing was learned then."""

        async def drop(connection: Any) -> bool:
            async with connection.transaction():
                cards = await connection.execute("DELETE FROM stella.card_days WHERE day = $1", day)
                cells = await connection.execute("DELETE FROM stella.cell_days WHERE day = $1", day)
            return (cards, cells) != ("DELETE 0", "DELETE 0")

        return self._do(drop)

    def reset(self) -> None:
        """Forget everything."""

        async def reset(connection: Any) -> None:
            await connection.execute("TRUNCATE stella.card_days, stella.cell_days, stella.voters")

        self._do(reset)

    def dump(self) -> LearnedRows:
        """Return all rows, to be moved elsewhere."""

        async def dump(connection: Any) -> LearnedRows:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                cards = await connection.fetch("SELECT * FROM stella.card_days ORDER BY 1, 2, 3")
                cells = await connection.fetch("SELECT * FROM stella.cell_days ORDER BY 1, 2, 3, 4")
                voters = await connection.fetch("SELECT voter FROM stella.voters ORDER BY 1")
            return LearnedRows(
                [tuple(row) for row in cards], [tuple(row) for row in cells], [row[0] for row in voters]
            )

        return self._do(dump)

    def fill(self, rows: LearnedRows) -> bool:
        """Store rows from elsewhere if there are none; return false if something was learned here before."""

        async def fill(connection: Any) -> bool:
            async with connection.transaction():
                await connection.execute("LOCK TABLE stella.voters IN EXCLUSIVE MODE")
                for name in ("card_days", "cell_days", "voters"):
                    if await connection.fetchval(f"SELECT 1 FROM stella.{name} LIMIT 1"):  # noqa: S608 - our own
                        return False
                await connection.executemany(ADD_CARD, rows.cards)
                await connection.executemany(ADD_CELL, rows.cells)
                await connection.fetch(NEW_VOTERS, rows.voters)
            return True

        return self._do(fill)

    def _do(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async def run() -> T:
            connection = await self._database.connect()
            try:
                return await work(connection)
            finally:
                await connection.close(timeout=1)

        try:
            return asyncio.run(run())
        except (StoreUnavailable, asyncpg.PostgresError, *LOST) as error:
            raise Unreachable(str(error) or type(error).__name__) from error


async def _load(connection: Any) -> Learned:
    async with connection.transaction(isolation="repeatable_read", readonly=True):
        cards = await connection.fetch("SELECT * FROM stella.card_days")
        cells = await connection.fetch("SELECT * FROM stella.cell_days")
    return learned_of(cards, cells)
