"""A limit for each step: it holds for everybody, stands still while nobody is there, and survives a restart."""

from __future__ import annotations

from typing import Any

import pytest

from stella.rules import Phase
from stella.tables import commands as c
from stella.tables.events import StandInAction, TimeLeft
from stella.tables.options import Joining, OptionChanges
from stella.tables.people import MemberId
from stella.wire.stored import CODEC
from tests.tables.harness import Harness, Table, at_once

pytestmark = pytest.mark.anyio
LIMIT = 30


async def a_limited_game(**options: Any) -> Table:
    """Three people, all there, and a limit of half a minute."""
    table = await Harness().open(3, **{"time_limit": LIMIT, **options})
    for number in (1, 2, 3):
        table.screen(number)
    await table.start()
    return table


async def turn(table: Table, seconds: float) -> None:
    await table.harness.clock.turn(seconds)


async def test_the_limit_holds_for_people_who_are_there() -> None:
    table = await a_limited_game()
    await turn(table, LIMIT - 1)
    assert table.phase() is Phase.WORD
    await turn(table, 1)
    assert table.phase() is Phase.MARK
    assert table.state.carried == ((0, StandInAction.WORD_TURNED),)


async def test_who_was_too_slow_is_not_away() -> None:
    table = await a_limited_game()
    await turn(table, LIMIT + 1)
    assert table.state.carried
    assert table.state.away == frozenset()


async def test_each_step_has_its_own_limit_and_only_those_are_carried_who_are_not_done() -> None:
    table = await a_limited_game()
    await turn(table, LIMIT - 1)
    await table.do(1, "reveal_word")
    await table.mark(2, 5)
    await turn(table, LIMIT - 1)
    assert table.phase() is Phase.MARK
    await turn(table, 2)
    assert table.phase() is Phase.REVEAL
    assert {seat for seat, _ in table.state.carried} == {0, 2}


async def test_marking_does_not_begin_the_limit_anew() -> None:
    table = await a_limited_game()
    await table.do(1, "reveal_word")
    for place in range(5):
        await turn(table, LIMIT / 5 - 0.1)
        await table.do(3, "mark", place=place)
    await turn(table, 1)
    assert table.phase() is Phase.REVEAL


async def test_a_whole_game_goes_by_if_nobody_does_anything_but_going_on() -> None:
    table = await a_limited_game()
    for _ in range(3):
        await turn(table, 40 * LIMIT)
        assert table.phase() is Phase.SCORING
        await table.do(1, "next_round")
    await turn(table, 40 * LIMIT)
    assert table.phase() is Phase.OVER


async def test_without_a_limit_people_have_all_the_time_of_the_world() -> None:
    table = await a_limited_game(time_limit=None)
    await turn(table, 100 * LIMIT)
    assert table.phase() is Phase.WORD


async def test_the_limit_holds_for_who_is_not_there_too_however_patient_the_table() -> None:
    table = await a_limited_game(patience=600)
    table.leave(*table.screens("m1"))
    await turn(table, LIMIT)
    assert table.phase() is Phase.MARK


async def test_while_nobody_is_there_the_time_of_a_step_stands_still() -> None:
    table = await a_limited_game()
    await turn(table, 10)
    table.leave(*table.screens())
    await turn(table, 15)
    table.screen(1)
    await turn(table, LIMIT - 11)
    assert table.phase() is Phase.WORD
    await turn(table, 1.1)
    assert table.phase() is Phase.MARK


@pytest.mark.parametrize("approved", [True, False], ids=["who watches", "who knocks"])
async def test_nobody_but_those_who_play_makes_the_time_of_a_step_run(approved: bool) -> None:
    table = await Harness().open(3, time_limit=LIMIT)
    await table.must("m1", c.SetOptions(OptionChanges(joining=Joining.APPROVED)))
    table.screen(1)
    await table.start()
    await table.must(None, c.Join("Di", "en", "k"))
    if approved:
        await table.must("m1", c.Approve(MemberId("m4")))
    await turn(table, 10)
    table.leave(*table.screens())
    other = table.screen(4)
    await turn(table, 100)
    assert other.view.get("clock") is None
    table.screen(1)
    await turn(table, LIMIT - 11)
    assert table.phase() is Phase.WORD
    await turn(table, 1.1)
    assert table.phase() is Phase.MARK


