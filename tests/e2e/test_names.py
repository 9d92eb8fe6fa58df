"""Six players with long names on the smallest phone: every name can be read, and everybody finds themselves."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewGuest, NewPerson, violations
from tests.e2e.games import all_mark, begin, gather, reveal, start, turn_word_over_sockets
from tests.e2e.people import Person, pattern, resize, settled

LONG = ("Wilhelmine-Charlotte-Eva", "Bartholomäus Überschwang")
CUT = """async names => {
  const cut = () => names
    .filter(name => name.checkVisibility())
    .filter(name => name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 1)
    .map(name => name.textContent);
  const frame = () => new Promise(done => requestAnimationFrame(done));
  await document.fonts.ready;
  await frame();
  for (const end = performance.now() + 10_000; cut().length > 0 && performance.now() < end; ) await frame();
  return cut();
}"""
"""Measured once fonts are there, and the page has followed a new size of its window."""


def whole(person: Person, names: Locator) -> None:
    """None of these is cut off, and all are at least as large as small print."""
    assert names.count() >= 6
    assert names.evaluate_all(CUT) == []
    sizes = names.evaluate_all("names => names.map(name => parseFloat(getComputedStyle(name).fontSize))")
    assert min(sizes) >= 11
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


TOUCHING = """() => {
  const button = document.querySelector('.action-bar button.primary').getBoundingClientRect();
  return [...document.querySelectorAll('.action-bar li, .action-bar .check')]
    .map(each => each.getBoundingClientRect())
    .filter(each => each.right > button.left && each.left < button.right)
    .filter(each => each.bottom > button.top - 4 && each.top < button.bottom)
    .map(each => button.top - each.bottom);
}"""

SIZES = [(320, 640), (390, 844), (844, 390)]


def test_long_names_of_six_are_never_cut_off(person: NewPerson, guest: NewGuest) -> None:
    phone = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
    people = eva, _bart = person("de", LONG[0], **phone), guest(LONG[1])
    begin(*people, bots=4)
    for width, height in SIZES:
        resize(eva.page, width, height)
        whole(eva, eva.page.locator(".people > li .name:not(.visually-hidden)"))
        you = eva.page.locator(".people > li").get_by_text(eva.says("lobby-you"), exact=True)
        expect(you).to_be_visible()
    all_mark(people, dict.fromkeys(LONG, (0, 7)))
    reveal(people)
    for width, height in SIZES:
        resize(eva.page, width, height)
        whole(eva, eva.page.locator("table th .name:not(.visually-hidden)"))
        expect(eva.page.get_by_role("table").get_by_text(eva.says("lobby-you"), exact=True)).to_be_visible()
        assert eva.page.evaluate(TOUCHING) == [], (width, height)
        assert violations(eva.page) == []
    eva.page.set_viewport_size({"width": 1366, "height": 768})
    row = eva.page.locator("table tr").last
    lowest = row.evaluate("row => row.getBoundingClientRect().bottom")
    assert lowest <= 768, "someone's points are out of sight"


def test_a_guest_of_a_host_with_a_long_name_sees_the_whole_lobby_of_a_small_phone(
    person: NewPerson, guest: NewGuest
) -> None:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    eva = person("de", LONG[0], **phone)
    gather(guest(LONG[1]), eva, guest("Cy"))
    settled(eva.page)
    assert eva.page.evaluate("document.documentElement.scrollHeight") <= 640


def test_the_keyboard_reaches_what_a_tip_pushes_below_the_edge_of_a_laptop(
    person: NewPerson, guest: NewGuest
) -> None:
    laptop = {"viewport": {"width": 1366, "height": 768}}
    eva = person("pl", "Żółcisława", newcomer=True, **laptop)
    begin(eva, *(guest(name) for name in LONG), bots=3)
    expect(eva.page.get_by_role("region", name=pattern(eva.says("tips-label")))).to_be_visible()
    beside = eva.page.get_by_role("complementary")
    expect(beside).to_have_attribute("tabindex", "0")
    assert violations(eva.page) == []
    resize(eva.page, 1920, 1080)
    expect(beside).not_to_have_attribute("tabindex", "0")


WORDS = ["Geborgenheitsgefühl", "Nachtigallenlied", "Pięćdziesięciolatek", "Sehnsuchtsorte"]
LINES = """heading => {
  const range = document.createRange();
  range.selectNodeContents(heading);
  return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
}"""


def test_a_long_word_stays_on_one_line_of_its_paper(person: NewPerson, guest: NewGuest) -> None:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    seats = host, seat, _ = guest("Bo"), guest("Eva"), guest("Cy")
    code = gather(*seats)
    host.do("set_options", options={"own_words": [[word] for word in WORDS], "words": "own"})
    start(seats)
    turn_word_over_sockets(seats)
    eva = person("de", "Eva", **phone)
    eva.takes(seat.cookies)
    eva.go(f"/t/{code}")
    expect(eva.clue).to_have_text(re.compile("|".join(WORDS)))
    for width, height in (*SIZES, (360, 640)):
        resize(eva.page, width, height)
        assert eva.clue.evaluate(LINES) == 1, (width, height)
    eva.tile(12).focus()
    eva.page.keyboard.press("z")
    clue = eva.page.locator("dialog .clue")
    expect(clue).to_be_visible()
    settled(eva.page)
    assert clue.evaluate(LINES) == 1
    assert eva.page.locator("dialog .headline").evaluate(LINES) == 1


def test_lanterns_hang_at_one_height_whatever_the_names(person: NewPerson, guest: NewGuest) -> None:
    seats = [guest(name) for name in (*LONG, "Bo", "Cy", "Di", "Eve")]
    code = gather(*seats, pace="unhurried")
    start(seats)
    turn_word_over_sockets(seats)
    bart = person("de", LONG[1], viewport={"width": 1366, "height": 768})
    bart.takes(seats[1].cookies)
    bart.page.clock.install()
    bart.go(f"/t/{code}")
    expect(bart.grid).to_be_visible()
    for seat in seats:
        seat.mark(3)
        seat.passes()
    lanterns = bart.page.locator(".announcing .light .lantern")
    expect(lanterns).to_have_count(6)
    tops = lanterns.evaluate_all("all => all.map(each => Math.round(each.getBoundingClientRect().top))")
    assert len(set(tops)) == 1
