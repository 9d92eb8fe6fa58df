"""Slates of skies in memory, for tests."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from stella.rules import Place
from stella.skies.deal import Sky
from stella.skies.slates import Draw, SkyCounts, Slate, Visit, VisitorId
from stella.store.skies import finished, pointed, with_other_stars


class MemorySkies:
    """Keeps every promise of the `SkyStore` port but durability."""

    def __init__(self) -> None:
        self._skies: dict[str, SkyCounts] = {}
        self._slates: dict[str, dict[VisitorId, Slate]] = {}

    async def counts(self, day: str) -> SkyCounts | None:
        """See the port."""
        return self._skies.get(day)

    async def visit(self, day: str, visitor: VisitorId) -> Visit | None:
        """See the port."""
        slate = self._slates.get(day, {}).get(visitor)
        if slate is None:
            return None
        return Visit(slate, self._skies[day], await self.slates(day, slate.company))

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

    async def forget(self, visitor: VisitorId) -> int:
        """See the port."""
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

    async def remove_before(self, day: str) -> int:
        """See the port."""
        gone = [each for each in self._skies if each < day]
        for each in gone:
            del self._skies[each], self._slates[each]
        return len(gone)

    async def close(self) -> None:
        """See the port."""
