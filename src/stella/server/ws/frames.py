r"""RFC 6455 frames: finished ones to send, and a bounded reader of what arrives. No I/O.

>>> text_frame(b"hi")
b'\x81\x02hi'
>>> FrameReader().feed(bytes.fromhex("8182 00000000 6869"))
[(1, b'hi')]
"""

from __future__ import annotations

from stella.server.ws.limits import Limits

CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA

NORMAL = 1000
PROTOCOL_ERROR = 1002
UNSUPPORTED = 1003
INVALID_TEXT = 1007
POLICY = 1008
TOO_BIG = 1009
INTERNAL_ERROR = 1011
RESTART = 1012

_FIN, _RSV, _MASKED = 0x80, 0x70, 0x80
_WHOLE_TEXT = _FIN | TEXT
_SHORT, _TWO_BYTES, _EIGHT_BYTES = 125, 126, 127
_MESSAGE_LIMIT = Limits().message


def text_header(size: int) -> bytes:
    """Return what comes before `size` bytes of text."""
    if size <= _SHORT:
        return b"\x81%c" % size
    if size <= 0xFFFF:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)


def text_frame(payload: bytes) -> bytes:
    """Return `payload`, which must be UTF-8, as a whole text message."""
    return text_header(len(payload)) + payload


def joined_text_frame(*parts: bytes) -> bytes:
    r"""Return the parts as one text message; each is copied only once.

    >>> joined_text_frame(b'{"mine":1,', b'"all":2}')
    b'\x81\x12{"mine":1,"all":2}'
    """
    return b"".join((text_header(sum(map(len, parts))), *parts))


def ping_frame(payload: bytes = b"") -> bytes:
    """Return a ping; the peer's pong brings the payload back."""
    return _control_frame(PING, payload)


def pong_frame(payload: bytes) -> bytes:
    """Return the answer to a ping with this payload."""
    return _control_frame(PONG, payload)


def close_frame(code: int | None = None, reason: str = "") -> bytes:
    r"""Return a close frame; a reason that is too long is cut between characters.

    >>> close_frame(1000, "bye")
    b'\x88\x05\x03\xe8bye'
    """
    if code is None:
        return _control_frame(CLOSE, b"")
    text = reason.encode("utf-8", "replace")[: _SHORT - 2].decode("utf-8", "ignore")
    return _control_frame(CLOSE, code.to_bytes(2, "big") + text.encode())


def close_code(payload: bytes) -> int | None:
    """Return the code in the payload of a valid close frame, if it has one."""
    return int.from_bytes(payload[:2], "big") if payload else None


def _control_frame(opcode: int, payload: bytes) -> bytes:
    if len(payload) > _SHORT:
        raise ValueError("a control frame carries at most 125 bytes")
    return b"%c%c%b" % (_FIN | opcode, len(payload), payload)


def mask(payload: bytes, key: bytes) -> bytes:
    """Mask or unmask; both are the same.

    >>> mask(mask(b"lantern", b"key!"), b"key!")
    b'lantern'
    """
    size = len(payload)
    # One exclusive-or of two long numbers: the fastest way without a C extension.
    keys = int.from_bytes((key * ((size + 3) >> 2))[:size], "little")
    return (int.from_bytes(payload, "little") ^ keys).to_bytes(size, "little")


