from __future__ import annotations

import re
import signal
import socket
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.e2e.conftest import NewGuest, NewPerson
from tests.e2e.games import begin, gather, scout, turn_word
from tests.e2e.guard import NO_SERVER, PASSED_ON, Guard
from tests.e2e.people import Person, pattern, plain
from tests.support.processes import Nursery


def banner(person: Person, message: str) -> None:
    """It is said calmly, in a status line; nothing of the table disappears."""
    said = person.page.get_by_role("status").filter(has_text=pattern(person.says(message)))
    expect(said).to_be_visible()
    expect(said).to_be_in_viewport()


HEAR = """() => {
  window.said = [];
  const note = () => {
    for (const each of document.querySelectorAll('[role=status]')) window.said.push(each.textContent.trim());
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(note).observe(document.body, all);
}"""
"""Notes what the page says, however short it says it."""


def no_banner(person: Person, *messages: str) -> None:
    """A page that found no server a few times waits up to 20 seconds before it looks again."""
    for message in messages:
        expect(person.text(message)).to_have_count(0, timeout=60_000)


@pytest.fixture
def port() -> Iterator[int]:
    """A port that stays ours while our server is away: nobody else is given it."""
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        number = place.getsockname()[1]
        if (
            sys.platform != "linux"
        ):  # elsewhere two cannot have the same port, even if only one of them listens
            place.close()
        yield number


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM], ids=["killed", "restarted"])
def test_crosses_are_still_there_after_the_server_came_back_in_the_middle_of_marking(
    person: NewPerson, nursery: Nursery, port: int, guard: Guard, how: signal.Signals
) -> None:
    server = nursery.start("--port", str(port))
    ada = person("en", "Ada", server.link)
    begin(ada, bots=2)
    ada.mark(2, 7, 11)
    expect(ada.text("play-count", count=3)).to_be_visible()
    ada.waits_for_crosses(2, 7, 11)
    with guard.expecting(*NO_SERVER, "WebSocket connection to"):
        server.end(how)
        banner(ada, "way-lost" if how == signal.SIGKILL else "way-restarting")
        assert ada.crosses() == [2, 7, 11]
        ada.tile(14).click()  # made while nobody listens: shown immediately, sent as soon as somebody does
        expect(ada.tile(14)).to_have_attribute("aria-pressed", "true")
        nursery.start("--port", str(port), data=server.data)  # the last word counts
        no_banner(ada, "way-lost", "way-restarting")
    ada.waits_for_crosses(2, 7, 11, 14)
    assert ada.crosses() == [2, 7, 11, 14]
    ada.page.reload()
    expect(ada.text("play-count", count=4)).to_be_visible()
    assert ada.crosses() == [2, 7, 11, 14]
    ada.passes()
    scout([ada])


def test_a_seat_is_resumed_on_a_second_device_and_the_first_is_told(
    person: NewPerson, guest: NewGuest
) -> None:
    people = bo, _ada = person("fr", "Bo"), guest("Ada")
    gather(*people, bots=1)
    ticket = bo.link_by("lobby-other-device")
    bo.start()
    turn_word(people)
    bo.mark(4, 9)
    phone = person("fr", "Bo", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    bo.page.evaluate(HEAR)
    phone.go(ticket)
    bo.page.wait_for_function("text => window.said.includes(text)", arg=bo.says("way-companion"))
    expect(phone.text("play-count", count=2)).to_be_visible()
    assert phone.crosses() == [4, 9]
    assert "#" not in phone.page.url
    phone.mark(4)
    expect(bo.tile(4)).to_have_attribute("aria-pressed", "false")
    bo.mark(10)
    expect(phone.tile(10)).to_have_attribute("aria-pressed", "true")


def test_a_ticket_is_good_once_and_the_refusal_is_in_the_readers_language(
    person: NewPerson, guard: Guard
) -> None:
    ada, phone = person("fr", "Ada"), person("fr", "Ada")
    gather(ada)
    ticket = ada.link_by("lobby-other-device")
    phone.go(ticket)
    expect(phone.heading("lobby-title")).to_be_visible()
    again = person("fr", "Ada")
    with guard.expecting("403"):  # the browser itself tells of it
        again.go(ticket)
        expect(again.link("ui-home")).to_be_visible()
    said = again.page.get_by_role("status").text_content()
    assert plain(said) == plain(again.says("E_TICKET"))


def test_a_person_without_a_network_comes_back_by_herself(person: NewPerson, guard: Guard) -> None:
    bo = person("es", "Bo")
    wires: list[WebSocketRoute] = []

    def through(wire: WebSocketRoute) -> None:
        wires[:] = wire, wire.connect_to_server()

    bo.page.route_web_socket(re.compile(r"/socket\b"), through)
    begin(bo, bots=2)
    bo.mark(1)
    with guard.expecting("net::ERR_INTERNET_DISCONNECTED", PASSED_ON, "WebSocket connection to"):
        bo.page.context.set_offline(True)
        for end in wires:
            end.close(code=1001)
        banner(bo, "way-lost")
        bo.tile(2).click()
        expect(bo.tile(2)).to_have_attribute("aria-pressed", "true")
        bo.page.context.set_offline(False)
        no_banner(bo, "way-lost")
    bo.waits_for_crosses(1, 2)
    bo.page.reload()
    expect(bo.text("play-count", count=2)).to_be_visible()
    assert bo.crosses() == [1, 2]


def test_a_device_that_slept_opens_a_new_socket_by_itself(person: NewPerson) -> None:
    ada = person("en", "Ada")
    ada.page.clock.install()
    gather(ada, bots=2)
    before = len(ada.sockets)
    with ada.page.expect_websocket():
        ada.page.clock.fast_forward("05:00")
    assert len(ada.sockets) == before + 1
    ada.add_bots(1)


def test_a_waiting_page_notices_a_wire_that_died_in_silence(person: NewPerson) -> None:
    ada = person("en", "Ada")
    ada.page.clock.install()
    wires: list[WebSocketRoute] = []
    dead: list[WebSocketRoute] = []

    def through(wire: WebSocketRoute) -> None:
        server = wire.connect_to_server()
        server.on_message(lambda message: None if wire in dead else wire.send(message))
        wires.append(wire)

    ada.page.route_web_socket(re.compile(r"/socket\b"), through)
    gather(ada, bots=2)
    dead[:] = wires
    with ada.page.expect_websocket():
        ada.page.clock.run_for("00:40")
    ada.add_bots(1)
    assert len(wires) == len(dead) + 1


def test_a_page_that_finds_no_server_says_so_and_comes_in_when_there_is_one(
    person: NewPerson, guard: Guard
) -> None:
    ada = person("de", "Ada")
    gather(ada)
    away: list[bool] = []
    ada.page.route(
        re.compile("/api/tables/[A-Z0-9]+$"), lambda route: route.abort() if away else route.fallback()
    )
    ada.page.route_web_socket(
        re.compile(r"/socket\b"), lambda wire: wire.close() if away else wire.connect_to_server()
    )
    with guard.expecting("net::ERR_FAILED"):
        away.append(True)
        ada.page.reload()
        expect(ada.text("way-opening")).to_be_visible()
        expect(ada.text("way-unreachable")).to_be_visible(timeout=60_000)
        away.clear()
        expect(ada.heading("lobby-title")).to_be_visible(timeout=60_000)
