"""The reveal is a scene: on four devices, nothing of an outcome appears before its beat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import MARKING, gather, play_over_sockets, start, turn_word_over_sockets
from tests.e2e.guests import Guest
from tests.e2e.people import Person, View

RECORD = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const texts = (selector) => all(selector).map((each) => each.textContent.replace(/[\\u2068\\u2069]/g, ''));
  const look = () => ({
    beat: all('.scene:not([inert]) [data-beat]').at(-1)?.dataset.beat ?? null,
    lit: all('.scene:not([inert]) [data-lit]').length,
    gains: all('.scene:not([inert]) [data-gain]').length,
    bursts: all('.burst > *').filter((each) => getComputedStyle(each).opacity > 0).length,
    numbers: all('.scene:not([inert]) [data-count]').length,
    spent: all('.tile.spent').length,
    lanterns: texts('.lanterns ol li'),
    people: texts('.people li'),
    scout: document.querySelector('.people [aria-current=step]')?.dataset.seat ?? null,
    last: texts('.last-event').join(),
    title: document.title,
    said: texts('[role=log] p'),
    won: texts('h1').filter((text) => /win/.test(text)),
  });
  window.seen = [look()];
  const note = () => {
    const now = look();
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  new MutationObserver(note).observe(document.documentElement, {
    subtree: true, childList: true, attributes: true, characterData: true,
  });
}"""
OUTCOMES = ("Spark", "Fall", "falls")
Snapshot = dict[str, Any]


def history(page: Page) -> list[Snapshot]:
    """Everything that this page has shown, in order."""
    seen: list[Snapshot] = page.evaluate("() => window.seen")
    return seen


def mentions(snapshot: Snapshot, before: Snapshot, *words: str) -> bool:
    """Whether a screen reader was told any of these words since then."""
    news: Counter[str] = Counter(snapshot["said"]) - Counter(before["said"])
    return any(word in line for line in news for word in words)


def check_pointing(name: str, seen: list[Snapshot], number: int) -> None:
    """Nothing of the outcome of this pointing was shown or said before its beat."""
    told = next(index for index, each in enumerate(seen) if each["spent"] == number)
    before = [each for each in seen[:told] if each["spent"] == number - 1]
    scene = before[[each["beat"] for each in before].index("points") :]
    verdict = next(index for index, each in enumerate(scene) if each["beat"] == "verdict")
    calm = {key: scene[0][key] for key in ("people", "scout", "last", "title", "lanterns", "won")}
    opening = before[max(0, len(before) - len(scene) - 1)]
    for index, each in enumerate(scene):
        assert {key: each[key] for key in calm} == calm, (name, number, "the board changed before its scene")
        if index < verdict:
            assert not mentions(each, opening, *OUTCOMES), (name, number, each)
            assert each["gains"] == 0, (name, number)
            assert not mentions(each, opening, "marked it too") or each["lit"] > 1, (name, number, each)
        assert not mentions(each, scene[0], "is the scout", "are the scout"), (name, number, each)
    lights = [each["lit"] for each in scene[: verdict + 1]]
    assert lights[0] <= 1
    assert lights == sorted(lights) or lights[-1] == 0, (
        name,
        lights,
    )  # they only come on; a fall puts them out


MOVING = ("Ada",)
"""The others asked for less motion."""


def check_announcing(name: str, seen: list[Snapshot]) -> None:
    """Numbers come one by one, or together without motion; who is in the dark comes last, then the board."""
    scene = [each for each in seen if each["numbers"] > 0 or each["beat"] == "dark"]
    risen = [each["numbers"] for each in scene]
    assert risen[0] == (1 if name in MOVING else 3), (name, risen)
    assert risen == sorted(risen), (name, risen)
    dark = next(index for index, each in enumerate(scene) if each["beat"] == "dark")
    assert all(not mentions(each, seen[0], "in the dark") for each in scene[:dark]), name
    assert scene[dark]["numbers"] == 3
    for each in scene[: dark + 1]:
        assert each["lanterns"] == scene[0]["lanterns"], name


