"""How sockets leave a node that ends, or that lost its database: they are told when to come back, here or elsewhere."""

from __future__ import annotations

import asyncio
import logging
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

_log = logging.getLogger("stella.server")

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
SICK_AFTER: Final = 10.0
"""Seconds without a database after which a node sends its sockets to others."""
SICK_LOOK_EVERY: Final = 1.0


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


async def shed_when_sick(server: StellaServer) -> None:
    """Watch for ever whether this node has lost its database; then send its sockets to a neighbour, if there was one.

    It can't hear its neighbours without the database. If that is gone for all of them, sockets go round once.
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
