"""Where the counts are kept: one small SQLite file in the data folder. No names, no own words, no tables."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from .learned import Count, Learned, Vote

FILE: Final = "minds.db"
SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS cards (deck TEXT, card TEXT, marked INTEGER NOT NULL, shown INTEGER NOT NULL,
  PRIMARY KEY (deck, card)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS cells (deck TEXT, word TEXT, card TEXT, marked INTEGER NOT NULL, shown INTEGER NOT NULL,
  PRIMARY KEY (deck, word, card)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS voters (voter TEXT PRIMARY KEY) WITHOUT ROWID;
"""
ADD_CARD: Final = """
INSERT INTO cards VALUES (?, ?, ?, 1)
ON CONFLICT DO UPDATE SET marked = marked + excluded.marked, shown = shown + 1
"""
ADD_CELL: Final = """
INSERT INTO cells VALUES (?, ?, ?, ?, 1)
ON CONFLICT DO UPDATE SET marked = marked + excluded.marked, shown = shown + 1
"""


class Memory:
    """Reads and writes the counts of one server. Slow as disks are: not for the thread that tends tables."""

    def __init__(self, folder: Path) -> None:
        """Nothing is opened before somebody reads or writes."""
        self.path = folder / FILE

    def load(self) -> Learned:
        """All that was ever learned here; nothing where there is no file."""
        if not self.path.exists():
            return Learned()
        with self._open() as base:
            cards = {
                (deck, card): Count(*counts) for deck, card, *counts in base.execute("SELECT * FROM cards")
            }
            cells = {
                (deck, word, card): Count(*counts)
                for deck, word, card, *counts in base.execute("SELECT * FROM cells")
            }
        return Learned(cards, cells)

    def add(self, votes: Iterable[Vote]) -> Learned:
        """Keep votes, all or none, each voter's once; gives all that is known now."""
        with self._open() as base, base:
            base.execute("BEGIN IMMEDIATE")
            for vote in votes:
                new = base.execute("INSERT OR IGNORE INTO voters VALUES (?)", (vote.voter,)).rowcount
                if new:
                    base.execute(ADD_CARD, (vote.deck, vote.card, vote.marked))
                    if vote.word is not None:
                        base.execute(ADD_CELL, (vote.deck, vote.word, vote.card, vote.marked))
        return self.load()

    def reset(self) -> None:
        """Forget everything."""
        if self.path.exists():
            with self._open() as base, base:
                for name in ("cards", "cells", "voters"):
                    base.execute(f"DELETE FROM {name}")  # noqa: S608 - names of our own
            with self._open() as base:
                base.execute("VACUUM")

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        with closing(sqlite3.connect(self.path, timeout=10, isolation_level=None)) as base:
            base.execute("PRAGMA synchronous=FULL")
            base.executescript(SCHEMA)
            yield base
