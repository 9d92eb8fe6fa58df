"""Circles over HTTP, and skies that move to another device."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from stella.server.server import StellaServer
from tests.server.browsers import browser, opened
from tests.server.sky_visits import circle_of, circles, finish, join, played
from tests.support.people import wish_id
from tests.support.servers import FakeClock, make_server

DAY = 24 * 3600


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture
def server(store_kind: str, clock: FakeClock) -> StellaServer:
    return make_server(clock=clock)


@pytest.fixture
def ada(server: StellaServer) -> Iterator[TestClient]:
    with opened(server) as client:
        yield client


def test_people_of_a_circle_are_compared_once_they_are_done(server: StellaServer, ada: TestClient) -> None:
    bo, cy = browser(server), browser(server)
    circle_of(ada, bo, cy)
    for each, order, name in ((bo, [1, 2, 3, 4], "Bo"), (cy, [1, 2, 3, 9], "")):
        played(each, order, name=name)
    (before,) = circles(ada)
    assert (before["people"], before["seen"], before["alike"]) == (3, None, None)
    played(ada, [1, 12])
    (circle,) = circles(ada)
    assert {(each["name"], each["you"], each["shared"]) for each in circle["seen"]} == {
        ("Bo", False, 1), ("", False, 1), ("", True, 2)
    }  # fmt: skip
    stars = [each["stars"] for each in circle["seen"]]
    assert stars == sorted(stars, reverse=True)
    assert {circle["seen"][place]["you"] for place in circle["alike"]} == {False}
    (theirs,) = circles(bo)
    assert {each["shared"] for each in theirs["seen"]} == {1, 3, 4}


def test_thirty_people_without_names_have_signs_as_different_as_can_be(
    server: StellaServer, ada: TestClient
) -> None:
    circle_of(ada, *(others := [browser(server) for _ in range(29)]))
    for each in (*others, ada):
        played(each, [3])
    (circle,) = circles(ada)
    signs = [each["symbol"] for each in circle["seen"]]
    assert sorted(Counter(signs).values()) == [2] * 6 + [3] * 6


def test_before_my_round_is_over_a_circle_says_the_same_whatever_others_do(
    server: StellaServer, ada: TestClient
) -> None:
    others = [browser(server) for _ in range(3)]
    circle_of(ada, *others)
    before = ada.get("/api/skies/today/circles")
    finish(others[0], [1, 2], name="Bo")
    played(others[1], [3])
    assert ada.get("/api/skies/today/circles").content == before.content
    places = finish(ada, [0, 1, 2]).json()["round"]["own"]["actions"]["point_at"]
    assert places
    finish(others[2], [1])
    assert ada.get("/api/skies/today/circles").content == before.content


def test_a_circle_ends_with_its_last_member(server: StellaServer, ada: TestClient) -> None:
    bo = browser(server)
    link = circle_of(ada, bo)
    (circle,) = circles(ada)
    for _ in range(2):
        assert ada.delete(f"/api/circles/{circle['id']}").status_code == 204
    assert (circles(ada), [each["people"] for each in circles(bo)]) == ([], [1])
    bo.delete("/api/skies/me")
    refused = join(ada, link)
    assert (refused.status_code, refused.json()["code"]) == (404, "E_CIRCLE")
    assert "set-cookie" not in refused.headers
    assert circles(ada) == []


@pytest.mark.parametrize("key", ["", "x", "A" * 38, "É" * 38, "A" * 100])
def test_a_made_up_circle_is_refused(ada: TestClient, key: str) -> None:
    refused = join(ada, f"#{key}")
    assert (refused.status_code, refused.json()["code"]) == (404, "E_CIRCLE")


def test_beginning_a_circle_again_changes_nothing(ada: TestClient) -> None:
    body = {"id": wish_id()}
    for _ in range(2):
        assert ada.post("/api/circles", json=body).status_code == 204
        ada.cookies.clear()  # the answer was lost
    ada.post("/api/circles", json=body)
    assert [each["people"] for each in circles(ada)] == [1]


def test_full_circles_and_too_many_are_refused_in_words(server: StellaServer, ada: TestClient) -> None:
    link = circle_of(*[browser(server) for _ in range(30)])
    full = join(ada, link)
    assert (full.status_code, full.json()["code"]) == (409, "E_CIRCLE_FULL")
    for _ in range(20):
        join(ada)
    many = join(ada)
    assert (many.status_code, many.json()["code"], len(circles(ada))) == (409, "E_CIRCLES", 20)
    assert many.json()["message"]


def test_skies_move_to_another_device_like_a_seat(
    server: StellaServer, ada: TestClient, clock: FakeClock
) -> None:
    played(ada, [3, 1])
    circle_of(ada)
    clock.seconds += DAY
    day = played(ada, [3, 1])["day"]
    clock.seconds += DAY
    late = finish(ada, [5], day).json()
    assert late["code"] == "E_SKY_DONE"
    assert ada.put("/api/skies/me/research", json={"day": day}).status_code == 204
    assert ada.put("/api/skies/me/teaching", json={"on": False}).status_code == 204
    link = ada.post("/api/skies/me/tickets").json()["link"]
    assert "/sky/move#" in link
    phone = browser(server)
    finish(phone, [9], day)
    taken = phone.post("/api/skies/me/devices", json={"ticket": link.partition("#")[2]})
    nights = taken.json()["nights"]
    assert [(each["day"] == day, each["counts"]) for each in nights] == [(True, True), (False, True)]
    assert (taken.json()["research"], taken.json()["teaches"]) == (True, False)
    assert all(each["stars"] is not None and each["texts"]["de"] for each in nights)
    assert phone.get(f"/api/skies/{day}").json() == ada.get(f"/api/skies/{day}").json()
    assert circles(phone) == circles(ada)
    assert ada.portal is not None
    counts = ada.portal.call(server.skies.store.counts, day)
    assert counts is not None
    assert counts.people == 1  # what the phone had of its own is gone: nobody could delete it later


def test_a_ticket_expires_and_cannot_be_made_up(
    server: StellaServer, ada: TestClient, clock: FakeClock
) -> None:
    assert ada.post("/api/skies/me/tickets").json()["code"] == "E_SKY_ROUND"
    finish(ada, [3, 1])
    ticket = ada.post("/api/skies/me/tickets").json()["link"].partition("#")[2]
    clock.seconds += 601
    key = ada.cookies["stella-sky"]
    for wrong in (ticket, ticket[:-1], key, "", "x" * 100):
        refused = browser(server).post("/api/skies/me/devices", json={"ticket": wrong})
        assert (refused.status_code, refused.json()["code"]) == (403, "E_TICKET")
        assert "set-cookie" not in refused.headers


def test_a_sky_played_late_does_not_count_towards_the_row(
    server: StellaServer, ada: TestClient, clock: FakeClock
) -> None:
    first = ada.get("/api/skies/today").json()["day"]
    clock.seconds += DAY
    finish(ada, [3, 1], first)
    ticket = ada.post("/api/skies/me/tickets").json()["link"].partition("#")[2]
    (night,) = browser(server).post("/api/skies/me/devices", json={"ticket": ticket}).json()["nights"]
    assert (night["day"], night["counts"]) == (first, False)
