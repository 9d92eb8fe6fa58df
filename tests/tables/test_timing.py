"""Timing is part of the wire: when something happens tells no secret either.

The clock is turned, so a delay is a number. Where both worlds have the same chance in them, the delays must be equal,
one by one; where they cannot, their distributions are compared with the noise that samples have.
"""

from __future__ import annotations

from statistics import mean, pstdev

import pytest

from stella.rules import Phase
from stella.tables.stand_in import BY_LIST
from tests.tables.harness import FakeScreen, Harness, Table

pytestmark = pytest.mark.anyio
SEEDS = range(24)
BOT_PAUSE = 0.9


async def a_game(
    seed: int, *, bots: int = 0, people: int = 3, first_scout: int = 2, **options: object
) -> Table:
    """A game before its first cross; all people but the last have a connection."""
    table = await Harness(seed=seed).open(people, bots=bots, wish=f"create-{seed}", **options)
    for who in range(1, people):
        table.screen(who)
    await table.start(first_scout)
    if table.state.chairs[first_scout].member == "m3" and people == 3:
        third = table.screen(3)
        await table.do(3, "reveal_word")
        table.leave(third)
    else:
        while table.phase() is Phase.WORD:
            scout = table.state.chairs[first_scout].member
            await (table.do(int(scout[1:]), "reveal_word") if scout else table.harness.clock.turn_to_next())
    return table


async def until(table: Table, phase: Phase) -> float:
    """Turn the clock until this step; returns the time."""
    while table.phase() is not phase:
        await table.harness.clock.turn_to_next()
    return table.harness.clock.monotonic()


async def until_pointed(table: Table, count: int) -> float:
    """Turn the clock until this many pictures were pointed at; returns the time."""
    while len(table.game.round.pointings) < count and table.phase() is Phase.REVEAL:
        await table.harness.clock.turn_to_next()
    return table.harness.clock.monotonic()


def alike(one: list[float], two: list[float]) -> bool:
    """Whether two samples could come from one distribution: means within four standard errors of each other."""
    error: float = ((pstdev(one) ** 2 + pstdev(two) ** 2) / len(one)) ** 0.5
    return abs(mean(one) - mean(two)) <= 4 * error + 0.01


@pytest.mark.parametrize("slates", [((), (1, 5)), ((), (3,)), ((0, 2, 4, 6), (1,))], ids=str)
async def test_when_an_absent_scout_points_does_not_tell_whether_they_had_crosses(
    slates: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    servers = []
    for slate in slates:
        delays = []
        for seed in SEEDS:
            table = await a_game(seed)
            await table.mark(3, *slate, finish_marking=False)
            await table.mark(1, 1, 3)
            await table.mark(2, 1, 5)
            began = await until(table, Phase.REVEAL)
            assert table.game.round.scout == 2
            delays.append(round(await until_pointed(table, 1) - began, 2))
        servers.append(delays)
    assert servers[0] == servers[1]
    assert min(servers[0]) > 0.5


async def test_a_present_scout_without_a_cross_has_time_to_point_after_the_limit_of_marking() -> None:
    table = await a_game(0, time_limit=20)
    table.screen(3)
    await table.mark(1, 1, 3)
    await table.mark(2, 1, 5)
    began = await until(table, Phase.REVEAL)
    assert table.game.round.marks[2]
    assert await until_pointed(table, 1) - began >= 20


async def test_a_bot_that_passes_last_does_not_point_at_once() -> None:
    for seed in SEEDS:
        table = await a_game(seed, people=2, bots=1)
        screen: FakeScreen = table.screens("m1")[0]
        await table.mark(1, 1, 3)
        await table.mark(2, 1, 5)
        while table.phase() is Phase.MARK:
            await table.harness.clock.turn_to_next()
        assert table.game.round.pointings == ()
        if table.game.round.scout == 2:
            passed = screen.times[-1]
            assert await until_pointed(table, 1) - passed > 0.5


# Playing by the list


async def turns_by_list(seed: int, crosses: tuple[int, ...], *, listed: tuple[int, ...]) -> list[float]:
    """The delays of a present scout's turns who follows their list."""
    table = await a_game(seed, first_scout=0)
    third = table.screen(3)
    await table.mark(1, *crosses)
    await table.do(1, "set_pointing_list", places=list(listed))
    await table.do(1, "play_by_list", on=True)
    await table.mark(2, *crosses)
    await table.mark(3, *crosses)
    delays = list[float]()
    while table.phase() is Phase.REVEAL:
        scout = table.game.round.scout
        assert scout is not None
        if scout == 0:
            began = table.harness.clock.monotonic()
            delays.append(round(await until_pointed(table, len(table.game.round.pointings) + 1) - began, 2))
        else:
            place = min(set(crosses) - {each.place for each in table.game.round.pointings})
            await table.do(scout + 1, "point_at", place=place)
    assert third.ended is None
    return delays


async def test_who_plays_by_list_has_the_pace_of_a_person_whatever_is_on_the_list() -> None:
    crosses = (0, 3, 6, 9)
    one = [await turns_by_list(seed, crosses, listed=(9, 6, 3, 0)) for seed in SEEDS]
    two = [await turns_by_list(seed, crosses, listed=(0, 3, 14, 6, 9)) for seed in SEEDS]
    first = [turns[0] for turns in one]
    assert first == [turns[0] for turns in two]
    least, most = (BOT_PAUSE * each for each in BY_LIST)
    assert max(first) - min(first) > (most - least) / 2
    everything, other = ([each for turns in server for each in turns] for server in (one, two))
    assert alike(everything, other)
    assert min(everything) >= least


async def test_the_pace_of_a_list_cannot_be_worked_out_by_who_sees_the_table() -> None:
    """What is public of the first turn is the same in all games; what differs is the order of the cards."""
    firsts = {(await turns_by_list(seed, (0, 3), listed=(0, 3)))[0] for seed in SEEDS}
    assert len(firsts) > len(SEEDS) // 2


async def test_an_absent_person_is_waited_for_as_long_whether_they_follow_a_list_or_not() -> None:
    servers = []
    for by_list in (False, True):
        delays = []
        for seed in SEEDS:
            table = await a_game(seed)
            await table.mark(3, 1, 5)
            await table.do(3, "set_pointing_list", places=[5, 1])
            await table.do(3, "play_by_list", on=by_list)
            await table.mark(1, 1, 3)
            await table.mark(2, 1, 5)
            began = await until(table, Phase.REVEAL)
            delays.append(round(await until_pointed(table, 1) - began, 2))
        servers.append(delays)
    assert servers[0] == servers[1]


async def test_delays_that_hang_on_a_secret_would_be_noticed() -> None:
    fast, slow = [1.0 + seed / 24 for seed in SEEDS], [2.5 + seed / 24 for seed in SEEDS]
    assert alike(fast, sorted(fast, key=lambda each: each % 0.3))
    assert not alike(fast, slow)
