"""What makes two bots differ: not noise, but a way of looking that has reasons and stays the same for a whole game.

A part of it is the character's, and everybody may know it: its lens, what it likes and fears, colour and light. The
rest depends on the secret of the table: favourite things, and what a word reminds it of. Each is a feeling about every
card of a deck, and can name the tag that it comes from.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from operator import mul
from random import Random
from typing import TYPE_CHECKING, Final

from .characters import ENSEMBLE, Taste
from .lexicon import Lexicon
from .sight import DeckSight, add, standard
from .stored import WIDTH
from .taste import feeling

if TYPE_CHECKING:
    from .minds import Minds

FAVOURITES: Final = 0.6
MEMORIES: Final = 0.7
"""How much what is secret counts, beside the character's own weights."""


class Link(StrEnum):
    """What linked a word and a picture."""

    TAGS = "tags"
    """What is in it."""
    COMMON = "common"
    """Whatever is in it: nearly everybody would mark it."""
    LOOKS = "looks"
    """Colour and light."""
    FONDNESS = "fondness"
    """It likes such pictures, whatever the word."""
    MEMORY = "memory"
    """The word reminded it of something."""
    OTHERS = "others"
    """People here have often marked it."""
    TASTE = "taste"
    """A hunch: nothing one could name."""
    UNKNOWN = "unknown"
    """It has never heard the word."""


Side = tuple[float, ...]
"""A feeling about every card of a deck, in deviations."""


@dataclass(frozen=True, slots=True)
class Persona:
    """Somebody at a table: a character, and a name that its secret tastes depend on."""

    taste: Taste
    name: str
    secret: str = ""

    def sides(self, minds: Minds, deck: str, word: str) -> dict[Link, Side]:
        """All that it feels about the cards of a deck besides what everybody sees; together of deviation 1."""
        sight = minds.sight(deck)
        assert sight is not None
        known = "" if minds.impression(deck, word) is None else "known"
        key = (deck, word, known, self.taste.lens.name, self.secret, self.name)
        return minds.remember(key, lambda: self._sides(minds, sight, word))

    def _sides(self, minds: Minds, sight: DeckSight, word: str) -> dict[Link, Side]:
        parts = list(self._parts(minds, sight, word))
        sides: dict[Link, list[float]] = {}
        for link, weight, values in parts:
            add(sides.setdefault(link, [0.0] * len(values)), values, weight)
        total = [sum(column) for column in zip(*sides.values(), strict=True)]
        width = math.sqrt(sum(value * value for value in total) / len(total)) or 1.0
        return {link: tuple(value / width for value in side) for link, side in sides.items()}

    def _parts(
        self, minds: Minds, sight: DeckSight, word: str
    ) -> Iterator[tuple[Link, float, Sequence[float]]]:
        taste = self.taste
        own, common = (minds.view(sight.deck, word, lens) for lens in (taste.lens, ENSEMBLE))
        if taste.eyes and own is not None and common is not None:
            yield Link.TAGS, taste.eyes, _beside(own, common)
        impression = minds.impression(sight.deck, word)
        if taste.colour and any(picture.looks for picture in sight.pictures):
            seen = [0.0] * len(sight.pictures) if impression is None else sight.seen_looks(impression)
            liked = standard([sum(map(mul, taste.light, each.looks)) for each in sight.pictures])
            yield Link.LOOKS, taste.colour, standard([a + 0.8 * b for a, b in zip(seen, liked, strict=True)])
        if taste.fond:
            leaning, character = character_leaning(sight, taste), (sight.deck, "character", taste.lens.name)
            yield Link.FONDNESS, taste.fond, minds.remember(character, lambda: _towards(sight, leaning))
        favourites = (sight.deck, "favourites", self.secret, self.name)
        yield (
            Link.FONDNESS,
            FAVOURITES,
            minds.remember(favourites, lambda: self._towards(sight, "favourites")),
        )
        yield Link.MEMORY, MEMORIES, self._towards(sight, "memory", word)

    def _towards(self, sight: DeckSight, *about: str) -> list[float]:
        """A leaning that depends on the secret; where cards have no tags to lean on, a feeling for each card."""
        if any(vector is not None for vector in sight.joined):
            return _towards(sight, self.leaning(*about))
        return standard([feeling(self.secret, self.name, *about, each.id) for each in sight.pictures])

    def leaning(self, *about: str) -> tuple[float, ...]:
        """A direction among the meanings of words."""
        return _direction(self.secret, self.name, *about)

    def tag_for(self, sight: DeckSight, link: Link, place: int, word: str) -> str | None:
        """The tag of a card that this feeling comes from; `None` if there is none."""
        leanings = {
            Link.FONDNESS: [
                (self.taste.fond, character_leaning(sight, self.taste)),
                (FAVOURITES, self.leaning("favourites")),
            ],
            Link.MEMORY: [(1.0, self.leaning("memory", word))],
        }
        picture = sight.pictures[place]
        found = [
            (
                sum(weight * _pull(sight, tag, leaning) for weight, leaning in leanings.get(link, ())),
                sight.tags[tag],
            )
            for tag in (*picture.motifs, *picture.moods)
        ]
        return max(found)[1] if found else None


def character_leaning(sight: DeckSight, taste: Taste) -> tuple[float, ...]:
    """The direction from what a character fears to what it likes."""
    return _leaning(sight.lexicon, taste.likes, taste.fears)


@lru_cache(maxsize=64)
def _leaning(lexicon: Lexicon, likes: tuple[str, ...], fears: tuple[str, ...]) -> tuple[float, ...]:
    total = [0.0] * WIDTH
    for words, sign in ((likes, 1.0), (fears, -1.0)):
        known = [vector for word in words if (vector := lexicon.vector(word)) is not None]
        for vector in known:
            add(total, vector, sign / len(known))
    return tuple(total)


@lru_cache(maxsize=4096)
def _direction(*about: str) -> tuple[float, ...]:
    chance = Random("\x1f".join(about))
    return tuple(chance.gauss(0, 1) for _ in range(WIDTH))


def _towards(sight: DeckSight, leaning: Sequence[float]) -> list[float]:
    """How far each card lies in a direction, by its tags together."""
    middle = _dot(sight.middle, leaning)
    return standard([0.0 if each is None else _dot(each, leaning) - middle for each in sight.joined])


def _pull(sight: DeckSight, tag: int, leaning: Sequence[float]) -> float:
    vector = sight.tag_vectors[tag]
    length = math.sqrt(sum(value * value for value in leaning)) or 1.0
    return 0.0 if vector is None else (_dot(vector, leaning) - _dot(sight.middle, leaning)) / length


def _dot(vector: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, vector, other)))


def _beside(own: Sequence[float], common: Sequence[float]) -> list[float]:
    """What is in one view and not in the other."""
    alike = sum(map(mul, own, common)) / len(own)
    return standard([a - alike * b for a, b in zip(own, common, strict=True)])
