"""Listens on every wire but one: all bytes that sockets, HTTP readers, the log and the numbers give away."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, get_args

import msgspec

from stella.server.api.operations import OPERATIONS
from stella.server.pages.client import PAGES
from stella.wire.messages import ClientMessage
from tests.support.people import PATIENCE
from tests.support.processes import Server
from tests.support.wires import TEXT, masked

PING, PONG = 9, 10
TIMES = (
    re.compile(rb"(?<=\r\n[dD]ate: )[^\r]+"),
    re.compile(rb'(?<="expires_at":)\d+|(?<="told_at":)\d+|(?<="open_until":)\d+'),
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
        if head[0] & 15 == PING:  # to a socket that was quiet for long, on a slow machine
            return
        self.stream += head + payload
        if head[0] & 15 == PONG:
            self._pongs += 1
            return
        message = json.loads(payload)
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "own":
            self.view |= {"you": message["you"], "clock": message["clock"]}
        elif message["type"] not in ("notice", "audience"):
            self._answers[message["id"]] = message


async def request(
    server: Server, method: str, path: str, cookie: str = "", body: Any = None, host: str | None = None
) -> bytes:
    """One HTTP exchange, as bytes. With a `host`, not even hashes of pages depend on the port."""
    content = b"" if body is None else json.dumps(body).encode()
    lines = [
        f"{method} {path} HTTP/1.1",
        f"Host: {host or f'127.0.0.1:{server.port}'}\r\nConnection: close\r\nContent-Type: application/json",
        f"Content-Length: {len(content)}\r\nCookie: {cookie}\r\n\r\n",
    ]
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write("\r\n".join(lines).encode() + content)
    answer = await asyncio.wait_for(reader.read(), PATIENCE)
    writer.close()
    return answer


PLACEHOLDERS = {
    "game": "1",
    "day": "today",
    "token": "x" * 48,
    "id": "starlight",
    "member": "m2",
    "link": "x" * 32,
    "circle": "0" * 32,
    "number": "1",
}


def every_request(code: str) -> list[tuple[str, str, Any]]:
    """Every operation of the API and every page: a new one is asked for without anybody thinking of it."""
    values = {**PLACEHOLDERS, "code": code}
    asked: list[tuple[str, str, Any]] = [
        (each.method.upper(), each.path.format(**values), None if each.method == "get" else {})
        for each in OPERATIONS
    ]
    pages = [
        "",
        f"t/{code}",
        *sorted(PAGES),
        f"s/{values['token']}",
        "api/openapi.json",
        "decks/none.webp",
        "none",
    ]
    return asked + [("GET", f"/{page}", None) for page in pages]


def every_simple_message() -> list[str]:
    """All messages that need nothing but an id."""
    kinds: list[str] = []
    for kind in get_args(ClientMessage):
        about = msgspec.inspect.type_info(kind)
        assert isinstance(about, msgspec.inspect.StructType)
        if not any(field.required for field in about.fields if field.name != "id"):
            kinds.append(str(about.tag))
    return kinds


def cookie_in(answer: bytes) -> str:
    """The cookie that an answer sets."""
    found = re.search(rb"\r\nset-cookie: ([^;]+);", answer)
    assert found is not None, answer
    return found[1].decode()
