"""The size and kind of a picture, read from its bytes without decoding it."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path
from typing import Final

FILE_LIMIT: Final = 2 * 1024 * 1024
"""Bytes of one finished picture; ours have about a hundred thousand."""

FILE_NAME: Final = re.compile(r"(?:[A-Za-z0-9_-]{1,64}/)?[A-Za-z0-9_-]{1,64}\.webp")
"""A file in the deck's folder or one folder below; without other dots, so that no name leads out of it."""
HASHED: Final = re.compile(r"([0-9a-f]{32})\.webp")
"""A file that is named by its public name, as those of uploaded pictures are."""


class NotAPicture(Exception):
    """A file of a deck that cannot be a finished picture; the argument is the code of a finding."""


def read_picture(folder: Path, name: str, size: tuple[int, int]) -> bytes:
    """Return the bytes of a picture of a deck. Raises `NotAPicture` unless it is a WebP file of exactly this size."""
    if not FILE_NAME.fullmatch(name):
        raise NotAPicture("file-name")
    data = _read(folder / name)
    found = webp_size(data)
    if found is None:
        raise NotAPicture("not-webp")
    if found != size:
        raise NotAPicture("wrong-size")
    return data


def _read(path: Path) -> bytes:
    """Return a plain file's bytes; links are not followed, and opening a pipe does not block."""
    flags = (
        os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    )
    try:
        handle = os.open(path, flags)
    except OSError:
        raise NotAPicture("file-missing" if not os.path.lexists(path) else "file-unreadable") from None
    with os.fdopen(handle, "rb") as source:
        status = os.fstat(source.fileno())
        if not stat.S_ISREG(status.st_mode) or path.parent.is_symlink():
            raise NotAPicture("file-unreadable")
        if status.st_size > FILE_LIMIT:
            raise NotAPicture("file-big")
        return source.read(FILE_LIMIT)


def webp_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height of a still WebP picture, from its header; `None` for anything else.

    >>> webp_size(b"RIFF....WEBPVP8 ....") is None
    True
    """
    if len(data) < 30 or data[:4] != b"RIFF" or data[8:12] != b"WEBP":
        return None
    if int.from_bytes(data[4:8], "little") + 8 != len(data):
        return None  # truncated, or something is appended
    kind, head = data[12:16], data[20:30]
    if kind == b"VP8 " and head[3:6] == b"\x9d\x01\x2a":
        return int.from_bytes(head[6:8], "little") & 0x3FFF, int.from_bytes(head[8:10], "little") & 0x3FFF
    if kind == b"VP8L" and head[0] == 0x2F:
        bits = int.from_bytes(head[1:5], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8X" and not head[0] & 0x02:
        return int.from_bytes(head[4:7], "little") + 1, int.from_bytes(head[7:10], "little") + 1
    return None