async def test_while_others_are_there_the_time_of_who_comes_back_to_a_chair_goes_on() -> None:
    table = await a_limited_game()
    await turn(table, 10)
    table.leave(*table.screens("m1"), *table.screens("m2"))
    await table.do(3, "leave")
    table.leave(*table.screens())
    await turn(table, 100)
    table.screen(1)
    await turn(table, LIMIT - 11)
    assert table.phase() is Phase.WORD
    await turn(table, 1.1)
    assert table.phase() is Phase.MARK


async def stopped(table: Table) -> list[TimeLeft]:
    """Stop the server; return what its log says of the time left."""
    await table.harness.hub.stop()
    entries = at_once(table.harness.store.load(table.live.id))
    return [event for entry in entries for event in CODEC.decode(entry.body) if isinstance(event, TimeLeft)]


async def again(table: Table, *, later: float = 0) -> Table:
    """The table after a restart of the server, some time later."""
    table.harness.clock.seconds += later
    table.live.attendance.stop()  # the old server is dead, whether or not it had time to say so
    harness = Harness(table.harness.store, table.harness.clock, seed=9)
    live = await harness.hub.find(table.live.id)
    assert live is not None
    return Table(harness, live)


async def test_a_graceful_stop_keeps_the_time_left_and_a_restart_goes_on_from_there() -> None:
    table = await a_limited_game()
    await turn(table, 10)
    assert await stopped(table) == [TimeLeft(20_000)]
    table = await again(table, later=10_000)
    await turn(table, 100)  # nobody is there yet
    table.screen(1)
    await turn(table, 19)
    assert table.phase() is Phase.WORD
    await turn(table, 1.1)
    assert table.phase() is Phase.MARK


async def test_two_stops_in_one_step_add_up() -> None:
    table = await a_limited_game()
    await turn(table, 10)
    await stopped(table)
    table = await again(table)
    table.screen(1)
    await turn(table, 5)
    assert (await stopped(table))[-1] == TimeLeft(15_000)
    table = await again(table)
    assert len(await stopped(table)) >= 2
    table = await again(table)
    table.screen(1)
    await turn(table, 14.9)
    assert table.phase() is Phase.WORD
    await turn(table, 0.2)
    assert table.phase() is Phase.MARK


async def test_when_the_sockets_are_closed_before_the_stop_the_time_is_kept_too() -> None:
    table = await a_limited_game()
    await turn(table, 12)
    table.leave(*table.screens())
    await turn(table, 3)
    assert await stopped(table) == [TimeLeft(18_000)]


async def test_without_a_limit_or_a_running_game_a_stop_writes_nothing() -> None:
    assert await stopped(await a_limited_game(time_limit=None)) == []
    table = await Harness().open(3, time_limit=LIMIT)
    table.screen(1)
    assert await stopped(table) == []


async def test_a_stopped_server_does_not_act_any_more() -> None:
    table = await a_limited_game()
    await stopped(table)
    seq = table.live.seq
    await turn(table, 100 * LIMIT)
    assert table.live.seq == seq


async def test_after_a_crash_a_step_begins_anew() -> None:
    table = await a_limited_game()
    await turn(table, 25)
    table = await again(table)
    table.screen(1)
    await turn(table, LIMIT - 1)
    assert table.phase() is Phase.WORD
    await turn(table, 2)
    assert table.phase() is Phase.MARK


async def test_a_time_that_was_kept_is_used_once_and_for_its_step_only() -> None:
    table = await a_limited_game()
    await turn(table, 25)
    await stopped(table)
    table = await again(table)
    table.screen(1)
    await table.must("m1", c.Rename("Ada again"))
    await turn(table, 5.1)
    assert table.phase() is Phase.MARK
    await turn(table, LIMIT - 1)
    assert table.phase() is Phase.MARK
