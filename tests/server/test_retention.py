"""How long tables are kept: finished and idle ones by a time of their own, and none that somebody looks at."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import replace

import pytest

from stella.live.ports import Entry, Snapshot, TableId, TableSummary
from stella.server.server import StellaServer
from stella.server.settings import Settings
from tests.support.memory_store import MemoryStore
from tests.support.servers import FakeClock, make_server
from tests.support.unlimited import UNLIMITED
from tests.tables.harness import FakeScreen, Harness, Table, play_with_bots

pytestmark = pytest.mark.anyio
HOUR = 3600.0
DAY = 24 * HOUR


async def a_server(
    finished_days: float, idle_days: float
) -> tuple[StellaServer, FakeClock, Table, Table, Table]:
    """A server with a finished table, one in the lobby and one in the middle of a game; nobody is there any more."""
    harness = Harness()
    finished = await play_with_bots(harness)
    lobby = await harness.open(2)
    playing = await play_with_bots(harness, rounds=2)
    await harness.hub.stop()
    settings = replace(UNLIMITED, finished_days=finished_days, idle_days=idle_days)
    server = make_server(store=harness.store, clock=harness.clock, settings=settings)
    assert await server.sweep.run() == 0
    return server, harness.clock, finished, lobby, playing


async def test_a_table_over_days_is_not_idle_while_its_round_is_open() -> None:
    harness = Harness()
    table = await harness.open(3, round_hours=72)
    await table.start()
    await harness.clock.turn(1)
    server = make_server(
        store=harness.store, clock=harness.clock, settings=replace(UNLIMITED, finished_days=1, idle_days=1)
    )
    assert await server.sweep.run() == 0
    harness.clock.seconds += 2 * DAY
    assert await server.sweep.run() == 0
    harness.clock.seconds += 3 * DAY
    assert await server.sweep.run() == 1


async def kept(server: StellaServer) -> set[str]:
    return {str(summary.table) for summary in await server.hub.services.store.tables()}


async def in_bin(server: StellaServer) -> set[str]:
    return {str(summary.table) for summary in await server.hub.services.store.discarded()}


async def test_idle_tables_go_after_their_days_and_finished_ones_stay_for_longer() -> None:
    server, clock, finished, lobby, playing = await a_server(finished_days=90, idle_days=30)
    clock.seconds += 29 * DAY
    assert await server.sweep.run() == 0
    assert await kept(server) == {finished.live.id, lobby.live.id, playing.live.id}
    clock.seconds += 2 * DAY
    assert await server.sweep.run() == 2
    assert await kept(server) == {finished.live.id}
    clock.seconds += 58 * DAY
    assert await server.sweep.run() == 0
    clock.seconds += 2 * DAY
    assert await server.sweep.run() == 1
    assert await kept(server) == set()


async def test_an_operator_may_keep_finished_tables_for_less_than_idle_ones() -> None:
    server, clock, _, lobby, playing = await a_server(finished_days=1, idle_days=30)
    clock.seconds += 2 * DAY
    assert await server.sweep.run() == 1
    assert await kept(server) == {lobby.live.id, playing.live.id}


async def test_a_table_that_somebody_looks_at_is_kept() -> None:
    server, clock, finished, *_ = await a_server(finished_days=1, idle_days=1)
    live = await server.hub.find(finished.live.id)
    assert live is not None
    screen = FakeScreen(None)
    live.screens.add(screen)
    clock.seconds += 2 * DAY
    assert await server.sweep.run() == 2
    assert await kept(server) == {finished.live.id}
    live.screens.remove(screen)
    assert await server.sweep.run() == 1


async def test_a_removed_table_is_in_the_bin_for_a_day_and_then_gone_for_good() -> None:
    server, clock, finished, lobby, playing = await a_server(finished_days=90, idle_days=30)
    clock.seconds += 31 * DAY
    await server.sweep.run()
    assert await in_bin(server) == {lobby.live.id, playing.live.id}
    assert await server.hub.find(playing.live.id) is None
    clock.seconds += DAY - HOUR
    await server.sweep.run()
    assert await server.hub.services.store.recover(playing.live.id)
    found = await server.hub.find(playing.live.id)
    assert found is not None
    assert found.state == playing.live.state
    await server.hub.discard(playing.live.id)
    clock.seconds += 2 * HOUR
    await server.sweep.run()
    assert await in_bin(server) == {playing.live.id}
    assert await kept(server) == {finished.live.id}


async def test_nothing_is_removed_in_the_first_hour() -> None:
    server, clock, *tables = await a_server(finished_days=1, idle_days=1)
    clock.seconds += 3 * DAY
    server = make_server(store=server.hub.services.store, clock=clock, settings=server.settings)
    assert await server.sweep.run() == 0
    clock.seconds += HOUR - 1
    assert await server.sweep.run() == 0
    clock.seconds += 2
    assert await server.sweep.run() == len(tables)


@pytest.mark.parametrize("days", [3, 40, 4000])
async def test_a_clock_far_ahead_of_all_that_was_written_removes_nothing(days: int) -> None:
    server, clock, *_ = await a_server(finished_days=5, idle_days=5)
    clock.ahead = days * 24 * 3600 * 1000
    server = make_server(store=server.hub.services.store, clock=clock, settings=server.settings)
    for _ in range(12):
        assert await server.sweep.run() == 0
        clock.seconds += HOUR
    assert len(await kept(server)) == 3


async def test_days_count_while_a_server_runs_although_nobody_plays() -> None:
    server, clock, *_ = await a_server(finished_days=10, idle_days=10)
    for day in range(11):
        clock.seconds += DAY
        assert await server.sweep.run() == (3 if day == 9 else 0)


async def test_a_bin_without_a_player_is_emptied_all_the_same() -> None:
    server, clock, finished, lobby, _ = await a_server(finished_days=1000, idle_days=1000)
    clock.seconds += 50 * DAY
    server = make_server(store=server.hub.services.store, clock=clock, settings=server.settings)
    await server.sweep.run()
    await server.hub.discard(lobby.live.id)
    clock.seconds += DAY + HOUR
    await server.sweep.run()
    assert await in_bin(server) == set()
    assert finished.live.id in await kept(server)


class Unreadable(MemoryStore):
    """A store that lists its tables, but reads none of them."""

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        raise AssertionError("a log was read")

    async def snapshot(self, table: TableId) -> Snapshot | None:
        raise AssertionError("a snapshot was read")


async def many_tables(old: int, new: int, settings: Settings) -> tuple[StellaServer, FakeClock]:
    store, clock = Unreadable(), FakeClock()
    for number in range(old + new):
        await store.append(
            TableId(f"T{number:07}"), 0, [Entry("1", clock.now(), b"x", finished=number % 2 == 0)]
        )
        if number == old - 1:
            clock.seconds += 2 * DAY
    server = make_server(store=store, clock=clock, settings=settings)
    await server.sweep.run()
    clock.seconds += 2 * HOUR
    return server, clock


async def test_a_sweep_reads_no_log() -> None:
    server, _ = await many_tables(10, 0, replace(UNLIMITED, finished_days=1, idle_days=5))
    assert await server.sweep.run() == 5
    assert {int(code[1:]) % 2 for code in await kept(server)} == {1}


@pytest.mark.parametrize(
    ("old", "new", "stops"), [(20, 0, False), (21, 189, False), (21, 188, True), (300, 0, True)]
)
async def test_a_sweep_of_a_tenth_of_all_tables_waits_for_the_operator(
    old: int, new: int, stops: bool, caplog: pytest.LogCaptureFixture
) -> None:
    server, _ = await many_tables(old, new, replace(UNLIMITED, finished_days=1, idle_days=1))
    with caplog.at_level(logging.WARNING, "stella.server"):
        for _ in range(3):
            removed = await server.sweep.run()
            assert (removed == 0, server.sweep.waiting) == (stops, old if stops else 0)
            if not stops:
                break
    assert [message.count("stella tables sweep") for message in caplog.messages] == [1] * stops
    await server.start()
    assert f"stella_tables_overdue {float(old * stops)}".encode() in server.metrics.page()
    await server.stop()


class Lively(MemoryStore):
    """A store where somebody comes back to each table in the moment after it was listed."""

    async def tables(self, touched_before: int | None = None) -> Sequence[TableSummary]:
        found = await super().tables(touched_before)
        for each in found:
            await self.append(each.table, each.seq, [Entry(f"{each.seq + 1}", each.touched_at, b"x")])
        return found


async def test_a_table_that_somebody_comes_back_to_in_that_moment_is_kept() -> None:
    store, clock = Lively(), FakeClock()
    await store.append(TableId("AAAAAAAA"), 0, [Entry("1", clock.now(), b"x")])
    server = make_server(store=store, clock=clock, settings=replace(UNLIMITED, finished_days=1, idle_days=1))
    await server.sweep.run()
    clock.seconds += 2 * DAY
    assert await server.sweep.run() == 0
    assert await in_bin(server) == set()


async def test_an_operator_who_removes_them_ends_the_wait() -> None:
    server, _ = await many_tables(30, 0, replace(UNLIMITED, finished_days=1, idle_days=1))
    await server.sweep.run()
    store = server.hub.services.store
    for summary in await store.tables():
        await store.discard(summary.table, summary.touched_at)
    await server.sweep.run()
    assert server.sweep.waiting == 0
