"""uvicorn's HTTP, with the bounds it lacks: a request head must arrive soon and be small."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, ClassVar

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

_SEPARATORS = 4  # a colon, a space and the end of the line


class HeadTooLarge(Exception):
    """Ends the parsing of a head that is complete, but too large."""


class BoundedHttp(HttpToolsProtocol):
    """Give this to uvicorn as `http=`. Idle connections end after uvicorn's own `timeout_keep_alive`."""

    head_timeout: ClassVar[float] = 10.0
    """Seconds for a whole request head, from the connection or its first byte on."""
    head_limit: ClassVar[int] = 32 * 1024
    """Bytes of a request head. While it arrives, up to one read of the event loop more is kept."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._in_head = True
        self._head_size = 0  # of an unfinished head, without the read that it began in
        self._head_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first head."""
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse `data` as uvicorn does, but bounded, and hand what follows an upgrade to the new protocol."""
        self._unset_keepalive_if_required()
        head = self.headers if self._in_head else None
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade as upgrade:
            self._upgrade(data[upgrade.args[0] :])
            return
        except httptools.HttpParserError as error:
            self._refuse(431 if isinstance(error.__context__, HeadTooLarge) else 400)
            return
        if self._in_head:
            self._head_size = self._head_size + len(data) if self.headers is head else 0
            if self._head_size > self.head_limit:
                self._refuse(431)
                return
        if self._in_head or not self._answering():
            self._wait_for_head()

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
        self._stop_waiting()

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
            self._head_timer = self.loop.call_later(self.head_timeout, self._overdue)

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
