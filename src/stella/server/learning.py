"""Bots learn from the people who play here: after each game, in the background, without names."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from stella.bots import Minds
from stella.bots.memory import Memory
from stella.tables.codes import TableId
from stella.tables.votes import IsPrinted, Lesson, votes_of


@dataclass(frozen=True, slots=True)
class Learning:
    """Turns finished games into counts."""

    memory: Memory
    minds: Minds
    key: bytes
    is_printed: IsPrinted
    spawn: Callable[[Coroutine[Any, Any, None]], object]
    problem: Callable[[str, BaseException], None]

    def begin(self) -> None:
        """Remember what was learned before."""
        try:
            self.minds.learned = self.memory.load()
        except (sqlite3.Error, OSError) as error:  # bots play without it
            self.problem("learn", error)

    def finished(self, table: TableId, lesson: Lesson) -> None:
        """A game has come to its end."""
        if lesson.ballots:
            self.spawn(self._learn_from(table, lesson))

    async def _learn_from(self, table: TableId, lesson: Lesson) -> None:
        try:
            self.minds.learned = await asyncio.to_thread(
                lambda: self.memory.add(votes_of(table, lesson, self.key, self.is_printed))
            )
        except (sqlite3.Error, OSError) as error:
            self.problem("learn", error)
