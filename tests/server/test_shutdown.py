"""A server that ends tells its sockets when to come back, each at a time of its own."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from stella.live.ports import SingleNode
from stella.server.shutdown import LONGEST, drain_sockets
from stella.tables import commands as c
from stella.tables.options import OptionChanges
from stella.tables.refusal import Refusal
from tests.support.people import PATIENCE, Device
from tests.support.processes import nursery_in
from tests.support.servers import make_server, settle
from tests.tables.harness import FakeScreen

pytestmark = pytest.mark.anyio


async def told_to(sockets: int) -> list[tuple[int, int]]:
    """What this many boards of a server without others are told."""
    server = make_server()
    made = await server.hub.create("create", lambda key: c.CreateTable(OptionChanges(), "Ada", "en", key))
    assert not isinstance(made, Refusal)
    screens = [FakeScreen(None) for _ in range(sockets)]
    for screen in screens:
        made[0].connect(screen)
    await drain_sockets(server)
    await server.stop()
    return [word for screen in screens for word in screen.told_to_come_back]


@pytest.mark.parametrize(("sockets", "window"), [(3, 100), (500, 2000), (5000, 1000 * LONGEST)])
async def test_the_more_sockets_the_longer_the_time_over_which_they_come_back(
    sockets: int, window: int
) -> None:
    words = await told_to(sockets)
    assert len(words) == sockets
    assert {jitter for _, jitter in words} == {window}
    assert all(500 <= come_back_in < 500 + window for come_back_in, _ in words)


async def test_they_do_not_come_back_all_at_once() -> None:
    words = await told_to(500)
    for quarter in range(4):
        begin = 500 + 500 * quarter
        assert 75 < sum(begin <= come_back_in < begin + 500 for come_back_in, _ in words) < 175


async def test_a_socket_that_opens_while_the_others_leave_is_told_to_come_back_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(SingleNode, "has_peers", lambda _: True)
    server = make_server()
    made = await server.hub.create("create", lambda key: c.CreateTable(OptionChanges(), "Ada", "en", key))
    assert not isinstance(made, Refusal)
    first, late = FakeScreen(None), FakeScreen(None)
    made[0].connect(first)
    server.metrics.socket_opened()
    looks = iter((False, False, True))
    saying = asyncio.create_task(drain_sockets(server, lambda: next(looks)))
    await settle()
    made[0].connect(late)
    await saying
    await server.stop()
    assert late.told_to_come_back == [(0, 100)]
    assert len(first.told_to_come_back) == 1


async def test_nobody_waits_for_sockets_to_go_to_nodes_that_leave_as_well(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    has_peers = iter((True, True, True, False))
    monkeypatch.setattr(SingleNode, "has_peers", lambda _: next(has_peers))
    server = make_server()
    made = await server.hub.create("create", lambda key: c.CreateTable(OptionChanges(), "Ada", "en", key))
    assert not isinstance(made, Refusal)
    made[0].connect(FakeScreen(None))
    server.metrics.socket_opened()
    await drain_sockets(server)
    await server.stop()
    assert list(has_peers) == []


@pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX")
async def test_a_server_of_its_own_says_when_to_come_back_and_closes_at_once(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        server = nursery.start(grace=PATIENCE)
        async with Device(server.link) as ada, Device(server.link) as tv:
            await ada.create()
            await ada.connect()
            await tv.connect("board", code=ada.code)
            assert await asyncio.to_thread(server.end) == 0, "it waited for its sockets"
            for device in (ada, tv):
                assert await device.until_closed() == 1012
                assert [word["jitter"] for word in device.told_to_leave] == [100]
                assert 500 <= device.told_to_leave[0]["come_back_in"] < 600
            again = nursery.start("--port", str(server.port), data=server.data)
            assert again.link == ada.link
            await ada.connect()
            assert server.said() == ""