class FrameReader:
    """Turns the bytes of a client into messages. Keeps at most one unfinished frame and one unfinished message.

    Once `failure` is not 0, it is the code to close with, and everything else that arrives is ignored. The same
    is true after a close frame, which is then the last of what `feed` has returned.
    """

    __slots__ = ("_limit", "_message", "_over", "_tail", "failure")

    def __init__(self, limit: int = _MESSAGE_LIMIT) -> None:
        self._limit = max(limit, _SHORT)
        self._tail = b""
        self._message: bytearray | None = None
        self._over = False
        self.failure = 0

    @property
    def kept(self) -> int:
        """How many bytes are kept until more arrives."""
        return len(self._tail) + len(self._message or b"")

    def feed(self, data: bytes) -> list[tuple[int, bytes]]:
        """Return (opcode, payload) of each text message and control frame that is complete by now."""
        received: list[tuple[int, bytes]] = []
        if self._over:
            return received
        if self._tail:
            data = self._tail + data
        here, end = 0, len(data)
        while end - here >= 2:
            first, second = data[here], data[here + 1]
            size = second & 0x7F
            if first == _WHOLE_TEXT and _MASKED <= second <= _MASKED | _SHORT and self._message is None:
                # The short way for nearly everything that is ever sent; the long way would do the same.
                body = here + 6
                if end < body + size:
                    break
                payload = mask(data[body : body + size], data[here + 2 : body])
                if not _is_text(payload):
                    self._fail(INVALID_TEXT)
                    return received
                received.append((TEXT, payload))
                here = body + size
                continue
            if failure := self._misplaced(first, second):
                self._fail(failure)
                return received
            body = here + 6
            if size > _SHORT:
                body += 2 if size == _TWO_BYTES else 8
                if end < body - 4:
                    break
                size = int.from_bytes(data[here + 2 : body - 4], "big")
            kept = 0 if self._message is None else len(self._message)
            if kept + size > self._limit and first & 0xF < CLOSE:
                self._fail(PROTOCOL_ERROR if size >> 63 else TOO_BIG)
                return received
            if end < body + size:
                break
            payload = mask(data[body : body + size], data[body - 4 : body])
            here = body + size
            if not self._take(first, payload, received):
                return received
        self._tail = data[here:]
        return received

    def _misplaced(self, first: int, second: int) -> int:
        """Return the close code for a header that may not come here, or 0."""
        if first & _RSV or not second & _MASKED:
            return PROTOCOL_ERROR
        match first & 0xF:
            case 0x1:
                return 0 if self._message is None else PROTOCOL_ERROR
            case 0x0:
                return 0 if self._message is not None else PROTOCOL_ERROR
            case 0x8 | 0x9 | 0xA:
                return 0 if first & _FIN and second & 0x7F <= _SHORT else PROTOCOL_ERROR
            case 0x2:
                return UNSUPPORTED if self._message is None else PROTOCOL_ERROR
            case _:
                return PROTOCOL_ERROR

    def _take(self, first: int, payload: bytes, received: list[tuple[int, bytes]]) -> bool:
        """Take a whole frame; return whether another may follow."""
        opcode = first & 0xF
        if opcode == CLOSE:
            if self._closed(payload):
                received.append((CLOSE, payload))
            return False
        if opcode > CLOSE:
            received.append((opcode, payload))
            return True
        message = self._message
        if message is None:
            self._message = message = bytearray()
        message += payload
        if not first & _FIN:
            return True
        self._message = None
        text = bytes(message)
        if not _is_text(text):
            self._fail(INVALID_TEXT)
            return False
        received.append((TEXT, text))
        return True

    def _closed(self, payload: bytes) -> bool:
        """Stop reading; return whether the close frame itself was in order."""
        if len(payload) == 1 or (payload and not _may_close_with(int.from_bytes(payload[:2], "big"))):
            self._fail(PROTOCOL_ERROR)
        elif not _is_text(payload[2:]):
            self._fail(INVALID_TEXT)
        else:
            self._fail(0)
        return self.failure == 0

    def _fail(self, code: int) -> None:
        self.failure = code
        self._over = True
        self._tail = b""
        self._message = None


def _may_close_with(code: int) -> bool:
    """Whether a client may send this close code (RFC 6455, 7.4)."""
    return 1000 <= code <= 1003 or 1007 <= code <= 1011 or 3000 <= code <= 4999


def _is_text(payload: bytes) -> bool:
    if payload.isascii():
        return True
    try:
        payload.decode()
    except UnicodeDecodeError:
        return False
    return True
