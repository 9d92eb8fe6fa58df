"""Step 4 and the end: stars become points, every line says by which rule."""

from __future__ import annotations

from collections.abc import Sequence, Set

from msgspec import Struct

from .ids import RULE_OF_OUTCOME, Outcome, Place, Rule, Seat
from .pointing import Pointing


class ScoreLine(Struct, frozen=True):
    """One line of a seat's account. The lines of a round add up to its points."""

    rule: Rule
    points: int
    place: Place | None = None
    scout: Seat | None = None


def points_for(stars: int, boxes: int, *, dark: bool, fell: bool) -> int:
    """R-501, R-502: a point a star, less one for each starred box if in the dark and fallen.

    >>> points_for(15, 7, dark=True, fell=True), points_for(15, 7, dark=True, fell=False)
    (8, 15)
    """
    return stars - boxes if dark and fell else stars


def account_of(
    seat: Seat, pointings: Sequence[Pointing], dark: Seat | None, fallen: Set[Seat]
) -> tuple[ScoreLine, ...]:
    """Return why `seat` has its points: a line for each picture it held, then what being in the dark meant.

    >>> spark = Pointing(Seat(0), Place(4), Outcome.SPARK, (Seat(0), Seat(1), Seat(2)), (2, 2, 2), None, ())
    >>> [(line.rule.value, line.points) for line in account_of(Seat(0), [spark], Seat(0), {Seat(0)})]
    [('R-402', 2), ('R-502', -1)]
    """
    lines = [
        ScoreLine(_rule_for(seat, pointing), pointing.stars[seat], pointing.place, pointing.scout)
        for pointing in pointings
        if seat in pointing.holders
    ]
    boxes = sum(line.points > 0 for line in lines)
    is_dark, fell = seat == dark, seat in fallen
    if is_dark and fell:
        lines.append(ScoreLine(Rule.DARK_AND_FALLEN, -boxes))
    elif is_dark or fell:
        lines.append(ScoreLine(Rule.NO_DEDUCTION, 0))
    return tuple(lines)


def _rule_for(seat: Seat, pointing: Pointing) -> Rule:
    if pointing.outcome is not Outcome.FALL and pointing.stars[seat] == 0:
        return Rule.FALLEN
    return RULE_OF_OUTCOME[pointing.outcome]


def round_points(
    seats: int, pointings: Sequence[Pointing], dark: Seat | None, fallen: Set[Seat]
) -> tuple[int, ...]:
    """R-501 to R-503: the points of a round, by seat."""
    return tuple(
        [
            points_for(
                sum(pointing.stars[seat] for pointing in pointings),
                sum(pointing.stars[seat] > 0 for pointing in pointings),
                dark=seat == dark,
                fell=seat in fallen,
            )
            for seat in range(seats)
        ]
    )


def totals_of(rounds: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """R-701: the points of all rounds added up, by seat.

    >>> totals_of([[9, 8, 3], [12, 10, 4]])
    (21, 18, 7)
    """
    return tuple(map(sum, zip(*rounds, strict=True)))


def winners_of(totals: Sequence[int]) -> tuple[Seat, ...]:
    """R-702: every seat with the highest total.

    >>> winners_of([42, 42, 18])
    (0, 1)
    """
    return tuple(Seat(seat) for seat, total in enumerate(totals) if total == max(totals))
