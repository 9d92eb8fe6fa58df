"""Tonight's sky over HTTP: mark alone, play a round with those who came before, see the light, be forgotten."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from starlette.testclient import TestClient

from stella.bots import Knowledge
from stella.bots.learned import Count
from stella.bots.memory import Memory
from stella.server.learning import Learning
from stella.server.server import StellaServer
from stella.server.settings import Rate
from stella.server.skies import Skies
from stella.tables.people import MAX_NAME
from tests.server.browsers import browser, opened
from tests.server.sky_visits import circle_of, circles, finish, join, played, point
from tests.support.names import says
from tests.support.people import wish_id
from tests.support.servers import FakeClock, make_server
from tests.support.unlimited import UNLIMITED

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


def test_the_sky_is_the_same_for_everyone_until_it_is_finished(server: StellaServer, ada: TestClient) -> None:
    before = ada.get("/api/skies/today")
    assert before.json()["round"] is None
    assert len(set(before.json()["cards"])) == 15
    for _ in range(6):
        played(browser(server), [1, 2, 3])
    after = ada.get("/api/skies/today")
    assert after.content == before.content
    named = ada.get(f"/api/skies/{before.json()['day']}")
    assert named.content == before.content
    assert "set-cookie" not in after.headers


def test_a_first_visitor_plays_with_bots(ada: TestClient) -> None:
    sky = played(ada, [0, 4, 8, 11])
    seats, light = sky["round"]["seats"], sky["round"]["light"]
    assert [each["who"] for each in seats] == ["you", *["bot"] * 5]
    assert len({each["character"] for each in seats[1:]}) == 5
    assert (light["people"], light["marks"], light["rank"], light["bots"]) == (1, None, None, 6)
    assert sum(light["bot_marks"]) > 6
    assert ada.get("/api/skies/today").json() == sky


def test_a_sixth_visitor_plays_with_five_people(server: StellaServer, ada: TestClient) -> None:
    for number in range(5):
        played(browser(server), [number, 7], name=f"Player {number}")
    sky = played(ada, [0, 7, 9])
    seats, light = sky["round"]["seats"], sky["round"]["light"]
    assert sorted(each["name"] for each in seats[1:]) == [f"Player {number}" for number in range(5)]
    assert {each["who"] for each in seats[1:]} == {"person"}
    assert (light["people"], light["marks"][7], light["marks"][9]) == (6, 6, 1)
    assert 1 <= light["rank"] <= light["ranked"] == 6
    assert light["closest"]["shared"] >= 1


def test_nobody_is_ranked_before_five_have_finished_their_rounds(
    server: StellaServer, ada: TestClient
) -> None:
    for number in range(9):
        finish(browser(server), [*range(number, number + 6)])
    assert played(ada, [0, 7])["round"]["light"]["rank"] is None
    for _ in range(4):
        light = played(browser(server), [0, 7])["round"]["light"]
    assert (1 <= light["rank"] <= 5, light["ranked"]) == (True, 5)


def test_people_take_the_seats_of_those_who_were_forgotten(server: StellaServer, ada: TestClient) -> None:
    people = [browser(server) for _ in range(10)]
    for each in people:
        finish(each, [3])
    for each in people[:5]:
        each.delete("/api/skies/me")
    seats = finish(ada, [3]).json()["round"]["seats"]
    assert [each["who"] for each in seats] == ["you", *["person"] * 5]


def test_a_round_that_others_end_is_ranked_too(server: StellaServer, ada: TestClient) -> None:
    skies = [finish(browser(server), [7]).json() for _ in range(12)]
    over = sum(sky["round"]["light"] is not None for sky in skies)
    assert ada.portal is not None
    (counts,) = ada.portal.call(server.skies.store.list_counts)
    assert sum(counts.stars) == over > 0


def test_companions_stay_and_the_light_goes_on(server: StellaServer, ada: TestClient) -> None:
    for number in range(7):
        finish(browser(server), [number, 7])
    before = played(ada, [0, 7])
    for number in range(7):
        finish(browser(server), [number, 8])
    after = ada.get("/api/skies/today").json()
    assert after["round"]["game"] == before["round"]["game"]
    assert after["round"]["seats"] == before["round"]["seats"]
    assert after["round"]["light"]["people"] == 15


def test_bots_that_have_learned_since_change_no_round(server: StellaServer, ada: TestClient) -> None:
    sky = played(ada, [0, 7])
    server.skies = dataclasses.replace(server.skies, secret="another", _deals={})
    assert ada.get("/api/skies/today").json() == sky
    bo = finish(browser(server), [0, 7]).json()
    bots = {each["character"] for each in bo["round"]["seats"]} - {None}
    assert len(bots) == 4
    light = played(browser(server), [0, 7])["round"]["light"]
    assert light["bot_marks"] == sky["round"]["light"]["bot_marks"]


def test_a_sky_that_was_stored_without_bots_still_has_its_round(
    server: StellaServer, ada: TestClient
) -> None:
    sky, store = played(ada, [0, 7]), server.skies.store
    assert ada.portal is not None
    (counts,) = ada.portal.call(store.list_counts)
    slates = ada.portal.call(store.slates, counts.day, [1])
    ada.portal.call(store.keep, replace(counts, sky=replace(counts.sky, bots={})), slates.values())
    server.skies = dataclasses.replace(server.skies, _deals={})
    assert ada.get("/api/skies/today").json() == sky
    assert finish(browser(server), [0]).status_code == 201


def test_nobody_learns_from_the_counts_what_one_more_visitor_marked(
    server: StellaServer, ada: TestClient
) -> None:
    for number in range(4):
        finish(browser(server), [number, 7])
    lights = [played(ada, [0, 7])["round"]["light"]]
    for _ in range(5):
        finish(browser(server), [3, 9])
        lights.append(ada.get("/api/skies/today").json()["round"]["light"])
    told = [(light["people"], light["marks"]) for light in lights]
    assert told[:5] == [told[0]] * 5
    assert (told[5][0], told[5][1][9]) == (10, 5)
    leaving = browser(server)
    played(leaving, [5])
    assert leaving.get("/api/skies/today").json()["round"]["light"]["marks"][5] == 1  # their own they see
    leaving.delete("/api/skies/me")
    assert ada.get("/api/skies/today").json()["round"]["light"]["marks"] == told[5][1]


def test_a_stranger_wakes_no_bots(ada: TestClient, clock: FakeClock, monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = list[str]()
    monkeypatch.setattr("stella.server.skies.bot_slates", lambda *_: dealt.append("bots"))
    today = date.fromisoformat(ada.get("/api/skies/today").json()["today"])
    for days in range(20):
        day = (today - timedelta(days)).isoformat()
        assert ada.get(f"/api/skies/{day}").json()["day"] == day
        assert ada.get(f"/sky/{day}").status_code == 200
        assert point(ada, 0, 1, day).json()["code"] == "E_SKY_ROUND"
        assert finish(ada, [1, 1], day).json()["code"] == "E_ALREADY_MARKED"
    assert dealt == []


def test_done_again_after_the_round_returns_the_same_light(
    server: StellaServer, ada: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Skies, "_draw", lambda *_: (2, 3, 4, 5, 6))
    finish(ada, [1, 2, 3])
    for number in range(5):
        finish(browser(server), [5 + number])
    bo = browser(server)
    sky = played(bo, [1, 2, 3])
    closest = sky["round"]["light"]["closest"]
    assert (closest["seat"], closest["shared"]) == (None, 3)
    assert finish(bo, [1, 2, 3]).json() == sky


def test_asking_again_changes_nothing(ada: TestClient) -> None:
    body = {"id": wish_id(), "order": [3, 1, 2]}
    first = ada.post("/api/skies/today/slate", json=body)
    again = ada.post("/api/skies/today/slate", json=body)
    assert (again.status_code, again.json()) == (201, first.json())
    ada.cookies.clear()  # the answer, and its cookie with it, was lost on the way
    lost = ada.post("/api/skies/today/slate", json=body)
    assert lost.json() == first.json()
    place = first.json()["round"]["own"]["actions"]["point_at"][0]
    pointed = point(ada, 0, place)
    assert point(ada, 0, place).json() == pointed.json()


def test_a_slate_is_final(ada: TestClient) -> None:
    before = finish(ada, [3, 1]).json()
    refused = finish(ada, [4])
    assert (refused.status_code, refused.json()["code"]) == (409, "E_SKY_DONE")
    assert ada.get("/api/skies/today").json() == before


def test_a_slate_for_other_pictures_is_refused(server: StellaServer, ada: TestClient) -> None:
    """The server's content was updated while somebody marked."""
    cards = ada.get("/api/skies/today").json()["cards"]
    server.skies = dataclasses.replace(server.skies, cards=server.skies.cards[1:], _deals={})
    refused = finish(ada, [3], cards=cards)
    assert (refused.status_code, refused.json()["code"]) == (409, "E_SKY_CHANGED")
    after = ada.get("/api/skies/today").json()
    assert (after["round"], after["cards"] == cards) == (None, False)
    assert finish(ada, [3], cards=after["cards"]).status_code == 201


