"""A web site whose name leads to this machine reads nothing: the server answers to its own names only."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient

from stella.server.app import create_app
from stella.server.middleware.hosts import AllowedHosts
from tests.server.ws.harness import UPGRADE, Raw, head
from tests.support.servers import make_server, open_server
from tests.support.unlimited import UNLIMITED

NAMED = replace(UNLIMITED, hosts=("stella.example", "*.games.example"), lan="http://piano.example:8000")
PATHS = ("/", "/t/ABCD2345", "/api/health", "/api/metrics", "/api/decks", "/assets/none.js")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "127.0.0.1.evil.example", "localhost.evil.example"]
)
def test_a_request_for_another_name_is_refused(path: str, host: str) -> None:
    with TestClient(create_app(make_server(settings=NAMED)), client=("127.0.0.1", 5)) as client:
        reply = client.get(path, headers={"host": host})
        assert (reply.status_code, reply.json()["code"]) == (421, "misdirected-request")
        assert "content-security-policy" in reply.headers


@pytest.mark.parametrize(
    "host",
    ["127.0.0.1:8000", "192.168.1.7", "[::1]:8000", "[2001:db8::7]", "localhost:8000", "piano", "piano.local",
     "stella.example", "STELLA.EXAMPLE.:443", "one.games.example", "piano.example:8000"],
)  # fmt: skip
def test_addresses_local_names_and_those_that_were_named_are_ours(host: str) -> None:
    with TestClient(create_app(make_server(settings=NAMED))) as client:
        assert client.get("/api/health", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("hosts", [(), ("*",)])
@pytest.mark.parametrize(
    "host",
    ["a<b", "evil.example/.local", "evil.example#.local", "evil/x", "user@piano", "a b", '"><script>', "a\\b",
     "evil.example?.local", "[::1", "[]", "piano:99999999", "x" * 300],
)  # fmt: skip
def test_what_is_no_name_is_refused_and_comes_back_in_no_link(host: str, hosts: tuple[str, ...]) -> None:
    settings = replace(UNLIMITED, hosts=hosts)
    with TestClient(create_app(make_server(settings=settings))) as client:
        for path in ("/api/address", "/"):
            reply = client.get(path, headers={"host": host})
            assert (reply.status_code, host in reply.text) == (421, False)


def test_an_operator_may_allow_every_name() -> None:
    assert AllowedHosts(["*"]).allows("evil.example")
    assert not AllowedHosts().allows("evil.example")
    assert not AllowedHosts().allows("evil.example:80:80")


def test_a_socket_for_another_name_is_refused() -> None:
    async def scene() -> None:
        async with open_server(make_server()) as link:
            await asyncio.to_thread(knock, urlsplit(link).port or 0)

    def knock(port: int) -> None:
        request = b"GET /api/tables/ABCD2345/socket HTTP/1.1"
        for host, status in ((b"evil.example", 421), (b"127.0.0.1", 404)):
            with Raw(port) as guest:
                lines = [b"Host: " + host, *UPGRADE[1:], b"Origin: http://" + host]
                assert guest.send(head(*lines, request=request)).response()[0] == status

    asyncio.run(scene())
