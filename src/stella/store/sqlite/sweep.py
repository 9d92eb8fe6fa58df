"""Removes what deleted rows left behind in the file, in small steps between other writes."""

from __future__ import annotations

from typing import Final

from stella.store.sqlite import log
from stella.store.sqlite.connection import SqlConnection
from stella.store.sqlite.pages import MOST_PAGES, RawFile, free_pages, pages_in, without_leftovers

AT_ONCE: Final = 256
"""Pages per step: a megabyte, a few milliseconds."""
SHORT_PATIENCE_MS: Final = 20
"""Milliseconds that emptying the journal may wait for readers; writers wait meanwhile."""


class Sweep:
    """One pass over the file. Only one process at a time may do this, and no other may empty the journal meanwhile.

    The journal is emptied, so that the file alone is the truth. Then the unused bytes of every page are zeroed, a
    megabyte at a time. Pages that are written meanwhile carry the old leftovers, from the writer's cache: they are
    noted before they reach the file, and zeroed again at the end, when the journal has been emptied once more.
    """

    def __init__(self, raw: RawFile) -> None:
        self._raw = raw
        self._size = 0
        """Size of a page."""
        self._next = 0
        """The next page to sweep; 0 before the journal was emptied."""
        self._last = 0
        self._free = bytearray()
        self._again: set[int] = set()
        self._folded = False
        """Whether a long journal was moved into the file, so that emptying it is quick."""

    def step(self, connection: SqlConnection) -> bool:
        """Do one step; return whether everything is done. Raises the disk's errors: then start the sweep again."""
        if self._next == 0:
            self._begin(connection)
        elif self._next <= self._last:
            self._zero(range(self._next, min(self._next + AT_ONCE, self._last + 1)))
            self._next += AT_ONCE
        elif len(self._again) > AT_ONCE:
            some = sorted(self._again)[:AT_ONCE]
            self._zero(some)
            self._again.difference_update(some)
        elif not self._folded and len(self._pages_in_journal()) > AT_ONCE:
            self.note_journal()
            _, lines, done = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            self._folded = lines == done  # its pages stay in the journal until the next write
        else:
            return self._finish(connection)
        return False

    def note_journal(self) -> None:
        """Note the journal's pages before it is moved into the file: they must be swept again."""
        for number in self._pages_in_journal():
            self._again.add(number)
            if number < len(self._free):
                self._free[number] = 0

    def _begin(self, connection: SqlConnection) -> None:
        (self._size,) = connection.execute("PRAGMA page_size").fetchone()
        if not _empty_journal(connection):
            return
        self._last = self._raw.size() // self._size
        if self._last >= MOST_PAGES:
            connection.execute("VACUUM")
            self._last = 0
        self._free, ends = free_pages(self._raw, self._size, self._last)
        for first, last in ends:
            if any(self._raw.read(first, last - first)):
                self._raw.write(first, bytes(last - first))
        self._next = 1

    def _finish(self, connection: SqlConnection) -> bool:
        self.note_journal()
        if not _empty_journal(connection):
            return False
        self._zero(sorted(self._again))
        self._raw.sync()
        # Pages in the writer's cache were read before they were zeroed: it must not write them back.
        connection.execute("PRAGMA shrink_memory")
        log.mark_wiped(connection)
        return True

    def _zero(self, numbers: range | list[int]) -> None:
        size, changed = self._size, False
        if isinstance(numbers, range):
            whole = self._raw.read((numbers[0] - 1) * size, len(numbers) * size) if numbers else b""
            pages = {n: whole[i * size : (i + 1) * size] for i, n in enumerate(numbers)}
        else:
            pages = {n: self._raw.read((n - 1) * size, size) for n in numbers}
        for number, page in pages.items():
            if len(page) < size:
                continue
            clean = (
                bytes(size)
                if number < len(self._free) and self._free[number]
                else without_leftovers(page, number)
            )
            if clean != page:
                self._raw.write((number - 1) * size, clean)
                changed = True
        if changed:
            self._raw.sync()

    def _pages_in_journal(self) -> set[int]:
        return pages_in(self._raw.journal(), self._size)


def _empty_journal(connection: SqlConnection) -> bool:
    """Move the write-ahead log into the file and truncate it; return False if readers prevent it."""
    (usual,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {SHORT_PATIENCE_MS}")
    try:
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
    finally:
        connection.execute(f"PRAGMA busy_timeout = {usual}")
