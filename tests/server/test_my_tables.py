"""A browser is told of the tables it has a key of, and of nothing else."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from starlette.testclient import TestClient

from stella.server.api.tables import MOST_LISTED
from stella.server.app import create_app
from stella.server.server import StellaServer
from stella.server.settings import Rate
from stella.tables import commands as c
from stella.tables.codes import TableId
from stella.tables.people import MemberId
from tests.server.browsers import browser
from tests.support.names import says
from tests.support.people import wish_id
from tests.support.servers import FakeClock, make_server
from tests.support.unlimited import UNLIMITED


def create(client: TestClient, name: str = "Ada", **options: Any) -> str:
    body = {"id": wish_id("create"), "name": name, "options": options}
    code: str = client.post("/api/tables", json=body).json()["code"]
    return code


def join(client: TestClient, code: str, name: str) -> None:
    reply = client.post(f"/api/tables/{code}/members", json={"id": wish_id("join"), "name": name})
    assert reply.status_code == 201


def mine(client: TestClient) -> list[dict[str, Any]]:
    reply = client.get("/api/tables")
    assert reply.status_code == 200
    tables: list[dict[str, Any]] = reply.json()["tables"]
    return tables


def test_who_has_no_key_is_told_of_no_table(server: StellaServer, ada: TestClient) -> None:
    create(ada)
    assert mine(browser(server)) == []


def test_a_forged_key_tells_nothing(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    cookie = f"stella-{code}=m1.{'x' * 43}; stella-{code}-watch=k; stella-ABCDEFGH=m1.k"
    reply = browser(server).get("/api/tables", headers={"cookie": cookie})
    assert reply.json() == {"tables": []}


def test_names_that_are_no_codes_are_not_answered_and_hide_no_table(
    server: StellaServer, ada: TestClient
) -> None:
    code = create(ada)
    mine = f"stella-{code}={ada.cookies[f'stella-{code}']}"
    others = "; ".join(f"stella-{'A' * length}=m1.k" for length in range(9, 9 + MOST_LISTED))
    reply = browser(server).get("/api/tables", headers={"cookie": f"{mine}; {others}; stella-OOOO1111=m1.k"})
    assert [table["code"] for table in reply.json()["tables"]] == [code]
    assert "set-cookie" not in reply.headers


def test_a_table_says_who_is_there_and_that_it_is_mine_to_lead(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    bo = browser(server)
    join(bo, code, "Bo")
    [table] = mine(ada)
    assert (table["code"], table["status"], table["people"], table["host"]) == (code, "lobby", ["Bo"], True)
    [table] = mine(bo)
    assert (table["people"], table["host"]) == (["Ada"], False)


def test_who_waits_to_be_let_in_knows_no_more_than_the_code_tells(
    server: StellaServer, ada: TestClient
) -> None:
    code, bo = create(ada, joining="approved"), browser(server)
    join(bo, code, "Bo")
    [table] = mine(bo)
    assert (table["code"], table["approved"], table["told_at"]) == (code, False, None)
    assert not says(table, "Ada")


def test_a_table_that_is_gone_disappears_and_its_key_too(server: StellaServer, ada: TestClient) -> None:
    code, bo = create(ada), browser(server)
    join(bo, code, "Bo")
    assert ada.delete(f"/api/tables/{code}?now=true").status_code == 204
    assert mine(bo) == []
    assert dict(bo.cookies) == dict(ada.cookies) == {}


def test_a_table_in_the_bin_disappears_but_its_keys_stay(server: StellaServer, ada: TestClient) -> None:
    code, bo = create(ada), browser(server)
    join(bo, code, "Bo")
    assert ada.delete(f"/api/tables/{code}").status_code == 204
    for each in (ada, bo):
        assert mine(each) == []
        assert each.get(f"/api/tables/{code}").status_code == 404
    assert ada.portal is not None
    assert ada.portal.call(server.hub.services.store.recover, TableId(code))
    for each in (ada, bo):
        assert [table["code"] for table in mine(each)] == [code]


def test_the_newest_come_first_and_not_more_than_a_page_shows(server: StellaServer, ada: TestClient) -> None:
    clock = server.hub.services.clock
    assert isinstance(clock, FakeClock)
    codes = []
    for _ in range(MOST_LISTED + 3):
        codes.append(create(ada))
        clock.seconds += 60
    assert [table["code"] for table in mine(ada)] == codes[: -MOST_LISTED - 1 : -1]


def test_each_table_costs_a_request_so_that_nobody_makes_the_server_load_many() -> None:
    settings = replace(UNLIMITED, requests=Rate(5, 1))
    with TestClient(create_app(make_server(settings=settings))) as client:
        for _ in range(4):
            create(client)
        assert len(mine(client)) == 4
        assert client.get("/api/tables").status_code == 429


def test_over_https_the_cookie_of_a_neighbour_opens_nothing(server: StellaServer, ada: TestClient) -> None:
    code = create(ada)
    cookie = f"stella-{code}={ada.cookies[f'stella-{code}']}"
    secure = browser(server, base_url="https://testserver")
    assert secure.get("/api/tables", headers={"cookie": cookie}).json() == {"tables": []}


def test_while_somebody_else_leads_the_table_is_still_its_hosts_to_delete(
    server: StellaServer, ada: TestClient
) -> None:
    code, bo = create(ada), browser(server)
    join(bo, code, "Bo")
    assert ada.portal is not None
    live = server.hub.tables[TableId(code)]
    ada.portal.call(server.hub.ask, live, None, c.PromoteHost(MemberId("m2"), id="away"))
    assert [mine(each)[0]["host"] for each in (ada, bo)] == [False, True]
    assert bo.delete(f"/api/tables/{code}").status_code == 403
    assert ada.delete(f"/api/tables/{code}").status_code == 204
