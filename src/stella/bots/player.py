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
from .levels import SKILLS, BotLevel, Skill
from .persona import Persona
from .port import BotContext, BotFactory, Randrange, only_move
from .scorer import PictureScorer
from .stable_random import stable_normal

USUAL: Final = 5.0
"""Crosses that people make, before one knows them."""
CROSSES: Final = 5.5
"""Crosses that a bot makes, before its mood."""
FEW: Final = 3.5
"""Crosses to make when the word says nothing to a bot."""
MOST: Final = 9
BOLDNESS: Final = 0.6
"""How far the usual number of crosses differs from one to another …"""
MOODS: Final = 0.5
"""… and from round to round."""
SLOPE: Final = 1.2
"""How far others are believed to score alike."""


def sit_down(character: Character | None, level: BotLevel) -> BotFactory:
    """Return how a bot of this character and level takes its seat.

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
        """Return what the seat does next; `None` when it has nothing to do."""
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
        """Return how strongly each of the 15 pictures goes with the clue, in deviations, taste included."""
        assert public.clue is not None
        return self.scorer.scores(public.clue, [str(card) for card in public.grid])

    @property
    def scorer(self) -> PictureScorer:
        """Return how it scores pictures for a word."""
        return PictureScorer(self.context, self.persona, self.skill.sense, self.knowledge)

    def _taste(self, *about: str) -> float:
        """Return a private preference, always the same at one table; predictable only with the table's secret."""
        return stable_normal(self.context.secret, self.context.name, *about)

    def _mark(self, public: PublicView, own: OwnView) -> SeatCommand:
        chosen = self.chosen(public, own)
        for place in own.crosses:
            if place not in chosen:
                return UnmarkCard(own.seat, place)
        missing = [place for place in chosen if place not in own.crosses]
        return MarkCard(own.seat, missing[0]) if missing else FinishMarking(own.seat)

    def chosen(self, public: PublicView, own: OwnView) -> list[Place]:
        """Return the pictures to mark, the strongest first."""
        scores = self.scores(public)
        ranked = sorted(map(Place, range(PLACES)), key=lambda place: -scores[place])
        return ranked[: self._how_many(public, own)]

    def _how_many(self, public: PublicView, own: OwnView) -> int:
        """As many as it aims for."""
        return min(max(round(self._aim(public, own)), 1), MOST)

    def _aim(self, public: PublicView, own: OwnView) -> float:
        """Return how many crosses to aim for."""
        if self.context.usual is not None:
            return self.context.usual
        more = self.persona.taste.more
        if not self._knows(public.clue):
            return FEW + min(more, 0.0)
        mood = BOLDNESS * self.persona.boldness + MOODS * self._taste("mood", f"round {public.round}")
        usual = CROSSES + self.skill.more
        if self.context.seats - self.context.bots > 1:  # around one person, they'd only listen to each other
            usual += self.skill.adapts * (usual_of_others(public, own) - USUAL)
            usual += self.skill.grows * max(self.context.seats - 4, 0)
        return usual + more + mood

    def _knows(self, clue: Word | None) -> bool:
        return clue is not None and self.knowledge.view(self.context.deck, clue, ENSEMBLE) is not None

    def _point(self, public: PublicView, own: OwnView) -> Place:
        """Return what is most surely shared: a fall costs only the stars not yet collected. The bold dare sooner."""
        assert public.clue is not None
        cards = [str(card) for card in public.grid]
        felt = self.scores(public)
        common = self.scorer.common(public.clue, cards) or felt
        safe = [-value for value in self._alone(public, own, common)] if self.skill.reads else common
        worth, liked, daring = standard(safe), standard(felt), self.skill.daring * self.persona.daring
        mood = f"round {public.round}"
        return max(
            own.actions.point_at,
            key=lambda place: (
                worth[place] + daring * liked[place] + self.skill.wavers * self._taste(mood, cards[place]),
                felt[place],
                -place,
            ),
        )

    def _alone(self, public: PublicView, own: OwnView, felt: Sequence[float]) -> list[float]:
        """Return how surely nobody else has each picture, by how many crosses of theirs are still hidden."""
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
    """Return how many crosses the others make, by what they said in the rounds before."""
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
