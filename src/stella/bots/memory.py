"""Where the counts are kept: one small SQLite file in the data folder. No names, no custom words, no tables."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from operator import itemgetter
from pathlib import Path
from threading import Lock
from typing import Any, Final, Protocol

from .learned import Count, Days, Learned, Vote

FILE: Final = "minds.db"
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS card_days (day TEXT, deck TEXT, card TEXT, marked INTEGER NOT NULL, shown INTEGER NOT NULL,
  alone_marked INTEGER NOT NULL, alone_shown INTEGER NOT NULL, PRIMARY KEY (day, deck, card)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cell_days (day TEXT, deck TEXT, word TEXT, card TEXT, marked INTEGER NOT NULL,
  shown INTEGER NOT NULL, alone_marked INTEGER NOT NULL, alone_shown INTEGER NOT NULL,
  PRIMARY KEY (day, deck, word, card)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS voters (voter TEXT PRIMARY KEY) WITHOUT ROWID;
"""
SUMS: Final = """
ON CONFLICT DO UPDATE SET marked = marked + excluded.marked, shown = shown + excluded.shown,
  alone_marked = alone_marked + excluded.alone_marked, alone_shown = alone_shown + excluded.alone_shown
"""
ADD_CARD: Final = "INSERT INTO card_days VALUES (?, ?, ?, ?, ?, ?, ?)" + SUMS  # noqa: S608 - our own
ADD_CELL: Final = "INSERT INTO cell_days VALUES (?, ?, ?, ?, ?, ?, ?, ?)" + SUMS  # noqa: S608 - our own
KNOWN_VOTERS: Final = "SELECT voter FROM voters WHERE voter IN (SELECT value FROM json_each(?))"


@dataclass(frozen=True, slots=True)
class LearnedRows:
    """All that a memory holds, as it is stored."""

    cards: list[tuple[str | int, ...]]
    cells: list[tuple[str | int, ...]]
    voters: list[str]


class LearnedStore(Protocol):
    """Stores what bots have learned. Blocks: never call it on the event loop. Raises OSError or sqlite3.Error."""

    @property
    def place(self) -> str:
        """Where it is, for people."""

    def load(self) -> Learned:
        """Return all that was ever learned here."""

    def add(self, votes: Iterable[Vote], day: str | None = None) -> Learned:
        """Keep votes, all or none, each voter's once; gives all that is known now."""

    def drop(self, day: str) -> bool:
        """Forget one day; false if nothing was learned then."""

    def reset(self) -> None:
        """Forget everything."""

    def dump(self) -> LearnedRows:
        """Return all rows, to be moved elsewhere."""

    def fill(self, rows: LearnedRows) -> bool:
        """Take rows from elsewhere where there are none; false if something was learned here before."""


def today() -> str:
    """Return the day that votes are counted for."""
    return datetime.now(UTC).date().isoformat()


