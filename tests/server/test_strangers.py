"""Strangers learn nothing and can do nothing, whatever they send."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx2
import pytest

from tests.support.people import PATIENCE, Device, wish_id
from tests.support.processes import Server, nursery_in
from tests.support.servers import FakeClock, make_server, open_server
from tests.support.wires import Refused, Wire

WRONG = "ABCDEFGH"


@pytest.fixture(scope="module")
def server(store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with nursery_in(tmp_path_factory.mktemp("strangers")) as nursery:
        server = nursery.start()
        yield server
        assert server.end() == 0
        assert server.said() == ""


def plain(reply: httpx2.Response) -> tuple[int, list[tuple[str, str]], bytes]:
    """An answer without its date."""
    headers = [(name, value) for name, value in reply.headers.multi_items() if name != "date"]
    return reply.status_code, headers, reply.content


async def socket_answer(server: Server, code: str, cookie: str = "", query: str = "", **headers: str) -> Any:
    """What the handshake says: 101, or the whole refusal."""
    try:
        wire = await Wire.open(
            server.port, f"/api/tables/{code}/socket{query}", {"cookie": cookie, **headers}
        )
    except Refused as refused:
        return refused.status, refused.head, refused.body
    wire.reset()
    return 101


def cookie_of(device: Device) -> str:
    return "; ".join(f"{name}={value}" for name, value in device.http.cookies.items())


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 100))


@asynccontextmanager
async def table(link: str, **options: Any) -> AsyncIterator[tuple[str, Device, Device]]:
    """A table with its host and a guest, both with cookies."""
    async with Device(link) as ada, Device(link) as bo:
        code = (await ada.create("Ada", options=options or None))["code"]
        await bo.join(code, "Bo")
        yield code, ada, bo


ASKING = {
    "the record": ("GET", "/record", None),
    "a ticket": ("POST", "/tickets", {"id": "ticket"}),
    "to delete": ("DELETE", "", None),
    "by a ticket": ("POST", "/devices", {"id": "0123456789abcdef012345", "ticket": "t" * 43}),
    "to watch": ("POST", "/watchers", {"key": "k" * 43}),
}


@pytest.mark.parametrize("what", ASKING)
def test_a_wrong_code_a_deleted_table_and_a_foreign_one_answer_alike(server: Server, what: str) -> None:
    async def scene() -> None:
        method, path, body = ASKING[what]
        async with table(server.link) as (gone, ada, bo), table(server.link) as (foreign, _, _):
            assert (await ada.http.delete(f"/api/tables/{gone}")).status_code == 204
            answers = []
            for code in (WRONG, gone, foreign, "x", "%00", "%2e%2e"):
                reply = await bo.http.request(method, f"/api/tables/{code}{path}", json=body)
                answers.append(plain(reply))
            if what == "by a ticket":  # anyone who has the code may try a ticket
                assert answers.pop(2)[0] == 403
            assert [status for status, *_ in answers] == [404] * len(answers)
            assert answers == [answers[0]] * len(answers)

    run(scene())


def test_sockets_of_strangers_answer_alike(server: Server) -> None:
    async def scene() -> None:
        async with (
            table(server.link) as (gone, ada, bo),
            table(server.link, joining="approved", spectators=False) as (foreign, host, _),
        ):
            await ada.http.delete(f"/api/tables/{gone}")
            forged = f"stella-{foreign}=m1.{'k' * 43}"
            other_name = cookie_of(bo).replace(gone, foreign)
            alike = [
                await socket_answer(server, WRONG),
                await socket_answer(server, gone, cookie_of(bo)),
                await socket_answer(server, foreign),
                await socket_answer(server, foreign, cookie_of(bo)),
                await socket_answer(server, foreign, other_name),
                await socket_answer(server, foreign, forged),
                await socket_answer(server, foreign, cookie_of(host).replace("=m1.", "=m2.")),
                await socket_answer(server, foreign, query="?as=board"),
                await socket_answer(server, foreign, query="?as=spectator"),
                await socket_answer(server, foreign, query="?as=host"),
            ]
            assert alike[0][0] == 404
            assert alike == [alike[0]] * len(alike)
            assert await socket_answer(server, foreign, cookie_of(host)) == 101
            assert await socket_answer(server, foreign, cookie_of(host), "?parts=own") == 101
            assert (await socket_answer(server, foreign, cookie_of(host), "?parts=all"))[0] == 400

    run(scene())


def test_a_code_without_a_key_can_look_and_join_and_nothing_else(server: Server) -> None:
    async def scene() -> None:
        async with table(server.link) as (code, ada, _), Device(server.link) as thief:
            look = (await thief.http.get(f"/api/tables/{code}")).json()
            told = {"code", "status", "joining", "spectators", "inside", "member", "watch_key"}
            assert (set(look), look["watch_key"], look["member"]) == (told, None, None)
            assert (look["inside"]["host"], look["inside"]["people"]) == ("Ada", ["Bo"])
            for method, path, body in (ASKING["the record"], ASKING["a ticket"], ASKING["to delete"]):
                reply = await thief.http.request(method, f"/api/tables/{code}{path}", json=body)
                assert reply.status_code == 404
            await thief.connect("board", code)
            assert thief.view["you"] is None
            for kind, fields in (
                ("start", {}),
                ("go_on", {}),
                ("kick", {"member": "m1"}),
                ("rename", {"name": "Thief"}),
            ):
                assert (await thief.ask(kind, **fields))["code"] == "E_NOT_SEATED"
            await ada.connect()
            assert [member["name"] for member in ada.view["table"]["members"]] == ["Ada", "Bo"]
            assert (await ada.ask("go_on"))["code"] == "E_NO_GAME"

    run(scene())


def test_a_page_of_another_site_can_neither_open_a_socket_nor_change_anything(server: Server) -> None:
    async def scene() -> None:
        async with table(server.link) as (code, ada, bo):
            here = f"127.0.0.1:{server.port}"
            for origin in (
                "http://evil.example",
                f"http://evil.{here}",
                "http://127.0.0.1:1",
                "null",
                f"ftp://{here}x",
                f"https://{here}",
            ):
                answer = await socket_answer(server, code, cookie_of(ada), Origin=origin)
                assert answer[0] == 403, origin
                for method, path, body in [
                    *ASKING.values(),
                    ("POST", "/members", {"id": wish_id(), "name": "X"}),
                ]:
                    if method == "GET":
                        continue
                    headers = {"origin": origin}
                    reply = await ada.http.request(
                        method, f"/api/tables/{code}{path}", json=body, headers=headers
                    )
                    assert reply.status_code == 403, (method, path, origin)
                reply = await ada.http.post(
                    "/api/tables", json={"id": wish_id(), "name": "X"}, headers={"origin": origin}
                )
                assert reply.status_code == 403
            async with httpx2.AsyncClient(base_url=server.link, timeout=PATIENCE) as no_origin:
                reply = await no_origin.post("/api/tables", json={}, headers={"sec-fetch-site": "cross-site"})
                assert reply.status_code == 403
            assert await socket_answer(server, code, cookie_of(bo), Origin=server.link) == 101

    run(scene())


def test_a_ticket_is_good_once_at_its_table_and_for_its_person(server: Server) -> None:
    async def scene() -> None:
        async with (
            table(server.link) as (code, ada, _),
            table(server.link) as (other, _, _),
            Device(server.link) as new,
        ):
            ticket = await ticket_of(ada, code)
            await ada.connect()

            async def use(at: str, ticket: str, name: str) -> httpx2.Response:
                return await new.http.post(f"/api/tables/{at}/devices", json={"id": name, "ticket": ticket})

            assert (await use(other, ticket, wish_id("device"))).status_code == 403
            assert (await use(code, ticket[::-1], wish_id("device"))).status_code == 403
            first = await use(code, ticket, "device-0123456789abcdef")
            assert (first.status_code, first.json()["member"]) == (201, "m1")
            assert (
                await use(code, ticket, "device-0123456789abcdef")
            ).json() == first.json()  # the answer was lost
            replayed = await use(code, ticket, wish_id("device"))
            assert (replayed.status_code, replayed.json()["code"]) == (403, "E_TICKET")
            assert "set-cookie" not in replayed.headers
            await ada.until(lambda view: view["you"]["devices"] == 2)
            assert ada.notices[:1] == ["new_device"]

    run(scene())


async def ticket_of(device: Device, code: str) -> str:
    reply = await device.http.post(f"/api/tables/{code}/tickets", json={"id": wish_id("ticket")})
    assert reply.status_code == 201
    return str(reply.json()["link"].partition("#")[2])


@pytest.mark.sqlite_only("PostgreSQL's own clock tells the time there")
def test_a_ticket_is_good_for_ten_minutes() -> None:
    async def scene() -> None:
        clock = FakeClock()
        async with (
            open_server(make_server(clock=clock)) as link,
            table(link) as (code, ada, _),
            Device(link) as new,
        ):
            early, late = await ticket_of(ada, code), await ticket_of(ada, code)
            path, body = f"/api/tables/{code}/devices", {"id": wish_id("device")}
            await clock.turn(9 * 60 + 59)
            assert (await new.http.post(path, json={**body, "ticket": early})).status_code == 201
            await clock.turn(1)
            reply = await new.http.post(path, json={"id": wish_id("device"), "ticket": late})
            assert (reply.status_code, reply.json()["code"]) == (403, "E_TICKET")

    run(scene())


def test_the_key_of_somebody_who_was_sent_away_is_dead(server: Server) -> None:
    async def scene() -> None:
        async with table(server.link) as (code, ada, bo):
            ticket = await ticket_of(bo, code)
            await ada.connect()
            await bo.connect()
            cookie = cookie_of(bo)
            await ada.do("kick", member="m2")
            assert await bo.until_closed() == 4403
            assert (await socket_answer(server, code, cookie))[0] == 404
            assert (await bo.http.get(f"/api/tables/{code}")).json()["member"] is None
            assert (await bo.http.get(f"/api/tables/{code}/record")).status_code == 404
            body = {"id": wish_id("device"), "ticket": ticket}
            assert (await bo.http.post(f"/api/tables/{code}/devices", json=body)).status_code == 403

    run(scene())


def test_who_is_not_let_in_yet_sees_nothing_and_does_nothing(server: Server) -> None:
    async def scene() -> None:
        async with table(server.link, joining="approved") as (code, ada, _), Device(server.link) as cy:
            seated = await cy.join(code, "Cy", id="join-cy-0123456789abcde")
            assert (seated["approved"], seated["links"]["board"], seated["links"]["spectate"]) == (
                False,
                None,
                None,
            )
            await cy.connect()
            await ada.connect()
            assert (cy.view["table"], cy.view["play"], cy.view["version"]) == (None, None, 0)
            assert cy.view["you"]["own_words"] == []
            assert (await cy.http.get(f"/api/tables/{code}")).json()["watch_key"] is None
            wishes: list[tuple[str, dict[str, Any]]] = [
                ("start", {}),
                ("take_seat", {"seat": 1}),
                ("mark", {"place": 1}),
            ]
            for kind, fields in wishes:
                assert (await cy.ask(kind, **fields))["code"] in ("E_NOT_APPROVED", "E_NOT_SEATED")
            reply = await cy.http.post(f"/api/tables/{code}/tickets", json={"id": "t"})
            assert reply.status_code == 403
            assert (await cy.http.get(f"/api/tables/{code}/record")).status_code == 404
            assert (await socket_answer(server, code, cookie_of(cy), "?as=board"))[0] == 404
            await ada.do("approve", member=seated["member"])
            await cy.until(lambda view: view["table"] is not None)
            again = await cy.join(code, "Cy", id="join-cy-0123456789abcde")
            assert "#" in again["links"]["board"]

    run(scene())
