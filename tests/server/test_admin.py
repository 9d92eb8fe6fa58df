"""The operator's page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from stella.server.app import create_app
from stella.server.limits.blocked import MOST
from stella.server.pages.admin import Numbers
from stella.server.server import StellaServer
from stella.server.settings import Settings
from tests.conftest import serving
from tests.server.test_albums import create, play
from tests.support.people import Device, wish_id
from tests.support.servers import make_server

TOKEN = "only for the operator"


@pytest.fixture
def server(store_kind: str) -> StellaServer:
    return make_server(settings=Settings(admin_token=TOKEN))


@pytest.fixture
def operator(server: StellaServer) -> Iterator[TestClient]:
    with TestClient(create_app(server), base_url="http://localhost") as client:
        client.auth = ("anyone", TOKEN)
        yield client


def make_table(client: TestClient, name: str = "Ada") -> str:
    code: str = client.post("/api/tables", json={"id": wish_id(), "name": name}).json()["code"]
    return code


def do(operator: TestClient, action: str, **fields: str) -> str:
    """What the page says after a form was sent."""
    page = operator.post("/admin", data={"do": action, **fields}).text
    found = re.search(r"<p role='status'>(.*?)</p>", page)
    assert found is not None, page
    return found[1]


def test_without_a_token_there_is_no_such_page() -> None:
    with TestClient(create_app(make_server()), base_url="http://localhost") as client:
        assert client.get("/admin").status_code == 404
        assert client.post("/admin", data={"do": "bin", "code": "ABCD2345"}).status_code == 404


@pytest.mark.parametrize("password", ["", "only for the operator!", "only"])
def test_a_wrong_password_shows_and_changes_nothing(operator: TestClient, password: str) -> None:
    code = make_table(operator)
    for response in (
        operator.get("/admin", auth=("x", password)),
        operator.post("/admin", data={"do": "delete", "code": code}, auth=("x", password)),
    ):
        assert response.status_code == 401
        assert code not in response.text
    assert operator.get(f"/api/tables/{code}").status_code == 200


def test_guessing_the_password_is_slowed_down() -> None:
    with TestClient(
        create_app(make_server(settings=Settings(admin_token=TOKEN))), base_url="http://localhost"
    ) as client:
        found = [client.get("/admin", auth=("x", f"guess {number}")).status_code for number in range(70)]
    assert found.count(401) == 60
    assert found[-1] == 429


def test_another_site_can_make_the_operators_browser_do_nothing(operator: TestClient) -> None:
    code = make_table(operator)
    form = {"do": "delete", "code": code}
    assert operator.post("/admin", data=form, headers={"origin": "https://evil.example"}).status_code == 403
    assert operator.get(f"/api/tables/{code}").status_code == 200


def test_the_page_shows_tables_and_figures_and_no_script(operator: TestClient) -> None:
    code = make_table(operator)
    answer = operator.get("/admin")
    assert f"<td>{code}</td><td>lobby</td><td>1</td>" in answer.text
    assert "<dt>Tables awake</dt><dd>1</dd>" in answer.text
    assert "<dt>Newest backup</dt><dd>off</dd>" in answer.text
    assert "Unreleased" in answer.text
    assert answer.headers["cache-control"] == "no-store"
    assert "script" not in answer.headers["content-security-policy"]
    assert "form-action 'self'" in answer.headers["content-security-policy"]
    assert operator.get("/admin/style.css").headers["content-type"].startswith("text/css")


def test_refusals_an_operator_can_do_something_about_say_what(operator: TestClient) -> None:
    elsewhere = {"origin": "https://elsewhere.example"}
    assert operator.post("/api/tables", json={}, headers=elsewhere).status_code == 403
    assert operator.get("/api/tables/ABCD2345").status_code == 404
    page = operator.get("/admin").text
    assert (
        "<td>HTTP_403: from another site, or the proxy doesn’t pass Host or X-Forwarded-Proto</td><td>1</td>"
        in page
    )
    assert "<td>E_NO_TABLE</td><td>1</td>" in page


def test_a_table_goes_into_the_bin_comes_back_and_is_deleted_for_good(operator: TestClient) -> None:
    code = make_table(operator)
    assert do(operator, "bin", code=code.lower()) == f"{code.lower()} is in the bin for a day."
    assert operator.get(f"/api/tables/{code}").status_code == 404
    assert do(operator, "restore", code=code) == f"{code} is back."
    assert operator.get(f"/api/tables/{code}").status_code == 200
    assert do(operator, "delete", code=code) == f"{code} is deleted for good."
    assert do(operator, "restore", code=code) == f"There is no table {code} in the bin."


def test_a_name_is_taken_down(operator: TestClient, server: StellaServer) -> None:
    code = make_table(operator, "Rude Name")
    assert do(operator, "rename", code=code, name="Rude Name") == "1 renamed to Guest."
    (live,) = server.hub.tables.values()
    assert live.state is not None
    assert [member.name for member in live.state.members.values()] == ["Guest"]


def test_a_blocked_address_is_refused_but_for_this_page(operator: TestClient) -> None:
    stranger = TestClient(operator.app, base_url="http://localhost", client=("192.0.2.7", 5000))
    assert do(operator, "block", address="192.0.2.7") == "192.0.2.7 is blocked for an hour."
    refused = stranger.get("/api/health")
    assert (refused.status_code, refused.json()["code"]) == (429, "E_RATE")
    assert stranger.get("/admin", auth=("anyone", TOKEN)).status_code == 200
    assert operator.get("/api/health").status_code == 200
    assert "<td>192.0.2.7</td><td>60</td>" in operator.get("/admin").text


@pytest.mark.parametrize("address", ["192.0.2", "192.0.2.0/24", "everybody", "::ffff:1.2.3.4:80"])
def test_what_is_no_address_is_not_blocked(operator: TestClient, address: str) -> None:
    assert do(operator, "block", address=address).startswith(f"{address} is not an IP address")
    assert "Blocked, minutes left: none" in operator.get("/admin").text


def test_when_too_many_are_blocked_another_is_refused_and_a_blocked_one_stays(
    operator: TestClient, server: StellaServer
) -> None:
    assert all(server.blocked.block(f"198.18.{number >> 8}.{number & 255}") for number in range(MOST))
    assert do(operator, "block", address="192.0.2.7").startswith("1000 addresses are blocked already")
    assert not server.blocked.has("192.0.2.7")
    assert do(operator, "block", address="198.18.0.0") == "198.18.0.0 is blocked for an hour."


def test_a_public_link_is_taken_down(operator: TestClient, server: StellaServer) -> None:
    code = create(operator)
    play(server, operator, code)
    asked = {"id": wish_id(), "names": False}
    link = operator.post(f"/api/tables/{code}/albums/1/links", json=asked).json()["link"]
    assert operator.get(link).status_code == 200
    assert do(operator, "unlink", link=f"{link[:-3]}xyz") == "There is no such link."
    assert operator.get(link).status_code == 200
    assert do(operator, "unlink", link=f"{link}?from=chat#1") == "The link leads nowhere now."
    assert operator.get(link).status_code == 404
    assert do(operator, "unlink", link=link) == "There is no such link."


def test_a_name_under_a_sky_is_taken_down(operator: TestClient) -> None:
    sky = operator.post(
        "/api/skies/today/slate", json={"id": wish_id(), "order": [0, 1], "name": "Rude Name"}
    ).json()
    fields = {"day": sky["day"], "name": "Rude Name"}
    assert do(operator, "unname", **fields) == f"1 under the sky of {sky['day']} have no name now."
    assert do(operator, "unname", **fields) == f"0 under the sky of {sky['day']} have no name now."


@pytest.mark.parametrize("form", [{}, {"do": "nothing"}, {"do": "bin"}, {"do": "bin", "link": "x"}])
def test_forms_that_the_page_does_not_have_are_refused(operator: TestClient, form: dict[str, str]) -> None:
    assert operator.post("/admin", data=form or {"x": "y"}).status_code == 400


def test_what_is_typed_comes_back_harmless(operator: TestClient) -> None:
    assert "&lt;script&gt;" in do(operator, "bin", code="<script>alert(1)</script>")


def test_numbers_of_all_workers_are_added_up() -> None:
    page = b"""# TYPE a gauge
