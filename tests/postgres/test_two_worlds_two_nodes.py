"""R-801 at two nodes: the same game twice, one seat's crosses differ, and no screen of either node can tell.

All frames of all others are compared, byte by byte, after every step. Planted leaks show that this would notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from stella.live import loading
from stella.live.snapshots import EVERY
from stella.live.table_request import Done
from stella.rules import Phase
from stella.tables.recipients import recipients_of
from tests.postgres.hubs import Shared, shared_table
from tests.support.clusters import borrow_database
from tests.support.exploring import seeds
from tests.tables.harness import FakeScreen
from tests.tables.test_two_worlds import leaking_how, leaking_versions

pytestmark = pytest.mark.anyio
SECRETIVE = 3
"""The person whose crosses differ."""
OTHERS = (1, 2, 4)
PUBLIC_CARDS = range(10, 15)
"""Where only the others make crosses; what they point at tells nothing of the secret."""

Moment = list[tuple[object, ...]]


@dataclass
class World:
    """One game: what the others were shown, step by step."""

    moments: list[Moment] = field(default_factory=list)
    slips: int = 0
    """Secret moves that changed what others are shown."""
    secret: list[bytes] = field(default_factory=list)
    """What the secretive one was shown."""


def frames(screens: list[FakeScreen]) -> Moment:
    """Everything these screens were sent until now, and when."""
    return [
        (*each.shown, *each.parts, *each.times, *each.notices, *each.reactions, *each.epochs, each.ended)
        for each in screens
    ]


async def screens_of_others(table: Shared) -> list[FakeScreen]:
    """One of each at their own node, another one at the other node, and a board at both."""
    screens = [await table.screen(who, table.at[who], takes_own=who == 4) for who in OTHERS]
    screens += [await table.screen(who, 1 - table.at[who], takes_own=who == 1) for who in OTHERS]
    return screens + [await table.screen(None, node) for node in (0, 1)]


async def play(seed: int, crosses: list[int]) -> World:
    """A game until the secretive seat is to point."""
    rng, world = Random(seed), World()
    at = {1: 0, 2: 1, SECRETIVE: seed % 2, 4: 1 - seed % 2}
    async with shared_table(borrow_database(), at, time_limit=rng.choice([None, 300])) as table:
        others = await screens_of_others(table)
        own = await table.screen(SECRETIVE, at[SECRETIVE])
        away = await table.screen(SECRETIVE, 1 - at[SECRETIVE], takes_own=True)
        await table.start(first_scout=rng.choice(OTHERS) - 1)
        world.moments.append(frames(others))
        await mark(table, rng, crosses, others, world)
        assert away.own["crosses"] == own.own["crosses"] == sorted(crosses)
        await table.do(SECRETIVE, "finish_marking")
        world.moments.append(frames(others))
        await point(table, rng, others, world)
        world.secret = own.shown
    return world


async def mark(
    table: Shared, rng: Random, crosses: list[int], others: list[FakeScreen], world: World
) -> None:
    """All mark; some secret moves are asked at the same moment as a move that everybody sees, at the other node."""
    secret = [("mark", place) for place in crosses]
    for _ in range(2):
        detour = crosses[rng.randrange(len(crosses))]
        secret += [("unmark", detour), ("mark", detour)]
    for who in OTHERS:
        for place in rng.sample(PUBLIC_CARDS, rng.randint(1, 2)):
            await table.do(who, "mark", place=place)
    for number, (kind, place) in enumerate(secret):
        before = frames(others)
        if rng.random() < 0.5:
            await table.do(SECRETIVE, kind, place=place)
            world.slips += frames(others) != before
        else:
            secretly: dict[str, Any] = {"kind": kind, "place": place}
            openly: dict[str, Any] = {"kind": "rename", "name": f"Somebody {number}"}
            asked = [(SECRETIVE, secretly), (OTHERS[number % 3], openly)]
            rng.shuffle(asked)
            answers = await asyncio.gather(*(table.ask(who, **fields) for who, fields in asked))
            assert all(isinstance(answer, Done) for answer in answers), answers
            await table.level()
        if rng.random() < 0.3:
            await table.do(SECRETIVE, "set_pointing_list", places=crosses)
        world.moments.append(frames(others))
    for who in OTHERS:
        await table.do(who, "finish_marking")
        world.moments.append(frames(others))


async def point(table: Shared, rng: Random, others: list[FakeScreen], world: World) -> None:
    """Every scout before the secretive one points at cards that are none of its."""
    side = table.sides[0]
    while side.phase() is Phase.REVEAL:
        scout = side.game.round.scout
        assert scout is not None
        if scout + 1 == SECRETIVE:
            return
        pointed = {pointing.place for pointing in side.game.round.pointings}
        await table.do(
            scout + 1, "point_at", place=rng.choice(sorted(set(side.game.round.marks[scout]) - pointed))
        )
        world.moments.append(frames(others))


async def both_worlds(seed: int) -> tuple[World, World]:
    """The same game with other crosses, as many."""
    rng = Random(seed)
    count = rng.randint(2, 5)
    first, second = (rng.sample(range(PUBLIC_CARDS.start), count) for _ in range(2))
    return await play(seed, first), await play(seed, second)


@pytest.mark.parametrize("seed", seeds(6))
async def test_nobody_at_either_node_can_tell_which_world_they_are_in(seed: int) -> None:
    one, two = await both_worlds(seed)
    assert (one.slips, two.slips) == (0, 0)
    assert one.moments == two.moments
    assert len(one.moments) > 10
    assert one.secret != two.secret


async def test_before_the_felt_tip_is_passed_the_other_node_cannot_tell_how_many_crosses_there_are() -> None:
    seen = []
    for slate in ([3], [0, 5, 9, 14, 2, 7, 1]):
        async with shared_table(borrow_database(), {1: 0, 2: 1, SECRETIVE: 0}) as table:
            others = [await table.screen(1, 0), await table.screen(2, 1), await table.screen(None, 1)]
            away = await table.screen(SECRETIVE, 1)
            await table.start(first_scout=1)
            before = frames(others)
            for place in slate:
                await table.do(SECRETIVE, "mark", place=place)
            await table.do(SECRETIVE, "set_pointing_list", places=slate)
            assert frames(others) == before
            assert away.own["crosses"] == sorted(slate)
            await table.do(2, "mark", place=0)
            seen.append(frames(others))
    assert seen[0] == seen[1]


async def test_a_node_that_missed_secret_moves_shows_nothing_when_it_reads_them_from_a_snapshot() -> None:
    async with shared_table(borrow_database(), {1: 0, 2: 1, SECRETIVE: 0}) as table:
        others = [await table.screen(1, 1), await table.screen(None, 1)]
        asking, away = await table.screen(2, 1), await table.screen(SECRETIVE, 1)
        await table.start(first_scout=1)
        deaf = table.nodes[1].hub._deaf
        assert deaf is not None
        deaf()
        before = frames(others)
        for number in range(EVERY + 2):
            answer = await table.ask(SECRETIVE, "unmark" if number % 2 else "mark", place=4)
            assert isinstance(answer, Done)
        assert await table.nodes[1].store.snapshot(table.sides[1].live.id) is not None
        await table.do(2, "mark", place=0)
        assert asking.own["crosses"] == [0]
        assert away.own["crosses"] == []
        assert frames(others) == before


def leaking_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    """A node shows everybody what another one wrote, if it was a cross on an even place."""
    honest = recipients_of

    def leaky(events: Any, state: Any) -> Any:
        even = any(getattr(event, "place", 1) % 2 == 0 for event in events)
        return honest(events, state) | ({None} if even else set())

    monkeypatch.setattr(loading, "recipients_of", leaky)


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "a byte more": leaking_how,
    "a version more": leaking_versions,
    "a frame more at the other node": leaking_loads,
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    servers = [await both_worlds(seed) for seed in range(3)]
    assert any(one.slips or two.slips or one.moments != two.moments for one, two in servers)
