"""A real server in a thread, with an echoing admission, and a client that speaks raw bytes."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import socket
import struct
import threading
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
import uvicorn
from websockets.utils import apply_mask

from stella.server.api.responses import HttpProblem
from stella.server.http_protocol import BoundedHttp
from stella.server.ws import (
    GameSocket,
    Handshake,
    HttpRefusal,
    Session,
    SocketLimits,
    socket_class,
    text_frame,
)

PATIENCE = 30.0
"""Seconds after which a test gives up waiting. Nothing waits this long when all is well."""
KEY = b"dGhlIHNhbXBsZSBub25jZQ=="
ACCEPT = b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="  # both from RFC 6455, 1.3
KEY_LINE = b"Sec-WebSocket-Key: " + KEY
UPGRADE = [
    b"Host: stella",
    b"Upgrade: websocket",
    b"Connection: Upgrade",
    b"Sec-WebSocket-Version: 13",
    KEY_LINE,
]


def head(*lines: bytes, request: bytes = b"GET / HTTP/1.1") -> bytes:
    return b"\r\n".join([request, *(lines or UPGRADE), b"", b""])


def frame(
    opcode: int,
    payload: bytes = b"",
    *,
    fin: bool = True,
    rsv: int = 0,
    key: bytes | None = b"\x37\xfa\x21\x3d",
    announce: int | None = None,
    width: int | None = None,
) -> bytes:
    """A client's frame, or what pretends to be one: any bits, any length field of 0, 2 or 8 bytes."""
    size = len(payload) if announce is None else announce
    if width is None:
        width = 0 if size <= 125 else 2 if size <= 0xFFFF else 8
    masked = 0x80 if key is not None else 0
    second = masked | {0: size, 2: 126, 8: 127}[width]
    first = (0x80 if fin else 0) | rsv << 4 | opcode
    start = bytes([first, second]) + (size.to_bytes(width, "big") if width else b"")
    return start + (payload if key is None else key + apply_mask(payload, key))


def close(code: int | None = 1000, reason: bytes = b"") -> bytes:
    return frame(8, b"" if code is None else struct.pack("!H", code) + reason)


def problem(body: bytes) -> tuple[int, str]:
    """The status and the code in a refusal's body."""
    told = msgspec.json.decode(body, type=HttpProblem)
    return told.status, told.code


class Raw:
    """A client that sends any bytes and reads the server's frames."""

    def __init__(self, port: int, receive_buffer: int | None = None) -> None:
        self.socket = socket.socket()
        if receive_buffer is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.stream = self.socket.makefile("rb")

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.stream.close()
        self.socket.close()

    def send(self, data: bytes) -> Raw:
        self.socket.sendall(data)
        return self

    def response(self) -> tuple[int, dict[str, str], bytes]:
        """Read one HTTP response: its status, headers and body."""
        status = int(self.stream.readline().split(b" ")[1])
        headers = {}
        while line := self.stream.readline().strip():
            name, _, value = line.decode().partition(": ")
            headers[name.lower()] = value
        return status, headers, self.stream.read(int(headers.get("content-length", "0")))

    def open(self, path: str = "/") -> Raw:
        self.send(head(request=f"GET {path} HTTP/1.1".encode()))
        status, headers, body = self.response()
        assert status == 101, body
        assert headers["sec-websocket-accept"] == ACCEPT.decode()
        return self

    def frame(self) -> tuple[int, bytes]:
        """Read one frame of the server, which must be whole and without a mask."""
        first, second = self.stream.read(2)
        assert first & 0xF0 == 0x80
        assert second < 0x80
        size = second
        if size > 125:
            size = int.from_bytes(self.stream.read(2 if size == 126 else 8), "big")
        return first & 0xF, self.stream.read(size)

    def text(self) -> bytes:
        opcode, payload = self.frame()
        assert opcode == 1, (opcode, payload)
        return payload

    def close_code(self) -> int | None:
        """Read a close frame; return its code."""
        opcode, payload = self.frame()
        assert opcode == 8, (opcode, payload)
        return int.from_bytes(payload[:2], "big") if payload else None

    def ended(self) -> bool:
        """Wait for the end of the connection; whether nothing came before it."""
        try:
            return self.stream.read(1) == b""
        except ConnectionResetError:
            return True


@dataclass
class Echo:
    """A session that sends back what it gets; some words make it do other things."""

    socket: GameSocket
    log: queue.SimpleQueue[str]
    greeting: bytes = b""

    def received(self, text: bytes) -> None:
        if text == b"boom":
            raise ValueError(f"secret {text!r}")
        if text == b"nonsense":
            self.socket.strike()
        elif text == b"leave":
            self.socket.close(4000, "as you wish")
        else:
            self.socket.send_frame(text_frame(text))

    def writable(self) -> None:
        self.log.put("writable")
        if self.greeting:
            self.socket.send_frame(text_frame(self.greeting))

    def closed(self) -> None:
        self.log.put("closed")


async def echo(admission: EchoAdmission, handshake: Handshake, socket: GameSocket) -> Session | HttpRefusal:
    return Echo(socket, admission.log)


Entering = Callable[["EchoAdmission", Handshake, GameSocket], Awaitable[Session | HttpRefusal]]


@dataclass
class EchoAdmission:
    """Lets everybody in as `admitting` says, and notes what happens to the sessions."""

    admitting: Entering = echo
    log: queue.SimpleQueue[str] = field(default_factory=queue.SimpleQueue)

    async def admit(self, handshake: Handshake, socket: GameSocket) -> Session | HttpRefusal:
        return await self.admitting(self, handshake, socket)

    def next(self) -> str:
        return self.log.get(timeout=PATIENCE)


async def plain(scope: Any, receive: Any, send: Any) -> None:
    """The HTTP side: says yes to everything, after it has read the body."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"3")]})
    await send({"type": "http.response.body", "body": b"yes"})


@dataclass
class SocketHarness:
    port: int
    server: uvicorn.Server
    sockets: type[asyncio.Protocol]


LoopName = Literal["asyncio", "uvloop"]


@contextlib.contextmanager
def harness(
    admission: EchoAdmission | None = None,
    limits: SocketLimits | None = None,
    *,
    sockets: type[asyncio.Protocol] | None = None,
    http: Any = BoundedHttp,
    loop: LoopName = "uvloop",
    keep_alive: int = 5,
    app: Any = plain,
) -> Iterator[SocketHarness]:
    """Serve in a thread on any free port until the block ends."""
    sockets = sockets or socket_class(admission or EchoAdmission(), limits)
    config = uvicorn.Config(
        app,
        ws=sockets,
        http=http,
        loop=loop,
        lifespan="off",
        log_config=None,
        access_log=False,
        timeout_keep_alive=keep_alive,
        timeout_graceful_shutdown=5,
    )
    server = uvicorn.Server(config)
    listener = socket.create_server(("127.0.0.1", 0), backlog=1024)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        yield SocketHarness(listener.getsockname()[1], server, sockets)
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listener.close()
    assert not thread.is_alive()
