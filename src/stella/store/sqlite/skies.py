"""Slates of skies in one small SQLite file beside the log."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from stella.live.ports import StoreUnavailable
from stella.rules import Place
from stella.skies.deal import Sky
from stella.skies.ports import Draw
from stella.skies.slates import SkyCounts, Slate, Visit, VisitorId
from stella.store.sky_rows import counts_of, encode, finished, pointed, slate_of, with_other_stars

T = TypeVar("T")

SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS skies (day TEXT PRIMARY KEY, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS slates (day TEXT, number INTEGER, visitor TEXT NOT NULL, body BLOB NOT NULL,
  PRIMARY KEY (day, number)) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS visitors ON slates (visitor, day);
"""
ADD_SLATE: Final = "INSERT INTO slates VALUES (?, ?, ?, ?)"
PUT_SKY: Final = "INSERT INTO skies VALUES (?, ?) ON CONFLICT DO UPDATE SET body = excluded.body"


class SqliteSkies:
    """A `SkyStore` in a file. One thread asks and writes: a sky is finished far less often than a mark is made."""

    def __init__(self, path: Path) -> None:
        """Nothing is opened before somebody asks."""
        self._path = path
        self._thread = ThreadPoolExecutor(1, "stella-skies")
        self._base: sqlite3.Connection | None = None

    async def counts(self, day: str) -> SkyCounts | None:
        """See the port."""
        return await self._ask(lambda base: _counts(base, day))

    async def visit(self, day: str, visitor: VisitorId) -> Visit | None:
        """See the port."""

        def read(base: sqlite3.Connection) -> Visit | None:
            slate, counts = _slate(base, day, visitor), _counts(base, day)
            if slate is None or counts is None:
                return None
            return Visit(slate, counts, _slates(base, day, slate.company))

        return await self._ask(read)

    async def slates(self, day: str, numbers: Collection[int]) -> dict[int, Slate]:
        """See the port."""
        return await self._ask(lambda base: _slates(base, day, numbers))

    async def finish(self, day: str, sky: Sky, slate: Slate, draw: Draw) -> Visit:
        """See the port."""

        def write(base: sqlite3.Connection) -> Visit:
            before, known = _counts(base, day), _slate(base, day, slate.visitor)
            if before is not None and known is not None:
                return Visit(known, before, _slates(base, day, known.company))
            numbered, counts = finished(before or SkyCounts(day, sky), slate, draw)
            base.execute(PUT_SKY, (day, encode(counts)))
            base.execute(ADD_SLATE, _row(day, numbered))
            return Visit(numbered, counts, _slates(base, day, numbered.company))

        return await self._write(write)

    async def point(
        self,
        day: str,
        visitor: VisitorId,
        known: Sequence[Place],
        pointings: Sequence[Place],
        stars: int | None,
    ) -> bool:
        """See the port."""

        def write(base: sqlite3.Connection) -> bool:
            before, counts = _slate(base, day, visitor), _counts(base, day)
            slate = None if before is None else pointed(before, known, pointings, stars)
            if before is None or slate is None or counts is None:
                return False
            base.execute(
                "UPDATE slates SET body = ? WHERE visitor = ? AND day = ?", (encode(slate), visitor, day)
            )
            if before.stars != slate.stars:
                base.execute(PUT_SKY, (day, encode(with_other_stars(counts, before, slate))))
            return True

        return await self._write(write)

    async def forget(self, visitor: VisitorId) -> int:
        """See the port."""

        def write(base: sqlite3.Connection) -> int:
            rows = base.execute("SELECT day, body FROM slates WHERE visitor = ?", (visitor,)).fetchall()
            for day, body in rows:
                counts = _counts(base, day)
                if counts is not None:
                    base.execute(PUT_SKY, (day, encode(counts.with_slate(slate_of(body), -1))))
            base.execute("DELETE FROM slates WHERE visitor = ?", (visitor,))
            return len(rows)

        return await self._write(write, scrub=True)

    async def list_counts(self) -> list[SkyCounts]:
        """See the port."""

        def read(base: sqlite3.Connection) -> list[SkyCounts]:
            return [counts_of(body) for (body,) in base.execute("SELECT body FROM skies ORDER BY day DESC")]

        return await self._ask(read)

    async def keep(self, counts: SkyCounts, slates: Collection[Slate]) -> None:
        """See the port."""

        def write(base: sqlite3.Connection) -> None:
            base.execute("DELETE FROM slates WHERE day = ?", (counts.day,))
            base.execute(PUT_SKY, (counts.day, encode(counts)))
            base.executemany(ADD_SLATE, [_row(counts.day, each) for each in slates])

        await self._write(write)

    async def remove_before(self, day: str) -> int:
        """See the port."""

        def write(base: sqlite3.Connection) -> int:
            base.execute("DELETE FROM slates WHERE day < ?", (day,))
            return base.execute("DELETE FROM skies WHERE day < ?", (day,)).rowcount

        return await self._write(write, scrub=True)

    async def close(self) -> None:
        """See the port."""
        await self._run(self._let_go)
        self._thread.shutdown()

    async def _ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        return await self._run(lambda: question(self._open()))

    async def _write(self, work: Callable[[sqlite3.Connection], T], *, scrub: bool = False) -> T:
        """Write all or nothing; with `scrub`, nothing of what was deleted stays in the file or its journal."""

        def run() -> T:
            base = self._open()
            with base:
                base.execute("BEGIN IMMEDIATE")
                result = work(base)
            if scrub:
                base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            return result

        return await self._run(run)

    async def _run(self, work: Callable[[], T]) -> T:
        def run() -> T:
            try:
                return work()
            except (sqlite3.Error, OSError) as error:
                self._let_go()  # it may remember a disk that is gone
                raise StoreUnavailable(str(error)) from error

        return await asyncio.get_running_loop().run_in_executor(self._thread, run)

    def _let_go(self) -> None:
        base, self._base = self._base, None
        if base is not None:
            with contextlib.suppress(sqlite3.Error):
                base.close()

    def _open(self) -> sqlite3.Connection:
        if self._base is None:
            os.close(os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600))  # its side files inherit that
            base = sqlite3.connect(self._path, timeout=10, isolation_level=None, check_same_thread=False)
            for pragma in ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON"):
                base.execute(f"PRAGMA {pragma}")
            base.executescript(SCHEMA)
            self._base = base
        return self._base


def _row(day: str, slate: Slate) -> tuple[str, int, str, bytes]:
    return day, slate.number, slate.visitor, encode(slate)


def _counts(base: sqlite3.Connection, day: str) -> SkyCounts | None:
    row = base.execute("SELECT body FROM skies WHERE day = ?", (day,)).fetchone()
    return None if row is None else counts_of(row[0])


def _slate(base: sqlite3.Connection, day: str, visitor: VisitorId) -> Slate | None:
    row = base.execute("SELECT body FROM slates WHERE visitor = ? AND day = ?", (visitor, day)).fetchone()
    return None if row is None else slate_of(row[0])


def _slates(base: sqlite3.Connection, day: str, numbers: Collection[int]) -> dict[int, Slate]:
    marks = ",".join("?" * len(numbers))
    rows = base.execute(
        f"SELECT number, body FROM slates WHERE day = ? AND number IN ({marks})",  # noqa: S608 - question marks
        (day, *numbers),
    )
    return {number: slate_of(body) for number, body in rows}
