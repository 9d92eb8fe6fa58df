from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import all_mark, begin, until_turn
from tests.e2e.hands import Finger, tab_to, walk
from tests.e2e.people import Person, any_of, pattern, resize, settled

YES_AT_ONCE = """async (tile, said) => {
  tile.click();
  let yes;
  const named = button => button.textContent.trim() === said;
  while (!(yes = [...document.querySelectorAll('dialog button')].find(named)))
    await new Promise(requestAnimationFrame);
  yes.click();
}"""

TILES = """tiles => tiles.map(tile => {
  const box = tile.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.1, 0.05], [0.9, 0.05], [0.1, 0.95], [0.9, 0.95]];
  const at = ([x, y]) => document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
  const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  return [box.width, inside && spots.every(spot => tile.contains(at(spot)))];
})"""
"""How wide each picture is, and whether it is on the screen and a finger on its middle or corners would touch it."""
SIDES = """things => things.map(thing => {
  const { width, height } = thing.getBoundingClientRect();
  return Math.min(width, height);
})"""
"""How long the shorter side of each is."""

PHONES = {"usual": (390, 844), "small": (320, 640)}


def in_sight(page: Page, *things: Locator) -> None:
    """Wholly on the screen, without scrolling."""
    settled(page)
    for thing in things:
        expect(thing).to_be_in_viewport(ratio=0.99)


def all_pictures_in_sight(person: Person, least: float = 0) -> None:
    """All fifteen, uncovered, each at least this wide."""
    settled(person.page)
    seen = person.tiles.evaluate_all(TILES)
    assert len(seen) == 15
    assert all(wide >= least and uncovered for wide, uncovered in seen), seen


def no_sideways(page: Page) -> None:
    settled(page)
    width = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert width <= 0, f"{width} px too wide"


def test_a_round_is_played_with_the_keyboard_alone(person: NewPerson) -> None:
    ada = person("en", "Ada")
    page, press = ada.page, ada.page.keyboard.press
    ada.go()
    tab_to(page, ada.button("home-play-now"))
    press("Enter")
    turn, passing = ada.button("play-turn-word"), ada.button("play-pass")
    expect(any_of(turn, passing)).to_be_visible()
    if turn.is_visible():
        tab_to(page, turn)
        press("Enter")
    expect(passing).to_be_visible()

    tab_to(page, ada.tile(0))
    press("ArrowRight")
    expect(ada.tile(1)).to_be_focused()
    press("Space")
    expect(ada.tile(1)).to_have_attribute("aria-pressed", "true")
    press("ArrowDown")
    expect(ada.tile(6)).to_be_focused()
    press("z")
    zoom = page.get_by_role("dialog")
    expect(zoom).to_be_visible()
    press("ArrowRight")
    tab_to(page, ada.button("play-mark"))
    press("Space")
    expect(ada.button("play-unmark")).to_be_visible()
    press("z")
    expect(zoom).to_have_count(0)
    expect(ada.tile(7)).to_have_attribute("aria-pressed", "true")

    press("?")
    keys = ada.dialog("learn-title")
    expect(keys.get_by_text(pattern(ada.says("keys-arrows")))).to_be_in_viewport()
    press("Escape")
    expect(keys).to_have_count(0)
    press("L")
    expect(ada.dialog("play-log")).to_be_visible()
    press("Escape")

    tab_to(page, ada.button("play-list"))
    press("Enter")
    expect(ada.dialog("play-list")).to_be_visible()
    tab_to(page, ada.button("play-list-up", place=8))
    press("Enter")
    expect(ada.button("play-list-up", place=8)).to_be_disabled()
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)

    press("P")
    expect(passing).to_have_count(0)
    point_by_keys(ada)
    tab_to(page, ada.button("ready-say"))
    press("Enter")
    expect(ada.button("ready-say")).to_have_count(0)


def point_by_keys(ada: Person) -> None:
    """Point whenever I am the scout, until the round is scored."""
    scouting, scored = ada.text("play-you-are-scout"), ada.button("ready-say")
    while True:
        expect(any_of(scouting, scored)).to_be_visible()
        if scored.is_visible():
            return
        place = ada.open_crosses()[0]
        reach_grid(ada)
        walk(ada.page, place)
        expect(ada.tile(place)).to_be_focused()
        ada.page.keyboard.press("Enter")
        yes = ada.button("play-point-yes")
        tab_to(ada.page, yes)
        ada.page.keyboard.press("Enter")
        expect(ada.pointed(place)).to_be_visible()


