"""A built-in bot: which pictures it marks, how many, and at which it points first."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stella.rules import (
    PLACES,
    FinishMarking,
    MarkCard,
    OwnView,
    Phase,
    Place,
    PointAt,
    PublicView,
    SeatCommand,
    SeatView,
    UnmarkCard,
    Word,
)

from .characters import ENSEMBLE, STRANGER, TASTES, Character
from .deck_index import standard
from .knowledge import Knowledge, builtin_knowledge
from .levels import MANY, SKILLS, BotLevel, Skill, effective_bots, for_bot_count
from .persona import Persona
from .port import BotContext, BotFactory, Randrange, only_move
from .scorer import PictureScorer
from .stable_random import stable_normal, stable_uniform

USUAL: Final = 5.0
"""Crosses that people make, before one knows them."""
FEW: Final = 3.5
"""Crosses to make when the word says nothing to a bot."""
FOR_EACH_SEAT: Final = 0.75
"""At a larger table more pictures are shared: this many more crosses for each seat above three."""
MOST: Final = 8
GENEROUS: Final = 2.0
"""Crosses more for whose turn it is to mark most of all."""


SLOPE: Final = 1.2
"""How far others are believed to score alike."""


def sit_down(character: Character | None, level: BotLevel) -> BotFactory:
    """How a bot of this character and level takes its seat.

    >>> bot = sit_down(Character.MIRA, BotLevel.STARGAZER)(BotContext("mira", "starlight", seats=4, bots=1))
    """
    return lambda context: bot_player(context, character, level).choose


def bot_player(context: BotContext, character: Character | None, level: BotLevel) -> BotPlayer:
    """Return the bot for this seat."""
    taste = STRANGER if character is None else TASTES[character]
    persona = Persona(taste, context.name, context.secret)
    return BotPlayer(context, persona, SKILLS[level], context.knowledge or builtin_knowledge())


@dataclass(frozen=True, slots=True)
class BotPlayer:
    """One bot in one seat. It has no memory: the same view makes it do the same."""

    context: BotContext
    persona: Persona
    skill: Skill
    knowledge: Knowledge

    def choose(self, view: SeatView, randrange: Randrange) -> SeatCommand | None:
        """What the seat does next; `None` when it has nothing to do."""
        del randrange  # its moods depend on its name, the word and the picture
        own = view.own
        if own is None:
            return None
        may = own.actions
        match view.public.phase:
            case Phase.MARK if may.finish_marking or may.mark:
                return self._mark(view.public, own)
            case Phase.REVEAL if may.point_at:
                return PointAt(own.seat, self._point(view.public, own))
            case _:
                return only_move(own)

    def scores(self, public: PublicView) -> Sequence[float]:
        """How strongly each of the 15 pictures goes with the clue, in deviations, taste included."""
        assert public.clue is not None
        return self.scorer.scores(public.clue, [str(card) for card in public.grid])

    @property
    def scorer(self) -> PictureScorer:
        """Return how it scores pictures for a word."""
        return PictureScorer(
            self.context, self.persona, for_bot_count(self.skill.clarity, self._bots), self.knowledge
        )

    def _taste(self, *about: str) -> float:
        """Return a private preference, always the same at one table; predictable only with the table's secret."""
        return stable_normal(self.context.secret, self.context.name, *about)

    @property
    def _bots(self) -> int:
        return effective_bots(self.context.seats, self.context.bots)

    def _mark(self, public: PublicView, own: OwnView) -> SeatCommand:
        chosen = self.chosen(public, own)
        for place in own.crosses:
            if place not in chosen:
                return UnmarkCard(own.seat, place)
        missing = [place for place in chosen if place not in own.crosses]
        return MarkCard(own.seat, missing[0]) if missing else FinishMarking(own.seat)

    def chosen(self, public: PublicView, own: OwnView) -> list[Place]:
        """The pictures to mark, the strongest first."""
        scores = self.scores(public)
        ranked = sorted(map(Place, range(PLACES)), key=lambda place: -scores[place])
        return ranked[: self._how_many(public, own)]

    def _how_many(self, public: PublicView, own: OwnView) -> int:
        """As many as it aims for."""
        return min(max(round(self._aim(public, own)), 1), MOST)

    def _aim(self, public: PublicView, own: OwnView) -> float:
        """How many crosses to aim for."""
        if self.context.usual is not None:
            return self.context.usual
        taste = self.persona.taste
        if not self._knows(public.clue):
            return FEW + min(taste.more, 0.0)
        mood = for_bot_count(self.skill.moods, self._bots) * self._taste(
            "generosity", f"round {public.round}"
        )
        more = for_bot_count(self.skill.more, self._bots) + mood + taste.more / 2 + self._turn(public.round)
        if not self.skill.adapts or self._bots >= MANY:  # bots that count alike are never alone on top
            return USUAL + more
        large = FOR_EACH_SEAT * (len(public.seats) - 3) / self.context.bots
        return usual_of_others(public, own) + self.skill.adapts * large + more

    def _turn(self, number: int) -> float:
        """Bots take turns at marking most of all, where there are several: it is seldom a person then."""
        if not self.context.others:
            return 0.0
        names = sorted([self.context.name, *(name for name, _ in self.context.others)])
        first = int(stable_uniform(self.context.secret, "turn", *names) * len(names))
        return GENEROUS if names[(first + number) % len(names)] == self.context.name else 0.0

    def _knows(self, clue: Word | None) -> bool:
        return clue is not None and self.knowledge.view(self.context.deck, clue, ENSEMBLE) is not None

    def _point(self, public: PublicView, own: OwnView) -> Place:
        """What is most surely shared first, if it can tell: a fall costs only the stars not yet collected."""
        assert public.clue is not None
        cards = [str(card) for card in public.grid]
        felt = self.scores(public)
        if self.skill.reads:
            felt = self.scorer.common(public.clue, cards) or felt
            worth = standard([-value for value in self._alone(public, own, felt)])
        else:
            worth = list(felt)
        mood = f"round {public.round}"
        surest, wavers = (for_bot_count(each, self._bots) for each in (self.skill.surest, self.skill.wavers))
        return max(
            own.actions.point_at,
            key=lambda place: (
                surest * worth[place] + wavers * self._taste(mood, cards[place]),
                felt[place],
                -place,
            ),
        )

    def _alone(self, public: PublicView, own: OwnView, felt: Sequence[float]) -> list[float]:
        """How surely nobody else has each picture, by how many crosses of theirs are still hidden."""
        alone = [1.0] * PLACES
        pointed = {pointing.place for pointing in public.pointings}
        hidden = [Place(place) for place in range(PLACES) if place not in pointed]
        for seat, other in enumerate(public.seats):
            if seat != own.seat and other.open is not None:
                chance = likely([felt[place] for place in hidden], other.open)
                for place, probability in zip(hidden, chance, strict=True):
                    alone[place] *= 1 - probability
        return alone


def usual_of_others(public: PublicView, own: OwnView) -> float:
    """How many crosses the others make, by what they said in the rounds before."""
    heard = [
        [lanterns[seat] for lanterns in public.lanterns]
        for seat in range(len(public.seats))
        if seat != own.seat
    ]
    means = [(sum(counts) + USUAL) / (len(counts) + 1) for counts in heard]
    return sum(means) / len(means)


def likely(scores: Sequence[float], count: int) -> list[float]:
    """Return how probably each place is one of `count` hidden crosses of somebody who scores about alike.

    >>> [round(each, 2) for each in likely([2.0, 0.0, -2.0], 1)]
    [0.76, 0.22, 0.02]
    """
    if count <= 0:
        return [0.0] * len(scores)
    if count >= len(scores):
        return [1.0] * len(scores)
    level = 0.0
    chances: list[float] = []
    for _ in range(16):
        chances = [1 / (1 + math.exp(-level - SLOPE * value)) for value in scores]
        excess = sum(chances) - count
        if abs(excess) < 1e-3:
            break
        slope = max(sum(each * (1 - each) for each in chances), 1e-6)
        level -= max(-2.0, min(2.0, excess / slope))
    return chances
