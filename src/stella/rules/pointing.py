"""One turn of the reveal. All of it is public the moment it happens."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from .ids import Outcome, Place, Seat


class SkipReason(StrEnum):
    """R-407: why a seat was passed over when the next scout was sought."""

    FALLEN = "fallen"
    NO_OPEN_CROSS = "no_open_cross"


class Skip(Struct, frozen=True):
    """`seat` was passed over."""

    seat: Seat
    reason: SkipReason


class Weight(StrEnum):
    """How much depends on a pointing, by what everyone knew before its outcome. Scenes are paced by it."""

    ROUTINE = "routine"
    FIRST = "first"
    """The first of its round."""
    DECISIVE = "decisive"
    """It may end the round, cost the seat in the dark its stars, or change the lead near the end of the game."""


class Pointing(Struct, frozen=True):
    """`scout` pointed at `place`; `holders` are all seats that marked it, fallen or not; `stars` is by seat.

    `next_scout` is `None` when the step is over.
    """

    scout: Seat
    place: Place
    outcome: Outcome
    holders: tuple[Seat, ...]
    stars: tuple[int, ...]
    next_scout: Seat | None
    skipped: tuple[Skip, ...]
    weight: Weight = Weight.ROUTINE
