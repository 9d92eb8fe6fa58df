"""Step 3, as arithmetic on slates: what pointing causes, and who is the scout next."""

from __future__ import annotations

from collections.abc import Sequence, Set

from .ids import STARS, Outcome, Place, Seat
from .pointing import Pointing, Skip, SkipReason
from .state import Round, Slate, pointed_in


def dark_seat(counts: Sequence[int]) -> Seat | None:
    """R-302: the seat alone in the lead, if there is one.

    >>> dark_seat([7, 5, 4, 3, 6])
    0
    >>> dark_seat([8, 8, 6]) is None
    True
    """
    most = max(counts)
    return Seat(counts.index(most)) if counts.count(most) == 1 else None


def outcome_for(holders: int) -> Outcome:
    """R-402 to R-404: alone falls, two make a Super-Spark, more a Spark.

    >>> [outcome_for(n).value for n in (1, 2, 3, 6)]
    ['fall', 'super', 'spark', 'spark']
    """
    match holders:
        case 1:
            return Outcome.FALL
        case 2:
            return Outcome.SUPER_SPARK
        case _:
            return Outcome.SPARK


def next_scout(
    after: Seat, marks: Sequence[Slate], pointed: Set[Place], fallen: Set[Seat]
) -> tuple[Seat | None, tuple[Skip, ...]]:
    """R-407, R-408: the next seat clockwise that can point, the last one tried being `after` itself.

    >>> slates = [frozenset({Place(0)}), frozenset({Place(1)}), frozenset({Place(0), Place(1)})]
    >>> next_scout(Seat(0), slates, pointed={Place(1)}, fallen={Seat(2)})
    (0, (Skip(seat=1, reason=<SkipReason.NO_OPEN_CROSS: 'no_open_cross'>), \
Skip(seat=2, reason=<SkipReason.FALLEN: 'fallen'>)))
    """
    skipped: list[Skip] = []
    for step in range(1, len(marks) + 1):
        seat = Seat((after + step) % len(marks))
        if seat in fallen:
            skipped.append(Skip(seat, SkipReason.FALLEN))
        elif marks[seat] <= pointed:
            skipped.append(Skip(seat, SkipReason.NO_OPEN_CROSS))
        else:
            return seat, tuple(skipped)
    return None, tuple(skipped)


def pointing_at(place: Place, scout: Seat, this: Round) -> Pointing:
    """R-401 to R-408: everything that follows from a legal pointing."""
    holders = tuple([Seat(seat) for seat, slate in enumerate(this.marks) if place in slate])
    outcome = outcome_for(len(holders))
    stars = tuple(
        [
            STARS[outcome] if place in slate and seat not in this.fallen else 0
            for seat, slate in enumerate(this.marks)
        ]
    )
    fallen = this.fallen | {scout} if outcome is Outcome.FALL else this.fallen
    following, skipped = next_scout(scout, this.marks, pointed_in(this) | {place}, fallen)
    return Pointing(scout, place, outcome, holders, stars, following, skipped)
