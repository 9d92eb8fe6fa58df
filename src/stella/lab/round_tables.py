"""Very many tables at once whose seats decide a whole round in one action, on the fast simulator.

An action is 15 numbers: marked is what is above 0 (at least the highest, at most the ten highest), and of its open
crosses a scout points at the one with the highest number. Seats that nobody plays are human-like (`people.Crowd`).
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_CROSSES, MAX_SEATS, MIN_SEATS, PLACES, ROUNDS

from .people import NORMAL, TASTES, Crowd
from .rounds import Rounds, play_rounds

Floats = NDArray[np.float32]

EYES: Final = 4.0
"""Likings are cut at so many deviations."""
FACTS: Final = ROUNDS + 2
SIZE: Final = PLACES + FACTS


class RoundTables:
    """So many tables side by side. All of them are always in the same round."""

    def __init__(self, tables: int, seats: int, crowd: Crowd | None = None) -> None:
        if seats not in range(MIN_SEATS, MAX_SEATS + 1) or tables < 1:
            raise ValueError(f"seats must be {MIN_SEATS} to {MAX_SEATS}, and there must be tables")
        self.tables, self.seats, self.crowd = tables, seats, crowd or Crowd()

    def begin(self, chance: np.random.Generator) -> None:
        """New games with new people; all chance comes from `chance` until the next beginning."""
        self.chance, self.round = chance, 0
        shape = (self.tables, self.seats)
        usual = self.crowd.crosses + self.crowd.spread * chance.standard_normal(shape)
        table = np.array([NORMAL.inv_cdf(1 - share / 1500) for share in range(100, 100 * MAX_CROSSES + 1)])
        counts = np.clip(np.rint(usual * 100), 100, 100 * MAX_CROSSES).astype(int)
        self.thresholds = table[counts - 100].astype(np.float32)
        self.tastes = chance.standard_normal((*shape, TASTES), dtype=np.float32)
        self.scores = np.zeros(shape, dtype=np.float32)
        self.announced = np.zeros(shape, dtype=np.float32)
        self.marks = np.zeros((*shape, PLACES), dtype=np.bool_)
        self.first_scouts = chance.integers(self.seats, size=self.tables, dtype=np.uint8)
        self._deal()

    def _deal(self) -> None:
        """A new word and pictures: what each seat links, a standard normal number for each picture."""
        chance, crowd = self.chance, self.crowd
        appeal = chance.standard_normal((self.tables, PLACES, TASTES), dtype=np.float32)
        appeal /= np.linalg.norm(appeal, axis=2, keepdims=True)
        taste = np.einsum("nst,npt->nsp", self.tastes, appeal)
        own = _blend(crowd.taste, taste, chance.standard_normal(taste.shape, dtype=np.float32))
        common = chance.standard_normal((self.tables, 1, PLACES), dtype=np.float32)
        self.likings: Floats = _blend(crowd.agreement, common, own)

    def as_people(self) -> Floats:
        """What the human-like players do, as actions: likings above their threshold, in a wavering order."""
        wavering = self.crowd.wavering * self.chance.standard_normal(self.likings.shape, dtype=np.float32)
        above = self.likings - self.thresholds[..., None]
        # Wavering changes the order of pointing, not what is marked.
        sure = np.exp(np.clip(above + wavering, -EYES, EYES))
        actions: Floats = np.where(above > 0, sure, -1 / sure).astype(np.float32)
        return actions

    def play(self, actions: Floats) -> Rounds:
        """Play the round: `actions` by table, seat and place."""
        order = np.argsort(np.argsort(actions, axis=2), axis=2).astype(np.uint8)
        self.marks = ((actions > 0) & (order >= PLACES - MAX_CROSSES)) | (order == PLACES - 1)
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
        seen[..., PLACES + ROUNDS] = self.others(self.announced) / MAX_CROSSES
        seen[..., PLACES + ROUNDS + 1] = np.clip((self.scores - self.others(self.scores)) / 30, -EYES, EYES)
        return seen

    def others(self, values: NDArray[np.floating]) -> Floats:
        """By table and seat, the mean of the other seats."""
        mean: Floats = (values.sum(axis=1, keepdims=True) - values) / (self.seats - 1)
        return mean

    def margins(self, done: Rounds) -> Floats:
        """Points of the round less the mean of the others'."""
        points = done.points.astype(np.float32)
        return points - self.others(points)


def _blend(weight: float, one: Floats, other: Floats) -> Floats:
    """Two independent standard numbers as one that correlates by `weight` with the first."""
    mixed: Floats = np.float32(weight) * one + np.float32(np.sqrt(1 - weight * weight)) * other
    return mixed
