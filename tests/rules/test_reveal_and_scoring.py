"""R-401 to R-702: pointing, falling, skipping, points, the next round, the end; the worked examples as sentences."""

from __future__ import annotations

import pytest

from stella.rules import (
    CardId,
    CardPointedAt,
    Code,
    GameEnded,
    MarkCard,
    NextRound,
    NextRoundBegan,
    Outcome,
    Phase,
    Place,
    PointAt,
    Pointing,
    RevealWord,
    RoundScored,
    Rule,
    Skip,
    SkipReason,
    State,
    Weight,
    account_of,
    play,
    totals_of,
)

from .given import given
from .tables import BLUE, GREEN, ORANGE, PINK, PURPLE, all_passed, marked, new_game, point, revealing

FALLEN, NO_OPEN_CROSS = SkipReason.FALLEN, SkipReason.NO_OPEN_CROSS

CAPTAIN = [[0, 1, 2, 3, 4, 7, 14], [1, 2, 7, 8], [2, 5, 14], [6, 8, 9, 10], [1, 3, 5, 7, 8, 9]]
"""The worked example around the word Captain: five players, Orange in the dark with seven crosses."""


def test_two_others_make_a_spark() -> None:
    state = revealing([[0, 1], [0], [0, 1]])
    given(state).when(PointAt(ORANGE, Place(0))).then(
        CardPointedAt(
            Pointing(ORANGE, Place(0), Outcome.SPARK, (ORANGE, PINK, PURPLE), (2, 2, 2), PURPLE,
                     (Skip(PINK, NO_OPEN_CROSS),), Weight.FIRST)
        )
    )  # fmt: skip


def test_one_other_makes_a_super_spark() -> None:
    state = revealing([[0], [0, 1], [1]])
    given(state).when(PointAt(ORANGE, Place(0))).then(
        CardPointedAt(
            Pointing(ORANGE, Place(0), Outcome.SUPER_SPARK, (ORANGE, PINK), (3, 3, 0), PINK, (), Weight.FIRST)
        )
    )


def test_being_alone_is_a_fall_and_the_next_seat_goes_on() -> None:
    state = revealing([[0, 1], [1], [1]])
    after = given(state).when(PointAt(ORANGE, Place(0))).then(
        CardPointedAt(Pointing(ORANGE, Place(0), Outcome.FALL, (ORANGE,), (0, 0, 0), PINK, (), Weight.FIRST))
    )  # fmt: skip
    assert after.round.fallen == {ORANGE}
    given(after).when(PointAt(ORANGE, Place(1))).refused(Code.NOT_SCOUT)


def test_a_fallen_players_cross_makes_a_super_spark_for_the_scout_alone() -> None:
    state = point(revealing([[0, 2], [1, 3], [2, 3]]), 0, 1)
    assert state.round.fallen == {ORANGE, PINK}
    after = given(state).when(PointAt(PURPLE, Place(2))).then_first()
    assert after.round.pointings[-1].outcome is Outcome.SUPER_SPARK
    assert after.round.pointings[-1].stars == (0, 0, 3)


def test_two_fallen_holders_make_a_spark_for_the_scout_alone() -> None:
    state = point(revealing([[0, 2], [1, 2], [2, 3]]), 0, 1, 2)
    assert state.round.pointings[-1].outcome is Outcome.SPARK
    assert state.round.pointings[-1].stars == (0, 0, 2)


def test_the_scout_points_only_at_an_own_cross_nobody_has_pointed_at() -> None:
    state = point(revealing([[0, 1], [0, 1], [1]]), 0)
    given(state).when(PointAt(PURPLE, Place(1))).refused(Code.NOT_SCOUT)
    given(state).when(PointAt(PINK, Place(15))).refused(Code.CARD, place=15)
    given(state).when(PointAt(PINK, Place(-1))).refused(Code.CARD, place=-1)
    given(state).when(PointAt(PINK, Place(0))).refused(Code.ALREADY_POINTED, place=0)
    given(state).when(PointAt(PINK, Place(2))).refused(Code.NOT_MARKED, place=2)


def test_who_is_skipped_is_told_with_the_reason() -> None:
    state = point(revealing([[0, 1, 2, 3], [5, 6], [0], [0], [1, 2, 3]]), 0, 5)
    assert state.round.pointings[-1].outcome is Outcome.FALL
    after = point(state, 1)
    assert after.round.scout == ORANGE
    assert point(after, 2).round.pointings[-1].skipped == (
        Skip(PINK, FALLEN), Skip(PURPLE, NO_OPEN_CROSS), Skip(GREEN, NO_OPEN_CROSS),
    )  # fmt: skip


def test_the_last_one_standing_points_again_and_again() -> None:
    alone = point(revealing([[5, 1, 2], [6, 1], [7, 2]], first_scout=1), 6, 7)
    assert point(alone, 1).round.scout == ORANGE
    assert point(alone, 1, 2).round.scout == ORANGE


def test_captain_orange_points_and_pink_and_blue_have_it_too() -> None:
    state = point(revealing(CAPTAIN), 1)
    assert state.round.dark == ORANGE
    assert state.round.pointings[-1].stars == (2, 2, 0, 0, 2)


def test_captain_green_falls_and_is_skipped_from_then_on() -> None:
    state = point(revealing(CAPTAIN), 1, 2, 5, 6)
    assert state.round.fallen == {GREEN}
    assert state.round.scout == BLUE
    later = point(state, 8, 0, 7, 14)
    assert later.round.pointings[-1].skipped == (Skip(GREEN, FALLEN),)


