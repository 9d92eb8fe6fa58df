"""The closer look: a picture fills the screen, under fingers, keys and ears."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewGuest, NewPerson, violations
from tests.e2e.games import all_mark, begin, reveal, scout
from tests.e2e.hands import Finger, tab_to
from tests.e2e.people import Person, pattern

PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 640},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
NEAR = """() => {
  const shown = document.querySelector('dialog .now .picture');
  const { a, e, f } = new DOMMatrix(getComputedStyle(shown).transform);
  return { scale: a, x: e, y: f };
}"""


def look_at(ada: Person, place: int) -> None:
    ada.tile(place).focus()
    ada.page.keyboard.press("z")
    shown(ada, place)


def shown(ada: Person, place: int) -> None:
    """The large picture is this one."""
    columns = ada.columns
    name = ada.says("play-card", place=place + 1, line=place // columns + 1, column=place % columns + 1)
    expect(ada.page.get_by_role("dialog", name=pattern(name))).to_be_visible()


def near(page: Page) -> dict[str, float]:
    """How much the large picture is magnified, and how far it is moved."""
    found: dict[str, float] = page.evaluate(NEAR)
    return found


def pinch(page: Page, by: float) -> None:
    """Two fingers around the middle of the picture go apart, or together."""
    wire = page.context.new_cdp_session(page)
    box = page.locator("dialog figure").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    for step in range(9):
        far = 40 * (1 + (by - 1) * step / 8)
        points = [{"x": x - far, "y": y, "id": 1}, {"x": x + far, "y": y, "id": 2}]
        wire.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": points}
        )
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_the_picture_fills_the_screen_and_fingers_turn_pinch_and_pull_it(person: NewPerson) -> None:
    ada = person("en", "Ada", **PHONE)
    begin(ada, bots=2)
    look_at(ada, 7)
    page, figure = ada.page, ada.page.get_by_role("figure")
    box = page.locator("dialog .now .picture").bounding_box()
    assert box is not None
    assert box["width"] > 0.95 * 360
    assert box["height"] > 0.8 * 640
    with Finger(page, figure) as finger:
        finger.move(-120)
    shown(ada, 8)
    with Finger(page, figure) as finger:
        finger.move(120)
    shown(ada, 7)
    pinch(page, 2)
    assert near(page)["scale"] == pytest.approx(2, abs=0.01)
    with Finger(page, figure) as finger:
        finger.move(-60)
    shown(ada, 7)  # what is magnified is moved, not turned
    assert near(page)["x"] == pytest.approx(-60, abs=1)
    pinch(page, 0.3)
    assert near(page)["scale"] == 1
    with Finger(page, figure) as finger:
        finger.move(0, down=140)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_double_tap_goes_closer_and_back_in_the_browser_closes(person: NewPerson) -> None:
    ada = person("en", "Ada", **PHONE)
    begin(ada, bots=2)
    look_at(ada, 3)
    page, figure = ada.page, ada.page.get_by_role("figure")
    for scale in (2.5, 1):
        Finger(page, figure).tap_twice()
        assert near(page)["scale"] == scale
    shown(ada, 3)
    page.go_back()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ada.grid).to_be_visible()


def test_by_keys_it_is_turned_magnified_moved_and_described(person: NewPerson) -> None:
    ada = person("de", "Ada")
    begin(ada, bots=2)
    look_at(ada, 4)
    page, press = ada.page, ada.page.keyboard.press
    press("ArrowRight")
    shown(ada, 5)
    tab_to(page, ada.button("play-magnify"))
    press("Enter")
    assert near(page)["scale"] == 2.5
    press("ArrowDown")
    shown(ada, 5)
    assert near(page)["y"] == -80
    press("-")
    press("-")
    press("-")
    assert near(page)["scale"] == 1
    described = ada.button("play-describe")
    tab_to(page, described, key="Shift+Tab")
    words = page.locator("dialog .now img.over").get_attribute("alt")
    assert words, "ears hear what the picture shows without asking"
    expect(page.locator("dialog figcaption")).to_have_count(0)
    press("Enter")
    expect(page.locator("dialog figcaption")).to_contain_text(words)
    assert violations(page) == []
    press("Escape")
    expect(ada.tile(5)).to_be_focused()


def test_a_picture_that_was_pointed_at_names_those_who_had_marked_it(
    person: NewPerson, guest: NewGuest
) -> None:
    people = ada, _bo = person("en", "Ada", **PHONE), guest("Bartholomäus Überschwang")
    begin(*people, bots=1)
    all_mark(people, {each.name: (0, 1) for each in people})
    assert scout(people) is not None
    reveal(people)
    ada.tile(0).click()
    dialog = ada.page.get_by_role("dialog")
    for each in people:
        expect(dialog.get_by_text(each.name)).to_be_visible()
    assert violations(ada.page) == []
