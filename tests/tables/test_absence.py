"""Nobody is indispensable: when the table acts by itself, for whom, and when it does not."""

from __future__ import annotations

from typing import Any

import pytest

from stella.rules import Phase, Place
from stella.tables import commands as c
from stella.tables.events import StandInAction
from stella.tables.options import Joining
from stella.tables.people import MemberId
from stella.tables.refusal import TableCode
from stella.tables.stand_in import BY_LIST
from tests.tables.harness import FakeScreen, Harness, Table

pytestmark = pytest.mark.anyio
PATIENCE = 60.0
PAUSE = 0.9


async def a_game(people: int = 3, *, bots: int = 0, **options: Any) -> Table:
    """A game just begun, everybody connected but the last person."""
    table = await Harness().open(people, bots=bots, **options)
    for number in range(1, people):
        table.screen(number)
    await table.start()
    return table


async def turn(table: Table, seconds: float) -> None:
    await table.harness.clock.turn(seconds)


async def to_mark(table: Table) -> None:
    await table.do(1, "reveal_word")


async def to_reveal(table: Table, *, third: tuple[int, ...] = (3, 4)) -> None:
    """All have marked; the third one, who is away, too."""
    await to_mark(table)
    for place in third:
        await table.must("m3", c.Mark(Place(place)))
    await table.mark(1, 0, 3)
    await table.mark(2, 0, 4)


async def test_a_seat_is_waited_for_as_long_as_those_present_are_not_done() -> None:
    table = await a_game()
    await to_mark(table)
    await table.mark(1, 0)
    await turn(table, 10 * PATIENCE)
    assert table.state.away == frozenset()


async def test_own_crosses_are_passed_on_after_the_patience_and_not_before() -> None:
    table = await a_game()
    await to_reveal(table)
    await turn(table, PATIENCE - 1)
    assert table.phase() is Phase.MARK
    await turn(table, 1.1)
    assert table.phase() is Phase.REVEAL
    assert table.state.carried == ((2, StandInAction.OWN_CROSSES),)
    assert table.game.round.marks[2] == {3, 4}


async def test_where_no_cross_was_made_the_stand_in_marks() -> None:
    table = await a_game()
    await to_reveal(table, third=())
    await turn(table, PATIENCE)
    assert table.state.carried == ((2, StandInAction.STAND_IN_MARKED),)
    assert table.phase() is Phase.REVEAL


async def test_the_host_sets_how_long_is_waited() -> None:
    table = await a_game(patience=5)
    await to_reveal(table)
    await turn(table, 5)
    assert table.phase() is Phase.REVEAL


async def test_the_word_of_an_absent_first_scout_is_turned() -> None:
    table = await Harness().open(3)
    table.screen(1)
    await table.start(first_scout=2)
    await turn(table, PATIENCE)
    assert (table.phase(), table.state.carried) == (Phase.MARK, ((2, StandInAction.WORD_TURNED),))


async def test_who_is_away_already_is_not_waited_for_so_long_again_and_points_by_the_list_then_by_the_stand_in() -> (
    None
):
    table = await a_game()
    await to_reveal(table)
    await table.must("m3", c.SetPointingList((Place(4),)))
    await turn(table, PATIENCE)
    await table.do(1, "point_at", place=0)
    await table.do(2, "point_at", place=4)
    await turn(table, PAUSE)
    assert table.game.round.pointings[-1].scout == 2
    assert [how for _, how in table.state.carried] == [
        StandInAction.OWN_CROSSES,
        StandInAction.STAND_IN_POINTED,
    ]


async def test_the_list_of_an_absent_scout_comes_before_the_stand_in() -> None:
    table = await a_game()
    await to_reveal(table)
    await table.must("m3", c.SetPointingList((Place(4), Place(3))))
    await turn(table, PATIENCE)
    await table.do(1, "point_at", place=0)
    assert table.game.round.scout == 1
    await table.do(2, "point_at", place=4)
    await turn(table, PAUSE)
    assert [how for _, how in table.state.carried] == [StandInAction.OWN_CROSSES, StandInAction.POINTING_LIST]


async def test_who_comes_back_takes_over_at_once() -> None:
    table = await a_game()
    await to_reveal(table)
    await turn(table, PATIENCE)
    back = table.screen(3)
    await turn(table, 0)
    assert table.state.away == frozenset()
    assert [chair["away"] for chair in back.view["table"]["chairs"]] == [False] * 3
    await table.do(1, "point_at", place=0)
    await table.do(2, "point_at", place=4)
    await turn(table, 10 * PATIENCE)
    assert table.game.round.scout == 2


async def test_when_nobody_is_there_nothing_happens() -> None:
    table = await a_game(2, bots=1)
    table.leave(*table.screens())
    seq = table.live.seq
    await turn(table, 5)
    assert table.live.seq == seq
    assert not table.live.attendance.due


