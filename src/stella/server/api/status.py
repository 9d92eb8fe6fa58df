"""HTTP about the server itself: does it answer, can it save, where is it, and its numbers."""

from __future__ import annotations

from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response

from stella.server.api.context import Call
from stella.server.api.http_request import LOOPBACK, remote_address
from stella.server.api.responses import Address, Health, HttpProblem, Retention, json

THIS_MACHINE: Final = ("127.0.0.1", "::1")
FROM_A_PROXY: Final = frozenset(
    ("forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "true-client-ip")
)
FROM_A_PROXY_TOO: Final = ("x-forwarded-", "cf-", "fastly-", "fly-", "x-envoy-", "x-original-")
"""Headers, and beginnings of headers, that proxies add: what comes through one comes from anywhere."""


async def health(call: Call) -> Response:
    """Say that the server answers."""
    return json(Health())


async def ready(call: Call) -> Response:
    """Say whether tables can be loaded and saved, as the last probe found."""
    return json(Health()) if call.context.server.is_ready else json(HttpProblem.of(503), 503)


async def address(call: Call) -> Response:
    """Say where others find this server."""
    return json(Address(call.address))


async def keeping(call: Call) -> Response:
    """Say what is kept here, and how long."""
    settings = call.settings
    sky_days = settings.sky_days if settings.skies else None
    return json(Retention(settings.finished_days, settings.idle_days, settings.learning, sky_days))


async def metrics(call: Call) -> Response:
    """Return the operator's numbers, for programs on this machine only."""
    host = call.headers.get("host", "")
    passed_on = any(name in FROM_A_PROXY or name.startswith(FROM_A_PROXY_TOO) for name in call.headers)
    if remote_address(call) not in THIS_MACHINE or not LOOPBACK.fullmatch(host) or passed_on:
        raise HTTPException(404)
    return Response(call.context.server.metrics.page(), media_type="text/plain; version=0.0.4")
