"""Tonight's sky on a server: which day it is, who plays with whom, and what a visitor may see."""

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
from stella.skies.company import bot_slates, circle_view, play_on, round_of
from stella.skies.deal import Sky, sky_on
from stella.skies.lessons import taught_numbers
from stella.skies.round import COMPANIONS, YOU, why_not_marks
from stella.skies.slates import CircleId, SkyCounts, SkyStore, Slate, Visit, VisitorId
from stella.skies.view import Circles, Nights, NightView, SkyRound, SkyView
from stella.tables.people import clean_name
from stella.tables.project import WordTexts
from stella.tables.refusal import Refusal, TableCode

DAY_BEGINS: Final = timedelta(hours=4)
"""Four in the morning, when hardly anybody is in the middle of a sky."""
MAX_DEALS: Final = 1000
"""Maximum deals in memory."""
DRAWN: Final = 4 * COMPANIONS
"""Maximum slates to draw companions from: enough even if half of all have been forgotten."""

Learn = Callable[[SkyCounts, Iterable[Slate], str], Awaitable[bool]]
"""Has bots learn from slates of a sky with cards of a deck; false if that failed."""

Answer = SkyView | Refusal | Rejection


@dataclass(slots=True)
class Skies:
    """Deals skies, stores what visitors do under them, and builds their views."""

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
    on: bool
    """Whether anyone can play. If not, visitors can still be forgotten, and old skies are deleted as always."""
    days: float
    """Days until a sky is deleted; the archive goes back as far."""
    names: bool
    learn: Learn | None
    """`None`: bots learn nothing here."""
    _deals: dict[str, Sky] = field(default_factory=dict)

    def today(self) -> date:
        """Return the date of tonight's sky."""
        return (datetime.fromtimestamp(self.clock.now() / 1000) - DAY_BEGINS).date()  # noqa: DTZ006 - local on purpose

    def dealt(self, name: str) -> Sky | None:
        """Return the deal of a day, for a table that plays it; `None` if it is still to come or too long ago."""
        day = self._date(name)
        return None if day is None else self._deals.get(name) or self._deal(day)

    async def look(self, name: str, visitor: VisitorId | None) -> Answer:
        """Return a sky, and the visitor's own round once their slate is final."""
        day = self._date(name)
        if day is None:
            return Refusal(TableCode.SKY)
        visit = await self._visit(day, visitor)
        if visit is None:
            return self._view(day.isoformat(), await self._sky(day))
        return self._view(day.isoformat(), visit.counts.sky, round_of(visit, self.cards))

    async def finish(
        self,
        name: str,
        visitor: VisitorId,
        order: Sequence[Place],
        nickname: str,
        *,
        cards: Sequence[CardId] | None,
        research: bool,
        teaches: bool,
    ) -> Answer:
        """Store a final slate, and begin the visitor's round. `cards`: the pictures they marked, if they say so."""
        day = self._date(name)
        if day is None:
            return Refusal(TableCode.SKY)
        if (rejection := why_not_marks(order)) is not None:
            return rejection
        cleaned = clean_name(nickname) if nickname and self.names else ""
        if cleaned is None:
            return Refusal(TableCode.NAME)
        sky = await self._sky(day)
        if cards is not None and cards != sky.cards:
            return Refusal(TableCode.SKY_CHANGED)
        sky = self._deals[day.isoformat()] = self._with_bots(day, sky)
        late = day != self.today()
        slate = Slate(visitor, 0, tuple(order), cleaned, late=late, research=research, teaches=teaches)
        visit = await self.store.finish(day.isoformat(), sky, slate, self._draw)
        if visit is None:
            self._deals.pop(day.isoformat(), None)  # another node with other content was the first
            return Refusal(TableCode.SKY_CHANGED)
        if visit.slate.order != slate.order:
            return Refusal(TableCode.SKY_DONE)
        played = round_of(self._as_shown(day, visit), self.cards)
        if played.light is None:
            return self._view(day.isoformat(), visit.counts.sky, played)
        if visit.slate.stars is None:
            # Others pointed at all of their pictures: the round is over before they have pointed.
            await self.store.point(day.isoformat(), visitor, (), (), played.game.scores[-1][YOU])
        return await self.look(name, visitor)

    async def point(self, name: str, visitor: VisitorId | None, number: int, place: Place) -> Answer:
        """Have the visitor point for the `number`-th time, counted from 0. Asking again changes nothing."""
        day = self._date(name)
        if day is None:
            return Refusal(TableCode.SKY)
        visit = await self._visit(day, visitor)
        if visit is None:
            return Refusal(TableCode.SKY_ROUND)
        slate, pointed = visit.slate, play_on(visit, self.cards, number, place)
        if isinstance(pointed, Rejection):
            return pointed
        if pointed is None or not await self.store.point(
            day.isoformat(), slate.visitor, slate.pointings, pointed.pointings, pointed.stars
        ):
            return Refusal(TableCode.SKY_ROUND)
        return await self.look(name, visitor)

    async def circles(
        self, name: str, visitor: VisitorId | None, link: Callable[[str], str]
    ) -> Circles | Refusal:
        """Return a visitor's circles. What others did under this sky comes once the visitor's own round is over."""
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

    async def consent(self, visitor: VisitorId | None, name: str | None) -> Refusal | None:
        """Share a visitor's slate of a day for research; `None` takes back all of them."""
        day = None if name is None else self._date(name)
        if name is not None and day is None:
            return Refusal(TableCode.SKY)
        if visitor is not None:
            await self.store.consent(visitor, None if day is None else day.isoformat())
        return None

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
        is_open = self.on and timedelta(0) <= today - asked <= timedelta(days=self.days)
        return asked if is_open and name in ("today", asked.isoformat()) else None

    async def _visit(self, day: date, visitor: VisitorId | None) -> Visit | None:
        visit = None if visitor is None else await self.store.visit(day.isoformat(), visitor)
        return None if visit is None else self._as_shown(day, visit)

    def _as_shown(self, day: date, visit: Visit) -> Visit:
        """Return a visit with bots, which old versions didn't store, and without names if this server shows none."""
        counts = replace(visit.counts, sky=self._with_bots(day, visit.counts.sky))
        company = {number: self._named(slate) for number, slate in visit.company.items()}
        closest = visit.closest and self._named(visit.closest)
        return replace(visit, slate=self._named(visit.slate), counts=counts, company=company, closest=closest)

    def _with_bots(self, day: date, sky: Sky) -> Sky:
        if sky.bots:
            return sky
        return replace(
            sky, bots=bot_slates(sky, self.deck, self.cards, f"{self.secret} {day}", self.knowledge)
        )

    def _named(self, slate: Slate) -> Slate:
        return slate if self.names else replace(slate, name="")

    async def _sky(self, day: date) -> Sky:
        """Return the deal stored with the first finished slate, or the current content's."""
        name = day.isoformat()
        found = self._deals.get(name)
        if found is None:
            counts = await self.store.counts(name)
            found = self._deal(day) if counts is None else counts.sky
            if len(self._deals) >= MAX_DEALS:
                self._deals.clear()
            self._deals[name] = found
        return found

    def _deal(self, day: date) -> Sky:
        return sky_on(day.toordinal(), self.cards, self.words)

    def _draw(self, last: int) -> tuple[int, ...]:
        """Draw companions among the slates so far, and spare ones, each at most once."""
        if last <= DRAWN:
            return tuple(1 + number for number in self.rng.shuffled(last))
        drawn: dict[int, None] = {}
        while len(drawn) < DRAWN:
            drawn[1 + self.rng.randrange(last)] = None
        return tuple(drawn)

    def _view(self, day: str, sky: Sky, played: SkyRound | None = None) -> SkyView:
        today = self.today()
        next_at = datetime.combine(today + timedelta(days=1), time()) + DAY_BEGINS
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
