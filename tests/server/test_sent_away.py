"""Removed means removed: the keys that somebody knew open nothing any more, and their browser has to knock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from stella.server.server import StellaServer
from tests.support.people import Device, wish_id
from tests.support.servers import make_server, open_server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def bo_is_sent_away(
    server: StellaServer | None = None, *, knock: bool = False, **options: Any
) -> AsyncIterator[tuple[str, str, Device, Device, Device, str]]:
    """The link, the code, Ada, Bo who was removed, the TV, and the watch key that Bo knew."""
    async with (
        open_server(server or make_server()) as link,
        Device(link) as ada,
        Device(link) as bo,
        Device(link) as tv,
    ):
        code = (await ada.create("Ada", options=options or None))["code"]
        member = (await bo.join(code, "Bo"))["member"]
        await ada.connect()
        if options.get("joining") == "approved":
            await ada.do("approve", member=member)
        await bo.connect()
        await bo.until(lambda view: view["table"] is not None)
        known = await watch_key(bo, code)
        assert (await show(tv, code, await watch_key(ada, code))).status_code == 204
        await tv.connect("board", code)
        await ada.do("kick", member=member, knock=knock)
        assert await bo.until_closed() == 4403
        yield link, code, ada, bo, tv, known


async def watch_key(device: Device, code: str) -> str:
    key: str = (await device.http.get(f"/api/tables/{code}")).json()["watch_key"]
    return key


async def show(device: Device, code: str, key: str) -> Any:
    return await device.http.post(f"/api/tables/{code}/watchers", json={"key": key})


async def knock_again(bo: Device, code: str) -> dict[str, Any]:
    """Bo comes once more with the same browser."""
    reply = await bo.http.post(f"/api/tables/{code}/members", json={"id": wish_id("join"), "name": "Bo"})
    seated: dict[str, Any] = reply.json()
    return seated


async def test_the_watch_key_of_who_was_sent_away_opens_nothing() -> None:
    async with (
        bo_is_sent_away(joining="approved") as (link, code, _, bo, _, known),
        Device(link) as elsewhere,
    ):
        for device in (bo, elsewhere):
            assert (await show(device, code, known)).status_code == 404
            with pytest.raises(InvalidStatus):
                await device.connect("board", code)


@pytest.mark.parametrize("joining", ["open", "approved"])
async def test_a_board_in_a_private_window_of_who_was_sent_away_goes_dark_and_gets_no_key(
    joining: str,
) -> None:
    async with (
        open_server(make_server()) as link,
        Device(link) as ada,
        Device(link) as bo,
        Device(link) as private,
    ):
        code = (await ada.create("Ada", options={"joining": joining}))["code"]
        member = (await bo.join(code, "Bo"))["member"]
        await ada.connect()
        if joining == "approved":
            await ada.do("approve", member=member)
        assert (await show(private, code, await watch_key(bo, code))).status_code == 204
        await private.connect("board", code)
        await ada.do("kick", member=member)
        assert await private.until_closed() == 4403
        assert private.watch_keys == []
        assert (await private.http.get(f"/api/tables/{code}/albums")).status_code == 404


async def test_the_tv_gets_the_new_key_over_its_socket_and_comes_back_by_it() -> None:
    async with bo_is_sent_away(joining="approved") as (_, code, ada, _, tv, known):
        await tv.until(lambda _: bool(tv.watch_keys))
        (new,) = tv.watch_keys
        assert new == await watch_key(ada, code) != known
        assert (await show(tv, code, new)).status_code == 204
        await tv.disconnect()
        await tv.connect("board", code)
        await tv.until(lambda view: len(view["table"]["members"]) == 1)


async def test_who_watches_an_open_table_by_its_code_is_told_no_key() -> None:
    async with (
        open_server(make_server()) as link,
        Device(link) as ada,
        Device(link) as bo,
        Device(link) as eve,
    ):
        code = (await ada.create("Ada"))["code"]
        member = (await bo.join(code, "Bo"))["member"]
        await ada.connect()
        await eve.connect("spectator", code)
        await ada.do("kick", member=member)
        await eve.until(lambda view: len(view["table"]["members"]) == 1)
        await eve.ask("ping")
        assert eve.watch_keys == []


async def test_the_same_browser_has_to_knock_at_an_open_table() -> None:
    async with bo_is_sent_away() as (_, code, ada, bo, _, _):
        look = (await bo.http.get(f"/api/tables/{code}")).json()
        assert (look["member"], look["joining"]) == (None, "approved")
        knocked = await knock_again(bo, code)
        assert (knocked["approved"], knocked["links"]["board"]) == (False, None)
        await ada.until(lambda view: len(view["table"]["members"]) == 2)
        await ada.do("approve", member=knocked["member"])
        await bo.connect()
        await bo.until(lambda view: view["table"] is not None)


async def test_knocking_gives_the_browser_no_key_that_opens_more() -> None:
    async with bo_is_sent_away() as (_, code, _, bo, _, _):
        await knock_again(bo, code)
        look = (await bo.http.get(f"/api/tables/{code}")).json()
        assert (look["inside"], look["watch_key"]) == (None, None)
        for role in ("board", "spectator"):
            with pytest.raises(InvalidStatus):
                await bo.connect(role, code)


async def test_who_knocks_and_leaves_has_to_knock_again_however_often() -> None:
    async with bo_is_sent_away() as (_, code, ada, bo, _, _):
        for _ in range(3):
            assert (await knock_again(bo, code))["approved"] is False
            await bo.connect(code=code)
            await bo.ask("leave")
            await bo.disconnect()
        knocked = await knock_again(bo, code)
        await ada.do("approve", member=knocked["member"])
        assert (await bo.http.get(f"/api/tables/{code}")).json()["inside"] is not None


async def test_who_was_let_in_again_need_not_knock_on_an_old_device() -> None:
    async with bo_is_sent_away() as (link, code, ada, bo, _, _), Device(link) as tablet:
        tablet.http.cookies.update(bo.http.cookies)
        knocked = await knock_again(bo, code)
        await ada.do("approve", member=knocked["member"])
        assert (await knock_again(tablet, code))["approved"] is True


async def test_the_browser_of_who_was_sent_away_does_not_watch_an_open_table_either() -> None:
    async with bo_is_sent_away() as (_, code, _, bo, _, _):
        for role in ("board", "spectator"):
            with pytest.raises(InvalidStatus):
                await bo.connect(role, code)


async def test_what_watches_in_their_browser_is_closed() -> None:
    async with (
        open_server(make_server()) as link,
        Device(link) as ada,
        Device(link) as bo,
        Device(link) as tab,
    ):
        code = (await ada.create("Ada"))["code"]
        member = (await bo.join(code, "Bo"))["member"]
        await ada.connect()
        tab.http.cookies.update(bo.http.cookies)
        await tab.connect("spectator", code)
        await ada.do("kick", member=member)
        assert await tab.until_closed() == 4403


async def test_after_a_kick_everybody_knocks_if_the_host_says_so() -> None:
    async with bo_is_sent_away(knock=True) as (link, code, ada, _, tv, _), Device(link) as stranger:
        await ada.until(lambda view: view["table"]["options"]["joining"] == "approved")
        assert (await stranger.join(code, "Not Bo"))["approved"] is False
        with pytest.raises(InvalidStatus):
            await stranger.connect("spectator", code)
        await tv.until(lambda view: len(view["table"]["members"]) == 2)


async def test_the_keys_are_the_same_after_a_restart() -> None:
    server = make_server()
    async with bo_is_sent_away(server, joining="approved") as (_, code, ada, bo, _, known):
        new = await watch_key(ada, code)
        server.hub.tables.clear()  # nothing is left but the log
        assert await watch_key(ada, code) == new
        assert (await show(bo, code, known)).status_code == 404
        assert (await knock_again(bo, code))["approved"] is False


async def test_a_knock_that_is_declined_changes_no_key() -> None:
    async with open_server(make_server()) as link, Device(link) as ada, Device(link) as bo:
        code = (await ada.create("Ada", options={"joining": "approved"}))["code"]
        await ada.connect()
        before = await watch_key(ada, code)
        await ada.do("kick", member=(await bo.join(code, "Bo"))["member"])
        assert await watch_key(ada, code) == before
