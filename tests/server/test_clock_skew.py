"""Tickets at nodes whose clocks disagree: only the clock of the database counts."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from stella.server.app import create_app
from tests.support.memory_store import MemoryStore
from tests.support.people import wish_id
from tests.support.servers import FakeClock, make_server

HOUR = 3600 * 1000


class StoreWithClock(MemoryStore):
    """A store that has a clock of its own, as a database has."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = FakeClock()

    async def database_time(self) -> int | None:
        return self.clock.now()


def use_ticket_elsewhere(issued_ahead: int, used_ahead: int, minutes: float) -> int:
    """Ask for a ticket at one node and use it at another after some minutes; returns the status of the reply."""
    store = StoreWithClock()
    clocks = [FakeClock(ahead=issued_ahead), FakeClock(ahead=used_ahead)]
    one, other = (create_app(make_server(store=store, clock=clock, shared=True)) for clock in clocks)
    with TestClient(one) as ada, TestClient(other) as phone:
        code = ada.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"}).json()["code"]
        link = ada.post(f"/api/tables/{code}/tickets", json={"id": wish_id("ticket")}).json()["link"]
        store.clock.seconds += minutes * 60
        body = {"id": wish_id("device"), "ticket": link.partition("#")[2]}
        return phone.post(f"/api/tables/{code}/devices", json=body).status_code


@pytest.mark.parametrize("skew", [-1000 * HOUR, -HOUR, HOUR, 1000 * HOUR])
def test_a_ticket_is_good_for_ten_minutes_at_every_node(skew: int) -> None:
    for issued, used in ((0, skew), (skew, 0)):
        assert use_ticket_elsewhere(issued, used, 9.9) == 201
        assert use_ticket_elsewhere(issued, used, 10.1) == 403
