"""Moves at a table, pointing lists, tickets for other devices, and what the table does by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import get_args

import pytest

from stella import rules
from stella.rules import Phase, Place, Seat
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.evolve import MAX_TICKETS
from stella.tables.people import MAX_DEVICES
from stella.tables.project import project_own, project_play, project_table
from stella.tables.refusal import TableCode
from stella.tables.stand_in import action_for
from stella.tables.state import TableState, ready_seats
from tests.support.servers import SeededRng, supply
from tests.tables.given import given
from tests.tables.scenes import (
    ADA,
    BO,
    CY,
    DI,
    do,
    drawn,
    finish_round,
    game_of,
    marking,
    new_table,
    over,
    play,
    revealing,
    scored,
    started,
)

BELOW = SeededRng(1).randrange
READY = c.Ready(yes=True)
STEPS: dict[Phase, Callable[[], TableState]] = {
    Phase.WORD: started,
    Phase.MARK: marking,
    Phase.REVEAL: revealing,
    Phase.SCORING: scored,
}


def carried(table: TableState, seat: int) -> c.PlayForSeat:
    """How the table acts for a seat now."""
    action = action_for(table, Seat(seat), BELOW)
    assert action is not None
    return action


# Moves


def test_a_move_is_decided_by_the_rules() -> None:
    given(marking()).when(c.Mark(Place(7)), BO).then(rules.CardMarked(Seat(1), Place(7)))
    given(marking()).when(c.FinishMarking(), BO).refused(rules.Code.TOO_FEW)


def test_everybody_moves_for_their_own_seat_and_nobody_without_one_or_without_a_game() -> None:
    mark = c.Mark(Place(7))
    for seat, member in enumerate((ADA, BO, CY)):
        given(marking()).when(mark, member).then(rules.CardMarked(Seat(seat), Place(7)))
    watched = do(marking(), None, c.Join("Di", "en", "k"))
    given(watched).when(mark, DI).refused(TableCode.NOT_SEATED)
    given(watched).when(mark, "m99").refused(TableCode.NOT_SEATED)
    given(do(scored(), None, c.Join("Di", "en", "k"))).when(READY, DI).refused(TableCode.NOT_SEATED)
    given(new_table(3)).when(mark, BO).refused(TableCode.NO_GAME)


def test_only_the_host_goes_on_after_the_scoring_without_waiting() -> None:
    given(scored()).when(c.NextRound(), CY).refused(TableCode.NOT_HOST)
    after = given(scored()).when(c.NextRound(), ADA).accepted()
    assert game_of(after).round.number == 2


# Ready for the next round


def test_who_is_ready_is_for_everybody_to_see_and_bots_always_are() -> None:
    table = finish_round(marking(2, bots=1))
    assert ready_seats(table) == (2,)
    table = given(table).when(READY, BO).then(t.ReadySaid(Seat(1), yes=True))
    assert ready_seats(table) == (1, 2)
    given(table).when(READY, BO).then()
    table = given(table).when(c.Ready(yes=False), BO).then(t.ReadySaid(Seat(1), yes=False))
    assert ready_seats(table) == (2,)


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.value)
def test_nobody_is_ready_for_the_next_round_before_this_one_is_scored(step: Phase) -> None:
    if step is not Phase.SCORING:
        given(STEPS[step]()).when(READY, BO).refused(rules.Code.PHASE, phase=step.value)
        assert ready_seats(STEPS[step]()) == ()
    given(new_table(3)).when(READY, BO).refused(TableCode.NO_GAME)


def test_after_a_game_people_say_that_they_want_another_one_and_bots_do_not() -> None:
    table = given(over()).when(READY, BO).then(t.ReadySaid(Seat(1), yes=True))
    assert ready_seats(table) == (1,)
    assert ready_seats(do(table, BO, c.Ready(yes=False))) == ()
    with_bot = do(do(over(), ADA, c.AddBot()), CY, READY)
    assert ready_seats(with_bot) == (2,)


def test_wishes_for_another_game_stay_with_their_people_and_end_with_its_start() -> None:
    table = do(do(over(), BO, READY), CY, READY)
    gone = do(table, BO, c.Leave())
    assert [gone.chairs[seat].member for seat in ready_seats(gone)] == [CY]
    assert do(table, ADA, drawn(table)).ready == frozenset()


def test_a_new_round_asks_everybody_anew() -> None:
    table = do(do(scored(), BO, READY), ADA, c.NextRound())
    assert table.ready == frozenset()


def test_the_vote_of_who_leaves_or_is_sent_away_goes_with_them() -> None:
    said = do(do(scored(), ADA, READY), BO, READY)
    for who, gone in ((BO, c.Leave()), (ADA, c.Kick(BO))):
        assert do(said, who, gone).ready == frozenset({0})


def test_who_takes_a_chair_over_has_not_said_that_they_are_ready() -> None:
    table = do(do(scored(), BO, READY), BO, c.Leave())
    table = do(table, None, c.Join("Di", "en", "k"))
    assert do(table, "m4", c.TakeSeat(Seat(1))).ready == frozenset()


# Pointing lists


@pytest.mark.parametrize("step", STEPS, ids=lambda step: step.value)
def test_a_pointing_list_can_be_set_at_any_step(step: Phase) -> None:
    places = (Place(4), Place(0), Place(14))
    table = given(STEPS[step]()).when(c.SetPointingList(places), BO).then(t.PointingListSet(Seat(1), places))
    assert project_own(table, BO).pointing_list == places
    assert project_own(table, ADA).pointing_list == ()


@pytest.mark.parametrize("places", [(3, 3), (15,), (-1,), (0, 10**20)], ids=str)
def test_a_list_names_places_of_the_table_once(places: tuple[int, ...]) -> None:
    wish = c.SetPointingList(tuple(map(Place, places)))
    given(marking()).when(wish, BO).refused(TableCode.LIST)


@pytest.mark.parametrize("wish", [c.SetPointingList(()), c.PlayByList(on=True)], ids=str)
def test_a_list_needs_a_running_game_and_a_seat(wish: c.MemberCommand) -> None:
    given(new_table(3)).when(wish, BO).refused(TableCode.NO_GAME)
    given(over()).when(wish, BO).refused(TableCode.NO_GAME)
    given(do(marking(), None, c.Join("Di", "en", "k"))).when(wish, DI).refused(TableCode.NOT_SEATED)


def test_lists_are_wiped_with_the_slates() -> None:
    table = do(scored(), BO, c.SetPointingList((Place(1),)), c.PlayByList(on=True))
    table = do(table, ADA, c.NextRound())
    assert (table.lists, table.by_list) == ({}, frozenset())


def test_following_ones_list_can_be_asked_for_and_stopped() -> None:
    table = given(revealing()).when(c.PlayByList(on=True), ADA).then(t.ListPlaySet(Seat(0), on=True))
    assert project_own(table, ADA).by_list
    assert do(table, ADA, c.PlayByList(on=False)).by_list == frozenset()


def test_a_scout_who_plays_by_list_points_at_its_first_open_cross_and_is_not_carried() -> None:
    table = do(revealing(), ADA, c.SetPointingList((Place(9), Place(1), Place(0))), c.PlayByList(on=True))
    assert carried(table, 0) == c.PlayForSeat(Seat(0), (rules.PointAt(Seat(0), Place(1)),), None)


# Tickets


def test_a_ticket_brings_another_device_once() -> None:
    table = given(new_table(2)).when(c.IssueTicket("t", 600_000), BO).then(
        t.TicketIssued(BO, "t", 600_000)
    )  # fmt: skip
    table = given(table).when(c.UseTicket("t", "phone", 599_999)).then(t.DeviceAdmitted(BO, "t", "phone"))
    assert table.members[BO].keys == ("key-2", "phone")
    given(table).when(c.UseTicket("t", "thief", 599_999)).refused(TableCode.TICKET)


@pytest.mark.parametrize(("ticket", "now"), [("t", 600_000), ("other", 0), ("", 0)])
def test_a_ticket_that_is_late_or_wrong_is_refused(ticket: str, now: int) -> None:
    table = do(new_table(2), BO, c.IssueTicket("t", 600_000))
    given(table).when(c.UseTicket(ticket, "k", now)).refused(TableCode.TICKET)


def test_the_ticket_of_somebody_sent_away_is_worth_nothing() -> None:
    table = do(do(new_table(2), BO, c.IssueTicket("t", 600_000)), ADA, c.Kick(BO))
    given(table).when(c.UseTicket("t", "k", 0)).refused(TableCode.TICKET)


def test_tickets_and_devices_do_not_pile_up() -> None:
    table = new_table()
    for number in range(50):
        table = do(table, ADA, c.IssueTicket(f"t{number}", 10**15))
        assert len(table.tickets) <= MAX_TICKETS
    for number in range(40, 50):
        table = do(table, None, c.UseTicket(f"t{number}", f"k{number}", 0))
    assert len(table.members[ADA].keys) == MAX_DEVICES


def test_a_new_device_takes_the_place_of_the_oldest() -> None:
    table = new_table()
    for number in range(MAX_DEVICES):
        table = do(table, ADA, c.IssueTicket(f"t{number}", 10**15))
        table = do(table, None, c.UseTicket(f"t{number}", f"k{number}", 0))
    assert table.members[ADA].keys == tuple(f"k{number}" for number in range(MAX_DEVICES))


# What the table does by itself


def test_an_absent_first_scouts_word_is_turned() -> None:
    turn = carried(started(first_scout=1), 1)
    assert turn == c.PlayForSeat(Seat(1), (rules.RevealWord(Seat(1)),), t.StandInAction.WORD_TURNED)


def test_crosses_already_made_are_passed_on_as_they_are() -> None:
    table = play(marking(), rules.MarkCard(Seat(1), Place(7)))
    action = carried(table, 1)
    assert action == c.PlayForSeat(Seat(1), (rules.FinishMarking(Seat(1)),), t.StandInAction.OWN_CROSSES)
    after = (
        given(table)
        .when(action)
        .then(t.StandInPlayed(Seat(1), t.StandInAction.OWN_CROSSES), rules.MarkingFinished(Seat(1)))
    )
    assert game_of(after).round.marks[1] == {7}
    assert after.away == {1}
    assert after.carried == ((Seat(1), t.StandInAction.OWN_CROSSES),)


def test_where_no_cross_was_made_a_stand_in_marks_and_passes() -> None:
    action = carried(marking(), 1)
    assert action.how is t.StandInAction.STAND_IN_MARKED
    after = do(marking(), None, action)
    assert 1 in game_of(after).round.passed
    assert 1 <= len(game_of(after).round.marks[1]) <= 10


def test_an_absent_scout_points_by_the_list_then_by_the_stand_in() -> None:
    table = do(revealing(((1, 2), (1, 3), (2, 4))), ADA, c.SetPointingList((Place(14), Place(2))))
    first = carried(table, 0)
    assert first == c.PlayForSeat(Seat(0), (rules.PointAt(Seat(0), Place(2)),), t.StandInAction.POINTING_LIST)
    table = do(table, None, first)
    while game_of(table).round.scout != 0:
        scout = game_of(table).round.scout
        assert scout is not None
        own = rules.project_own(game_of(table), scout)
        assert own is not None
        table = play(table, rules.PointAt(scout, own.open[-1]))
    then = carried(table, 0)
    assert then == c.PlayForSeat(
        Seat(0), (rules.PointAt(Seat(0), Place(1)),), t.StandInAction.STAND_IN_POINTED
    )


def test_bots_and_free_chairs_are_played_without_a_word() -> None:
    assert carried(marking(2, bots=1), 2).how is None
    assert carried(do(marking(), CY, c.Leave()), 2).how is None
    half_done = do(play(marking(), rules.MarkCard(Seat(2), Place(5))), CY, c.Leave())
    assert carried(half_done, 2) == c.PlayForSeat(Seat(2), (rules.FinishMarking(Seat(2)),), None)


def test_nothing_is_done_for_a_seat_that_nobody_waits_for() -> None:
    assert action_for(new_table(3), Seat(0), BELOW) is None
    assert action_for(started(first_scout=1), Seat(0), BELOW) is None
    assert action_for(scored(), Seat(0), BELOW) is None


def test_if_the_game_has_moved_on_all_of_a_carried_turn_is_refused() -> None:
    table = marking()
    action = carried(table, 1)
    moved = play(table, rules.MarkCard(Seat(1), Place(0)), rules.FinishMarking(Seat(1)))
    given(moved).when(action).refused(rules.Code.LOCKED)


def test_who_was_carried_takes_over_by_moving_or_by_being_there() -> None:
    table = do(marking(), None, carried(marking(), 1))
    given(table).when(c.MarkReturned(Seat(1))).then(t.SeatReturned(Seat(1)))
    given(table).when(c.MarkReturned(Seat(0))).then()
    given(table).when(c.ResumeMarking(), BO).then(t.SeatReturned(Seat(1)), rules.MarkingResumed(Seat(1)))


def test_everybody_sees_that_a_seat_was_carried_but_how_only_at_the_scoring() -> None:
    table = do(marking(), None, carried(marking(), 1))
    public = project_table(table, "CODE", {ADA, CY})
    assert [chair.away for chair in public.chairs] == [False, True, False]
    shown = project_play(table, supply().texts)
    assert shown is not None
    assert [(each.seat, each.how) for each in shown.carried] == [(1, None)]
    assert project_own(table, BO).carried == (t.StandInAction.STAND_IN_MARKED,)
    for seat in (0, 2):
        table = play(table, rules.MarkCard(Seat(seat), Place(0)), rules.FinishMarking(Seat(seat)))
    shown = project_play(finish_round(table), supply().texts)
    assert shown is not None
    assert [(each.seat, each.how) for each in shown.carried] == [(1, t.StandInAction.STAND_IN_MARKED)]


def test_when_a_game_is_over_nobody_is_carried_any_more() -> None:
    table = do(marking(), None, carried(marking(), 1))
    for seat in (0, 2):
        table = play(table, rules.MarkCard(Seat(seat), Place(0)), rules.FinishMarking(Seat(seat)))
    while game_of(table := finish_round(table)).phase is Phase.SCORING:
        table = do(table, ADA, c.NextRound())
    assert table.away == frozenset()


def test_chairs_that_move_up_after_a_game_do_not_show_other_peoples_slates() -> None:
    table = do(over(), ADA, c.Leave())
    own = project_own(table, BO)
    assert own.seat == 0
    assert own.game is not None
    assert own.game.seat == 1


def test_time_left_is_kept_until_the_game_moves() -> None:
    table = given(marking(time_limit=60)).when(c.SaveTimeLeft(12_345)).then(t.TimeLeft(12_345))
    assert table.time_left == 12_345
    assert do(table, None, c.Join("Di", "en", "k")).time_left == 12_345
    assert play(table, rules.MarkCard(Seat(0), Place(0))).time_left is None


@pytest.mark.parametrize(
    ("move", "command"),
    [
        (c.RevealWord(), rules.RevealWord(Seat(2))),
        (c.VoteSwap(yes=True), rules.VoteSwap(Seat(2), yes=True)),
        (c.VoteSwap(yes=False), rules.VoteSwap(Seat(2), yes=False)),
        (c.Mark(Place(7)), rules.MarkCard(Seat(2), Place(7))),
        (c.Unmark(Place(7)), rules.UnmarkCard(Seat(2), Place(7))),
        (c.FinishMarking(), rules.FinishMarking(Seat(2))),
        (c.ResumeMarking(), rules.ResumeMarking(Seat(2))),
        (c.Announce(4), rules.Announce(Seat(2), 4)),
        (c.PointAt(Place(7)), rules.PointAt(Seat(2), Place(7))),
    ],
    ids=lambda each: type(each).__name__,
)
def test_a_message_and_a_command_of_the_rules_say_the_same(move: c.Move, command: rules.SeatCommand) -> None:
    assert move.for_seat(Seat(2)) == command
    assert c.Move.from_command(command) == move


def test_every_move_of_the_rules_has_a_message() -> None:
    assert set(c.MOVES) == set(get_args(rules.SeatCommand))
