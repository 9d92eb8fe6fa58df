"""The word and pictures of a sky, derived from the day and the content alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, TypeVar

from msgspec import Struct

from stella.rules import PLACES, CardId, Place, Word

T = TypeVar("T", bound=str)

MIN_CARDS: Final = 3 * PLACES
"""With fewer cards, a day that belongs to two passes through the deck could show a picture twice."""


class Sky(Struct, frozen=True):
    """The deal of one day."""

    word: Word
    cards: tuple[CardId, ...]
    bots: dict[str, tuple[Place, ...]] = {}
    """What each character marks, the surest first; empty until somebody finishes. Stored, because bots learn."""


def sky_on(day: int, cards: Sequence[CardId], words: Sequence[Word]) -> Sky:
    """Return the sky of a day, counted from any fixed day. Servers with the same content have the same skies.

    No word or picture returns before all have been used.

    >>> cards, words = [CardId(str(n)) for n in range(84)], [Word(f"word {n}") for n in range(200)]
    >>> sky_on(1, cards, words) == sky_on(1, cards[::-1], words[::-1]) != sky_on(2, cards, words)
    True
    """
    if len(cards) < MIN_CARDS:
        raise ValueError(f"a sky needs a deck of {MIN_CARDS} pictures or more")
    content = _digest(*sorted(cards), "", *sorted(words)).hex()
    first = day * PLACES
    dealt = [_card_at(place, cards, content) for place in range(first, first + PLACES)]
    return Sky(_shuffled(words, content, "words")[day % len(words)], tuple(dealt))


def _card_at(place: int, cards: Sequence[CardId], content: str) -> CardId:
    """Return the card at a position of the endless sequence in which the deck is dealt again and again."""
    number, index = divmod(place, len(cards))
    return _pass(number, cards, content)[index]


def _pass(number: int, cards: Sequence[CardId], content: str) -> list[CardId]:
    """Return the order of one pass through the deck.

    Its first cards may belong to a day that began in the previous pass, so they must differ from the last ones there.
    The last cards never change places for that: a pass depends only on the previous one.
    """
    order = _shuffled(cards, content, str(number))
    before = (number * len(cards)) % PLACES
    if before == 0:
        return order
    shown = frozenset(_shuffled(cards, content, str(number - 1))[-before:])
    return sorted(order[:-PLACES], key=shown.__contains__) + order[-PLACES:]


def _shuffled(items: Sequence[T], *seed: str) -> list[T]:
    return sorted(items, key=lambda item: _digest(*seed, item))


def _digest(*parts: str) -> bytes:
    return hashlib.blake2b("\x1f".join(parts).encode(), digest_size=16).digest()
