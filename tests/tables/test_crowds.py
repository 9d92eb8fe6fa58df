"""Caps that favour who plays: tables without sockets make room, and who returns gets in before a new table."""

from __future__ import annotations

import pytest

from stella.live.hub import GRACE, Hub, HubLimits, TooManyTables
from stella.rules import Rejection
from stella.tables import commands as c
from stella.tables.keys import KeyMaker
from stella.tables.options import OptionChanges
from stella.tables.refusal import Refusal, TableCode
from tests.support.servers import SeededRng
from tests.tables.harness import FakeScreen, Harness, Table

pytestmark = pytest.mark.anyio
MOST = 20


def crowded() -> Harness:
    harness = Harness()
    harness.hub = Hub(harness.services, KeyMaker(b"k" * 32), HubLimits(MOST))
    return harness


async def refused(harness: Harness) -> bool:
    """Whether a stranger's new table is refused."""
    made = await harness.hub.create(
        f"create-{harness.clock.monotonic()}-{SeededRng(len(harness.hub.tables)).randrange(1 << 60)}",
        lambda key: c.CreateTable(OptionChanges(), "Eve", "en", key),
    )
    assert not isinstance(made, Rejection)
    if isinstance(made, Refusal):
        assert made.code is TableCode.BUSY
    return isinstance(made, Refusal)


async def with_sockets(harness: Harness, count: int) -> list[Table]:
    """A given number of tables, each with its host connected."""
    tables = [await harness.open(1) for _ in range(count)]
    for table in tables:
        table.screen(1)
    return tables


async def test_tables_without_sockets_make_room_for_new_ones() -> None:
    harness = crowded()
    playing = await with_sockets(harness, 3)
    for _ in range(5 * MOST):
        await harness.open(1)
        await harness.clock.turn(1)
    assert len(harness.hub.tables) < MOST
    assert all(harness.hub.tables[table.live.id] is table.live for table in playing)


async def test_a_table_just_asked_for_keeps_its_place() -> None:
    harness = crowded()
    young = [await harness.open(1) for _ in range(harness.hub.limits.for_new)]
    assert await refused(harness)
    await harness.clock.turn(GRACE)
    young[0].live.touch()
    assert not await refused(harness)
    assert young[0].live.id in harness.hub.tables
    assert young[1].live.id not in harness.hub.tables


async def test_who_returns_gets_in_where_a_stranger_creates_no_table_any_more() -> None:
    harness = crowded()
    away = [await harness.open(1) for _ in range(3)]
    await harness.clock.turn(GRACE)
    await with_sockets(harness, harness.hub.limits.for_new)
    assert not any(table.live.id in harness.hub.tables for table in away)
    assert await refused(harness)
    for table in away[:2]:
        back = await harness.hub.find(table.live.id)
        assert back is not None
        back.connect(FakeScreen(table.people[0]))
    assert len(harness.hub.tables) == MOST


async def test_with_all_places_taken_by_people_a_stored_table_does_not_wake() -> None:
    harness = crowded()
    (away,) = [await harness.open(1)]
    await harness.clock.turn(GRACE)
    tables = await with_sockets(harness, harness.hub.limits.for_new)
    harness.hub.limits.live_tables = len(harness.hub.tables)
    with pytest.raises(TooManyTables):
        await harness.hub.find(away.live.id)
    tables[0].leave(*tables[0].screens())
    await harness.clock.turn(GRACE)
    assert await harness.hub.find(away.live.id) is not None
    assert tables[0].live.id not in harness.hub.tables


async def test_looking_for_room_where_there_is_none_does_not_go_through_all_tables_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    harness = crowded()
    await with_sockets(harness, harness.hub.limits.for_new)
    looks = 0
    sort = sorted

    class Counted(dict):  # type: ignore[type-arg]
        def values(self) -> object:  # type: ignore[override]
            nonlocal looks
            looks += 1
            return sort(super().values(), key=id)

    harness.hub.tables = Counted(harness.hub.tables)
    for _ in range(50):
        assert await refused(harness)
    assert looks == 1