def reach_grid(ada: Person) -> None:
    """Tab until one of the pictures has the focus."""
    for _ in range(60):
        if ada.grid.evaluate("grid => grid.contains(document.activeElement)"):
            return
        ada.page.keyboard.press("Tab")
    raise AssertionError("the pictures cannot be reached with Tab")


def test_focus_goes_along_from_screen_to_screen(person: NewPerson) -> None:
    ada = person("en", "Ada")
    ada.go()
    ada.button("home-new-table").click()
    name = ada.page.get_by_role("textbox", name=ada.says("home-name"))
    expect(name).to_be_focused()
    name.fill("Ada")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("h1")).to_be_focused()
    ada.add_bots(2)
    ada.start()
    expect(ada.page.get_by_role("main")).to_be_focused()


def test_a_prompt_yes_counts_but_a_held_key_does_not(person: NewPerson, guest: NewGuest) -> None:
    people = ada, bo, cy = person("en", "Ada"), guest("Bo"), guest("Cy")
    begin(*people)
    all_mark(people, dict.fromkeys(("Ada", "Bo", "Cy"), (0, 1, 2)))
    until_turn(ada, bo, cy)
    place, keys = ada.open_crosses()[0], ada.page.keyboard
    yes = ada.button("play-point-yes")
    ada.tile(place).focus()
    keys.down("Enter")
    expect(yes).to_be_focused()
    for _ in range(5):
        keys.down("Enter")  # the same key, held down
    keys.up("Enter")
    expect(yes).to_be_visible()
    ada.button("ui-cancel").click()
    expect(yes).to_have_count(0)
    ada.tile(place).evaluate(YES_AT_ONCE, ada.says("play-point-yes"))
    expect(yes).to_have_count(0)
    expect(ada.pointed(place)).to_be_visible()


def test_the_number_of_crosses_is_said_whenever_it_changes(person: NewPerson) -> None:
    ada = person("en", "Ada")
    begin(ada, bots=2)
    said = ada.page.get_by_role("status").filter(visible=True)
    for place, count in ((3, 1), (8, 2), (3, 1)):
        ada.mark(place)
        expect(said.filter(has_text=pattern(ada.says("play-count", count=count)))).to_be_visible()


@pytest.mark.parametrize("touch", [True, False], ids=["finger", "mouse"])
def test_the_pointing_list_is_put_in_order_by_dragging(person: NewPerson, touch: bool) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    ada = person("en", "Ada", **(phone if touch else {}))
    begin(ada, bots=2)
    ada.mark(2, 5, 9)
    ada.button("play-list").click()
    rows = ada.dialog("play-list").get_by_role("listitem")
    names = [pattern(ada.says("play-picture", place=place + 1), whole=False) for place in (2, 5, 9)]
    expect(rows).to_contain_text(names)
    first, last = rows.first.bounding_box(), rows.last.bounding_box()
    assert first is not None
    assert last is not None
    far = last["y"] - first["y"] + 12
    if touch:
        grip = rows.first.locator(".grip")
        size = grip.bounding_box()
        assert size is not None
        assert min(size["width"], size["height"]) >= 44
        with Finger(ada.page, grip) as finger:
            finger.move(0, down=far)
    else:
        ada.page.mouse.move(first["x"] + 90, first["y"] + first["height"] / 2)
        ada.page.mouse.down()
        ada.page.mouse.move(first["x"] + 90, first["y"] + first["height"] / 2 + far, steps=6)
        ada.page.mouse.up()
    expect(rows).to_contain_text([names[1], names[2], names[0]])
    ada.waits_until(lambda view: view["you"]["pointing_list"] == [5, 9, 2])
    ada.page.reload()
    ada.button("play-list").click()
    expect(rows).to_contain_text([names[1], names[2], names[0]])


def test_the_focus_returns_to_the_picture_after_a_closer_look(person: NewPerson) -> None:
    ada = person("en", "Ada")
    begin(ada, bots=2)
    tab_to(ada.page, ada.tile(0))
    walk(ada.page, 8)
    ada.page.keyboard.press("z")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada.tile(8)).to_be_focused()


