"""Spectators are guests of the host: they leave when they are no longer welcome; the board stays."""

from __future__ import annotations

import pytest

from tests.support.people import Device
from tests.support.servers import make_server, open_server

pytestmark = pytest.mark.anyio


async def test_a_spectator_leaves_when_the_host_wants_none_any_more() -> None:
    async with (
        open_server(make_server()) as link,
        Device(link) as ada,
        Device(link) as eve,
        Device(link) as tv,
    ):
        table = await ada.create("Ada")
        await ada.connect()
        await eve.connect("spectator", table["code"])
        await tv.connect("board", table["code"])
        await ada.do("set_options", options={"spectators": False})
        assert await eve.until_closed() == 4403
        await tv.until(lambda view: view["table"]["options"]["spectators"] is False)
