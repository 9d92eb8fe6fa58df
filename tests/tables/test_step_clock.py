"""What a view says of the agreed time: the server's count, the same for everybody, and nothing where no time runs."""

from __future__ import annotations

from typing import Any

import pytest

from stella.live.attendance import StepClock
from stella.rules import Phase
from stella.tables import commands as c
from tests.support.servers import FakeClock, settle
from tests.tables.harness import FakeScreen, Harness, Table

pytestmark = pytest.mark.anyio
LIMIT = 30
FULL = {"limit": 30_000, "left": 30_000, "absent": False}


async def a_limited_game(people: int = 3, *, bots: int = 0, **options: Any) -> Table:
    """All people are there, with half a minute for each step, and one of them scouts first."""
    table = await Harness().open(people, bots=bots, **{"time_limit": LIMIT, **options})
    for number in range(1, people + 1):
        table.screen(number)
    await table.start(first_scout=0)
    return table


def screen_of(table: Table, who: int) -> FakeScreen:
    return table.screens(table.people[who - 1])[0]


def clock_of(screen: FakeScreen) -> dict[str, int] | None:
    clock: dict[str, int] | None = screen.view["clock"]
    return clock


async def test_a_step_begins_with_all_of_its_time() -> None:
    table = await a_limited_game()
    assert clock_of(screen_of(table, 2)) == FULL
    await table.harness.clock.turn(12)
    await table.do(1, "reveal_word")
    assert clock_of(screen_of(table, 2)) == FULL


async def test_who_comes_later_sees_the_time_that_is_left() -> None:
    table = await a_limited_game()
    await table.harness.clock.turn(12.5)
    assert clock_of(table.screen(None)) == {"limit": 30_000, "left": 17_500, "absent": False}


async def test_making_a_cross_tells_its_owner_the_time_left_and_begins_nothing_anew() -> None:
    table = await a_limited_game()
    await table.do(1, "reveal_word")
    await table.harness.clock.turn(10)
    await table.do(3, "mark", place=4)
    assert clock_of(screen_of(table, 3)) == {"limit": 30_000, "left": 20_000, "absent": False}


async def test_everybody_is_told_the_same_time() -> None:
    table = await a_limited_game()
    board = table.screen(None)
    await table.do(1, "reveal_word")
    await table.harness.clock.turn(7)
    await table.mark(2, 5)
    seen = [clock_of(screen) for screen in (*(screen_of(table, who) for who in (1, 2, 3)), board)]
    assert seen == [{"limit": 30_000, "left": 23_000, "absent": False}] * 4


async def test_without_a_limit_there_is_no_clock() -> None:
    table = await a_limited_game(time_limit=None)
    assert clock_of(screen_of(table, 1)) is None


async def test_a_lobby_and_a_scoring_have_no_clock() -> None:
    table = await Harness().open(3, time_limit=LIMIT)
    for number in (1, 2, 3):
        table.screen(number)
    assert clock_of(screen_of(table, 1)) is None
    await table.start()
    await table.harness.clock.turn(40 * LIMIT)
    assert table.phase() is Phase.SCORING
    assert clock_of(screen_of(table, 1)) is None


async def test_while_only_bots_are_waited_for_there_is_no_clock() -> None:
    table = await a_limited_game(2, bots=1)
    await table.do(1, "reveal_word")
    assert clock_of(screen_of(table, 1)) == FULL
    await table.mark(1, 5)
    await table.mark(2, 5)
    assert table.phase() is Phase.MARK
    assert clock_of(screen_of(table, 1)) is None


async def test_while_nobody_is_there_the_board_shows_no_clock_and_goes_on_where_it_stood() -> None:
    table = await a_limited_game()
    board = table.screen(None)
    await table.harness.clock.turn(10)
    table.leave(*(screen for screen in table.screens() if screen.member is not None))
    assert clock_of(board) is None
    await table.harness.clock.turn(100)
    table.screen(1)
    await settle()  # it slept
    assert clock_of(board) == {"limit": 30_000, "left": 20_000, "absent": False}


async def test_while_only_a_guest_without_a_chair_is_there_no_time_is_shown() -> None:
    table = await Harness().open(6, time_limit=LIMIT)
    await table.must(None, c.Join("Seventh", "en", "a key"))
    for number in range(1, 8):
        table.screen(number)
    await table.start(first_scout=0)
    guest = screen_of(table, 7)
    table.leave(*(screen for screen in table.screens() if screen is not guest))
    assert clock_of(guest) is None


async def test_who_waits_at_the_door_is_told_no_time() -> None:
    table = await Harness().open(3, time_limit=LIMIT)
    await table.do(1, "set_options", options={"joining": "approved"})
    await table.must(None, c.Join("Eve", "en", "a key"))
    for number in (1, 2, 3):
        table.screen(number)
    await table.start()
    assert clock_of(screen_of(table, 1)) == FULL
    assert clock_of(table.screen(4)) is None


async def test_a_restart_goes_on_with_the_time_left() -> None:
    table = await a_limited_game()
    await table.harness.clock.turn(11)
    harness = await table.harness.restarted()
    live = await harness.hub.find(table.live.id)
    assert live is not None
    assert clock_of(Table(harness, live).screen(1)) == {"limit": 30_000, "left": 19_000, "absent": False}


def test_a_clock_of_another_step_has_not_begun() -> None:
    time = FakeClock()
    clock = StepClock(time.monotonic)
    clock.begin(("one",))
    time.seconds += 5
    assert clock.age(("one",)) == 5
    assert clock.age(("two",)) == 0


def test_a_step_that_begins_while_the_clock_stands_still_has_all_of_its_time_when_it_runs() -> None:
    time = FakeClock()
    clock = StepClock(time.monotonic)
    clock.pause()
    time.seconds += 5
    clock.begin(("one",), 2)
    time.seconds += 5
    assert clock.age(("one",)) == 2
    clock.resume()
    time.seconds += 1
    assert clock.age(("one",)) == 3


def test_a_step_may_begin_later() -> None:
    time = FakeClock()
    clock = StepClock(time.monotonic)
    clock.begin(("one",), -4)
    assert clock.age(("one",)) == -4
