"""The lesson, played to its end in a real browser: by touch, by keys, and by what assistive technology sees."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from stella.server.app import STATIC
from tests.e2e.conftest import NewPerson, violations
from tests.e2e.guard import NO_SERVER, Guard
from tests.e2e.hands import tab_to, walk
from tests.e2e.people import Person, any_of, pattern, plain, settled
from tests.support.processes import Nursery

Press = Callable[[Person, Locator], None]

PHONE = {"width": 360, "height": 640}
CROSSES = (7, 1, 3)
"""One picture that everybody has, one that some have, one that only Mira has."""
KEPT = """async () => {
  const all = async () => {
    const kept = (await (await caches.open('stella-lesson')).keys()).map(({ url }) => url);
    const pictures = kept.filter((url) => url.endsWith('.webp') && url.includes('/decks/'));
    const listed = kept.some((url) => url.endsWith('/api/decks/starlight'));
    return navigator.serviceWorker.controller !== null && listed && pictures.length === 30;
  };
  while (!(await all())) await new Promise(requestAnimationFrame);
}"""
"""Comes back once everything that the lesson needs is kept."""
SCREEN = """() => [...new Set([...document.querySelectorAll('body *')]
  .filter(each => each.checkVisibility())
  .map(each => `${each.localName}.${[...each.classList].sort().join('.')} ${each.getAttribute('role')}`))]
  .sort().join()"""
"""What is on the page, by kind."""


PLACED = """() => {
  const box = thing => thing.getBoundingClientRect();
  const [note, about] = ['.note', '[data-about]'].map(each => document.querySelector(each));
  const over = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return width > 0.5 && height > 0.5;
  };
  const seen = about && box(about).bottom <= innerHeight + 0.5 && box(about).top >= -0.5;
  const pictures = [...document.querySelectorAll('[data-place]')];
  return {
    said: note.querySelector('p').textContent,
    edges: [box(note).left, box(note).right, note.parentElement.matches('.action-bar')],
    about: about && (over(box(note), box(about)) ? 'covered' : seen ? 'seen' : 'out of sight'),
    pictures: pictures.filter(each => over(box(note), box(each))).map(each => Number(each.dataset.place)),
  };
}"""
"""Where the note stands, and what of that which it is about can be seen."""


def touch(learner: Person, thing: Locator) -> None:
    """A tap, which fails where anything lies over the thing."""
    thing.tap()


def keys(learner: Person, thing: Locator) -> None:
    """Tab and arrows until it has the focus, then Enter."""
    page = learner.page
    if thing.get_attribute("data-place") is None:
        tab_to(page, thing)
    else:
        tab_to(page, learner.grid.locator("button[tabindex='0']"))
        walk(page, int(thing.get_attribute("data-place") or 0))
        expect(thing).to_be_focused()
    page.keyboard.press("Enter")


def tree(learner: Person, thing: Locator) -> None:
    """The action of a thing that was found by its role and name."""
    thing.evaluate("thing => thing.click()")


def tile(learner: Person, place: int) -> Locator:
    """One picture by its name: in the lesson they lie in three lines of five on every device."""
    name = learner.says("play-card", place=place + 1, line=place // 5 + 1, column=place % 5 + 1)
    return learner.grid.get_by_role("button", name=pattern(name, whole=False))


def coach(learner: Person) -> Locator:
    """The guide."""
    return learner.page.get_by_role("region", name=pattern(learner.says("learn-coach")))


def said(learner: Person) -> Locator:
    """The current sentence."""
    return coach(learner).get_by_role("status")


def tapped_away(skip: Locator) -> None:
    """End a scene. Just after its beginning it takes no tap: then this is called again."""
    skip.evaluate_all("buttons => buttons.forEach(button => button.click())")


def begin(learner: Person, press: Press, crosses: tuple[int, ...] = CROSSES) -> None:
    """Turn the word over, mark three, and say so. Scenes are a matter of their own tests: they are tapped away."""
    skip = learner.button("scene-skip")
    learner.page.add_locator_handler(skip, tapped_away, no_wait_after=True)
    expect(said(learner)).to_have_text(pattern(learner.says("learn-word")))
    press(learner, learner.button("play-turn-word"))
    for count, place in enumerate(crosses, start=1):
        press(learner, tile(learner, place))
        expect(tile(learner, place)).to_have_attribute("aria-pressed", "true")
        left = learner.says("learn-secret", count=3 - count)
        done = learner.says("learn-done", button=learner.says("play-pass"))
        expect(said(learner)).to_have_text(pattern(left if count < 3 else done))
    press(learner, learner.button("play-pass"))
    expect(said(learner)).to_have_text(pattern(learner.says("learn-lanterns")))


def go_on(learner: Person, press: Press) -> list[str]:
    """Read and point until the end; returns the sentences."""
    heard: list[str] = []
    end = pattern(learner.says("learn-end"))
    while True:
        sentence = said(learner).inner_text()
        heard.append(plain(sentence))
        if end.match(sentence):
            return heard
        following = coach(learner).get_by_role("button", name=pattern(learner.says("learn-next")))
        if following.is_visible():
            if press is keys:
                expect(following).to_be_focused()
            press(learner, following)
        else:
            press(learner, tile(learner, learner.open_crosses()[0]))
            press(learner, learner.button("play-point-yes"))
        expect(said(learner)).to_have_text(re.compile(rf"^(?!{re.escape(sentence)}$)"))


@pytest.mark.parametrize(
    ("press", "language"),
    [
        pytest.param(touch, "en", marks=pytest.mark.nightly),
        (touch, "pl"),
        (keys, "de"),
        pytest.param(keys, "fr", marks=pytest.mark.nightly),
        pytest.param(
            tree, "es", marks=pytest.mark.nightly
        ),  # the test of each step's flaws goes this way too
    ],
)
def test_the_lesson_is_played_to_its_end(person: NewPerson, press: Press, language: str) -> None:
    learner = person(language, "Ada", viewport=PHONE, has_touch=press is touch)
    learner.go("/learn")
    begin(learner, press)
    heard = go_on(learner, press)
    about = [
        learner.says("learn-lanterns"),
        learner.says("learn-scout"),
        learner.says("learn-spark-mine", count=2),
    ]
    assert {plain(each) for each in about} <= set(heard)
    for outcome in ("spark", "super"):
        name = learner.says(f"play-{outcome}").strip(" !¡\u202f").lower()
        assert any(name[:4] in sentence.lower() for sentence in heard), outcome
    puck = learner.says("bot-name-puck")
    assert plain(learner.says("learn-fall", player=puck)) in heard
    ends = (learner.says("learn-cost", player=puck), learner.says("learn-kept", player=puck))
    assert heard[-2] in [plain(each) for each in ends]
    expect(learner.button("home-play-now")).to_be_visible()
    expect(learner.page.get_by_role("table")).to_be_visible()


def test_the_lesson_is_left_and_gone_back_to(person: NewPerson) -> None:
    learner = person("en", "Ada")
    learner.go("/")
    learner.link("learn-title").click()
    begin(learner, tree)
    learner.button("learn-next").click()
    sentence = said(learner).inner_text()
    learner.link("learn-leave").click()
    expect(learner.button("home-play-now")).to_be_visible()
    learner.link("learn-title").click()
    expect(said(learner)).to_have_text(sentence)
    assert sorted(learner.crosses()) == sorted(CROSSES)
    learner.button("learn-restart").click()
    expect(said(learner)).to_have_text(pattern(learner.says("learn-word")))
    assert learner.crosses() == []


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), pytest.param(1366, 768, marks=pytest.mark.nightly)]
)
def test_no_step_of_the_lesson_has_a_flaw_for_assistive_technology(
    person: NewPerson, width: int, height: int
) -> None:
    learner = person("de", "Ada", viewport={"width": width, "height": height})
    found: list[str] = []
    looked: set[str] = set()
    places: list[dict[str, Any]] = []

    def look(learner: Person, thing: Locator) -> None:
        expect(coach(learner)).to_be_in_viewport(ratio=0.99)
        note_place(learner, places)
        screen = learner.page.evaluate(SCREEN)
        if screen not in looked:  # steps that differ in their words alone have the same flaws
            looked.add(screen)
            found.extend(violations(learner.page))
        thing.evaluate("thing => thing.click()")

    learner.go("/learn")
    begin(learner, look)
    go_on(learner, look)
    found += violations(learner.page)
    assert found == []
    check_places(places)


@pytest.mark.nightly  # the test of each step's flaws asks the same on a phone
@pytest.mark.parametrize(
    ("language", "width", "height", "crosses"),
    [
        ("pl", 360, 640, CROSSES),
        ("de", 1366, 768, CROSSES),
        ("fr", 390, 844, (0, 1, 10)),
        ("it", 360, 640, (0, 1, 10)),
    ],
)
def test_the_coach_has_one_place_and_covers_nothing_of_what_it_is_about(
    person: NewPerson, language: str, width: int, height: int, crosses: tuple[int, ...]
) -> None:
    learner = person(language, "Ada", viewport={"width": width, "height": height})
    places: list[dict[str, Any]] = []

    def look(learner: Person, thing: Locator) -> None:
        note_place(learner, places)
        thing.evaluate("thing => thing.click()")

    learner.go("/learn")
    begin(learner, look, crosses)
    go_on(learner, look)
    note_place(learner, places)
    check_places(places)


def note_place(learner: Person, places: list[dict[str, Any]]) -> None:
    """Remember where the coach stands, unless a dialog hides it."""
    settled(learner.page)
    if coach(learner).is_visible() and not learner.page.get_by_role("dialog").is_visible():
        places.append(learner.page.evaluate(PLACED))


def check_places(places: list[dict[str, Any]]) -> None:
    """The coach stayed where it was, and everything that it was about could be seen."""
    assert len({tuple(place["edges"]) for place in places}) == 1, places
    assert [place for place in places if place["about"] not in ("seen", None)] == []
    assert [place for place in places if place["pictures"] and place["about"] is None] == []
    assert sum(place["about"] == "seen" for place in places) > 10, "what it is about was found"


@pytest.mark.nightly  # the last test of this file goes the same way, and an update comes between
def test_the_lesson_needs_no_server_once_it_was_visited(
    person: NewPerson, nursery: Nursery, guard: Guard
) -> None:
    server = nursery.start()
    learner = person("en", "Ada", server.link, offline=True)
    learner.go("/learn")
    expect(said(learner)).to_be_visible()
    learner.page.evaluate(KEPT)
    server.kill()
    # The large pictures are not kept: a closer look shows the small ones.
    with guard.expecting(*NO_SERVER, "net::ERR_FAILED", "Failed to fetch", "sw.js"):
        learner.page.reload()
        begin(learner, tree)
        expect(learner.grid.locator("img")).to_have_count(15)
        shown = learner.grid.locator("img").evaluate_all(
            "images => Promise.all(images.map(image => image.decode().then(() => image.naturalWidth)))"
        )
        assert all(shown)
        go_on(learner, tree)
        learner.page.goto(server.link)
        learner.button("home-play-now").click()
        offer = learner.page.get_by_role("alert")
        expect(offer).to_contain_text(pattern(learner.says("home-offline"), whole=False))
        offer.get_by_role("link", name=pattern(learner.says("learn-title"))).click()
        expect(said(learner)).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"), [(360, 640), pytest.param(1366, 768, marks=pytest.mark.nightly)]
)
def test_tips_of_a_first_game_cover_no_picture(person: NewPerson, width: int, height: int) -> None:
    ada = person("pl", "Ada", newcomer=True, viewport={"width": width, "height": height})
    ada.go()
    ada.button("home-play-now").click()
    told: list[dict[str, Any]] = []

    def read() -> None:
        tip = ada.page.get_by_role("region", name=pattern(ada.says("tips-label")))
        expect(tip).to_be_in_viewport(ratio=0.99)
        told.append(ada.page.evaluate(PLACED))
        tip.get_by_role("button").click()

    expect(any_of(ada.button("play-turn-word"), ada.button("play-pass"))).to_be_visible()
    if ada.button("play-turn-word").is_visible():
        ada.button("play-turn-word").click()
    read()
    read()
    ada.mark(0, 6, 12)
    expect(ada.button("play-list")).to_have_count(0)
    assert [tip["pictures"] for tip in told] == [[], []]


def second_build(folder: Path) -> Path:
    """The same client as another build would name it: all assets have other names, and none of the old ones is left."""
    built = shutil.copytree(STATIC, folder / "second-build", ignore=shutil.ignore_patterns("*.gz"))
    names = {path.name: renamed(path.name) for path in (built / "assets").iterdir()}
    for path in built.rglob("*"):
        if path.suffix in {".js", ".css", ".html"}:
            text = path.read_text(encoding="utf-8")
            for old, new in names.items():
                text = text.replace(old, new)
            path.write_text(re.sub(r"const BUILD = '\w+'", "const BUILD = 'second'", text), encoding="utf-8")
    for old, new in names.items():
        (built / "assets" / old).rename(built / "assets" / new)
    return built


def renamed(name: str) -> str:
    """An asset's name with another hash."""
    return re.sub(r"-[\w-]{8}(?=\.\w+$)", lambda found: "-" + found[0][:0:-1].replace("-", "_"), name)


