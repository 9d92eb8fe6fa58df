"""Very many tables at the same time whose seats decide a whole round in one action, on the fast simulator.

An action is 15 numbers: marked is what is above 0 (at least the highest, at most the ten highest), and of its open
crosses a scout points at the one with the highest number. Seats that nobody plays are human-like (`people.Crowd`).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_CROSSES, PLACES, ROUNDS

from .company import EYES, Company, Floats, Pictures, slates
from .people import Crowd
from .rounds import Rounds, play_rounds

FACTS: Final = ROUNDS + 2
SIZE: Final = PLACES + FACTS


class RoundTables:
    """This many tables side by side. All of them are always in the same round."""

    def __init__(
        self, tables: int, seats: int, crowd: Crowd | None = None, pictures: Pictures | None = None
    ) -> None:
        self.company = Company(tables, seats, crowd, pictures)
        self.tables, self.seats, self.all = tables, seats, np.arange(tables)

    def begin(self, chance: np.random.Generator) -> None:
        """New games with new people; all chance comes from `chance` until the next beginning."""
        self.chance, self.round = chance, 0
        shape = (self.tables, self.seats)
        self.company.sit_down(self.all, chance)
        self.scores = np.zeros(shape, dtype=np.float32)
        self.announced = np.zeros(shape, dtype=np.float32)
        self.marks = np.zeros((*shape, PLACES), dtype=np.bool_)
        self.first_scouts = chance.integers(self.seats, size=self.tables, dtype=np.uint8)
        self._deal()

    def _deal(self) -> None:
        self.company.deal(self.all, np.full(self.tables, self.round), self.chance)

    @property
    def likings(self) -> Floats:
        """What each seat links, a standard normal number for each picture."""
        return self.company.likings

    def as_people(self) -> Floats:
        """What the human-like players do, as actions."""
        return self.company.as_people(self.all, self.chance)

    def play(self, actions: Floats) -> Rounds:
        """Play the round: `actions` by table, seat and place."""
        self.marks, order = slates(actions)
        done = play_rounds(self.marks, order, self.first_scouts)
        self.scores += done.points
        counts = self.marks.sum(axis=2, dtype=np.float32)
        self.announced += (counts - self.announced) / (self.round + 1)
        self.first_scouts = (self.first_scouts + 1) % np.uint8(self.seats)
        self.round += 1
        if self.round < ROUNDS:
            self._deal()
        return done

    @property
    def over(self) -> bool:
        """All games have had their four rounds."""
        return self.round == ROUNDS

    def observe(self) -> Floats:
        """By table and seat: 15 likings, the round (one of 4), crosses of the others (of 10), the lead (of 30)."""
        seen = np.zeros((self.tables, self.seats, SIZE), dtype=np.float32)
        seen[..., :PLACES] = np.clip(self.likings, -EYES, EYES)
        seen[..., PLACES + min(self.round, ROUNDS - 1)] = 1
        seen[..., PLACES + ROUNDS] = others(self.announced) / MAX_CROSSES
        seen[..., PLACES + ROUNDS + 1] = np.clip((self.scores - others(self.scores)) / 30, -EYES, EYES)
        return seen


def others(values: NDArray[np.floating]) -> Floats:
    """By table and seat, the mean of the other seats."""
    mean: Floats = (values.sum(axis=1, keepdims=True) - values) / (values.shape[1] - 1)
    return mean


def margins(done: Rounds) -> Floats:
    """Points of the round less the mean of the others'."""
    points = done.points.astype(np.float32)
    return points - others(points)
