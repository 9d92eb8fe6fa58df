"""Tonight's sky on one server: which day it is, who plays with whom, and what a visitor is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final

from stella.bots import Knowledge
from stella.languages import LANGUAGES
from stella.live.ports import Clock, Rng
from stella.rules import CardId, Place, Refused, Rejection, Word
from stella.skies.company import HouseSlates, Seated, play, seated, stars_of, told
from stella.skies.deal import Sky, sky_on
from stella.skies.house import house_slates
from stella.skies.ports import SkyStore
from stella.skies.round import COMPANIONS, YOU, marked, marking
from stella.skies.slates import SkyCounts, Slate, VisitorId
from stella.skies.view import SkyRound, SkyView
from stella.tables.people import clean_name
from stella.tables.project import WordTexts
from stella.tables.refusal import Refusal, TableCode

BEGINS: Final = timedelta(hours=4)
"""A day begins at four in the morning, when hardly anybody is in the middle of one."""
KEPT: Final = 8
"""Days whose deal and bots stay in memory."""

Asked = SkyView | Refusal | Rejection


@dataclass(frozen=True, slots=True)
class _Day:
    """One sky, with everything that is the same for all visitors."""

    name: str
    sky: Sky
    house: HouseSlates


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
    _known: dict[str, _Day] = field(default_factory=dict)

    def today(self) -> date:
        """Return the day whose sky is open."""
        return (datetime.fromtimestamp(self.clock.now() / 1000) - BEGINS).date()  # noqa: DTZ006 - local on purpose

    async def look(self, name: str, visitor: VisitorId | None) -> Asked:
        """Return a sky, and the visitor's own round once their slate is final."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        slate = None if visitor is None else await self.store.slate(day.name, visitor)
        counts = None if slate is None else await self.store.counts(day.name)
        return self._view(day) if slate is None or counts is None else await self._round(day, slate, counts)

    async def finish(self, name: str, visitor: VisitorId, order: Sequence[Place], called: str) -> Asked:
        """Keep a slate for good, and begin the visitor's round."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        try:
            marked(marking(day.sky, self.cards), YOU, order)
        except Refused as refused:
            return refused.rejection
        cleaned = clean_name(called) if called and self.names else ""
        if cleaned is None:
            return Refusal(TableCode.NAME)
        counts = await self.store.counts(day.name)
        company = () if counts is None else self._drawn(counts.last)
        slate = Slate(visitor, 0, tuple(order), cleaned, company)
        kept, counts = await self.store.finish(day.name, day.sky, slate)
        if kept.order != slate.order:
            return Refusal(TableCode.SKY_DONE)
        return await self._round(day, kept, counts)

    async def point(self, name: str, visitor: VisitorId | None, number: int, place: Place) -> Asked:
        """Have the visitor point for the `number`-th time, counted from 0. Asking again changes nothing."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        slate = None if visitor is None else await self.store.slate(day.name, visitor)
        if slate is None:
            return Refusal(TableCode.SKY_ROUND)
        seats = await self._seats(day, slate)
        mine = self._legal(day, slate, seats)
        pointings = (*mine[:number], place)
        if number > len(mine) or mine not in (pointings, pointings[:-1]):
            return Refusal(TableCode.SKY_ROUND)
        try:
            stars = stars_of(play(day.sky, self.cards, slate.visitor, seats, pointings))
        except Refused as refused:
            return refused.rejection
        if not await self.store.point(day.name, slate.visitor, slate.pointings, pointings, stars):
            return Refusal(TableCode.SKY_ROUND)
        return await self.look(name, visitor)

    async def tidy(self) -> int:
        """Delete skies that are too old by the clock and by the newest sky: one wrong clock deletes nothing."""
        kept = await self.store.list_counts()
        if not kept:
            return 0
        newest = min(self.today(), date.fromisoformat(kept[0].day))
        return await self.store.remove_before((newest - timedelta(days=self.days)).isoformat())

    async def _day(self, name: str) -> _Day | Refusal:
        today = self.today()
        try:
            asked = today if name == "today" else date.fromisoformat(name)
        except ValueError:
            return Refusal(TableCode.SKY)
        if (
            asked > today
            or today - asked > timedelta(days=self.days)
            or name not in ("today", asked.isoformat())
        ):
            return Refusal(TableCode.SKY)
        found = self._known.get(asked.isoformat())
        if found is None:
            found = await self._dealt(asked)
            while len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            self._known[found.name] = found
        return found

    async def _dealt(self, day: date) -> _Day:
        """Return what was dealt that day, if somebody has finished it, or what the current content gives."""
        name = day.isoformat()
        counts = await self.store.counts(name)
        sky = sky_on(day.toordinal(), self.cards, self.words) if counts is None else counts.sky
        secret = f"{self.secret} {name}"
        return _Day(name, sky, house_slates(sky, self.deck, self.cards, secret, self.knowledge))

    def _drawn(self, last: int) -> tuple[int, ...]:
        """Draw companions among the slates so far, each at most once."""
        if last <= COMPANIONS:
            return tuple(range(1, last + 1))
        drawn: set[int] = set()
        while len(drawn) < COMPANIONS:
            drawn.add(1 + self.rng.randrange(last))
        return tuple(sorted(drawn, key=lambda _: self.rng.randrange(1 << 30)))

    async def _seats(self, day: _Day, slate: Slate) -> list[Seated]:
        return seated(slate, await self.store.slates(day.name, slate.company), day.house)

    def _legal(self, day: _Day, slate: Slate, seats: Sequence[Seated]) -> tuple[Place, ...]:
        """Return the visitor's pointings.

        None if a companion was forgotten meanwhile and the bot in their seat changes who points when: their round
        begins again.
        """
        try:
            play(day.sky, self.cards, slate.visitor, seats, slate.pointings)
        except Refused:
            return ()
        return slate.pointings

    async def _round(self, day: _Day, slate: Slate, counts: SkyCounts) -> SkyView:
        seats = await self._seats(day, slate)
        mine = self._legal(day, slate, seats)
        state = play(day.sky, self.cards, slate.visitor, seats, mine)
        return self._view(day, told(state, seats, counts, day.house))

    def _view(self, day: _Day, played: SkyRound | None = None) -> SkyView:
        today = self.today()
        next_at = datetime.combine(today + timedelta(days=1), time()) + BEGINS
        return SkyView(
            day=day.name,
            today=today.isoformat(),
            next_at=int(next_at.timestamp() * 1000),
            deck=self.deck,
            word=day.sky.word,
            texts={language: self.texts(day.sky.word, language) for language in LANGUAGES},
            cards=day.sky.cards,
            names=self.names,
            round=played,
        )
