from __future__ import annotations

import json

from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.games import gather, turn_word
from tests.e2e.people import Person, pattern


def shown(person: Person) -> str:
    """The whole page as it is now."""
    return person.page.evaluate("document.documentElement.outerHTML")  # type: ignore[no-any-return]


def test_nobody_else_learns_anything_of_my_crosses_while_i_mark(person: NewPerson) -> None:
    people = ada, bo, cy = person("en", "Ada"), person("fr", "Bo"), person("en", "Cy")
    gather(*people)
    tv, watcher = person("en", "TV"), person("en", "Nosy")
    tv.go(ada.link_by("lobby-board"))
    expect(tv.heading("board-join")).to_be_visible()
    watcher.go(tv.page.url.replace("/board", "/watch"))
    expect(watcher.heading("lobby-title")).to_be_visible()
    ada.start()
    turn_word(people)
    others = (bo, cy, tv, watcher)
    for each in others:
        expect(each.grid.locator("img")).to_have_count(15)
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


def test_what_nobody_pointed_at_is_not_in_anybody_elses_page_during_the_reveal(person: NewPerson) -> None:
    people = person("en", "Ada"), person("en", "Bo"), person("en", "Cy")
    gather(*people)
    people[0].start()
    turn_word(people)
    for each, places in zip(people, ((0, 1, 2), (1, 5), (1, 6)), strict=True):
        each.mark(*places)
        each.passes()
    for each in people:
        expect(each.page.get_by_role("region", name=each.says("play-lanterns"))).to_be_visible()
    for each in people:
        expected = each.view["you"]["game"]["crosses"]
        assert each.crosses() == expected
        views = json.dumps([message["play"] for message in each.heard if message["type"] == "view"])
        assert "crosses" not in views.replace("own_crosses", "")
