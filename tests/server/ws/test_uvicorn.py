"""uvicorn hands sockets over by an internal interface. If one of these fails after an upgrade, look there first."""

from __future__ import annotations

import asyncio
import inspect
import queue
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from stella.server.http_protocol import BoundedHttp
from stella.server.ws import GameSocket
from tests.server.ws.harness import KEY, PATIENCE, UPGRADE, LoopName, Raw, frame, harness, head, problem

IMPLEMENTATIONS = pytest.mark.parametrize("http", ["httptools", "h11", BoundedHttp])
LOOPS = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])


def test_the_constructor_takes_what_uvicorns_own_sockets_take() -> None:
    ours, theirs = (
        inspect.signature(each.__init__).parameters for each in (GameSocket, WebSocketsSansIOProtocol)
    )
    assert list(ours) == list(theirs)


def test_the_server_keeps_connections_and_tasks_in_sets() -> None:
    state = ServerState()
    assert state.connections == set()
    assert state.tasks == set()


@IMPLEMENTATIONS
def test_the_whole_head_and_nothing_else_is_handed_over(http: Any) -> None:
    calls: queue.SimpleQueue[tuple[str, Any]] = queue.SimpleQueue()

    class Recorder(asyncio.Protocol):
        def __init__(self, **arguments: Any) -> None:
            calls.put(("made with", sorted(arguments)))

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.transport = transport
            calls.put(("protocol", transport.get_protocol() is self))

        def data_received(self, data: bytes) -> None:
            calls.put(("data", data))
            assert isinstance(self.transport, asyncio.Transport) or hasattr(self.transport, "write")
            if not data.startswith(b"GET"):
                self.transport.close()

    request = b"GET /a%20b?c=%64 HTTP/1.1"
    lines = [*UPGRADE, b"Cookie: a=1", b"cookie: b=2"]
    with harness(sockets=Recorder, http=http) as at, Raw(at.port) as guest:
        guest.send(head(*lines, request=request))
        assert calls.get(timeout=PATIENCE) == ("made with", ["app_state", "config", "server_state"])
        assert calls.get(timeout=PATIENCE) == ("protocol", False)  # becomes true after data_received
        lower = [name.lower() + b":" + value for name, _, value in (line.partition(b":") for line in lines)]
        assert calls.get(timeout=PATIENCE) == ("data", head(*lower, request=request))
        guest.send(b"more")
        assert calls.get(timeout=PATIENCE) == ("data", b"more")
        assert guest.ended()


@LOOPS
@IMPLEMENTATIONS
def test_sockets_and_pages_share_a_port(http: Any, loop: LoopName) -> None:
    with harness(http=http, loop=loop) as at, Raw(at.port) as guest, Raw(at.port) as reader:
        guest.open().send(frame(1, b"hello"))
        assert guest.text() == b"hello"
        reader.send(b"GET / HTTP/1.1\r\nHost: stella\r\n\r\n")
        assert reader.response()[::2] == (200, b"yes")


@IMPLEMENTATIONS
def test_a_handshake_that_is_none_gets_an_http_answer(http: Any) -> None:
    with harness(http=http) as at, Raw(at.port) as guest:
        guest.send(head(*[line for line in UPGRADE if KEY not in line]))
        status, headers, body = guest.response()
        assert (status, headers["connection"]) == (400, "close")
        assert problem(body) == (400, "bad-request")
        assert guest.ended()
