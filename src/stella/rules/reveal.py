"""Step 3, as arithmetic on slates: what pointing causes, and who is the scout next."""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from .ids import ROUNDS, STARS, Outcome, Place, Seat
from .pointing import Pointing, Skip, SkipReason, Weight
from .scoring import totals_of
from .state import Round, Slate, State, pointed_in

MAX_DECISIVE: Final = 2
"""Maximum decisive pointings per round."""
STAKE: Final = 3
"""Pictures with stars that make a pointing decisive for the seat in the dark."""


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


def pointing_at(place: Place, scout: Seat, state: State) -> Pointing:
    """R-401 to R-408: everything that follows from a legal pointing."""
    this = state.round
    holders = tuple([Seat(seat) for seat, slate in enumerate(this.marks) if place in slate])
    outcome = outcome_for(len(holders))
    stars = tuple(
        [
            STARS[outcome] if place in slate and seat not in this.fallen else 0
            for seat, slate in enumerate(this.marks)
        ]
    )
    fallen = this.fallen | {scout} if outcome is Outcome.FALL else this.fallen
    pointed = pointed_in(this)
    following, skipped = next_scout(scout, this.marks, pointed | {place}, fallen)
    weight = weight_of(scout, pointed, state)
    return Pointing(scout, place, outcome, holders, stars, following, skipped, weight)


def weight_of(scout: Seat, pointed: Set[Place], state: State) -> Weight:
    """Return how much depends on what `scout` points at next. Uses how many crosses are open, never where they are.

    The numbers were announced and every pointing names its holders, so everyone at the table can count along.
    """
    this = state.round
    if not this.pointings:
        return Weight.FIRST
    still_open = [0 if seat in this.fallen else len(slate - pointed) for seat, slate in enumerate(this.marks)]
    left, decisive = sum(still_open), sum(each.weight is Weight.DECISIVE for each in this.pointings)
    if left <= MAX_DECISIVE:
        return Weight.DECISIVE if decisive < MAX_DECISIVE else Weight.ROUTINE
    # Anything else takes one at most: the end of the round keeps the other.
    if decisive == 0 and (_risks_stars(scout, this) or _can_change_the_lead(still_open, state)):
        return Weight.DECISIVE
    return Weight.ROUTINE


def _risks_stars(scout: Seat, this: Round) -> bool:
    """R-502: a fall would cost the seat in the dark several stars."""
    return scout == this.dark and sum(each.stars[scout] > 0 for each in this.pointings) >= STAKE


def _can_change_the_lead(still_open: Sequence[int], state: State) -> bool:
    """Near the end of the last round, one picture could bring somebody up to the leader."""
    this = state.round
    if this.number < ROUNDS or sum(still_open) > 2 * MAX_DECISIVE:
        return False
    earned = [each.stars for each in this.pointings]
    totals = totals_of([*(past.points or () for past in state.past), *earned])
    behind = max(totals) - STARS[Outcome.SUPER_SPARK]
    return any(left and behind <= total < max(totals) for left, total in zip(still_open, totals, strict=True))
