"""R-801 at the table: the same life of a table twice, one seat's crosses differ, and nobody else can tell.

Every screen of everybody else is shown the same bytes in the same number of frames at the same times, and hears the
same answers, until a picture is pointed at that the worlds disagree about. Planted leaks show that the comparison would
notice.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stella.live import screens
from stella.live.hub import SWEEP
from stella.rules import Phase
from stella.tables import commands as c
from stella.tables import evolve, project, recipients, stand_in
from stella.tables.options import Joining
from tests.tables.harness import FakeScreen, Harness, Table

pytestmark = pytest.mark.anyio
SECRETIVE = 2
"""The seat (and member m3) whose crosses differ."""


@dataclass(frozen=True)
class Plan:
    """A secretive seat's crosses in both worlds: as many in the end, and made by as many wishes."""

    first: tuple[int, ...]
    second: tuple[int, ...]

    @property
    def disputed(self) -> frozenset[int]:
        """Places that only one of the worlds has a cross on."""
        return frozenset(self.first) ^ frozenset(self.second)


def plan_of(rng: Random) -> Plan:
    count = rng.randint(1, 8)
    return Plan(*(tuple(rng.sample(range(15), count)) for _ in range(2)))


@dataclass
class World:
    """One run: what everybody else was shown and answered, moment by moment."""

    table: Table
    screens: list[FakeScreen]
    moments: list[object] = field(default_factory=list)

    def note(self, answer: object = None) -> None:
        """Remember what all others have seen by now."""
        seen = [(tuple(each.shown), tuple(each.parts), tuple(each.times)) for each in self.screens]
        self.moments.append((answer, seen))


async def play(seed: int, crosses: tuple[int, ...], disputed: frozenset[int]) -> World:
    """A random table until something is pointed at that the worlds disagree about."""
    rng = Random(seed)
    harness = Harness(seed=seed)
    options: dict[str, Any] = {"time_limit": rng.choice([None, 300]), "patience": rng.choice([5, 60])}
    table = await harness.open(4, bots=rng.randint(0, 2), wish="create", **options)
    await table.do(1, "set_options", options={"joining": Joining.APPROVED.value})
    await table.must(None, c.Join("Eve", "en", "key"))  # she waits at the door
    others = [table.screen(number, takes_own=number > 1) for number in (1, 2, 4, 5)]
    others += [table.screen(None), table.screen(1, takes_own=True)]
    world = World(table, others)
    secretive = table.screen(3, takes_own=seed % 2 == 0)
    await table.start(first_scout=rng.randrange(4))
    await harness.clock.turn(0)
    if table.phase() is Phase.WORD:
        await table.do(table.game.round.first_scout + 1, "reveal_word")
    world.note()
    await mark(world, rng, crosses, secretive)
    await point(world, rng, disputed)
    return world


async def mark(world: World, rng: Random, crosses: tuple[int, ...], secretive: FakeScreen) -> None:
    """All mark, in an order that does not depend on the secret; the secretive one has second thoughts too."""
    table, clock = world.table, world.table.harness.clock
    detours = [rng.randrange(len(crosses)) for _ in range(2)]
    secret = [("mark", place) for place in crosses]
    for detour in detours:
        secret += [("unmark", crosses[detour]), ("mark", crosses[detour])]
    plans: dict[int, list[tuple[str, int]]] = {3: secret}
    for who in (1, 2, 4):
        plans[who] = [("mark", place) for place in rng.sample(range(15), rng.randint(1, 6))]
    finish = rng.choice(["pass", "carried"])
    while any(plans.values()):
        who = rng.choice([each for each, left in plans.items() if left])
        kind, place = plans[who].pop(0)
        await table.do(who, kind, place=place)
        if rng.random() < 0.2:
            await table.refused(3, "mark", place=crosses[0] if (kind, who) == ("mark", 3) else 99)
        if rng.random() < 0.15:
            await clock.turn(wait := rng.choice([1, SWEEP, 2 * SWEEP + 1]))
            _ = wait > SWEEP and table.live.sleep()
        if rng.random() < 0.3:
            await table.do(3, "set_pointing_list", places=list(crosses))
        world.note()
    for who in (1, 2, 4):
        await table.do(who, "finish_marking")
        world.note()
    if finish == "pass":
        await table.do(3, "finish_marking")
    else:
        table.leave(secretive)
    while table.phase() is Phase.MARK:  # bots mark, and an absent one is played by a stand-in
        await clock.turn(0.5)
    world.note()


async def point(world: World, rng: Random, disputed: frozenset[int]) -> None:
    """Point at what both worlds agree about, as long as there is such a thing."""
    table = world.table
    while table.phase() is Phase.REVEAL:
        scout = table.game.round.scout
        assert scout is not None
        if scout == SECRETIVE:
            return
        if table.state.chairs[scout].member is None:
            before = len(table.game.round.pointings)
            if _open_places(table, scout) & disputed:
                return  # a bot may point at what the worlds disagree about
            await table.harness.clock.turn(1)
            assert len(table.game.round.pointings) > before or table.phase() is not Phase.REVEAL
            world.note()
            continue
        agreed = sorted(_open_places(table, scout) - disputed)
        if not agreed:
            return
        await table.do(scout + 1, "point_at", place=rng.choice(agreed))
        world.note()


def _open_places(table: Table, seat: int) -> frozenset[int]:
    pointed = {pointing.place for pointing in table.game.round.pointings}
    return frozenset(table.game.round.marks[seat]) - pointed


async def same_in_both_worlds(seed: int) -> bool:
    plan = plan_of(Random(seed))
    one = await play(seed, plan.first, plan.disputed)
    two = await play(seed, plan.second, plan.disputed)
    return one.moments == two.moments


