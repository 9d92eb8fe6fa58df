"""uvicorn's HTTP with limits it lacks: on the time and size of a request head, and on pipelined requests."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, ClassVar, Final

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import is_ssl

from stella.server.ws.connection import address_of

_SEPARATORS = 4  # a colon, a space and the end of the line
PIECE: Final = 1024
"""Bytes parsed at a time: at most about fifty requests."""


class HeadTooLarge(Exception):
    """Raised to stop parsing a head that is complete, but too large."""


class BoundedHttp(HttpToolsProtocol):
    """The class for uvicorn's `http=`. Idle connections end after uvicorn's own `timeout_keep_alive`."""

    head_timeout: ClassVar[float] = 10.0
    """Seconds for a whole request head, from the connection or its first byte on."""
    rest_timeout: ClassVar[float] = 60.0
    """Seconds for the rest of a body after an early answer: a browser sends all of it before it reads."""
    head_limit: ClassVar[int] = 32 * 1024
    """Maximum bytes of a request head. While it arrives, up to one more read of the event loop is buffered."""
    held_limit: ClassVar[int] = 1024 * 1024
    """Maximum unparsed bytes while requests wait for answers to earlier ones. Reading is paused meanwhile, but
    one or two reads may still arrive."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_head = True
        self._in_body = False
        self._head_size = 0  # of an unfinished head, without the read that it began in
        self._head_timer: asyncio.TimerHandle | None = None
        self._held = bytearray()  # what came while requests wait for their answers
        self._running: RequestResponseCycle | None = None  # uvicorn's `cycle` is the one that was parsed last

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first head. With uvicorn's own, uvloop keeps 300 bytes of addresses for each socket."""
        self.connections.add(self)
        self.transport, self.flow = transport, FlowControl(transport)
        self.server, self.client = (address_of(transport, name) for name in ("sockname", "peername"))
        self.scheme = "https" if is_ssl(transport) else "http"
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        self._held.clear()
        self.pipeline.clear()
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse `data` as uvicorn does, but with limits; while requests wait for an answer, only buffer it."""
        if not self._held and not self.pipeline:
            self._parse(data)
            return
        self._held += data
        self.flow.pause_reading()
        if len(self._held) > self.held_limit:
            self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        """Answer the next request; if none waits, resume reading. uvicorn would resume after each answer."""
        if self.pipeline and not self.transport.is_closing():
            self.server_state.total_requests += 1
            self._start_asgi_task(*self.pipeline.pop())
            return
        super().on_response_complete()
        if self._held:
            self.flow.pause_reading()
            self.loop.call_soon(self._read_on)

    def _read_on(self) -> None:
        if not self.pipeline and not self.transport.is_closing():
            data = bytes(self._held)
            self._held.clear()
            self.flow.resume_reading()
            self._parse(data)

    def _parse(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self.pipeline:
                self._held += data[start:]
                self.flow.pause_reading()
                return
            try:
                self._parse_piece(data[start : start + PIECE])
            except httptools.HttpParserUpgrade as upgrade:
                self._upgrade(data[start + upgrade.args[0] :])
                return
        if self._in_head or not self._answering():
            self._wait_for_head()

    def _parse_piece(self, piece: bytes) -> None:
        head = self.headers if self._in_head else None
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserError as error:
            self._refuse(431 if isinstance(error.__context__, HeadTooLarge) else 400)
            return
        if self._in_head:
            self._head_size = self._head_size + len(piece) if self.headers is head else 0
            if self._head_size > self.head_limit:
                self._refuse(431)

    def on_message_begin(self) -> None:
        """Begin a head."""
        super().on_message_begin()
        self._in_head = True

    def on_headers_complete(self) -> None:
        """End a head; start the request if it is small enough."""
        size = len(self.url) + sum(len(name) + len(value) + _SEPARATORS for name, value in self.headers)
        if size > self.head_limit:
            raise HeadTooLarge
        super().on_headers_complete()
        self._in_head = False
        self._in_body = True
        self._stop_waiting()

    def on_message_complete(self) -> None:
        """End a body, if there was one."""
        super().on_message_complete()
        self._in_body = False

    def _upgrade(self, rest: bytes) -> None:
        if not self._should_upgrade():
            self.shutdown()  # after the answer: the parser would read nothing more
            return
        if self.scope["http_version"] != "1.1":  # what uvicorn hands over would not show it
            self._refuse(400)
            return
        self.handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # it knows this protocol: together they would outlive us
        protocol = self.transport.get_protocol()
        if rest and isinstance(protocol, asyncio.Protocol):
            protocol.data_received(rest)

    def _refuse(self, status: int) -> None:
        phrase = HTTPStatus(status).phrase
        self.logger.warning("HTTP request refused: %s", phrase)
        self._stop_waiting()
        self.transport.write(
            f"HTTP/1.1 {status} {phrase}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode()
        )
        self.transport.close()

    def _answering(self) -> bool:
        # uvicorn's annotation conceals that there is no cycle at first.
        return self.cycle is not None and not self.cycle.response_complete  # type: ignore[redundant-expr]

    def _wait_for_head(self) -> None:
        if self._head_timer is None and not self.transport.is_closing():
            patience = self.rest_timeout if self._in_body else self.head_timeout
            self._head_timer = self.loop.call_later(patience, self._overdue)

    def _stop_waiting(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def _overdue(self) -> None:
        self._head_timer = None
        if self._answering():
            self._wait_for_head()  # another head was begun while this request is still answered
        else:
            self.transport.abort()
