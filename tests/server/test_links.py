"""Links of a table lead friends to this server, even when the host opened its page as "localhost"."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from stella.live.table_request import DONE
from stella.server.app import create_app
from stella.server.server import StellaServer
from stella.tables import commands as c
from stella.tables.codes import TableId
from stella.tables.people import MemberId
from tests.server.browsers import browser
from tests.support.people import wish_id
from tests.support.servers import make_server
from tests.support.unlimited import UNLIMITED

LAN = "http://192.168.1.7:8000"


def visit(base: str, lan: str | None = LAN) -> TestClient:
    return TestClient(
        create_app(make_server(settings=replace(UNLIMITED, lan=lan, hosts=("*",)))), base_url=base
    )


@pytest.mark.parametrize(
    "base", ["http://localhost:8000", "http://LOCALHOST", "http://127.0.0.1:8000", "http://[::1]:8000"]
)
def test_who_opened_it_as_localhost_invites_to_the_address_in_the_local_network(base: str) -> None:
    with visit(base) as host:
        assert host.get("/api/address").json() == {"address": LAN}
        made = host.post("/api/tables", json={"id": wish_id(), "name": "Ada"}).json()
        assert made["links"]["invite"] == f"{LAN}/t/{made['code']}"
        ticket = host.post(f"/api/tables/{made['code']}/tickets", json={"id": wish_id()}).json()
        assert ticket["link"].startswith(f"{LAN}/t/{made['code']}/resume#")


@pytest.mark.parametrize(
    "base",
    ["https://stella.example", "http://192.168.1.9:8000", "http://localhost.example", "http://127.example"],
)
def test_everybody_else_invites_to_the_address_they_came_by(base: str) -> None:
    with visit(base) as host:
        assert host.get("/api/address").json() == {"address": base}


def test_without_a_local_network_there_is_only_this_machine() -> None:
    with visit("http://localhost:8000", lan=None) as host:
        assert host.get("/api/address").json() == {"address": "http://localhost:8000"}


def test_an_id_used_on_a_socket_is_not_taken_for_one_of_a_ticket(
    server: StellaServer, ada: TestClient
) -> None:
    made = ada.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"}).json()
    code, hub = made["code"], server.hub
    assert ada.portal is not None

    async def rename() -> None:
        answered: list[object] = []
        hub.tables[TableId(code)].ask(MemberId("m1"), c.Rename("Eve", id="ticket-abc"), answered.append)
        while not answered:  # noqa: ASYNC110 - the store answers
            await asyncio.sleep(0)
        assert answered == [DONE]

    ada.portal.call(rename)
    link = ada.post(f"/api/tables/{code}/tickets", json={"id": "abc"}).json()["link"]
    body = {"id": wish_id("device"), "ticket": link.partition("#")[2]}
    assert browser(server).post(f"/api/tables/{code}/devices", json=body).status_code == 201