@pytest.mark.parametrize("size", [pytest.param("usual", marks=pytest.mark.nightly), "small"])
def test_a_round_is_played_with_a_finger_on_a_phone(person: NewPerson, size: str) -> None:
    width, height = PHONES[size]
    ada = person(
        "de",
        "Ada",
        viewport={"width": width, "height": height},
        has_touch=True,
        is_mobile=True,
        device_scale_factor=2,
        reduced_motion="no-preference",
    )
    begin(ada, bots=2)
    no_sideways(ada.page)
    in_sight(ada.page, ada.clue, ada.button("play-pass"))
    all_pictures_in_sight(ada)
    ada.tile(3).tap()
    expect(ada.tile(3)).to_have_attribute("aria-pressed", "true")
    zoom = ada.page.get_by_role("dialog")
    with Finger(ada.page, ada.tile(9)):
        expect(zoom).to_be_visible()
    expect(ada.tile(9)).to_have_attribute("aria-pressed", "false")
    in_sight(ada.page, ada.button("play-mark"), zoom.get_by_role("figure"))
    no_sideways(ada.page)
    ada.button("play-mark").tap()
    expect(ada.button("play-unmark")).to_be_visible()
    with Finger(ada.page, zoom.get_by_role("figure")) as finger:
        finger.move(-140)
    expect(ada.button("play-mark")).to_be_visible()
    zoom.get_by_role("figure").tap()  # Chromium swallows the first tap after such a fast swipe
    ada.button("play-mark").tap()
    expect(ada.button("play-unmark")).to_be_visible()
    ada.button("ui-close").tap()
    expect(zoom).to_have_count(0)
    assert ada.crosses() == [3, 9, 10]
    ada.page.get_by_role(
        "heading", level=1
    ).tap()  # else this and the next are a double tap where "close" was: not meant
    ada.button("play-pass").tap()
    point_by_finger(ada)
    in_sight(ada.page, ada.button("ready-say"))
    no_sideways(ada.page)


def point_by_finger(ada: Person) -> None:
    """Point whenever I am the scout, until the round is scored."""
    scouting, scored = ada.text("play-you-are-scout"), ada.button("ready-say")
    while True:
        expect(any_of(scouting, scored)).to_be_visible()
        if scored.is_visible():
            return
        place = ada.open_crosses()[0]
        ada.tile(place).tap()
        in_sight(ada.page, ada.button("play-point-yes"))
        ada.button("play-point-yes").tap()
        expect(ada.pointed(place)).to_be_visible()


def test_a_phone_on_its_side_shows_all_pictures_the_word_and_the_action_at_once(person: NewPerson) -> None:
    ada = person("fr", "Ada", viewport={"width": 844, "height": 390}, has_touch=True, is_mobile=True)
    begin(ada, bots=2)
    no_sideways(ada.page)
    in_sight(ada.page, ada.clue, ada.button("play-pass"))
    all_pictures_in_sight(ada)
    assert min(ada.tiles.evaluate_all(SIDES)) >= 44


def test_on_a_phone_four_pictures_lie_side_by_side_and_nothing_covers_them(person: NewPerson) -> None:
    ada = person("de", "Ada", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    begin(ada, bots=2)
    ada.mark(3)
    for width, height, least in ((360, 640, 81), (390, 844, 88), (320, 640, 71), (412, 732, 94)):
        resize(ada.page, width, height)
        no_sideways(ada.page)
        all_pictures_in_sight(ada, least)
        sides = ada.page.get_by_role("button").evaluate_all(SIDES)
        assert len(sides) > 15
        assert min(sides) >= 36, sides


def test_arrow_keys_follow_the_columns_of_a_phone(person: NewPerson) -> None:
    ada = person("en", "Ada", viewport={"width": 360, "height": 640})
    begin(ada, bots=2)
    tab_to(ada.page, ada.tile(0))
    for key, place in (("ArrowDown", 4), ("ArrowDown", 8), ("ArrowDown", 12), ("End", 14), ("ArrowUp", 10)):
        ada.page.keyboard.press(key)
        expect(ada.tile(place)).to_be_focused()


def test_pictures_carry_the_numbers_that_texts_call_them_by(person: NewPerson) -> None:
    ada = person("en", "Ada")
    begin(ada, bots=2)
    for width, height in ((1366, 768), (390, 844)):
        resize(ada.page, width, height)
        for place in (0, 13):
            expect(ada.tile(place).get_by_text(str(place + 1), exact=True)).to_be_visible()
