"""Game socket: uvicorn's `ws=` class, without ASGI, tasks, queues or locks between the wire and a session."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from stella.server.limits.rates import Bucket
from stella.server.ws.connection import Connection, SocketLimits, SocketState, call_safely
from stella.server.ws.frames import PING, close_frame, is_pong, short_text
from stella.server.ws.heartbeat import HeartbeatScheduler

if TYPE_CHECKING:
    from stella.server.ws.connection import Admission

_OPEN = SocketState.OPEN
READ_AT_ONCE: Final = 2048
"""Bytes parsed before their frames are counted: at most about 340 frames, one or two milliseconds."""
MOST_AT_ONCE: Final = 4
"""Maximum frames that wait for another one; then all are sent immediately."""


class GameSocket(Connection):
    """A connection with messages. Created by `socket_class`."""

    __slots__ = (
        "_full",
        "_message",
        "_out",
        "_overhead",
        "_owes",
        "_phase",
        "_pinged",
        "_quiet",
        "_reader",
        "_strikes",
        "_unread",
    )
    _wheel: ClassVar[HeartbeatScheduler]
    _outbox: ClassVar[list[GameSocket]]
    """Sockets with frames to send at the end of this turn of the event loop."""
    _round_trip: ClassVar[Callable[[float], None]]

    def __init__(self, config: Any, server_state: Any, app_state: Any, _loop: Any = None) -> None:
        super().__init__(config, server_state, app_state, _loop)
        # Not the one of the handshake, which keeps its headers; `None` while only short messages and pongs arrive.
        self._reader: ServerProtocol | None = None
        self._unread = 0  # bytes of an incomplete frame
        self._message: bytearray | None = None  # the fragments so far
        self._overhead: Bucket | None = None  # remaining budget for frames that aren't whole messages
        self._full = False  # the transport's buffer is full
        self._owes = True  # the session waits for room to send
        self._phase = -1  # its phase in the heartbeat
        self._quiet = 0  # visits of the heartbeat since something arrived
        self._pinged = 0.0  # when a ping was sent that has no pong yet
        self._strikes: deque[float] | None = None
        self._out: list[bytes] | None = None  # frames that wait for another one, for one system call

    # Called by sessions

    @property
    def alive(self) -> bool:
        """Whether frames can still reach the client."""
        return self._state is _OPEN

    def send_frame(self, frame: bytes) -> bool:
        """Send an encoded frame. Returns false if it was dropped: `writable` is called when there is room."""
        if self._state is not _OPEN or self._full:
            self._owes = True
            return False
        if self._out is not None:
            self._out.append(frame)
            self.flush()
        elif not self._transport.is_closing():
            self._transport.write(frame)
        return True

    def send_with_next(self, frame: bytes) -> bool:
        """The same, but wait for the next frame, or the end of this turn of the event loop, to save a system call."""
        if self._out is not None and len(self._out) == MOST_AT_ONCE:
            self.flush()  # which may find the transport full
        if self._state is not _OPEN or self._full:
            self._owes = True
            return False
        if self._out is None:
            self._out = []
            if not self._outbox:
                asyncio.get_running_loop().call_soon(_empty, self._outbox)
            self._outbox.append(self)
        self._out.append(frame)
        return True

    def flush(self) -> None:
        """Send what waits for another frame."""
        out, self._out = self._out, None
        if out is not None and not self._transport.is_closing():
            self._transport.writelines(out)

    def close(self, code: int = CloseCode.NORMAL_CLOSURE, reason: str = "") -> None:
        """Send a close frame. The session gets no more messages; `closed` is called when the connection has ended."""
        self._close(code, reason, self._limits.closing)

    def strike(self) -> None:
        """Count an invalid message; too many of them close the socket."""
        now = self._wheel.now()
        if self._strikes is None:
            self._strikes = deque(maxlen=self._limits.strikes + 1)
        self._strikes.append(now)
        if len(self._strikes) > self._limits.strikes and now - self._strikes[0] < self._limits.strike_window:
            self.close(CloseCode.POLICY_VIOLATION, "too much nonsense")

    # Called by uvicorn, the event loop and the heartbeat

    def connection_lost(self, exc: Exception | None) -> None:
        """Leave everything that knows this socket."""
        if self._phase >= 0:
            self._wheel.leave(self, self._phase)
            self._phase = -1
        self._reader = self._message = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read what the peer sent."""
        self._quiet = 0
        if self._state is _OPEN or self._state is SocketState.CLOSING:
            if self._state is _OPEN and not self._unread and self._message is None:
                text = short_text(data)
                if text is not None:  # nearly always: a fifth of the library's time, and no reader
                    self._hear(text)
                    return
                if is_pong(data):
                    self._reader = None  # which takes two kilobytes, for those who only answer pings
                    self._ponged()
                    return
            self._read(data)
        else:
            super().data_received(data)

    def pause_writing(self) -> None:
        """Refuse frames; a peer that reads nothing for long is dropped."""
        self._full = True
        if self._state is _OPEN:
            self._abort_in(self._limits.stall)

    def resume_writing(self) -> None:
        """Accept frames again."""
        self._full = False
        if self._state is _OPEN:
            self._abort_in(None)
            self._tell_writable()

    def shutdown(self) -> None:
        """Leave because the server stops; clients come back to the next one."""
        if self._state is _OPEN:
            self._close(CloseCode.SERVICE_RESTART, "", self._limits.stopping)
        else:
            super().shutdown()

    def beat(self) -> None:
        """Handle a visit of the heartbeat: look for signs of life, send a ping, or give up."""
        if self._state is not _OPEN:
            return
        if self._quiet >= 2:
            self._abort()
        elif self._quiet == 1 and not self._full:
            self.flush()
            self._transport.write(PING)
            self._pinged = self._wheel.now()
        self._quiet += 1

    def _opened(self, early: bytes) -> None:
        self._state = _OPEN
        self._phase = self._wheel.join(self)
        self._tell_writable()
        if early:
            self._read(early)

    def _read(self, data: bytes) -> None:
        for start in range(0, len(data), READ_AT_ONCE):
            if self._state is not SocketState.LEAVING:
                self._parse(data[start : start + READ_AT_ONCE])

    def _parse(self, data: bytes) -> None:
        reader = self._reader
        if reader is None:
            reader = self._reader = ServerProtocol(state=OPEN, max_size=self._limits.message)
        reader.receive_data(data)
        self._unread += len(data)
        replies = reader.data_to_send()  # pongs; at the end of the conversation, a close frame and SEND_EOF
        pongs, goodbye = (replies[:-2], replies[-2:-1]) if reader.eof_sent else (replies, [])
        if pongs and self._state is _OPEN and not self._full:  # a peer that does not read needs no pongs
            self.flush()
            self._transport.writelines(pongs)
        for event in reader.events_received():
            assert isinstance(event, Frame)
            self._unread -= _bytes_of(event)
            self._take(event)
            if self._reader is None:
                return
        if reader.eof_sent:
            self._leave_with(b"".join(goodbye))

    def _take(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CLOSE:
            return
        if frame.opcode is Opcode.BINARY:
            self._leave_with(close_frame(CloseCode.UNSUPPORTED_DATA))
            return
        if frame.opcode is Opcode.PONG:
            self._ponged()
            return
        text = self._completed(frame)
        if text is None or self._state is not _OPEN:
            self._charge()
        else:
            self._hear(text)

    def _ponged(self) -> None:
        """Note that the peer is alive, but silent: it is pinged again at the next visit."""
        self._quiet = 1
        if self._pinged:
            self.__class__._round_trip(self._wheel.now() - self._pinged)
            self._pinged = 0.0
        else:
            self._charge()

    def _hear(self, text: bytes) -> None:
        """Pass on a whole message."""
        if not (text.isascii() or _is_text(text)):
            self._leave_with(close_frame(CloseCode.INVALID_DATA))
        elif self._session is not None and not call_safely(self._session.received, text):
            self.close(CloseCode.INTERNAL_ERROR)

    def _completed(self, frame: Frame) -> bytes | None:
        """Return the message that ends with this frame, if one does."""
        if frame.opcode is Opcode.TEXT and frame.fin:
            return bytes(frame.data)
        if frame.opcode is Opcode.TEXT or frame.opcode is Opcode.CONT:
            if self._message is None:
                self._message = bytearray()
            self._message += frame.data
            if frame.fin:
                message, self._message = self._message, None
                return bytes(message)
        return None

    def _charge(self) -> None:
        """Count a frame that sessions don't see and therefore don't count; too many of them end the connection."""
        if self._overhead is None:
            self._overhead = Bucket(self._limits.overhead)
        if not self._overhead.take(self._wheel.now()):
            self._leave_with(close_frame(CloseCode.POLICY_VIOLATION, "too many frames"))

    def _tell_writable(self) -> None:
        if self._owes and self._session is not None:
            self._owes = False
            if not call_safely(self._session.writable):
                self.close(CloseCode.INTERNAL_ERROR)

    def _close(self, code: int, reason: str, patience: float) -> None:
        if self._state is _OPEN:
            self.flush()
            self._transport.write(close_frame(code, reason))
            self._state = SocketState.CLOSING
            self._abort_in(patience)

    def _leave_with(self, goodbye: bytes) -> None:
        """Close; the peer gets our close frame if it has none yet."""
        if self._state is _OPEN:
            self.flush()
            self._transport.write(goodbye)
        self._reader = self._message = None
        self._leave()


def _bytes_of(frame: Frame) -> int:
    """Return the bytes of a client's frame on the wire, if its length was encoded as it should be."""
    size = len(frame.data)
    return size + (6 if size < 126 else 8 if size <= 0xFFFF else 14)


def _is_text(payload: bytes) -> bool:
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True


def _empty(outbox: list[GameSocket]) -> None:
    sockets = outbox.copy()
    outbox.clear()
    for socket in sockets:
        socket.flush()


def socket_class(
    admission: Admission,
    limits: SocketLimits | None = None,
    clock: Callable[[], float] | None = None,
    round_trip: Callable[[float], None] = lambda _: None,
) -> type[GameSocket]:
    """Return the class for uvicorn's `ws=`. All its sockets share one heartbeat.

    `round_trip` is called with the seconds that each pong took.
    """
    limits = limits or SocketLimits()
    shared = {
        "_admission": admission,
        "_limits": limits,
        "_wheel": HeartbeatScheduler(limits.heartbeat, clock),
        "_outbox": [],
        "_round_trip": staticmethod(round_trip),
    }
    return type("AdmissionSocket", (GameSocket,), {"__slots__": (), **shared})
