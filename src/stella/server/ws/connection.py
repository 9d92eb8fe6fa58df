"""Limits of a socket, what it needs from the game, and both ends of its life: handshake and clean close."""

from __future__ import annotations

import asyncio
import enum
import logging
import socket
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeVarTuple, cast

from websockets.http11 import Request, Response
from websockets.server import ServerProtocol

from stella.server.settings import Rate
from stella.server.ws.handshake import Address, Handshake, HttpRefusal

if TYPE_CHECKING:
    from stella.server.ws.handshake import Handshake, HttpRefusal
    from stella.server.ws.socket import GameSocket


KB = 1024
_OVERHEAD = Rate(120, 120)


@dataclass(frozen=True, slots=True)
class SocketLimits:
    """Limits of one socket; sizes in bytes, times in seconds."""

    message: int = 8 * KB
    """Maximum size of one incoming message, all its fragments together."""
    early: int = 16 * KB
    """Maximum bytes that a peer may send before its handshake is answered."""
    outgoing: int = 8 * KB
    """Unsent bytes above which `send_frame` refuses, and as many in the kernel: waiting views grow stale."""
    handshake: float = 10.0
    """Maximum seconds for the admission."""
    closing: float = 5.0
    """Seconds for a peer to answer our close frame."""
    stopping: float = 1.0
    """The same while the server stops."""
    stall: float = 30.0
    """Maximum seconds that a peer may leave our buffer full."""
    heartbeat: float = 25.0
    """A peer that is silent for one such interval is pinged, after two it is dropped."""
    strikes: int = 20
    """Maximum invalid messages within `strike_window`."""
    strike_window: float = 60.0
    overhead: Rate = _OVERHEAD
    """Frames that aren't messages: pings, pongs, fragments, and anything after our close frame. More of them
    end the connection. Messages are counted by the session."""


class Session(Protocol):
    """The game's side of one socket. Nothing here may block; an exception closes the socket with 1011."""

    def received(self, text: bytes) -> None:
        """Handle one whole message of valid UTF-8."""

    def writable(self) -> None:
        """Send the newest view: the socket has just opened, or has room again after `send_frame` refused."""

    def closed(self) -> None:
        """Forget the socket. Called exactly once, whatever the reason."""


class Admission(Protocol):
    """Decides which clients get a session."""

    async def admit(self, handshake: Handshake, socket: GameSocket) -> Session | HttpRefusal:
        """Return a session for this client, or a refusal.

        Until this returns, the socket accepts no frames; the session's `writable` is called when it does. A client that
        leaves meanwhile doesn't cancel this: the session is then closed as soon as it is returned.
        """


_Args = TypeVarTuple("_Args")


def call_safely(call: Callable[[*_Args], None], *args: *_Args) -> bool:
    """Call; if that raises, log it and return False."""
    try:
        call(*args)
    except Exception as error:
        log_place(error)
        return False
    return True


def log_place(error: Exception) -> None:
    """Log where an error came from, but not its text, which may quote a message."""
    place = "".join(traceback.format_tb(error.__traceback__)).rstrip()
    _log.error("%s in a session\n%s", type(error).__name__, place)


_log = logging.getLogger("stella.sockets")
_TOLD = ("allow", "upgrade")
"""Headers of the library's refusals that say what would be accepted."""


class SocketState(enum.Enum):
    """State of a socket."""

    CONNECTED = enum.auto()
    """The request head is still to come."""
    ENTERING = enum.auto()
    """The admission decides."""
    OPEN = enum.auto()
    CLOSING = enum.auto()
    """Our close frame is sent, the peer's hasn't arrived yet."""
    LEAVING = enum.auto()
    """Nothing more is read or sent; the transport is about to close."""


