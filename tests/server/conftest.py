"""A server in this process, and the browser of somebody who comes to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from stella.server.server import StellaServer
from tests.server.browsers import opened
from tests.support.servers import make_server


@pytest.fixture
def server(store_kind: str) -> StellaServer:
    """Empty: no table yet."""
    return make_server()


@pytest.fixture
def ada(server: StellaServer) -> Iterator[TestClient]:
    """Her browser; it keeps her cookies."""
    with opened(server) as client:
        yield client
