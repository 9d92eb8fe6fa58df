"""What a game socket costs beside uvicorn's own implementations: time per echoed frame, memory per idle connection.

All servers run at the same time, each in its own process on uvloop and httptools, without compression. The rounds
alternate between them, and ratios are taken within a round. Needs Linux for the memory.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import json
import resource
import socket
import statistics
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import uvicorn
from rich.console import Console
from rich.table import Table
from websockets.utils import apply_mask

from stella.server.http_protocol import BoundedHttp
from stella.server.ws import GameSocket, Handshake, socket_class, text_frame

KINDS: Final = ("stella", "websockets-sansio", "wsproto")
PAYLOAD: Final = b'{"id":"5f1d2c3b4a596877","type":"point_at","card":7,"v":12 }'
KEY: Final = b"\x37\xfa\x21\x3d"
FRAME: Final = bytes([0x81, 0x80 | len(PAYLOAD)]) + KEY + apply_mask(PAYLOAD, KEY)
ANSWER: Final = text_frame(PAYLOAD)
SEATS: Final = 6
HEAD: Final = (
    b"GET / HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Echo:
    """The least that a session can do."""

    __slots__ = ("socket",)

    def __init__(self, socket: GameSocket) -> None:
        self.socket = socket

    def received(self, text: bytes) -> None:
        """Send it back."""
        self.socket.send_frame(text_frame(text))

    def writable(self) -> None:
        """Have nothing to say."""

    def closed(self) -> None:
        """Have nothing to forget."""


class Open:
    """A door for everybody."""

    async def admit(self, handshake: Handshake, socket: GameSocket) -> Echo:
        """Let everybody in."""
        return Echo(socket)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Echo over ASGI, and tell by HTTP what this process has used so far."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    gc.collect()
    user = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    body = json.dumps({"user": user, "resident": resident()}).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
    await send({"type": "http.response.body", "body": body})


def resident() -> int:
    """Bytes of this process that are in memory."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def serve(kind: str) -> None:
    """Be one of the servers; print the port."""
    allow_many_files()
    ws: Any = socket_class(Open()) if kind == "stella" else kind
    http: Any = BoundedHttp if kind == "stella" else "httptools"
    config = uvicorn.Config(
        app,
        ws=ws,
        http=http,
        loop="uvloop",
        lifespan="off",
        log_level="critical",
        access_log=False,
        ws_per_message_deflate=False,
    )
    listener = socket.create_server(("127.0.0.1", 0), backlog=4096)
    print(listener.getsockname()[1], flush=True)
    uvicorn.Server(config).run([listener])


def allow_many_files() -> None:
    """Raise the limit of open files as far as it goes."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@contextlib.contextmanager
def running(kind: str) -> Iterator[int]:
    """Run one of the servers; give its port."""
    command = [sys.executable, __file__, "--serve", kind]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.kill()


def used(port: int) -> dict[str, float]:
    """What the server at `port` has used so far."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30) as reply:
        figures: dict[str, float] = json.load(reply)
    return figures


def guests(port: int, number: int) -> list[socket.socket]:
    """Open this many sockets."""
    opened = []
    for _ in range(number):
        guest = socket.create_connection(("127.0.0.1", port), timeout=30)
        guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        guest.sendall(HEAD)
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += guest.recv(4096)
        opened.append(guest)
    return opened


def echo(sockets: list[socket.socket], moves: int) -> None:
    """Send one frame on each socket and read all answers, this many times."""
    for _ in range(moves):
        for guest in sockets:
            guest.sendall(FRAME)
        for guest in sockets:
            left = len(ANSWER)
            while left:
                left -= len(guest.recv(left))


def frame_costs(ports: dict[str, int], rounds: int, moves: int) -> dict[str, list[float]]:
    """Microseconds of the server's user time per echoed frame, by kind and round."""
    tables = {kind: guests(port, SEATS) for kind, port in ports.items()}
    costs: dict[str, list[float]] = {kind: [] for kind in ports}
    for sockets in tables.values():
        echo(sockets, 200)
    for number in range(rounds):
        for kind in KINDS[number % 3 :] + KINDS[: number % 3]:
            before = used(ports[kind])["user"]
            echo(tables[kind], moves)
            costs[kind].append((used(ports[kind])["user"] - before) / (moves * SEATS) * 1e6)
    for sockets in tables.values():
        for guest in sockets:
            guest.close()
    return costs


def idle_costs(ports: dict[str, int], number: int) -> dict[str, list[float]]:
    """Kilobytes of the server's memory per connection that was used once and is idle."""
    costs = {}
    for kind, port in ports.items():
        warm = guests(port, 50)
        echo(warm, 1)
        before = used(port)["resident"]
        sockets = guests(port, number)
        echo(sockets, 1)
        costs[kind] = [(used(port)["resident"] - before) / number / 1024]
        for guest in (*warm, *sockets):
            guest.close()
    return costs


def report(title: str, unit: str, costs: dict[str, list[float]]) -> Table:
    """One table: the median of each kind, and its ratio to ours with the range over the rounds."""
    table = Table(title=title, title_justify="left")
    for name in ("", unit, "÷ stella", "range"):
        table.add_column(name, justify="left" if not name else "right")
    for kind in KINDS:
        ratios = [theirs / ours for theirs, ours in zip(costs[kind], costs["stella"], strict=True)]
        spread = f"{min(ratios):.2f} to {max(ratios):.2f}" if len(ratios) > 1 else ""
        table.add_row(
            kind, f"{statistics.median(costs[kind]):,.2f}", f"{statistics.median(ratios):.2f}", spread
        )
    return table


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", choices=KINDS, help=argparse.SUPPRESS)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--moves", type=int, default=1500, help="frames on each of six sockets, per round")
    parser.add_argument("--idle", type=int, default=1200, help="idle connections")
    options = parser.parse_args()
    if options.serve:
        serve(options.serve)
        return
    allow_many_files()
    with contextlib.ExitStack() as stack:
        ports = {kind: stack.enter_context(running(kind)) for kind in KINDS}
        idle = idle_costs(ports, options.idle)
        echoed = frame_costs(ports, options.rounds, options.moves)
    console = Console()
    console.print(report("Echo of a masked 60-byte frame through the server", "user µs", echoed))
    console.print(report("Idle connection in the server, resident memory", "KB", idle))


if __name__ == "__main__":
    main()
