"""Listens on every wire but one: all bytes that sockets, HTTP readers, the log and the numbers give away."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from tests.support.people import PATIENCE
from tests.support.processes import Server
from tests.support.wires import TEXT, masked

PING, PONG = 9, 10
TIMES = (
    re.compile(rb"(?<=\r\n[dD]ate: )[^\r]+"),
    re.compile(rb'(?<="expires_at":)\d+'),
    re.compile(rb'"timestamp": ?"[^"]+"'),
    re.compile(rb"(?m)^stella_(commit|loop_lag|round_trip)_seconds\w*(\{[^}]*\})? [\d.e+-]+$"),
    re.compile(rb"(?m)^stella_\w+_created(\{[^}]*\})? [\d.e+-]+\n"),
    re.compile(rb"(?m)^(process_\w+|stella_disk_free_bytes) [\d.e+-]+$"),
)
"""What only the clock and the machine change."""


def without_times(text: bytes, port: int) -> bytes:
    """The bytes without the moment and the port."""
    for pattern in TIMES:
        text = pattern.sub(b"", text)
    return text.replace(b"127.0.0.1:%d" % port, b"127.0.0.1:PORT")


class Tap:
    """A socket whose every byte is kept."""

    def __init__(self, server: Server, code: str, cookie: str = "", query: str = "") -> None:
        self.port = server.port
        self.stream = bytearray()
        self._head = "\r\n".join(
            [
                f"GET /api/tables/{code}/socket{query} HTTP/1.1",
                f"Host: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade",
                "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
                f"Cookie: {cookie}\r\n\r\n",
            ]
        )
        self.view: dict[str, Any] = {}
        self._answers: dict[str, dict[str, Any]] = {}
        self._pongs = 0

    async def open(self) -> None:
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)
        self._writer.write(self._head.encode())
        head = await self._reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in head
        self.stream += head
        await self.hear()

    def close(self) -> None:
        self._writer.close()

    async def hear(self) -> None:
        """Everything the server sent until now has come when it has answered a ping."""
        self._writer.write(masked(PING, b"?"))
        wanted = self._pongs + 1
        while self._pongs < wanted:
            await self._frame()

    async def ask(self, name: str, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a wish and wait for its answer."""
        self._writer.write(masked(TEXT, json.dumps({"type": kind, "id": name, **fields}).encode()))
        while name not in self._answers:
            await self._frame()
        return self._answers[name]

    async def _frame(self) -> None:
        async with asyncio.timeout(PATIENCE):
            head = await self._reader.readexactly(2)
            size = head[1]
            if size >= 126:
                more = await self._reader.readexactly(2 if size == 126 else 8)
                head, size = head + more, int.from_bytes(more, "big")
            payload = await self._reader.readexactly(size)
        self.stream += head + payload
        if head[0] & 15 == PONG:
            self._pongs += 1
            return
        message = json.loads(payload)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "own":
            self.view |= {"you": message["you"], "clock": message["clock"]}
        elif message["type"] != "notice":
            self._answers[message["id"]] = message


async def request(server: Server, method: str, path: str, cookie: str = "", body: Any = None) -> bytes:
    """One HTTP exchange, as bytes."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}\r\nConnection: close\r\nContent-Type: application/json",
        f"Content-Length: {len(content)}\r\nCookie: {cookie}\r\n\r\n",
    ]
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write("\r\n".join(lines).encode() + content)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer


def cookie_in(answer: bytes) -> str:
    """The cookie that an answer sets."""
    found = re.search(rb"\r\nset-cookie: ([^;]+);", answer)
    assert found is not None, answer
    return found[1].decode()
