"""Real words and pictures for the environments: what people link in a built-in deck, and how a learner may see it.

`See` says what an observation holds besides numbers: nothing, which word and pictures lie there, vectors of their
meaning (the ones the bots use: docs/league.md), or the pictures themselves. Words have no pixels: there they are
vectors.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from stella.bots import builtin_knowledge
from stella.bots.lexicon import lexicon
from stella.bots.stored import WIDTH
from stella.content.decks import Deck
from stella.content.wordcards import load_word_cards
from stella.rules import MIN_DECK, PLACES, ROUNDS, CardId, Word

from . import TRUST
from .company import Floats, Which
from .entrants import GuessedLinks, decks
from .people import Associations, appeal

TALL: Final = 48
WIDE: Final = 32
"""Pixels of a picture."""
LINE: Final = 5


class See(StrEnum):
    """What an observation holds of the word and the pictures."""

    NUMBERS = "numbers"
    """Nothing: how well each picture goes with the word in this seat's eyes is all there is."""
    IDS = "ids"
    EMBEDDINGS = "embeddings"
    PIXELS = "pixels"


class Gallery:
    """A built-in deck and the words of the word cards, as arrays. Number 0 is the first card, or word."""

    def __init__(self, deck: Deck, associations: Associations) -> None:
        self.deck, self.associations = deck, associations
        self.cards: tuple[CardId, ...] = deck.card_ids
        self.words: tuple[Word, ...] = tuple(
            dict.fromkeys(word for card in load_word_cards().ordinary for word in card.words)
        )
        self.links = np.array(
            [[associations.links(word)[card] for card in self.cards] for word in self.words], dtype=np.float32
        )
        """What people in general link, by word and card."""
        self.appeal = np.array([appeal(card) for card in self.cards], dtype=np.float32)

    @cached_property
    def common(self) -> Floats:
        """What the shipped public view says, by word and card."""
        sight = GuessedLinks(self.deck.id)
        return np.array([[sight(word)[card] for card in self.cards] for word in self.words], dtype=np.float32)

    @cached_property
    def card_vectors(self) -> Floats:
        """The meaning of each card, by its tags together; of length 1."""
        index = builtin_knowledge().index(self.deck.id)
        assert index is not None
        return _units([index.joined[index.place[str(card)]] for card in self.cards])

    @cached_property
    def word_vectors(self) -> Floats:
        """The meaning of each word; of length 1."""
        return _units([lexicon().find(word) for word in self.words])

    @property
    def card_pixels(self) -> NDArray[np.uint8]:
        """Each card as a small picture, (cards, 48, 32, 3)."""
        return _pixels(self.deck.id)

    def space(self, see: See) -> dict[str, spaces.Space[Any]]:
        """Return what an observation holds besides numbers."""
        if see is See.NUMBERS:
            return {}
        word: spaces.Space[Any] = spaces.Box(-1, 1, (WIDTH,), np.float32)
        if see is See.IDS:
            word = spaces.Discrete(len(self.words))
        kinds: dict[See, spaces.Space[Any]] = {
            See.IDS: spaces.MultiDiscrete([len(self.cards)] * PLACES),
            See.EMBEDDINGS: spaces.Box(-1, 1, (PLACES, WIDTH), np.float32),
            See.PIXELS: spaces.Box(0, 255, (PLACES, TALL, WIDE, 3), np.uint8),
        }
        return {"word": word, "pictures": kinds[see]}

    def show(self, see: See, words: NDArray[np.intp], grids: NDArray[np.intp]) -> dict[str, NDArray[Any]]:
        """Return the same of these words and grids, one for each table, or for one table alone."""
        match see:
            case See.NUMBERS:
                return {}
            case See.IDS:
                return {"word": words.astype(np.int64), "pictures": grids.astype(np.int64)}
            case See.EMBEDDINGS:
                return {"word": self.word_vectors[words], "pictures": self.card_vectors[grids]}
            case See.PIXELS:
                return {"word": self.word_vectors[words], "pictures": self.card_pixels[grids]}


class DealtPictures:
    """Whole games with a gallery: a shuffled deck, five new pictures and a new word each round (R-602)."""

    def __init__(self, gallery: Gallery, tables: int) -> None:
        self.gallery = gallery
        self.order = np.zeros((tables, MIN_DECK), dtype=np.intp)
        self.pile = np.zeros((tables, ROUNDS), dtype=np.intp)
        self.grids = np.zeros((tables, PLACES), dtype=np.intp)
        self.clues = np.zeros(tables, dtype=np.intp)

    def begin(self, which: Which, chance: np.random.Generator) -> None:
        """Shuffle cards and words."""
        self.order[which] = _shuffled(len(which), len(self.gallery.cards), chance)[:, :MIN_DECK]
        self.pile[which] = _shuffled(len(which), len(self.gallery.words), chance)[:, :ROUNDS]
        self.grids[which] = self.order[which, :PLACES]

    def deal(
        self, which: Which, rounds: NDArray[np.intp], chance: np.random.Generator
    ) -> tuple[Floats, Floats]:
        """Replace the line of the round before, and turn the next word."""
        for number in range(1, ROUNDS):
            some, line = which[rounds == number], (number - 1) * LINE
            self.grids[some, line : line + LINE] = self.order[some, PLACES + line : PLACES + line + LINE]
        self.clues[which] = self.pile[which, rounds]
        grids, gallery = self.grids[which], self.gallery
        return gallery.links[self.clues[which][:, None, None], grids[:, None]], gallery.appeal[grids]


@lru_cache(maxsize=4)
def gallery_of(deck: str | None = None, world: int = 1) -> Gallery:
    """Return a built-in deck, and people who see in its pictures what people see, as in the league.

    In another world, people have other things in common beyond what the public view shows.
    """
    chosen = decks()[deck or next(iter(decks()))]
    sight = GuessedLinks(chosen.id)
    return Gallery(chosen, Associations(chosen.card_ids, seed=world, sight=sight, trust=TRUST))


@lru_cache(maxsize=4)
def _pixels(deck: str) -> NDArray[np.uint8]:
    from PIL import Image

    made = []
    for card in decks()[deck].cards:
        with Image.open((card.tiny or card.small).path) as picture:
            made.append(np.asarray(picture.convert("RGB").resize((WIDE, TALL), Image.Resampling.BOX)))
    return np.stack(made)


def _units(vectors: Sequence[Sequence[float] | None]) -> Floats:
    rows = np.array([[0.0] * WIDTH if vector is None else vector for vector in vectors], dtype=np.float32)
    rows /= np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-9)
    return rows


def _shuffled(tables: int, things: int, chance: np.random.Generator) -> NDArray[np.intp]:
    return np.argsort(chance.random((tables, things)), axis=1)