NEW_WORKER = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const done = async () => {
    const kept = await (await caches.open('stella-shell-second')).match('/');
    return kept && !registration.installing && !registration.waiting;
  };
  while (!(await done())) await new Promise(requestAnimationFrame);
}"""
"""Comes back once the second build's worker is at work."""


def test_the_lesson_opens_without_a_server_after_an_update(
    person: NewPerson, nursery: Nursery, guard: Guard, tmp_path: Path
) -> None:
    server = nursery.start()
    learner = person("de", "Ada", server.link, offline=True)
    learner.go("/learn")
    expect(said(learner)).to_be_visible()
    learner.page.evaluate(KEPT)
    server.kill()
    updated = nursery.start("--port", str(server.port), data=server.data, client=second_build(tmp_path))
    learner.go("/")
    expect(learner.button("home-play-now")).to_be_visible()
    learner.page.evaluate(NEW_WORKER)
    updated.kill()
    session = learner.page.context.new_cdp_session(learner.page)
    session.send("Network.clearBrowserCache")
    with guard.expecting(*NO_SERVER, "net::ERR_FAILED", "Failed to fetch", "sw.js"):
        learner.page.goto(f"{server.link}/learn")
        begin(learner, tree)
        scripts = learner.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
        assert any((STATIC / "assets" / renamed(Path(each).name)).is_file() for each in scripts), scripts
        go_on(learner, tree)
