"""The key of a program opens the socket of its seat and nothing else, and the host can take it away."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.support.people import Device, wish_id
from tests.support.servers import make_server, open_server

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def ada_with_a_seat() -> AsyncIterator[tuple[Device, dict[str, Any]]]:
    """Ada at a new table, and the seat that she made for a program."""
    async with open_server(make_server()) as link, Device(link) as ada:
        await ada.create("Ada")
        await ada.connect()
        yield ada, await seat_for(ada)


async def seat_for(ada: Device, **fields: Any) -> dict[str, Any]:
    reply = await ask(ada, **fields)
    assert reply.status_code == 201, reply.text
    seat: dict[str, Any] = reply.json()
    return seat


async def ask(device: Device, **fields: Any) -> Any:
    body = {"id": wish_id("bot"), "name": "Robin", **fields}
    return await device.http.post(f"/api/tables/{device.code}/bots", json=body)


def program(ada: Device, key: str, scheme: str = "Bearer", **headers: str) -> connect:
    socket = f"{ada.link.replace('http', 'ws', 1)}/api/tables/{ada.code}/socket"
    return connect(
        socket, additional_headers={"Authorization": f"{scheme} {key}", **headers}, compression=None
    )


async def view_of(socket: ClientConnection) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(await socket.recv())
    return view


async def test_the_key_opens_the_socket_of_the_seat() -> None:
    async with ada_with_a_seat() as (ada, seat), program(ada, seat["key"]) as socket:
        view = await view_of(socket)
        assert view["you"]["member"] == seat["member"]
        assert view["you"]["seat"] == 1
        assert seat["socket"].endswith(f"/api/tables/{ada.code}/socket")
        seen = await ada.until(lambda view: view["table"]["chairs"][1]["present"])
        assert seen["table"]["members"][1]["program"] is True


async def test_the_same_request_gives_the_same_key_and_no_second_seat() -> None:
    async with ada_with_a_seat() as (ada, _):
        name = wish_id("bot")
        once, twice = await seat_for(ada, id=name), await seat_for(ada, id=name)
        assert once == twice
        assert len(ada.view["table"]["chairs"]) == 3


@pytest.mark.parametrize("change", ["key", "member", "scheme", "empty"])
async def test_anything_else_opens_nothing(change: str) -> None:
    async with ada_with_a_seat() as (ada, seat):
        member, _, secret = seat["key"].partition(".")
        keys = {
            "key": f"{member}.{secret[::-1]}",
            "member": f"m1.{secret}",
            "scheme": seat["key"],
            "empty": "",
        }
        with pytest.raises(InvalidStatus) as refused:
            async with program(ada, keys[change], "Basic" if change == "scheme" else "Bearer"):
                pass
        assert refused.value.response.status_code == 404


async def test_as_a_cookie_it_is_nobody_s_key() -> None:
    async with ada_with_a_seat() as (ada, seat), Device(ada.link) as thief:
        cookie = {"cookie": f"stella-{ada.code}={seat['key']}"}
        for method, path in (
            ("GET", ""),
            ("GET", "/thoughts"),
            ("GET", "/record"),
            ("POST", "/tickets"),
            ("POST", "/bots"),
            ("DELETE", ""),
        ):
            body = {"id": wish_id("bot"), "name": "Eve"} if path == "/bots" else {"id": "t"}
            reply = await thief.http.request(
                method,
                f"/api/tables/{ada.code}{path}",
                json=body if method == "POST" else None,
                headers=cookie,
            )
            if path or method == "DELETE":
                assert reply.status_code == 404, (method, path)
            else:
                assert reply.json()["member"] is None
        socket = f"{ada.link.replace('http', 'ws', 1)}/api/tables/{ada.code}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(socket, additional_headers=cookie):
                pass


async def test_over_http_the_header_opens_nothing() -> None:
    async with ada_with_a_seat() as (ada, seat), Device(ada.link) as thief:
        header = {"authorization": f"Bearer {seat['key']}"}
        assert (await thief.http.get(f"/api/tables/{ada.code}", headers=header)).json()["member"] is None
        gone = await thief.http.delete(f"/api/tables/{ada.code}", headers=header)
        assert gone.status_code == 404


async def test_another_site_cannot_use_it() -> None:
    async with ada_with_a_seat() as (ada, seat):
        with pytest.raises(InvalidStatus) as refused:
            async with program(ada, seat["key"], Origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403


async def test_who_is_not_the_host_gets_no_seat_and_takes_none_away() -> None:
    async with ada_with_a_seat() as (ada, seat), Device(ada.link) as bo, Device(ada.link) as eve:
        await bo.join(ada.code, "Bo")
        eve.code = ada.code
        assert (await ask(bo)).status_code == 403
        assert (await ask(eve)).status_code == 404
        path = f"/api/tables/{ada.code}/bots/{seat['member']}"
        assert (await bo.http.delete(path)).status_code == 403
        assert (await eve.http.delete(path)).status_code == 404
        async with program(ada, seat["key"]) as socket:
            await view_of(socket)


@pytest.mark.parametrize("fields", [{"name": ""}, {"answer_in": 0}, {"answer_in": 301}, {"level": "oracle"}])
async def test_a_seat_that_cannot_be_is_refused(fields: dict[str, Any]) -> None:
    async with ada_with_a_seat() as (ada, _):
        assert (await ask(ada, **fields)).status_code == 422


async def test_taken_away_the_socket_closes_and_the_key_opens_nothing() -> None:
    async with ada_with_a_seat() as (ada, seat), program(ada, seat["key"]) as socket:
        await view_of(socket)
        path = f"/api/tables/{ada.code}/bots/{seat['member']}"
        assert (await ada.http.delete(path)).status_code == 204
        await socket.wait_closed()
        assert socket.close_code == 4403
        with pytest.raises(InvalidStatus):
            async with program(ada, seat["key"]):
                pass
        assert (await ada.http.delete(path)).status_code == 404
        assert (await ada.http.delete(f"/api/tables/{ada.code}/bots/m1")).status_code == 404, "no program"
        assert len(ada.view["table"]["chairs"]) == 1


async def test_whoever_looks_before_joining_counts_it_among_the_bots() -> None:
    async with ada_with_a_seat() as (ada, _), Device(ada.link) as bo:
        inside = (await bo.http.get(f"/api/tables/{ada.code}")).json()["inside"]
        assert (inside["people"], inside["seats"], inside["bots"], inside["open_seats"]) == ([], 1, 1, 5)
