"""The ASGI application, put together from all routes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from stella.content.decks import PicturesUnavailable
from stella.content.texts import text
from stella.live.hub import TooManyTables
from stella.live.ports import StoreUnavailable
from stella.server.api import decks, public_links, skies, status
from stella.server.api.context import ApiContext, Call, endpoint
from stella.server.api.http_request import RequestError, language_of
from stella.server.api.openapi import document
from stella.server.api.operations import routes
from stella.server.api.responses import HttpProblem, json
from stella.server.limits.blocked import BlockMiddleware
from stella.server.limits.rates import Buckets
from stella.server.limits.upload_slots import NoSlot
from stella.server.middleware.headers import SecurityHeaders
from stella.server.middleware.hosts import AllowedHosts, HostCheckMiddleware
from stella.server.middleware.proxies import Proxies
from stella.server.pages import admin
from stella.server.pages.client import Client
from stella.server.server import StellaServer
from stella.server.shutdown import ShutdownMiddleware
from stella.server.ws.admission import SocketAdmission
from stella.server.ws.socket import GameSocket, socket_class
from stella.tables.refusal import TableCode

STATIC = Path(__file__).resolve().parents[1] / "static"


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
            RequestError: refused_typed,
            StoreUnavailable: store_unavailable,
            PicturesUnavailable: store_unavailable,
            TooManyTables: no_room,
            NoSlot: no_slot,
            Exception: broken,
        },
        lifespan=lifespan,
    )
    app.state.refusals = server.metrics.refusals
    return app


def socket_class_for(server: StellaServer) -> type[GameSocket]:
    """Return the class that uvicorn uses for game sockets."""
    now, settings = server.hub.services.clock.monotonic, server.settings
    messages, reactions = Buckets(settings.messages, now), Buckets(settings.reacting, now)
    proxies, hosts = Proxies(settings.proxies), AllowedHosts.of(settings)
    admission = SocketAdmission(
        server.hub,
        settings,
        server.rates,
        messages,
        reactions,
        server.metrics,
        proxies,
        hosts,
        lambda: server.is_sick,
        server.blocked,
    )
    return socket_class(admission, round_trip=server.metrics.round_trips.observe)


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
    assert isinstance(error, RequestError)
    refusal = error.refusal
    request.app.state.refusals.labels(refusal.code.value).inc()
    message = text(refusal.code.value, language_of(request), **refusal.args)
    return json(HttpProblem(error.status, refusal.code.value, message, refusal.args), error.status)


async def store_unavailable(request: Request, error: Exception) -> Response:
    """Report that the disk is full or failing: nothing was changed, and it may recover soon."""
    return await refused_typed(request, RequestError(TableCode.STORE))


async def no_room(request: Request, error: Exception) -> Response:
    """Report that this server has as many tables awake as it can take."""
    return await refused_typed(request, RequestError(TableCode.BUSY))


async def no_slot(request: Request, error: Exception) -> Response:
    """Report too many uploads at the same time, or too many from one address."""
    assert isinstance(error, NoSlot)
    return await refused_typed(request, RequestError(TableCode.RATE if error.own else TableCode.BUSY))


async def broken(request: Request, error: Exception) -> Response:
    """Report an unexpected error without details; those are in the log."""
    return json(HttpProblem.of(500), 500)
