"""Six players with long names on the smallest phone: every name can be read, and everybody finds themselves."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewGuest, NewPerson, violations
from tests.e2e.games import all_mark, begin, reveal
from tests.e2e.people import Person

LONG = ("Wilhelmine-Charlotte-Eva", "Bartholomäus Überschwang")
CUT = """names => names
  .filter(name => name.checkVisibility())
  .filter(name => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
  .map(name => name.textContent)"""


def whole(person: Person, names: Locator) -> None:
    """None of these is cut off, and all are at least as large as small print."""
    assert names.count() >= 6
    assert names.evaluate_all(CUT) == []
    sizes = names.evaluate_all("names => names.map(name => parseFloat(getComputedStyle(name).fontSize))")
    assert min(sizes) >= 11
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


SIZES = [(320, 640), (390, 844), (844, 390)]


def test_long_names_of_six_are_never_cut_off(person: NewPerson, guest: NewGuest) -> None:
    phone = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
    people = eva, _bart = person("de", LONG[0], **phone), guest(LONG[1])
    begin(*people, bots=4)
    for width, height in SIZES:
        eva.page.set_viewport_size({"width": width, "height": height})
        whole(eva, eva.page.locator(".people > li .name:not(.visually-hidden)"))
        you = eva.page.locator(".people > li").get_by_text(eva.says("lobby-you"), exact=True)
        expect(you).to_be_visible()
    all_mark(people, dict.fromkeys(LONG, (0, 7)))
    reveal(people)
    for width, height in SIZES:
        eva.page.set_viewport_size({"width": width, "height": height})
        whole(eva, eva.page.locator("table th .name:not(.visually-hidden)"))
        expect(eva.page.get_by_role("table").get_by_text(eva.says("lobby-you"), exact=True)).to_be_visible()
        assert violations(eva.page) == []
