"""The reveal is a scene: on four devices,  nothing of an outcome appears before its beat."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.people import Person, pattern
from tests.support.people import Device

RECORD = """() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const texts = (selector) => all(selector).map((each) => each.textContent.replace(/[\\u2068\\u2069]/g, ''));
  const look = () => ({
    beat: all('.scene:not([inert]) [data-beat]').at(-1)?.dataset.beat ?? null,
    lit: all('.scene:not([inert]) [data-lit]').length,
    gains: all('.scene:not([inert]) [data-gain]').length,
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


class Elsewhere:
    """A person at a device without a page, so that all four pages only watch what they are told."""

    def __init__(self, link: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.device = Device(link)

    def run(self, doing: Any) -> Any:
        """Do something there and wait for it."""
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result(60)

    def close(self) -> None:
        """Leave."""
        self.run(self.device.__aexit__(None, None, None))
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


@contextmanager
def elsewhere(link: str) -> Iterator[Elsewhere]:
    """Somebody elsewhere, until the end of the test."""
    person = Elsewhere(link)
    try:
        yield person
    finally:
        person.close()


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


def check_announcing(name: str, seen: list[Snapshot]) -> None:
    """Numbers come one by one, who is in the dark comes last, and the board after all of it."""
    scene = [each for each in seen if each["numbers"] > 0 or each["beat"] == "dark"]
    risen = [each["numbers"] for each in scene]
    assert risen[0] == 1, (name, risen)
    assert risen == sorted(risen), (name, risen)
    dark = next(index for index, each in enumerate(scene) if each["beat"] == "dark")
    assert all(not mentions(each, seen[0], "in the dark") for each in scene[:dark]), name
    assert scene[dark]["numbers"] == 3
    for each in scene[: dark + 1]:
        assert each["lanterns"] == scene[0]["lanterns"], name


def test_nothing_of_an_outcome_appears_on_any_device_before_its_beat(person: NewPerson, server: str) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "no-preference"}
    laptop = {"viewport": {"width": 1366, "height": 768}, "reduced_motion": "no-preference"}
    ada, bo = person("en", "Ada", **phone), person("en", "Bo", **laptop)
    tv, watcher = person("en", "TV", viewport={"width": 1920, "height": 1080}), person("en", "Watcher")
    with elsewhere(server) as cy:
        code = ada.create()
        bo.join(code)
        cy.run(cy.device.join(code, "Cy"))
        cy.run(cy.device.connect())
        brisk = ada.page.get_by_role("radio", name=pattern(ada.says("options-pace-brisk"), whole=False))
        brisk.check(force=True)
        expect(brisk).to_be_checked()
        tv.go(ada.link_by("lobby-board"))
        ada.page.keyboard.press("Escape")
        watcher.go(ada.link_by("lobby-spectate"))
        ada.page.keyboard.press("Escape")
        ada.start()
        pages = {each.name: each.page for each in (ada, bo, tv, watcher)}
        for number in (1, 2, 3, 4):
            slates = [[0, 1, 2], [1, 2, 5], [2, 5, 7]] if number == 1 else [[3], [3], [3]]
            play(ada, bo, cy, slates, list(pages.values()), number)
            seen = {name: history(page) for name, page in pages.items()}
            for name, shown in seen.items():
                check_announcing(name, shown)
                for count in range(1, max(snapshot["spent"] for snapshot in shown) + 1):
                    check_pointing(name, shown, count)
            if number < 4:
                ada.button("ready-say").click()
                bo.button("ready-say").click()
                cy.run(cy.device.do("ready", yes=True))
        for name, page in pages.items():
            assert all(not shown["won"] for shown in history(page)), (name, "the winner before the count")
        for each in (ada, bo, watcher):
            expect(each.why.first).to_be_visible()
            each.button("count-winner").click()
            expect(each.text("end-title")).to_be_visible()
        expect(tv.page.get_by_role("heading", level=1)).to_contain_text("win")


def more_pointings_than(count: int) -> Callable[[dict[str, Any]], bool]:
    """A view that tells of more."""
    return lambda view: len(view["play"]["game"]["pointings"]) > count


def play(
    ada: Person, bo: Person, cy: Elsewhere, slates: list[list[int]], pages: list[Page], number: int
) -> None:
    """One round, everybody's pointing as soon as their own screen says that they are the scout."""
    everybody = [ada, bo, None]
    cy.run(cy.device.until(lambda view: (view["play"] or {}).get("game", {}).get("round") == number))
    first = everybody[cy.device.game["first_scout"]]
    if first is None:
        cy.run(cy.device.do("reveal_word"))
    else:
        first.button("play-turn-word").click()
    for each in (ada, bo):
        expect(each.button("play-pass")).to_be_visible()
    for each, slate in zip((ada, bo), slates, strict=False):
        each.mark(*slate)
    for place in slates[2]:
        cy.run(cy.device.do("mark", place=place))
    for page in pages:
        page.evaluate(RECORD)
    for each in (ada, bo):
        each.passes()
    cy.run(cy.device.do("finish_marking"))
    cy.run(cy.device.until(lambda view: view["play"]["game"]["phase"] == "reveal"))
    while cy.device.game["phase"] == "reveal":
        pointed, scout = len(cy.device.game["pointings"]), everybody[cy.device.game["scout"]]
        if scout is None:
            cy.run(cy.device.do("point_at", place=cy.device.own["actions"]["point_at"][0]))
        else:
            scout.waits_until(more_pointings_than(pointed - 1))
            expect(scout.page.locator(".scene")).to_have_count(0)
            expect(scout.text("play-you-are-scout")).to_be_visible()
            scout.points_at(scout.open_crosses()[0])
        cy.run(cy.device.until(more_pointings_than(pointed)))
    for page in pages:
        expect(page.get_by_role("table").first).to_be_visible()