class Connection(asyncio.Protocol):
    """A connection without messages; `GameSocket` adds those."""

    __slots__ = ("_early", "_server", "_session", "_state", "_timer", "_transport")
    _admission: ClassVar[Admission]
    _limits: ClassVar[SocketLimits]
    _transport: asyncio.Transport

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        self._server = server_state
        self._state = SocketState.CONNECTED
        self._session: Session | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._early = b""

    @property
    def client(self) -> Address | None:
        """The address that the connection comes from."""
        return address_of(self._transport, "peername")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Join the server's connections."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.set_write_buffer_limits(high=self._limits.outgoing)
        _keep_unsent_short(self._transport, self._limits.outgoing)
        self._server.connections.add(self)

    def connection_lost(self, exc: Exception | None) -> None:
        """Unregister this socket everywhere."""
        self._state = SocketState.LEAVING
        self._server.connections.discard(self)
        self._early = b""
        self._abort_in(None)
        self._end_session()

    def data_received(self, data: bytes) -> None:
        """Read the request head; buffer a little of what arrives before the answer."""
        if self._state is SocketState.CONNECTED:
            self._knock(data)
        elif self._state is SocketState.ENTERING:
            self._early += data
            if len(self._early) > self._limits.early:
                self._refuse(HttpRefusal(400))

    def eof_received(self) -> None:
        """Let the transport close after what is still to be sent: a half-open socket is useless."""
        self._state = SocketState.LEAVING
        self._abort_in(self._limits.closing)

    def shutdown(self) -> None:
        """Close because the server stops."""
        self._refuse(HttpRefusal(503))
        self._abort_in(self._limits.stopping)

    def _knock(self, head: bytes) -> None:
        protocol = ServerProtocol()
        protocol.receive_data(head)
        request = next(iter(protocol.events_received()), None)
        if not isinstance(request, Request):
            self._refuse(HttpRefusal(400))
            return
        response = protocol.accept(request)
        if response.status_code != 101:
            told = {name: response.headers[name] for name in _TOLD if name in response.headers}
            self._refuse(HttpRefusal(response.status_code, headers=told))
            return
        hosts = request.headers.get_all("host")  # which the library leaves to us
        if len(hosts) != 1 or not hosts[0]:
            self._refuse(HttpRefusal(400))
            return
        scheme = "https" if self._transport.get_extra_info("sslcontext") else "http"
        self._state = SocketState.ENTERING
        admitting = self._admit(Handshake.of(request, self.client, scheme), response)
        task = asyncio.get_running_loop().create_task(admitting)
        self._server.tasks.add(task)  # so that the server waits for it, and nobody collects it
        task.add_done_callback(self._server.tasks.discard)

    async def _admit(self, handshake: Handshake, response: Response) -> None:
        answer = await self._ask(handshake)
        if isinstance(answer, HttpRefusal):
            self._refuse(answer)
            return
        self._session = answer
        if self._state is not SocketState.ENTERING or self._transport.is_closing():
            self._end_session()
            return
        self._transport.write(response.serialize())
        early, self._early = self._early, b""
        self._opened(early)

    async def _ask(self, handshake: Handshake) -> Session | HttpRefusal:
        try:
            async with asyncio.timeout(self._limits.handshake):
                return await self._admission.admit(handshake, cast("GameSocket", self))
        except TimeoutError:
            _log.warning("the admission took too long")
            return HttpRefusal(503)
        except asyncio.CancelledError:
            self._refuse(HttpRefusal(503))
            raise
        except Exception as error:
            log_place(error)
            return HttpRefusal(500)

    def _opened(self, early: bytes) -> None:
        raise NotImplementedError

    def _refuse(self, refusal: HttpRefusal) -> None:
        if self._state in (SocketState.CONNECTED, SocketState.ENTERING):
            self._early = b""
            self._transport.write(refusal.response())
            self._leave()

    def _leave(self) -> None:
        """Close the connection once everything is sent.

        The peer may still be sending. Closing immediately would reset the connection, which can overtake our
        last frame. So only our direction is closed here, and the rest when the peer closes, or after a while.
        """
        self._state = SocketState.LEAVING
        self._abort_in(self._limits.closing)
        if self._transport.is_closing():
            return
        if self._transport.can_write_eof():
            self._transport.write_eof()
        else:
            self._transport.close()

    def _abort_in(self, seconds: float | None) -> None:
        """Abort after this many seconds; `None` cancels that."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if seconds is not None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._abort)

    def _abort(self) -> None:
        self._state = SocketState.LEAVING
        self._transport.abort()

    def _end_session(self) -> None:
        session, self._session = self._session, None
        if session is not None:
            call_safely(session.closed)


def address_of(transport: asyncio.Transport, end: str) -> Address | None:
    """Return the address of one end of a connection, "peername" or "sockname"."""
    found = transport.get_extra_info(end)
    return (str(found[0]), int(found[1])) if isinstance(found, tuple) and len(found) >= 2 else None


def _keep_unsent_short(transport: asyncio.Transport, most: int) -> None:
    """Limit the kernel's send buffer: what waits there can't be replaced by a newer view."""
    connection = transport.get_extra_info("socket")
    if connection is None or connection.family not in (socket.AF_INET, socket.AF_INET6):
        return
    if hasattr(socket, "TCP_NOTSENT_LOWAT"):  # Linux and macOS
        connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, most)
