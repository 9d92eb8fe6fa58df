"""Word cards and the pile of four drawn for a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum

from msgspec import Struct

from .ids import ROUNDS, Word


class WordKind(StrEnum):
    """Where a word card comes from."""

    ORDINARY = "ordinary"
    DISCOVERY = "discovery"
    OWN = "own"


class WordCard(Struct, frozen=True):
    """A card with one word or two; Discovery cards are numbered 1 to 4.

    >>> WordCard("harbour", (Word("captain"), Word("harbour"))).words
    ('captain', 'harbour')
    """

    id: str
    words: tuple[Word, ...]
    kind: WordKind = WordKind.ORDINARY
    number: int | None = None


def word_pile(cards: Sequence[WordCard], order: Iterable[int]) -> tuple[WordCard, ...]:
    """R-104: the pile of a game: the first four of `cards` in the drawn `order`.

    Pass the ordinary cards and the table's own cards together to mix them.

    >>> cards = [WordCard(str(i), (Word(f"word {i}"),)) for i in range(6)]
    >>> [card.id for card in word_pile(cards, [5, 0, 3, 1, 2, 4])]
    ['5', '0', '3', '1']
    """
    return tuple(cards[index] for index in order)[:ROUNDS]


def discovery_pile(cards: Iterable[WordCard]) -> tuple[WordCard, ...]:
    """R-105: the Discovery cards in their order, number 1 on top.

    >>> cards = [WordCard(f"d{n}", (Word("sea"),), WordKind.DISCOVERY, n) for n in (3, 1, 4, 2)]
    >>> [card.id for card in discovery_pile(cards)]
    ['d1', 'd2', 'd3', 'd4']
    """
    return tuple(sorted(cards, key=lambda card: card.number or 0))


def is_word_card(card: WordCard) -> bool:
    """R-104: one word, or two different ones, none of them empty.

    >>> is_word_card(WordCard("echo", (Word("echo"), Word("echo"))))
    False
    """
    return 1 <= len(card.words) <= 2 and all(card.words) and len(set(card.words)) == len(card.words)