a{worker="1"} 2
a{worker="2"} 3
# TYPE b histogram
b_bucket{le="0.1",worker="1"} 5
b_bucket{le="+Inf",worker="1"} 5
b_bucket{le="0.1",worker="2"} 4
b_bucket{le="+Inf",worker="2"} 5
"""
    numbers = Numbers(page)
    assert (numbers.total("a"), numbers.most("a"), numbers.by("a", "worker")) == (5, 3, {"2": 3, "1": 2})
    assert [numbers.quantile("b", part) for part in (0.5, 0.99)] == ["≤ 100 ms", "> 5 s"]
    assert numbers.quantile("c", 0.5) == "–"


def test_sockets_of_a_blocked_address_are_sent_off(tmp_path: Path) -> None:
    with serving("--set", f"admin_token={TOKEN}", cwd=tmp_path) as (link, _):

        async def scene() -> None:
            async with Device(link) as ada:
                await ada.create("Ada")
                await ada.connect()
                form = {"do": "block", "address": "127.0.0.1"}
                answer = await ada.http.post("/admin", data=form, auth=("operator", TOKEN))
                assert answer.status_code == 303
                await ada.until(lambda _: bool(ada.told_to_leave))
                assert (await ada.http.get("/api/health")).status_code == 429

        asyncio.run(scene())
