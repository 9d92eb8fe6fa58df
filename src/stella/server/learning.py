"""Learning from the people who play here: after each game, in the background, without names."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from stella.bots import Knowledge
from stella.bots.learned import Learned
from stella.bots.memory import LearnedStore
from stella.skies.lessons import votes_under
from stella.skies.slates import SkyCounts, Slate
from stella.tables.codes import TableId
from stella.tables.votes import IsPrinted, Lesson, votes_of

GATHER: Final = 5.0
"""Seconds to collect finished games, which are then counted in one transaction."""

Later = Callable[[float, Callable[[], None]], object]
"""`Clock.call_later`."""


@dataclass(slots=True)
class Learning:
    """Turns finished games into counts."""

    memory: LearnedStore
    knowledge: Knowledge
    key: bytes
    is_printed: IsPrinted
    spawn: Callable[[Coroutine[Any, Any, None]], object]
    later: Later
    problem: Callable[[str, BaseException], None]
    _gathered: list[tuple[TableId, Lesson]] = field(default_factory=list)

    def begin(self) -> None:
        """Remember what was learned before."""
        try:
            self.knowledge.learned = self.memory.load()
        except (sqlite3.Error, OSError) as error:  # bots play without it
            self.problem("learn", error)

    def finished(self, table: TableId, lesson: Lesson) -> None:
        """Note that a game has ended."""
        if lesson.ballots:
            if not self._gathered:
                self.later(GATHER, self._begin_to_learn)
            self._gathered.append((table, lesson))

    def _begin_to_learn(self) -> None:
        self.spawn(self.learn())

    async def learn(self) -> None:
        """Count all games that have ended since the last time; also before the server stops."""
        gathered, self._gathered = self._gathered, []
        if not gathered:
            return
        try:
            self.knowledge.learned = await asyncio.to_thread(self._counted, gathered)
        except (sqlite3.Error, OSError) as error:
            self.problem("learn", error)

    async def learn_from_sky(self, counts: SkyCounts, slates: Iterable[Slate], deck: str) -> bool:
        """Count the slates of a sky whose day is over; false if that failed."""
        votes = [*votes_under(counts, slates, deck, self.key)]
        try:
            self.knowledge.learned = await asyncio.to_thread(self.memory.add, votes, counts.day)
        except (sqlite3.Error, OSError) as error:
            self.problem("learn", error)
            return False
        return True

    def _counted(self, gathered: list[tuple[TableId, Lesson]]) -> Learned:
        votes = [
            vote for table, lesson in gathered for vote in votes_of(table, lesson, self.key, self.is_printed)
        ]
        return self.memory.add(votes)
