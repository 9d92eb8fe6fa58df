"""Can a character be told by its slates alone? Somebody who has seen all six play guesses who sat there tonight."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Final

from attacks import Stake, dealt, marked, seated
from stella.bots import CHARACTERS, BotLevel, Character
from stella.rules import PLACES, Place, State

ROUNDS: Final = 16
"""An evening: four games."""
SEEN: Final = 12
"""So often the guesser has seen each character with a word and fifteen pictures, at other tables."""


@dataclass(frozen=True, slots=True)
class Recognition:
    """How often the guesser was right; one in six is chance."""

    evenings: int
    right: int


def recognise(stake: Stake, level: BotLevel, evenings: int, seed: int) -> Recognition:
    """Play evenings of one bot among people, and guess after each which character it was."""
    chance, right = Random(f"recognise {seed} {level}"), 0
    for evening in range(evenings):
        truth = seated(stake, level, chance.choice(CHARACTERS), f"tonight {seed} {evening}")
        hints = dict.fromkeys(CHARACTERS, 0.0)
        for state in [dealt(stake, chance) for _ in range(ROUNDS)]:
            crosses = marked(truth, state)
            for character in CHARACTERS:
                hints[character] += _fits(stake, level, character, state, crosses)
        right += max(CHARACTERS, key=hints.__getitem__) == truth.context.name
    return Recognition(evenings, right)


def _fits(stake: Stake, level: BotLevel, character: Character, state: State, crosses: list[Place]) -> float:
    """How likely this slate is for somebody who has seen the character elsewhere: the logarithm."""
    seen = [marked(seated(stake, level, character, f"elsewhere {number}"), state) for number in range(SEEN)]
    total = 0.0
    for place in range(PLACES):
        often = (sum(place in each for each in seen) + 1) / (SEEN + 3)
        total += math.log(often if place in crosses else 1 - often)
    return total
