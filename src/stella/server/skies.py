"""Tonight's sky on one server: which day it is, who plays with whom, and what a visitor is told."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from datetime import date, datetime, time, timedelta
from typing import Final

from msgspec.structs import replace

from stella.bots import Knowledge
from stella.languages import LANGUAGES
from stella.live.ports import Clock, Rng
from stella.rules import CardId, Place, Rejection, Word
from stella.skies.company import bot_slates, circle_view
from stella.skies.deal import Sky, sky_on
from stella.skies.evening import Evening, evening_of
from stella.skies.lessons import taught_numbers
from stella.skies.round import COMPANIONS, YOU, why_not_marks
from stella.skies.slates import CircleId, SkyCounts, SkyStore, Slate, Visit, VisitorId
from stella.skies.view import Circles, Nights, NightView, SkyRound, SkyView
from stella.tables.people import clean_name
from stella.tables.project import WordTexts
from stella.tables.refusal import Refusal, TableCode

BEGINS: Final = timedelta(hours=4)
"""A day begins at four in the morning, when hardly anybody is in the middle of one."""
KEPT: Final = 8
"""Days whose bots stay in memory."""
KEPT_DEALS: Final = 1000
"""Days whose deal does."""

Learn = Callable[[SkyCounts, Iterable[Slate], str], Awaitable[bool]]
"""Has bots learn from slates of a sky with cards of a deck; false if that failed."""

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
    """What the bots' preferences are derived from."""
    days: float
    """How long skies are kept, and how far back the archive goes."""
    names: bool
    learn: Learn | None
    """`None`: bots learn nothing here."""
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
        visit = await self._visit(asked, visitor)
        if visit is None:
            return self._view(asked.isoformat(), await self._sky(asked))
        day = await self._evening(asked)
        return self._view(day.day, day.sky, day.round_of(visit))

    async def finish(
        self,
        name: str,
        visitor: VisitorId,
        order: Sequence[Place],
        called: str,
        *,
        research: bool,
        teaches: bool,
    ) -> Asked:
        """Keep a slate for good, and begin the visitor's round."""
        asked = self._date(name)
        if asked is None:
            return Refusal(TableCode.SKY)
        refused = why_not_marks(order)
        if refused is not None:
            return refused
        cleaned = clean_name(called) if called and self.names else ""
        if cleaned is None:
            return Refusal(TableCode.NAME)
        day = await self._evening(asked)
        late = asked != self.today()
        slate = Slate(visitor, 0, tuple(order), cleaned, late=late, research=research, teaches=teaches)
        visit = await self.store.finish(day.day, day.sky, slate, self._drawn)
        if visit.slate.order != slate.order:
            return Refusal(TableCode.SKY_DONE)
        played = day.round_of(self._as_shown(visit))
        if played.light is None:
            return self._view(day.day, day.sky, played)
        if visit.slate.stars is None:
            # Others pointed at all of their pictures: the round is over before they have pointed.
            await self.store.point(day.day, visitor, (), (), played.game.scores[-1][YOU])
        return await self.look(name, visitor)

    async def point(self, name: str, visitor: VisitorId | None, number: int, place: Place) -> Asked:
        """Have the visitor point for the `number`-th time, counted from 0. Asking again changes nothing."""
        asked = self._date(name)
        if asked is None:
            return Refusal(TableCode.SKY)
        visit = await self._visit(asked, visitor)
        if visit is None:
            return Refusal(TableCode.SKY_ROUND)
        day = await self._evening(asked)
        pointed = day.point(visit, number, place)
        if isinstance(pointed, Rejection):
            return pointed
        known = visit.slate.pointings
        if pointed is None or not await self.store.point(
            day.day, visit.slate.visitor, known, pointed.pointings, pointed.stars
        ):
            return Refusal(TableCode.SKY_ROUND)
        return await self.look(name, visitor)

    async def circles(
        self, name: str, visitor: VisitorId | None, link: Callable[[str], str]
    ) -> Circles | Refusal:
        """Return a visitor's circles; what the others did under this sky only once the visitor's round is over."""
        day = self._date(name)
        if day is None:
            return Refusal(TableCode.SKY)
        if visitor is None:
            return Circles(())
        visit = await self.store.visit(day.isoformat(), visitor)
        mine = None if visit is None or visit.slate.stars is None else visit.slate
        found = await self.store.circles(visitor, None if mine is None else day.isoformat())
        shown = {
            circle: {who: slate and self._named(slate) for who, slate in members.items()}
            for circle, members in found.items()
        }
        return Circles(
            tuple(circle_view(circle, link(circle), members, mine) for circle, members in shown.items())
        )

    async def join(self, circle: str, visitor: VisitorId, *, new: bool) -> Refusal | None:
        """Add a visitor to a circle."""
        refused = await self.store.join(CircleId(circle), visitor, self.today().isoformat(), new=new)
        return None if refused is None else Refusal(refused)

    async def nights(self, visitor: VisitorId) -> Nights:
        """Return all skies that a visitor has finished."""
        found = await self.store.nights(visitor)
        nights = tuple(
            NightView(counts.day, self._texts(counts.sky), slate.stars, not slate.late)
            for counts, slate in found
        )
        newest = found[0][1] if found else None
        return Nights(
            nights,
            research=newest is not None and newest.research,
            teaches=newest is None or newest.teaches,
        )

    async def teach(self) -> None:
        """Have bots learn from the skies of closed days."""
        today = self.today().isoformat()
        for counts in await self.store.list_counts():
            if self.learn is not None and counts.day < today and not counts.learned:
                slates = await self.store.slates(counts.day, taught_numbers(counts))
                if await self.learn(counts, slates.values(), self.deck):
                    await self.store.note_learned(counts.day)

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

    async def _visit(self, day: date, visitor: VisitorId | None) -> Visit | None:
        visit = None if visitor is None else await self.store.visit(day.isoformat(), visitor)
        return None if visit is None else self._as_shown(visit)

    def _as_shown(self, visit: Visit) -> Visit:
        """Return a visit without names, if this server shows none."""
        company = {number: self._named(slate) for number, slate in visit.company.items()}
        closest = visit.closest and self._named(visit.closest)
        return replace(visit, slate=self._named(visit.slate), company=company, closest=closest)

    def _named(self, slate: Slate) -> Slate:
        return slate if self.names else replace(slate, name="")

    async def _evening(self, day: date) -> Evening:
        """Return a day with its bots, which take a while to think."""
        name = day.isoformat()
        found = self._known.get(name)
        if found is None:
            sky = await self._sky(day)
            bot_marks = bot_slates(sky, self.deck, self.cards, f"{self.secret} {name}", self.knowledge)
            found = evening_of(name, sky, self.cards, bot_marks)
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
        drawn: dict[int, None] = {}
        while len(drawn) < COMPANIONS:
            drawn[1 + self.rng.randrange(last)] = None
        return tuple(drawn)

    def _view(self, day: str, sky: Sky, played: SkyRound | None = None) -> SkyView:
        today = self.today()
        next_at = datetime.combine(today + timedelta(days=1), time()) + BEGINS
        return SkyView(
            day=day,
            today=today.isoformat(),
            next_at=int(next_at.timestamp() * 1000),
            deck=self.deck,
            word=sky.word,
            texts=self._texts(sky),
            cards=sky.cards,
            names=self.names,
            learns=self.learn is not None,
            round=played,
        )

    def _texts(self, sky: Sky) -> dict[str, str]:
        return {language: self.texts(sky.word, language) for language in LANGUAGES}