def test_nodes_with_different_content_agree_on_the_first_sky(server: StellaServer, ada: TestClient) -> None:
    ours, bo = ada.get("/api/skies/today").json(), browser(server)
    newer = dataclasses.replace(server.skies, cards=server.skies.cards[1:], _deals={})
    older, server.skies = server.skies, newer
    theirs = finish(bo, [3]).json()
    server.skies = older
    refused = finish(ada, [3], cards=ours["cards"])
    assert (refused.status_code, refused.json()["code"]) == (409, "E_SKY_CHANGED")
    assert "set-cookie" not in refused.headers
    sky = finish(ada, [3], cards=theirs["cards"]).json()
    assert sky["cards"] == theirs["cards"]
    assert [each["who"] for each in sky["round"]["seats"]].count("person") == 1


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ([], "E_TOO_FEW"),
        (list(range(11)), "E_TOO_MANY"),
        ([1, 1], "E_ALREADY_MARKED"),
        ([15], "E_CARD"),
        ([-1], "E_CARD"),
        (["1"], "E_MESSAGE"),
        ([0] * 16, "E_MESSAGE"),
    ],
)
def test_a_slate_against_the_rules_is_refused(ada: TestClient, order: list[Any], code: str) -> None:
    refused = finish(ada, order)
    assert (refused.status_code, refused.json()["code"]) == (422, code)
    assert "set-cookie" not in refused.headers
    assert ada.get("/api/skies/today").json()["round"] is None