@pytest.mark.parametrize("seed", range(40))
async def test_nobody_can_tell_which_world_they_are_in(seed: int) -> None:
    assert await same_in_both_worlds(seed)


async def test_the_worlds_do_differ_for_the_secretive_one() -> None:
    plan = plan_of(Random(3))
    one, two = await play(3, plan.first, plan.disputed), await play(3, plan.second, plan.disputed)
    assert one.table.game.round.marks[SECRETIVE] != two.table.game.round.marks[SECRETIVE]
    assert sum(len(moment) for moment in one.moments if isinstance(moment, tuple)) > 20
    assert any(len(each.shown) > 10 for each in one.screens)
    assert any(each.parts for each in one.screens)


def leaking_list(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is shown the longest pointing list as if it were their own."""
    honest = project.project_own

    def leaky(table: Any, member: Any) -> Any:
        own = honest(table, member)
        own_list = next(iter(table.lists.values()), ())
        return msgspec.structs.replace(own, pointing_list=own_list)

    monkeypatch.setattr(screens, "project_own", leaky)


def leaking_how(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of the first cross is hidden in white space."""
    honest = screens.Screens._view

    def leaky(self: screens.Screens, state: Any, *about: Any, **how: Any) -> bytes:
        slate = (
            sorted(state.game.round.marks[SECRETIVE]) if state.game and len(state.chairs) > SECRETIVE else []
        )
        return honest(self, state, *about, **how) + (b" " if slate and slate[0] % 2 else b"")

    monkeypatch.setattr(screens.Screens, "_view", leaky)


def leaking_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cross on an even place counts as public: others get one more frame."""
    honest = recipients.recipients_of

    def leaky(events: Any, table: Any) -> Any:
        marked = [getattr(event, "place", 1) for event in events]
        return honest(events, table) | ({None} if any(place % 2 == 0 for place in marked) else set())

    monkeypatch.setattr("stella.live.pending_commit.recipients_of", leaky)


def leaking_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The public version counts crosses on even places."""
    monkeypatch.setattr(
        evolve,
        "is_public",
        lambda event: recipients.is_public(event) or getattr(event, "place", 1) % 2 == 0,
    )


def leaking_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table takes a millisecond more for each cross on an even place."""
    honest = stand_in.next_due

    def leaky(table: Any, *about: Any) -> Any:
        due = honest(table, *about)
        slates = table.game.round.marks if table.game else ()
        even = sum(place % 2 == 0 for slate in slates for place in slate)
        return due and replace(due, seconds=due.seconds + 0.001 * even)

    monkeypatch.setattr("stella.live.attendance.next_due", leaky)


def leaking_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """When somebody makes a cross on an even place, everybody gets their own part."""
    honest = screens.Screens._show_members

    def leaky(self: screens.Screens, members: Any, state: Any) -> None:
        even = any(place % 2 == 0 for place in state.game.round.marks[SECRETIVE]) if state.game else False
        honest(self, {*members, *(state.members if even else ())}, state)

    monkeypatch.setattr(screens.Screens, "_show_members", leaky)


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "a pointing list": leaking_list,
    "a byte more": leaking_how,
    "a frame more": leaking_frames,
    "a version more": leaking_versions,
    "an own part more": leaking_parts,
    "a millisecond more": leaking_time,
}


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_planted_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    LEAKS[leak](monkeypatch)
    assert not all([await same_in_both_worlds(seed) for seed in range(12)])


@pytest.mark.parametrize(
    "slates", [((3,), (0, 5, 9, 14, 2, 7, 1)), ((), (4,))], ids=["few or many", "none or one"]
)
async def test_before_the_felt_tip_is_passed_not_even_the_number_of_crosses_shows(
    slates: tuple[tuple[int, ...], tuple[int, ...]],
) -> None:
    seen = []
    for slate in slates:
        table = await Harness().open(3, wish="create")
        others = [table.screen(1), table.screen(2), table.screen(None)]
        table.screen(3)
        await table.start()
        await table.do(1, "reveal_word")
        await table.mark(1, 0, 1)
        await table.mark(3, *slate, finish_marking=False)
        await table.do(3, "set_pointing_list", places=list(slate))
        await table.harness.clock.turn(3 * SWEEP)
        await table.mark(2, 2)
        seen.append([each.shown for each in others])
    assert seen[0] == seen[1]


async def over_days(crosses: tuple[int, ...], *, done: bool) -> list[object]:
    """What all others are shown of a round over days until it closes, by time or because all are done."""
    harness = Harness(seed=5)
    table = await harness.open(3, bots=1, wish="create", round_hours=12)
    world = World(table, [table.screen(1), table.screen(2), table.screen(None)])
    secretive = table.screen(3)
    await table.start(first_scout=0)
    await harness.clock.turn(1)
    world.note()
    table.leave(*table.screens("m1"))
    await table.do(3, "set_pointing_list", places=list(crosses))
    await table.mark(3, *crosses, finish_marking=done)
    table.leave(secretive)
    await harness.clock.turn(6 * 3600)
    world.note(await table.refused(1, "take_seat", seat=2))
    await table.mark(1, 0, 1, finish_marking=False)
    await table.mark(2, 0, 1)
    await harness.clock.turn(6 * 3600 - 2)
    world.note(dict(await harness.store.due()))
    assert table.phase() is Phase.MARK
    return world.moments


@pytest.mark.parametrize("done", [True, False], ids=["done", "out of time"])
async def test_over_days_nobody_can_tell_either_until_the_round_closes(done: bool) -> None:
    assert await over_days((3, 7, 9), done=done) == await over_days((14, 2, 5), done=done)
    if not done:
        assert await over_days((), done=done) == await over_days((14,), done=done)
