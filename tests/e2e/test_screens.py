"""Every screen through axe-core in both themes."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.flaws import Flaws
from tests.e2e.games import (
    all_mark,
    gather,
    play_over_sockets,
    reveal,
    reveal_over_sockets,
    scout,
    start,
    turn_word,
    turn_word_over_sockets,
)
from tests.e2e.guard import NO_SERVER, Guard
from tests.e2e.people import Person, any_of
from tests.support.processes import Nursery

HOLD = """
const later = window.setTimeout;
window.setTimeout = (action, wait = 0, ...rest) =>
  later(() => {
    if (wait < 100 || !window.beat || !document.querySelector(`[data-beat=${window.beat}]`)) action(...rest);
  }, wait);
"""
"""Lets a page stop its scenes at the beat that `window.beat` names."""


def stopped_at(beat: str, *people: Person) -> None:
    """The scene has come to this beat, and stays there."""
    for each in people:
        expect(each.page.locator(f"[data-beat={beat}]")).to_be_visible()


def closed(person: Person) -> None:
    """Escape closes the dialog."""
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_have_count(0)


def test_nothing_is_wrong_with_the_screens_before_a_table(person: NewPerson, guard: Guard) -> None:
    flaws, visitor = Flaws(), person("de", "Uwe")
    visitor.go()
    expect(visitor.button("home-play-now")).to_be_visible()
    flaws.look("home", visitor)
    for name, opener in {"new": "home-new-table", "settings": "ui-settings"}.items():
        visitor.button(opener).click()
        expect(visitor.dialog(opener)).to_be_visible()
        flaws.look(f"home: {name}", visitor)
        closed(visitor)
    visitor.code_field.fill("ABCD2345")
    with guard.expecting("404"):
        visitor.page.keyboard.press("Enter")
        expect(visitor.page.get_by_role("alert")).to_be_visible()
    flaws.look("home: refused", visitor)
    visitor.link("learn-title").click()
    visitor.button("learn-rules").click()
    expect(visitor.heading("how-idea-title")).to_be_visible()
    flaws.look("rules", visitor)
    visitor.go("/t/ABCD2345/attic")
    expect(visitor.text("home-lost")).to_be_visible()
    flaws.look("lost", visitor)
    with guard.expecting("404"):
        visitor.go("/t/ABCD2345")
        expect(visitor.text("way-gone")).to_be_visible()
    flaws.look("gone", visitor)
    assert not flaws.found, "\n".join(flaws.found)


def test_nothing_is_wrong_with_the_screens_of_a_table(
    person: NewPerson, nursery: Nursery, guard: Guard
) -> None:
    flaws, server = Flaws(), nursery.start()
    people = ada, bo = person("en", "Ada", server.link), person("de", "Jürgen", server.link)
    tv, nosy = person("en", "TV", server.link), person("pl", "Nosy", server.link)
    code = gather(ada)
    bo.go(f"/t/{code}")
    expect(bo.button("home-sit-down")).to_be_visible()
    flaws.look("welcome", bo)
    bo.join(code)
    flaws.look("lobby: guest", bo)
    ada.add_bots(2)
    tv.go(ada.link_by("lobby-board"))
    ada.link_by("lobby-other-device")
    expect(ada.start_button).to_be_enabled()
    flaws.look("lobby: host", ada)
    look_at_sheets(flaws, ada, bo)
    expect(tv.heading("board-join")).to_be_visible()
    flaws.look("board: lobby", tv)
    nosy.go(f"/t/{code}/watch")
    expect(nosy.heading("lobby-title")).to_be_visible()
    flaws.look("spectator: lobby", nosy)
    ada.start()
    play_with(flaws, people, tv, nosy)
    with guard.expecting(*NO_SERVER, "WebSocket connection to"):
        server.kill()
        expect(ada.text("way-lost")).to_be_visible()
        flaws.look("no connection", ada)
    assert not flaws.found, "\n".join(flaws.found)


def look_at_sheets(flaws: Flaws, host: Person, other: Person) -> None:
    """Everything that the host can open in the lobby, and somebody at the table. Each begins with its heading."""
    for choice in ("options-words", "options-deck", "lobby-pace"):
        host.choose(choice)
        expect(host.dialog(choice).get_by_role("heading", level=2)).to_be_focused()
        flaws.look(f"lobby: {choice}", host)
        closed(host)
    host.free_chairs.first.click()
    expect(host.dialog("bots-who")).to_be_visible()
    flaws.look("lobby: bot", host)
    closed(host)
    host.tap(other.name)
    host.button("lobby-kick", player=other.name).click()
    expect(host.button("lobby-kick-yes")).to_be_visible()
    flaws.look("lobby: person", host)
    closed(host)
    host.tap(host.name)
    expect(host.dialog("lobby-my-look")).to_be_visible()
    flaws.look("lobby: own seat", host)
    closed(host)
    host.button("lobby-more").click()
    expect(host.dialog("lobby-more")).to_be_visible()
    flaws.look("lobby: more", host)
    for line in ("options-title", "program-title"):
        host.button(line).click()
        expect(host.dialog(line)).to_be_visible()
        flaws.look(f"lobby: {line}", host)
        host.page.keyboard.press("Escape")
        expect(host.button(line)).to_be_focused()
    closed(host)
    expect(host.button("lobby-more")).to_be_focused()


def play_with(flaws: Flaws, people: tuple[Person, Person], tv: Person, nosy: Person) -> None:
    """A round, and a look at each of its screens."""
    ada, bo = people
    expect(any_of(ada.button("play-turn-word"), ada.button("play-pass"), ada.grid)).to_be_visible()
    flaws.look("word", ada)
    turn_word(people)
    ada.mark(0, 6, 12)
    flaws.look("mark", ada)
    expect(tv.grid).to_be_visible()
    flaws.look("board: mark", tv)
    flaws.look("spectator: mark", nosy)
    ada.page.keyboard.press("z")
    expect(ada.button("play-unmark")).to_be_visible()
    flaws.look("zoom", ada)
    closed(ada)
    for name, opener in {
        "list": "play-list",
        "log": "play-log",
        "help": "learn-title",
        "settings in a game": "ui-settings",
    }.items():
        ada.button(opener).click()
        expect(ada.dialog(opener)).to_be_visible()
        flaws.look(name, ada)
        closed(ada)
    ada.button("lobby-title").click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    flaws.look("table in a game", ada)
    closed(ada)
    ada.passes()
    expect(ada.button("play-take-back")).to_be_visible()
    flaws.look("passed", ada)
    all_mark([bo], {bo.name: (0, 6)})
    look_at_reveal(flaws, people, tv)
    reveal(people)
    flaws.look("scoring", ada)
    expect(tv.page.get_by_role("table")).to_be_visible()
    flaws.look("board: scoring", tv)
    ada.why.first.click()
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    flaws.look("why", ada)
    closed(ada)


def look_at_reveal(flaws: Flaws, people: tuple[Person, Person], tv: Person) -> None:
    """As the scout with a picture chosen, as somebody else, and from the sofa."""
    one = scout(people)
    assert isinstance(one, Person), "bots with other crosses cannot end the round before anybody pointed"
    other = next(each for each in people if each is not one)
    expect(one.text("play-you-are-scout")).to_be_visible()
    flaws.look("reveal: scout", one)
    one.tile(one.open_crosses()[0]).click()
    expect(one.button("play-point-yes")).to_be_visible()
    flaws.look("reveal: sure?", one)
    one.button("ui-cancel").click()
    expect(other.text("play-scout", player=one.name)).to_be_visible()
    flaws.look("reveal: not the scout", other)
    expect(tv.text("tv-scout", player=one.name)).to_be_visible()
    flaws.look("board: reveal", tv)


def test_nothing_is_wrong_with_the_last_screens(person: NewPerson, guest: NewGuest) -> None:
    flaws, ada, tv = Flaws(), person("en", "Ada"), person("de", "TV")
    seats = host, *_ = guest("Ada"), guest("Bo"), guest("Cy")
    code = gather(*seats)
    start(seats)
    play_over_sockets(seats, [[7], [7], [3]], 4)
    ada.takes(host.cookies)
    host.close()
    ada.go(f"/t/{code}")
    tv.go(f"/t/{code}/board")
    expect(ada.text("end-title")).to_be_visible()
    flaws.look("end", ada)
    expect(tv.page.get_by_role("table")).to_be_visible()
    flaws.look("board: end", tv)
    ada.button("end-to-lobby").click()
    expect(ada.heading("lobby-title")).to_be_visible()
    flaws.look("lobby after a game", ada)
    assert not flaws.found, "\n".join(flaws.found)


def test_nothing_is_wrong_with_scenes_and_what_follows_them(person: NewPerson, guest: NewGuest) -> None:
    flaws = Flaws()
    ada = person("en", "Ada", viewport={"width": 390, "height": 844}, reduced_motion="no-preference")
    bo, tv = person("en", "Bo"), person("en", "TV", viewport={"width": 1920, "height": 1080})
    watching = (ada, tv)
    seats = host, second, _ = guest("Ada"), guest("Bo"), guest("Cy")
    code = gather(*seats, pace="unhurried")
    start(seats)
    play_over_sockets(seats, [[3], [3], [3]], 3)
    turn_word_over_sockets(seats)
    ada.takes(host.cookies)
    bo.takes(second.cookies)
    for each, path in ((ada, ""), (tv, "/board")):
        each.page.add_init_script(HOLD)
        each.go(f"/t/{code}{path}")
        expect(each.grid).to_be_visible()
        each.page.evaluate("window.beat = 'dark'")
    for seat, slate in zip(seats, ([3, 5], [3, 5], [3]), strict=True):
        seat.mark(*slate)
        seat.passes()
    stopped_at("dark", *watching)
    for each in watching:
        flaws.glance(f"announcing: {each.name}", each)
    ada.button("scene-go-on").click()
    ada.page.evaluate("window.beat = 'verdict'")
    tv.go(f"/t/{code}/board")
    expect(tv.grid).to_be_visible()
    tv.page.evaluate("window.beat = 'points'")
    host.until_phase("reveal")
    members = [each["member"] for each in host.view["table"]["players"]]
    next(seat for seat in seats if seat.member == members[host.game["scout"]]).point()
    stopped_at("verdict", ada)
    stopped_at("points", tv)
    for each in watching:
        flaws.glance(f"pointing: {each.name}", each)
    ada.button("scene-go-on").click()
    ada.page.evaluate("window.beat = null")
    host.until(lambda view: len(view["play"]["game"]["pointings"]) == 1)
    reveal_over_sockets(seats)
    look_at_winners(flaws, ada)
    bo.go(f"/t/{code}")
    look_at_end_as_guest(flaws, bo)
    assert not flaws.found, "\n".join(flaws.found)


def look_at_winners(flaws: Flaws, ada: Person) -> None:
    """The count of the last round, and the scene after it."""
    expect(ada.button("count-winner")).to_be_visible()
    flaws.glance("count", ada)
    ada.page.evaluate("window.beat = 'winners'")
    ada.button("count-winner").click()
    stopped_at("winners", ada)
    flaws.glance("winners", ada)
    ada.button("scene-go-on").click()
    expect(ada.text("end-title")).to_be_visible()


def look_at_end_as_guest(flaws: Flaws, bo: Person) -> None:
    """Somebody asks for another game, and looks back."""
    bo.button("lobby-again").click()
    expect(bo.button("again-not")).to_be_visible()
    flaws.look("end: a guest who wants another game", bo)
    bo.button("album-open").click()
    bo.button("album-replay").click()
    expect(bo.heading("replay-title")).to_be_visible()
    flaws.look("replay", bo)
    bo.page.keyboard.press("Escape")
    expect(bo.button("album-replay")).to_be_visible()
    flaws.look("album", bo)
