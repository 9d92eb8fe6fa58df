"""A bot with eyes and taste: which pictures it marks, how many, and at which it points first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stella.rules import (
    PLACES,
    Announce,
    FinishMarking,
    MarkCard,
    OwnView,
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
from .characters import ENSEMBLE, STRANGER, TASTES, Character
from .feelings import Feelings
from .levels import MANY, SKILLS, BotLevel, Skill, among, company
from .minds import Minds, shipped
from .persona import Persona
from .port import Bot, BotFactory, Chair, Randrange
from .sight import standard
from .taste import feeling, share

USUAL: Final = 5.0
"""Crosses that people make, before one knows them."""
FEW: Final = 3.5
"""Crosses to make when the word says nothing to a bot."""
FOR_EACH_SEAT: Final = 0.75
"""At a larger table more pictures are shared: this many more crosses for each seat above three."""
MOST: Final = 8
GENEROUS: Final = 2.0
"""Crosses more for whose turn it is to mark most of all."""


def sit_down(character: Character | None, level: BotLevel) -> BotFactory:
    """How a bot of this character and level takes its seat.

    >>> bot = sit_down(Character.MIRA, BotLevel.STARGAZER)(Chair("mira", "starlight", seats=4, bots=1))
    """
    return lambda chair: mind_of(chair, character, level).choose


def mind_of(chair: Chair, character: Character | None, level: BotLevel) -> Mind:
    """The mind of a bot in this chair."""
    taste = STRANGER if character is None else TASTES[character]
    persona = Persona(taste, chair.name, chair.secret)
    return Mind(chair, persona, SKILLS[level], chair.minds or shipped())


@dataclass(frozen=True, slots=True)
class Mind:
    """One bot in one chair. It keeps nothing in mind: the same view makes it do the same."""

    chair: Chair
    persona: Persona
    skill: Skill
    minds: Minds

    def choose(self, view: SeatView, randrange: Randrange) -> SeatCommand | None:
        """What the seat does next; `None` when it has nothing to do."""
        del randrange  # its moods depend on its name, the word and the picture
        own = view.own
        if own is None:
            return None
        may = own.actions
        match view.public.phase:
            case Phase.WORD if may.reveal_word:
                return RevealWord(own.seat)
            case Phase.MARK if may.finish_marking or may.mark:
                return self._mark(view.public, own)
            case Phase.ANNOUNCE if may.announce is not None:
                return Announce(own.seat, may.announce)
            case Phase.REVEAL if may.point_at:
                return PointAt(own.seat, self._point(view.public, own))
            case _:
                return None

    def feelings(self, public: PublicView) -> Sequence[float]:
        """How strongly each of the 15 pictures goes with the clue, in deviations, taste included."""
        assert public.clue is not None
        return self.inner.feelings(public.clue, [str(card) for card in public.grid])

    @property
    def inner(self) -> Feelings:
        """What it feels about words and pictures."""
        return Feelings(self.chair, self.persona, among(self.skill.clarity, self._company), self.minds)

    def _taste(self, *about: str) -> float:
        """A private feeling, always the same at one table; without the table's secret nobody can work it out."""
        return feeling(self.chair.secret, self.chair.name, *about)

    @property
    def _company(self) -> int:
        return company(self.chair.seats, self.chair.bots)

    def _mark(self, public: PublicView, own: OwnView) -> SeatCommand:
        chosen = self.chosen(public, own)
        for place in own.crosses:
            if place not in chosen:
                return UnmarkCard(own.seat, place)
        missing = [place for place in chosen if place not in own.crosses]
        return MarkCard(own.seat, missing[0]) if missing else FinishMarking(own.seat)

    def chosen(self, public: PublicView, own: OwnView) -> list[Place]:
        """The pictures to mark, the strongest first."""
        feelings = self.feelings(public)
        ranked = sorted(map(Place, range(PLACES)), key=lambda place: -feelings[place])
        return ranked[: self._how_many(public, own)]

    def _how_many(self, public: PublicView, own: OwnView) -> int:
        """As many as it aims for."""
        return min(max(round(self._aim(public, own)), 1), MOST)

    def _aim(self, public: PublicView, own: OwnView) -> float:
        """How many crosses to aim for."""
        if self.chair.usual is not None:
            return self.chair.usual
        taste = self.persona.taste
        if not self._knows(public.clue):
            return FEW + min(taste.more, 0.0)
        mood = among(self.skill.moods, self._company) * self._taste("generosity", f"round {public.round}")
        more = among(self.skill.more, self._company) + mood + taste.more / 2 + self._turn(public.round)
        if not self.skill.adapts or self._company >= MANY:  # bots that count alike are never alone on top
            return USUAL + more
        large = FOR_EACH_SEAT * (len(public.seats) - 3) / self.chair.bots
        return usual_of_others(public, own) + self.skill.adapts * large + more

    def _turn(self, number: int) -> float:
        """Bots take turns at marking most of all, where there are several: it is seldom a person then."""
        if not self.chair.others:
            return 0.0
        names = sorted([self.chair.name, *(name for name, _ in self.chair.others)])
        first = int(share(self.chair.secret, "turn", *names) * len(names))
        return GENEROUS if names[(first + number) % len(names)] == self.chair.name else 0.0

    def _knows(self, clue: Word | None) -> bool:
        return clue is not None and self.minds.view(self.chair.deck, clue, ENSEMBLE) is not None

    def _point(self, public: PublicView, own: OwnView) -> Place:
        """What is most surely shared first, if it can tell: a fall costs only the stars not yet collected."""
        assert public.clue is not None
        cards = [str(card) for card in public.grid]
        felt = self.feelings(public)
        if self.skill.reads:
            felt = self.inner.common(public.clue, cards) or felt
            worth = standard([-value for value in self._alone(public, own, felt)])
        else:
            worth = list(felt)
        mood = f"round {public.round}"
        surest, wavers = (among(each, self._company) for each in (self.skill.surest, self.skill.wavers))
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


__all__ = ["Bot", "Mind", "sit_down", "usual_of_others"]
