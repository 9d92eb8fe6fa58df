"""A page asks whether the server is still there: everybody is answered, and nobody else notices."""

from __future__ import annotations

import pytest

from tests.support.people import Device
from tests.support.servers import make_server, open_server

pytestmark = pytest.mark.anyio


async def test_members_boards_and_spectators_are_answered_and_nothing_changes() -> None:
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
        everybody = (ada, eve, tv)
        for each in everybody:
            each.heard.clear()
            assert await each.ask("ping", id="still-there") == {"type": "ack", "id": "still-there"}
        for each in everybody:
            assert await each.ask("ping", id="again") == {"type": "ack", "id": "again"}
            assert len(each.heard) == 2


async def test_somebody_who_was_not_let_in_yet_is_answered_too() -> None:
    async with open_server(make_server()) as link, Device(link) as ada, Device(link) as bo:
        table = await ada.create("Ada", options={"joining": "approved"})
        await bo.join(table["code"], "Bo")
        await bo.connect()
        await bo.do("ping")
