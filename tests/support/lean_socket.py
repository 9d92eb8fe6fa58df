"""A client's game socket that costs little, for thousands of them in one process."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from typing import Any, Protocol, cast

from tests.support.wires import CLOSE, TEXT, masked

PING, PONG = 9, 10


class Listener(Protocol):
    """A client with sockets."""

    def opened(self, socket: LeanSocket) -> None:
        """It takes messages now."""

    def received(self, socket: LeanSocket, text: bytes) -> None:
        """A message came."""

    def closed(self, socket: LeanSocket) -> None:
        """It is gone, or was refused."""


class LeanSocket(asyncio.Protocol):
    """One connection. It tells its listener once that it is closed, whatever the reason."""

    def __init__(self, listener: Listener, port: int, path: str, cookie: str) -> None:
        self._listener = listener
        self._head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        )
        self._transport: asyncio.Transport | None = None
        self._unread = b""
        self._open = False
        self.status: int | None = None
        """What the server answered to the handshake."""
        self.close_code: int | None = None
        self.when_gone: Callable[[], None] = lambda: None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # that of uvloop is none by name
        self._transport.write(self._head.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self._open = False
        self.when_gone()
        self._listener.closed(self)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        if not self._open and not self._enter():
            return
        while (frame := self._next_frame()) is not None:
            opcode, payload = frame
            if opcode == TEXT:
                self._listener.received(self, payload)
            elif opcode == PING:
                self._write(masked(PONG, payload))
            elif opcode == CLOSE:
                self.close_code = int.from_bytes(payload[:2], "big")
                self._write(masked(CLOSE, payload[:2]))
                self.close()

    def _enter(self) -> bool:
        head, end, rest = self._unread.partition(b"\r\n\r\n")
        if not end:
            return False
        self.status = int(head.split(b" ", 2)[1])
        if self.status != 101:
            self.close()
            return False
        self._unread, self._open = rest, True
        self._listener.opened(self)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        data = self._unread
        if len(data) < 2:
            return None
        size, start = data[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(data[2:start], "big")
        if len(data) < start + size:
            return None
        self._unread = data[start + size :]
        return data[0] & 15, data[start : start + size]

    def send(self, text: bytes) -> None:
        self._write(masked(TEXT, text))

    def drain_sockets(self) -> None:
        """Close in good order."""
        self._write(masked(CLOSE, b"\x03\xe8"))

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def _write(self, frame: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame)


async def post(port: int, path: str, body: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Ask something over HTTP; returns the cookie that was set, and the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = json.dumps(body).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n"
    )
    writer.write(head.encode() + content)
    told, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    lines = told.decode().split("\r\n")
    assert " 201 " in f"{lines[0]} ", (lines[0], answer)
    cookie = next(
        line.partition(":")[2].strip() for line in lines if line.lower().startswith("set-cookie:")
    ).partition(";")[0]
    return cookie, json.loads(answer)
