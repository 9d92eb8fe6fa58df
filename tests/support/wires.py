"""A game socket by hand: every byte as it comes, and ways to leave that no library offers."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from collections.abc import AsyncIterator, Mapping
from typing import Any

TEXT, CLOSE = 1, 8


def masked(opcode: int, payload: bytes, key: bytes = b"\0\0\0\0") -> bytes:
    """A client's frame. With the key of zeros the payload stays as it is."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack("!H", size)
    return bytes([0x80 | opcode]) + length + key + payload


class Refused(Exception):
    """The server answered the handshake with something else: status, head and body."""

    def __init__(self, status: int, head: str, body: bytes) -> None:
        super().__init__(f"{status}: {body!r}")
        self.status = status
        self.head = head
        self.body = body


class Wire:
    """One open socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.closed_with: int | None = None

    @classmethod
    async def open(cls, port: int, path: str, headers: Mapping[str, str] | None = None) -> Wire:
        """Open a socket, or raise `Refused`."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        lines = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
            **(headers or {}),
        }
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        writer.write(f"GET {path} HTTP/1.1\r\n{head}\r\n".encode())
        try:
            answer = (await reader.readuntil(b"\r\n\r\n")).decode()
            status = int(answer.split(" ", 2)[1])
            if status != 101:
                raise Refused(status, answer, await reader.read())
        except BaseException:
            writer.close()
            raise
        return cls(reader, writer)

    def send(self, **message: Any) -> None:
        """Send a wish."""
        self.writer.write(masked(TEXT, json.dumps(message).encode()))

    async def frames(self) -> AsyncIterator[bytes]:
        """The payloads of all text frames until the connection ends, in whatever way."""
        try:
            while True:
                first, size = await self.reader.readexactly(2)
                if size >= 126:
                    width = 2 if size == 126 else 8
                    size = int.from_bytes(await self.reader.readexactly(width), "big")
                payload = await self.reader.readexactly(size)
                if first & 15 == CLOSE:
                    self.closed_with = int.from_bytes(payload[:2], "big")
                    self.writer.write(masked(CLOSE, payload[:2]))
                elif first & 15 == TEXT:
                    yield payload
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            self.writer.close()

    async def messages(self) -> AsyncIterator[dict[str, Any]]:
        """All messages until the connection ends."""
        async for payload in self.frames():
            yield json.loads(payload)

    def reset(self) -> None:
        """Vanish: the server gets a reset instead of a goodbye, unless it has gone first."""
        if self.writer.is_closing():
            return
        peer: socket.socket = self.writer.get_extra_info("socket")
        os.set_blocking(peer.fileno(), False)
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.writer.transport.abort()
