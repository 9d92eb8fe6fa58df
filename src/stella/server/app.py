"""Puts the routes together into one ASGI application."""

from __future__ import annotations

from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route

from stella.server.client import Client
from stella.server.headers import SecurityHeaders
from stella.server.replies import Health, Problem, json

STATIC = Path(__file__).resolve().parents[1] / "static"


def create_app(static: Path = STATIC) -> Starlette:
    """Return the application that serves the API and the client built into `static`."""
    api = [Route("/health", health), Route("/{rest:path}", unknown)]
    return Starlette(
        routes=[Mount("/api", routes=api), Mount("/", app=Client(static))],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={HTTPException: refused, Exception: broken},
    )


async def health(request: Request) -> Response:
    """Say that the server answers."""
    return json(Health())


async def unknown(request: Request) -> Response:
    """Answer an API path that does not exist."""
    raise HTTPException(404)


async def refused(request: Request, error: Exception) -> Response:
    """Turn an HTTP error into a typed reply."""
    assert isinstance(error, HTTPException)
    return json(Problem.of(error.status_code), error.status_code, error.headers)


async def broken(request: Request, error: Exception) -> Response:
    """Answer after an unexpected error, without telling what it was; the log has it."""
    return json(Problem.of(500), 500)
