"""Very many reveals at the same time, one pointing after the other: a scout can use all that has been revealed.

`stella.lab.rounds` plays whole rounds whose order of pointing is fixed beforehand, and is faster. Here a scout chooses
when its turn comes (R-401), knowing the announced numbers, who has each picture that was pointed at, and who has
fallen.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from stella.rules import PLACES

from .rounds import BOX_GAINS, FALLS, NEXT_SCOUT, STAR_GAINS, Bytes, Rounds, score

Which = NDArray[np.intp]
"""Numbers of tables."""


class Reveals:
    """A reveal at each of this many tables, each at its own stage.

    >>> marks = np.zeros((1, 3, PLACES), dtype=bool)
    >>> marks[0, 0, [0, 1]] = marks[0, 1, 0] = marks[0, 2, 2] = True
    >>> reveals, table = Reveals(1, 3), np.array([0])
    >>> reveals.begin(table, marks, np.zeros(1, dtype=np.uint8))
    >>> for place in (0, 2, 1):
    ...     reveals.point(table, np.array([place]))
    >>> reveals.scout.tolist(), reveals.scored(table).points.tolist()
    ([-1], [[2, 3, 0]])
    """

    def __init__(self, tables: int, seats: int) -> None:
        self.seats = seats
        self.marks = np.zeros((tables, seats, PLACES), dtype=np.bool_)
        self.holders = np.zeros((tables, PLACES), dtype=np.uint8)
        """Bits of the seats that have each picture; nobody's business until it is pointed at."""
        self.pointed = np.zeros((tables, PLACES), dtype=np.bool_)
        self.fallen = np.zeros(tables, dtype=np.uint8)
        """Bits of the seats."""
        self.scout = np.full(tables, -1, dtype=np.intp)
        """Whose turn it is; -1 where the reveal is over or has not begun."""
        self._stars, self._boxes = (np.zeros(tables, dtype=np.uint64) for _ in range(2))
        self._bits = np.left_shift(1, np.arange(seats)).astype(np.uint8)

    def begin(self, which: Which, marks: NDArray[np.bool_], first_scouts: Bytes) -> None:
        """Begin again at these tables; everybody has made a cross."""
        self.marks[which] = marks
        self.holders[which] = np.bitwise_or.reduce(marks * self._bits[:, None], axis=1)
        self.pointed[which] = False
        self.fallen[which] = 0
        self._stars[which] = self._boxes[which] = 0
        self.scout[which] = first_scouts

    def point(self, which: Which, places: NDArray[np.intp]) -> None:
        """The scouts of these tables point: each at a cross of its own that nobody has pointed at (R-401)."""
        scout = self.scout[which]
        if (scout < 0).any() or not self.open_of(which, scout)[np.arange(len(which)), places].all():
            raise ValueError("a scout points at an open cross of its own")
        held, fallen = self.holders[which, places], self.fallen[which]
        case = held.astype(np.intp) << 6 | fallen
        self._stars[which] += STAR_GAINS.take(case)
        self._boxes[which] += BOX_GAINS.take(case)
        self.pointed[which, places] = True
        self.fallen[which] = fallen = fallen | FALLS.take(held)
        left = np.where(self.pointed[which], np.uint8(0), self.holders[which])
        able = np.bitwise_or.reduce(left, axis=1) & ~fallen
        after = NEXT_SCOUT[self.seats].take((scout << self.seats) | able)
        self.scout[which] = np.where(able != 0, after, -1)

    def open_of(self, which: Which, seats: NDArray[np.intp] | int) -> NDArray[np.bool_]:
        """By table and place: crosses of this seat that nobody has pointed at."""
        mine: NDArray[np.bool_] = self.marks[which, seats] & ~self.pointed[which]
        return mine

    def stars(self, which: Which) -> Bytes:
        """By table and seat: stars of this round so far."""
        return self._by_seat(self._stars[which])

    def bits(self, values: Bytes) -> NDArray[np.bool_]:
        """Bits of seats as booleans, in a new last dimension."""
        found: NDArray[np.bool_] = (values[..., None] & self._bits) != 0
        return found

    def scored(self, which: Which) -> Rounds:
        """Return what came of reveals that are over."""
        counts = self.marks[which].sum(axis=2, dtype=np.uint8)
        done = Rounds(
            stars=self.stars(which),
            boxes=self._by_seat(self._boxes[which]),
            fallen=self.bits(self.fallen[which]),
            dark=np.empty(len(which), dtype=np.int8),
            points=np.empty((len(which), self.seats), dtype=np.uint8),
            pointings=self.pointed[which].sum(axis=1, dtype=np.uint8),
        )
        score(done, slice(None), counts.T)
        return done

    def _by_seat(self, gains: NDArray[np.uint64]) -> Bytes:
        """Return a byte for each seat."""
        return gains.copy().view(np.uint8).reshape(-1, 8)[:, : self.seats]
