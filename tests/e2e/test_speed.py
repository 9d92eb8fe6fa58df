from __future__ import annotations

import gzip
import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import WebSocketRoute, expect

import webbuild
from tests.e2e.conftest import NewPerson
from tests.e2e.games import begin
from tests.e2e.people import Person

BUDGET = 56_000
"""A tenth above what was fetched when it was set."""
PRESS = """async tile => {
  const before = tile.ariaPressed;
  const shown = new Promise(done => requestAnimationFrame(() => done(tile.ariaPressed)));
  tile.click();
  return [before, await shown];
}"""


FIRST = """() => {
  const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
  const fetched = performance.getEntriesByType('resource');
  return fetched.filter(({ startTime }) => startTime < loadEventEnd).map(({ name }) => name);
}"""
"""What the page fetched until it was loaded: after that it fetches the other pages, once it has nothing to do."""


def press(person: Person, place: int) -> list[str]:
    """Whether a picture is marked: before a click, and when the browser draws the very next frame."""
    pressed: list[str] = person.tile(place).evaluate(PRESS)
    return pressed


def test_a_cross_is_on_screen_in_the_next_frame_even_if_the_network_is_silent(person: NewPerson) -> None:
    ada = person("en", "Ada")
    silent = False

    def through(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        wire.on_message(lambda message: None if silent else server.send(message))

    ada.page.route_web_socket(re.compile(r"/socket\b"), through)
    begin(ada, bots=2)
    silent = True
    for place in (0, 6, 14):
        assert press(ada, place) == ["false", "true"]
    assert press(ada, 6) == ["true", "false"]
    expect(ada.text("play-count", count=2)).to_be_visible()
    assert ada.crosses() == [0, 14]


def test_the_first_visit_fetches_little_script(person: NewPerson) -> None:
    visitor = person("pl", "Ola")
    visitor.go()
    expect(visitor.button("home-play-now")).to_be_visible()
    paths = {urlsplit(each).path.lstrip("/") for each in visitor.page.evaluate(FIRST)}
    scripts = [webbuild.OUT / path for path in paths if path.endswith(".js")]
    assert any(path.name.startswith("start-") for path in scripts), "the first view itself"
    packed = sum(len(gzip.compress(path.read_bytes(), 6)) for path in scripts)
    assert 0 < packed < BUDGET, f"{packed} bytes in {len(scripts)} scripts"


NEVER_IDLE = "window.requestIdleCallback = () => 0"
"""What the page fetches for later, it never comes to."""
FETCHED_FOR_IT = """() => {
  const fetched = performance.getEntriesByType('resource');
  const sizes = fetched.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]);
  return sizes.filter(([path]) => /\\.(js|css)$|^\\/api/.test(path));
}"""


def test_a_sky_fetches_no_more_for_its_first_screen_than_a_table(person: NewPerson) -> None:
    """Scripts, styles and data; of pictures, a table fetches the whole deck and a sky its fifteen."""
    ada, bo = person("pl", "Ada"), person("pl", "Bo")
    for each in (ada, bo):
        each.page.add_init_script(NEVER_IDLE)
    begin(ada, bots=2)
    bo.go("/sky")
    expect(bo.button("sky-done")).to_be_visible()
    table, sky = (dict(each.page.evaluate(FETCHED_FOR_IT)) for each in (ada, bo))
    assert any("/play-" in path for path in table), "the screen itself"
    assert any("/SkyPage-" in path for path in sky), "the screen itself"
    assert sum(sky.values()) <= sum(table.values()), f"{sky} and {table}"


FETCHED = """wanted => new Promise(done => {
  const look = () => {
    const names = performance.getEntriesByType('resource').map(each => new URL(each.name).pathname);
    const pictures = [...new Set(names.filter(name => /^\\/decks\\/.*webp$/.test(name)))];
    if (wanted.every(name => pictures.includes(name))) done(pictures); else requestAnimationFrame(look);
  };
  look();
})"""


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [
        (390, 844, "tiny"),
        pytest.param(440, 956, "tiny", marks=pytest.mark.nightly),
        (844, 390, "small"),
        pytest.param(1366, 768, "small", marks=pytest.mark.nightly),
    ],
)
def test_phones_fetch_tiny_pictures_and_all_fetch_the_whole_deck_so_that_nobody_learns_what_comes(
    person: NewPerson, width: int, height: int, size: str
) -> None:
    ada = person(
        "en",
        "Ada",
        viewport={"width": width, "height": height},
        device_scale_factor=3 if size == "tiny" else 1,
    )
    ada.go()
    ada.button("home-play-now").click()
    expect(ada.grid).to_be_visible()
    cards = ada.page.evaluate("async () => (await (await fetch('/api/decks/starlight')).json()).cards")
    deck = {card[size] for card in cards.values()}
    sky = ada.page.evaluate("async () => (await (await fetch('/api/skies/today')).json()).cards")
    on_the_start_page = {cards[card]["tiny"] for card in sky[:3] if card in cards}
    fetched = ada.page.evaluate(FETCHED, sorted(deck))
    assert set(fetched) <= deck | on_the_start_page
    ada.tile(3).focus()
    ada.page.keyboard.press("z")
    expect(ada.page.locator("dialog img.over.there")).to_be_visible()
    assert ada.page.locator("dialog img").first.evaluate("image => image.complete && image.naturalWidth > 0")
