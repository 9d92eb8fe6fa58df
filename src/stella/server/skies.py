"""Tonight's sky on one server: which day it is, who plays with whom, and what a visitor is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final

from stella.bots import Knowledge
from stella.languages import LANGUAGES
from stella.live.ports import Clock, Rng
from stella.rules import MAX_SEATS, CardId, Place, Refused, Rejection, Seat, Word
from stella.skies.company import HouseSlates, Seated, first_scout_of, seated, stars_of, told
from stella.skies.deal import Sky, sky_on
from stella.skies.house import house_slates
from stella.skies.ports import SkyStore
from stella.skies.round import COMPANIONS, YOU, Round, marked, marking, play_round
from stella.skies.slates import Slate, Visit, VisitorId
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
    unmarked: tuple[Round, ...]
    """The round before anyone has marked, for each first scout."""

    def played(self, visitor: VisitorId, seats: Sequence[Seated], pointings: Sequence[Place]) -> Round:
        """Return the visitor's round. Raises `Refused` for a pointing that is against the rules."""
        start = self.unmarked[first_scout_of(visitor, self.sky)]
        return play_round(start, [each.order for each in seats], pointings)


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

    def dealt(self, name: str) -> Sky | None:
        """Return the deal of a day, for a table that plays it; `None` for one to come or too long ago."""
        day = self._date(name)
        if day is None:
            return None
        known = self._known.get(name)
        return sky_on(day.toordinal(), self.cards, self.words) if known is None else known.sky

    async def look(self, name: str, visitor: VisitorId | None) -> Asked:
        """Return a sky, and the visitor's own round once their slate is final."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        visit = None if visitor is None else await self.store.visit(day.name, visitor)
        return self._view(day) if visit is None else self._round(day, visit)

    async def finish(self, name: str, visitor: VisitorId, order: Sequence[Place], called: str) -> Asked:
        """Keep a slate for good, and begin the visitor's round."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        try:
            marked(day.unmarked[YOU], YOU, order)
        except Refused as refused:
            return refused.rejection
        cleaned = clean_name(called) if called and self.names else ""
        if cleaned is None:
            return Refusal(TableCode.NAME)
        slate = Slate(visitor, 0, tuple(order), cleaned)
        visit = await self.store.finish(day.name, day.sky, slate, self._drawn)
        return self._round(day, visit) if visit.slate.order == slate.order else Refusal(TableCode.SKY_DONE)

    async def point(self, name: str, visitor: VisitorId | None, number: int, place: Place) -> Asked:
        """Have the visitor point for the `number`-th time, counted from 0. Asking again changes nothing."""
        day = await self._day(name)
        if isinstance(day, Refusal):
            return day
        visit = None if visitor is None else await self.store.visit(day.name, visitor)
        if visit is None:
            return Refusal(TableCode.SKY_ROUND)
        slate, seats = visit.slate, seated(visit, day.house)
        mine, _ = _legal(day, slate, seats)
        pointings = (*mine[:number], place)
        if number > len(mine) or mine not in (pointings, pointings[:-1]):
            return Refusal(TableCode.SKY_ROUND)
        try:
            stars = stars_of(day.played(slate.visitor, seats, pointings))
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

    def _date(self, name: str) -> date | None:
        today = self.today()
        try:
            asked = today if name == "today" else date.fromisoformat(name)
        except ValueError:
            return None
        is_open = timedelta(0) <= today - asked <= timedelta(days=self.days)
        return asked if is_open and name in ("today", asked.isoformat()) else None

    async def _day(self, name: str) -> _Day | Refusal:
        asked = self._date(name)
        if asked is None:
            return Refusal(TableCode.SKY)
        found = self._known.get(asked.isoformat())
        if found is None:
            found = await self._deal(asked)
            while len(self._known) >= KEPT:
                del self._known[next(iter(self._known))]
            self._known[found.name] = found
        return found

    async def _deal(self, day: date) -> _Day:
        """Return what was dealt that day, if somebody has finished it, or what the current content gives."""
        name = day.isoformat()
        counts = await self.store.counts(name)
        sky = sky_on(day.toordinal(), self.cards, self.words) if counts is None else counts.sky
        secret = f"{self.secret} {name}"
        house = house_slates(sky, self.deck, self.cards, secret, self.knowledge)
        unmarked = tuple(marking(sky, self.cards, Seat(seat)) for seat in range(MAX_SEATS))
        return _Day(name, sky, house, unmarked)

    def _drawn(self, last: int) -> tuple[int, ...]:
        """Draw companions among the slates so far, each at most once."""
        if last <= COMPANIONS:
            return tuple(range(1, last + 1))
        drawn: set[int] = set()
        while len(drawn) < COMPANIONS:
            drawn.add(1 + self.rng.randrange(last))
        return tuple(sorted(drawn, key=lambda _: self.rng.randrange(1 << 30)))

    def _round(self, day: _Day, visit: Visit) -> SkyView:
        seats = seated(visit, day.house)
        _, state = _legal(day, visit.slate, seats)
        return self._view(day, told(state, seats, visit.counts, day.house))

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


def _legal(day: _Day, slate: Slate, seats: Sequence[Seated]) -> tuple[tuple[Place, ...], Round]:
    """Return the visitor's pointings, and their round.

    If a companion was forgotten meanwhile and the bot in their seat changes who points when, the round starts over.
    """
    try:
        return slate.pointings, day.played(slate.visitor, seats, slate.pointings)
    except Refused:
        return (), day.played(slate.visitor, seats, ())
