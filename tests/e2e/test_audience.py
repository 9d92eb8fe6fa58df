"""People without a seat mark along on their phones; everybody sees how many agreed after each verdict, never before."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from playwright.sync_api import Locator, expect
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.e2e.conftest import NewGuest, NewPerson, violations
from tests.e2e.guests import Guest
from tests.e2e.people import Person, pattern
from tests.support.people import PATIENCE

PHONE = {"width": 390, "height": 844}
LAPTOP = {"width": 1366, "height": 768}
TV = {"width": 1920, "height": 1080}


@contextmanager
def viewer(server: str, code: str, name: str) -> Iterator[ClientConnection]:
    """Somebody in the audience without a page."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/socket?as=spectator&viewer={name}"
    with connect(address, origin=Origin(server), compression=None, open_timeout=PATIENCE) as socket:
        socket.recv(PATIENCE)
        yield socket


def marks_along(socket: ClientConnection, *places: int) -> None:
    """Send a slate of the first round."""
    socket.send(json.dumps({"type": "mark_along", "id": "along", "round": 1, "places": places}))
    while json.loads(socket.recv(PATIENCE)).get("id") != "along":
        pass


SIX = ("Ada", "Bartholomäus", "Cy", "Dee", "Elisabeth-Charlotte", "Fay")


def first_round(guest: NewGuest, *, count: int = 3, **options: str) -> list[Guest]:
    """This many people who are about to mark."""
    seats = [guest(name) for name in SIX[:count]]
    code = seats[0].create(**options)
    for seat in seats[1:]:
        seat.join(code)
    for seat in seats:
        seat.connect()
    seats[0].do("start")
    for seat in seats:
        seat.until(lambda view: view["play"] is not None)
        if seat.view["you"]["game"]["actions"]["reveal_word"]:
            seat.do("reveal_word")
    return seats


def says(watcher: Person, message: str, **args: int) -> Locator:
    """A text, perhaps beside another."""
    return watcher.page.get_by_text(pattern(watcher.says(message, **args), whole=False)).first


def point(seats: list[Guest]) -> None:
    """Whose turn it is points at their first cross."""
    seats[0].until_phase("reveal")
    seats[seats[0].game["scout"]].point()


def test_spectators_mark_along_and_everybody_sees_after_the_verdict_how_many_agreed(
    server: str, person: NewPerson, guest: NewGuest
) -> None:
    seats = first_round(guest, count=6)
    code = seats[0].code
    dora = person("en", "Dora", viewport=PHONE)
    dora.go(f"/t/{code}")
    dora.button("home-along").click()
    expect(says(dora, "audience-mark")).to_be_visible()
    dora.mark(0, 1, 7)
    dora.mark(1)
    dora.page.reload()
    expect(says(dora, "play-count", count=2)).to_be_visible()
    assert dora.tile(0).get_attribute("aria-pressed") == "true"
    assert violations(dora.page) == []
    tv = person("de", "TV", viewport=TV)
    tv.go(f"/t/{code}/board")
    expect(tv.page.get_by_text(tv.says("tv-mark-along"))).to_be_visible()
    qr = tv.page.get_by_role("img", name=tv.says("board-join")).bounding_box()
    assert qr is not None
    assert qr["width"] > 100
    emil = person("pl", "Emil", viewport=LAPTOP)
    emil.go(f"/t/{code}/watch")
    emil.mark(5)
    with viewer(server, code, "viewer-1") as zoe:
        marks_along(zoe, 0, 3)
        for seat in seats:
            seat.mark(0, 4)
            seat.passes()
        seats[0].until_phase("reveal")
        for each in (dora, emil, tv):
            assert says(each, "audience-saw", seen=2, viewers=3).count() == 0
        point(seats)
        expect(dora.text("audience-you-saw")).to_be_visible()
        expect(emil.text("audience-you-not")).to_be_visible()
        for each in (dora, emil, tv):
            expect(says(each, "audience-saw", seen=2, viewers=3)).to_be_visible()
        scout = dora.page.locator(".action-bar .scout").bounding_box()
        assert scout is not None
        assert scout["width"] > 3 * scout["height"], "names aren't written letter below letter"


@pytest.mark.parametrize("viewers", [0, 1])
def test_of_fewer_than_three_only_the_audience_itself_hears(
    server: str, person: NewPerson, guest: NewGuest, viewers: int
) -> None:
    seats = first_round(guest)
    code = seats[0].code
    dora = person("en", "Dora", viewport=PHONE)
    dora.go(f"/t/{code}/watch")
    dora.mark(0)
    with ExitStack() as stack:
        for number in range(viewers):
            marks_along(stack.enter_context(viewer(server, code, f"viewer-{number}")), 0)
        for seat in seats:
            seat.mark(0, 4)
            seat.passes()
        point(seats)
        expect(dora.text("audience-you-saw")).to_be_visible()
        assert dora.page.get_by_text("in the audience saw it too").count() == 0


def test_without_an_audience_spectators_only_watch(person: NewPerson, guest: NewGuest) -> None:
    seats = first_round(guest, audience=False)  # type: ignore[arg-type]
    dora = person("en", "Dora", viewport=PHONE)
    dora.go(f"/t/{seats[0].code}/watch")
    expect(dora.text("play-watching")).to_be_visible()
    assert says(dora, "audience-mark").count() == 0
    assert dora.tile(0).get_attribute("aria-pressed") is None
