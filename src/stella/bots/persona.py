"""A whole person, drawn from the secret of a table: whom nobody can foretell, and who has reasons.

The character says what is likely, and everybody may know that. The secret decides what this one trusts, how bold it
is, in what order it points, and what it has lived through: favourite things, and what a word reminds it of.
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

from .characters import LENSES, TRUSTS, Lens, Source, Taste
from .deck_index import DeckIndex, add, standard
from .lexicon import Lexicon
from .stable_random import stable_normal, stable_uniform
from .stored import WIDTH

if TYPE_CHECKING:
    from .knowledge import Knowledge

ALIKE: Final = 0.5
"""How much of what somebody trusts is what everybody does …"""
VARIETY: Final = 1.0
"""… and how far people differ in the rest, in the logarithm."""
LIKES: Final = 0.12
FAVOURITES: Final = 0.6
MEMORIES: Final = 1.0
"""How much of what somebody has lived through is the character's, its own, and brought up by the word."""


class Link(StrEnum):
    """What linked a word and a picture."""

    TAGS = "tags"
    """What is in it."""
    SCENE = "scene"
    """What is in it, all together: none of it alone is close to the word."""
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
    APART = "apart"
    """The other bots at the table don't like such pictures."""
    BOTH = "both"
    """It makes sense, and it likes it: without either, the other would have been enough."""
    HEART = "heart"
    """All that it has lived through, and nothing of that alone."""
    TASTE = "taste"
    """A hunch: nothing one could name."""
    UNKNOWN = "unknown"
    """It has never heard the word."""


Side = tuple[float, ...]
"""A score for every card of a deck, in deviations."""

LINKS: Final = {Source.WRITTEN: Link.COMMON, Source.SENSES: Link.LOOKS}
"""What somebody says who went by a source; by any other, it is what is in the picture."""


def link_of(source: Source) -> Link:
    """Return what a source is called when it decided."""
    return LINKS.get(source, Link.TAGS)


@dataclass(frozen=True, slots=True)
class Persona:
    """Somebody at a table."""

    taste: Taste
    name: str
    secret: str = ""

    def trust(self, source: Source) -> float:
        """Return how much it goes by a source."""
        drawn = math.exp(VARIETY * stable_normal(self.secret, self.name, "trust", source))
        return TRUSTS[source] * (ALIKE + (1 - ALIKE) * self.taste.trusts.get(source, 1.0) * drawn)

    @property
    def boldness(self) -> float:
        """Whether it marks more than others, or less, in deviations."""
        return stable_normal(self.secret, self.name, "boldness")

    @property
    def daring(self) -> float:
        """How far it points at what it likes itself before what is safe, from 0 to 1."""
        return stable_uniform(self.secret, self.name, "daring")

    def seen(
        self, knowledge: Knowledge, deck: str, word: str, places: Sequence[int | None]
    ) -> dict[Link, list[float]]:
        """Return what it sees in pictures with a word, by what it trusts; nothing of words that nobody knows."""
        found: dict[Link, list[float]] = {}
        for source, lens in LENSES.items():
            view = knowledge.view(deck, word, lens)
            if view is not None:
                seen = found.setdefault(link_of(source), [0.0] * len(places))
                add(seen, picked(view, places), self.trust(source))
        return found

    @property
    def eyes(self) -> Lens:
        """How it weighs the tags of a picture."""
        return Lens("eyes", motifs=self.trust(Source.THINGS), moods=self.trust(Source.MOODS))

    def lived(self, knowledge: Knowledge, deck: str, word: str) -> dict[Link, Side]:
        """Return what it has lived through, and what of that each card of a deck brings up."""
        index = knowledge.index(deck)
        assert index is not None
        key = (deck, word, self.secret, self.name, *self.taste.likes)
        return knowledge.remember(key, lambda: self._lived(knowledge, index, word))

    def _lived(self, knowledge: Knowledge, index: DeckIndex, word: str) -> dict[Link, Side]:
        sides: dict[Link, list[float]] = {}
        for link, weight, values in self._parts(knowledge, index, word):
            add(sides.setdefault(link, [0.0] * len(values)), values, weight)
        return {link: tuple(side) for link, side in sides.items()}

    def _parts(
        self, knowledge: Knowledge, index: DeckIndex, word: str
    ) -> Iterator[tuple[Link, float, Sequence[float]]]:
        taste = self.taste
        if taste.light and any(picture.looks for picture in index.pictures):
            yield (
                Link.LOOKS,
                LIKES,
                standard([sum(map(mul, taste.light, each.looks)) for each in index.pictures]),
            )
        if taste.likes:
            leaning, character = character_leaning(index, taste), (index.deck, "likes", *taste.likes)
            yield Link.FONDNESS, LIKES, knowledge.remember(character, lambda: _towards(index, leaning))
        favourites = (index.deck, "favourites", self.secret, self.name)
        yield (
            Link.FONDNESS,
            FAVOURITES,
            knowledge.remember(favourites, lambda: self._towards(index, "favourites")),
        )
        yield Link.MEMORY, MEMORIES, self._towards(index, "memory", word)

    def _towards(self, index: DeckIndex, *about: str) -> list[float]:
        """Return a leaning that depends on the secret; where cards have no tags to lean on, a random score each."""
        if any(vector is not None for vector in index.joined):
            return _towards(index, self.leaning(*about))
        return standard([stable_normal(self.secret, self.name, *about, each.id) for each in index.pictures])

    def leaning(self, *about: str) -> tuple[float, ...]:
        """Return a direction among the meanings of words."""
        return _direction(self.secret, self.name, *about)

    def tag_for(self, index: DeckIndex, link: Link, place: int, word: str) -> str | None:
        """Return the tag of a card that this score comes from; `None` if there is none."""
        leanings = {
            Link.FONDNESS: [
                (LIKES, character_leaning(index, self.taste)),
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
    """Return the direction from what a character fears to what it likes."""
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
    """Return how far each card lies in a direction, by its tags together."""
    middle = _dot(index.middle, leaning)
    return standard([0.0 if each is None else _dot(each, leaning) - middle for each in index.joined])


def _pull(index: DeckIndex, tag: int, leaning: Sequence[float]) -> float:
    vector = index.tag_vectors[tag]
    length = math.sqrt(sum(value * value for value in leaning)) or 1.0
    return 0.0 if vector is None else (_dot(vector, leaning) - _dot(index.middle, leaning)) / length


def _dot(vector: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, vector, other)))


def picked(values: Sequence[float], places: Sequence[int | None]) -> list[float]:
    """Return the values of the cards on the table; 0 for those that nobody knows."""
    return [0.0 if place is None else values[place] for place in places]
