"""Slates and circles of skies in a database, with the statements that SQLite and PostgreSQL share.

Skies and slates are stored as JSON, next to the columns they are looked up by. The SQL is PostgreSQL's dialect.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, Final, Protocol, TypeVar

import msgspec
from msgspec.structs import astuple, replace

from stella.rules import Place
from stella.skies.deal import Sky
from stella.skies.round import COMPANIONS
from stella.skies.slates import (
    CircleId,
    Draw,
    Members,
    Membership,
    NotJoined,
    SkyCounts,
    Slate,
    Visit,
    VisitorId,
    bits_of,
    likeness,
    refusal_to_join,
)

T = TypeVar("T")

encode = msgspec.json.Encoder().encode
counts_of = msgspec.json.Decoder(SkyCounts).decode
slate_of = msgspec.json.Decoder(Slate).decode


class _Marks(msgspec.Struct):
    """The part of a slate that the search for the closest mind reads."""

    visitor: str
    order: tuple[Place, ...]


_marks_of = msgspec.json.Decoder(_Marks).decode

NEW_SKY: Final = "INSERT INTO stella.skies VALUES ($1, $2) ON CONFLICT DO NOTHING"
PUT_SKY: Final = "UPDATE stella.skies SET body = $2 WHERE day = $1"
SKY: Final = "SELECT body FROM stella.skies WHERE day = $1"
LOCKED_SKY: Final = f"{SKY} FOR UPDATE"
"""Every change to a slate locks its sky first, so that no node overwrites another's count."""
ADD_SLATE: Final = "INSERT INTO stella.slates VALUES ($1, $2, $3, $4)"
ADD_FIRST_SLATE: Final = f"{ADD_SLATE} ON CONFLICT (visitor, day) DO NOTHING RETURNING number"
PUT_SLATE: Final = "UPDATE stella.slates SET body = $3 WHERE visitor = $1 AND day = $2"
SLATE: Final = "SELECT body FROM stella.slates WHERE visitor = $1 AND day = $2"
CIRCLES: Final = """
SELECT circle, other.visitor, slates.body FROM stella.circles AS mine JOIN stella.circles AS other USING (circle)
LEFT JOIN stella.slates ON slates.visitor = other.visitor AND day = $2
WHERE mine.visitor = $1 ORDER BY mine.since, circle, other.since, other.visitor
"""
MEMBERS: Final = "SELECT visitor FROM stella.circles WHERE circle = $1"
ADD_MEMBER: Final = "INSERT INTO stella.circles VALUES ($1, $2, $3)"
LEAVE_BEFORE: Final = """
DELETE FROM stella.circles WHERE since < $1 AND visitor NOT IN (SELECT visitor FROM stella.slates)
"""
NIGHTS: Final = """
SELECT skies.body, slates.body FROM stella.slates JOIN stella.skies USING (day) WHERE visitor = $1 ORDER BY day DESC
"""
MINDS: Final = 200
"""Maximum newest slates to search for the most similar one, so that a large sky costs no more."""
NEWEST: Final = f"SELECT body FROM stella.slates WHERE day = $1 ORDER BY number DESC LIMIT {MINDS}"  # noqa: S608
DAYS: Final = "SELECT day FROM stella.slates WHERE visitor = $1 ORDER BY day"
"""In order, so that nodes that lock several skies never deadlock."""
PRESENT: Final = "SELECT number FROM stella.slates WHERE day = $1 AND number = ANY($2)"
SLATES: Final = "SELECT number, body FROM stella.slates WHERE day = $1 AND number = ANY($2)"


