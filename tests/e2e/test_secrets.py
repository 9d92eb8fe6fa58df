from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import all_mark, begin
from tests.e2e.people import Person, pattern


def shown(person: Person) -> str:
    """The whole page as it is now."""
    return person.page.evaluate("document.documentElement.outerHTML")  # type: ignore[no-any-return]


def test_nobody_else_learns_anything_of_my_crosses_while_i_mark(person: NewPerson, guest: NewGuest) -> None:
    ada, bo = person("en", "Ada"), person("fr", "Bo")
    tv, watcher = person("en", "TV"), person("en", "Nosy")
    code = begin(ada, bo, guest("Cy"))
    tv.go(f"/t/{code}/board")
    watcher.go(f"/t/{code}/watch")
    others = (bo, tv, watcher)
    for each in others:
        expect(each.grid.locator("img")).to_have_count(15)
        each.page.evaluate("Promise.all([...document.images].map(each => each.decode().catch(() => null)))")
    settle(bo, others)
    heard, pages = [len(each.heard) for each in others], [shown(each) for each in others]

    ada.mark(3, 8, 12, 13)
    ada.mark(13)
    ada.button("play-list").click()
    ada.button("play-list-down", place=4).click()
    expect(ada.dialog("play-list").get_by_role("listitem").first).to_contain_text("9")
    ada.page.get_by_role("switch").check()
    ada.page.keyboard.press("Escape")
    ada.waits_for_crosses(3, 8, 12)
    bo.button("play-list").click()  # the other pages are alive meanwhile
    bo.page.keyboard.press("Escape")

    assert [len(each.heard) for each in others] == heard, "a message came while somebody else marked"
    for each, before in zip(others, pages, strict=True):
        assert shown(each) == before
    ada.passes()
    for each in others:
        told = each.says("play-passed")
        expect(each.page.get_by_text(told, exact=True).filter(visible=True).first).to_be_visible()
        for message in each.heard[heard[others.index(each)] :]:
            assert "[3,8,12]" not in json.dumps(message, separators=(",", ":"))
            assert_nothing_of(message)


def settle(someone: Person, others: tuple[Person, ...]) -> None:
    """A change that everybody sees: once it is shown, nothing earlier is still on its way."""
    someone.button("play-wish-swap", word=someone.view["play"]["other_word"][someone.language]).click()
    expect(someone.button("play-withdraw-swap")).to_be_visible()
    someone.button("play-withdraw-swap").click()
    expect(someone.button("play-withdraw-swap")).to_have_count(0)
    for each in others:
        log = each.page.get_by_role("log")
        me = "yes" if each is someone else "no"
        told = each.says("log-swap-withdrawn", me=me, player=someone.name)
        expect(log).to_contain_text(pattern(told, whole=False))


def assert_nothing_of(message: dict[str, object]) -> None:
    """While all mark, a view for others tells of a seat only whether it passed and wants the other word."""
    if message["type"] != "view":
        return
    play, you = message["play"], message["you"]
    assert isinstance(play, dict)
    for seat in play["game"]["seats"]:
        assert (seat["lantern"], seat["open"], seat["stars"]) == (None, None, [])
    assert play["game"]["slates"] == []
    if isinstance(you, dict):
        assert you["game"]["crosses"] == []
        assert you["pointing_list"] == []
        assert you["by_list"] is False


def test_what_nobody_pointed_at_is_not_in_anybody_elses_page_during_the_reveal(
    person: NewPerson, guest: NewGuest
) -> None:
    people = person("en", "Ada"), person("en", "Bo")
    cy = guest("Cy")
    begin(*people, cy)
    all_mark((*people, cy), {"Ada": (0, 1, 2), "Bo": (1, 5), "Cy": (1, 6)})
    for each in people:
        expect(each.page.get_by_role("region", name=each.says("play-lanterns"))).to_be_visible()
    for each in people:
        expected = each.view["you"]["game"]["crosses"]
        assert each.crosses() == expected
        views = json.dumps([message["play"] for message in each.heard if message["type"] == "view"])
        assert "crosses" not in views.replace("own_crosses", "")
