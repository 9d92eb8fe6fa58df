"""Rates, caps, cookies and headers of a real server with its usual limits."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine, Iterator
from typing import Any

import httpx2
import pytest

from stella.server.middleware.headers import HEADERS
from stella.server.settings import Settings
from stella.server.ws.admission import MOST_BOARDS, MOST_OF_NETWORK, MOST_SOCKETS
from tests.server.ws.harness import UPGRADE, Raw, head
from tests.support.people import PATIENCE, Device, play_round, wish_id
from tests.support.processes import Nursery, Server, nursery_in
from tests.support.wires import Refused, Wire

_addresses = itertools.count(1)


@pytest.fixture(scope="module")
def nursery(store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery_in(tmp_path_factory.mktemp("limits")) as nursery:
        yield nursery


@pytest.fixture(scope="module")
def server(nursery: Nursery) -> Server:
    """Where no time passes: the burst may be used, and not one time more, however long it takes."""
    return nursery.start(limited=True, still=True)


def run(scene: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scene, 100))


def somebody(server: Server, address: str | None = None) -> httpx2.AsyncClient:
    """A client behind the proxy on this machine, with an address of its own."""
    number = next(_addresses)
    address = address or f"198.51.{number >> 8}.{number & 255}"
    return httpx2.AsyncClient(base_url=server.link, headers={"x-forwarded-for": address}, timeout=PATIENCE)


async def allowed(http: httpx2.AsyncClient, method: str, path: str, most: int) -> int:
    """How many such requests go through before one is refused."""
    for number in range(most):
        body = {"id": wish_id("create"), "name": "Ada"}
        reply = await http.request(method, path, json=body if method == "POST" else None)
        if reply.status_code == 429:
            assert reply.json()["code"] == "E_RATE"
            assert reply.json()["message"]
            return number
    return most


def test_new_tables_and_guessed_codes_are_limited_for_each_address(server: Server) -> None:
    async def scene() -> None:
        usual = Settings()
        assert usual.creating is not None
        assert usual.joining is not None
        async with somebody(server) as eager, somebody(server) as guessing, somebody(server) as calm:
            assert await allowed(eager, "POST", "/api/tables", 40) == usual.creating.burst
            assert await allowed(guessing, "GET", "/api/tables/ABCDEFGH", 150) == usual.joining.burst
            assert (await guessing.post("/api/tables/ABCDEFGH/members", json={})).status_code == 429
            assert (await guessing.post("/api/tables/ABCDEFGH/devices", json={})).status_code == 429
            assert (await guessing.post("/api/tables/ABCDEFGH/watchers", json={})).status_code == 429
            assert (await calm.get("/api/tables/ABCDEFGH")).status_code == 404

    run(scene())


def test_a_whole_ipv6_network_of_one_household_counts_as_one(server: Server) -> None:
    async def scene() -> None:
        async with httpx2.AsyncClient(base_url=server.link, timeout=PATIENCE) as http:

            async def look(address: str) -> int:
                return (
                    await http.get("/api/tables/ABCDEFGH", headers={"x-forwarded-for": address})
                ).status_code

            statuses = [await look(f"2001:db8:7:7::{number:x}") for number in range(140)]
            assert statuses == [404] * 60 + [429] * 80
            assert await look("2001:db8:7:8::1") == 404

    run(scene())


def test_messages_of_one_person_are_limited_on_all_devices_together(server: Server) -> None:
    async def scene() -> None:
        async with somebody(server) as http:
            reply = await http.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"})
            cookie = reply.headers["set-cookie"].partition(";")[0]
            path = f"/api/tables/{reply.json()['code']}/socket"
            wires = [await Wire.open(server.port, path, {"cookie": cookie}) for _ in range(2)]
            for number in range(70):
                wires[number % 2].send(type="rename", id=f"wish-{number}", name=f"Name {number}")
            answers: list[str] = []
            for wire in wires:
                messages = (each async for each in wire.messages() if each["type"] != "view")
                answers += [(await anext(messages)).get("code", "ack") for _ in range(35)]
                wire.reset()
            assert set(answers) == {"ack", "E_RATE"}
            assert answers.count("ack") == 60

    run(scene())


def test_strangers_cannot_fill_a_table_and_one_person_has_so_many_sockets(nursery: Nursery) -> None:
    server = nursery.start("--set", "joining=off", "--set", "requests=off", limited=True, still=True)

    async def scene() -> None:
        async with somebody(server) as http:
            reply = await http.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"})
            cookie = reply.headers["set-cookie"].partition(";")[0]
            path = f"/api/tables/{reply.json()['code']}/socket"
        watching = [await Wire.open(server.port, f"{path}?as=board") for _ in range(MOST_BOARDS // 2)]
        watching += [await Wire.open(server.port, f"{path}?as=spectator") for _ in range(MOST_OF_NETWORK)]
        for role in ("board", "spectator"):
            with pytest.raises(Refused, match=r"503.*E_BUSY"):
                await Wire.open(server.port, f"{path}?as={role}")
        mine = [await Wire.open(server.port, path, {"cookie": cookie}) for _ in range(MOST_SOCKETS)]
        with pytest.raises(Refused, match=r"503.*E_BUSY"):
            await Wire.open(server.port, path, {"cookie": cookie})
        for wire in (*watching, *mine):
            wire.reset()

    run(scene())


def test_sockets_of_one_address_are_opened_only_so_fast(nursery: Nursery) -> None:
    server = nursery.start("--set", "requests=8+1", limited=True, still=True)

    async def scene() -> None:
        async with somebody(server) as http:
            reply = await http.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"})
        cookie = {"cookie": reply.headers["set-cookie"].partition(";")[0]}
        path = f"/api/tables/{reply.json()['code']}/socket"
        for _ in range(8):
            (await Wire.open(server.port, path, cookie)).reset()
        with pytest.raises(Refused, match=r"429.*E_RATE"):
            await Wire.open(server.port, path, cookie)
        (await Wire.open(server.port, path, {**cookie, "x-forwarded-for": "192.0.2.200"})).reset()

    run(scene())


def test_a_family_of_six_and_a_tv_play_at_one_address_and_come_back_often(nursery: Nursery) -> None:
    """As fast as they can, which no family is; every device looks before it joins and loses its socket each round."""
    server = nursery.start(limited=True)

    async def scene() -> None:
        people = [Device(server.link) for _ in range(6)]
        tv = Device(server.link)
        code = (await people[0].create("Ada"))["code"]
        for number, person in enumerate(people[1:]):
            assert (await person.http.get(f"/api/tables/{code}")).status_code == 200
            await person.join(code, f"Guest {number}")
        await tv.connect("board", code)
        for person in people:
            await person.connect()
        await people[0].do("start")
        for number in range(4):
            for device in (*people, tv):
                await device.disconnect()
                assert (await device.http.get(f"/api/tables/{code}")).status_code == 200
                await device.connect("board" if device is tv else None, code)
            for person in people:
                await person.until(
                    lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
                )
            await play_round(people, [[seat, seat + 1, seat + 2, 9] for seat in range(6)])
            if number < 3:
                await people[0].do("next_round")
        await tv.until(lambda view: view["table"]["status"] == "over")
        for device in (*people, tv):
            await device.disconnect()
            await device.http.aclose()

    run(scene())


def test_cookies_are_out_of_reach_for_scripts_and_other_sites(server: Server) -> None:
    async def scene() -> None:
        async with somebody(server) as http:
            body = {"id": wish_id("create"), "name": "Ada"}
            reply = await http.post("/api/tables", json=body)
            code = reply.json()["code"]
            name, *flags = reply.headers["set-cookie"].split("; ")
            assert name.startswith(f"stella-{code}=m1.")
            assert {"Path=/", "HttpOnly", "SameSite=strict"} <= set(flags)
            assert "Secure" not in flags  # a browser on a plain local network would drop it
            secure = {"x-forwarded-proto": "https", "origin": server.link.replace("http", "https")}
            again = await http.post("/api/tables", json=body, headers=secure)
            name, *flags = again.headers["set-cookie"].split("; ")
            assert name.startswith(f"__Host-stella-{code}=m1.")
            assert {"Path=/", "HttpOnly", "SameSite=strict", "Secure"} <= set(flags)
            assert not [flag for flag in flags if flag.startswith("Domain")]
            assert again.json()["links"]["invite"].startswith("https://")
            planted = {"cookie": name.removeprefix("__Host-")}
            path, proxied = f"/api/tables/{code}/socket", {"x-forwarded-proto": "https"}
            with pytest.raises(Refused, match="404"):
                await Wire.open(server.port, path, {**planted, **proxied})
            with pytest.raises(Refused, match="403"):
                await Wire.open(server.port, path, {"cookie": name, **proxied, "origin": server.link})
            (await Wire.open(server.port, path, {"cookie": name, **secure})).reset()

    run(scene())


@pytest.mark.parametrize("path", ["/", "/t/ABCDEFGH", "/api/health", "/api/ready", "/api/openapi.json", "/api/metrics",
                                  "/api/tables/ABCDEFGH", "/api/tables", "/nothing", "/assets/nothing"])  # fmt: skip
def test_every_answer_has_the_security_headers_and_says_little_of_the_server(
    server: Server, path: str
) -> None:
    reply = httpx2.get(f"{server.link}{path}", timeout=PATIENCE)
    assert {name: reply.headers[name] for name in HEADERS} == HEADERS
    assert "server" not in reply.headers
    assert "access-control-allow-origin" not in reply.headers


def test_the_numbers_are_for_this_machine_only(server: Server) -> None:
    assert "stella_sockets" in httpx2.get(f"{server.link}/api/metrics", timeout=PATIENCE).text
    for address in ("192.0.2.7", "127.0.0.1", "::1"):
        reply = httpx2.get(
            f"{server.link}/api/metrics", headers={"x-forwarded-for": address}, timeout=PATIENCE
        )
        assert (reply.status_code, reply.json()["code"]) == (404, "not-found")


NAMES = {
    "\u202eevil\u202c": "evil",
    "a\u200bb\u2066c": "abc",
    "\tTab  and\nline ": "Tab and line",
    "e\u0301": "é",
}
NO_NAMES = [
    "",
    "   ",
    "\u202e",
    "\u200b\u2060",
    "\u3164",
    "\ufe0f",
    "a" * 25,
    "\ue000",
    "\x00",
]


def test_names_have_no_tricks(server: Server) -> None:
    async def scene() -> None:
        async with Device(server.link) as ada:
            await ada.create("Ada")
            await ada.connect()
            for given, shown in NAMES.items():
                await ada.do("rename", name=given)
                await ada.until(lambda view, shown=shown: view["table"]["members"][0]["name"] == shown)  # type: ignore[misc]
            for given in NO_NAMES:
                assert (await ada.ask("rename", name=given))["code"] == "E_NAME", repr(given)

    run(scene())


@pytest.mark.parametrize(
    "header", ["Forwarded", "Via", "X-Real-IP", "CF-Connecting-IP", "True-Client-IP", "X-Forwarded-Host"]
)
def test_nobody_reads_the_numbers_through_a_proxy_whatever_it_adds(server: Server, header: str) -> None:
    reply = httpx2.get(f"{server.link}/api/metrics", headers={header: "for=192.0.2.1"}, timeout=PATIENCE)
    assert reply.status_code == 404


def test_nobody_reads_the_numbers_through_a_proxy_that_adds_nothing_but_keeps_the_name(
    server: Server,
) -> None:
    reply = httpx2.get(f"{server.link}/api/metrics", headers={"host": "stella.local"}, timeout=PATIENCE)
    assert reply.status_code == 404


async def guesses(http: httpx2.AsyncClient, server: Server, how: str, most: int) -> int:
    """How many codes somebody can try this way before they are told no more."""
    for number in range(most):
        code = f"ABCD{number:04}".translate(str.maketrans("01", "ZY"))
        if how == "cookie":
            reply = await http.get("/api/tables", headers={"cookie": f"stella-{code}=m1.k"})
            if "set-cookie" not in reply.headers:
                return number
        elif how.startswith("?"):
            request = f"GET /api/tables/{code}/socket{how} HTTP/1.1".encode()
            status = await asyncio.to_thread(knocked, server.port, request, http.headers["x-forwarded-for"])
            if status == 429:
                return number
        elif (await http.request("GET", f"/api/tables/{code}{how}")).status_code == 429:
            return number
    return most


def knocked(port: int, request: bytes, address: str) -> int:
    with Raw(port) as guest:
        lines = [b"Host: 127.0.0.1", *UPGRADE[1:], b"X-Forwarded-For: " + address.encode()]
        return guest.send(head(*lines, request=request)).response()[0]


@pytest.mark.parametrize(
    "how", ["", "/albums", "/record", "/deck", "cookie", "?as=board", "?as=spectator", "?"]
)
def test_codes_are_guessed_no_faster_by_another_route(server: Server, how: str) -> None:
    async def scene() -> None:
        usual = Settings().joining
        assert usual is not None
        async with somebody(server) as http:
            assert await guesses(http, server, how, 2 * usual.burst) <= usual.burst
            assert (await http.get("/api/tables/ABCDEFGH")).status_code == 429

    run(scene())
