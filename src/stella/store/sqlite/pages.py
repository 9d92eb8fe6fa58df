"""Pages of a database file, below SQLite: zeroes what deleted rows leave behind.

SQLite's `secure_delete` zeroes rows that are deleted, but when it moves rows between pages it leaves copies in the
unused part of pages. Those bytes mean nothing to SQLite, so they can be zeroed in place: no reader looks at them, and
a write that a power cut tears in two leaves a valid page. Format: https://www.sqlite.org/fileformat2.html
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

FIRST_HEADER: Final = 100
"""Bytes of the file's header, which comes before the first page's."""
BTREE_HEADS: Final = {2: 12, 5: 12, 10: 8, 13: 8}
"""Length of a page's header, by its first byte; other pages have no rows, or no unused parts."""
MOST_PAGES: Final = 1 << 24
"""With more pages, the first byte of an overflow page could look like one of the above."""
WAL_HEADER, FRAME_HEADER = 32, 24


class RawFile(Protocol):
    """The bytes of the database file and of its journal."""

    def size(self) -> int:
        """Return the size of the file in bytes."""

    def read(self, offset: int, size: int) -> bytes:
        """Return some bytes of the file."""

    def write(self, offset: int, data: bytes) -> None:
        """Overwrite some bytes."""

    def sync(self) -> None:
        """Wait until everything written is on disk."""

    def journal(self) -> bytes:
        """Return the current write-ahead log; empty if there is none."""

    def close(self) -> None:
        """Release the file."""


OpenRaw = Callable[[Path], RawFile]


class DiskFile:
    """A `RawFile` of the operating system.

    It must stay open as long as any connection of this process: closing it would release SQLite's own locks on the
    file (that is how POSIX locks work).
    """

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        self._journal = path.with_name(f"{path.name}-wal")

    def size(self) -> int:
        """Return the size of the file in bytes."""
        return os.fstat(self._file).st_size

    def read(self, offset: int, size: int) -> bytes:
        """Return some bytes of the file."""
        os.lseek(self._file, offset, os.SEEK_SET)
        return os.read(self._file, size)

    def write(self, offset: int, data: bytes) -> None:
        """Overwrite some bytes."""
        os.lseek(self._file, offset, os.SEEK_SET)
        os.write(self._file, data)

    def sync(self) -> None:
        """Wait until everything written is on disk."""
        if sys.platform == "darwin":  # fsync alone doesn't reach the disk there
            import fcntl

            fcntl.fcntl(self._file, fcntl.F_FULLFSYNC)
        else:
            os.fsync(self._file)

    def journal(self) -> bytes:
        """Return the current write-ahead log; empty if there is none."""
        try:
            return self._journal.read_bytes()
        except FileNotFoundError:
            return b""

    def close(self) -> None:
        """Release the file."""
        os.close(self._file)


def pages_in(journal: bytes, page_size: int) -> set[int]:
    """Return the numbers of all pages in a write-ahead log, including older transactions."""
    frame = FRAME_HEADER + page_size
    return {
        int.from_bytes(journal[start : start + 4], "big")
        for start in range(WAL_HEADER, len(journal) - FRAME_HEADER + 1, frame)
    }


def without_leftovers(page: bytes, number: int) -> bytes:
    """Return the page with its unused parts zeroed; the same page if they are zero already, or it isn't understood."""
    start = FIRST_HEADER if number == 1 else 0
    head = BTREE_HEADS.get(page[start]) if len(page) > start + 12 else None
    if head is None:
        return page
    spans = list(_unused(page, start, head))
    if any(first < 0 for first, _ in spans):
        return page
    dirty = [(first, last) for first, last in spans if page.count(0, first, last) != last - first]
    if not dirty:
        return page
    clean = bytearray(page)
    for first, last in dirty:
        clean[first:last] = bytes(last - first)
    return bytes(clean)


def _unused(page: bytes, start: int, head: int) -> Iterator[tuple[int, int]]:
    """Yield the unused spans: the gap before the rows, and free blocks between them; (-1, -1) for a broken page."""
    block = int.from_bytes(page[start + 1 : start + 3], "big")
    cells = int.from_bytes(page[start + 3 : start + 5], "big")
    content = int.from_bytes(page[start + 5 : start + 7], "big") or 65536
    gap = start + head + 2 * cells
    if not gap <= content <= len(page):
        yield -1, -1
        return
    yield gap, content
    before = content
    while block:
        size = int.from_bytes(page[block + 2 : block + 4], "big")
        if not (before <= block and size >= 4 and block + size <= len(page)):
            yield -1, -1
            return
        yield block + 4, block + size
        before, block = block + size, int.from_bytes(page[block : block + 2], "big")


def free_pages(raw: RawFile, page_size: int, count: int) -> tuple[bytearray, list[tuple[int, int]]]:
    """Return which pages are on the free list (a flag each), and the unused ends of the pages that list them."""
    flags, ends = bytearray(count + 1), []
    trunk = int.from_bytes(raw.read(32, 4), "big")
    for _ in range(count):
        if not 0 < trunk <= count:
            break
        page = raw.read((trunk - 1) * page_size, page_size)
        leaves = int.from_bytes(page[4:8], "big")
        if 8 + 4 * leaves > page_size:
            break
        for place in range(8, 8 + 4 * leaves, 4):
            leaf = int.from_bytes(page[place : place + 4], "big")
            if 0 < leaf <= count:
                flags[leaf] = 1
        ends.append(((trunk - 1) * page_size + 8 + 4 * leaves, trunk * page_size))
        trunk = int.from_bytes(page[:4], "big")
    return flags, ends
