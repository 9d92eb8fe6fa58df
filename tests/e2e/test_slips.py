"""What a page forgives, and what it still knows: double clicks, stray keys, a reload, an open dialog."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import begin, begin_with, gather, turn_word
from tests.e2e.people import pattern, plain, resize, settled


def test_a_double_click_on_the_word_card_does_not_take_the_other_word(
    person: NewPerson, guest: NewGuest
) -> None:
    ada = person("en", "Ada")
    begin_with(ada, guest("Bo"), guest("Cy"))
    ada.button("play-turn-word").dblclick()
    expect(ada.button("play-pass")).to_be_visible()
    ada.mark(3)
    ada.waits_for_crosses(3)  # whatever the second click asked for was answered before
    assert not any(seat["wishes_swap"] for seat in ada.view["play"]["game"]["seats"])


def test_a_double_click_on_the_felt_tip_passes_it_once(person: NewPerson, guest: NewGuest) -> None:
    ada = person("en", "Ada")
    begin(ada, guest("Bo"), guest("Cy"))
    ada.mark(3)
    ada.waits_for_crosses(3)
    ada.button("play-pass").dblclick()
    expect(ada.button("play-take-back")).to_be_visible()
    ada.button("play-list").click()
    ada.page.get_by_role("switch").check()
    ada.waits_until(lambda view: view["you"]["by_list"])
    assert ada.view["play"]["game"]["seats"][ada.view["you"]["seat"]]["passed"]


def test_what_happened_is_still_known_after_a_reload(person: NewPerson, guest: NewGuest) -> None:
    ada = person("en", "Ada")
    begin(ada, guest("Bo"), guest("Cy"))
    clue = plain(ada.clue.text_content())
    ada.page.reload()
    expect(ada.button("play-pass")).to_be_visible()
    ada.page.keyboard.press("l")
    lines = ada.dialog("play-log").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text(clue)


def test_letters_are_keys_only_as_long_as_one_wants(person: NewPerson, guest: NewGuest) -> None:
    ada = person("en", "Ada")
    begin(ada, guest("Bo"), guest("Cy"))
    ada.button("ui-settings").click()
    letters = ada.page.get_by_role("switch", name=pattern(ada.says("ui-shortcuts"), whole=False))
    expect(letters).to_be_checked()
    letters.uncheck()
    ada.page.keyboard.press("Escape")
    ada.mark(3)
    ada.waits_for_crosses(3)
    for letter in "topl?":
        ada.page.keyboard.press(letter)
    ada.mark(4)
    ada.waits_for_crosses(3, 4)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert not ada.view["play"]["game"]["seats"][ada.view["you"]["seat"]]["passed"]


def test_an_open_dialog_does_not_hide_what_happens_from_ears(person: NewPerson, guest: NewGuest) -> None:
    ada, bo = person("en", "Ada"), guest("Bo")
    begin(ada, bo, guest("Cy"))  # a bot might pass just then
    ada.button("learn-title").click()
    told = ada.dialog("learn-title").get_by_role("log")
    expect(told).to_have_text("")
    bo.mark(2)
    bo.passes()
    expect(told).to_have_text(pattern(ada.says("log-passed", player="Bo", me="no")))


def test_the_title_says_where_one_is_and_whose_turn_it_is(person: NewPerson, guest: NewGuest) -> None:
    ada, bo, cy = person("en", "Ada"), guest("Bo"), guest("Cy")
    ada.go()
    expect(ada.page).to_have_title(ada.says("home-title"))
    code = gather(ada, bo, cy)
    expect(ada.page).to_have_title(pattern(f"{ada.says('home-joining', code=code)} · Stella"))
    ada.start_button.click()
    turn_word([ada, bo, cy])
    expect(ada.page).to_have_title(pattern(ada.says("play-your-turn"), whole=False))
    ada.mark(3)
    ada.passes()
    expect(ada.page).not_to_have_title(pattern(ada.says("play-your-turn"), whole=False))


def test_the_link_of_a_table_stays_short_on_a_small_phone(person: NewPerson, guest: NewGuest) -> None:
    ada = person("en", "Ada")
    begin(ada, guest("Bo"), guest("Cy"))
    resize(ada.page, 360, 740)
    ada.page.locator("nav").get_by_role("button", name=pattern(ada.says("lobby-title"))).click()
    line = ada.page.get_by_role("dialog").locator("span.link").first
    expect(line).to_be_visible()
    settled(ada.page)
    lines = line.evaluate(
        """link => {
          const range = document.createRange();
          range.selectNodeContents(link);
          return new Set([...range.getClientRects()].map(rect => Math.round(rect.top))).size;
        }"""
    )
    assert lines <= 2
