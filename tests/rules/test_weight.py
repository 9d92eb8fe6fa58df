"""How much depends on a pointing, judged by public facts: its round, open crosses, the dark, the lead."""

from __future__ import annotations

from hypothesis import given as examples
from hypothesis import strategies as st
from msgspec.structs import replace

from stella.rules import ROUNDS, Phase, State, Weight, play
from stella.rules.commands import PointAt
from stella.rules.ids import Place
from stella.rules.reveal import MAX_DECISIVE

from .tables import point, revealing

DARK = [[0, 1, 2, 3, 4, 5], [0, 1, 2, 6], [0, 1, 2, 7]]
"""Orange is in the dark; pictures 0, 1 and 2 are Sparks."""
SLATES = st.lists(st.sets(st.integers(0, 14), min_size=1, max_size=10), min_size=3, max_size=6)


def weights(state: State) -> list[Weight]:
    return [pointing.weight for pointing in state.round.pointings]


def last_round(state: State, *totals: int) -> State:
    """The same reveal as the last of a game with these totals so far."""
    past = tuple(replace(state.round, number=number, points=(0,) * len(totals)) for number in (1, 2))
    third = replace(state.round, number=3, points=totals)
    return replace(state, past=(*past, third), round=replace(state.round, number=ROUNDS))


def test_the_first_pointing_of_a_round_is_the_first_whatever_comes_of_it() -> None:
    slates = [[0, 1, 2], [0, 3, 4], [5, 6, 7]]
    assert [weights(point(revealing(slates), place)) for place in (0, 1)] == [[Weight.FIRST]] * 2


def test_while_many_crosses_are_open_a_pointing_is_routine() -> None:
    assert weights(point(revealing(DARK), 0, 1)) == [Weight.FIRST, Weight.ROUTINE]


def test_the_last_two_open_crosses_of_a_round_are_decisive() -> None:
    state = point(revealing([[0, 1], [0, 2], [0]]), 0)
    assert weights(point(state, 2, 1)) == [Weight.FIRST, Weight.DECISIVE, Weight.DECISIVE]


def test_crosses_of_the_fallen_are_not_waited_for() -> None:
    state = point(revealing([[0, 1, 2, 3], [4, 5], [4, 5]]), 0)
    assert weights(point(state, 4, 5)) == [Weight.FIRST, Weight.ROUTINE, Weight.DECISIVE]


def test_the_seat_in_the_dark_risks_its_stars_once() -> None:
    state = point(revealing(DARK), 0, 1, 2)
    assert weights(point(state, 3))[-1] is Weight.DECISIVE
    assert state.round.scout == state.round.dark == 0


def test_another_seat_with_as_many_stars_risks_nothing() -> None:
    state = point(revealing([DARK[1], DARK[0], DARK[2]]), 0, 1, 2)
    assert state.round.scout == 0 != state.round.dark
    assert weights(point(state, 6))[-1] is Weight.ROUTINE


def test_near_the_end_of_the_game_the_lead_can_change() -> None:
    reveal = revealing([[0, 1], [0, 2], [0, 3, 4]])
    close = point(last_round(reveal, 10, 12, 3), 0, 2)
    far = point(last_round(reveal, 10, 16, 3), 0, 2)
    early = point(reveal, 0, 2)
    assert [weights(state)[-1] for state in (close, far, early)] == [
        Weight.DECISIVE, Weight.ROUTINE, Weight.ROUTINE,
    ]  # fmt: skip


@examples(SLATES, st.randoms(use_true_random=False))
def test_no_round_has_more_than_two_decisive_pointings(slates: list[set[int]], chance: object) -> None:
    state = revealing([sorted(slate) for slate in slates])
    while state.phase is Phase.REVEAL:
        state = _point_somewhere(state)
    assert weights(state)[0] is Weight.FIRST
    assert weights(state)[1:].count(Weight.FIRST) == 0
    assert weights(state).count(Weight.DECISIVE) <= MAX_DECISIVE


def _point_somewhere(state: State) -> State:
    this = state.round
    assert this.scout is not None
    pointed = {pointing.place for pointing in this.pointings}
    return play(state, PointAt(this.scout, Place(min(this.marks[this.scout] - pointed))))


@examples(SLATES)
def test_the_weight_does_not_depend_on_where_open_crosses_are(slates: list[set[int]]) -> None:
    """Two games that agree in everything public so far: the next pointing has the same weight in both."""
    state = point(revealing([sorted(slate) for slate in slates]), min(slates[0]))
    if state.phase is not Phase.REVEAL or state.round.scout is None:
        return
    pointed = {pointing.place for pointing in state.round.pointings}
    moved = tuple(_moved(slate, pointed) for slate in state.round.marks)
    other = replace(state, round=replace(state.round, marks=moved))
    assert weights(_point_somewhere(state))[-1] is weights(_point_somewhere(other))[-1]


def _moved(slate: frozenset[Place], pointed: set[Place]) -> frozenset[Place]:
    """The same number of open crosses, at the other end of the board."""
    free = [Place(place) for place in range(14, -1, -1) if place not in pointed]
    return frozenset((slate & pointed) | set(free[: len(slate - pointed)]))
