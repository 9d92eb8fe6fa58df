"""What `./dev minds` builds and the package contains: typed, small, and stamped with what it was built from."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

DATA: Final = Path(__file__).resolve().parent / "data"
WIDTH: Final = 96
"""Numbers of a word's vector."""
STEP: Final = 150.0
"""Stored closeness of 1.0; a byte holds up to ±0.84."""
AUTHORED_STEP: Final = 20.0


class StoredCard(msgspec.Struct, frozen=True):
    """A card: its tags by their numbers, and how it looks (brightness, warmth, colour, detail), in deviations."""

    id: str
    motifs: tuple[int, ...]
    moods: tuple[int, ...]
    looks: tuple[float, ...] = ()


class Channel(msgspec.Struct, frozen=True):
    """What one encoder says: a signed byte for each word and tag, word and card's tags together, word and text."""

    tags: bytes
    joined: bytes
    told: bytes


class StoredDeck(msgspec.Struct, frozen=True):
    """All that is known of a built-in deck."""

    deck: str
    made_from: str
    cards: tuple[StoredCard, ...]
    tags: tuple[str, ...]
    words: tuple[str, ...]
    """The words of the word cards, by id."""
    channels: tuple[Channel, ...]
    """Of the encoder for all languages, then of the English one."""
    word_looks: bytes
    tag_vectors: bytes
    joined_vectors: bytes
    told_vectors: bytes
    authored: bytes
    """How far people who were asked link each word and card: a signed byte for each, in twentieths of a deviation."""
    popular: tuple[float, ...]
    """How much more often than others a card goes with a word, in deviations."""


class StoredLexicon(msgspec.Struct, frozen=True):
    """The head of the table for all other words; the words and their vectors lie beside."""

    made_from: str
    scale: float
    """What a vector's numbers were multiplied with."""
    mean: tuple[int, ...]
    """The vector of no word in particular."""
    looks: tuple[tuple[int, ...], ...]
    """The directions of brightness, warmth, colour and detail."""
    printed: dict[str, str]
    """The texts of the word cards in all languages, as they stand in the table, and the words they are."""


def deck_path(deck: str) -> Path:
    """Return where the data of a deck lies."""
    return DATA / "decks" / f"{deck}.json"


@cache
def stored_deck(deck: str) -> StoredDeck | None:
    """Return the data of a deck, if it ships with Stella."""
    path = deck_path(deck)
    known = {each.name for each in path.parent.glob("*.json")}
    return msgspec.json.decode(path.read_bytes(), type=StoredDeck) if path.name in known else None


def signed(data: bytes) -> memoryview:
    """Return the bytes as numbers from -128 to 127."""
    return memoryview(data).cast("b")
