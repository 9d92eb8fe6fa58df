"""Puts the routes together into one ASGI application."""

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

from stella.content.texts import text
from stella.live.hub import TooManyTables
from stella.live.ports import StoreUnavailable
from stella.server.api.albums import AlbumsApi
from stella.server.api.bots import BotsApi
from stella.server.api.decks import DecksApi
from stella.server.api.http_request import Refused, language_of
from stella.server.api.openapi import document
from stella.server.api.operations import routes
from stella.server.api.printing import PrintApi
from stella.server.api.public_links import SharesApi
from stella.server.api.responses import Problem, json
from stella.server.api.status import StatusApi
from stella.server.api.tables import TablesApi
from stella.server.api.tv import ScreensApi
from stella.server.api.tv_pairing import Pairing
from stella.server.api.upload_progress import MakingOfPictures
from stella.server.api.uploads import UploadsApi
from stella.server.api.words import WordsApi
from stella.server.limits.rates import Buckets
from stella.server.limits.upload_slots import NoSlot, UploadSlots
from stella.server.middleware.headers import SecurityHeaders
from stella.server.middleware.hosts import Hosts, KnownHosts
from stella.server.middleware.proxies import Proxies
from stella.server.pages.client import Client
from stella.server.server import World
from stella.server.shutdown import Unfinished
from stella.server.ws.admission import GameDoor
from stella.server.ws.socket import GameSocket, socket_class
from stella.tables.refusal import Refusal, TableCode

STATIC = Path(__file__).resolve().parents[1] / "static"
PAGES = ("/t", "/how", "/learn", "/gallery", "/tv", "/show")
"""Addresses of the client's own pages; see `web/src/lib/router.svelte.ts`."""


def create_app(world: World, static: Path = STATIC) -> Starlette:
    """Return the application that serves the API and the client built into `static`."""
    now, settings, tally = world.hub.services.clock.monotonic, world.settings, world.tally
    creating = Buckets(settings.creating, now, tally, "creating")
    joining = Buckets(settings.joining, now, tally, "joining")
    uploading = Buckets(settings.uploading, now, tally, "uploading")
    guessing = Buckets(settings.guessing, now, tally, "guessing")
    printing, others = Buckets(settings.printing, now), Buckets(settings.requests, now)
    tables = TablesApi(world.hub, settings, creating, joining, others, world.metrics)
    decks = DecksApi(world.hub, world.shelf, others)
    albums = AlbumsApi(world.hub, others)
    slots = UploadSlots(settings.uploads)
    services = world.hub.services
    making = MakingOfPictures(services.neighbours, now)
    uploads = UploadsApi(world.hub, world.shelf, settings, uploading, others, slots, making)
    prints = PrintApi(world.hub, world.shelf, world.press, printing, UploadSlots(1))
    wrong, neighbours = guessing.bucket("all"), services.neighbours
    pairing = Pairing(now, services.rng, settings.screens, wrong, neighbours, world.hub.keys.place)
    bots = BotsApi(world.hub, settings, others)
    screens = ScreensApi(world.hub, settings, pairing, joining, others)
    status = StatusApi(world)
    client = Client(static)
    shares = SharesApi(world.hub, settings, client, creating, others)

    async def openapi(request: Request) -> Response:
        return Response(document(), media_type="application/json")

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await world.start()
        try:
            yield
        finally:
            await world.stop()

    api = [
        *(
            route
            for each in (
                status,
                tables,
                bots,
                albums,
                shares,
                screens,
                uploads,
                prints,
                WordsApi(others, world.words),
                decks,
            )
            for route in routes(each)
        ),
        Route("/metrics", status.metrics),
        Route("/openapi.json", openapi),
        Route("/{rest:path}", unknown),
    ]
    app = Starlette(
        routes=[
            Mount("/api", routes=api),
            Mount("/decks", routes=decks.picture_routes()),
            Route("/s/{token:path}", shares.page),
            *[Mount(path, app=client.shell) for path in PAGES],
            Mount("/", app=client),
        ],
        middleware=[
            Middleware(SecurityHeaders),
            Middleware(KnownHosts, hosts=Hosts.of(settings)),
            Middleware(Unfinished),
        ],
        exception_handlers={
            HTTPException: refused,
            Refused: refused_typed,
            StoreUnavailable: disk_refuses,
            TooManyTables: no_room,
            NoSlot: no_slot,
            Exception: broken,
        },
        lifespan=lifespan,
    )
    app.state.refusals = world.metrics.refusals
    return app


def socket_class_for(world: World) -> type[GameSocket]:
    """Return the class that uvicorn makes game sockets of."""
    now, settings = world.hub.services.clock.monotonic, world.settings
    opening = Buckets(settings.requests, now, world.tally, "opening")
    messages, reactions = Buckets(settings.messages, now), Buckets(settings.reacting, now)
    proxies, hosts = Proxies(settings.proxies), Hosts.of(settings)
    door = GameDoor(world.hub, settings, opening, messages, reactions, world.metrics, proxies, hosts)
    return socket_class(door, round_trip=world.metrics.round_trips.observe)


async def unknown(request: Request) -> Response:
    """Answer an API path that does not exist."""
    raise HTTPException(404)


async def refused(request: Request, error: Exception) -> Response:
    """Turn an HTTP error into a typed reply."""
    assert isinstance(error, HTTPException)
    request.app.state.refusals.labels(f"HTTP_{error.status_code}").inc()
    return json(Problem.of(error.status_code), error.status_code, error.headers)


async def refused_typed(request: Request, error: Exception) -> Response:
    """Say why a request was refused, in the language of the browser."""
    assert isinstance(error, Refused)
    refusal = error.refusal
    request.app.state.refusals.labels(refusal.code.value).inc()
    message = text(refusal.code.value, language_of(request), **refusal.args)
    return json(Problem(error.status, refusal.code.value, message, refusal.args), error.status)


async def disk_refuses(request: Request, error: Exception) -> Response:
    """The disk is full or failing: nothing was changed, and it may be well again soon."""
    return await refused_typed(request, Refused(Refusal(TableCode.STORE), 503))


async def no_room(request: Request, error: Exception) -> Response:
    """There are as many tables awake as this server takes."""
    return await refused_typed(request, Refused(Refusal(TableCode.BUSY), 503))


async def no_slot(request: Request, error: Exception) -> Response:
    """Too many uploads at the same time, or too many from one address."""
    assert isinstance(error, NoSlot)
    refusal = Refused(Refusal(TableCode.RATE), 429) if error.own else Refused(Refusal(TableCode.BUSY), 503)
    return await refused_typed(request, refusal)


async def broken(request: Request, error: Exception) -> Response:
    """Answer after an unexpected error, without telling what it was; the log has it."""
    return json(Problem.of(500), 500)
