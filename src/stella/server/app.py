"""The ASGI application, put together from all routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from stella.content.decks import PicturesUnavailable
from stella.live.hub import TooManyTables
from stella.live.ports import StoreUnavailable
from stella.server.api import decks, public_links, skies, status
from stella.server.api.context import ApiContext, Call, endpoint
from stella.server.api.http_request import RequestError
from stella.server.api.openapi import document
from stella.server.api.operations import routes
from stella.server.api.responses import HttpProblem, json, refusal_reply
from stella.server.limits.blocked import BlockMiddleware
from stella.server.middleware.headers import SecurityHeaders
from stella.server.middleware.hosts import AllowedHosts, HostCheckMiddleware
from stella.server.pages import admin
from stella.server.pages.client import Client
from stella.server.server import StellaServer
from stella.server.shutdown import ShutdownMiddleware
from stella.server.ws.admission import SocketAdmission
from stella.server.ws.socket import GameSocket, socket_class
from stella.tables.refusal import TableCode

STATIC = Path(__file__).resolve().parents[1] / "static"
REFUSALS: Final = (RequestError, TooManyTables, StoreUnavailable, PicturesUnavailable)
"""Errors of requests that have changed nothing, and may work soon."""


def create_app(server: StellaServer, static: Path = STATIC) -> Starlette:
    """Return the application that serves the API and the client built into `static`."""
    context, client = ApiContext(server), Client(static)

    async def openapi(request: Request) -> Response:
        return Response(document(), media_type="application/json")

    async def public_page(call: Call) -> Response:
        return await public_links.page(call, client)

    async def sky_page(call: Call) -> Response:
        return await skies.page(call, client)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    api = [
        *routes(context),
        Route("/metrics", endpoint(context, status.metrics)),
        Route("/openapi.json", openapi),
        Route("/{rest:path}", unknown),
    ]
    app = Starlette(
        routes=[
            Mount("/api", routes=api),
            Mount("/decks", routes=[Route("/{name}", endpoint(context, decks.picture), methods=["GET"])]),
            Route("/s/{token:path}", endpoint(context, public_page)),
            Route("/sky", endpoint(context, sky_page)),
            Route("/sky/{day}", endpoint(context, sky_page)),
            Route("/admin", endpoint(context, admin.show), methods=["GET"]),
            Route("/admin", endpoint(context, admin.act, same_origin=True), methods=["POST"]),
            Route("/admin/style.css", endpoint(context, admin.style)),
            Mount("/", app=client),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(HostCheckMiddleware, hosts=AllowedHosts.of(server.settings)),
            Middleware(ShutdownMiddleware),
            Middleware(BlockMiddleware, blocked=server.blocked),
        ],
        exception_handlers={
            HTTPException: refused,
            **dict.fromkeys(REFUSALS, refused_typed),
            Exception: broken,
        },
        lifespan=lifespan,
    )
    app.state.refusals = server.metrics.refusals
    return app


def socket_class_for(server: StellaServer) -> type[GameSocket]:
    """Return the class that uvicorn uses for game sockets."""
    return socket_class(SocketAdmission(server), round_trip=server.metrics.round_trips.observe)


async def unknown(request: Request) -> Response:
    """Answer an API path that does not exist."""
    raise HTTPException(404)


async def refused(request: Request, error: Exception) -> Response:
    """Turn an HTTP error into a typed reply."""
    assert isinstance(error, HTTPException)
    request.app.state.refusals.labels(f"HTTP_{error.status_code}").inc()
    return json(HttpProblem.of(error.status_code), error.status_code, error.headers)


async def refused_typed(request: Request, error: Exception) -> Response:
    """Return why a request was refused, in the language of the browser."""
    match error:
        case RequestError():
            refused = error
        case TooManyTables():
            refused = RequestError(TableCode.BUSY)
        case _:  # the disk is full or failing
            refused = RequestError(TableCode.STORE)
    request.app.state.refusals.labels(refused.refusal.code.value).inc()
    return refusal_reply(request, refused)


async def broken(request: Request, error: Exception) -> Response:
    """Report an unexpected error without details; those are in the log."""
    return json(HttpProblem.of(500), 500)
