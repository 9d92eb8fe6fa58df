"""How well each of fifteen pictures fits a word for one bot: what people in general see, plus its own taste."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .characters import ENSEMBLE, STRANGER, TASTES, Character
from .deck_index import DeckIndex, standard
from .knowledge import Knowledge
from .persona import Link, Persona
from .port import BotContext
from .stable_random import stable_normal

BLIND: Final = 0.35
"""How much of a score is the popularity of the picture when nothing else is known."""
HUNCH: Final = 0.08
"""How much is mere chance."""

Terms = dict[Link, list[float]]
"""What each kind of link adds to the score of each picture."""


@dataclass(frozen=True, slots=True)
class PictureScorer:
    """Scores pictures for one bot in one seat."""

    context: BotContext
    persona: Persona
    clarity: float
    knowledge: Knowledge

    def scores(self, clue: str, cards: Sequence[str]) -> list[float]:
        """How strongly each picture goes with the clue, in deviations."""
        return [sum(column) for column in zip(*self.terms(clue, cards).values(), strict=True)]

    def terms(self, clue: str, cards: Sequence[str]) -> Terms:
        """The same, by what it comes from."""
        index = self.knowledge.index(self.context.deck)
        chance = [stable_normal(self.context.secret, self.context.name, clue, card) for card in cards]
        if index is None:
            return {Link.TASTE: chance}
        seen, taught, clarity = self._seen(index, clue, cards)
        terms = {Link.TAGS: [clarity * value for value in seen]}
        if any(taught):
            terms[Link.OTHERS] = [clarity * value for value in taught]
        own = math.sqrt(max(1 - clarity * clarity - HUNCH * HUNCH, 0.0))
        for link, values in self._own(index, clue, cards).items():
            before = terms.setdefault(link, [0.0] * len(cards))
            terms[link] = [a + own * b for a, b in zip(before, values, strict=True)]
        before = terms.get(Link.TASTE, [0.0] * len(cards))
        terms[Link.TASTE] = [a + HUNCH * b for a, b in zip(before, chance, strict=True)]
        return terms

    def common(self, clue: str, cards: Sequence[str]) -> list[float] | None:
        """What people in general would score, if known; `None` where that is nothing."""
        index = self.knowledge.index(self.context.deck)
        if index is None:
            return None
        seen, taught, _ = self._seen(index, clue, cards)
        both = [a + b for a, b in zip(seen, taught, strict=True)]
        return both if any(both) else None

    def _seen(
        self, index: DeckIndex, clue: str, cards: Sequence[str]
    ) -> tuple[list[float], list[float], float]:
        """What everybody sees in the pictures, what people here have taught, and how far to go by that."""
        view = self.knowledge.view(index.deck, clue, ENSEMBLE)
        places = [index.place.get(card) for card in cards]
        known = view is not None
        seen = _picked(view if view is not None else index.popular, places)
        taught = self.knowledge.learned.nudges(index.deck, clue, cards, seen if known else None)
        both = [a + b for a, b in zip(seen, taught, strict=True)]
        even = standard(both)
        clarity = self.clarity if known and index.has_tags else min(self.clarity, BLIND)
        if not any(even):
            return [0.0] * len(cards), [0.0] * len(cards), 0.0
        width = math.sqrt(sum((a - sum(both) / len(both)) ** 2 for a in both) / len(both))
        middle = sum(taught) / len(taught)
        nudged = [(value - middle) / width for value in taught]
        return [a - b for a, b in zip(even, nudged, strict=True)], nudged, clarity

    def _own(self, index: DeckIndex, clue: str, cards: Sequence[str]) -> Terms:
        """Its taste, apart from that of the other bots: what all of them like, none of them gets to itself."""
        places = [index.place.get(card) for card in cards]
        mine = self._grid(self.persona, index, clue, places)
        total = [sum(column) for column in zip(*mine.values(), strict=True)]
        others = [self._total(persona, index, clue, places) for persona in self._others()]
        if others:
            apart = [-sum(column) / len(others) for column in zip(*others, strict=True)]
            mine[Link.TASTE] = apart
            total = [a + b for a, b in zip(total, apart, strict=True)]
        width = math.sqrt(sum(value * value for value in total) / len(total)) or 1.0
        return {link: [value / width for value in values] for link, values in mine.items()}

    def _others(self) -> list[Persona]:
        return [
            Persona(TASTES[Character(character)] if character else STRANGER, name, self.context.secret)
            for name, character in self.context.others
        ]

    def _total(
        self, persona: Persona, index: DeckIndex, clue: str, places: Sequence[int | None]
    ) -> list[float]:
        sides = self._grid(persona, index, clue, places)
        return standard([sum(column) for column in zip(*sides.values(), strict=True)])

    def _grid(self, persona: Persona, index: DeckIndex, clue: str, places: Sequence[int | None]) -> Terms:
        """What somebody feels about the pictures on the table, around 0 and together of deviation 1."""
        sides = persona.sides(self.knowledge, index.deck, clue)
        found = {link: _centred(_picked(side, places)) for link, side in sides.items()}
        total = [sum(column) for column in zip(*found.values(), strict=True)]
        width = math.sqrt(sum(value * value for value in total) / len(total)) or 1.0
        return {link: [value / width for value in values] for link, values in found.items()}


def _picked(values: Sequence[float], places: Sequence[int | None]) -> list[float]:
    return [0.0 if place is None else values[place] for place in places]


def _centred(values: Sequence[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]
