"""Spectators mark along: counted in memory, told after each verdict and never before, at one node or at two."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stella.bus.local import LocalBus
from stella.live.audience import MOST, MOST_OF_NETWORK
from stella.live.hub import SWEEP
from stella.rules import Phase, SlatesShown
from stella.tables import commands as c
from stella.tables.people import MemberId
from stella.tables.refusal import TableCode
from stella.wire.messages import MarkAlong
from tests.support.servers import settle
from tests.tables.harness import FakeScreen, Harness, Table, a_table
from tests.tables.test_days import a_game_over_days, again
from tests.tables.test_nodes import at_two_nodes

pytestmark = pytest.mark.anyio
CROSSES = {1: (0, 1), 2: (0, 2), 3: (0, 5)}
"""What the three at the table mark; the first scout is the first of them."""
_numbers = itertools.count(1)


def viewer(table: Table, *places: int, at: str = "here", name: str = "") -> FakeScreen:
    """A spectator connects, and marks these places if any."""
    screen = FakeScreen(None)
    screen.spectator, screen.network = True, at
    screen.viewer = name or f"viewer-{next(_numbers)}"
    table.live.connect(screen)
    if places:
        assert marked(table, screen, *places) is None
    return screen


def marked(table: Table, screen: FakeScreen, *places: int, number: int = 1) -> TableCode | None:
    """What somebody who marks along is told; `None`: it counts."""
    refusal = table.live.audience.mark(screen, MarkAlong(number, places, id="m"))  # type: ignore[arg-type]
    return None if refusal is None else refusal.code


def lights(screen: FakeScreen) -> list[dict[str, Any]]:
    return [each for each in map(json.loads, screen.reactions) if each["type"] == "audience"]


async def everybody_is_done(table: Table) -> None:
    for who, places in CROSSES.items():
        await table.mark(who, *places)
    assert table.phase() is Phase.REVEAL


async def play_on(table: Table, until: Phase = Phase.SCORING) -> None:
    """Let the scout point at the first cross that is left."""
    while table.phase() is Phase.REVEAL:
        scout = table.game.round.scout
        assert scout is not None
        pointed = {pointing.place for pointing in table.game.round.pointings}
        await table.do(scout + 1, "point_at", place=min(table.game.round.marks[scout] - pointed))
    assert table.phase() in (until, Phase.OVER)


async def test_after_each_verdict_everybody_sees_how_many_of_the_audience_saw_it_too() -> None:
    table = await a_table(playing=True)
    ada, board = table.screen(1), table.screen(None)
    watching = [viewer(table, 0, 1), viewer(table, 0, 9), viewer(table, 4)]
    viewer(table)  # looks on
    await everybody_is_done(table)
    assert [lights(each) for each in (ada, board, *watching)] == [[]] * 5
    await table.do(1, "point_at", place=0)
    told = {
        "type": "audience",
        "game": 1,
        "round": 1,
        "viewers": 3,
        "seen": [2],
        "rounds": [1],
        "forgotten": [],
        "closest": [],
    }
    assert [lights(each) for each in (ada, board, *watching)] == [[told]] * 5
    assert len(board.shown) > 0
    await table.do(2, "point_at", place=2)
    assert lights(ada)[-1]["seen"] == [2, 0]


async def test_fewer_than_three_are_told_nobody() -> None:
    table = await a_table(playing=True)
    ada = table.screen(1)
    one = viewer(table, 0)
    viewer(table, 0)
    await everybody_is_done(table)
    await table.do(1, "point_at", place=0)
    assert lights(ada) == []
    assert [(each["viewers"], each["seen"]) for each in lights(one)] == [(2, [])]


async def test_a_slate_can_change_until_the_last_seat_is_done() -> None:
    table = await a_table(playing=True)
    ada = table.screen(1)
    first = viewer(table, 0)
    others = [viewer(table, 0), viewer(table, 0), viewer(table, 0)]
    assert marked(table, first, 1, 2) is None
    assert marked(table, others[0]) is None  # wiped
    await table.mark(1, 0, 1)
    await table.mark(2, 0, 2)
    assert marked(table, first, 3) is None
    await table.mark(3, 0, 5)
    assert marked(table, first, 0) is TableCode.AUDIENCE_LATE
    await table.do(1, "point_at", place=0)
    assert [(each["viewers"], each["seen"]) for each in lights(ada)] == [(3, [2])]


async def test_marks_for_another_round_or_before_the_word_are_too_early_or_too_late() -> None:
    table = await a_table()
    watching = viewer(table)
    assert marked(table, watching, 0) is TableCode.AUDIENCE_LATE
    await table.start()
    assert marked(table, watching, 0) is TableCode.AUDIENCE_LATE
    await table.do(1, "reveal_word")
    assert marked(table, watching, 0, number=2) is TableCode.AUDIENCE_LATE
    assert marked(table, watching, 0) is None


async def test_only_people_without_a_seat_mark_along() -> None:
    table = await a_table(playing=True)
    await table.must(None, c.Join("Late", "en", "key"))
    assert marked(table, table.screen(4), 0) is None
    assert marked(table, table.screen(1), 0) is TableCode.AUDIENCE
    assert marked(table, table.screen(None), 0) is TableCode.AUDIENCE


async def test_the_host_can_do_without_an_audience() -> None:
    table = await a_table(playing=True, audience=False)
    assert marked(table, viewer(table), 0) is TableCode.AUDIENCE_LATE


async def test_only_as_many_mark_along_as_fit_and_only_some_of_one_network() -> None:
    table = await a_table(playing=True)
    for _ in range(MOST_OF_NETWORK):
        viewer(table, 0)
    assert marked(table, viewer(table), 0) is TableCode.AUDIENCE_FULL
    for number in range(MOST - MOST_OF_NETWORK):
        last = viewer(table, 0, at=f"network {number}")
    assert marked(table, viewer(table, at="another"), 0) is TableCode.AUDIENCE_FULL
    assert marked(table, last, 1) is None


async def test_a_phone_that_was_locked_or_comes_back_counts_once() -> None:
    table = await a_table(playing=True)
    ada = table.screen(1)
    for name in ("one", "two", "three"):
        table.leave(viewer(table, 0, name=name))
    viewer(table, 0, name="three")
    await everybody_is_done(table)
    await table.do(1, "point_at", place=0)
    late = viewer(table, name="two")
    assert [each[-1]["seen"] for each in (lights(ada), lights(late))] == [[3], [3]]


async def test_marking_along_leaves_no_trace_and_keeps_nobody_awake() -> None:
    table = await a_table(playing=True)
    ada = table.screen(1)
    watching = viewer(table)
    await settle()
    before = (table.log(), list(ada.shown), table.live.seq, table.live.touched_at, list(ada.reactions))
    await table.harness.clock.turn(1)
    assert marked(table, watching, 3, 4) is None
    await settle()
    assert (
        table.log(),
        list(ada.shown),
        table.live.seq,
        table.live.touched_at,
        list(ada.reactions),
    ) == before


async def test_a_table_that_slept_remembers_its_audience() -> None:
    table = await a_table(playing=True)
    ada, *_ = (table.screen(who) for who in CROSSES)
    for _ in range(3):
        viewer(table, 0)
    await settle()
    assert table.live.sleep()
    assert marked(table, viewer(table), 0) is None
    await everybody_is_done(table)
    await table.do(1, "point_at", place=0)
    assert lights(ada)[-1]["seen"] == [4]


async def test_a_restart_forgets_the_audience_and_says_so() -> None:
    table = await a_table(playing=True)
    for _ in range(3):
        viewer(table, 0)
    await everybody_is_done(table)
    harness = await table.harness.restarted()
    live = await harness.hub.find(table.live.id)
    assert live is not None
    after = Table(harness, live)
    ada, watching = after.screen(1), viewer(after)
    await after.do(1, "point_at", place=0)
    assert lights(ada) == []
    told = [(each["viewers"], each["seen"], each["rounds"], each["forgotten"]) for each in lights(watching)]
    assert told == [(0, [], [], [1])]


async def test_a_restart_while_the_table_marks_forgets_nothing_that_is_sent_again() -> None:
    table = await a_table(playing=True)
    viewer(table, 0)
    harness = await table.harness.restarted()
    live = await harness.hub.find(table.live.id)
    assert live is not None
    after = Table(harness, live)
    for _ in range(3):
        watching = viewer(after, 0)
    await everybody_is_done(after)
    await after.do(1, "point_at", place=0)
    assert [(each["seen"], each["forgotten"]) for each in lights(watching)] == [([3], [])]


async def test_a_table_that_everybody_left_keeps_its_audience_until_memory_is_short() -> None:
    table = await a_table(playing=True)
    for _ in range(3):
        table.leave(viewer(table, 0))
    await table.harness.clock.turn(20 * SWEEP)
    assert not table.live.awake
    assert await table.harness.hub.find(table.live.id) is table.live
    table.screen(1)
    await everybody_is_done(table)
    await table.do(1, "point_at", place=0)
    assert table.live.audience.remembers


async def test_the_host_turns_the_audience_off_and_on_during_a_game() -> None:
    table = await a_table(playing=True)
    ada = table.screen(1)
    watching = [viewer(table, 0), viewer(table, 0), viewer(table, 0)]
    assert await table.refused(2, "set_options", options={"audience": False}) == TableCode.NOT_HOST
    assert (
        await table.refused(1, "set_options", options={"audience": False, "patience": 20})
        == TableCode.GAME_RUNNING
    )
    await table.do(1, "set_options", options={"audience": False})
    assert marked(table, watching[0], 1) is TableCode.AUDIENCE_LATE
    await table.do(1, "set_options", options={"audience": True})
    assert marked(table, watching[0], 1) is None
    await everybody_is_done(table)
    await table.do(1, "set_options", options={"audience": False})
    await table.do(1, "point_at", place=0)
    assert [lights(each) for each in (ada, *watching)] == [[]] * 4
    await table.do(1, "set_options", options={"audience": True})
    await table.do(2, "point_at", place=2)
    assert lights(ada)[-1]["seen"] == [2, 0]


async def whole_game(
    table: Table, audience: dict[int, tuple[int, ...]], before: Callable[[int], None] = lambda _: None
) -> None:
    """Four rounds with the same crosses; in each these viewers mark along. `before`: called before each round."""
    for number in range(1, 5):
        before(number)
        if number > 1:
            await table.do(1, "next_round")
        await table.do(table.game.round.first_scout + 1, "reveal_word")
        for screen, places in audience.items():
            marked(table, table.screens()[screen], *places, number=number)
        await everybody_is_done(table)
        await play_on(table)
    assert table.phase() is Phase.OVER


@pytest.mark.parametrize(("shown", "closest"), [(SlatesShown.AFTER_GAME, [1]), (SlatesShown.NEVER, [])])
async def test_at_the_end_they_learn_whose_mind_the_audience_is_closest_to(
    shown: SlatesShown, closest: list[int]
) -> None:
    table = await a_table(slates_shown=shown)
    board = table.screen(None)
    for _ in range(3):
        viewer(table)
    await table.start()
    await whole_game(table, {1: (0, 2), 2: (2, 7), 3: (2,)})
    assert [each["closest"] for each in lights(board)[:-1]] == [[]] * (len(lights(board)) - 1)
    assert (lights(board)[-1]["closest"], lights(board)[-1]["rounds"]) == (closest, [1, 2, 3, 4])
    assert lights(board)[-1]["forgotten"] == []


async def test_counts_of_two_nodes_are_added_up() -> None:
    one, two = await at_two_nodes(3)
    ada, bo = one.screen(1), two.screen(2)
    await one.start()
    await one.do(1, "reveal_word")
    await settle()
    viewer(one, 0, name="moves")
    viewer(one, 0)
    viewer(two, 0, 1)
    viewer(two, 4)
    viewer(two, 0, name="moves")  # somewhere else now
    await everybody_is_done(one)
    await settle()
    await one.do(1, "point_at", place=0)
    await settle()
    expected = (4, [3])
    assert [(each["viewers"], each["seen"]) for each in (lights(ada)[-1], lights(bo)[-1])] == [expected] * 2
    two.live.audience._tallies.clear()  # it missed what the other node said
    await one.do(2, "point_at", place=2)
    await settle()
    assert lights(ada)[-1]["viewers"] == 4


async def test_at_most_as_many_mark_along_at_all_nodes_as_at_one() -> None:
    one, two = await at_two_nodes(3)
    await one.start()
    await one.do(1, "reveal_word")
    await settle()
    for number in range(MOST_OF_NETWORK):
        viewer((one, two)[number % 2], 0)
        await settle()
    for table in (one, two):
        assert marked(table, viewer(table), 0) is TableCode.AUDIENCE_FULL
    for number in range(MOST - MOST_OF_NETWORK):
        viewer((one, two)[number % 2], 0, at=f"network {number}", name=f"last-{number}")
        await settle()
    for table in (one, two):
        assert marked(table, viewer(table, at="another"), 0) is TableCode.AUDIENCE_FULL
    assert marked(two, viewer(two, at="network 0", name="last-0"), 1) is None, "they only moved"


async def test_a_node_that_comes_late_learns_of_all_rounds_at_the_end() -> None:
    one, two = await at_two_nodes(3)
    board = two.screen(None)
    for _ in range(3):
        viewer(one)
    await one.start()
    await settle()

    def forget(number: int) -> None:
        if number == 4:
            two.live.audience._tallies.clear()

    await whole_game(one, {0: (0, 2), 1: (2, 7), 2: (2,)}, forget)
    await settle()
    assert (lights(board)[-1]["closest"], lights(board)[-1]["rounds"]) == ([1], [1, 2, 3, 4])


def briefly(screen: FakeScreen) -> list[tuple[int, list[int], list[int]]]:
    return [(each["round"], each["seen"], each["rounds"]) for each in lights(screen)]


def seen_of(table: Table, *counts: int) -> list[int]:
    """How many saw each picture pointed at in the first round, if this many marked each of the first places."""
    return [counts[each.place] if each.place < len(counts) else 0 for each in table.game.past[0].pointings]


async def test_over_days_those_who_come_back_see_how_many_agreed_meanwhile() -> None:
    table = await a_game_over_days()
    for name in ("one", "two", "three"):
        table.leave(viewer(table, 0, 2, name=name))
    for who, places in CROSSES.items():
        await table.mark(who, *places)
    await table.harness.clock.turn(0)
    assert (table.phase(), table.game.round.number) == (Phase.MARK, 2)
    told = [(1, seen_of(table, 3, 0, 3), [1])]
    assert told[0][1] != []
    assert [briefly(each) for each in (table.screen(1), table.screen(None), viewer(table))] == [told] * 3
    after = await again(table, later=1)
    assert lights(after.screen(1)) == []
    [light] = lights(viewer(after, name="two"))
    assert (light["round"], light["seen"], light["forgotten"]) == (1, [], [1])


async def test_over_days_nothing_is_told_of_a_round_without_a_verdict_to_those_who_come_before_it() -> None:
    table = await a_game_over_days(pace="unhurried")
    for name in ("one", "two", "three"):
        table.leave(viewer(table, 0, name=name))
    for who, places in CROSSES.items():
        await table.mark(who, *places)
    await table.harness.clock.turn(0)
    ada = table.screen(1)
    for number in range(3):
        assert marked(table, viewer(table, name=f"new-{number}"), 0, number=2) is None
    for who, places in CROSSES.items():
        await table.mark(who, *places)
    assert (table.phase(), table.game.round.pointings) == (Phase.REVEAL, ())
    late = table.screen(2)
    assert [each[0::2] for each in briefly(late)] == [(1, [1])]
    await table.harness.clock.turn(20)
    assert briefly(late)[1][0::2] == (2, [1, 2])
    assert [each["round"] for each in lights(ada)][:2] == [1, 2]


@pytest.mark.parametrize("late", [False, True])
async def test_over_days_a_node_that_everybody_left_counts_what_was_marked_there(
    late: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await at_two_nodes(3)
    await one.do(1, "set_options", options={"round_hours": 12})
    await one.start()
    await one.harness.clock.turn(0)
    await settle()
    for name in ("one", "two", "three"):
        two.leave(viewer(two, 1, name=name))
    assert two.live.sleep()
    with monkeypatch.context() as silence:
        if late:
            silence.setattr(LocalBus, "publish", lambda *_: None)
        for who, places in CROSSES.items():
            await one.mark(who, *places)
        await one.harness.clock.turn(0)
    assert one.game.round.number == 2
    two.live.heard(one.live.seq)
    await settle()
    assert briefly(one.screen(1)) == [(1, seen_of(one, 0, 3), [1])]


async def world(seed: int, slates: list[tuple[int, ...]]) -> list[object]:
    """What players, the board and a silent spectator get while an audience marks these places, before a verdict."""
    rng = Random(seed)
    table = await Harness(seed=seed).open(3, wish="create")
    await table.start()
    await table.do(1, "reveal_word")
    others = [
        table.screen(1),
        table.screen(2, takes_own=True),
        table.screen(None),
        viewer(table, name="silent"),
    ]
    watching = [viewer(table, name=f"watching-{number}") for number in range(4)]
    crosses = [(who, place) for who, places in CROSSES.items() for place in places]
    moments: list[object] = []
    for who, place in crosses:
        for _ in range(rng.randrange(3)):
            number = rng.randrange(4)
            marked(table, watching[number], *slates[number][: rng.randint(0, 10)])
        await table.do(who, "mark", place=place)
        await table.harness.clock.turn(rng.choice([0, 1, 200]))
        moments.append(
            [(list(each.shown), list(each.parts), list(each.times), list(each.reactions)) for each in others]
        )
    for screen, slate in zip(watching, slates, strict=True):
        marked(table, screen, *slate)
    for who in CROSSES:
        await table.do(who, "finish_marking")
    moments.append(
        [(list(each.shown), list(each.parts), list(each.times), list(each.reactions)) for each in others]
    )
    moments.append((table.live.seq, table.live.touched_at, table.live.told_at))
    return moments


@pytest.mark.parametrize("seed", range(8))
async def test_before_a_verdict_nobody_can_tell_what_the_audience_marked(seed: int) -> None:
    rng = Random(seed)
    busy = [tuple(rng.sample(range(15), rng.randint(1, 10))) for _ in range(4)]
    assert await world(seed, busy) == await world(seed, [()] * 4)


async def later_world(slates: list[tuple[int, ...]]) -> list[object]:
    """What those get who come to the second round over days, before its first verdict."""
    table = await Harness(seed=3).open(3, wish="create", round_hours=12, pace="unhurried")
    await table.start()
    await table.harness.clock.turn(0)
    watching = [viewer(table, 0, name=f"watching-{number}") for number in range(4)]
    for who, places in CROSSES.items():
        await table.mark(who, *places)
    await table.harness.clock.turn(30)
    assert (table.phase(), table.game.round.number) == (Phase.MARK, 2)
    moments: list[object] = []
    for done in (False, True):
        for screen, slate in zip(watching, slates, strict=True):
            assert done or marked(table, screen, *slate, number=2) is None
        for who, places in CROSSES.items():
            await table.mark(who, *(() if done else places), finish_marking=done)
        came = [table.screen(1), table.screen(None), viewer(table, name="silent")]
        moments.append([(list(each.shown), list(each.reactions)) for each in came])
        table.leave(*came)
    assert (table.phase(), table.game.round.pointings) == (Phase.REVEAL, ())
    return moments


async def test_over_days_nobody_who_comes_later_can_tell_what_the_audience_marked() -> None:
    one = await later_world([(1, 2), (2,), (2, 3), (4,)])
    assert one == await later_world([(9,), (8,), (7,), ()])
    assert one == await later_world([()] * 4)


async def test_a_stranger_who_waits_outside_hears_nothing_of_the_audience() -> None:
    table = await a_table()
    await table.do(1, "set_options", options={"joining": "approved"})
    await table.start()
    await table.do(1, "reveal_word")
    await table.must(None, c.Join("Eve", "en", "key"))
    eve = table.screen(MemberId("m4"))
    for _ in range(3):
        viewer(table, 0)
    await everybody_is_done(table)
    await table.do(1, "point_at", place=0)
    assert lights(eve) == []
