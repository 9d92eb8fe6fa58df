"""How a node leaves: its sockets are told when to come back, and those who can go elsewhere are given the time to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from starlette.requests import Request

from stella.content.texts import text
from stella.server.api.http_request import language_of
from stella.server.api.responses import HttpProblem, json
from stella.tables.refusal import TableCode

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from stella.server.server import StellaServer

SOCKETS_A_SECOND: Final = 250
"""Sockets that come back in one second: what one node opens without keeping those who play there waiting."""
SHORTEST: Final = 0.1
LONGEST: Final = 4.0
"""Seconds over which sockets come back, at least and at most; we have ten seconds in all."""
RESTART: Final = 0.5
"""Seconds after which a server without others may be there again, at the earliest."""
GRACE: Final = 1.5
"""Seconds that the last ones have to arrive elsewhere. Then those who did not come are closed with 1012."""
LOOK_EVERY: Final = 0.02


def window_for(sockets: int) -> float:
    """Seconds over which this many sockets come back.

    >>> [window_for(sockets) for sockets in (4, 700, 20_000)]
    [0.1, 2.8, 4.0]
    """
    return min(LONGEST, max(SHORTEST, sockets / SOCKETS_A_SECOND))


async def drain_sockets(server: StellaServer, in_a_hurry: Callable[[], bool] = lambda: False) -> None:
    """Tell all sockets when to come back. If other nodes stay, serve until they are there, or time is up.

    Nobody new may come meanwhile: the listener is closed. Connections that were accepted just before may still
    become sockets; they are told as soon as they are there.
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
            return  # or those that are there leave, too: all workers of a machine, perhaps
        await asyncio.sleep(LOOK_EVERY)
        for screen in server.hub.screens():
            if screen not in told:
                told.add(screen)
                screen.leaving(0, jitter)


class ShutdownMiddleware:
    """ASGI middleware: a request that is given up because the server ends is answered like one that finds no room.

    uvicorn cancels what still runs after some seconds, an upload or a PDF perhaps: it has changed nothing, and can be
    asked of another node.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on."""
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
            busy = TableCode.BUSY.value
            reply = json(HttpProblem(503, busy, text(busy, language_of(Request(scope)))), 503)
            await reply(scope, receive, send)
