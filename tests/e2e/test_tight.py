"""Long names and German words on the smallest phone with text twice as large: nothing is cut off or out of reach."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import Player, gather, scout, turn_word
from tests.e2e.guests import Guest
from tests.e2e.people import Person, any_of, settled

LONG = "Wilhelmine-Charlotte-Eva"
OTHER = "MMMMMMMMMMMMWWWWWWWWWWWW"
SMALL = {"width": 320, "height": 640}
TOO_WIDE = """() => {
  const wide = document.documentElement.clientWidth + 1;
  const scrolls = element => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (/auto|scroll|hidden|clip/.test(getComputedStyle(up).overflowX)) return true;
    return false;
  };
  return [...document.querySelectorAll('#app *, dialog *')]
    .filter(each => !each.closest('svg') && each.checkVisibility() && each.getBoundingClientRect().right > wide)
    .filter(each => !scrolls(each))
    .map(each => each.outerHTML.slice(0, 120));
}"""


class Tight:
    """What does not fit, by screen."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def look(self, screen: str, person: Person, *actions: Locator) -> None:
        """Nothing sticks out sideways, and the main actions can be brought wholly onto the screen."""
        page = person.page
        settled(page)
        over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        wide = page.evaluate(TOO_WIDE)
        if over > 0 or wide:
            self.found.append(f"{screen}: {over} px too wide: {wide[:3]}")
        for action in actions:
            action.scroll_into_view_if_needed()
            box = action.bounding_box()
            assert box is not None
            hit = action.evaluate(
                """button => {
                  const box = button.getBoundingClientRect();
                  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                  return button.contains(there);
                }"""
            )
            fits = box["x"] >= -1 and box["x"] + box["width"] <= SMALL["width"] + 1
            if not (hit and fits):
                self.found.append(f"{screen}: {action.text_content()} is covered or sticks out: {box}")


def large(person: Person) -> Person:
    """Twice as large text, as a browser's own setting does it."""
    person.page.add_init_script(
        "addEventListener('DOMContentLoaded', () => { document.documentElement.style.fontSize = '200%'; });"
    )
    return person


def press(button: Locator) -> None:
    """Also what lies under something else: that is told by `Tight.look`, and the game shall go on."""
    button.dispatch_event("click")


def test_everything_before_a_game_fits_on_320_pixels_with_large_text_and_long_german_words(
    person: NewPerson, guest: NewGuest
) -> None:
    tight, uwe, bo = Tight(), large(person("de", LONG, viewport=SMALL)), guest(OTHER)
    assert len(LONG) == len(OTHER) == 24
    uwe.go()
    expect(uwe.button("home-play-now")).to_be_visible()
    tight.look(
        "home", uwe, uwe.button("home-play-now"), uwe.button("home-new-table"), uwe.link("learn-title")
    )
    for opener in ("home-new-table", "ui-settings"):
        press(uwe.button(opener))
        expect(uwe.dialog(opener)).to_be_visible()
        tight.look(opener, uwe, uwe.dialog(opener).get_by_role("button").last)
        uwe.page.keyboard.press("Escape")
    press(uwe.link("learn-title"))
    tight.look("lesson", uwe, uwe.button("play-turn-word"))
    press(uwe.button("learn-rules"))
    expect(uwe.heading("how-idea-title")).to_be_visible()
    tight.look("rules", uwe, uwe.dialog("learn-title").get_by_role("button").first)
    code = gather(uwe, bo, bots=1)
    tight.look("lobby", uwe, uwe.start_button, uwe.free_chairs.first)
    late = large(person("de", OTHER, viewport=SMALL))
    late.go(f"/t/{code}")
    expect(late.button("home-sit-down")).to_be_visible()
    tight.look("welcome", late, late.button("home-sit-down"))
    late.join(code)
    tight.look("lobby: guest", late, late.button("lobby-more"))
    assert not tight.found, "\n".join(tight.found)


def test_a_round_fits_on_320_pixels_with_large_text_and_long_german_words(
    person: NewPerson, guest: NewGuest
) -> None:
    tight = Tight()
    people = uwe, bo = large(person("de", LONG, viewport=SMALL)), guest(OTHER)
    gather(*people, bots=1)
    uwe.start()
    expect(
        any_of(
            uwe.button("play-turn-word"), uwe.text("play-wait-word", player=OTHER), uwe.button("play-pass")
        )
    ).to_be_visible()
    tight.look("word", uwe)
    turn_word(people)
    tight.look("mark", uwe, uwe.tile(0), uwe.tile(14), uwe.button("play-pass"), uwe.button("play-list"))
    for place in (0, 7):
        press(uwe.tile(place))
    for name in ("play-list", "play-log", "learn-title", "ui-settings"):
        press(uwe.button(name))
        expect(uwe.dialog(name)).to_be_visible()
        tight.look(name, uwe, uwe.dialog(name).get_by_role("button").first)
        uwe.page.keyboard.press("Escape")
    press(uwe.button("play-pass"))
    expect(uwe.button("play-take-back")).to_be_visible()
    tight.look("passed", uwe, uwe.button("play-take-back"))
    bo.mark(0, 7)
    bo.passes()
    play_tight(tight, uwe, people)
    assert not tight.found, "\n".join(tight.found)


def play_tight(tight: Tight, small: Person, players: tuple[Player, ...]) -> None:
    """The reveal up to the scoring, seen on the small phone."""
    while (one := scout(players)) is not None:
        tight.look("reveal", small, small.tile(7))
        if isinstance(one, Guest):
            place = one.point()
        else:
            place = small.open_crosses()[0]
            press(small.tile(place))
            expect(small.button("play-point-yes")).to_be_visible()
            tight.look("reveal: sure?", small, small.button("play-point-yes"))
            press(small.button("play-point-yes"))
        expect(small.pointed(place)).to_be_visible()
    tight.look("scoring", small, small.button("ready-say"))
    press(small.why.first)
    expect(small.page.get_by_role("dialog")).to_be_visible()
    tight.look("why", small, small.button("ui-close"))
