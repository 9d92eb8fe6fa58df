"""Limits of sockets, and what a socket is told: things that an operator or a watcher would miss."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from stella.live.hub import Hub
from stella.live.table import LiveTable
from stella.rules import MAX_SEATS
from stella.server.settings import Rate, Settings
from stella.tables.people import MAX_UNSEATED
from tests.support.people import Device, wish_id
from tests.support.servers import make_server, open_server, settle
from tests.support.unlimited import UNLIMITED
from tests.support.wires import Refused, Wire

pytestmark = pytest.mark.anyio


def port_of(link: str) -> int:
    return int(link.rpartition(":")[2])


def cookie_of(device: Device) -> str:
    return "; ".join(f"{name}={value}" for name, value in device.http.cookies.items())


async def test_no_more_sockets_open_than_the_server_takes() -> None:
    server = make_server(settings=replace(UNLIMITED, sockets=3))
    async with open_server(server) as link, Device(link) as ada:
        path = f"/api/tables/{(await ada.create('Ada'))['code']}/socket"
        wires = [await Wire.open(port_of(link), path, {"cookie": cookie_of(ada)}) for _ in range(3)]
        with pytest.raises(Refused, match=r"503.*E_BUSY"):
            await Wire.open(port_of(link), path, {"cookie": cookie_of(ada)})
        for wire in wires:
            wire.reset()


async def test_sockets_that_wait_for_the_same_table_are_counted_when_it_is_there() -> None:
    server = make_server(settings=replace(UNLIMITED, sockets=3))
    async with open_server(server) as link, Device(link) as ada:
        path = f"/api/tables/{(await ada.create('Ada'))['code']}/socket"
        find, found = Hub.find, asyncio.Event()

        async def slow(hub: Hub, code: str) -> LiveTable | None:
            await found.wait()
            return await find(hub, code)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Hub, "find", slow)
            opening = [
                asyncio.create_task(Wire.open(port_of(link), path, {"cookie": cookie_of(ada)}))
                for _ in range(5)
            ]
            await asyncio.sleep(0.2)
            found.set()
            done = await asyncio.gather(*opening, return_exceptions=True)
        assert sorted(type(each).__name__ for each in done) == ["Refused"] * 2 + ["Wire"] * 3
        for wire in done:
            if isinstance(wire, Wire):
                wire.reset()


async def test_watchers_leave_the_last_sockets_to_those_who_play() -> None:
    server = make_server(settings=replace(UNLIMITED, sockets=10))
    async with open_server(server) as link, Device(link) as ada:
        code = (await ada.create("Ada"))["code"]
        path = f"/api/tables/{code}/socket"
        key = (await ada.http.get(f"/api/tables/{code}")).json()["watch_key"]
        wires = [await Wire.open(port_of(link), f"{path}?as=board") for _ in range(8)]
        with pytest.raises(Refused, match=r"503.*E_BUSY"):
            await Wire.open(port_of(link), f"{path}?as=board")
        with_key = {"cookie": f"stella-{code}-watch={key}"}
        wires.append(await Wire.open(port_of(link), f"{path}?as=board", with_key))
        with pytest.raises(Refused, match=r"503.*E_BUSY"):
            await Wire.open(port_of(link), f"{path}?as=board", with_key)
        wires.append(await Wire.open(port_of(link), path, {"cookie": cookie_of(ada)}))
        for wire in wires:
            wire.reset()


async def test_messages_of_a_watcher_are_limited_too() -> None:
    server = make_server(settings=replace(UNLIMITED, messages=Rate(5, 1)))
    async with open_server(server) as link, Device(link) as ada, Device(link) as tv:
        await tv.connect("board", (await ada.create("Ada"))["code"])
        answers = [await tv.ask("ping") for _ in range(7)]
        assert [each.get("code", "ack") for each in answers] == ["ack"] * 5 + ["E_RATE"] * 2


async def test_a_watcher_is_refused_in_the_language_of_its_page() -> None:
    async with open_server(make_server()) as link, Device(link) as ada:
        code = (await ada.create("Ada"))["code"]
        told = []
        for language in ("de", "fr"):
            path = f"/api/tables/{code}/socket?as=board&language={language}"
            wire = await Wire.open(port_of(link), path)
            wire.send(type="start", id="s")
            messages = (each async for each in wire.messages() if each["type"] == "error")
            told.append((await anext(messages))["message"])
            wire.reset()
        assert told[0] != told[1]
        assert told[0].startswith("Du schaust zu")


async def test_a_board_is_welcome_where_spectators_are_not() -> None:
    async with (
        open_server(make_server()) as link,
        Device(link) as ada,
        Device(link) as tv,
        Device(link) as eve,
    ):
        code = (await ada.create("Ada", options={"spectators": False}))["code"]
        await tv.connect("board", code)
        assert tv.view["you"] is None
        with pytest.raises(Refused, match="404"):
            await Wire.open(port_of(link), f"/api/tables/{code}/socket?as=spectator")
        assert eve.view == {}


async def test_the_number_of_open_sockets_falls_when_one_closes() -> None:
    server = make_server()
    async with open_server(server) as link, Device(link) as ada, Device(link) as bo:
        code = (await ada.create("Ada"))["code"]
        await bo.join(code, "Bo")
        await ada.connect()
        await bo.connect()
        assert server.metrics.open_sockets == 2
        await bo.disconnect()
        await ada.until(lambda view: not view["table"]["members"][1]["present"])
        assert server.metrics.open_sockets == 1
        assert b"stella_sockets 1.0" in server.metrics.page()
        await ada.disconnect()
        await settle()


async def opened(link: str, path: str, cookie: str, most: int) -> list[Wire]:
    """As many sockets as somebody gets."""
    wires: list[Wire] = []
    for _ in range(most):
        try:
            wires.append(await Wire.open(port_of(link), path, {"cookie": cookie}))
        except Refused as refused:
            assert "E_BUSY" in str(refused)  # noqa: PT017
            break
    return wires


async def test_boards_of_strangers_leave_room_for_one_with_the_key() -> None:
    server = make_server(settings=UNLIMITED)
    async with open_server(server) as link, Device(link) as ada, Device(link) as tv:
        code = (await ada.create("Ada"))["code"]
        path = f"/api/tables/{code}/socket?as=board"
        key = (await ada.http.get(f"/api/tables/{code}")).json()["watch_key"]
        assert (await tv.http.post(f"/api/tables/{code}/watchers", json={"key": key})).status_code == 204
        strangers = await opened(link, path, "", 24)
        with_key = await opened(link, path, cookie_of(tv), 30)
        assert (len(strangers), len(with_key)) == (12, 12)
        for wire in (*strangers, *with_key):
            wire.reset()


async def test_who_joins_on_and_on_leaves_room_for_friends() -> None:
    async with (
        open_server(make_server(settings=Settings())) as link,
        Device(link) as ada,
        Device(link) as stranger,
    ):
        code = (await ada.create("Ada"))["code"]

        async def join(device: Device, address: str) -> int:
            body = {"id": wish_id("join"), "name": "Somebody"}
            headers = {"x-forwarded-for": address, "cookie": cookie_of(device) if device is ada else ""}
            reply = await device.http.post(f"/api/tables/{code}/members", json=body, headers=headers)
            device.http.cookies.clear()
            return reply.status_code

        one_address = [await join(stranger, "198.51.100.1") for _ in range(21)]
        assert one_address == [201] * 10 + [429] * 11
        assert await join(stranger, "198.51.100.2") == 201  # a friend


async def test_newcomers_by_code_never_fill_the_table_and_who_has_a_key_still_joins() -> None:
    server = make_server(settings=UNLIMITED)
    async with open_server(server) as link, Device(link) as ada, Device(link) as friend:
        code = (await ada.create("Ada"))["code"]
        statuses = []
        for _ in range(21):
            async with Device(link) as stranger:
                body = {"id": wish_id("join"), "name": "Somebody"}
                statuses.append(
                    (await stranger.http.post(f"/api/tables/{code}/members", json=body)).status_code
                )
        joined = statuses.count(201)
        assert statuses == [201] * joined + [409] * (21 - joined)
        assert joined == MAX_SEATS - 1 + MAX_UNSEATED
        key = (await ada.http.get(f"/api/tables/{code}")).json()["watch_key"]
        assert (await friend.http.post(f"/api/tables/{code}/watchers", json={"key": key})).status_code == 204
        await friend.join(code, "Friend")
