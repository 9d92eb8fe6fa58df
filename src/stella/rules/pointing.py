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
