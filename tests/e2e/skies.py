"""What visitors of tonight's sky do through its page."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.people import Person, any_of, pattern


def looks_up(visitor: Person) -> None:
    """From the start to tonight's sky."""
    visitor.skips_scenes()
    visitor.go()
    visitor.page.get_by_role("link", name=pattern(visitor.says("home-sky"), whole=False)).click()
    expect(visitor.button("sky-done")).to_be_visible()


def plays_on(visitor: Person) -> None:
    """Point, surest first, until the light is there."""
    light = visitor.button("sky-share")
    mine = visitor.text("play-you-are-scout")
    while True:
        expect(any_of(light, mine)).to_be_visible()
        if light.is_visible():
            return
        place = visitor.open_crosses()[0]
        visitor.points_at(place)
        expect(any_of(light, visitor.pointed(place))).to_be_visible()