async def test_who_only_waits_at_the_door_or_watches_does_not_make_the_game_go_on() -> None:
    table = await a_game()
    await to_reveal(table)
    await table.must(None, c.Join("Watcher", "en", "key"))
    table.screen(None)
    table.screen(4)
    table.leave(*table.screens("m1"), *table.screens("m2"))
    await turn(table, 5 * PATIENCE)
    assert table.phase() is Phase.MARK
    table.screen(1)
    await turn(table, PATIENCE)
    assert table.phase() is Phase.REVEAL


async def test_who_joined_but_never_connected_is_waited_for_only_as_long_as_others() -> None:
    table = await a_game()
    await to_reveal(table, third=())
    await turn(table, PATIENCE)
    assert table.phase() is Phase.REVEAL


async def test_the_hosts_role_passes_when_the_host_is_gone() -> None:
    table = await Harness().open(3)
    ada, bo = table.screen(1), table.screen(2)
    table.leave(ada)
    await turn(table, PATIENCE - 1)
    assert table.state.host == "m1"
    await turn(table, 1)
    assert table.state.host == "m2"
    assert bo.view["you"]["host"]


async def test_between_games_everyone_is_told_how_long_an_absent_host_is_waited_for() -> None:
    table = await Harness().open(3)
    ada, bo, board = table.screen(1), table.screen(2), table.screen(None)
    assert wait_of(bo) is None
    table.leave(ada)
    assert wait_of(bo) == wait_of(board) == PATIENCE
    await turn(table, 20)
    assert wait_of(table.screen(3)) == PATIENCE - 20
    table.screen(1)
    assert wait_of(bo) is None


async def test_a_host_who_comes_back_in_time_stays_the_host() -> None:
    table = await Harness().open(2)
    ada, _ = table.screen(1), table.screen(2)
    table.leave(ada)
    await turn(table, PATIENCE - 1)
    table.screen(1)
    await turn(table, PATIENCE)
    assert table.state.host == "m1"


async def test_the_role_never_passes_to_somebody_at_the_door() -> None:
    table = await Harness().open(1, joining=Joining.APPROVED)
    await table.must(None, c.Join("Eve", "en", "key"))
    table.screen(2)
    await turn(table, 10 * PATIENCE)
    assert table.state.host == "m1"


async def test_bots_and_free_chairs_are_played_after_a_short_pause() -> None:
    table = await a_game(3, bots=1)
    table.screen(3)
    await table.must("m3", c.Leave())
    await to_mark(table)
    await table.mark(1, 0)
    await table.mark(2, 0)
    await turn(table, PAUSE + 0.1)
    assert table.phase() is Phase.REVEAL
    assert table.state.carried == ()


async def test_bots_and_free_chairs_pass_last_so_that_people_may_still_take_the_other_word() -> None:
    table = await a_game(2, bots=2)
    table.screen(2)
    await to_mark(table)
    await turn(table, 100 * PAUSE)
    assert table.game.round.passed == frozenset()
    await table.do(1, "vote_swap", yes=True)
    await turn(table, 1)
    assert not table.game.round.swapped
    await table.do(2, "vote_swap", yes=True)
    await turn(table, 1)
    assert table.game.round.swapped


async def test_the_table_never_acts_for_people_who_are_there() -> None:
    table = await a_game(3, bots=3)
    table.screen(3)
    await to_mark(table)
    await turn(table, 100 * PATIENCE)
    assert table.game.round.passed == frozenset()
    assert (table.state.carried, table.state.away) == ((), frozenset())


async def test_who_comes_back_while_a_commit_is_under_way_is_not_played_for() -> None:
    table = await a_game()
    store = table.fussy()
    await to_reveal(table)
    await turn(table, PATIENCE - 0.5)
    store.hold()
    table.send(2, "rename", name="Bob")
    await turn(table, 1)  # the table wants to act now, but the commit is in its way
    table.screen(3)
    await store.release()
    await turn(table, 1)
    assert table.phase() is Phase.MARK
    assert (table.state.carried, table.state.members[MemberId("m2")].name) == ((), "Bob")


async def test_a_person_who_plays_by_list_is_played_also_when_present() -> None:
    table = await a_game()
    table.screen(3)
    await to_mark(table)
    await table.mark(1, 0, 3)
    await table.mark(2, 0, 4)
    await table.mark(3, 3, 4)
    await table.do(1, "set_pointing_list", places=[3, 0])
    await table.do(1, "play_by_list", on=True)
    await turn(table, 0)
    assert table.screens("m1")[0].game["pointings"] == []  # a person would have looked first
    await turn(table, max(BY_LIST))
    assert [(turn.scout, turn.place) for turn in table.game.round.pointings] == [(0, 3)]
    assert table.state.carried == ()


