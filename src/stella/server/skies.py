"""Tonight's sky on one server: which day it is, who plays with whom, and what a visitor is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final

from stella.bots import Knowledge
from stella.languages import LANGUAGES
from stella.live.ports import Clock, Rng
from stella.rules import CardId, Place, Rejection, Word
from stella.skies.company import house_slates
from stella.skies.deal import Sky, sky_on
from stella.skies.evening import Evening, evening_of
from stella.skies.round import COMPANIONS, why_not_marks
from stella.skies.slates import SkyStore, Slate, VisitorId
from stella.skies.view import SkyRound, SkyView
from stella.tables.people import clean_name
from stella.tables.project import WordTexts
from stella.tables.refusal import Refusal, TableCode

BEGINS: Final = timedelta(hours=4)
"""A day begins at four in the morning, when hardly anybody is in the middle of one."""
KEPT: Final = 8
"""Days whose bots stay in memory."""
KEPT_DEALS: Final = 1000
"""Days whose deal does."""

Asked = SkyView | Refusal | Rejection


@dataclass(slots=True)
class Skies:
    """Deals, keeps and tells skies."""

    store: SkyStore
    clock: Clock
    rng: Rng
    deck: str
    cards: Sequence[CardId]
    words: Sequence[Word]
    texts: WordTexts
    knowledge: Knowledge
    secret: str
    """What the tastes of the house's bots are drawn from."""
    days: float
    """How long skies are kept, and how far back the archive goes."""
    names: bool
    _known: dict[str, Evening] = field(default_factory=dict)
    _deals: dict[str, Sky] = field(default_factory=dict)

    def today(self) -> date:
        """Return the day whose sky is open."""
        return (datetime.fromtimestamp(self.clock.now() / 1000) - BEGINS).date()  # noqa: DTZ006 - local on purpose

    def dealt(self, name: str) -> Sky | None:
        """Return the deal of a day, for a table that plays it; `None` for one to come or too long ago."""
        day = self._date(name)
        if day is None:
            return None
        return self._deals.get(name) or sky_on(day.toordinal(), self.cards, self.words)

    async def look(self, name: str, visitor: VisitorId | None) -> Asked:
        """Return a sky, and the visitor's own round once their slate is final."""
        asked = self._date(name)
        if asked is None:
            return Refusal(TableCode.SKY)
        visit = None if visitor is None else await self.store.visit(asked.isoformat(), visitor)
        if visit is None:
            return self._view(asked.isoformat(), await self._sky(asked))
        day = await self._evening(asked)
        return self._view(day.day, day.sky, day.round_of(visit))

    async def finish(self, name: str, visitor: VisitorId, order: Sequence[Place], called: str) -> Asked:
        """Keep a slate for good, and begin the visitor's round."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        refused = why_not_marks(order)
        if refused is not None:
            return refused
        cleaned = clean_name(called) if called and self.names else ""
        if cleaned is None:
            return Refusal(TableCode.NAME)
        slate = Slate(visitor, 0, tuple(order), cleaned)
        visit = await self.store.finish(day.day, day.sky, slate, self._drawn)
        return (
            self._view(day.day, day.sky, day.round_of(visit))
            if visit.slate.order == slate.order
            else Refusal(TableCode.SKY_DONE)
        )

    async def point(self, name: str, visitor: VisitorId | None, number: int, place: Place) -> Asked:
        """Have the visitor point for the `number`-th time, counted from 0. Asking again changes nothing."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        visit = None if visitor is None else await self.store.visit(day.day, visitor)
        if visit is None:
            return Refusal(TableCode.SKY_ROUND)
        pointed = day.point(visit, number, place)
        if isinstance(pointed, Rejection):
            return pointed
        known = visit.slate.pointings
        if pointed is None or not await self.store.point(
            day.day, visit.slate.visitor, known, pointed.pointings, pointed.stars
        ):
            return Refusal(TableCode.SKY_ROUND)
        return await self.look(name, visitor)

    async def tidy(self) -> int:
        """Delete skies that are too old by the clock and by the newest sky: one wrong clock deletes nothing."""
        kept = await self.store.list_counts()
        if not kept:
            return 0
        newest = min(self.today(), date.fromisoformat(kept[0].day))
        return await self.store.remove_before((newest - timedelta(days=self.days)).isoformat())

    def _date(self, name: str) -> date | None:
        today = self.today()
        try:
            asked = today if name == "today" else date.fromisoformat(name)
        except ValueError:
            return None
        is_open = timedelta(0) <= today - asked <= timedelta(days=self.days)
        return asked if is_open and name in ("today", asked.isoformat()) else None

    async def _day(self, name: str) -> Evening | Refusal:
        asked = self._date(name)
        return Refusal(TableCode.SKY) if asked is None else await self._evening(asked)

    async def _evening(self, day: date) -> Evening:
        """Return a day with its bots, which take a while to think."""
        name = day.isoformat()
        found = self._known.get(name)
        if found is None:
            sky = await self._sky(day)
            house = house_slates(sky, self.deck, self.cards, f"{self.secret} {name}", self.knowledge)
            found = evening_of(name, sky, self.cards, house)
            while len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            self._known[name] = found
        return found

    async def _sky(self, day: date) -> Sky:
        """Return what was dealt that day, if somebody has finished it, or what the current content gives."""
        name = day.isoformat()
        found = self._deals.get(name)
        if found is None:
            counts = await self.store.counts(name)
            found = sky_on(day.toordinal(), self.cards, self.words) if counts is None else counts.sky
            if len(self._deals) >= KEPT_DEALS:
                self._deals.clear()
            self._deals[name] = found
        return found

    def _drawn(self, last: int) -> tuple[int, ...]:
        """Draw companions among the slates so far, each at most once."""
        if last <= COMPANIONS:
            return tuple(range(1, last + 1))
        drawn: set[int] = set()
        while len(drawn) < COMPANIONS:
            drawn.add(1 + self.rng.randrange(last))
        return tuple(sorted(drawn, key=lambda _: self.rng.randrange(1 << 30)))

    def _view(self, day: str, sky: Sky, played: SkyRound | None = None) -> SkyView:
        today = self.today()
        next_at = datetime.combine(today + timedelta(days=1), time()) + BEGINS
        return SkyView(
            day=day,
            today=today.isoformat(),
            next_at=int(next_at.timestamp() * 1000),
            deck=self.deck,
            word=sky.word,
            texts={language: self.texts(sky.word, language) for language in LANGUAGES},
            cards=sky.cards,
            names=self.names,
            round=played,
        )
