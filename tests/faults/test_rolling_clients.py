"""The clients of test_rolling.py miss nothing: what they measure is the server."""

from __future__ import annotations

import asyncio
import os
import select
import socket
import threading
from pathlib import Path

import pytest

from tests.support.lean_socket import LeanSocket
from tests.support.processes import Nursery
from tests.support.rolling import Club, Outcome, Player

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs uvloop")

VIEW = b'{"type":"view","version":1}'
ANSWER = b"HTTP/1.1 101 Switching Protocols\r\n\r\n" + bytes([0x81, len(VIEW)]) + VIEW


def test_a_view_that_comes_before_the_connection_is_reported_is_seen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import uvloop

    listener = socket.create_server(("127.0.0.1", 0))
    accepted: list[socket.socket] = []

    def answer() -> None:
        accepted.append(listener.accept()[0])
        accepted[0].recv(1000)
        accepted[0].sendall(ANSWER)

    connection_made = LeanSocket.connection_made

    def lose_the_processor(self: LeanSocket, transport: asyncio.BaseTransport) -> None:
        """Go on only when the server has answered, as on a machine that has others to serve."""
        connection_made(self, transport)
        select.select([transport.get_extra_info("socket").fileno()], [], [])

    monkeypatch.setattr(LeanSocket, "connection_made", lose_the_processor)

    async def come() -> None:
        club = Club(Nursery(tmp_path), "", tmp_path, Outcome())
        club.sockets[listener.getsockname()[1]] = 0
        player, seen = Player(club, "ABCD2345", "m1", ""), asyncio.Event()
        player.watch = lambda _: seen.set()
        player.open()
        try:
            async with asyncio.timeout(5):
                await seen.wait()
        finally:
            player.leave()

    thread = threading.Thread(target=answer)
    thread.start()
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(come())
    thread.join()
    for each in (*accepted, listener):
        each.close()
