"""What every bus promises to the tables."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stella.live.ports import Bus, TableId

from .conftest import A, B

Heard = list[tuple[TableId, int]]


def listening(bus: Bus) -> Heard:
    heard: Heard = []
    bus.subscribe(lambda table, seq: heard.append((table, seq)))
    return heard


def test_every_listener_hears_every_message_in_order(bus: Bus) -> None:
    first, second = listening(bus), listening(bus)
    bus.publish(A, 1)
    bus.publish(B, 7)
    bus.publish(A, 2)
    assert first == second == [(A, 1), (B, 7), (A, 2)]


def test_nobody_need_listen(bus: Bus) -> None:
    bus.publish(A, 1)


def test_who_stops_hears_no_more_and_may_stop_twice(bus: Bus) -> None:
    heard: Heard = []
    stop = bus.subscribe(lambda table, seq: heard.append((table, seq)))
    others = listening(bus)
    bus.publish(A, 1)
    stop()
    stop()
    bus.publish(A, 2)
    assert heard == [(A, 1)]
    assert others == [(A, 1), (A, 2)]


def test_the_same_listener_may_come_twice_and_leave_once(bus: Bus) -> None:
    heard: Heard = []

    def hear(table: TableId, seq: int) -> None:
        heard.append((table, seq))

    stop = bus.subscribe(hear)
    bus.subscribe(hear)
    bus.publish(A, 1)
    stop()
    bus.publish(A, 2)
    assert heard == [(A, 1), (A, 1), (A, 2)]


def test_a_failing_listener_is_logged_and_the_others_still_hear(
    bus: Bus, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(table: TableId, seq: int) -> None:
        raise RuntimeError(f"cannot bear {table}")

    before = listening(bus)
    bus.subscribe(fail)
    after = listening(bus)
    bus.publish(A, 1)
    assert before == after == [(A, 1)]
    assert "cannot bear" in caplog.text


def test_listeners_may_stop_each_other_and_join_while_a_message_is_told(bus: Bus) -> None:
    heard: list[str] = []
    stops: list[Callable[[], None]] = []

    def first(table: TableId, seq: int) -> None:
        heard.append("first")
        stops[1]()
        bus.subscribe(lambda *_: heard.append("late"))

    stops.append(bus.subscribe(first))
    stops.append(bus.subscribe(lambda *_: heard.append("second")))
    bus.publish(A, 1)
    assert heard == ["first"]
    stops[0]()
    bus.publish(A, 2)
    assert heard == ["first", "late"]
