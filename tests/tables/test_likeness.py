"""Who thinks alike, on the picture of a game: the same numbers as on the page."""

from __future__ import annotations

from typing import Any

import pytest

from stella.rules import CardId, Outcome, Place, Pointing, RoundRecord, Seat, Word
from stella.tables.likeness import bonds_of

GRID = tuple(CardId(f"picture {n}") for n in range(15))


def a_round(slates: tuple[tuple[int, ...], ...] | None, *held: tuple[int, ...]) -> RoundRecord:
    pointings = tuple(
        Pointing(Seat(0), Place(place), Outcome.SPARK, tuple(map(Seat, seats)), (), None, ())
        for place, seats in enumerate(held)
    )
    crosses: Any = slates
    return RoundRecord(1, Seat(0), GRID, Word("sea"), (), None, pointings, (), (), crosses, None)


def test_the_closest_pair_is_the_measure_of_the_others() -> None:
    slates = ((0, 1, 2, 3, 4), (0, 1, 2, 3, 4), (0, 1, 2, 10, 11))
    (one, other, closest), *rest = bonds_of([a_round(slates)], 3)
    assert (one, other, closest) == (0, 1, 1.0)
    chance = 25 / 15
    assert [pair for *pair, _ in rest] == [[0, 2], [1, 2]]
    assert [alike for *_, alike in rest] == pytest.approx([(3 - chance) / (5 - chance)] * 2)


def test_pairs_that_agree_no_more_than_by_chance_have_no_line() -> None:
    assert bonds_of([a_round(((0, 1, 2), (3, 4, 5), (6, 7)))], 3) == ()


def test_rounds_are_added_up() -> None:
    twice = [a_round(((0, 1), (0, 1), (5,))), a_round(((0,), (9,), (9,)))]
    assert [pair for *pair, _ in bonds_of(twice, 3)] == [[0, 1], [1, 2]]


def test_of_closed_slates_only_what_was_pointed_at_counts() -> None:
    closed = a_round(None, (0, 1), (0, 1), (1, 2), (0,))
    (*first, most), (*second, less) = bonds_of([closed], 3)
    assert (first, most, second) == ([0, 1], 1.0, [1, 2])
    assert less == pytest.approx((1 / 3) / (2 / 4))


def test_without_rounds_there_is_no_line() -> None:
    assert bonds_of([], 3) == ()
