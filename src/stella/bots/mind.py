"""A bot with eyes and taste: which pictures it marks, how many, and at which it points first."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stella.rules import (
    MAX_CROSSES,
    PLACES,
    Announce,
    MarkCard,
    OwnView,
    PassPen,
    Phase,
    Place,
    PointAt,
    PublicView,
    RevealWord,
    SeatCommand,
    SeatView,
    UnmarkCard,
    Word,
)

from .belief import likely
from .characters import ENSEMBLE, STRANGER, TASTES, Character, Taste
from .levels import SKILLS, Level, Marking, Skill, clarity_of, company, ensemble_of, marking_of
from .minds import Minds, shipped
from .port import Bot, BotFactory, Chair, Randrange
from .sight import standard
from .taste import bar_for, feeling

USUAL: Final = 5.0
"""Crosses that people make, before one knows them."""
FEW: Final = 3.5
"""Crosses to make when the word says nothing to a bot."""
FOR_EACH_SEAT: Final = 0.75
"""At a larger table more pictures are shared: so many crosses more for each seat above three."""
MOST: Final = 8.0
BLIND: Final = 0.35
"""How much of a feeling is the picture when only its popularity is known."""
HESITATION: Final = 0.6
"""How much mere mood there is in what a dreamer points at first."""


def sit_down(character: Character | None, level: Level) -> BotFactory:
    """How a bot of this character and level takes its seat.

    >>> bot = sit_down(Character.MIRA, Level.STARGAZER)(Chair("mira", "starlight", seats=4, bots=1))
    """
    taste = STRANGER if character is None else TASTES[character]
    return lambda chair: Mind(chair, taste, SKILLS[level], chair.minds or shipped()).choose


@dataclass(frozen=True, slots=True)
class Mind:
    """One bot in one chair. It keeps nothing in mind: the same view makes it do the same."""

    chair: Chair
    taste: Taste
    skill: Skill
    minds: Minds

    def choose(self, view: SeatView, randrange: Randrange) -> SeatCommand | None:
        """What the seat does next; `None` when it has nothing to do."""
        del randrange  # its moods hang on its name, the word and the picture
        own = view.own
        if own is None:
            return None
        may = own.actions
        match view.public.phase:
            case Phase.WORD if may.reveal_word:
                return RevealWord(own.seat)
            case Phase.MARK if may.pass_pen or may.mark:
                return self._mark(view.public, own)
            case Phase.ANNOUNCE if may.announce is not None:
                return Announce(own.seat, may.announce)
            case Phase.REVEAL if may.point_at:
                return PointAt(own.seat, self._point(view.public, own))
            case _:
                return None

    def feelings(self, public: PublicView) -> Sequence[float]:
        """How strongly each of the 15 pictures goes with the clue, in deviations, taste included."""
        clue = public.clue
        assert clue is not None
        cards = [str(card) for card in public.grid]
        seen, clarity = self._seen(clue, cards)
        private = math.sqrt(1 - clarity * clarity)
        return [
            clarity * value + private * self._taste(clue, card)
            for value, card in zip(standard(seen), cards, strict=True)
        ]

    def _taste(self, *about: str) -> float:
        """A private feeling, always the same at one table; without the table's secret nobody can work it out."""
        return feeling(self.chair.secret, self.chair.name, *about)

    @property
    def _company(self) -> int:
        return company(self.chair.seats, self.chair.bots)

    def _seen(self, clue: Word, cards: Sequence[str]) -> tuple[list[float], float]:
        """What the pictures themselves say, and how far to believe it."""
        deck, bots = self.chair.deck, self._company
        sight = self.minds.sight(deck)
        lens = self.minds.view(deck, clue, self.taste.lens)
        common = self.minds.view(deck, clue, ENSEMBLE)
        clarity = clarity_of(self.skill, bots)
        if sight is None:
            return [0.0] * len(cards), 0.0
        places = [sight.place.get(card) for card in cards]
        taught = self.minds.learned.nudges(
            deck, clue, cards, None if common is None else [common[place or 0] for place in places]
        )
        if lens is None or common is None:
            seen = [0.0 if place is None else sight.popular[place] for place in places]
            seen = [a + b for a, b in zip(seen, taught, strict=True)]
            return seen, min(clarity, BLIND) if any(seen) else 0.0
        share = ensemble_of(self.skill, bots)
        mixed = [share * a + (1 - share) * b for a, b in zip(common, lens, strict=True)]
        seen = [0.0 if place is None else mixed[place] for place in places]
        seen = [a + b for a, b in zip(seen, taught, strict=True)]
        return seen, clarity if sight.has_tags else min(clarity, BLIND)

    def _mark(self, public: PublicView, own: OwnView) -> SeatCommand:
        chosen = self.chosen(public, own)
        for place in own.crosses:
            if place not in chosen:
                return UnmarkCard(own.seat, place)
        missing = [place for place in chosen if place not in own.crosses]
        return MarkCard(own.seat, missing[0]) if missing else PassPen(own.seat)

    def chosen(self, public: PublicView, own: OwnView) -> list[Place]:
        """The pictures to mark, the strongest first."""
        feelings = self.feelings(public)
        ranked = sorted(map(Place, range(PLACES)), key=lambda place: -feelings[place])
        return ranked[: self._how_many(public, own, feelings)]

    def _how_many(self, public: PublicView, own: OwnView, feelings: Sequence[float]) -> int:
        """As many as feel right, within one of what the way of marking asks for."""
        aim, slack = self._aim(public, own)
        aim = min(max(aim, 1.0), MOST)
        bar = bar_for(1 - aim / PLACES)
        strong = sum(value > bar for value in feelings)
        middle = round(aim)
        return min(max(strong, middle - slack, 1), middle + slack, MAX_CROSSES)

    def _aim(self, public: PublicView, own: OwnView) -> tuple[float, int]:
        """How many crosses to aim for, and how far from that feeling may lead."""
        if self.chair.usual is not None:
            return self.chair.usual, 1
        if not self._knows(public.clue):
            return FEW + min(self.taste.more, 0.0), 1
        match marking_of(self.skill, self._company):
            case Marking.LIKE_PEOPLE:
                mood = 1.2 * self._taste("generosity")
                return USUAL + mood + self.taste.more, MAX_CROSSES
            case Marking.FIVE:
                return USUAL + self.taste.more, 0 if self.taste.more == int(self.taste.more) else 1
            case Marking.ADAPTIVE:
                extra = FOR_EACH_SEAT * (len(public.seats) - 3) / self.chair.bots
                return usual_of_others(public, own) + extra + self.taste.more / 2, 1

    def _knows(self, clue: Word | None) -> bool:
        return clue is not None and self.minds.view(self.chair.deck, clue, ENSEMBLE) is not None

    def _point(self, public: PublicView, own: OwnView) -> Place:
        """The most surely shared picture first: a fall costs only the stars not yet collected."""
        open_crosses = own.actions.point_at
        feelings = self.feelings(public)
        if not self.skill.safest_first:
            mood = f"round {public.round}"
            return max(
                open_crosses,
                key=lambda place: feelings[place] + HESITATION * self._taste(mood, str(public.grid[place])),
            )
        alone = dict.fromkeys(open_crosses, 1.0)
        pointed = {pointing.place for pointing in public.pointings}
        hidden = [Place(place) for place in range(PLACES) if place not in pointed]
        for seat, other in enumerate(public.seats):
            if seat != own.seat and other.open is not None:
                chance = likely([feelings[place] for place in hidden], other.open)
                for place, probability in zip(hidden, chance, strict=True):
                    if place in alone:
                        alone[place] *= 1 - probability
        return min(open_crosses, key=lambda place: (alone[place], -feelings[place], place))


def usual_of_others(public: PublicView, own: OwnView) -> float:
    """How many crosses the others make, by what they said in the rounds before."""
    heard = [
        [lanterns[seat] for lanterns in public.lanterns]
        for seat in range(len(public.seats))
        if seat != own.seat
    ]
    means = [(sum(counts) + USUAL) / (len(counts) + 1) for counts in heard]
    return sum(means) / len(means)


__all__ = ["Bot", "Mind", "sit_down", "usual_of_others"]
