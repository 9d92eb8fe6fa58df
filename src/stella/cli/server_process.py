"""The process of one server: runs it, and shuts it down when asked."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from enum import EnumType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType

    from stella.cli.certificate import Certificate
    from stella.server.server import StellaServer

SWITCH: Final = 0.0003
"""Seconds that a thread may hold the interpreter while another waits for it."""
ENDING: Final = ("SIGTERM", "SIGBREAK")
"""Signals that shut us down cleanly, if the system has them: SIGBREAK is Ctrl-Break in a Windows console."""
LONGEST_FAREWELL: Final = 9.0
"""Seconds after which the process ends even if a disk or a database hangs."""


def run_server(
    stella: StellaServer,
    listener: socket.socket,
    announce: Callable[[], None],
    certificate: Certificate | None = None,
) -> None:
    """Serve until a signal; call `announce` once the port is open."""
    import uvicorn

    from stella.server.app import create_app, socket_class_for
    from stella.server.http_protocol import BoundedHttp
    from stella.server.shutdown import drain_sockets
    from stella.server.ws.socket import GameSocket

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            gc.freeze()  # everything loaded now stays; scanning it repeatedly would only cost time
            gc.set_threshold(10_000, 10, 10)
            if certificate is not None:
                self.renewing = asyncio.get_running_loop().create_task(certificate.watch())
            announce()

        def handle_exit(self, sig: int, frame: FrameType | None) -> None:
            if not stella.stopping:
                stella.stopping = True  # from now on it is not ready
                _end_after(LONGEST_FAREWELL)
            super().handle_exit(sig, frame)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            for server in self.servers:
                server.close()
            for connection in list(self.server_state.connections):
                if not (isinstance(connection, GameSocket) and connection.alive):
                    connection.shutdown()  # including a proxy's idle connections: its next request goes to another node
            await drain_sockets(stella, lambda: self.force_exit)
            await super().shutdown(sockets)

    config = uvicorn.Config(
        create_app(stella),
        forwarded_allow_ips=",".join(stella.settings.proxies),
        http=BoundedHttp,
        ws=socket_class_for(stella),
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        ssl_context_factory=None if certificate is None else lambda *_: certificate.context,
    )
    # The committing thread needs the interpreter often: with 5 ms each, a busy event loop would delay it.
    sys.setswitchinterval(SWITCH)
    quicken_enums()
    # uvicorn shuts down cleanly and then raises the signal again for earlier handlers: nothing failed.
    for name in ENDING:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), lambda *_: sys.exit(0))
    # In the background a shell makes us ignore SIGINT, but uvicorn would handle it anyway.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    Server(config).run(sockets=[listener])


def quicken_enums() -> None:
    """Remove a hook from Python 3.11's enums that makes looking up `Phase.MARK` several times slower.

    It was for members that aren't attributes of their class. Since 3.11 all of them are, and 3.12 is without it.
    """
    if "__getattr__" in vars(EnumType):
        delattr(EnumType, "__getattr__")


def _end_after(seconds: float) -> None:
    """End this process after a time limit if it still runs. Everything acknowledged is on disk."""

    def end() -> None:
        sys.stderr.write(f"stella: did not stop within {seconds:g} seconds; it ends now\n")
        sys.stderr.flush()
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()
