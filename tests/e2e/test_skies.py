"""Tonight's sky in a real browser: marked alone, played with others, seen in its light, and come back to."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from pathlib import Path

import httpx2
import pytest
from playwright.sync_api import Locator, expect

from tests.conftest import serving
from tests.e2e.conftest import NewPerson, violations
from tests.e2e.flaws import Flaws
from tests.e2e.hands import tab_to, walk
from tests.e2e.people import Person, any_of, pattern, plain
from tests.e2e.skies import looks_up, plays_on
from tests.server.sky_visits import join, played
from tests.support.people import wish_id
from tests.support.processes import nursery_in

PHONE = {"width": 360, "height": 640}
LAPTOP = {"width": 1366, "height": 768}
SIZES = pytest.mark.parametrize(
    "size",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(LAPTOP, id="laptop", marks=pytest.mark.nightly),
    ],
)


DRAWN = "canvas => canvas.width > 300 && canvas.getContext('2d').getImageData(9, 9, 1, 1).data[3] > 0"


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[str]:
    """The link of a server whose sky nobody has marked yet; skies are of the painted deck."""
    with nursery_in(tmp_path) as nursery:
        yield nursery.start().link


def heading(visitor: Person) -> Locator:
    """What the light says of my stars."""
    before = visitor.says("sky-stars-for", count=5, word="\0").split("\0")[0].split("5")[-1]
    return visitor.page.get_by_role("heading", level=1, name=re.compile(re.escape(before.strip())))


def marks_without_a_page(server: str, *crosses: int) -> None:
    """Somebody else marks tonight's sky over HTTP."""
    slate = {"id": wish_id(), "order": crosses}
    answer = httpx2.post(f"{server}/api/skies/today/slate", json=slate, headers={"origin": server})
    assert answer.is_success, answer.text


def plays(visitor: Person, *crosses: int) -> None:
    """The whole sky."""
    looks_up(visitor)
    visitor.mark(*crosses)
    visitor.button("sky-done").click()
    plays_on(visitor)


@pytest.mark.parametrize(
    ("language", "size"),
    [
        pytest.param("en", PHONE, id="phone"),
        pytest.param("de", LAPTOP, id="laptop", marks=pytest.mark.nightly),
    ],
)
def test_a_first_visitor_plays_with_bots_and_is_told_so(
    person: NewPerson, fresh: str, language: str, size: dict[str, int]
) -> None:
    flaws, ada = Flaws(), person(language, "Ada", at=fresh, viewport=size)
    looks_up(ada)
    flaws.look("marking", ada)
    ada.mark(7, 2, 11)
    ada.page.reload()
    expect(ada.tile(7)).to_have_attribute("aria-pressed", "true")
    assert ada.crosses() == [2, 7, 11]
    ada.button("sky-done").click()
    expect(any_of(ada.text("play-you-are-scout"), ada.button("sky-share"))).to_be_visible()
    expect(ada.page.get_by_text(pattern(ada.says("sky-bots", count=5)))).to_be_attached()
    flaws.look("round", ada)
    plays_on(ada)
    expect(heading(ada)).to_be_visible()
    expect(ada.text("sky-first")).to_be_visible()
    silver = [ada.says("sky-marked-by-bots", count=count) for count in range(7)]
    assert all(any(said in name for said in silver) for name in ada.tile_names())
    flaws.look("light", ada)
    for name, opener in {"why": ada.why.first, "move": ada.button("sky-move")}.items():
        opener.click()
        expect(ada.page.get_by_role("dialog")).to_be_visible()
        flaws.look(name, ada)
        ada.page.keyboard.press("Escape")
        expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert not flaws.found, "\n".join(flaws.found)
    ada.page.reload()
    expect(ada.text("sky-first")).to_be_visible()


