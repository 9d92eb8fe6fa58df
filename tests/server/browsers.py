"""Browsers of people who come to a server in this process. All of them ask in the event loop that it runs in."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from anyio.from_thread import BlockingPortal
from starlette.testclient import TestClient

from stella.server.app import create_app
from stella.server.server import StellaServer

_portals: dict[int, BlockingPortal] = {}


@contextmanager
def opened(server: StellaServer) -> Iterator[TestClient]:
    """Start a server; the first browser is that of whom it gives."""
    with TestClient(create_app(server)) as client:
        assert client.portal is not None
        _portals[id(server)] = client.portal
        try:
            yield client
        finally:
            del _portals[id(server)]


def browser(server: StellaServer, **options: Any) -> TestClient:
    """Another one, of somebody else, at a server that runs."""
    client = TestClient(create_app(server), **options)
    client.portal = _portals[id(server)]
    return client
