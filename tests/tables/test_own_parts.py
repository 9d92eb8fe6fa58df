"""Where nothing but the own part is new, that alone is sent to those who asked for it; it fits the view before it."""

from __future__ import annotations

import json
from random import Random

import pytest

from stella.live.hub import SWEEP
from stella.rules import Phase
from stella.tables import commands as c
from tests.tables.harness import FakeScreen, Harness, a_table

pytestmark = pytest.mark.anyio


def without_clock(screen: FakeScreen) -> object:
    """What a screen shows. Views that come at different times differ in what is left of a step."""
    return {**screen.view, "clock": None}


async def test_a_cross_is_told_by_the_own_part_alone_and_whole_to_who_did_not_ask() -> None:
    table = await a_table(playing=True)
    page, program, other = table.screen(1, takes_own=True), table.screen(1), table.screen(2, takes_own=True)
    shown, programs, others = len(page.shown), len(program.shown), len(other.shown)
    await table.do(1, "mark", place=3)
    part = json.loads(page.parts[-1])
    assert set(part) == {"type", "version", "you", "clock"}
    assert part["version"] == table.state.version
    assert part["you"]["game"]["crosses"] == [3]
    assert len(page.shown) == shown
    assert len(page.parts[-1]) * 5 < len(program.shown[-1])
    assert (len(program.shown), program.parts) == (programs + 1, [])
    assert page.view == program.view
    assert (len(other.shown), other.parts) == (others, [])


async def test_all_that_is_public_comes_as_a_whole_view() -> None:
    table = await a_table(playing=True)
    page = table.screen(1, takes_own=True)
    await table.mark(1, 3, finish_marking=False)
    parts, shown = len(page.parts), len(page.shown)
    await table.do(1, "finish_marking")
    assert (len(page.parts), len(page.shown)) == (parts, shown + 1)


@pytest.mark.parametrize("seed", range(12))
async def test_own_parts_and_views_together_are_the_whole_views_of_a_game(seed: int) -> None:
    rng, harness = Random(seed), Harness(seed=seed)
    table = await harness.open(3, time_limit=rng.choice([None, 300]))
    pairs = [(table.screen(who, takes_own=True), table.screen(who)) for who in (1, 2, 3)]
    await table.start()
    parts = 0
    for number in range(120):
        if table.phase() is Phase.OVER:
            break
        if rng.random() < 0.1:
            await harness.clock.turn(wait := rng.choice([1, 2 * SWEEP + 1]))
            _ = wait > SWEEP and table.live.sleep()
        who = 1 if table.phase() is Phase.SCORING else rng.randint(1, 3)
        actions = pairs[who - 1][0].view["you"]["game"]["actions"]
        moves = [("mark", {"place": place}) for place in actions["mark"][:3]]
        moves += [("unmark", {"place": place}) for place in actions["unmark"][:1]]
        moves += [("point_at", {"place": place}) for place in actions["point_at"][:2]]
        moves += [(name, {}) for name in ("reveal_word", "finish_marking", "next_round") if actions[name]]
        moves += [
            ("set_pointing_list", {"places": rng.sample(range(15), 2)}),
            ("teach_bots", {"on": number % 2 == 0}),
        ]
        kind, fields = rng.choice(moves)
        await table.do(who, kind, **fields)
        for page, program in pairs:
            assert without_clock(page) == without_clock(program)
        parts = sum(len(page.parts) for page, _ in pairs)
    assert parts > 10


async def test_who_has_no_view_yet_gets_one_instead_of_a_part() -> None:
    table = await a_table(playing=True)
    table.screen(1)
    assert table.live.sleep()
    late = table.screen(1, takes_own=True)
    answers = table.send(1, "mark", place=3)
    assert (late.shown, late.parts, answers) == ([], [], [])
    await table.harness.clock.turn(0)
    assert len(late.shown) == 1
    assert late.own["crosses"] == [3]


async def test_after_a_sleep_the_first_message_is_a_whole_view() -> None:
    table = await a_table(playing=True)
    page = table.screen(1, takes_own=True)
    assert table.live.sleep()
    shown = len(page.shown)
    await table.do(1, "mark", place=3)
    assert (len(page.shown), page.parts) == (shown + 1, [])
    await table.do(1, "mark", place=4)
    assert (len(page.shown), len(page.parts)) == (shown + 1, 1)


async def test_who_waits_at_the_door_gets_nothing_but_whole_views() -> None:
    table = await a_table(joining="approved")
    await table.must(None, c.Join("Eve", "en", "key"))
    eve = table.screen(4, takes_own=True)
    shown = len(eve.shown)
    await table.do(4, "rename", name="Eva")
    assert (len(eve.shown), eve.parts) == (shown, [])
    assert eve.view["table"] is None
    await table.do(1, "approve", member="m4")
    assert (len(eve.shown), eve.parts) == (shown + 1, [])
