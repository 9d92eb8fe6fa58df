"""A slow socket skips views but never ends without the newest, and loses no answer."""

from __future__ import annotations

import json

import pytest

from stella.live.hub import SILENCE, SWEEP
from tests.support.servers import settle
from tests.tables.harness import a_table
from tests.tables.sockets import session

pytestmark = pytest.mark.anyio


async def test_a_slow_screen_gets_only_the_newest_view_once_it_takes_frames_again() -> None:
    table = await a_table()
    socket, slow = session(table, 2)
    socket.full = True
    before = len(socket.views())
    for number in range(10):
        await table.do(1, "rename", name=f"Ada {number}")
    socket.full = False
    slow.writable()
    assert len(socket.views()) == before + 1
    assert socket.views()[-1]["table"]["members"][0]["name"] == "Ada 9"
    slow.writable()
    assert len(socket.views()) == before + 1


async def test_a_slow_screen_that_wakes_up_after_its_table_fell_asleep_is_shown_all_the_same() -> None:
    table = await a_table()
    table.screen(1)
    socket, slow = session(table, 2)
    socket.full = True
    await table.do(1, "rename", name="Eve")
    await table.harness.clock.turn(SILENCE + SWEEP + 1)
    assert not table.live.awake
    socket.full = False
    slow.writable()
    await settle()
    assert socket.views()[-1]["table"]["members"][0]["name"] == "Eve"


async def test_answers_are_not_lost_on_a_slow_socket() -> None:
    table = await a_table()
    socket, slow = session(table, 1)
    socket.full = True
    for number in range(3):
        slow.received(json.dumps({"type": "rename", "id": f"w{number}", "name": f"Ada {number}"}).encode())
        await settle()
    socket.full = False
    slow.writable()
    assert [message["id"] for message in socket.heard if message["type"] == "ack"] == ["w0", "w1", "w2"]
    assert socket.heard[-1]["type"] == "view"
    assert socket.heard[-1]["you"]["member"] == "m1"


async def test_a_slow_screen_that_skipped_an_own_part_gets_the_newest_view_whole() -> None:
    table = await a_table(playing=True)
    socket, slow = session(table, 1, takes_own=True)
    await table.do(1, "mark", place=3)
    assert socket.heard[-1]["type"] == "own"
    socket.full = True
    await table.do(2, "rename", name="Eve")  # this view is skipped
    socket.full = False
    await table.do(1, "mark", place=5)  # and what would come after it must not come without it
    assert socket.heard[-1]["type"] == "own"
    assert socket.heard[-1]["you"]["game"]["crosses"] == [3]
    slow.writable()
    assert socket.heard[-1]["type"] == "view"
    assert socket.heard[-1]["table"]["members"][1]["name"] == "Eve"
    assert socket.heard[-1]["you"]["game"]["crosses"] == [3, 5]
