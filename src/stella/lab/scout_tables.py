"""Very many tables at the same time whose first seat decides when its turn comes: what to mark, then each pointing.

A table goes on by itself until its first seat is asked: the other seats are human-like, and tables do not wait for
each other. What the first seat sees has the layout of `stella.lab.observation`, number by number.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_CROSSES, PLACES, ROUNDS

from .company import Floats, HumanPlayers, Pictures, Which, slates
from .observation import EYES, MOST_POINTS, size_of
from .people import Crowd
from .rounds import Reveals, Rounds

LEARNER: Final = 0
_PLACES: Final = 2 + ROUNDS
_SEATS: Final = _PLACES + 4 * PLACES


class Task(IntEnum):
    """What the first seat of a table is asked for."""

    MARK = 0
    POINT = 1
    OVER = 2


class ScoutTables:
    """This many tables side by side, each at its own stage."""

    def __init__(
        self, tables: int, seats: int, crowd: Crowd | None = None, pictures: Pictures | None = None
    ) -> None:
        self.company, self.reveals = HumanPlayers(tables, seats, crowd, pictures), Reveals(tables, seats)
        self.tables, self.seats, shape = tables, seats, (tables, seats)
        self.round = np.zeros(tables, dtype=np.intp)
        self.task = np.full(tables, Task.OVER, dtype=np.intp)
        self.first_scouts = np.zeros(tables, dtype=np.uint8)
        self.scores = np.zeros(shape, dtype=np.float32)
        self.announced = np.zeros(shape, dtype=np.float32)
        """The mean of the rounds that are over."""
        self.wants = np.zeros((*shape, PLACES), dtype=np.float32)
        """Of its open crosses a scout points at the one with the highest number."""

    def begin(self, which: Which, chance: np.random.Generator) -> None:
        """New games with new people at these tables."""
        self.company.sit_down(which, chance)
        self.round[which] = 0
        self.scores[which] = self.announced[which] = 0
        self.first_scouts[which] = chance.integers(self.seats, size=len(which), dtype=np.uint8)
        self._deal(which, chance)

    def _deal(self, which: Which, chance: np.random.Generator) -> None:
        self.company.deal(which, self.round[which], chance)
        self.task[which] = Task.MARK

    def act(self, actions: Floats, chance: np.random.Generator, *, mark: bool = True) -> Floats:
        """Let the first seat of every table that is not over act; gives its margin where that ended a round.

        Without `mark`, tables wait where it is asked what to mark.
        """
        marking, pointing = (np.flatnonzero(self.task == task) for task in (Task.MARK, Task.POINT))
        marking = marking if mark else marking[:0]
        self.wants[marking] = self.company.as_people(marking, chance)
        self.wants[:, LEARNER] = actions
        self.reveals.begin(marking, slates(self.wants[marking])[0], self.first_scouts[marking])
        self.task[marking] = Task.POINT
        self._point(pointing)
        others = self._others()
        while len(others):
            self._point(others)
            others = self._others()
        return self._end(np.flatnonzero((self.task == Task.POINT) & (self.reveals.scout < 0)), chance)

    def _others(self) -> Which:
        """Tables where somebody else is the scout."""
        return np.flatnonzero((self.task == Task.POINT) & (self.reveals.scout > LEARNER))

    def _point(self, which: Which) -> None:
        scouts = self.reveals.scout[which]
        wanted = np.where(self.reveals.open_of(which, scouts), self.wants[which, scouts], -np.inf)
        self.reveals.point(which, wanted.argmax(axis=1))

    def _end(self, which: Which, chance: np.random.Generator) -> Floats:
        """Score rounds whose reveal is over, and begin the next ones."""
        done, gained = self.reveals.scored(which), np.zeros(self.tables, dtype=np.float32)
        gained[which] = margins(done)[:, LEARNER]
        self.scores[which] += done.points
        counts = self.reveals.marks[which].sum(axis=2, dtype=np.float32)
        self.announced[which] += (counts - self.announced[which]) / (self.round[which] + 1)[:, None]
        self.first_scouts[which] = (self.first_scouts[which] + 1) % self.seats
        self.round[which] += 1
        self.task[which] = Task.OVER
        self._deal(which[self.round[which] < ROUNDS], chance)
        return gained

    def observe(self) -> Floats:
        """Return what the first seat of each table sees."""
        seen, everywhere = (
            np.zeros((self.tables, size_of(self.seats)), dtype=np.float32),
            np.arange(self.tables),
        )
        pointing, reveals = self.task == Task.POINT, self.reveals
        seen[:, 0], seen[:, 1] = self.task == Task.MARK, pointing
        seen[everywhere, 2 + np.minimum(self.round, ROUNDS - 1)] = 1
        places = seen[:, _PLACES:_SEATS].reshape(self.tables, 4, PLACES)
        places[:, 0] = np.clip(self.company.likings[:, LEARNER], -EYES, EYES)
        during = pointing[:, None]
        places[:, 1] = reveals.marks[:, LEARNER] & during
        places[:, 2] = reveals.open_of(everywhere, LEARNER) & during
        places[:, 3] = reveals.pointed & during
        rows = seen[:, _SEATS:].reshape(self.tables, self.seats, -1)
        self._facts(rows, during)
        known = reveals.bits(np.where(reveals.pointed, reveals.holders, np.uint8(0)))
        rows[:, :, -PLACES:] = known.transpose(0, 2, 1) & during[:, None]
        return seen

    def _facts(self, rows: Floats, during: NDArray[np.bool_]) -> None:
        """By seat: first scout, scout, passed, announced, the mean before, dark, fallen, stars, points."""
        everywhere, seats, reveals = np.arange(self.tables), np.arange(self.seats), self.reveals
        counts = reveals.marks.sum(axis=2)
        leads = counts == counts.max(axis=1, keepdims=True)
        rows[:, :, 0] = self.first_scouts[:, None] == seats
        rows[:, :, 1] = (reveals.scout[:, None] == seats) & during
        rows[:, :, 2] = during
        rows[:, :, 3] = counts / MAX_CROSSES * during
        rows[:, :, 4] = self.announced / MAX_CROSSES
        rows[:, :, 5] = leads & (leads.sum(axis=1, keepdims=True) == 1) & during
        rows[:, :, 6] = reveals.bits(reveals.fallen) & during
        rows[:, :, 7] = reveals.stars(everywhere) / 30 * during
        rows[:, :, 8] = self.scores / MOST_POINTS


def others(values: NDArray[np.floating]) -> Floats:
    """By table and seat, the mean of the other seats."""
    mean: Floats = (values.sum(axis=1, keepdims=True) - values) / (values.shape[1] - 1)
    return mean


def margins(done: Rounds) -> Floats:
    """Points of the round less the mean of the others'."""
    points = done.points.astype(np.float32)
    return points - others(points)
