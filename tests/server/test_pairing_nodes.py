"""A TV at one node, the host at another: the code is the same everywhere, and good once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stella.live.ports import SingleNode, TableId
from stella.server.api.http_request import RequestError
from stella.server.api.tv_pairing import FROM_ONE_ADDRESS, LIFE, SILENCE, TELL_EVERY, Pairing
from stella.server.limits.guesses import Guesses
from stella.tables.keys import KeyMaker
from tests.support.servers import FakeClock, SeededRng

TABLE = TableId("ABCD2345")
HOME = "192.0.2.1"


class Wire(SingleNode):
    """A wire from one node to the other."""

    def __init__(self) -> None:
        self.other: Wire | None = None
        self.told: list[Callable[[str, bytes], None]] = []
        self.said = 0
        self.payloads: list[bytes] = []

    def broadcast(self, topic: str, payload: bytes) -> None:
        self.said += 1
        self.payloads.append(payload)
        assert self.other is not None
        for told in self.other.told:
            told(topic, payload)

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        self.told.append(told)
        return lambda: None


def two_nodes() -> tuple[FakeClock, Pairing, Pairing, Wire]:
    clock, here, there = FakeClock(), Wire(), Wire()
    here.other, there.other = there, here
    hidden = KeyMaker(b"k" * 32).place
    free = Guesses(None, clock.monotonic, None, "codes")
    one = Pairing(clock.monotonic, SeededRng(1), free, here, hidden)
    two = Pairing(clock.monotonic, SeededRng(2), free, there, hidden)
    return clock, one, two, here


def test_a_tv_shows_the_same_code_whichever_node_it_asks() -> None:
    clock, one, two, _ = two_nodes()
    code = one.wait("tv", HOME).code
    clock.seconds += 5
    assert two.wait("tv", HOME).code == code
    clock.seconds += LIFE
    renewed = two.wait("tv", HOME).code
    assert renewed != code
    assert one.wait("tv", HOME).code == renewed


def test_a_table_given_at_one_node_is_shown_by_a_tv_that_asks_the_other() -> None:
    _, one, two, _ = two_nodes()
    code = one.wait("tv", HOME).code
    assert two.give(code, TABLE, "key")
    for node in (one, two):
        handed = node.wait("tv", HOME).handed
        assert handed is not None
        assert (handed.table, handed.key) == (TABLE, "key")
        assert not node.give(code, TABLE, "another key")


def test_a_tv_that_asks_one_node_only_stays_known_at_the_other_without_many_words() -> None:
    clock, one, two, wire = two_nodes()
    code = one.wait("tv", HOME).code
    for _ in range(60):
        clock.seconds += 2
        one.wait("tv", HOME)
    assert wire.said <= 2 + 120 / TELL_EVERY
    assert two.give(code, TABLE, "key")
    clock.seconds += SILENCE + 1
    assert not one.knows("tv")


def test_those_behind_one_address_have_so_many_places_at_all_nodes_together() -> None:
    clock, one, two, wire = two_nodes()
    for number in range(FROM_ONE_ADDRESS):
        (one, two)[number % 2].wait(f"tv{number}", HOME)
    for node in (one, two):
        with pytest.raises(RequestError):
            node.wait("one more", HOME)
        node.wait("tv0", HOME)  # who waits already may ask any node
        node.wait(f"neighbour {id(node)}", "192.0.2.2")
    assert not any(HOME.encode() in payload for payload in wire.payloads)
    clock.seconds += SILENCE + 1
    one.wait("one more", HOME)


def test_nonsense_from_elsewhere_changes_nothing() -> None:
    _, one, two, wire = two_nodes()
    code = one.wait("tv", HOME).code
    for payload in (b"", b"{}", b'{"screen":"zz","code":"1","token":"2","left":3,"handed":null}'):
        wire.broadcast("/tv", payload)
        wire.broadcast("ABCD2345", payload)
    assert len(two) == 1
    assert two.give(code, TABLE, "key")


def test_late_news_of_another_node_takes_no_table_away() -> None:
    _, one, two, wire = two_nodes()
    code = one.wait("tv", HOME).code
    early = wire.payloads[-1]
    assert two.give(code, TABLE, "key")
    wire.broadcast("/tv", early)
    handed = two.wait("tv", HOME).handed
    assert handed is not None
    assert handed.table == TABLE
    assert not two.give(code, TABLE, "another key")
