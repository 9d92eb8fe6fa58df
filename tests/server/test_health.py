from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stella.server.app import create_app
from tests.support.servers import FakeClock, make_server
from tests.support.unlimited import UNLIMITED


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc.js").write_text("1")
    (tmp_path / "index.html").write_text(
        '<title>Stella</title><meta property="og:image" content="/share.jpg">'
    )
    (tmp_path / ".stamp").write_text("0")
    server = make_server(clock=FakeClock(), settings=replace(UNLIMITED, hosts=("*",)))
    with TestClient(create_app(server, tmp_path), raise_server_exceptions=False) as client:
        yield client


def test_the_server_says_that_it_is_well(client: TestClient) -> None:
    reply = client.get("/api/health")
    assert (reply.status_code, reply.json()) == (200, {"status": "ok"})
    assert reply.headers["cache-control"] == "no-store"


def test_whoever_asks_learns_what_is_kept_and_how_long() -> None:
    settings = replace(UNLIMITED, finished_days=7, idle_days=1.5, learning=False)
    with TestClient(create_app(make_server(settings=settings))) as client:
        assert client.get("/api/keeping").json() == {
            "finished_days": 7,
            "idle_days": 1.5,
            "learning": False,
            "sky_days": 400,
            "backup_days": 0,
            "notifications": False,
        }
        assert client.get("/privacy").status_code == 200


@pytest.mark.parametrize("path", ["/api/no-such-thing", "/api", "/api/", "/no-such-page"])
def test_an_unknown_path_gets_a_typed_problem(client: TestClient, path: str) -> None:
    reply = client.get(path)
    assert reply.status_code == 404
    assert reply.json() == {
        "type": "problem",
        "status": 404,
        "code": "not-found",
        "message": None,
        "args": {},
    }


def test_a_person_at_an_unknown_address_gets_the_page_which_says_so(client: TestClient) -> None:
    for method in (client.get, client.head):
        reply = method("/no-such-page", headers={"accept": "text/html,*/*;q=0.8", "if-none-match": '"x"'})
        assert (reply.status_code, reply.headers["cache-control"]) == (404, "no-cache")
        assert reply.headers["content-type"].startswith("text/html")


def test_a_wrong_method_gets_a_typed_problem(client: TestClient) -> None:
    reply = client.post("/api/health")
    assert reply.status_code == 405
    assert reply.json()["code"] == "method-not-allowed"
    assert "GET" in reply.headers["allow"]


def test_the_page_is_checked_each_time_and_hashed_assets_are_kept(client: TestClient) -> None:
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert "immutable" in client.get("/assets/index-abc.js").headers["cache-control"]
    assert "immutable" not in client.get("/assets/none.js").headers.get("cache-control", "")


@pytest.mark.parametrize("path", ["/", "/index.html", "/learn", "/tv", "/show", "/t/ABCD2345"])
@pytest.mark.parametrize("host", ["stella.example", "STELLA.example:8443", "192.168.1.7:8000", "[::1]:8000"])
def test_a_shared_link_shows_a_picture_with_its_whole_address(
    client: TestClient, path: str, host: str
) -> None:
    first = client.get(path, headers={"host": host})
    assert f'content="http://{host}/share.jpg"' in first.text
    assert first.headers["content-type"].startswith("text/html")
    again = client.get(path, headers={"host": host, "if-none-match": f'"x", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content, again.headers["cache-control"]) == (304, b"", "no-cache")
    assert client.get(path, headers={"host": "other.example", "if-none-match": first.headers["etag"]}).content


@pytest.mark.parametrize("path", ["/.stamp", "/assets/../.stamp", "/%2e%2e/secret", "/..%2f..%2fetc/passwd"])
def test_hidden_files_and_files_elsewhere_do_not_exist(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/", "/api/health", "/api/no-such-thing", "/no-such-page"])
def test_every_response_carries_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "*" not in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