class Memory:
    """Reads and writes the counts of one server. Slow as disks are: not for the thread that tends tables."""

    def __init__(self, folder: Path) -> None:
        """Nothing is opened before somebody reads or writes."""
        self.path = folder / FILE
        self._turn = Lock()
        self._known: Learned | None = None
        """All counts, as they were when the file had this many votes."""
        self._votes = 0

    @property
    def place(self) -> str:
        """The file."""
        return str(self.path)

    def load(self) -> Learned:
        """Return all that was ever learned here; nothing where there is no file."""
        if not self.path.exists():
            return Learned()
        with self._open() as base:
            return learned_of(
                base.execute("SELECT * FROM card_days"), base.execute("SELECT * FROM cell_days")
            )

    def add(self, votes: Iterable[Vote], day: str | None = None) -> Learned:
        """Keep votes, all or none, each voter's once; gives all that is known now."""
        first = {vote.voter: vote for vote in reversed(list(votes))}
        day = day or today()
        with self._turn:
            with self._open() as base, base:
                base.execute("BEGIN IMMEDIATE")
                before = _votes_in(base)
                for (voter,) in base.execute(KNOWN_VOTERS, (json.dumps(list(first)),)).fetchall():
                    del first[voter]
                new = Learned()
                new.take(first.values(), day)
                base.executemany("INSERT INTO voters VALUES (?)", [(voter,) for voter in sorted(first)])
                rows = rows_of(new)
                base.executemany(ADD_CARD, rows.cards)
                base.executemany(ADD_CELL, rows.cells)
            if self._known is None or before != self._votes:  # another process has changed the file
                self._known = self.load()
            else:
                self._known.merge(new)
            self._votes = before + len(first)
            return self._known

    def drop(self, day: str) -> bool:
        """Forget one day; false if nothing was learned then."""
        if not self.path.exists():
            return False
        with self._open() as base, base:
            gone = [
                base.execute(f"DELETE FROM {name} WHERE day = ?", (day,)).rowcount  # noqa: S608 - names of our own
                for name in ("card_days", "cell_days")
            ]
        return any(gone)

    def reset(self) -> None:
        """Forget everything."""
        if self.path.exists():
            with self._open() as base, base:
                for name in ("card_days", "cell_days", "voters"):
                    base.execute(f"DELETE FROM {name}")  # noqa: S608 - names of our own
            with self._open() as base:
                base.execute("VACUUM")

    def dump(self) -> LearnedRows:
        """Return all rows, to be moved elsewhere."""
        if not self.path.exists():
            return LearnedRows([], [], [])
        with self._open() as base:
            base.execute("BEGIN")
            cards = base.execute("SELECT * FROM card_days ORDER BY 1, 2, 3").fetchall()
            cells = base.execute("SELECT * FROM cell_days ORDER BY 1, 2, 3, 4").fetchall()
            voters = [voter for (voter,) in base.execute("SELECT voter FROM voters ORDER BY 1")]
            return LearnedRows(cards, cells, voters)

    def fill(self, rows: LearnedRows) -> bool:
        """Take rows from elsewhere where there are none; false if something was learned here before."""
        with self._open() as base, base:
            base.execute("BEGIN IMMEDIATE")
            for name in ("card_days", "cell_days", "voters"):
                if base.execute(f"SELECT 1 FROM {name} LIMIT 1").fetchone():  # noqa: S608 - names of our own
                    return False
            base.executemany(ADD_CARD, rows.cards)
            base.executemany(ADD_CELL, rows.cells)
            base.executemany("INSERT INTO voters VALUES (?)", [(voter,) for voter in rows.voters])
        return True

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # its side files inherit that
        with closing(sqlite3.connect(self.path, timeout=10, isolation_level=None)) as base:
            base.execute("PRAGMA synchronous=FULL")
            base.executescript(SCHEMA)
            yield base


def learned_of(cards: Iterable[Iterable[Any]], cells: Iterable[Iterable[Any]]) -> Learned:
    """Return what rows of the two tables say."""
    learned = Learned()
    for day, deck, card, *counts in cards:
        learned.cards.setdefault((deck, card), {})[day] = Count(*counts)
    for day, deck, word, card, *counts in cells:
        learned.cells.setdefault((deck, word, card), {})[day] = Count(*counts)
    return learned


def rows_of(learned: Learned) -> LearnedRows:
    """Return the rows that say this, without voters."""
    return LearnedRows(_rows(learned.cards.items()), _rows(learned.cells.items()), [])


def _rows(counts: Iterable[tuple[tuple[str, ...], Days]]) -> list[tuple[str | int, ...]]:
    """Return one row for each thing and day, in the order of the file."""
    return [
        (day, *about, count.marked, count.shown, count.alone_marked, count.alone_shown)
        for about, days in sorted(counts, key=itemgetter(0))
        for day, count in days.items()
    ]


def _votes_in(base: sqlite3.Connection) -> int:
    (votes,) = base.execute("SELECT total(shown) + total(alone_shown) FROM card_days").fetchone()
    return int(votes)
