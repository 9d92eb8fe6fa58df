"""Frozen human-like players: what people in general link with a word, and persons who see it each in their own way.

They never change, so figures of different days can be compared. Everything depends on names and a seed alone: the same
person feels the same about a word and a picture in every game, no matter who asks and in what order.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import blake2b
from operator import mul
from statistics import NormalDist, fmean, pstdev
from typing import Final

from stella.bots import Randrange, only_move
from stella.rules import (
    MAX_CROSSES,
    PLACES,
    CardId,
    FinishMarking,
    MarkCard,
    Phase,
    Place,
    PointAt,
    SeatCommand,
    SeatView,
    Word,
)

NORMAL: Final = NormalDist()
TASTES: Final = 4
"""Kinds of taste that pictures appeal to."""

Sight = Callable[[Word], Mapping[CardId, float]]
"""How strongly each picture goes with a word, as somebody or something sees it; in any unit."""


def noise(*parts: str | int) -> float:
    """Return a number of the standard normal distribution that depends on the parts alone.

    >>> noise("moon", 3) == noise("moon", 3) != noise("moon", 4)
    True
    """
    digest = blake2b("|".join(map(str, parts)).encode(), digest_size=8).digest()
    return NORMAL.inv_cdf(((int.from_bytes(digest) >> 12) + 0.5) / 2**52)


def blend(weight: float, one: float, other: float) -> float:
    """Return two independent standard numbers as one that correlates by `weight` with the first.

    >>> blend(0.6, 1.0, 2.0)
    2.2
    """
    return weight * one + math.sqrt(1 - weight * weight) * other


@dataclass(frozen=True, slots=True)
class Crowd:
    """What human-like players have in common. The defaults are the frozen ones."""

    agreement: float = math.sqrt(0.5)
    """How a person's links correlate with those of people in general; two persons agree by its square."""
    taste: float = 0.5
    """How what is personal in a link correlates with the person's taste in pictures, whatever the word."""
    crosses: float = 5.0
    spread: float = 1.2
    """The usual number of crosses differs this much from person to person."""
    wavering: float = 0.5
    """How far a scout's choice strays from the order of liking."""


@dataclass(frozen=True, slots=True)
class Associations:
    """What people in general link: `sight`, as far as that can be trusted, and chance for all it does not know."""

    cards: Sequence[CardId]
    seed: int
    sight: Sight | None = None
    trust: float = 0.0
    """How the truth correlates with the sight."""
    _rows: dict[Word, dict[CardId, float]] = field(default_factory=dict, repr=False)

    def links(self, word: Word) -> Mapping[CardId, float]:
        """Return how strongly each picture of the deck goes with the word: 0 on average, with a deviation of 1."""
        if word not in self._rows:
            unknown = {card: noise("world", self.seed, word, card) for card in self.cards}
            if self.sight is not None and self.trust:
                known = standardised(self.sight(word), self.cards)
                unknown = {card: blend(self.trust, known[card], unknown[card]) for card in self.cards}
            self._rows[word] = standardised(unknown, self.cards)
        return self._rows[word]


def standardised(links: Mapping[CardId, float], cards: Sequence[CardId]) -> dict[CardId, float]:
    """Return the same links, 0 on average and with a deviation of 1; a picture that is not there is average.

    >>> standardised({"a": 2.0, "b": 4.0}, ["a", "b", "c"])
    {'a': -1.0, 'b': 1.0, 'c': 0.0}
    """
    known = [links[card] for card in cards if card in links]
    middle, width = (fmean(known), pstdev(known)) if known else (0.0, 0.0)
    return {card: (links[card] - middle) / width if width and card in links else 0.0 for card in cards}


@cache
def appeal(card: CardId) -> tuple[float, ...]:
    """Return which tastes a picture appeals to: a direction."""
    parts = [noise("appeal", card, number) for number in range(TASTES)]
    length = math.hypot(*parts)
    return tuple(part / length for part in parts)


class Person:
    """A human-like player; a `Bot` like any other, and no more in the know."""

    def __init__(self, name: str, associations: Associations, crowd: Crowd) -> None:
        self.name, self.associations, self.crowd = name, associations, crowd
        usual = crowd.crosses + crowd.spread * noise("crosses", name)
        self.threshold = NORMAL.inv_cdf(1 - min(max(usual, 1.0), MAX_CROSSES) / PLACES)
        self.taste = tuple(noise("taste", name, number) for number in range(TASTES))
        self._seen: dict[tuple[Word, CardId], float] = {}

    def liking(self, word: Word, card: CardId) -> float:
        """Return how strongly this person links the picture with the word; a standard normal number."""
        if (word, card) not in self._seen:
            taste = sum(map(mul, self.taste, appeal(card)))
            personal = blend(self.crowd.taste, taste, noise("link", self.name, word, card))
            self._seen[word, card] = blend(
                self.crowd.agreement, self.associations.links(word)[card], personal
            )
        return self._seen[word, card]

    def slate(self, word: Word, grid: Sequence[CardId]) -> tuple[Place, ...]:
        """Return the crosses this person makes: all links above a personal threshold, at least one, at most ten."""
        liked = sorted(range(len(grid)), key=lambda place: -self.liking(word, grid[place]))
        strong = sum(self.liking(word, card) > self.threshold for card in grid)
        return tuple(Place(place) for place in liked[: min(max(strong, 1), MAX_CROSSES)])

    def __call__(self, view: SeatView, randrange: Randrange) -> SeatCommand | None:
        """Return what this person does next."""
        own, clue, grid = view.own, view.public.clue, view.public.grid
        if own is None:
            return None
        may = own.actions
        match view.public.phase:
            case Phase.MARK if clue is not None and (may.finish_marking or may.mark):
                missing = [place for place in self.slate(clue, grid) if place not in own.crosses]
                return MarkCard(own.seat, missing[0]) if missing else FinishMarking(own.seat)
            case Phase.REVEAL if clue is not None and may.point_at:
                swayed = {
                    place: self.liking(clue, grid[place]) + self.crowd.wavering * _gauss(randrange)
                    for place in may.point_at
                }
                return PointAt(own.seat, max(swayed, key=swayed.__getitem__))
            case _:
                return only_move(own)


def _gauss(randrange: Randrange) -> float:
    return NORMAL.inv_cdf((randrange(1 << 32) + 0.5) / (1 << 32))