def test_names_are_cleaned_limited_and_can_be_turned_off(
    server: StellaServer, ada: TestClient, clock: FakeClock
) -> None:
    assert finish(ada, [1], name="x" * (MAX_NAME + 1)).json()["code"] == "E_NAME"
    assert finish(ada, [1], name="  A\u202eda ").json()["round"]["seats"][0]["name"] == "Ada"
    server.skies.names = False
    bo = finish(browser(server), [1], name="Bo").json()
    assert (bo["names"], bo["round"]["seats"][0]["name"]) == (False, "")


def test_names_given_before_they_were_turned_off_are_not_shown(server: StellaServer, ada: TestClient) -> None:
    bo, cy = browser(server), browser(server)
    circle_of(ada, bo, cy)
    for each, name in ((ada, "Ada"), (bo, "Bo")):
        finish(each, [1, 2], name=name)
    server.skies.names = False
    sky = played(cy, [1, 2])
    assert [each["who"] for each in sky["round"]["seats"]].count("person") == 2
    for reply in (sky, cy.get("/api/skies/today").json(), circles(cy)):
        assert not says(reply, "Ada")
        assert not says(reply, "Bo")
    assert {each["name"] for each in circles(cy)[0]["seen"]} == {""}


def test_pointing_needs_a_slate_and_the_right_number(server: StellaServer, ada: TestClient) -> None:
    assert point(ada, 0, 3).json()["code"] == "E_SKY_ROUND"
    sky = finish(ada, [*range(6)]).json()  # five others can't have pointed at all of them
    assert point(ada, 1, 3).json()["code"] == "E_SKY_ROUND"
    missing = next(place for place in range(15) if place not in sky["round"]["own"]["crosses"])
    assert point(ada, 0, missing).json()["code"] in ("E_NOT_MARKED", "E_ALREADY_POINTED")
    assert ada.get("/api/skies/today").json() == sky


