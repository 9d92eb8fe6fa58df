"""On a phone of 360 pixels no text is cut off, sticks out or leaves the screen, in any language.

One page goes through the screens and changes its language in place. `./dev test` reads the language with the
longest texts, `./dev test --all` the others as well.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from stella.languages import LANGUAGES, direction
from tests.e2e.conftest import ROOT, NewGuest, NewPerson
from tests.e2e.games import gather, play_over_sockets, reveal, scout, start, turn_word, until_turn
from tests.e2e.guard import Guard
from tests.e2e.guests import Guest
from tests.e2e.people import Person, any_of, pattern, settled
from tests.e2e.skies import looks_up, plays_on

PHONE = {"width": 360, "height": 740}
LENGTHS = {
    each: sum(len(path.read_text(encoding="utf-8")) for path in (ROOT / "locales" / each).glob("*.ftl"))
    for each in LANGUAGES
}
LONGEST = tuple(sorted(LANGUAGES, key=lambda each: -LENGTHS[each])[:1])
REST = tuple(each for each in LANGUAGES if each not in LONGEST)
in_every_language = pytest.mark.parametrize(
    "languages",
    [pytest.param(LONGEST, id="longest"), pytest.param(REST, id="others", marks=pytest.mark.nightly)],
)

CUT_OFF = """() => {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const texts = document.createTreeWalker(open, NodeFilter.SHOW_TEXT);
  const found = new Set();
  const hides = overflow => overflow === 'hidden' || overflow === 'clip';
  const scrolls = overflow => overflow === 'auto' || overflow === 'scroll';
  reading: while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (texts.currentNode.data.trim() === '' || element.closest('.visually-hidden, svg, option, [inert]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = [...range.getClientRects()].filter(line => line.width > 0);
    const tell = what => found.add(`${what}: “${texts.currentNode.data.trim()}” in ${element.outerHTML.slice(0, 90)}`);
    // What is shown whole or not at all may be left out where something else says it.
    const spare = element.closest('[aria-hidden=true], [role=img]') !== null;
    const outside = box => lines.every(line =>
      line.left >= box.right || line.right <= box.left || (line.top + line.bottom) / 2 > box.bottom);
    let [across, down, block] = [true, true, null];
    for (let up = element; up !== null; up = up.parentElement) {
      const [style, box] = [getComputedStyle(up), up.getBoundingClientRect()];
      const beside = lines.some(line => line.right > box.right + 1.5 || line.left < box.left - 1.5);
      const below = lines.some(({ top, bottom }) => (top + bottom) / 2 > box.bottom || (top + bottom) / 2 < box.top);
      if (spare && (hides(style.overflowX) || hides(style.overflowY)) && outside(box)) continue reading;
      if (block === null && !style.display.startsWith('inline') && style.display !== 'contents') {
        block = up;
        if (beside) tell('sticks out');
      }
      if (across && hides(style.overflowX) && beside) tell('cut off');
      if (down && hides(style.overflowY) && below) tell('line hidden');
      if (scrolls(style.overflowX)) across = false;
      if (scrolls(style.overflowY)) down = false;
    }
    const wide = document.documentElement.clientWidth;
    if (across && lines.some(line => line.right > wide + 1 || line.left < -1)) tell('off the screen');
  }
  return [...found];
}"""


class Reader:
    """Reads the page of one person in several languages, and remembers what could not be read."""

    def __init__(self, person: Person, languages: tuple[str, ...]) -> None:
        self.person = person
        self.languages = languages
        self.found: list[str] = []

    def read(self, screen: str) -> None:
        """The page as it is."""
        settled(self.person.page)
        assert self.person.page.evaluate("document.documentElement.dir") == direction(self.person.language)
        cut: list[str] = self.person.page.evaluate(CUT_OFF)
        self.found += [f"{screen}, {self.person.language}: {each}" for each in cut]

    def read_all(self, screen: str, *dialogs: str) -> None:
        """The page and what these buttons open, in each language; settings among them have the switch."""
        for language in self.languages:
            self.speak(language)
            self.read(screen)
            for opener in dialogs:
                self.read_dialog(f"{screen}: {opener}", self.person.button(opener))

    def read_dialog(self, screen: str, opener: Locator) -> None:
        """What a button opens, until Escape closes it."""
        page = self.person.page
        opener.first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        self.read(screen)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    def speak(self, language: str) -> None:
        """Choose a language in the page's settings."""
        person = self.person
        if language != person.language:
            person.button("ui-settings").click()
            settings, named = person.dialog("ui-settings"), pattern(person.says("ui-language"))
            settings.get_by_role("combobox", name=named).select_option(language)
            person.language = language
            expect(person.dialog("ui-settings")).to_be_visible()
            person.page.keyboard.press("Escape")
            expect(person.page.get_by_role("dialog")).to_have_count(0)

    def visit_all(self, path: str, shown: Callable[[Person], Locator]) -> None:
        """A page that has no settings, opened in each language."""
        person = self.person
        for language in self.languages:
            person.page.evaluate("language => localStorage.setItem('stella-language', language)", language)
            person.language = language
            person.go(path)
            expect(shown(person)).to_be_visible()
            self.read(path)


def reader(person: NewPerson, languages: tuple[str, ...]) -> Reader:
    return Reader(person(languages[0], "Ada", viewport=PHONE, has_touch=True, is_mobile=True), languages)


@in_every_language
def test_no_text_is_cut_off_before_a_table(
    person: NewPerson, guard: Guard, languages: tuple[str, ...]
) -> None:
    page = reader(person, languages)
    ada = page.person
    ada.go()
    expect(ada.button("home-play-now")).to_be_visible()
    page.read_all("home", "home-new-table", "ui-settings")
    page.visit_all("/privacy", lambda ada: ada.page.get_by_role("heading", level=1))
    page.visit_all("/learn", lambda ada: ada.grid)
    for path in ("/gallery", "/gallery/words", "/gallery/make-deck", "/gallery/make-words", "/tv"):
        page.visit_all(path, lambda ada: ada.page.locator("main"))
    with guard.expecting("404"):
        page.visit_all("/nowhere", lambda ada: ada.text("home-lost"))
    assert not page.found, "\n".join(page.found)


@in_every_language
def test_no_text_is_cut_off_in_the_lobby(
    person: NewPerson, guest: NewGuest, languages: tuple[str, ...]
) -> None:
    page = reader(person, languages)
    ada, bo = page.person, guest("Bo")
    code = gather(bo)
    ada.go(f"/t/{code}")
    expect(ada.button("home-sit-down")).to_be_visible()
    page.visit_all(f"/t/{code}", lambda ada: ada.button("home-sit-down"))
    ada.join(code)
    page.read_all("lobby: guest")
    gather(ada, bots=2)
    page.read_all("lobby: host", "lobby-more", "ui-settings")
    assert not page.found, "\n".join(page.found)


def goes_along_the_line(person: Person) -> None:
    """The second picture follows the first in the direction of reading, and an arrow key leads to it."""
    first, second = (person.tile(place).bounding_box() for place in (0, 1))
    assert first is not None
    assert second is not None
    onwards = direction(person.language) == "ltr"
    assert (second["x"] > first["x"]) is onwards
    person.tile(0).focus()
    person.page.keyboard.press("ArrowRight" if onwards else "ArrowLeft")
    expect(person.tile(1)).to_be_focused()


@in_every_language
def test_no_text_is_cut_off_in_a_round(
    person: NewPerson, guest: NewGuest, languages: tuple[str, ...]
) -> None:
    page = reader(person, languages)
    ada, bo = page.person, guest("Bo")
    players = (ada, bo)
    gather(ada, bo, bots=2)
    ada.start()
    expect(any_of(ada.button("play-turn-word"), ada.button("play-pass"), ada.grid)).to_be_visible()
    page.read_all("word")
    turn_word(players)
    page.read_all("mark: nothing", "play-list", "play-log", "learn-title", "lobby-title")
    for language in languages:
        page.speak(language)
        goes_along_the_line(ada)
    ada.mark(0, 6, 12)
    page.read_all("mark", "play-list")
    for language in languages:
        page.speak(language)
        ada.tile(6).focus()
        ada.page.keyboard.press("z")
        expect(ada.button("play-describe")).to_be_visible()
        ada.button("play-describe").click()
        page.read("zoom")
        ada.page.keyboard.press("Escape")
    ada.passes()
    expect(ada.button("play-take-back")).to_be_visible()
    page.read_all("done")
    bo.mark(0, 6)
    bo.passes()
    until_turn(ada, bo)
    page.read_all("reveal: scout", "play-log")
    place = ada.open_crosses()[0]
    for language in languages:
        page.speak(language)
        ada.tile(place).click()
        expect(ada.button("play-point-yes")).to_be_visible()
        page.read("reveal: sure?")
        ada.button("ui-cancel").click()
    ada.points_at(place)
    expect(ada.pointed(place)).to_be_visible()
    if scout(players) is bo:
        page.read_all("reveal: not the scout")
    reveal(players)
    page.read_all("scoring")
    for language in languages:
        page.speak(language)
        page.read_dialog("why", ada.why)
    assert not page.found, "\n".join(page.found)


@in_every_language
def test_no_text_is_cut_off_after_a_game(
    person: NewPerson, guest: NewGuest, languages: tuple[str, ...]
) -> None:
    page = reader(person, languages)
    ada = page.person
    seats: tuple[Guest, ...] = (guest("Ada"), guest("Bo"), guest("Cy"))
    code = gather(*seats)
    start(seats)
    play_over_sockets(seats, [[7, 9], [7], [3]], 4)
    ada.takes(seats[0].cookies)
    seats[0].close()
    ada.go(f"/t/{code}")
    page.visit_all(f"/t/{code}", lambda ada: ada.text("end-title"))
    for language in languages:
        ada.page.evaluate("language => localStorage.setItem('stella-language', language)", language)
        ada.language = language
        ada.go(f"/t/{code}")
        page.read_dialog("end: sharing", ada.button("sharing-open"))
        ada.button("album-open").click()
        expect(ada.button("album-replay").first).to_be_visible()
        page.read("album")
        page.read_dialog("album: link", ada.button("link-open"))
        ada.button("album-replay").first.click()
        expect(ada.grid).to_be_visible()
        page.read("replay")
    assert not page.found, "\n".join(page.found)


@in_every_language
def test_no_text_is_cut_off_under_a_sky(person: NewPerson, languages: tuple[str, ...]) -> None:
    page = reader(person, languages)
    ada = page.person
    looks_up(ada)
    page.read_all("sky")
    for language in languages:
        page.speak(language)
        goes_along_the_line(ada)
    ada.mark(0, 6, 12)
    page.read_all("sky: marked")
    page.speak(languages[0])  # in which scenes are skipped
    ada.button("sky-done").click()
    expect(any_of(ada.text("play-you-are-scout"), ada.button("sky-share"))).to_be_visible()
    if ada.text("play-you-are-scout").is_visible():
        page.read_all("sky: round")
        page.speak(languages[0])
    plays_on(ada)
    page.read_all("sky: light", "sky-share", "sky-move")
    ada.button("sky-circle-start").click()
    expect(ada.text("sky-circle-waiting")).to_be_visible()
    page.read_all("sky: circle")
    for language in languages:
        page.speak(language)
        page.read_dialog("sky: why", ada.why)
        ada.button("sky-archive").first.click()
        expect(ada.text("sky-archive-hint")).to_be_visible()
        page.read("earlier skies")
        ada.button("home-sky").click()
        expect(ada.button("sky-share")).to_be_visible()
    page.visit_all("/sky/circle", lambda ada: ada.button("sky-circle-join"))
    page.visit_all("/sky/move", lambda ada: ada.button("sky-move-here"))
    assert not page.found, "\n".join(page.found)
