"""What each viewer is told, step by step."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from stella.rules import (
    BOARD,
    SPECTATOR,
    Actions,
    Announce,
    Announcing,
    FinishMarking,
    NextRound,
    Options,
    Place,
    ResumeMarking,
    Rule,
    Seat,
    SlatesShown,
    State,
    Turn,
    VoteSwap,
    Watcher,
    Why,
    play,
    project,
    project_own,
    project_public,
    turn_of,
)
from stella.wire.views import View
from tests.support.sent import sent

from .tables import ORANGE, PINK, PURPLE, all_passed, marked, new_game, point, revealing

CROSSES = [[0, 1, 9], [0, 1, 9], [2]]
"""Purple falls; Orange and Pink share everything but point at 0 and 1 only when told to."""


def actions(state: State, seat: Seat) -> Actions:
    own = project(state, seat).own
    assert own is not None
    return own.actions


def finished(shown: SlatesShown) -> State:
    """A whole game in which all fall each round and the picture they share is lost."""
    state = new_game(options=Options(slates_shown=shown))
    for number in (1, 2, 3, 4):
        first = state.round.first_scout
        state = all_passed(marked(state, [[0, 9], [1, 9], [2, 9]]))
        state = point(state, *[(first + step) % 3 for step in range(3)])
        if number < 4:
            state = play(state, NextRound())
    return state


def test_at_the_start_the_game_waits_for_the_first_scout() -> None:
    state = new_game(first_scout=PINK)
    public = project_public(state)
    assert public.turn == Turn((PINK,), Why.FIRST_SCOUT_TURNS_WORD, Rule.REVEAL_WORD)
    assert (public.clue, public.other_word, public.words_left, public.draw_left) == (None, None, 4, 69)
    assert actions(state, PINK) == Actions(reveal_word=True)
    assert actions(state, ORANGE) == Actions()


def test_while_marking_only_who_has_passed_is_known() -> None:
    state = play(marked(new_game(), CROSSES), FinishMarking(PINK))
    public = project_public(state)
    assert public.turn == Turn((ORANGE, PURPLE), Why.ALL_MARK, Rule.PASS_PEN)
    assert [seat.passed for seat in public.seats] == [False, True, False]
    assert [seat.lantern for seat in public.seats] == [None, None, None]
    assert [seat.open for seat in public.seats] == [None, None, None]
    assert all(seat.stars == () for seat in public.seats)
    assert (public.words_left, public.clue, public.other_word) == (3, "w1-up", "w1-down")


def test_marking_offers_what_is_possible_and_nothing_else() -> None:
    state = marked(new_game(), [range(10), [3]])
    free = tuple(Place(place) for place in range(15) if place != 3)
    assert actions(state, ORANGE) == Actions(
        wish_swap=True, unmark=tuple(map(Place, range(10))), finish_marking=True
    )
    assert actions(state, PINK) == Actions(wish_swap=True, mark=free, unmark=(Place(3),), finish_marking=True)
    assert actions(state, PURPLE) == Actions(wish_swap=True, mark=tuple(map(Place, range(15))))
    wished = play(state, VoteSwap(PURPLE))
    assert actions(wished, PURPLE) == Actions(withdraw_swap=True, mark=tuple(map(Place, range(15))))
    assert [seat.wishes_swap for seat in project_public(wished).seats] == [False, False, True]
    passed = play(state, FinishMarking(PINK))
    assert actions(passed, PINK) == Actions(resume_marking=True)
    assert not actions(passed, ORANGE).wish_swap
    assert actions(play(passed, ResumeMarking(PINK)), PINK).mark == free


def test_a_strict_table_offers_no_pen_back() -> None:
    state = play(marked(new_game(options=Options(strict_pens=True)), [[0]]), FinishMarking(ORANGE))
    assert actions(state, ORANGE) == Actions()


def test_after_the_swap_the_first_word_is_the_other_one() -> None:
    state = play(marked(new_game(), []), *[VoteSwap(Seat(seat)) for seat in range(3)])
    public = project_public(state)
    assert (public.clue, public.other_word, public.swapped) == ("w1-down", "w1-up", True)
    assert not actions(state, ORANGE).wish_swap


def test_a_single_word_has_no_other_to_wish_for() -> None:
    state = marked(new_game(words=[("Alone",)]), [])
    assert project_public(state).other_word is None
    assert not actions(state, ORANGE).wish_swap


def test_where_numbers_are_spoken_each_seat_is_offered_its_own_true_number_once() -> None:
    state = all_passed(marked(new_game(options=Options(announcing=Announcing.SPOKEN)), CROSSES))
    public = project_public(state)
    assert public.turn == Turn((ORANGE, PINK, PURPLE), Why.ALL_ANNOUNCE, Rule.ANNOUNCE)
    assert [seat.lantern for seat in public.seats] == [None, None, None]
    assert [actions(state, seat) for seat in (ORANGE, PINK, PURPLE)] == [
        Actions(announce=3), Actions(announce=3), Actions(announce=1),
    ]  # fmt: skip
    said = play(state, Announce(PINK, 3))
    public = project_public(said)
    assert public.turn == Turn((ORANGE, PURPLE), Why.ALL_ANNOUNCE, Rule.ANNOUNCE)
    assert [(seat.lantern, seat.open) for seat in public.seats] == [(None, None), (3, 3), (None, None)]
    assert actions(said, PINK) == Actions()
    assert actions(said, PURPLE) == Actions(announce=1)


def test_the_scout_is_offered_own_open_crosses_and_the_others_nothing() -> None:
    state = point(revealing(CROSSES), 1)
    assert actions(state, PINK) == Actions(point_at=(Place(0), Place(9)))
    assert actions(state, ORANGE) == Actions()
    own = project(state, ORANGE).own
    assert own is not None
    assert (own.crosses, own.open) == ((0, 1, 9), (0, 9))


def test_it_is_plain_whose_turn_it_is_and_why() -> None:
    state = revealing(CROSSES)
    assert project_public(state).turn == Turn((ORANGE,), Why.FIRST_SCOUT_POINTS, Rule.POINTING)
    assert project_public(point(state, 1)).turn == Turn((PINK,), Why.NEXT_SCOUT_POINTS, Rule.NEXT_SCOUT)
    alone = point(revealing([[5, 1, 2], [6, 1], [7, 2]], first_scout=1), 6, 7, 1)
    assert project_public(alone).turn == Turn((ORANGE,), Why.LAST_SCOUT_POINTS, Rule.NEXT_SCOUT)


def test_stars_lanterns_and_falls_are_on_the_table() -> None:
    public = project_public(point(revealing(CROSSES), 1, 0, 2))
    assert [seat.lantern for seat in public.seats] == [3, 3, 1]
    assert [seat.open for seat in public.seats] == [1, 1, 0]
    assert [seat.fallen for seat in public.seats] == [False, False, True]
    assert public.seats[ORANGE].stars == (3, 3, *[0] * 13)
    assert public.last == public.pointings[-1]
    assert public.last is not None
    assert public.last.place == 2
    assert not any(seat.dark for seat in public.seats)


def test_the_dark_seat_is_shown() -> None:
    assert [seat.dark for seat in project_public(revealing([[0, 1], [0], [1]])).seats] == [True, False, False]


def test_a_scored_round_explains_itself_and_anyone_may_go_on() -> None:
    state = point(revealing([[0, 1], [0], [1]]), 0, 1)
    public = project_public(state)
    assert public.turn == Turn((ORANGE, PINK, PURPLE), Why.READY_FOR_NEXT_ROUND, Rule.NEXT_ROUND)
    assert public.scores == ((6, 3, 3),)
    assert [seat.total for seat in public.seats] == [6, 3, 3]
    assert [sum(line.points for line in account) for account in public.accounts] == [6, 3, 3]
    assert actions(state, PURPLE) == Actions(next_round=True)
    assert public.record == ()


def test_the_next_round_remembers_the_scores_and_ones_own_slates_only() -> None:
    state = play(point(revealing([[0, 1], [0], [1]]), 0, 1), NextRound())
    view = project(state, ORANGE)
    assert view.own is not None
    assert view.own.past_crosses == ((0, 1),)
    assert view.public.scores == ((6, 3, 3),)
    assert (view.public.accounts, view.public.replaced_line, view.public.draw_left) == ((), 0, 64)
    assert view.public.words_left == 3
    assert project_public(revealing([[0], [0], [0]])).replaced_line is None


def test_who_took_a_seat_over_does_not_learn_the_crosses_made_before() -> None:
    state = marked(play(point(revealing([[0, 1], [0], [1]]), 0, 1), NextRound()), [[4, 5], [6], [7]])
    seen = {since: project_own(state, ORANGE, since) for since in (1, 2, 3)}
    known = {since: own and (own.past_crosses, own.crosses, own.open) for since, own in seen.items()}
    assert known == {
        1: (((0, 1),), (4, 5), (4, 5)),
        2: (((),), (4, 5), (4, 5)),
        3: (((),), (), ()),
    }
    assert project_own(state, ORANGE) == seen[1]


@pytest.mark.parametrize("watcher", [SPECTATOR, BOARD])
def test_those_who_watch_have_nothing_of_their_own(watcher: Watcher) -> None:
    view = project(revealing(CROSSES), watcher)
    assert view.viewer == watcher
    assert view.own is None


def test_slates_are_laid_open_after_the_round_only_where_agreed() -> None:
    for shown in SlatesShown:
        state = revealing([[0, 9], [1, 9], [2, 9]], options=Options(slates_shown=shown))
        assert project_public(state).slates == ()
        opened = project_public(point(state, 0, 1, 2)).slates
        assert opened == (((0, 9), (1, 9), (2, 9)) if shown is SlatesShown.AFTER_ROUND else ())


@pytest.mark.parametrize("shown", [SlatesShown.AFTER_ROUND, SlatesShown.AFTER_GAME])
def test_the_record_of_a_finished_game_lays_everything_open(shown: SlatesShown) -> None:
    public = project_public(finished(shown))
    assert public.turn == Turn((), Why.GAME_OVER, Rule.END)
    assert public.winners == (ORANGE, PINK, PURPLE)
    assert [each.number for each in public.record] == [1, 2, 3, 4]
    assert [each.first_scout for each in public.record] == [0, 1, 2, 0]
    assert [each.clue for each in public.record] == ["w1-up", "w2-up", "w3-up", "w4-up"]
    first = public.record[0]
    assert first.slates == ((0, 9), (1, 9), (2, 9))
    assert first.lost == (9,)
    assert (first.lanterns, first.dark, first.points) == ((2, 2, 2), None, (0, 0, 0))
    assert [account[0].rule for account in first.accounts] == [Rule.FALL] * 3
    assert public.record[3].grid == project_public(finished(shown)).grid


def test_closed_slates_stay_closed_even_in_the_record() -> None:
    state = finished(SlatesShown.NEVER)
    assert [(each.slates, each.lost) for each in project_public(state).record] == [(None, None)] * 4
    own = project(state, PINK).own
    assert own is not None
    assert own.past_crosses == ((1, 9),) * 3
    assert own.crosses == (1, 9)
    assert own.actions == Actions()


def test_a_step_that_does_not_exist_is_an_error_and_not_a_view() -> None:
    nowhere = replace(new_game(), phase="no such step")
    with pytest.raises(AssertionError, match="no such step"):
        turn_of(nowhere)
    with pytest.raises(AssertionError, match="no such step"):
        project_own(nowhere, ORANGE)


def test_a_view_from_shared_parts_is_the_bytes_of_the_whole_view() -> None:
    state = revealing(CROSSES)
    for viewer in (ORANGE, PINK, PURPLE, SPECTATOR, BOARD):
        message = sent(state, viewer)
        whole = msgspec.json.decode(message, type=View)
        assert msgspec.json.encode(whole) == message
        assert whole.play is not None
        assert whole.play.game == project(state, viewer).public
        assert (None if whole.you is None else whole.you.game) == project(state, viewer).own
