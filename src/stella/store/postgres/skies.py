"""Slates of skies in the database that all nodes share."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Any, Final, TypeVar

from stella.postgres.database import ReadPool
from stella.rules import Place
from stella.skies.deal import Sky
from stella.skies.ports import Draw
from stella.skies.slates import SkyCounts, Slate, Visit, VisitorId
from stella.store.sky_rows import counts_of, encode, finished, pointed, slate_of, with_other_stars

T = TypeVar("T")

NEW_SKY: Final = "INSERT INTO stella.skies VALUES ($1, $2) ON CONFLICT DO NOTHING"
ADD_SLATE: Final = "INSERT INTO stella.slates VALUES ($1, $2, $3, $4)"
PUT_SKY: Final = "UPDATE stella.skies SET body = $2 WHERE day = $1"
LOCKED_SKY: Final = "SELECT body FROM stella.skies WHERE day = $1 FOR UPDATE"
"""Every change to a slate locks its sky first, so no count of another node gets lost."""
VISIT: Final = """
SELECT slates.body, skies.body FROM stella.slates JOIN stella.skies USING (day) WHERE visitor = $1 AND day = $2
"""
SLATE: Final = "SELECT body FROM stella.slates WHERE visitor = $1 AND day = $2"


class PostgresSkies:
    """A `SkyStore` in PostgreSQL. Every write can be repeated, so a lost connection is just asked again."""

    def __init__(self, pool: ReadPool) -> None:
        """Nothing is opened before somebody asks."""
        self._pool = pool

    async def counts(self, day: str) -> SkyCounts | None:
        """See the port."""

        async def read(base: Any) -> SkyCounts | None:
            body = await base.fetchval("SELECT body FROM stella.skies WHERE day = $1", day)
            return None if body is None else counts_of(body)

        return await self._pool.ask(read)

    async def visit(self, day: str, visitor: VisitorId) -> Visit | None:
        """See the port."""

        async def read(base: Any) -> Visit | None:
            row = await base.fetchrow(VISIT, visitor, day)
            if row is None:
                return None
            slate = slate_of(row[0])
            return Visit(slate, counts_of(row[1]), await _slates(base, day, slate.company))

        return await self._pool.ask(read)

    async def slates(self, day: str, numbers: Collection[int]) -> dict[int, Slate]:
        """See the port."""
        return await self._pool.ask(lambda base: _slates(base, day, numbers))

    async def finish(self, day: str, sky: Sky, slate: Slate, draw: Draw) -> Visit:
        """See the port."""

        async def write(base: Any) -> Visit:
            await base.execute(NEW_SKY, day, encode(SkyCounts(day, sky)))
            before = counts_of(await base.fetchval(LOCKED_SKY, day))
            known = await base.fetchval(SLATE, slate.visitor, day)
            if known is not None:
                kept, counts = slate_of(known), before
            else:
                kept, counts = finished(before, slate, draw)
                await base.execute(PUT_SKY, day, encode(counts))
                await base.execute(ADD_SLATE, day, kept.number, kept.visitor, encode(kept))
            return Visit(kept, counts, await _slates(base, day, kept.company))

        return await self._write(write)

    async def point(
        self,
        day: str,
        visitor: VisitorId,
        known: Sequence[Place],
        pointings: Sequence[Place],
        stars: int | None,
    ) -> bool:
        """See the port."""

        async def write(base: Any) -> bool:
            counts, body = await base.fetchval(LOCKED_SKY, day), await base.fetchval(SLATE, visitor, day)
            before = None if body is None else slate_of(body)
            slate = None if before is None else pointed(before, known, pointings, stars)
            if before is None or slate is None or counts is None:
                return False
            await base.execute(
                "UPDATE stella.slates SET body = $3 WHERE visitor = $1 AND day = $2",
                visitor,
                day,
                encode(slate),
            )
            if before.stars != slate.stars:
                after = with_other_stars(counts_of(counts), before, slate)
                await base.execute(PUT_SKY, day, encode(after))
            return True

        return await self._write(write)

    async def forget(self, visitor: VisitorId) -> int:
        """See the port."""

        async def write(base: Any) -> int:
            days = await base.fetch("SELECT day FROM stella.slates WHERE visitor = $1 ORDER BY day", visitor)
            for (day,) in days:  # in order: nodes never wait in a circle
                counts, body = await base.fetchval(LOCKED_SKY, day), await base.fetchval(SLATE, visitor, day)
                if counts is not None and body is not None:
                    fewer = counts_of(counts).with_slate(slate_of(body), -1)
                    await base.execute(PUT_SKY, day, encode(fewer))
                    await base.execute(
                        "DELETE FROM stella.slates WHERE visitor = $1 AND day = $2", visitor, day
                    )
            return len(days)

        return await self._write(write)

    async def list_counts(self) -> list[SkyCounts]:
        """See the port."""

        async def read(base: Any) -> list[SkyCounts]:
            rows = await base.fetch("SELECT body FROM stella.skies ORDER BY day DESC")
            return [counts_of(body) for (body,) in rows]

        return await self._pool.ask(read)

    async def keep(self, counts: SkyCounts, slates: Collection[Slate]) -> None:
        """See the port."""

        async def write(base: Any) -> None:
            body = encode(counts)
            await base.execute(NEW_SKY, counts.day, body)
            await base.fetchval(LOCKED_SKY, counts.day)
            await base.execute(PUT_SKY, counts.day, body)
            await base.execute("DELETE FROM stella.slates WHERE day = $1", counts.day)
            rows = [(counts.day, each.number, each.visitor, encode(each)) for each in slates]
            await base.executemany(ADD_SLATE, rows)

        await self._write(write)

    async def remove_before(self, day: str) -> int:
        """See the port."""

        async def write(base: Any) -> int:
            await base.execute("DELETE FROM stella.slates WHERE day < $1", day)
            return len(await base.fetch("DELETE FROM stella.skies WHERE day < $1 RETURNING day", day))

        return await self._write(write)

    async def close(self) -> None:
        """See the port."""
        await self._pool.close()

    async def _write(self, work: Callable[[Any], Awaitable[T]]) -> T:
        async def run(base: Any) -> T:
            async with base.transaction():
                return await work(base)

        return await self._pool.ask(run)


async def _slates(base: Any, day: str, numbers: Collection[int]) -> dict[int, Slate]:
    rows = await base.fetch(
        "SELECT number, body FROM stella.slates WHERE day = $1 AND number = ANY($2)", day, [*numbers]
    )
    return {number: slate_of(body) for number, body in rows}
