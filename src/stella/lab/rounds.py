"""Very many rounds at the same time, from slates to points: the reveal and the scoring as arithmetic on whole arrays.

A scout can use all that has been revealed when its turn comes (R-401): the announced numbers, who has each picture that
was pointed at, and who has fallen. `tests/lab/test_rounds.py` compares the results with the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_SEATS, MIN_SEATS, PLACES, Outcome, outcome_for
from stella.rules.ids import STARS

Bytes = NDArray[np.uint8]


def _gains(worth: dict[Outcome, int]) -> NDArray[np.uint64]:
    """Return what a pointing is worth to all seats, a byte for each, by the bits of the holders and of the fallen."""
    table = np.zeros((1 << MAX_SEATS, 1 << MAX_SEATS, 8), dtype=np.uint8)
    for held in range(1, 1 << MAX_SEATS):
        for fallen in range(1 << MAX_SEATS):
            for seat in range(MAX_SEATS):
                if held & ~fallen & 1 << seat:
                    table[held, fallen, seat] = worth[outcome_for(held.bit_count())]
    return table.view(np.uint64).ravel()


_STAR_GAINS: Final = _gains(STARS)
_BOX_GAINS: Final = _gains({outcome: int(stars > 0) for outcome, stars in STARS.items()})
_FALLS: Final = np.array(
    [bits if bits.bit_count() == 1 else 0 for bits in range(1 << MAX_SEATS)], dtype=np.uint8
)
"""R-404: who falls, by the bits of the holders: somebody alone."""


def _next_scouts(seats: int) -> NDArray[np.intp]:
    """R-407: who is the scout next, by the one before and the bits of all who can point."""
    table = np.zeros((seats, 1 << seats), dtype=np.intp)
    for before in range(seats):
        for able in range(1, 1 << seats):
            clockwise = ((before + step) % seats for step in range(1, seats + 1))
            table[before, able] = next(seat for seat in clockwise if able >> seat & 1)
    return table.ravel()


_NEXT_SCOUT: Final = {seats: _next_scouts(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1)}


@dataclass(frozen=True, slots=True)
class Rounds:
    """What came of the rounds. Arrays are by round, those of two dimensions by round and seat."""

    stars: Bytes
    boxes: Bytes
    """Boxes of the slate that hold stars."""
    fallen: NDArray[np.bool_]
    dark: NDArray[np.int8]
    """The seat in the dark, or -1."""
    points: Bytes
    pointings: Bytes
    """How many pictures were pointed at."""


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
        self._stars[which] += _STAR_GAINS.take(case)
        self._boxes[which] += _BOX_GAINS.take(case)
        self.pointed[which, places] = True
        self.fallen[which] = fallen = fallen | _FALLS.take(held)
        left = np.where(self.pointed[which], np.uint8(0), self.holders[which])
        able = np.bitwise_or.reduce(left, axis=1) & ~fallen
        after = _NEXT_SCOUT[self.seats].take((scout << self.seats) | able)
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
        """Return what came of reveals that are over (R-302, R-501 to R-503)."""
        stars, boxes = self.stars(which), self._by_seat(self._boxes[which])
        counts, fallen = self.marks[which].sum(axis=2), self.bits(self.fallen[which])
        leads = counts == counts.max(axis=1, keepdims=True)
        dark = leads & (leads.sum(axis=1, keepdims=True) == 1)
        return Rounds(
            stars=stars,
            boxes=boxes,
            fallen=fallen,
            dark=np.where(dark.any(axis=1), dark.argmax(axis=1), -1).astype(np.int8),
            points=stars - boxes * (dark & fallen),
            pointings=self.pointed[which].sum(axis=1, dtype=np.uint8),
        )

    def _by_seat(self, gains: NDArray[np.uint64]) -> Bytes:
        """Return a byte for each seat."""
        return gains.copy().view(np.uint8).reshape(-1, 8)[:, : self.seats]


def play_rounds(marks: NDArray[np.bool_], ranks: Bytes, first_scouts: Bytes) -> Rounds:
    """Play all rounds to their scoring, with an order of pointing that is fixed beforehand.

    `marks` and `ranks` are by round, seat and place; of its open crosses a scout points at the one with the highest
    rank (0 to 14; among equals at the last place). `first_scouts` is by round.

    >>> marks = np.zeros((1, 3, PLACES), dtype=bool)
    >>> marks[0, 0, [0, 1]] = marks[0, 1, 0] = marks[0, 2, 2] = True
    >>> ranks = np.broadcast_to(np.arange(14, -1, -1, dtype=np.uint8), marks.shape)
    >>> done = play_rounds(marks, ranks, np.zeros(1, dtype=np.uint8))
    >>> done.dark.tolist(), done.fallen.tolist(), done.points.tolist()
    ([0], [[True, False, True]], [[2, 3, 0]])
    """
    rounds, seats, places = marks.shape
    if (
        places != PLACES
        or seats not in _NEXT_SCOUT
        or ranks.shape != marks.shape
        or first_scouts.shape != (rounds,)
    ):
        raise ValueError(f"not rounds: {marks.shape}, {ranks.shape}, {first_scouts.shape}")
    wishes = ranks.astype(np.int16) << 4 | np.arange(PLACES, dtype=np.int16)
    reveals, every = Reveals(rounds, seats), np.arange(rounds)
    reveals.begin(every, marks, first_scouts)
    while len(going := np.flatnonzero(reveals.scout >= 0)):
        scouts = reveals.scout[going]
        wanted = np.where(reveals.open_of(going, scouts), wishes[going, scouts], -1)
        reveals.point(going, wanted.argmax(axis=1))
    return reveals.scored(every)
