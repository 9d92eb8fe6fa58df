"""HTTP about the server itself: does it answer, can it save, where is it, and its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stella.server.api.http_request import address_of, client_of
from stella.server.api.responses import Address, Health, Keeping, Problem, json
from stella.server.server import World

LOOPBACK: Final = ("127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class StatusApi:
    """The handlers, with what they need."""

    world: World

    async def health(self, request: Request) -> Response:
        """Say that the server answers."""
        return json(Health())

    async def ready(self, request: Request) -> Response:
        """Say whether tables can be loaded and saved."""
        return json(Health()) if await self.world.is_ready() else json(Problem.of(503), 503)

    async def address(self, request: Request) -> Response:
        """Where others find this server."""
        return json(Address(address_of(request, self.world.settings.lan)))

    async def keeping(self, request: Request) -> Response:
        """What is kept here, and how long, for who wants to know before they play."""
        settings = self.world.settings
        return json(Keeping(settings.finished_days, settings.idle_days, settings.learning))

    async def metrics(self, request: Request) -> Response:
        """The operator's numbers, for programs on this machine only."""
        if client_of(request) not in LOOPBACK or "x-forwarded-for" in request.headers:
            raise HTTPException(404)
        return Response(self.world.metrics.page(), media_type="text/plain; version=0.0.4")
