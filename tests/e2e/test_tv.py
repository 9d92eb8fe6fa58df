"""A TV without a keyboard comes to a table: by the digits that somebody types, or by the link that somebody scans."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewGuest, NewPerson, OpenPage, violations
from tests.e2e.games import (
    all_mark,
    gather,
    reveal_over_sockets,
    start,
    turn_word_over_sockets,
)
from tests.e2e.guard import Guard
from tests.e2e.people import Person, plain, resize, settled

SIZES = [(1920, 1080), (1366, 768)]


def wait_with_a_code(tv: Person) -> tuple[str, str]:
    """Open /tv; returns the code it shows, and the link in the code to scan."""
    with tv.page.expect_response("**/api/screens") as heard:
        tv.go("/tv")
    screen: dict[str, Any] = heard.value.json()
    expect(tv.page.get_by_text(f"{screen['code'][:3]} {screen['code'][3:]}")).to_be_visible()
    return screen["code"], screen["link"]


def shows(tv: Person, host: Person, code: str) -> None:
    """The board of this table, with who sits there, and no key in its address."""
    expect(tv.page).to_have_url(f"{tv.server}/t/{code}/board")
    expect(tv.page.get_by_text(host.name, exact=True).first).to_be_visible()


def test_the_code_of_a_tv_is_typed_at_the_table(person: NewPerson) -> None:
    ada, tv = person("de", "Ada"), person("fr", "TV", viewport={"width": 1920, "height": 1080})
    code = gather(ada)
    digits, _ = wait_with_a_code(tv)
    assert violations(tv.page) == []
    ada.more("lobby-board")
    field = ada.page.get_by_role("textbox", name=re.compile(re.escape(ada.says("tv-code"))))
    field.fill(f"{digits[:3]} {digits[3:]}")
    field.press("Enter")
    expect(ada.text("tv-done")).to_be_visible()
    shows(tv, ada, code)


def test_a_wrong_code_is_refused_in_the_own_language(person: NewPerson, guard: Guard) -> None:
    ada = person("pl", "Ada")
    gather(ada)
    ada.more("lobby-board")
    field = ada.page.get_by_role("textbox", name=re.compile(re.escape(ada.says("tv-code"))))
    field.fill("000000")  # no TV waits, at least not for us
    with guard.expecting("404"):  # the browser itself tells of it
        field.press("Enter")
        expect(ada.text("error-screen")).to_be_visible()
    assert violations(ada.page) == []


def test_whoever_scans_a_tv_is_asked_at_their_table(person: NewPerson) -> None:
    ada, tv = person("en", "Ada"), person("en", "TV")
    code = gather(ada)
    _, link = wait_with_a_code(tv)
    ada.go(link)
    expect(ada.dialog("tv-ask")).to_be_visible()
    assert ada.page.url.endswith(f"/t/{code}")
    ada.button("tv-show").click()
    expect(ada.text("tv-done")).to_be_visible()
    shows(tv, ada, code)


def test_whoever_scans_a_tv_before_there_is_a_table_is_asked_at_the_next_one(person: NewPerson) -> None:
    ada, tv = person("es", "Ada"), person("en", "TV")
    _, link = wait_with_a_code(tv)
    ada.go(link)
    expect(ada.text("tv-first-table")).to_be_visible()
    code = ada.create()
    ada.dialog("tv-ask").get_by_role("button", name=ada.says("tv-show")).click()
    shows(tv, ada, code)


def test_everything_on_a_waiting_tv_is_large_and_fits(new_page: OpenPage, server: str) -> None:
    page = new_page(locale="de-DE")
    page.goto(f"{server}/tv")
    expect(page.locator(".code")).to_be_visible()
    for width, height in SIZES:
        resize(page, width, height)
        assert small_texts(page) == []
        assert page.evaluate("document.documentElement.scrollHeight") <= height


LONG_NAMES = ("Bartholomäus Überschwang", "Marie-Antoinette d’Arcys", "Wojciech Brzęczyszczykow")


def test_everything_on_the_board_is_large_and_nothing_is_cut_off_with_six_at_the_table(
    person: NewPerson, guest: NewGuest, picture: Callable[[Page, str], None]
) -> None:
    people = [guest(name) for name in LONG_NAMES]
    tv = person("de", "TV")
    code = gather(*people, bots=3)
    tv.go(f"/t/{code}/board")
    expect(tv.page.get_by_text(LONG_NAMES[2]).first).to_be_visible()

    def judge(name: str, sign: str) -> None:
        for width, height in SIZES:
            resize(tv.page, width, height)
            expect(tv.page.locator(sign).first).to_be_visible()
            settled(tv.page)
            picture(tv.page, f"board-{name}-{height}")
            assert small_texts(tv.page) == [], name
            assert cut_off(tv.page) == [], name
            assert under_buttons(tv.page) == [], name

    judge("lobby", ".code")
    for width, height in SIZES:
        resize(tv.page, width, height)
        assert names_on_pictures(tv.page) == []
    start(people)
    turn_word_over_sockets(people)
    judge("marking", ".card h1")
    # Three bots can point at three of their crosses before it is a person's turn; then the board waits.
    all_mark(people, dict.fromkeys(LONG_NAMES, (0, 3, 7, 11)))
    judge("reveal", ".lanterns.lit")
    reveal_over_sockets(people)
    judge("scoring", "table")


LONG_WORDS = ("Geborgenheitsgefühl", "Nachtigallenlied", "Pięćdziesięciolatek", "Sehnsuchtsorte")


def test_at_the_end_on_the_board_long_names_and_words_are_large_and_whole(
    person: NewPerson, guest: NewGuest
) -> None:
    names = (*LONG_NAMES, "Wilhelmine-Charlotte-Eva", "Hieronymus Kupferschmied", "Elisabeth")
    people = [guest(name) for name in names]
    tv = person("de", "TV")
    code = gather(*people)
    people[0].do("set_options", options={"own_words": [[word] for word in LONG_WORDS], "words": "own"})
    tv.go(f"/t/{code}/board")
    expect(tv.page.locator(".code").first).to_be_visible()
    start(people)
    for number in range(4):
        if number:
            people[0].do("next_round")
            people[0].until_phase("associate.word")
        turn_word_over_sockets(people)
        (word,) = set(people[0].view["play"]["clue"].values())
        expect(tv.page.get_by_role("heading", name=word)).to_be_visible()  # the board knows what it saw
        shared = (3, 8, 12, 4)[number]  # another picture each round
        all_mark(people, {name: (shared, 14) if name in names[:2] else (shared,) for name in names})
        reveal_over_sockets(people)
    people[1].do("ready", yes=True)
    expect(tv.text("tv-counted", round=4)).to_be_visible()
    tv.page.keyboard.press("Enter")
    for width, height in SIZES:
        resize(tv.page, width, height)
        for word in LONG_WORDS:
            expect(tv.page.get_by_text(word)).to_be_visible()
        settled(tv.page)
        assert small_texts(tv.page) == []
        assert cut_off(tv.page) == []
        assert under_buttons(tv.page) == []
    # The sound's buttons stand one below the other.
    for key, button in (("ArrowDown", "ui-sound"), ("ArrowDown", "ui-music"), ("ArrowUp", "ui-sound")):
        tv.page.keyboard.press(key)
        expect(tv.button(button)).to_be_focused()


def cut_off(page: Page) -> list[str]:
    """Visible elements of the board that reach over the edge of the screen."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('.board *')]
          .filter((element) => !element.closest('.visually-hidden, svg, .sky, [inert]'))
          .filter((element) => element.childElementCount === 0 && element.textContent.trim())
          .filter((element) => {
            const box = element.getBoundingClientRect();
            return box.width > 2 && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
          })
          .map((element) => `${element.className}: ${element.textContent}`)"""
    )
    return [plain(text) for text in found]


def names_on_pictures(page: Page) -> list[str]:
    """Names and signs around the table that cover one of its pictures."""
    found: list[str] = page.evaluate(
        """() => {
          const boxOf = (thing) => thing.getBoundingClientRect();
          const cards = [...document.querySelectorAll('.board .cards .card')].map(boxOf);
          const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
          const apart = (a, b) => beside(a, b) || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
          return [...document.querySelectorAll('.board :is(.seat .name, .seat .marks)')].filter((name) => {
            return cards.some((card) => !apart(card, boxOf(name)));
          }).map((name) => name.textContent);
        }"""
    )
    return [plain(text) for text in found]


def under_buttons(page: Page) -> list[str]:
    """What the buttons for sound cover, or what they say."""
    found: list[str] = page.evaluate(
        """() => {
          const over = document.querySelector('.sound').getBoundingClientRect();
          const things = '.tile, .sheet, .tokens > *, figcaption .word, .replay button';
          return [...document.querySelectorAll('.board :is(' + things + ')')].filter((thing) => {
            const box = thing.getBoundingClientRect();
            const beside = box.right <= over.left + 1 || box.left >= over.right - 1;
            return box.width > 0 && !beside && box.bottom > over.top + 1;
          }).map((thing) => thing.dataset.place ?? thing.className);
        }"""
    )
    return found


def small_texts(page: Page) -> list[str]:
    """Texts below 32 px on a screen of 1080 lines, scaled to this one."""
    found: list[str] = page.evaluate(
        """() => {
          const small = [];
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const element = node.parentElement;
            const box = element.getBoundingClientRect();
            if (!node.textContent.trim() || box.width < 3 || box.height < 3) continue;
            const style = getComputedStyle(element);
            if (element.closest('script, style, noscript') || style.visibility === 'hidden') continue;
            const lines = parseFloat(style.fontSize) * 1080 / innerHeight;
            if (lines < 31.9) small.push(`${node.textContent.trim()}: ${lines}`);
          }
          return small;
        }"""
    )
    return [plain(text) for text in found]