async def test_what_the_disk_refuses_is_tried_again_a_little_later_and_not_without_end() -> None:
    table = await a_game()
    store = table.fussy()
    await to_reveal(table)
    store.refuses = True
    await turn(table, PATIENCE)
    tries = len(table.harness.problems)
    assert tries == 1
    await turn(table, 10)
    assert tries < len(table.harness.problems) <= 7
    store.refuses = False
    await turn(table, 3)
    assert table.phase() is Phase.REVEAL


async def test_others_learn_that_a_seat_was_carried_but_not_how_until_the_scoring() -> None:
    table = await a_game()
    board = table.screen(None)
    await to_reveal(table)
    await turn(table, PATIENCE)
    assert board.view["play"]["carried"] == [{"seat": 2, "how": None}]
    assert b"own_crosses" not in b"".join(board.shown)
    await table.do(1, "point_at", place=3)
    while board.game["phase"] == "reveal":
        scout = board.game["scout"]
        if scout == 2:
            await turn(table, PAUSE)
        else:
            (screen,) = table.screens(f"m{scout + 1}")
            await table.do(scout + 1, "point_at", place=screen.own["actions"]["point_at"][0])
    assert board.view["play"]["carried"][0] == {"seat": 2, "how": "own_crosses"}


def wait_of(screen: FakeScreen) -> float | None:
    """The seconds that everyone still waits for people who are away, as a screen is told."""
    clock = screen.view["clock"]
    return None if clock is None or not clock["absent"] else clock["left"] / 1000


async def an_absent_first_scout(**options: Any) -> tuple[Table, FakeScreen, FakeScreen]:
    """The third person has to turn the word card and isn't there; the screens of the host and a guest."""
    table = await Harness().open(3, **options)
    host, guest = table.screen(1), table.screen(2)
    await table.start(first_scout=2)
    return table, host, guest


async def test_an_absent_first_scout_is_waited_for_ten_seconds_and_everyone_is_told() -> None:
    table, host, guest = await an_absent_first_scout()
    assert wait_of(host) == wait_of(guest) == 10
    await turn(table, 4)
    assert wait_of(table.screen(None)) == 6
    await turn(table, 5.9)
    assert table.phase() is Phase.WORD
    await turn(table, 0.2)
    assert (table.phase(), table.state.carried) == (Phase.MARK, ((2, StandInAction.WORD_TURNED),))
    assert wait_of(host) is None


async def test_a_shorter_patience_holds_for_the_word_too() -> None:
    table, host, _ = await an_absent_first_scout(patience=5)
    assert wait_of(host) == 5
    await turn(table, 5)
    assert table.phase() is Phase.MARK


async def test_a_first_scout_who_comes_back_turns_the_word_themselves() -> None:
    table, host, _ = await an_absent_first_scout()
    await turn(table, 8)
    table.screen(3)
    assert wait_of(host) is None
    await turn(table, 10 * PATIENCE)
    assert table.phase() is Phase.WORD


async def test_the_host_goes_on_without_who_is_away_at_once() -> None:
    table, _, _ = await an_absent_first_scout()
    assert table.live.attendance.go_on(MemberId("m1")) is None
    await turn(table, 0)
    assert table.state.carried == ((2, StandInAction.WORD_TURNED),)


async def test_going_on_holds_for_one_step_and_everyone_who_is_away_in_it() -> None:
    table = await Harness().open(4)
    host = table.screen(1)
    table.screen(2)
    await table.start(first_scout=0)
    await to_mark(table)
    await table.mark(1, 0)
    assert wait_of(host) is None
    assert table.live.attendance.go_on(MemberId("m1")) is None
    await turn(table, 0)
    assert table.state.away == frozenset()  # somebody who is here still marks
    await table.mark(2, 0)
    await turn(table, 0)
    assert table.phase() is Phase.REVEAL
    assert table.state.away == {2, 3}


async def test_only_the_host_goes_on_without_people() -> None:
    table, _, _ = await an_absent_first_scout()
    refused = table.live.attendance.go_on(MemberId("m2"))
    assert refused is not None
    assert refused.code is TableCode.NOT_HOST
    await turn(table, 1)
    assert table.phase() is Phase.WORD


@pytest.mark.parametrize("third", [(), (3, 4)])
async def test_the_wait_for_who_is_away_tells_nothing_of_their_crosses(third: tuple[int, ...]) -> None:
    table = await a_game()
    screen = table.screens("m1")[0]
    await to_reveal(table, third=third)
    assert wait_of(screen) == PATIENCE
    await turn(table, 25)
    await table.must("m3", c.SetPointingList(tuple(Place(place) for place in third)))
    assert wait_of(table.screen(None)) == PATIENCE - 25
    await turn(table, PATIENCE - 26)
    assert table.phase() is Phase.MARK
    await turn(table, 1.1)
    assert table.phase() is Phase.REVEAL
