"""How well each of fifteen pictures fits a word for one bot: what makes sense to it, and what it has lived through."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from .characters import ENSEMBLE, STRANGER, TASTES, Character
from .deck_index import DeckIndex, add, standard
from .knowledge import Knowledge
from .persona import Link, Persona, picked
from .port import BotContext
from .stable_random import stable_normal

BLIND: Final = 0.35
"""How much of a score is the popularity of the picture when nothing else is known."""
HUNCH: Final = 0.25
"""How much is mere chance, of what is its own."""
APART: Final = 0.42
"""How far bots at one table keep apart from what the others have lived through."""
OBVIOUS: Final = 2
"""Pictures that stand out with each word; the rest makes as much sense one as another."""

NOTHING: Final = frozenset[Link]()


@dataclass(frozen=True, slots=True)
class PictureScorer:
    """Scores pictures for one bot in one seat."""

    context: BotContext
    persona: Persona
    sense: float
    """How far it goes by what makes sense; the rest is its own."""
    knowledge: Knowledge

    def scores(self, clue: str, cards: Sequence[str], without: Collection[Link] = NOTHING) -> list[float]:
        """Return how strongly each picture goes with the clue, in deviations; or would, without some of its reasons."""
        index = self.knowledge.index(self.context.deck)
        own = self._own(index, clue, cards, without)
        if index is None:
            return own
        sees = self.knowledge.view(index.deck, clue, ENSEMBLE) is not None and index.has_tags
        sense = self.sense if sees else min(self.sense, BLIND)
        made = self._sense(index, clue, cards, without)
        rest = math.sqrt(1 - sense * sense)
        return [sense * a + rest * b for a, b in zip(made, own, strict=True)]

    def common(self, clue: str, cards: Sequence[str]) -> list[float] | None:
        """Return what people in general would score, if known; `None` where that is nothing."""
        index = self.knowledge.index(self.context.deck)
        if index is None:
            return None
        view = self.knowledge.view(index.deck, clue, ENSEMBLE)
        seen = picked(view if view is not None else index.popular, _places(index, cards))
        add(seen, self._taught(index, clue, cards), 1.0)
        return seen if any(seen) else None

    def _sense(
        self, index: DeckIndex, clue: str, cards: Sequence[str], without: Collection[Link]
    ) -> list[float]:
        """Return what makes sense to it: two pictures are obvious, and the rest is alike."""
        places = _places(index, cards)
        parts = self.persona.seen(self.knowledge, index.deck, clue, places)
        parts = parts or {Link.UNKNOWN: picked(index.popular, places)}
        whole = _sum(parts.values(), cards)
        left = scaled(_sum((part for link, part in parts.items() if link not in without), cards), whole)
        taught = self._taught(index, clue, cards)
        whole = [a + b for a, b in zip(standard(whole), taught, strict=True)]
        if Link.OTHERS not in without:
            add(left, taught, 1.0)
        left, whole = scaled(left, whole), standard(whole)
        least = _least_obvious(whole)
        return scaled([float(value > least) for value in left], [float(value > least) for value in whole])

    def _taught(self, index: DeckIndex, clue: str, cards: Sequence[str]) -> list[float]:
        """Return how far people here have taught that a picture is marked more often than it seems, or less."""
        view = self.knowledge.view(index.deck, clue, ENSEMBLE)
        seen = None if view is None else picked(view, _places(index, cards))
        return self.knowledge.learned.nudges(index.deck, clue, cards, seen)

    def _own(
        self, index: DeckIndex | None, clue: str, cards: Sequence[str], without: Collection[Link]
    ) -> list[float]:
        """Return what is its own, apart from the other bots: what all of them like, none of them gets to itself."""
        hunch = [stable_normal(self.context.secret, self.context.name, clue, card) for card in cards]
        if index is None:
            return hunch
        parts = self._lived(self.persona, index, clue, cards)
        parts[Link.TASTE] = [HUNCH * value for value in hunch]
        whole = _sum(parts.values(), cards)
        left = scaled(_sum((part for link, part in parts.items() if link not in without), cards), whole)
        whole, others = standard(whole), self._others()
        for persona in others:
            theirs = standard(_sum(self._lived(persona, index, clue, cards).values(), cards))
            for total in (whole,) if Link.APART in without else (whole, left):
                add(total, theirs, -APART / len(others))
        return scaled(left, whole)

    def _lived(
        self, persona: Persona, index: DeckIndex, clue: str, cards: Sequence[str]
    ) -> dict[Link, list[float]]:
        places = _places(index, cards)
        sides = persona.lived(self.knowledge, index.deck, clue)
        return {link: picked(side, places) for link, side in sides.items()}

    def _others(self) -> list[Persona]:
        return [
            Persona(TASTES[Character(character)] if character else STRANGER, name, self.context.secret)
            for name, character in self.context.others
        ]


def _least_obvious(values: Sequence[float]) -> float:
    """Return the middle between what is obvious and what is not."""
    best = sorted(values, reverse=True)
    return sum(best[OBVIOUS - 1 : OBVIOUS + 1]) / 2


def scaled(values: Sequence[float], like: Sequence[float]) -> list[float]:
    """Return the values in deviations of others from their mean.

    >>> scaled([1.0, 1.0], like=[1.0, 3.0]), scaled([1.0, 2.0], like=[5.0, 5.0])
    ([-1.0, -1.0], [0.0, 0.0])
    """
    mean = sum(like) / len(like)
    spread = math.sqrt(sum((value - mean) ** 2 for value in like) / len(like))
    return [(value - mean) / spread if spread > 1e-9 else 0.0 for value in values]


def _sum(parts: Iterable[Sequence[float]], cards: Sequence[str]) -> list[float]:
    total = [0.0] * len(cards)
    for part in parts:
        add(total, part, 1.0)
    return total


def _places(index: DeckIndex, cards: Sequence[str]) -> list[int | None]:
    return [index.place.get(card) for card in cards]
