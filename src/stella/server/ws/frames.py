r"""Outgoing frames, encoded once for any number of sockets.

The library does the reading, except for the most frequent case.

>>> text_frame(b"hi")
b'\x81\x02hi'
"""

from __future__ import annotations

from typing import Final

from websockets.frames import Close, CloseCode, Frame, Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the library's compiled part
    from websockets.utils import apply_mask

PING: Final = Frame(Opcode.PING, b"").serialize(mask=False)


def text_frame(payload: bytes) -> bytes:
    """Return `payload`, which must be UTF-8, as a whole text message."""
    size = len(payload)
    if size < 126:
        return b"\x81%c%b" % (size, payload)
    if size <= 0xFFFF:
        return b"\x81\x7e" + size.to_bytes(2) + payload
    return b"\x81\x7f" + size.to_bytes(8) + payload


def short_text(data: bytes) -> bytes | None:
    r"""Return the payload if `data` is exactly one whole text frame of a client, of less than 126 bytes.

    >>> short_text(b"\x81\x82\x01\x02\x03\x04ik")
    b'hi'
    """
    size = len(data) - 6
    if 0 <= size < 126 and data[0] == 0x81 and data[1] == 0x80 | size:
        return apply_mask(data[6:], data[2:6])
    return None


def is_pong(data: bytes) -> bool:
    r"""Return whether `data` is exactly a client's answer to our ping, which has no payload.

    >>> is_pong(b"\x8a\x80\x01\x02\x03\x04")
    True
    """
    return len(data) == 6 and data.startswith(b"\x8a\x80")


def close_frame(code: CloseCode | int, reason: str = "") -> bytes:
    r"""Return a close frame; the reason has at most 123 bytes.

    >>> close_frame(1000, "bye")
    b'\x88\x05\x03\xe8bye'
    """
    return Frame(Opcode.CLOSE, Close(code, reason).serialize()).serialize(mask=False)
