"""Draining sockets: a node that stops, or lost its database, tells each when to reconnect, here or elsewhere."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from stella.server.api.http_request import RequestError
from stella.server.api.responses import refusal_reply
from stella.tables.refusal import TableCode

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from stella.server.server import StellaServer

_log = logging.getLogger("stella.server")

SOCKETS_A_SECOND: Final = 250
"""Sockets that reconnect per second: what one node can open without delaying those who play there."""
SHORTEST: Final = 0.1
LONGEST: Final = 4.0
"""Minimum and maximum seconds over which sockets reconnect; we have ten seconds in all."""
RESTART: Final = 0.5
"""Earliest time in seconds that a single server can be back."""
GRACE: Final = 1.5
"""Seconds for the last sockets to arrive elsewhere. After that, the rest are closed with 1012."""
LOOK_EVERY: Final = 0.02
SICK_AFTER: Final = 10.0
"""Seconds without a database after which a node sends its sockets to other nodes."""
SICK_LOOK_EVERY: Final = 1.0


def window_for(sockets: int) -> float:
    """Return the seconds over which this many sockets reconnect.

    >>> [window_for(sockets) for sockets in (4, 700, 20_000)]
    [0.1, 2.8, 4.0]
    """
    return min(LONGEST, max(SHORTEST, sockets / SOCKETS_A_SECOND))


async def drain_sockets(server: StellaServer, in_a_hurry: Callable[[], bool] = lambda: False) -> None:
    """Tell all sockets when to reconnect. If other nodes stay, serve until the sockets are gone or time is up.

    No new connections arrive meanwhile: the listener is closed. Those accepted just before may still
    become sockets; they are told as soon as they open.
    """
    cluster = server.hub.services.cluster
    cluster.leave()
    screens = server.hub.screens()
    if not screens:
        return
    window, rng = window_for(len(screens)), server.hub.services.rng
    earliest = 0 if cluster.has_peers() else round(1000 * RESTART)
    jitter = round(1000 * window)
    for screen in screens:
        screen.leaving(earliest + rng.randrange(jitter), jitter)
    told = set(screens)
    loop = asyncio.get_running_loop()
    ends_at = loop.time() + window + GRACE
    while server.metrics.open_sockets and loop.time() < ends_at and not in_a_hurry():
        if not cluster.has_peers():
            return  # or the other nodes stop, too: all workers of a machine, perhaps
        await asyncio.sleep(LOOK_EVERY)
        for screen in server.hub.screens():
            if screen not in told:
                told.add(screen)
                screen.leaving(0, jitter)


async def shed_when_sick(server: StellaServer) -> None:
    """Send sockets to another node, if there was one, whenever this node loses its database; runs for ever.

    Without the database it can't hear other nodes. If all of them have lost it, sockets move in a circle once.
    """
    rng, is_sick = server.hub.services.rng, False
    while True:
        await asyncio.sleep(SICK_LOOK_EVERY)
        was_sick, is_sick = is_sick, server.is_sick
        if is_sick and not was_sick:
            screens = server.hub.screens()
            jitter = round(1000 * window_for(len(screens)))
            _log.warning("no database for %d s: %d sockets are sent to other nodes", SICK_AFTER, len(screens))
            for screen in screens:
                screen.leaving(rng.randrange(jitter), jitter)


class ShutdownMiddleware:
    """ASGI middleware: a request cancelled by the shutdown is answered as if there were no room.

    uvicorn cancels what still runs after some seconds, such as an upload or a PDF: it has changed nothing and can be
    repeated on another node.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on the request."""
        answered = scope["type"] != "http"

        async def send_on(message: Message) -> None:
            nonlocal answered
            answered = True
            await send(message)

        try:
            await self.app(scope, receive, send_on)
        except asyncio.CancelledError:
            if answered:
                raise
            await refusal_reply(Request(scope), RequestError(TableCode.BUSY))(scope, receive, send)
