"""What people on this server taught the bots: which pictures are marked often, and with which words. Counts alone.

Nobody can teach them much alone, nor with a second browser: nothing about a picture, or a word and a picture, counts
before three people or more have voted on it together on a week of different days, and each day counts for no more than
one table of four, however many tables somebody opens. Games of fewer people count for at most a fifth of that, so never
by themselves.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import Struct

TOGETHER: Final = 3
"""Least number of people who vote together; fewer count as one person alone."""
USUAL_SHARE: Final = 1 / 3
"""Five of fifteen pictures are marked."""
FOR_CARD: Final = 6.0
FOR_CELL: Final = 5.0
"""How many votes the guess before any vote is worth."""
MOST: Final = 2.5
"""No count moves a score further than this."""
LEAST_DAYS: Final = 7
"""Nothing counts before people have voted on it together on this many days …"""
A_DAY: Final = 4.0
"""… of which each counts for no more votes than one table has, however many there are."""
BACKED: Final = 0.2
"""Games of fewer people count for at most this much of the votes of people who played together."""


class Vote(Struct, frozen=True):
    """A person had this picture before them with this word, and marked it or not. Nobody knows who it was."""

    deck: str
    card: str
    word: str | None
    """`None` for words that people wrote themselves: those are theirs."""
    marked: bool
    voter: str
    """A fingerprint of person and word at one table, so that each votes once."""
    alone: bool = False
    """Of a game of fewer people than vote together."""


@dataclass(slots=True)
class Count:
    """How often a picture was marked on one day, of how often it was there; and in games of fewer people."""

    marked: int = 0
    shown: int = 0
    alone_marked: int = 0
    alone_shown: int = 0

    def add(self, *, marked: bool, alone: bool = False) -> None:
        """One more vote. Shown first: who reads in between must not find more marks than chances."""
        if alone:
            self.alone_shown += 1
            self.alone_marked += marked
        else:
            self.shown += 1
            self.marked += marked

    def sum(self, other: Count) -> None:
        """All votes of another one. Shown first, as above."""
        self.shown += other.shown
        self.marked += other.marked
        self.alone_shown += other.alone_shown
        self.alone_marked += other.alone_marked


Days = Mapping[str, Count]
"""Counts by day, as 2026-11-16."""


def weighed(days: Days) -> tuple[float, float]:
    """Return how many marks and votes all days are worth together.

    >>> weighed({str(day): Count(40, 40) for day in range(6)})
    (0.0, 0.0)
    >>> weighed({str(day): Count(4, 8) for day in range(7)})
    (14.0, 28.0)
    >>> weighed({str(day): Count(alone_marked=40, alone_shown=40) for day in range(7)})
    (0.0, 0.0)
    """
    counts = list(days.values())
    held = [(count.marked, count.shown) for count in counts if count.shown]
    if len(held) < LEAST_DAYS:
        return 0.0, 0.0
    marked, shown = (sum(each[n] * _less(each[1], A_DAY) for each in held) for n in (0, 1))
    alone_marked, alone_shown = (
        sum(count.alone_marked for count in counts),
        sum(count.alone_shown for count in counts),
    )
    part = _less(alone_shown, BACKED * shown)
    return marked + part * alone_marked, shown + part * alone_shown


def _less(votes: float, most: float) -> float:
    """Return what each of this many votes is worth when together they are worth `most` at most."""
    return 1.0 if votes <= most else most / votes


@dataclass(slots=True)
class Learned:
    """All counts: by card, and by word and card; each by day."""

    cards: dict[tuple[str, str], dict[str, Count]] = field(default_factory=dict)
    cells: dict[tuple[str, str, str], dict[str, Count]] = field(default_factory=dict)

    def take(self, votes: Iterable[Vote], day: str) -> None:
        """Count votes of a day; the caller makes sure that nobody votes twice."""
        for vote in votes:
            card = self.cards.setdefault((vote.deck, vote.card), {}).setdefault(day, Count())
            card.add(marked=vote.marked, alone=vote.alone)
            if vote.word is not None:
                cell = self.cells.setdefault((vote.deck, vote.word, vote.card), {})
                cell.setdefault(day, Count()).add(marked=vote.marked, alone=vote.alone)

    def merge(self, other: Learned) -> None:
        """All counts of another one as well."""
        for card, days in other.cards.items():
            _merge(self.cards.setdefault(card, {}), days)
        for cell, days in other.cells.items():
            _merge(self.cells.setdefault(cell, {}), days)

    def share(self, deck: str, card: str) -> float:
        """Return how often a card is believed to be marked.

        >>> round(Learned().share("d", "a"), 2)
        0.33
        """
        marked, shown = weighed(self.cards.get((deck, card), {}))
        return (marked + FOR_CARD * USUAL_SHARE) / (shown + FOR_CARD)

    def bias(self, deck: str, card: str) -> float:
        """Return how much more than others a card is marked, in the logarithm of odds.

        >>> a, b = ({str(day): Count(marked, 4) for day in range(7)} for marked in (3, 1))
        >>> learned = Learned({("d", "a"): a, ("d", "b"): b})
        >>> learned.bias("d", "a") > 0 > learned.bias("d", "b"), learned.bias("d", "c")
        (True, 0.0)
        """
        return _logit(self.share(deck, card)) - _logit(USUAL_SHARE) if (deck, card) in self.cards else 0.0

    def nudges(self, deck: str, word: str, cards: Sequence[str], view: Sequence[float] | None) -> list[float]:
        """Return how far to move each card's score from what was seen in it, in deviations."""
        felt = view if view is not None else [0.0] * len(cards)
        return [self._nudge(deck, word, card, value) for card, value in zip(cards, felt, strict=True)]

    def _nudge(self, deck: str, word: str, card: str, felt: float) -> float:
        bias = self.bias(deck, card)
        cell = self.cells.get((deck, word, card))
        if cell is None:
            return max(-MOST, min(MOST, bias))
        guess = _sigmoid(_logit(USUAL_SHARE) + felt + bias)
        marked, shown = weighed(cell)
        share = (marked + FOR_CELL * guess) / (shown + FOR_CELL)
        return max(-MOST, min(MOST, _logit(share) - _logit(USUAL_SHARE) - felt))


def _merge(days: dict[str, Count], others: Days) -> None:
    for day, count in others.items():
        days.setdefault(day, Count()).sum(count)


def _logit(share: float) -> float:
    return math.log(share / (1 - share))


def _sigmoid(value: float) -> float:
    return 1 / (1 + math.exp(-value))