class Base(Protocol):
    """A connection to the database."""

    async def rows(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Run a statement; return its rows."""

    async def many(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        """Run a statement for each of these values."""

    async def lock(self, name: str) -> None:
        """Block other transactions that take the same lock until the end of this one."""


class SqlSkies(ABC):
    """A `SkyStore` in a database. Every write is idempotent, so it can be retried after a lost connection."""

    @abstractmethod
    async def _ask(self, question: Callable[[Base], Awaitable[T]]) -> T:
        """Run a query. Raises `StoreUnavailable`."""

    @abstractmethod
    async def _write(self, work: Callable[[Base], Awaitable[T]], *, scrub: bool = False) -> T:
        """Run a transaction. `scrub`: leave no trace of deleted data in the database's files."""

    async def counts(self, day: str) -> SkyCounts | None:
        """See the port."""
        return await self._ask(lambda base: _counts(base, day))

    async def visit(self, day: str, visitor: VisitorId) -> Visit | None:
        """See the port."""

        async def read(base: Base) -> Visit | None:
            slate = await _slate(base, day, visitor)
            counts = None if slate is None else await _counts(base, day)
            if slate is None or counts is None:
                return None
            newest = () if slate.stars is None else await base.rows(NEWEST, day)
            found = await _visit(base, slate, counts)
            return replace(found, closest=_closest(slate, (body for (body,) in newest)))

        return await self._ask(read)

    async def slates(self, day: str, numbers: Collection[int]) -> dict[int, Slate]:
        """See the port."""
        return await self._ask(lambda base: _slates(base, day, numbers))

    async def finish(self, day: str, sky: Sky, slate: Slate, draw: Draw) -> Visit | None:
        """See the port."""

        async def write(base: Base) -> Visit | None:
            before = await _counts(base, day, LOCKED_SKY)
            if before is None:
                await base.rows(NEW_SKY, day, encode(SkyCounts(day, sky)))
                before = await _counts(base, day, LOCKED_SKY)
                assert before is not None
            if (before.sky.word, before.sky.cards) != (sky.word, sky.cards):
                return None
            company = await _present(base, before, draw(before.last))
            numbered = replace(slate, number=before.last + 1, company=company[:COMPANIONS])
            counts = before.with_slate(numbered)
            if await base.rows(ADD_FIRST_SLATE, *_row(day, numbered)):
                await base.rows(PUT_SKY, day, encode(counts))
                return await _visit(base, numbered, counts)
            known = await _slate(base, day, slate.visitor)
            assert known is not None
            return await _visit(base, known, before)

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

        async def write(base: Base) -> bool:
            counts, before = await _counts(base, day, LOCKED_SKY), await _slate(base, day, visitor)
            if counts is None or before is None or before.pointings not in (tuple(known), tuple(pointings)):
                return False
            slate = replace(before, pointings=tuple(pointings), stars=stars)
            await base.rows(PUT_SLATE, visitor, day, encode(slate))
            if before.stars != stars:
                counts = counts.with_stars(before.stars, -1).with_stars(stars)
                await base.rows(PUT_SKY, day, encode(counts))
            return True

        return await self._write(write)

    async def nights(self, visitor: VisitorId) -> list[tuple[SkyCounts, Slate]]:
        """See the port."""
        rows = await self._ask(lambda base: base.rows(NIGHTS, visitor))
        return [(counts_of(sky), slate_of(slate)) for sky, slate in rows]

    async def consent(self, visitor: VisitorId, day: str | None) -> None:
        """See the port."""

        def given(each: str, slate: Slate) -> Slate:
            return replace(slate, research=day is not None) if day in (None, each) else slate

        await self._change_slates(visitor, given)

    async def teach(self, visitor: VisitorId, *, on: bool) -> None:
        """See the port."""
        await self._change_slates(visitor, lambda _, slate: replace(slate, teaches=on))

    async def _change_slates(self, visitor: VisitorId, changed: Callable[[str, Slate], Slate]) -> None:
        async def write(base: Base) -> None:
            for (day,) in await base.rows(DAYS, visitor):
                await base.rows(LOCKED_SKY, day)
                if (slate := await _slate(base, day, visitor)) is not None:
                    await base.rows(PUT_SLATE, visitor, day, encode(changed(day, slate)))

        await self._write(write)

    async def take_name(self, day: str, name: str) -> int:
        """See the port."""

        async def write(base: Base) -> int:
            await base.rows(LOCKED_SKY, day)
            rows = await base.rows("SELECT body FROM stella.slates WHERE day = $1", day)
            named = [each for (body,) in rows if (each := slate_of(body)).name == name]
            await base.many(
                PUT_SLATE, [(each.visitor, day, encode(replace(each, name=""))) for each in named]
            )
            return len(named)

        return await self._write(write, scrub=True)

    async def note_learned(self, day: str) -> None:
        """See the port."""

        async def write(base: Base) -> None:
            if (counts := await _counts(base, day, LOCKED_SKY)) is not None:
                await base.rows(PUT_SKY, day, encode(replace(counts, learned=True)))

        await self._write(write)

    async def join(self, circle: CircleId, visitor: VisitorId, day: str, *, new: bool) -> NotJoined:
        """See the port."""

        async def write(base: Base) -> NotJoined:
            await base.lock(f"circles of {visitor}")
            await base.lock(f"circle {circle}")
            members = [member for (member,) in await base.rows(MEMBERS, circle)]
            if visitor in members:
                return None
            circles = await base.rows("SELECT circle FROM stella.circles WHERE visitor = $1", visitor)
            refused = refusal_to_join(len(members), len(circles), new=new)
            if refused is None:
                await base.rows(ADD_MEMBER, circle, visitor, day)
            return refused

        return await self._write(write)

    async def leave(self, circle: CircleId, visitor: VisitorId) -> None:
        """See the port."""
        sql = "DELETE FROM stella.circles WHERE circle = $1 AND visitor = $2"
        await self._write(lambda base: base.rows(sql, circle, visitor), scrub=True)

    async def circles(self, visitor: VisitorId, day: str | None) -> dict[CircleId, Members]:
        """See the port."""
        found: dict[CircleId, dict[VisitorId, Slate | None]] = {}
        for circle, member, body in await self._ask(lambda base: base.rows(CIRCLES, visitor, day)):
            found.setdefault(circle, {})[member] = None if body is None else slate_of(body)
        return {**found}

    async def forget(self, visitor: VisitorId) -> int:
        """See the port."""

        async def write(base: Base) -> int:
            days = await base.rows(DAYS, visitor)
            for (day,) in days:
                counts, slate = await _counts(base, day, LOCKED_SKY), await _slate(base, day, visitor)
                if counts is not None and slate is not None:
                    await base.rows(PUT_SKY, day, encode(counts.with_slate(slate, -1)))
            await base.rows("DELETE FROM stella.slates WHERE visitor = $1", visitor)
            await base.rows("DELETE FROM stella.circles WHERE visitor = $1", visitor)
            return len(days)

        return await self._write(write, scrub=True)

    async def list_counts(self) -> list[SkyCounts]:
        """See the port."""
        rows = await self._ask(lambda base: base.rows("SELECT body FROM stella.skies ORDER BY day DESC"))
        return [counts_of(body) for (body,) in rows]

    async def keep(self, counts: SkyCounts, slates: Collection[Slate]) -> None:
        """See the port."""

        async def write(base: Base) -> None:
            await base.rows(NEW_SKY, counts.day, encode(counts))
            await base.rows(LOCKED_SKY, counts.day)
            await base.rows(PUT_SKY, counts.day, encode(counts))
            await base.rows("DELETE FROM stella.slates WHERE day = $1", counts.day)
            await base.many(ADD_SLATE, [_row(counts.day, each) for each in slates])

        await self._write(write)

    async def memberships(self) -> list[Membership]:
        """See the port."""
        sql = "SELECT circle, visitor, since FROM stella.circles ORDER BY 1, 2"
        return [Membership(*row) for row in await self._ask(lambda base: base.rows(sql))]

    async def keep_memberships(self, memberships: Collection[Membership]) -> None:
        """See the port."""

        async def write(base: Base) -> None:
            await base.rows("DELETE FROM stella.circles")
            await base.many(ADD_MEMBER, map(astuple, memberships))

        await self._write(write, scrub=True)

    async def remove_before(self, day: str) -> int:
        """See the port."""

        async def write(base: Base) -> int:
            await base.rows("DELETE FROM stella.slates WHERE day < $1", day)
            await base.rows(LEAVE_BEFORE, day)
            return len(await base.rows("DELETE FROM stella.skies WHERE day < $1 RETURNING day", day))

        return await self._write(write, scrub=True)


async def _counts(base: Base, day: str, sql: str = SKY) -> SkyCounts | None:
    rows = await base.rows(sql, day)
    return counts_of(rows[0][0]) if rows else None


async def _slate(base: Base, day: str, visitor: VisitorId) -> Slate | None:
    rows = await base.rows(SLATE, visitor, day)
    return slate_of(rows[0][0]) if rows else None


async def _slates(base: Base, day: str, numbers: Collection[int]) -> dict[int, Slate]:
    return {number: slate_of(body) for number, body in await base.rows(SLATES, day, [*numbers])}


async def _present(base: Base, counts: SkyCounts, numbers: Sequence[int]) -> tuple[int, ...]:
    """Return those of these numbers whose slates are still there, in the same order."""
    if counts.people == counts.last:
        return tuple(numbers)
    present = {number for (number,) in await base.rows(PRESENT, counts.day, [*numbers])}
    return tuple(number for number in numbers if number in present)


async def _visit(base: Base, slate: Slate, counts: SkyCounts) -> Visit:
    return Visit(slate, counts, await _slates(base, counts.day, slate.company))


def _row(day: str, slate: Slate) -> tuple[str, int, str, bytes]:
    return day, slate.number, slate.visitor, encode(slate)


def _closest(mine: Slate, newest: Iterable[bytes]) -> Slate | None:
    """Return the most similar slate of somebody else; `None` if nobody shares a picture."""
    best, found = 0.0, None
    bits = bits_of(mine.order)
    for body in newest:
        marks = _marks_of(body)
        alike = likeness(bits, bits_of(marks.order))
        if alike > best and marks.visitor != mine.visitor:
            best, found = alike, body
    return None if found is None else slate_of(found)
