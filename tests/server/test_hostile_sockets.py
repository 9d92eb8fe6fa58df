"""A hundred thousand malformed frames and messages at a real server whose other guests play on."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from pathlib import Path

from tests.server.ws.harness import PATIENCE, frame
from tests.server.ws.test_abuse import malformed
from tests.support.people import Device
from tests.support.processes import Server, nursery_in

GUESTS = 1_000
EACH = 100

NONSENSE = [
    b"",
    b"null",
    b"[]",
    b'"mark"',
    b"{",
    b'{"type":"mark"}',
    b'{"type":"no_such_thing","id":"a"}',
    b'{"id":"a"}',
    b'{"type":"mark","id":"","place":3}',
    b'{"type":"mark","id":7,"place":3}',
    b'{"type":"mark","id":"a","place":"3"}',
    b'{"type":"mark","id":"a","place":NaN}',
    b'{"type":"mark","id":"a","place":Infinity}',
    b'{"type":"mark","id":"a","place":1.5}',
    b'{"type":"mark","id":"a","place":null}',
    b'{"type":"mark","id":"a","place":3,"seat":1}',
    b'{"type":"mark","id":"a","place":' + b"9" * 5_000 + b"}",
    b'{"type":"mark","id":"a","place":-' + b"9" * 5_000 + b"}",
    b'{"type":"announce","id":"a","count":1e400}',
    b'{"type":"rename","id":"a","name":"\\ud800"}',
    b'{"type":"rename","id":"\\udfff","name":"Ada"}',
    b'{"type":"rename","id":"a","name":"' + b"x" * 7_000 + b'"}',
    b'{"type":"rename","id":"' + b"x" * 65 + b'","name":"Ada"}',
    b'{"type":"rename","id":"a","name":["Ada"]}',
    b'{"type":"set_pointing_list","id":"a","places":' + json.dumps([1] * 1_000).encode() + b"}",
    b'{"type":"set_pointing_list","id":"a","places":' + b"[" * 3_000 + b"]" * 3_000 + b"}",
    b'{"type":"set_options","id":"a","options":' + b'{"a":' * 1_500 + b"1" + b"}" * 1_500 + b"}",
    b"[" * 8_000,
    b'{"id":' * 1_300,
    b"\xef\xbb\xbf{}",
    b'{"type":"mark","id":"a","place":3}{"type":"mark","id":"b","place":4}',
    b'\x00{"type":"mark"}',
]
"""Valid frames whose text isn't a message."""


def attack(port: int, path: str, cookie: str, seed: int, guests: int) -> int:
    """Open sockets one after the other, send nonsense into each; returns how many frames were sent."""
    chance = random.Random(seed)
    head = (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
    ).encode()
    sent = 0
    for guest in range(guests):
        if guest % 3:
            frames = [frame(1, chance.choice(NONSENSE)) for _ in range(EACH)]
        else:
            frames = [malformed(chance) for _ in range(EACH)]
        with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as peer:
            peer.sendall(head)
            assert b" 101 " in peer.recv(4_096)
            try:
                for each in range(0, EACH, 20):
                    peer.sendall(b"".join(frames[each : each + 20]))
                if guest % 5:
                    peer.shutdown(socket.SHUT_WR)
                    while peer.recv(65_536):
                        pass
            except OSError:
                pass  # it had enough of us
            sent += EACH
    return sent


async def neighbours_play_on(server: Server) -> tuple[int, int]:
    async with Device(server.link) as host, Device(server.link) as rude:
        table = await host.create()
        await host.connect()
        for _ in range(2):
            await host.do("add_bot")
        await host.do("start")
        await host.until(lambda view: view["play"] is not None)
        if host.game["first_scout"] == 0:
            await host.do("reveal_word")
        await host.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
        await rude.join(table["code"], "Rude")
        (name, value), *_ = rude.http.cookies.items()
        path, port = f"/api/tables/{table['code']}/socket", server.port
        attacks = [
            asyncio.to_thread(attack, port, path, f"{name}={value}", 1, GUESTS // 2),
            asyncio.to_thread(attack, port, f"{path}?as=board", "", 2, GUESTS // 2),
        ]
        attacking = asyncio.gather(*attacks)
        answers = 0
        while not attacking.done():
            await host.do("mark", place=3)
            await host.do("unmark", place=3)
            answers += 2
            await asyncio.wait([attacking], timeout=0.02)  # nobody marks faster
        await host.do("mark", place=3)
        await host.do("finish_marking")
        await host.until(lambda view: view["play"]["game"]["phase"] != "associate.mark")
        return sum(await attacking), answers


def test_a_hundred_thousand_malformed_messages_leave_no_trace_and_neighbours_play_on(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        server = nursery.start()
        before = server.memory()
        sent, answers = asyncio.run(neighbours_play_on(server))
        grown = server.memory() - before
        assert server.end() == 0
        assert server.said() == ""
    print({"sent": sent, "neighbour's answers": answers, "MB grown": grown >> 20})
    assert sent == GUESTS * EACH
    assert answers > 50
    assert grown < 32 << 20
