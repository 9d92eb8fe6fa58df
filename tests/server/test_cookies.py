"""A browser that has been at many tables remembers the newest ones, and its requests stay short."""

from __future__ import annotations

from starlette.testclient import TestClient

from stella.server.app import create_app
from stella.server.cookies import FORGOTTEN_AT_ONCE, MOST
from tests.support.people import wish_id
from tests.support.servers import make_server

LONGEST = 4096
"""Bytes of a Cookie header that every proxy takes, with some room for what others put there."""


def create(client: TestClient) -> str:
    reply = client.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"})
    code: str = reply.json()["code"]
    return code


def test_a_hundred_and_fifty_tables_fit_into_the_head_of_a_request() -> None:
    with TestClient(create_app(make_server())) as client:
        codes = [create(client) for _ in range(150)]
        header = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        assert len(header) < LONGEST
        assert set(client.cookies) == {f"stella-{code}" for code in codes[-MOST:]}
        assert client.get(f"/api/tables/{codes[-1]}").json()["member"] == "m1"
        assert client.get(f"/api/tables/{codes[-MOST]}").json()["member"] == "m1"
        assert client.get(f"/api/tables/{codes[0]}").json()["member"] is None


def test_a_browser_with_far_too_many_gets_rid_of_a_few_at_a_time_and_keeps_what_is_not_ours() -> None:
    with TestClient(create_app(make_server())) as client:
        old = "; ".join(["theme=dark", *(f"stella-OLD{number:05}=m1.x" for number in range(100)), "stella=1"])
        body = {"id": wish_id("create"), "name": "Ada"}
        reply = client.post("/api/tables", json=body, headers={"cookie": old})
        cookies = [line.partition("=")[0] for line in reply.headers.get_list("set-cookie")]
        assert cookies[1:] == [f"stella-OLD{number:05}" for number in range(FORGOTTEN_AT_ONCE)]


def test_who_deletes_a_table_keeps_no_key_of_it() -> None:
    with TestClient(create_app(make_server())) as client:
        kept, deleted = create(client), create(client)
        assert client.delete(f"/api/tables/{deleted}?now=true").status_code == 204
        assert set(client.cookies) == {f"stella-{kept}"}


def test_the_table_one_comes_back_to_is_not_forgotten() -> None:
    with TestClient(create_app(make_server())) as client:
        code = create(client)
        key = client.get(f"/api/tables/{code}").json()["watch_key"]
        others = "; ".join(f"stella-OLD{number:05}=m1.x" for number in range(MOST))
        cookie = f"stella-{code}={client.cookies[f'stella-{code}']}; {others}"
        reply = client.post(f"/api/tables/{code}/watchers", json={"key": key}, headers={"cookie": cookie})
        cookies = [line.partition("=")[0] for line in reply.headers.get_list("set-cookie")]
        assert cookies == [f"stella-{code}-watch", "stella-OLD00000"]