def test_captain_orange_fell_in_the_dark_and_keeps_two_of_four_points() -> None:
    state = point(revealing(CAPTAIN), 1, 2, 5, 6, 8, 0, 7, 14, 9, 3)
    assert state.phase is Phase.SCORING
    assert state.round.points == (2, 8, 8, 0, 15)
    lines = account_of(ORANGE, state.round.pointings, ORANGE, state.round.fallen)
    assert [(line.rule, line.points, line.place) for line in lines] == [
        (Rule.SPARK, 2, 1),
        (Rule.SPARK, 2, 2),
        (Rule.FALL, 0, 0),
        (Rule.FALLEN, 0, 7),
        (Rule.FALLEN, 0, 14),
        (Rule.FALLEN, 0, 3),
        (Rule.DARK_AND_FALLEN, -2, None),
    ]
    assert [line.scout for line in lines] == [ORANGE, PINK, ORANGE, PINK, PURPLE, BLUE, None]


def test_a_fall_in_the_light_costs_nothing_and_the_account_says_so() -> None:
    state = point(revealing(CAPTAIN), 1, 2, 5, 6, 8, 0, 7, 14, 9, 3)
    account = account_of(GREEN, state.round.pointings, ORANGE, state.round.fallen)
    assert (account[-1].rule, account[-1].points) == (Rule.NO_DEDUCTION, 0)


def test_no_mistake_in_the_dark_costs_nothing_and_the_account_says_so() -> None:
    state = point(revealing([[0, 1], [0], [1]]), 0, 1)
    assert state.round.dark == ORANGE
    assert state.round.points == (6, 3, 3)
    account = account_of(ORANGE, state.round.pointings, ORANGE, state.round.fallen)
    assert (account[-1].rule, account[-1].points) == (Rule.NO_DEDUCTION, 0)


def test_a_quiet_seat_in_the_light_has_no_line_about_the_dark() -> None:
    state = point(revealing([[0, 1], [0], [1]]), 0, 1)
    account = account_of(PINK, state.round.pointings, ORANGE, state.round.fallen)
    assert [line.rule for line in account] == [Rule.SUPER_SPARK]


def test_rounds_of_different_tables_cannot_be_added_up() -> None:
    with pytest.raises(ValueError, match="shorter"):
        totals_of([[1, 2, 3], [4, 5]])


def test_when_all_have_fallen_a_shared_picture_is_lost() -> None:
    state = point(revealing([[0, 9], [1, 9], [2, 9]]), 0, 1)
    after = given(state).when(PointAt(PURPLE, Place(2))).then_first()
    assert after.phase is Phase.SCORING
    assert after.round.points == (0, 0, 0)


def test_the_next_round_replaces_a_line_moves_the_pawn_and_wipes_everything() -> None:
    state = point(revealing([[0], [0], [0]], first_scout=2), 0)
    cards = tuple(CardId(str(n)) for n in range(15, 20))
    after = given(state).when(NextRound()).then(NextRoundBegan(2, ORANGE, 0, cards))
    fresh = after.round
    assert after.phase is Phase.WORD
    assert fresh.grid == (*cards, *(CardId(str(n)) for n in range(5, 15)))
    assert fresh.marks == (frozenset(),) * 3
    assert fresh.lanterns == (None, None, None)
    assert (fresh.passed, fresh.fallen, fresh.wishes) == (frozenset(), frozenset(), frozenset())
    assert (fresh.pointings, fresh.points, fresh.dark, fresh.scout, fresh.card) == (
        (),
        None,
        None,
        None,
        None,
    )


def same_card_round(state: State) -> State:
    """Everybody marks place 0, the first scout points at it."""
    return point(all_passed(marked(state, [[0]] * len(state.setup.colours))), 0)


def test_four_rounds_and_a_shared_victory() -> None:
    state = new_game(first_scout=1)
    for number in (1, 2, 3):
        state = same_card_round(state)
        assert state.phase is Phase.SCORING
        assert (state.round.number, state.round.first_scout) == (number, number % 3)
        state = play(state, NextRound())
    assert state.round.grid == tuple(CardId(str(n)) for n in range(15, 30))
    ready = all_passed(marked(state, [[0]] * 3))
    scout = ready.round.scout
    assert scout == PINK
    over = given(ready).when(PointAt(scout, Place(0))).then_first()
    assert over.phase is Phase.OVER
    assert over.winners == (ORANGE, PINK, PURPLE)
    assert given(ready).when(PointAt(scout, Place(0))).decision[-2:] == (  # type: ignore[index]
        RoundScored((2, 2, 2)), GameEnded((8, 8, 8), (ORANGE, PINK, PURPLE)),
    )  # fmt: skip


@pytest.mark.parametrize(
    "command", [NextRound(), RevealWord(ORANGE), MarkCard(ORANGE, Place(0)), PointAt(ORANGE, Place(0))]
)
def test_nothing_can_be_done_after_the_end(command: NextRound | RevealWord | MarkCard | PointAt) -> None:
    state = new_game()
    for _ in range(3):
        state = play(same_card_round(state), NextRound())
    given(same_card_round(state)).when(command).refused(Code.PHASE, phase="over")


def test_the_next_round_waits_for_the_scoring() -> None:
    given(new_game()).when(NextRound()).refused(Code.PHASE, phase="associate.word")
    given(revealing([[0], [0], [0]])).when(NextRound()).refused(Code.PHASE, phase="reveal")
