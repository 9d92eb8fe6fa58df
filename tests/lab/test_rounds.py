"""The fast simulator of rounds returns what the rules return."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from stella.lab.rounds import Reveals, play_rounds
from stella.rules import MAX_CROSSES, PLACES, State
from tests.support.exploring import examples
from tests.support.one_round import play_round

Arrays = tuple[NDArray[np.bool_], NDArray[np.uint8], NDArray[np.uint8]]


def by_the_rules(state: State) -> dict[str, Any]:
    this = state.round
    gains = [[pointing.stars[seat] for pointing in this.pointings] for seat in range(len(this.marks))]
    return {
        "stars": [sum(stars) for stars in gains],
        "boxes": [sum(star > 0 for star in stars) for stars in gains],
        "fallen": [seat in this.fallen for seat in range(len(this.marks))],
        "dark": -1 if this.dark is None else this.dark,
        "points": list(this.points or ()),
        "pointings": len(this.pointings),
    }


def compare(arrays: Arrays) -> list[State]:
    marks, ranks, first = arrays
    done = play_rounds(marks, ranks, first)
    states = []
    for number in range(len(marks)):
        slates = [np.flatnonzero(slate).tolist() for slate in marks[number]]
        state = play_round(slates, ranks[number].tolist(), int(first[number]))
        assert {name: getattr(done, name)[number].tolist() for name in by_the_rules(state)} == by_the_rules(
            state
        )
        states.append(state)
    return states


def rounds_by_chance(seats: int, rounds: int, seed: int) -> Arrays:
    """From lonely crosses to full slates, drawn to the same pictures by chance that differs from round to round."""
    chance = np.random.default_rng([seed, seats])
    drawn = chance.normal(size=(rounds, 1, PLACES)) * chance.choice([0, 1, 3], size=(rounds, 1, 1))
    liking = drawn + chance.normal(size=(rounds, seats, PLACES))
    place_in_order = np.argsort(np.argsort(-liking, axis=2), axis=2)
    counts = chance.integers(1, MAX_CROSSES + 1, size=(rounds, seats, 1))
    fewest = chance.integers(1, MAX_CROSSES + 1, size=(rounds, 1, 1))
    marks = place_in_order < np.minimum(counts, fewest + 2)
    ranks = np.argsort(chance.random(size=liking.shape), axis=2).astype(np.uint8)
    return marks, ranks, chance.integers(seats, size=rounds).astype(np.uint8)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_rounds_by_chance_end_as_by_the_rules(seats: int) -> None:
    states = compare(rounds_by_chance(seats, 400, seed=1))
    rounds = [state.round for state in states]
    pointings = [pointing for this in rounds for pointing in this.pointings]
    assert {pointing.outcome for pointing in pointings} == {"fall", "super", "spark"}
    assert {skip.reason for pointing in pointings for skip in pointing.skipped} == {"fallen", "no_open_cross"}
    assert any(this.dark in this.fallen for this in rounds)
    assert any(this.dark is not None and this.dark not in this.fallen for this in rounds)
    assert any(this.dark is None for this in rounds)
    assert any(len(this.fallen) == seats for this in rounds)


@st.composite
def rounds_of_any_kind(draw: st.DrawFn) -> Arrays:
    """Slates and ranks without any pattern; ranks may be equal."""
    seats = draw(st.integers(3, 6))
    slates = draw(
        st.lists(
            st.sets(st.integers(0, PLACES - 1), min_size=1, max_size=MAX_CROSSES),
            min_size=seats,
            max_size=seats,
        )
    )
    order = st.lists(st.integers(0, PLACES - 1), min_size=PLACES, max_size=PLACES)
    ranks = draw(st.lists(order, min_size=seats, max_size=seats))
    marks = np.array([[[place in slate for place in range(PLACES)] for slate in slates]])
    first = draw(st.integers(0, seats - 1))
    return marks, np.array([ranks], dtype=np.uint8), np.array([first], dtype=np.uint8)


@settings(max_examples=examples(100), deadline=None)
@given(rounds_of_any_kind())
def test_any_round_ends_as_by_the_rules(arrays: Arrays) -> None:
    compare(arrays)


def test_no_rounds_at_all_have_no_points() -> None:
    marks, ranks, first = rounds_by_chance(4, 1, seed=2)
    assert play_rounds(marks[:0], ranks[:0], first[:0]).points.shape == (0, 4)


def test_nothing_that_was_given_is_changed() -> None:
    marks, ranks, first = rounds_by_chance(3, 1, seed=3)
    before = marks.copy(), ranks.copy(), first.copy()
    play_rounds(marks, ranks, first)
    assert all(np.array_equal(old, new) for old, new in zip(before, (marks, ranks, first), strict=True))


def test_arrays_that_are_no_rounds_are_refused() -> None:
    marks, ranks, first = rounds_by_chance(3, 5, seed=4)
    with pytest.raises(ValueError, match="not rounds"):
        play_rounds(marks[:, :2], ranks[:, :2], first)
    with pytest.raises(ValueError, match="not rounds"):
        play_rounds(marks, ranks[:, :, :14], first)
    with pytest.raises(ValueError, match="not rounds"):
        play_rounds(marks, ranks, first[:4])


def test_a_scout_cannot_point_at_what_is_not_its_own_or_was_pointed_at() -> None:
    marks, _, first = rounds_by_chance(3, 1, seed=6)
    reveals, table = Reveals(1, 3), np.array([0])
    reveals.begin(table, marks, first)
    elsewhere = np.flatnonzero(~marks[0, first[0]])[:1]
    with pytest.raises(ValueError, match="an open cross of its own"):
        reveals.point(table, elsewhere)
    reveals.point(table, np.flatnonzero(marks[0, first[0]])[:1])
    with pytest.raises(ValueError, match="an open cross of its own"):
        reveals.point(table, np.flatnonzero(reveals.pointed[0])[:1])
