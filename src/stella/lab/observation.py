"""A `SeatView` as numbers for learning: nothing goes in that the seat may not know."""

from __future__ import annotations

from statistics import fmean
from typing import Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_CROSSES, PLACES, ROUNDS, Phase, SeatView

from .people import Person

PASS: Final = PLACES
"""The action after the 15 places: finish marking."""
ACTIONS: Final = PLACES + 1
EYES: Final = 4.0
"""Likings are cut at this many deviations."""
MOST_POINTS: Final = 120.0
LIKINGS: Final = slice(2 + ROUNDS, 2 + ROUNDS + PLACES)
"""Where an observation says how well each picture goes with the word."""
_GAME: Final = 2 + ROUNDS + 4 * PLACES
_FACTS: Final = 9
_SEAT: Final = _FACTS + PLACES


def size_of(seats: int) -> int:
    """Return how many numbers an observation has."""
    return _GAME + seats * _SEAT


def observe(view: SeatView, person: Person) -> NDArray[np.float32]:
    """Return what the seat sees, in this order.

    1. marking, pointing: which of both it is; the round, one of 4
    2. for each place: how well it goes with the word in this person's eyes, own cross, own open cross, pointed at
    3. for each seat, the own first and then clockwise: first scout, scout, has finished marking, announced crosses
       (of 10), their mean in the rounds before (of 10), in the dark, fallen, stars of the round (of 30), points so far
       (of 120), and for each place whether it is known that the seat marked it
    """
    public, own = view.public, view.own
    assert own is not None
    seats = len(public.seats)
    numbers = np.zeros(size_of(seats), dtype=np.float32)
    numbers[0] = public.phase is Phase.MARK
    numbers[1] = public.phase is Phase.REVEAL
    numbers[1 + public.round] = 1
    places = numbers[2 + ROUNDS : _GAME].reshape(4, PLACES)
    if public.clue is not None:
        likings = [person.liking(public.clue, card) for card in public.grid]
        places[0] = np.clip(likings, -EYES, EYES)
    places[1, list(own.crosses)] = 1
    places[2, list(own.open)] = 1
    places[3, [pointing.place for pointing in public.pointings]] = 1
    others = numbers[_GAME:].reshape(seats, _SEAT)
    for number, seat in enumerate(public.seats):
        row = others[(number - own.seat) % seats]
        row[:_FACTS] = (
            number == public.first_scout,
            number == public.scout,
            seat.passed,
            (seat.lantern or 0) / MAX_CROSSES,
            fmean(said[number] for said in public.lanterns) / MAX_CROSSES if public.lanterns else 0,
            seat.dark,
            seat.fallen,
            sum(seat.stars) / 30,
            seat.total / MOST_POINTS,
        )
    for pointing in public.pointings:
        for holder in pointing.holders:
            others[(holder - own.seat) % seats, _FACTS + pointing.place] = 1
    return numbers


def legal(view: SeatView) -> NDArray[np.int8]:
    """Return which of the 16 actions the seat may take."""
    mask = np.zeros(ACTIONS, dtype=np.int8)
    if view.own is not None:
        may = view.own.actions
        mask[list(may.mark or may.point_at)] = 1
        mask[PASS] = may.finish_marking
    return mask
