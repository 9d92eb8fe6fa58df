"""Can a character be told by its slates alone? Somebody who has seen all six play guesses who sat there tonight."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from stella.bots import CHARACTERS, BotContext, BotLevel, Character, bot_player

ROUNDS: Final = 16
"""An evening: four games."""
SEEN: Final = 12
"""So often the guesser has seen each character with a word and fifteen pictures, at other tables."""
CROSSES: Final = 5
SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Recognition:
    """How often the guesser was right; one in six is chance."""

    evenings: int
    right: int

    @property
    def share(self) -> float:
        """Of all evenings."""
        return self.right / self.evenings


def recognise(
    deck: str, cards: Sequence[str], words: Sequence[str], level: BotLevel, evenings: int, seed: int
) -> Recognition:
    """Play evenings of one bot among people, and guess after each which character it was."""
    chance, right = Random(f"recognise {seed} {level}"), 0
    for evening in range(evenings):
        truth = chance.choice(CHARACTERS)
        rounds = [(chance.choice(words), chance.sample(cards, 15)) for _ in range(ROUNDS)]
        hints = dict.fromkeys(CHARACTERS, 0.0)
        for word, grid in rounds:
            marked = slate(truth, level, deck, f"tonight {seed} {evening}", word, grid)
            for character in CHARACTERS:
                hints[character] += _fits(character, level, deck, word, grid, marked)
        right += max(CHARACTERS, key=hints.__getitem__) is truth
    return Recognition(evenings, right)


def slate(
    character: Character, level: BotLevel, deck: str, secret: str, word: str, grid: Sequence[str]
) -> frozenset[int]:
    """The five pictures that this character feels most for, at a table with this secret."""
    context = BotContext(character, deck, SEATS, 1, secret=secret)
    felt = bot_player(context, character, level).scorer.scores(word, grid)
    return frozenset(sorted(range(len(grid)), key=lambda place: -felt[place])[:CROSSES])


def _fits(
    character: Character, level: BotLevel, deck: str, word: str, grid: Sequence[str], marked: frozenset[int]
) -> float:
    """How likely this slate is for somebody who has seen the character elsewhere: the logarithm."""
    seen = [slate(character, level, deck, f"elsewhere {number}", word, grid) for number in range(SEEN)]
    total = 0.0
    for place in range(len(grid)):
        often = (sum(place in each for each in seen) + 1) / (SEEN + 3)
        total += math.log(often if place in marked else 1 - often)
    return total
