"""What people on this server taught the bots: which pictures are marked often, and with which words. Counts alone."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final

USUAL_SHARE: Final = 1 / 3
"""Five of fifteen pictures are marked."""
FOR_CARD: Final = 6.0
FOR_CELL: Final = 5.0
"""How many votes the guess before any vote is worth."""
MOST: Final = 2.5
"""No count moves a feeling further than this."""


@dataclass(frozen=True, slots=True)
class Vote:
    """A person had this picture before them with this word, and marked it or not. Who it was, nobody knows."""

    deck: str
    card: str
    word: str | None
    """`None` for words that people wrote themselves: those are theirs."""
    marked: bool
    voter: str
    """A fingerprint of person and word at one table, so that each votes once."""


@dataclass(slots=True)
class Count:
    """How often a picture was marked, of how often it was there."""

    marked: int = 0
    shown: int = 0

    def add(self, *, marked: bool) -> None:
        """One more vote. Shown first: who reads in between must not find more marks than chances."""
        self.shown += 1
        self.marked += marked


@dataclass(slots=True)
class Learned:
    """All counts: by card, and by word and card."""

    cards: dict[tuple[str, str], Count] = field(default_factory=dict)
    cells: dict[tuple[str, str, str], Count] = field(default_factory=dict)

    def take(self, votes: Iterable[Vote]) -> None:
        """Count votes; whoever calls has seen to it that nobody votes twice."""
        for vote in votes:
            self.cards.setdefault((vote.deck, vote.card), Count()).add(marked=vote.marked)
            if vote.word is not None:
                cell = self.cells.setdefault((vote.deck, vote.word, vote.card), Count())
                cell.add(marked=vote.marked)

    def bias(self, deck: str, card: str) -> float:
        """How much more than others a card is marked, in the logarithm of odds.

        >>> learned = Learned({("d", "a"): Count(9, 10), ("d", "b"): Count(1, 10)})
        >>> learned.bias("d", "a") > 0 > learned.bias("d", "b"), learned.bias("d", "c")
        (True, 0.0)
        """
        count = self.cards.get((deck, card))
        if count is None:
            return 0.0
        share = (count.marked + FOR_CARD * USUAL_SHARE) / (count.shown + FOR_CARD)
        return _logit(share) - _logit(USUAL_SHARE)

    def nudges(self, deck: str, word: str, cards: Sequence[str], view: Sequence[float] | None) -> list[float]:
        """How far each card's feeling is to be moved from what was seen in it, in deviations."""
        felt = view if view is not None else [0.0] * len(cards)
        return [self._nudge(deck, word, card, value) for card, value in zip(cards, felt, strict=True)]

    def _nudge(self, deck: str, word: str, card: str, felt: float) -> float:
        bias = self.bias(deck, card)
        cell = self.cells.get((deck, word, card))
        if cell is None:
            return max(-MOST, min(MOST, bias))
        guess = _sigmoid(_logit(USUAL_SHARE) + felt + bias)
        share = (cell.marked + FOR_CELL * guess) / (cell.shown + FOR_CELL)
        return max(-MOST, min(MOST, _logit(share) - _logit(USUAL_SHARE) - felt))


def _logit(share: float) -> float:
    return math.log(share / (1 - share))


def _sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-value))