def test_nothing_of_an_outcome_appears_on_any_device_before_its_beat(
    person: NewPerson, guest: NewGuest
) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "no-preference"}
    laptop = {"viewport": {"width": 1366, "height": 768}}
    ada, bo = person("en", "Ada", **phone), person("en", "Bo", **laptop)
    tv, watcher = person("en", "TV", viewport={"width": 1920, "height": 1080}), person("en", "Watcher")
    seats = first, second, cy = guest("Ada"), guest("Bo"), guest("Cy")
    code = gather(*seats, pace="brisk")
    start(seats)
    play_over_sockets(seats, [[3], [3], [3]], 3)
    turn_word_over_sockets(seats)
    for each, seat in ((ada, first), (bo, second)):
        seat.close()
        each.takes(seat.cookies)
    for each, path in ((ada, ""), (bo, ""), (tv, "/board"), (watcher, "/watch")):
        each.page.clock.install()
        each.go(f"/t/{code}{path}")
        expect(each.grid).to_be_visible()
    play(ada, bo, cy, (tv, watcher))
    for each in (ada, bo, tv, watcher):
        seen = history(each.page)
        check_announcing(each.name, seen)
        for count in range(1, max(snapshot["spent"] for snapshot in seen) + 1):
            check_pointing(each.name, seen, count)
        assert all(not shown["won"] for shown in seen), (each.name, "the winner before the count")
        assert any(shown["bursts"] for shown in seen) == (each.name in MOVING)
    for each in (ada, bo, watcher):
        expect(each.why.first).to_be_visible()
        each.button("count-winner").click()
        if each is ada:  # the others asked for less motion: they see the result
            expect(each.page.locator("[data-beat=tally]")).to_be_visible()
            expect(each.page.locator("[data-beat=tally]")).not_to_contain_text("win!")
        unfold(each)
        expect(each.text("end-title")).to_be_visible()
    tv.page.clock.run_for(15_000)
    expect(tv.page.get_by_role("heading", level=1)).to_contain_text("win")


def play(ada: Person, bo: Person, cy: Guest, watching: tuple[Person, Person]) -> None:
    """Mark and point; everyone points as soon as their own screen says that they are the scout."""
    people: dict[str, Person] = {"Ada": ada, "Bo": bo}
    everyone = (ada, bo, *watching)
    for each, slate in ((ada, (1, 2)), (bo, (1, 2)), (cy, (2, 5, 7))):
        each.mark(*slate)
    for each in everyone:
        each.page.evaluate(RECORD)
    for each in (ada, bo, cy):
        each.passes()
    cy.until(lambda view: view["play"]["game"]["phase"] not in MARKING)
    names = [each["name"] for each in cy.view["table"]["players"]]
    while cy.game["phase"] == "reveal":
        pointed = len(cy.game["pointings"])
        for each in everyone:
            each.waits_until(pointings_are(pointed))
            unfold(each)
        scout = people.get(names[cy.game["scout"]])
        if scout is None:
            cy.point()
        else:
            expect(scout.text("play-you-are-scout")).to_be_visible()
            scout.points_at(scout.open_crosses()[0])
            cy.until(more_pointings_than(pointed))
    for each in everyone:
        each.waits_until(lambda view: view["play"]["game"]["phase"] not in (*MARKING, "reveal"))
        unfold(each)
        expect(each.page.get_by_role("table").first).to_be_visible()


def unfold(person: Person) -> None:
    """Turn the page's clock until its scenes are over. A view that came begins its scene immediately."""
    while person.page.locator(".scene").count() > 0:
        person.page.clock.run_for(500)


def pointings_are(count: int) -> Callable[[View], bool]:
    """A view in which the reveal has come this far."""
    return lambda view: (
        view["play"]["game"]["phase"] not in MARKING and len(view["play"]["game"]["pointings"]) >= count
    )


def more_pointings_than(count: int) -> Callable[[View], bool]:
    """A view that tells of more."""
    return lambda view: len(view["play"]["game"]["pointings"]) > count
