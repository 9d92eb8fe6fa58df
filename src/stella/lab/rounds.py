"""Very many rounds at the same time, from slates to points: the reveal and the scoring as arithmetic on whole arrays.

A round is its crosses, the order in which each seat would point at them, and the first scout. That is enough for all
that follows (R-302, R-401 to R-408, R-501 to R-503). `tests/lab/test_rounds.py` compares the results with the rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_SEATS, MIN_SEATS, PLACES, Outcome, outcome_for
from stella.rules.ids import STARS

Bytes = NDArray[np.uint8]

BATCH: Final = 8192
"""Rounds that are played side by side; this many fit into the caches of a processor."""
_PLACE: Final = np.arange(PLACES, dtype=np.uint8).reshape(PLACES, 1)


def _gains(worth: dict[Outcome, int]) -> NDArray[np.uint64]:
    """Return what a pointing is worth to all seats, a byte for each, by the bits of the holders and of the fallen."""
    table = np.zeros((1 << MAX_SEATS, 1 << MAX_SEATS, 8), dtype=np.uint8)
    for held in range(1, 1 << MAX_SEATS):
        for fallen in range(1 << MAX_SEATS):
            for seat in range(MAX_SEATS):
                if held & ~fallen & 1 << seat:
                    table[held, fallen, seat] = worth[outcome_for(held.bit_count())]
    return table.view(np.uint64).ravel()


STAR_GAINS: Final = _gains(STARS)
BOX_GAINS: Final = _gains({outcome: int(stars > 0) for outcome, stars in STARS.items()})
FALLS: Final = np.array(
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


NEXT_SCOUT: Final = {seats: _next_scouts(seats) for seats in range(MIN_SEATS, MAX_SEATS + 1)}


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


def play_rounds(marks: NDArray[np.bool_], ranks: Bytes, first_scouts: Bytes) -> Rounds:
    """Play all rounds to their scoring.

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
        or seats not in NEXT_SCOUT
        or ranks.shape != marks.shape
        or first_scouts.shape != (rounds,)
    ):
        raise ValueError(f"not rounds: {marks.shape}, {ranks.shape}, {first_scouts.shape}")
    stars, boxes, points = (np.empty((rounds, seats), dtype=np.uint8) for _ in range(3))
    done = Rounds(
        stars=stars,
        boxes=boxes,
        fallen=np.empty((rounds, seats), dtype=np.bool_),
        dark=np.empty(rounds, dtype=np.int8),
        points=points,
        pointings=np.empty(rounds, dtype=np.uint8),
    )
    for begin in range(0, rounds, BATCH):
        some = slice(begin, begin + BATCH)
        _play(marks[some], ranks[some], first_scouts[some], done, some)
    return done


def _play(marks: NDArray[np.bool_], ranks: Bytes, first_scouts: Bytes, done: Rounds, where: slice) -> None:
    """One batch. Here the rounds are the last axis, so that every operation runs along memory."""
    rounds, seats, _ = marks.shape
    slates = marks.transpose(1, 2, 0).copy().view(np.uint8)
    # A cross is one byte: its rank, then its place. The highest is the one to point at; 0 is none.
    wishes = ranks.transpose(1, 2, 0).copy()
    wishes += 1
    wishes <<= 4
    wishes |= _PLACE
    wishes *= slates
    bit = np.left_shift(1, np.arange(seats)).astype(np.uint8)[:, None]
    holders = np.bitwise_or.reduce(slates * bit[:, None], axis=0).ravel()
    stars, boxes = (np.zeros(rounds, dtype=np.uint64) for _ in range(2))
    fallen, pointings = (np.zeros(rounds, dtype=np.uint8) for _ in range(2))
    column = np.arange(rounds, dtype=np.intp)
    # The first scout is next after the seat before it, as everybody has a cross.
    scout = (first_scouts.astype(np.intp) + seats - 1) % seats
    for _ in range(PLACES):
        best = wishes.max(axis=1)
        able = np.bitwise_or.reduce((best != 0) * bit, axis=0) & ~fallen
        if not able.any():
            break
        scout = NEXT_SCOUT[seats].take((scout << seats) | able)
        place = best.ravel().take(scout * rounds + column) & 15
        held = holders.take(place.astype(np.intp) * rounds + column) * (able != 0)
        case = held.astype(np.intp) << MAX_SEATS | fallen
        stars += STAR_GAINS.take(case)
        boxes += BOX_GAINS.take(case)
        fallen |= FALLS.take(held)
        pointings += able != 0
        wishes *= place != _PLACE
    gains = (each.view(np.uint8).reshape(-1, 8)[:, :seats] for each in (stars, boxes))
    done.stars[where], done.boxes[where] = gains
    done.fallen[where] = fallen[:, None] >> np.arange(seats, dtype=np.uint8) & 1
    done.pointings[where] = pointings
    score(done, where, slates.sum(axis=1, dtype=np.uint8))


def score(done: Rounds, where: slice, counts: Bytes) -> None:
    """R-302 and R-501 to R-503, once the reveal is over; `counts` are the crosses by seat and round."""
    leads = counts == counts.max(axis=0)
    dark = (leads & (leads.sum(axis=0) == 1)).T
    done.dark[where] = np.where(dark.any(axis=1), dark.argmax(axis=1), -1)
    done.points[where] = done.stars[where] - done.boxes[where] * (dark & done.fallen[where])