@SIZES
def test_a_sixth_visitor_meets_five_people_and_sees_gold(
    person: NewPerson, fresh: str, size: dict[str, int]
) -> None:
    for number in range(5):
        marks_without_a_page(fresh, 0, number + 1, 8)
    zoe = person("pl", "Zoë", at=fresh, viewport=size)
    plays(zoe, 0, 8)
    expect(zoe.text("sky-people", count=6)).to_be_visible()
    expect(zoe.page.get_by_text(zoe.says("sky-light-gold"))).to_be_visible()
    assert zoe.says("sky-marked-by-people", count=6) in zoe.tile_names()[0]
    assert zoe.says("sky-marked-by-people", count=0) in zoe.tile_names()[14]
    assert violations(zoe.page) == []
    zoe.button("sky-share").click()
    picture = zoe.page.locator("dialog canvas")
    expect(picture).to_be_visible()
    zoe.page.wait_for_function(DRAWN, arg=picture.element_handle())
    flaws = Flaws()
    flaws.look("share", zoe)
    assert not flaws.found, "\n".join(flaws.found)
    first = person("en", "", at=fresh, viewport=LAPTOP)
    first.go("/sky")
    expect(first.button("sky-done")).to_be_visible()
    assert first.crosses() == []


def in_circle(visitor: Person, people: int) -> Locator:
    """Those who have finished, in the circle of this many people."""
    circle = pattern(visitor.says("sky-people", count=people))
    return visitor.page.get_by_label(circle).get_by_role("listitem")


def test_three_people_in_a_circle_compare_their_skies(person: NewPerson, fresh: str) -> None:
    ada = person("en", "Ada", at=fresh, viewport=PHONE)
    plays(ada, 0, 3, 8)
    ada.button("sky-circle-start").click()
    link = ada.page.get_by_text("/sky/circle#").inner_text()
    expect(ada.text("sky-circle-waiting")).to_be_visible()
    with httpx2.Client(base_url=fresh, headers={"origin": fresh}) as cy:
        assert join(cy, link).is_success
        played(cy, [0, 12])
    bo = person("pl", "", at=fresh, viewport=LAPTOP)
    bo.go(link.removeprefix(fresh))
    assert violations(bo.page) == []
    bo.button("sky-circle-join").click()
    bo.page.wait_for_url("**/sky")
    plays(bo, 0, 3)
    expect(in_circle(bo, 3)).to_have_count(3)
    ada.page.reload()
    expect(in_circle(ada, 3)).to_have_count(3)
    expect(ada.text("sky-circle-shared", count=2)).to_be_visible()
    assert violations(ada.page) == []


def test_keys_alone_are_enough(person: NewPerson, fresh: str) -> None:
    ada = person("en", "Ada", at=fresh, viewport=LAPTOP)
    looks_up(ada)
    for place in (3, 12):
        tab_to(ada.page, ada.grid.locator("button[tabindex='0']"))
        walk(ada.page, place)
        ada.page.keyboard.press("Space")
        expect(ada.tile(place)).to_have_attribute("aria-pressed", "true")
    tab_to(ada.page, ada.button("sky-done"))
    ada.page.keyboard.press("Enter")
    expect(any_of(ada.text("play-you-are-scout"), ada.button("sky-share"))).to_be_visible()


@SIZES
def test_the_next_night_has_another_sky_and_the_row_grows(
    person: NewPerson, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: dict[str, int]
) -> None:
    """A day later, by a server whose time zone is 24 hours ahead of where it was. It's about noon in both."""
    west = (time.gmtime().tm_hour - 12) % 24
    ada = person("en", "Ada", viewport=size)
    words: list[str] = []
    for night, zone in enumerate((f"EARLY{west}", f"LATE{west - 24}"), start=1):
        monkeypatch.setenv("TZ", zone)
        with serving("--set", "bot_pause=0", "--unlimited", cwd=tmp_path) as (link, _):
            # Another port is another site: its storage and cookies are taken along.
            if night == 1:
                ada.server = link
            else:
                kept = ada.page.context.storage_state()
                stored = {each["name"]: each["value"] for each in kept["origins"][0]["localStorage"]}
                ada.server = link
                ada.go("/privacy")
                ada.page.evaluate(
                    "kept => Object.entries(kept).forEach(([k, v]) => localStorage.setItem(k, v))", stored
                )
            plays(ada, 4, 9)
            words.append(plain(heading(ada).inner_text()).split("“")[1])
            expect(ada.heading("sky-row", count=night)).to_be_visible()
            ada.button("sky-archive").first.click()
            expect(ada.page.get_by_role("listitem")).to_have_count(night)
            assert violations(ada.page) == []
    assert words[0] != words[1]
