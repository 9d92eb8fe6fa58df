"""A server is put together as its settings say."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from stella.bots.memory import Memory
from stella.cli.compose import build_server
from stella.cli.errors import Failure
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


@pytest.mark.anyio
async def test_notifications_need_a_contact_that_push_services_accept(tmp_path: Path) -> None:
    server = build_server(tmp_path, Settings(push_contact="mailto:ada@example.org"))
    assert server.notifier is not None
    assert server.hub.services.notifier is server.notifier
    await server.stop()
    with pytest.raises(Failure, match="push services accept no such address"):
        build_server(tmp_path / "other", Settings(push_contact="ada@example.org"))


@pytest.mark.anyio
async def test_without_their_packages_the_server_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "stella.server.push.messages")
    monkeypatch.setitem(sys.modules, "py_vapid", None)
    with pytest.raises(Failure, match=r"pip install 'stella-table\[push\]'"):
        build_server(tmp_path, Settings(push_contact="mailto:ada@example.org"))
    server = build_server(tmp_path / "other", Settings())
    assert server.notifier is None
    await server.stop()
