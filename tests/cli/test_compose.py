"""A server is put together as its settings say."""

from __future__ import annotations

from pathlib import Path

import pytest

from stella.bots.memory import Memory
from stella.cli.compose import build_server
from stella.server.settings import Settings
from tests.tables.harness import Harness, play_with_bots


@pytest.mark.anyio
async def test_tables_get_the_pause_of_bots_and_the_limit_that_the_operator_set(tmp_path: Path) -> None:
    server = build_server(tmp_path, Settings(bot_pause=0.25, tables=3))
    await server.hub.services.store.close()
    assert server.hub.services.bot_pause == 0.25
    assert server.hub.limits.live_tables == 3


@pytest.mark.anyio
@pytest.mark.parametrize(("learning", "votes"), [(True, 60), (False, 0)])
async def test_bots_learn_from_a_finished_game_only_where_the_operator_lets_them(
    tmp_path: Path, learning: bool, votes: int
) -> None:
    table = await play_with_bots(Harness())
    server = build_server(tmp_path, Settings(learning=learning))
    server.hub.services.finished(table.live.id, table.harness.lessons[0])
    await server.stop()
    counts = [each for days in Memory(tmp_path).load().cards.values() for each in days.values()]
    assert sum(count.alone_shown for count in counts) == votes
