"""How long tables are kept: finished and idle ones by a time of their own, and none that somebody looks at."""

from __future__ import annotations

from dataclasses import replace

import pytest

from stella.server.server import StellaServer
from tests.support.servers import FakeClock, make_server
from tests.support.unlimited import UNLIMITED
from tests.tables.house import FakeScreen, House, Table, play_with_bots

pytestmark = pytest.mark.anyio
DAY = 24 * 3600.0


async def a_world(
    finished_days: float, idle_days: float
) -> tuple[StellaServer, FakeClock, Table, Table, Table]:
    """A server with a finished table, one in the lobby and one in the middle of a game; nobody is there any more."""
    house = House()
    finished = await play_with_bots(house)
    lobby = await house.open(2)
    playing = await play_with_bots(house, rounds=2)
    await house.hub.stop()
    settings = replace(UNLIMITED, finished_days=finished_days, idle_days=idle_days)
    server = make_server(store=house.store, clock=house.clock, settings=settings)
    return server, house.clock, finished, lobby, playing


async def kept(server: StellaServer) -> set[str]:
    return {str(summary.table) for summary in await server.hub.services.store.tables()}


async def test_idle_tables_go_after_their_days_and_finished_ones_stay_for_longer() -> None:
    server, clock, finished, lobby, playing = await a_world(finished_days=90, idle_days=30)
    clock.seconds += 29 * DAY
    assert await server.remove_old_tables() == 0
    assert await kept(server) == {finished.live.id, lobby.live.id, playing.live.id}
    clock.seconds += 2 * DAY
    assert await server.remove_old_tables() == 2
    assert await kept(server) == {finished.live.id}
    clock.seconds += 58 * DAY
    assert await server.remove_old_tables() == 0
    clock.seconds += 2 * DAY
    assert await server.remove_old_tables() == 1
    assert await kept(server) == set()


async def test_an_operator_may_keep_finished_tables_for_less_than_idle_ones() -> None:
    server, clock, _, lobby, playing = await a_world(finished_days=1, idle_days=30)
    clock.seconds += 2 * DAY
    assert await server.remove_old_tables() == 1
    assert await kept(server) == {lobby.live.id, playing.live.id}


async def test_a_table_that_somebody_looks_at_is_kept() -> None:
    server, clock, finished, *_ = await a_world(finished_days=1, idle_days=1)
    live = await server.hub.find(finished.live.id)
    assert live is not None
    screen = FakeScreen(None)
    live.audience.add(screen)
    clock.seconds += 2 * DAY
    assert await server.remove_old_tables() == 2
    assert await kept(server) == {finished.live.id}
    live.audience.remove(screen)
    assert await server.remove_old_tables() == 1
