"""Where the counts are kept: one small SQLite file in the data folder. No names, no own words, no tables."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Lock
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

KNOWN_VOTERS: Final = "SELECT voter FROM voters WHERE voter IN (SELECT value FROM json_each(?))"


class Memory:
    """Reads and writes the counts of one server. Slow as disks are: not for the thread that tends tables."""

    def __init__(self, folder: Path) -> None:
        """Nothing is opened before somebody reads or writes."""
        self.path = folder / FILE
        self._turn = Lock()
        self._known: Learned | None = None
        """All counts, as they were when the file had so many votes."""
        self._votes = 0

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
        first = {vote.voter: vote for vote in reversed(list(votes))}
        with self._turn:
            with self._open() as base, base:
                base.execute("BEGIN IMMEDIATE")
                before = _votes_in(base)
                for (voter,) in base.execute(KNOWN_VOTERS, (json.dumps(list(first)),)).fetchall():
                    del first[voter]
                new = first.values()
                base.executemany("INSERT INTO voters VALUES (?)", [(vote.voter,) for vote in new])
                base.executemany(ADD_CARD, [(vote.deck, vote.card, vote.marked) for vote in new])
                base.executemany(
                    ADD_CELL,
                    [(vote.deck, vote.word, vote.card, vote.marked) for vote in new if vote.word is not None],
                )
            if self._known is None or before != self._votes:  # another process has changed the file
                self._known = self.load()
            else:
                self._known.take(new)
            self._votes = before + len(new)
            return self._known

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
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))  # its side files inherit that
        with closing(sqlite3.connect(self.path, timeout=10, isolation_level=None)) as base:
            base.execute("PRAGMA synchronous=FULL")
            base.executescript(SCHEMA)
            yield base


def _votes_in(base: sqlite3.Connection) -> int:
    (votes,) = base.execute("SELECT total(shown) FROM cards").fetchone()
    return int(votes)
