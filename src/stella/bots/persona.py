"""What makes two bots differ: not noise, but a way of looking that has reasons and stays the same for a whole game.

A part of it is the character's, and everybody may know it: its lens, what it likes and fears, colour and light. The
rest depends on the secret of the table: favourite things, and what a word reminds it of. Each is a score for every
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
from .deck_index import DeckIndex, add, standard
from .lexicon import Lexicon
from .stable_random import stable_normal
from .stored import WIDTH

if TYPE_CHECKING:
    from .knowledge import Knowledge

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
"""A score for every card of a deck, in deviations."""


@dataclass(frozen=True, slots=True)
class Persona:
    """Somebody at a table: a character, and a name that its secret tastes depend on."""

    taste: Taste
    name: str
    secret: str = ""

    def sides(self, knowledge: Knowledge, deck: str, word: str) -> dict[Link, Side]:
        """All that it feels about the cards of a deck besides what everybody sees; together of deviation 1."""
        index = knowledge.index(deck)
        assert index is not None
        known = "" if knowledge.word_scores(deck, word) is None else "known"
        key = (deck, word, known, self.taste.lens.name, self.secret, self.name)
        return knowledge.remember(key, lambda: self._sides(knowledge, index, word))

    def _sides(self, knowledge: Knowledge, index: DeckIndex, word: str) -> dict[Link, Side]:
        parts = list(self._parts(knowledge, index, word))
        sides: dict[Link, list[float]] = {}
        for link, weight, values in parts:
            add(sides.setdefault(link, [0.0] * len(values)), values, weight)
        total = [sum(column) for column in zip(*sides.values(), strict=True)]
        width = math.sqrt(sum(value * value for value in total) / len(total)) or 1.0
        return {link: tuple(value / width for value in side) for link, side in sides.items()}

    def _parts(
        self, knowledge: Knowledge, index: DeckIndex, word: str
    ) -> Iterator[tuple[Link, float, Sequence[float]]]:
        taste = self.taste
        own, common = (knowledge.view(index.deck, word, lens) for lens in (taste.lens, ENSEMBLE))
        if taste.eyes and own is not None and common is not None:
            yield Link.TAGS, taste.eyes, _beside(own, common)
        word_scores = knowledge.word_scores(index.deck, word)
        if taste.colour and any(picture.looks for picture in index.pictures):
            seen = [0.0] * len(index.pictures) if word_scores is None else index.seen_looks(word_scores)
            liked = standard([sum(map(mul, taste.light, each.looks)) for each in index.pictures])
            yield Link.LOOKS, taste.colour, standard([a + 0.8 * b for a, b in zip(seen, liked, strict=True)])
        if taste.fond:
            leaning, character = character_leaning(index, taste), (index.deck, "character", taste.lens.name)
            yield Link.FONDNESS, taste.fond, knowledge.remember(character, lambda: _towards(index, leaning))
        favourites = (index.deck, "favourites", self.secret, self.name)
        yield (
            Link.FONDNESS,
            FAVOURITES,
            knowledge.remember(favourites, lambda: self._towards(index, "favourites")),
        )
        yield Link.MEMORY, MEMORIES, self._towards(index, "memory", word)

    def _towards(self, index: DeckIndex, *about: str) -> list[float]:
        """A leaning that depends on the secret; where cards have no tags to lean on, a random score for each card."""
        if any(vector is not None for vector in index.joined):
            return _towards(index, self.leaning(*about))
        return standard([stable_normal(self.secret, self.name, *about, each.id) for each in index.pictures])

    def leaning(self, *about: str) -> tuple[float, ...]:
        """A direction among the meanings of words."""
        return _direction(self.secret, self.name, *about)

    def tag_for(self, index: DeckIndex, link: Link, place: int, word: str) -> str | None:
        """The tag of a card that this score comes from; `None` if there is none."""
        leanings = {
            Link.FONDNESS: [
                (self.taste.fond, character_leaning(index, self.taste)),
                (FAVOURITES, self.leaning("favourites")),
            ],
            Link.MEMORY: [(1.0, self.leaning("memory", word))],
        }
        picture = index.pictures[place]
        found = [
            (
                sum(weight * _pull(index, tag, leaning) for weight, leaning in leanings.get(link, ())),
                index.tags[tag],
            )
            for tag in (*picture.motifs, *picture.moods)
        ]
        return max(found)[1] if found else None


def character_leaning(index: DeckIndex, taste: Taste) -> tuple[float, ...]:
    """The direction from what a character fears to what it likes."""
    return _leaning(index.lexicon, taste.likes, taste.fears)


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


def _towards(index: DeckIndex, leaning: Sequence[float]) -> list[float]:
    """How far each card lies in a direction, by its tags together."""
    middle = _dot(index.middle, leaning)
    return standard([0.0 if each is None else _dot(each, leaning) - middle for each in index.joined])


def _pull(index: DeckIndex, tag: int, leaning: Sequence[float]) -> float:
    vector = index.tag_vectors[tag]
    length = math.sqrt(sum(value * value for value in leaning)) or 1.0
    return 0.0 if vector is None else (_dot(vector, leaning) - _dot(index.middle, leaning)) / length


def _dot(vector: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, vector, other)))


def _beside(own: Sequence[float], common: Sequence[float]) -> list[float]:
    """What is in one view and not in the other."""
    alike = sum(map(mul, own, common)) / len(own)
    return standard([a - alike * b for a, b in zip(own, common, strict=True)])
