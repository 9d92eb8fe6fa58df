"""Slates of skies in memory, for tests."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from msgspec.structs import replace

from stella.rules import Place
from stella.skies.deal import Sky
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
    refusal_to_join,
)
from stella.store.skies import MINDS, closest, encode, finished, pointed, with_other_stars


class MemorySkies:
    """Keeps every promise of the `SkyStore` port but durability."""

    def __init__(self) -> None:
        self._skies: dict[str, SkyCounts] = {}
        self._slates: dict[str, dict[VisitorId, Slate]] = {}
        self._members: list[Membership] = []

    async def counts(self, day: str) -> SkyCounts | None:
        """See the port."""
        return self._skies.get(day)

    async def visit(self, day: str, visitor: VisitorId) -> Visit | None:
        """See the port."""
        slate = self._slates.get(day, {}).get(visitor)
        if slate is None:
            return None
        newest = sorted(self._slates[day].values(), key=lambda each: each.number, reverse=True)
        alike = None if slate.stars is None else closest(slate, map(encode, newest[:MINDS]))
        return Visit(slate, self._skies[day], await self.slates(day, slate.company), alike)

    async def slates(self, day: str, numbers: Collection[int]) -> dict[int, Slate]:
        """See the port."""
        return {each.number: each for each in self._slates.get(day, {}).values() if each.number in numbers}

    async def finish(self, day: str, sky: Sky, slate: Slate, draw: Draw) -> Visit:
        """See the port."""
        before = self._skies.get(day, SkyCounts(day, sky))
        slates = self._slates.setdefault(day, {})
        if slate.visitor not in slates:
            slates[slate.visitor], self._skies[day] = finished(before, slate, draw)
        visit = await self.visit(day, slate.visitor)
        assert visit is not None
        return visit

    async def point(
        self,
        day: str,
        visitor: VisitorId,
        known: Sequence[Place],
        pointings: Sequence[Place],
        stars: int | None,
    ) -> bool:
        """See the port."""
        before = self._slates.get(day, {}).get(visitor)
        after = None if before is None else pointed(before, known, pointings, stars)
        if before is None or after is None:
            return False
        self._slates[day][visitor] = after
        self._skies[day] = with_other_stars(self._skies[day], before, after)
        return True

    async def nights(self, visitor: VisitorId) -> list[tuple[SkyCounts, Slate]]:
        """See the port."""
        days = sorted(self._slates, reverse=True)
        return [
            (self._skies[day], self._slates[day][visitor]) for day in days if visitor in self._slates[day]
        ]

    async def consent(self, visitor: VisitorId, day: str | None) -> None:
        """See the port."""
        for each, slates in self._slates.items():
            if visitor in slates and day in (None, each):
                slates[visitor] = replace(slates[visitor], research=day is not None)

    async def take_name(self, day: str, name: str) -> int:
        """See the port."""
        slates = self._slates.get(day, {})
        named = {who: replace(each, name="") for who, each in slates.items() if each.name == name}
        slates |= named
        return len(named)

    async def teach(self, visitor: VisitorId, *, on: bool) -> None:
        """See the port."""
        for slates in self._slates.values():
            if visitor in slates:
                slates[visitor] = replace(slates[visitor], teaches=on)

    async def note_learned(self, day: str) -> None:
        """See the port."""
        if day in self._skies:
            self._skies[day] = replace(self._skies[day], learned=True)

    async def join(self, circle: CircleId, visitor: VisitorId, day: str, *, new: bool) -> NotJoined:
        """See the port."""
        members = [each.visitor for each in self._members if each.circle == circle]
        if visitor in members:
            return None
        circles = sum(each.visitor == visitor for each in self._members)
        refused = refusal_to_join(len(members), circles, new=new)
        if refused is None:
            self._members.append(Membership(circle, visitor, day))
        return refused

    async def leave(self, circle: CircleId, visitor: VisitorId) -> None:
        """See the port."""
        self._members = [each for each in self._members if (each.circle, each.visitor) != (circle, visitor)]

    async def circles(self, visitor: VisitorId, day: str) -> dict[CircleId, Members]:
        """See the port."""
        mine = sorted((each.since, each.circle) for each in self._members if each.visitor == visitor)
        slates = self._slates.get(day, {})
        joined = sorted(self._members, key=lambda each: (each.since, each.visitor))
        return {
            circle: {each.visitor: slates.get(each.visitor) for each in joined if each.circle == circle}
            for _, circle in mine
        }

    async def forget(self, visitor: VisitorId) -> int:
        """See the port."""
        self._members = [each for each in self._members if each.visitor != visitor]
        gone = {day: slates.pop(visitor) for day, slates in self._slates.items() if visitor in slates}
        for day, slate in gone.items():
            self._skies[day] = self._skies[day].with_slate(slate, -1)
        return len(gone)

    async def list_counts(self) -> list[SkyCounts]:
        """See the port."""
        return sorted(self._skies.values(), key=lambda each: each.day, reverse=True)

    async def keep(self, counts: SkyCounts, slates: Collection[Slate]) -> None:
        """See the port."""
        self._skies[counts.day], self._slates[counts.day] = counts, {each.visitor: each for each in slates}

    async def memberships(self) -> list[Membership]:
        """See the port."""
        return sorted(self._members, key=lambda each: (each.circle, each.visitor))

    async def keep_memberships(self, memberships: Collection[Membership]) -> None:
        """See the port."""
        self._members = list(memberships)

    async def remove_before(self, day: str) -> int:
        """See the port."""
        gone = [each for each in self._skies if each < day]
        for each in gone:
            del self._skies[each], self._slates[each]
        left = {visitor for slates in self._slates.values() for visitor in slates}
        self._members = [each for each in self._members if each.since >= day or each.visitor in left]
        return len(gone)

    async def close(self) -> None:
        """See the port."""
