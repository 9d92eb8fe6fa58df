from __future__ import annotations

import socket
from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import OpenPage
from tests.e2e.guard import Guard
from tests.e2e.people import resize

Picture = Callable[[Page, str], None]

TITLES = {
    "en-GB": "Stella: find the light you share",
    "fr-CA": "Stella : trouvez votre lumière commune",
    "es-MX": "Stella: encontrad la luz que os une",
    "de-AT": "Stella: Findet euer gemeinsames Licht",
    "pl-PL": "Stella: znajdźcie wspólne światło",
}
EACH_LANGUAGE = [
    locale if locale in ("de-AT", "pl-PL") else pytest.param(locale, marks=pytest.mark.nightly)
    for locale in TITLES
]
"""In every run the ones with the longest words and the most accents."""
TAGLINES = {
    "en-GB": "The same pictures, one word: find the light you share.",
    "fr-CA": "Les mêmes images, un seul mot : trouvez votre lumière commune.",
    "es-MX": "Las mismas imágenes, una palabra: encontrad la luz que os une.",
    "de-AT": "Dieselben Bilder, ein Wort: Findet euer gemeinsames Licht.",
    "pl-PL": "Te same obrazki, jedno hasło: znajdźcie wspólne światło.",
}
UNOFFICIAL = {
    "en-GB": "unofficial",
    "fr-CA": "non officiel",
    "es-MX": "no oficial",
    "de-AT": "inoffizielles",
    "pl-PL": "nieoficjalna",
}
ELSEWHERE = """
([http, socket, ways]) => new Promise((done) => {
  const refused = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (refused.push(effectiveDirective) === ways) done(refused);
  });
  setTimeout(() => done(refused), 20_000);
  const add = (name, more) => document.head.append(Object.assign(document.createElement(name), more));
  fetch(http).catch(() => null);
  add('script', { src: http });
  add('link', { rel: 'stylesheet', href: http });
  new Image().src = http;
  new FontFace('far', `url(${http})`).load().catch(() => null);
  navigator.sendBeacon(http);
  try { new WebSocket(socket); } catch { /* some browsers throw */ }
})
"""
"""Tries to reach another host in every way that a page has; returns the rules that forbade it."""
TOPS = "[...document.querySelectorAll('button, a')].map(each => each.getBoundingClientRect().top)"
SIZES = {"phone": (390, 844), "laptop": (1366, 768), "television": (1920, 1080)}


@pytest.mark.parametrize("locale", EACH_LANGUAGE)
def test_the_page_greets_each_visitor_in_their_language(open_page: OpenPage, locale: str) -> None:
    page = open_page(locale=locale)
    expect(page).to_have_title(TITLES[locale])
    expect(page.get_by_text(TAGLINES[locale])).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", locale[:2])
    expect(page.get_by_role("contentinfo")).to_contain_text(UNOFFICIAL[locale])


def test_nothing_in_the_page_could_reach_another_host_even_if_it_tried(
    open_page: OpenPage, guard: Guard
) -> None:
    with socket.create_server(("127.0.0.2", 0)) as other:
        other.settimeout(0)
        port = other.getsockname()[1]
        page = open_page()
        expect(page.get_by_role("contentinfo")).to_be_visible()
        with guard.expecting("127.0.0.2", "Content Security Policy"):
            refused = page.evaluate(ELSEWHERE, [f"http://127.0.0.2:{port}/x", f"ws://127.0.0.2:{port}/x", 7])
        with pytest.raises(BlockingIOError):
            other.accept()
    rules = Counter(rule.removesuffix("-elem") for rule in refused)
    assert rules == {"connect-src": 3, "script-src": 1, "style-src": 1, "img-src": 1, "font-src": 1}


def test_a_visitor_whose_language_is_missing_reads_english(open_page: OpenPage) -> None:
    expect(open_page(locale="ja-JP").get_by_text(TAGLINES["en-GB"])).to_be_visible()


def test_a_chosen_language_stays_after_a_reload(open_page: OpenPage) -> None:
    page = open_page(locale="en-GB")
    page.get_by_label("Language").select_option("Polski")
    expect(page.get_by_text(TAGLINES["pl-PL"])).to_be_visible()
    page.reload()
    expect(page.get_by_text(TAGLINES["pl-PL"])).to_be_visible()
    expect(page.get_by_label("Język")).to_have_value("pl")


def test_the_language_can_be_chosen_with_the_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page(locale="en-GB")
    page.get_by_label("Language").focus()
    page.keyboard.press("ArrowDown")
    expect(page.get_by_text(TAGLINES["fr-CA"])).to_be_visible()


def test_the_page_fits_every_screen_without_scrolling_sideways(open_page: OpenPage, picture: Picture) -> None:
    page = open_page(locale="en-GB")
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    for size, (width, height) in SIZES.items():
        resize(page, width, height)
        picture(page, f"home-{size}")
        assert page.evaluate("document.documentElement.scrollWidth") == width


def test_no_font_is_fetched_before_the_page_is_written_in_it(open_page: OpenPage) -> None:
    page = open_page(locale="en-GB")
    expect(page.get_by_role("heading", name="Stella")).to_be_visible()
    used = page.evaluate(
        """async () => [...await document.fonts.ready]
          .filter(font => font.status === 'loaded' && font.family.includes('Variable'))
          .map(font => `${font.family.replaceAll('"', '').split(' ')[0]} ${font.style}`)"""
    )
    assert page.locator('link[rel="preload"]').count() == 0
    assert set(used) == {"Atkinson normal", "Fraunces italic"}


@pytest.mark.parametrize(
    ("width", "height"),
    [
        (320, 640),
        pytest.param(360, 640, marks=pytest.mark.nightly),
        pytest.param(390, 844, marks=pytest.mark.nightly),
        pytest.param(1366, 768, marks=pytest.mark.nightly),
    ],
)
@pytest.mark.parametrize("locale", EACH_LANGUAGE)
def test_no_button_moves_under_a_finger_when_the_fonts_arrive(
    new_page: OpenPage, server: str, locale: str, width: int, height: int
) -> None:
    page = new_page(locale=locale, viewport={"width": width, "height": height})
    waiting: list[Route] = []

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/*.woff2", hold)
    page.goto(server, wait_until="domcontentloaded")
    expect(page.get_by_role("status")).to_be_visible()
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    before = page.evaluate(TOPS)
    for route in waiting:
        route.continue_()
    page.evaluate("document.fonts.ready")
    expect(page.locator("a[href='/sky'] bdi")).not_to_be_empty()
    assert waiting
    assert len(before) >= 8
    assert page.evaluate(TOPS) == pytest.approx(before, abs=2)


def test_a_request_to_another_host_fails_and_is_noticed(new_page: OpenPage, guard: Guard) -> None:
    page = new_page()
    with page.expect_event("requestfailed"):
        page.evaluate("fetch('http://192.0.2.1/').catch(() => null)")
    assert any("http://192.0.2.1/" in each for each in guard.troubles)
    guard.troubles.clear()


def test_nothing_moves_for_those_who_asked_for_rest(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="reduce")
    expect(page.get_by_role("heading", name="Stella")).to_be_visible()
    assert page.evaluate("document.getAnimations().length") == 0
