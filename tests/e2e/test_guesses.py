"""A public link asks before it shows: on a phone and a laptop, for people whom nobody at the table knows."""

from __future__ import annotations

import httpx2
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson, violations
from tests.e2e.games import played
from tests.e2e.guard import Guard
from tests.e2e.people import Person
from tests.support.people import wish_id

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 768}


def test_visitors_guess_a_round_before_they_see_it_and_find_out_who_thinks_like_them(
    server: str, person: NewPerson, guard: Guard
) -> None:
    code, cookies = played(server)
    with httpx2.Client(base_url=server, headers={"origin": server}, cookies=cookies) as ada:
        links = f"/api/tables/{code}/albums/1/links"
        made = ada.post(links, json={"id": wish_id(), "names": True}).json()
        path = made["link"].removeprefix(server)
        mila = person("en", "Mila", viewport=PHONE)
        asked: list[str] = []
        mila.page.on("request", lambda request: asked.append(request.url.rpartition("/api/shared/")[2]))
        mila.go(path)
        expect(mila.text("guess-title")).to_be_visible()
        assert violations(mila.page) == []
        mila.mark(5, 7, 8)
        assert [each for each in asked if "/" in each and "://" not in each] == []
        compare(mila)
        expect(mila.heading("guess-like", player="Cy")).to_be_visible()
        expect(mila.text("sky-shared", count=3, all=3)).to_be_visible()
        assert violations(mila.page) == []
        mila.page.reload()
        expect(mila.heading("guess-like", player="Cy")).to_be_visible()
        mila.button("guess-watch").click()
        expect(mila.heading("guess-like", player="Cy")).to_be_hidden()
        expect(mila.heading("guess-like", player="Cy")).to_be_visible()

        tom = person("de", "Tom", viewport=LAPTOP)
        tom.go(path)
        tom.mark(14)
        compare(tom)
        expect(tom.heading("guess-nobody")).to_be_visible()
        assert [each["guesses"] for each in ada.get(links).json()["links"]] == [2]
        tom.button("guess-with").click()
        expect(tom.heading("lobby-title")).to_be_visible()

        assert ada.delete(f"{links}/{made['id']}").status_code == 204
    with guard.expecting("404"):
        mila.page.reload()
        expect(mila.text("public-missing")).to_be_visible()
    mila.link("home-sky").click()
    expect(mila.page).to_have_url(f"{server}/sky")


def compare(visitor: Person) -> None:
    """Make the marks final."""
    visitor.button("guess-compare").click()