def test_a_made_up_visitor_is_nobody(server: StellaServer, ada: TestClient) -> None:
    finish(ada, [3, 1])
    stranger = browser(server, cookies={"stella-sky": "A" * 38})
    assert stranger.get("/api/skies/today").json()["round"] is None
    assert point(stranger, 0, 3).json()["code"] == "E_SKY_ROUND"
    made = finish(stranger, [2])
    assert made.status_code == 201
    assert "stella-sky=" in made.headers["set-cookie"]


@pytest.mark.parametrize(
    "day", ["tomorrow", "2999-01-01", "1999-01-01", "20260101", "2026-13-01", "me", "٢٠٢٦-٠١-٠١"]
)
def test_there_is_no_such_sky(ada: TestClient, day: str) -> None:
    for reply in (ada.get(f"/api/skies/{day}"), finish(ada, [1], day), point(ada, 0, 1, day)):
        assert (reply.status_code, reply.json()["code"]) == (404, "E_SKY")


def test_tomorrow_has_another_sky_and_yesterday_can_still_be_played(
    server: StellaServer, ada: TestClient, clock: FakeClock
) -> None:
    first = played(ada, [3, 1])
    tomorrow = (date.fromisoformat(first["today"]) + timedelta(1)).isoformat()
    for reply in (ada.get(f"/api/skies/{tomorrow}"), finish(ada, [1], tomorrow), point(ada, 0, 1, tomorrow)):
        assert (reply.status_code, reply.json()["code"]) == (404, "E_SKY")
    clock.seconds += DAY
    second = ada.get("/api/skies/today").json()
    assert (second["day"], second["round"]) == (tomorrow, None)
    assert (second["word"], second["cards"]) != (first["word"], first["cards"])
    old = ada.get(f"/api/skies/{first['day']}").json()
    assert (old["round"], old["today"]) == (first["round"], second["day"])
    late = finish(browser(server), [5], first["day"]).json()
    assert [each["who"] for each in late["round"]["seats"]].count("person") == 1
    clock.seconds += 401 * DAY
    assert ada.get(f"/api/skies/{first['day']}").status_code == 404


def test_a_day_begins_at_four(ada: TestClient, clock: FakeClock) -> None:
    sky = ada.get("/api/skies/today").json()
    clock.seconds += (sky["next_at"] - clock.now()) / 1000 - 1
    assert ada.get("/api/skies/today").json()["day"] == sky["day"]
    clock.seconds += 2
    after = ada.get("/api/skies/today").json()
    assert after["day"] > sky["day"]
    assert after["next_at"] == sky["next_at"] + DAY * 1000


def test_the_forgotten_are_gone_at_once(server: StellaServer, ada: TestClient) -> None:
    finish(ada, [3, 1], name="Ada")
    others = [browser(server) for _ in range(5)]
    skies = [finish(each, [3]).json() for each in others]
    assert all("Ada" in [seat["name"] for seat in sky["round"]["seats"]] for sky in skies)
    reply = ada.delete("/api/skies/me")
    assert (reply.status_code, "stella-sky" in ada.cookies) == (204, False)
    assert ada.get("/api/skies/today").json()["round"] is None
    after = [each.get("/api/skies/today").json() for each in others]
    assert not any("Ada" in [seat["name"] for seat in sky["round"]["seats"]] for sky in after)
    assert played(others[0], [3])["round"]["light"]["people"] == 5
    assert ada.delete("/api/skies/me").status_code == 204


