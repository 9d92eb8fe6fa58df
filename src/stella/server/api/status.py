"""HTTP about the server itself: health, readiness, address, retention and metrics."""

from __future__ import annotations

from hmac import compare_digest
from math import ceil
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
"""Headers, and prefixes of headers, that proxies add: a proxied request may come from anywhere."""


async def health(call: Call) -> Response:
    """Report that the server is running."""
    return json(Health())


async def ready(call: Call) -> Response:
    """Report whether tables can be loaded and saved, as of the last probe."""
    return json(Health()) if call.server.is_ready else json(HttpProblem.of(503), 503)


async def address(call: Call) -> Response:
    """Return the address at which others find this server."""
    return json(Address(call.address))


async def keeping(call: Call) -> Response:
    """Return what is kept here, and how long."""
    settings = call.settings
    sky_days = settings.sky_days if settings.skies else None
    backup_days = ceil(settings.backup_every * settings.backup_keep / 24)
    return json(
        Retention(
            settings.finished_days,
            settings.idle_days,
            settings.learning,
            sky_days,
            backup_days,
            call.server.notifier is not None,
        )
    )


async def metrics(call: Call) -> Response:
    """Return the operator's numbers: for programs on this machine, or for anyone who has the token."""
    if not (_is_local(call) if call.settings.metrics_token is None else _has_token(call)):
        raise HTTPException(404)
    return Response(await call.server.numbers(), media_type="text/plain; version=0.0.4")


def _is_local(call: Call) -> bool:
    """Return whether the request comes from this machine, without a proxy in between."""
    host = call.headers.get("host", "")
    passed_on = any(name in FROM_A_PROXY or name.startswith(FROM_A_PROXY_TOO) for name in call.headers)
    return remote_address(call) in THIS_MACHINE and LOOPBACK.fullmatch(host) is not None and not passed_on


def _has_token(call: Call) -> bool:
    given = call.headers.get("authorization", "").removeprefix("Bearer ")
    return compare_digest(given.encode(), (call.settings.metrics_token or "").encode())
