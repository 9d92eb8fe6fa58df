"""A table over days: rounds stay open for hours, and go on by themselves, whether or not anybody is there."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from stella.live.hub import SWEEP
from stella.live.my_tables import MyTable, in_order, my_table
from stella.live.queries import KnownMember
from stella.rules import Phase, Seat
from stella.tables import commands as c
from stella.tables.days import HOUR, wakes_at
from stella.tables.events import StandInAction
from stella.tables.people import MemberId
from stella.tables.state import can_change_hands
from tests.tables.harness import Harness, Table

pytestmark = pytest.mark.anyio
HOURS = 12
OPEN = HOURS * 3600.0


async def a_game_over_days(people: int = 3, *, harness: Harness | None = None, **options: Any) -> Table:
    """A game of people who have all closed their pages; the first word is turned."""
    table = await (harness or Harness()).open(people, **{"round_hours": HOURS, **options})
    await table.start()
    await table.harness.clock.turn(0)
    return table


async def again(table: Table, *, later: float) -> Table:
    """The table at a new server, after the old one was killed and nothing ran for a while."""
    await table.harness.hub.stop()
    table.harness.clock.seconds += later
    harness = Harness(table.harness.store, table.harness.clock, seed=9)
    await harness.clock.turn(0)
    live = await harness.hub.find(table.live.id)
    assert live is not None
    return Table(harness, live)


async def test_the_word_is_turned_by_itself_and_the_round_stays_open_for_its_hours() -> None:
    table = await a_game_over_days()
    assert table.phase() is Phase.MARK
    assert table.state.open_until == table.harness.clock.now() + HOURS * HOUR
    assert (table.state.away, table.state.carried) == (frozenset(), ())
    await table.harness.clock.turn(OPEN - 60)
    assert (table.phase(), table.game.round.number) == (Phase.MARK, 1)


async def test_when_time_is_up_the_reveal_plays_itself_and_the_next_round_opens() -> None:
    table = await a_game_over_days()
    await table.mark(2, 4, 9)
    await table.mark(1, 3, finish_marking=False)
    await table.harness.clock.turn(OPEN + 2 * SWEEP)
    assert (table.phase(), table.game.round.number) == (Phase.MARK, 2)
    (first,) = table.game.past
    assert first.points is not None
    assert first.marks[0] == {3}
    assert first.marks[1] == {4, 9}
    assert first.marks[2]
    assert table.state.open_until is not None
    assert table.state.open_until > table.harness.clock.now() + (HOURS - 1) * HOUR


async def test_when_all_people_are_done_nothing_waits_for_the_time() -> None:
    table = await a_game_over_days(2, bots=2)
    await table.mark(1, 3)
    await table.harness.clock.turn(60)
    assert (table.game.round.number, len(table.game.round.passed)) == (1, 1)
    await table.mark(2, 3)
    await table.harness.clock.turn(1)
    assert (table.phase(), table.game.round.number) == (Phase.MARK, 2)


async def test_a_reveal_follows_the_order_that_a_player_has_set() -> None:
    table = await a_game_over_days()
    scout = table.game.round.first_scout + 1
    for who in (1, 2, 3):
        await table.do(who, "set_pointing_list", places=[9, 5, 2])
        await table.mark(who, 2, 5, 9)
    await table.harness.clock.turn(1)
    (first,) = table.game.past
    assert first.pointings[0].scout == scout - 1
    assert [each.place for each in first.pointings] == [9, 5, 2]


async def test_bots_mark_only_when_no_person_can_mark_any_more() -> None:
    table = await a_game_over_days(2, bots=2)
    await table.harness.clock.turn(OPEN / 2)
    assert [len(slate) for slate in table.game.round.marks] == [0, 0, 0, 0]


async def test_who_did_not_mark_in_time_had_a_stand_in_and_is_back_as_soon_as_they_come() -> None:
    table = await a_game_over_days()
    await table.mark(1, 3)
    await table.mark(2, 4)
    seen = await turned_until_scored(table)
    assert seen == ((Seat(2), StandInAction.STAND_IN_MARKED),)
    assert table.state.away == {2}
    table.screen(3)
    await table.harness.clock.turn(1)
    assert table.state.away == frozenset()


async def turned_until_scored(table: Table) -> tuple[tuple[Seat, StandInAction], ...]:
    """What stand-ins did in the round that closes."""
    carried: list[tuple[tuple[Seat, StandInAction], ...]] = []
    screen = table.screen(None)
    await table.harness.clock.turn(OPEN + 2 * SWEEP)
    number = table.game.round.number
    for view in map(_view_of, screen.shown):
        play = view["play"]
        if play and play["game"]["round"] == number - 1 and play["game"]["phase"] == "scoring":
            turns = [(Seat(each["seat"]), StandInAction(each["how"])) for each in play["carried"]]
            carried.append(tuple(turns))
    return carried[-1]


def _view_of(payload: bytes) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(payload)
    return view


async def test_a_whole_game_is_played_to_its_end_though_nobody_ever_comes() -> None:
    table = await a_game_over_days()
    await table.harness.clock.turn(4 * OPEN + 600)
    assert table.phase() is Phase.OVER
    assert table.state.open_until is None
    assert await table.harness.store.due() == {}


async def test_a_table_that_everybody_left_comes_to_its_end_without_waiting() -> None:
    table = await a_game_over_days()
    for who in (1, 2, 3):
        await table.do(who, "leave")
    await table.harness.clock.turn(5)
    assert table.phase() is Phase.OVER


async def test_a_sleeping_table_is_woken_when_its_round_closes() -> None:
    table = await a_game_over_days()
    await table.harness.clock.turn(10 * SWEEP)
    assert table.harness.hub.tables == {}
    await table.harness.clock.turn(OPEN)
    assert table.game.round.number == 2


async def test_a_round_that_closed_while_no_server_ran_is_revealed_at_the_start() -> None:
    table = await again(await a_game_over_days(), later=OPEN + 5)
    await table.harness.clock.turn(1)
    assert table.game.round.number == 2
    assert table.state.open_until == table.harness.clock.now() + HOURS * HOUR - 1000


async def test_a_server_that_dies_in_the_middle_of_a_reveal_goes_on_with_it() -> None:
    table = await a_game_over_days()
    for who in (1, 2):
        await table.mark(who, 3, 5, 8)
    clock = table.harness.clock
    table.screen(1)  # so that scenes take their time
    await table.do(1, "set_options", options={"pace": "unhurried"})
    await table.mark(3, 3, 5, 8)
    await clock.turn(3)
    assert table.phase() is Phase.REVEAL
    table = await again(table, later=1)
    await clock.turn(1)
    assert table.game.round.number == 2


async def test_who_is_there_sees_each_scene_before_the_next_one() -> None:
    table = await a_game_over_days(pace="unhurried")
    screen = table.screen(1)
    for who in (1, 2, 3):
        await table.mark(who, 3, 5)
    await table.harness.clock.turn(60)
    moments = [
        time for time, view in zip(screen.times, map(_view_of, screen.shown), strict=True) if pointed(view)
    ]
    assert table.game.round.number == 2
    assert moments == sorted(set(moments))
    assert moments[-1] - moments[0] > 1


def pointed(view: dict[str, Any]) -> bool:
    return view["play"] is not None and view["play"]["game"]["phase"] == "reveal"


async def test_the_host_stays_the_host_however_long_they_are_away() -> None:
    table = await a_game_over_days()
    table.screen(2)
    await table.harness.clock.turn(3600)
    assert table.state.host == "m1"


async def test_a_late_person_takes_the_seat_of_a_bot_while_others_mark() -> None:
    table = await a_game_over_days(2, bots=2)
    await table.must(None, c.Join("Di", "en", "k"))
    await table.do(3, "take_seat", seat=2)
    await table.mark(3, 7)
    assert table.game.round.marks[2] == {7}


async def test_a_late_person_never_learns_the_crosses_of_who_left() -> None:
    table = await a_game_over_days()
    await table.mark(3, 1, 2, finish_marking=False)
    await table.do(3, "leave")
    await table.must(None, c.Join("Di", "en", "k"))
    screen = table.screen(MemberId("m4"))
    await table.do(4, "take_seat", seat=2)
    assert screen.own["crosses"] == []
    assert table.game.round.marks[2] == frozenset()


async def test_a_seat_whose_marking_is_finished_is_nobody_elses_until_the_next_round() -> None:
    table = await a_game_over_days()
    await table.mark(3, 1, 2)
    await table.do(3, "leave")
    await table.must(None, c.Join("Di", "en", "k"))
    assert not can_change_hands(table.state, Seat(2))
    assert await table.refused(4, "take_seat", seat=2) == "E_BETWEEN_ROUNDS"


async def test_the_rounds_before_are_told_to_those_who_were_not_there_without_slates() -> None:
    table = await a_game_over_days()
    assert table.screen(1).view["play"]["told"] == []
    await table.harness.clock.turn(OPEN + 60)
    play = table.screen(2).view["play"]
    (told,) = play["told"]
    assert play["told_words"].keys() == {told["clue"]}
    assert play["told_words"][told["clue"]]["de"]
    assert told["pointings"]
    assert told["points"] == list(table.game.past[0].points or ())
    assert (told["slates"], told["lost"]) == (None, None)


async def test_the_clock_of_a_step_never_runs() -> None:
    table = await a_game_over_days(time_limit=30)
    screen = table.screen(1)
    await table.harness.clock.turn(120)
    assert screen.view["clock"] is None
    assert (table.phase(), screen.view["play"]["open_until"]) == (Phase.MARK, table.state.open_until)


@pytest.mark.parametrize("wrong", [{"round_hours": 5}, {"round_hours": 24, "real_cards": True}])
async def test_hours_that_cannot_be_chosen_are_refused(wrong: dict[str, Any]) -> None:
    table = await Harness().open(3)
    assert await table.refused(1, "set_options", options=wrong) == "E_OPTION"
    await table.do(1, "set_options", options={"round_hours": 72})
    await table.do(1, "set_options", options={"round_hours": 0})
    assert table.state.options.round_hours is None


async def test_another_game_over_days_begins_with_a_deadline_of_its_own() -> None:
    table = await a_game_over_days()
    for who in (2, 3):
        await table.do(who, "leave")
    await table.harness.clock.turn(4 * OPEN + 600)
    assert table.phase() is Phase.OVER
    table.screen(1)
    await table.do(1, "add_bot")
    await table.do(1, "add_bot")
    await table.start()
    assert table.state.open_until is not None
    assert wakes_at(table.state, table.harness.clock.now()) is not None


async def test_two_servers_that_notice_the_same_deadline_write_it_once() -> None:
    table = await a_game_over_days()
    twin = Harness(table.harness.store, table.harness.clock, seed=3)
    await table.harness.clock.turn(OPEN + 60)
    assert table.game.round.number == 2
    assert not twin.problems
    assert not table.harness.problems
    assert len(set(table.log())) == len(table.log())


async def test_a_table_over_days_wishes_for_another_word_like_any_other() -> None:
    table = await a_game_over_days(2, bots=1)
    assert len(table.game.setup.words[0].words) == 2
    for who in (1, 2):
        await table.do(who, "vote_swap", yes=True)
    await table.harness.clock.turn(1)
    assert table.game.round.swapped


async def test_home_says_whose_turn_it_is_and_until_when() -> None:
    table = await a_game_over_days()
    await table.mark(1, 3)

    def mine(member: str) -> MyTable:
        found = my_table(table.live, KnownMember(MemberId(member), "en", True, False, False))
        assert found is not None
        return found

    until = table.state.open_until
    assert [(each.awaited, each.open_until) for each in map(mine, ("m1", "m2"))] == [
        (False, until),
        (True, until),
    ]
    sooner, sitting = replace(mine("m2"), open_until=1), replace(mine("m2"), open_until=None)
    assert in_order([mine("m2"), sooner, mine("m1"), sitting]).tables == [
        sitting,
        sooner,
        mine("m2"),
        mine("m1"),
    ]