def test_slates_are_given_to_research_only_by_those_who_agree(server: StellaServer, ada: TestClient) -> None:
    bo, cy = browser(server), browser(server)
    day = finish(ada, [1]).json()["day"]
    finish(bo, [2], research=True)
    finish(cy, [3], research=True)
    assert ada.put("/api/skies/me/research", json={"day": day}).status_code == 204
    assert bo.put("/api/skies/me/research", json={"day": None}).status_code == 204
    assert browser(server).put("/api/skies/me/research", json={"day": day}).status_code == 204
    for unknown in ("2999-01-01", "tomorrow"):
        refused = bo.put("/api/skies/me/research", json={"day": unknown})
        assert (refused.status_code, refused.json()["code"]) == (404, "E_SKY")
    assert ada.portal is not None
    slates = ada.portal.call(server.skies.store.slates, day, [1, 2, 3])
    assert {each.order: each.research for each in slates.values()} == {(1,): True, (2,): False, (3,): True}


def test_bots_learn_from_a_sky_when_its_day_is_over_one_vote_for_each(
    server: StellaServer, ada: TestClient, clock: FakeClock, tmp_path: Path
) -> None:
    for number in range(3):
        sky = finish(browser(server), [4, number]).json()
    later = browser(server)
    for teaches, client in ((False, browser(server)), (True, later)):
        finish(client, [4], teaches=teaches)
    assert later.put("/api/skies/me/teaching", json={"on": False}).status_code == 204
    knowledge, memory = Knowledge(), Memory(tmp_path)
    lessons = Learning(
        memory, knowledge, b"k" * 32, lambda _: True, lambda _: None, lambda *_: None, lambda *_: None
    )
    assert ada.portal is not None
    server.skies.learn = lessons.learn_from_sky
    ada.portal.call(server.skies.teach)
    assert memory.load().cells == {}  # the day isn't over
    clock.seconds += DAY
    for _ in range(4):  # made-up people who play many old skies must not teach as much as many days do
        finish(browser(server), [4], sky["day"])
    for _ in range(2):
        ada.portal.call(server.skies.teach)
    cell = memory.load().cells["starlight", sky["word"], sky["cards"][4]]
    assert cell == {sky["day"]: Count(marked=3, shown=3)}
    assert knowledge.learned.cells == memory.load().cells


def test_old_skies_are_deleted(server: StellaServer, ada: TestClient, clock: FakeClock) -> None:
    assert ada.portal is not None
    finish(ada, [3])
    clock.seconds += 500 * DAY
    assert ada.portal.call(server.skies.tidy) == 0  # the clock alone decides nothing
    finish(ada, [3])
    assert ada.portal.call(server.skies.tidy) == 1


def test_one_address_makes_up_only_so_many_people() -> None:
    server = make_server(settings=dataclasses.replace(UNLIMITED, finishing=Rate(3, 1)), clock=FakeClock())
    with opened(server) as ada:
        assert [finish(browser(server), [1]).status_code for _ in range(2)] == [201, 201]
        assert join(ada).status_code == 204
        refused = finish(browser(server), [1])
        assert (refused.status_code, refused.json()["code"]) == (429, "E_RATE")
        assert join(browser(server)).status_code == 429
        assert ada.portal is not None
        (counts,) = ada.portal.call(server.skies.store.list_counts)
        assert counts.people == 2


def test_skies_can_be_turned_off() -> None:
    server = make_server(settings=dataclasses.replace(UNLIMITED, skies=False))
    with opened(server) as client:
        for reply in (client.get("/api/skies/today"), finish(client, [1]), join(client)):
            assert (reply.status_code, reply.json()["code"]) == (404, "E_SKY")
        assert server.skies.dealt("today") is None


def test_where_skies_were_turned_off_people_can_still_be_forgotten(
    server: StellaServer, ada: TestClient, clock: FakeClock
) -> None:
    finish(ada, [1])
    finish(browser(server), [1])
    server.skies.on = False
    assert ada.portal is not None
    assert ada.delete("/api/skies/me").status_code == 204
    (counts,) = ada.portal.call(server.skies.store.list_counts)
    assert counts.people == 1
