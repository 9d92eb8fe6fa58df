"""From the events of a log to the states they lead to: the one loop for loading, learning and checking."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from stella import rules

from .events import Logged
from .evolve import GAME_EVENTS, evolve
from .recipients import is_public
from .state import TableState, seen_after, used_after

Step = tuple[TableState | None, Logged, TableState]
"""The table before an event, the event, the table after it."""


def replay(events: Sequence[Logged], table: TableState | None = None) -> Iterator[Step]:
    """The steps that `events` lead through, beginning with `table`.

    Of games before the last one only their number, their words and their pictures are kept: a new game begins with new
    cards, players and lists, so after it nobody can tell the difference. That is most of the work for the log of a long
    evening.
    """
    last_game = _last_start(events)
    for number, event in enumerate(events):
        after = evolve(table, event) if number >= last_game else _past(table, event)
        yield table, event, after
        table = after


def _last_start(events: Sequence[Logged]) -> int:
    """Where the last game begins; 0 if there was none."""
    for number in range(len(events) - 1, -1, -1):
        if type(events[number]) is rules.GameStarted:
            return number
    return 0


def _past(table: TableState | None, event: Logged) -> TableState:
    """The table after an event before the last game: people, chairs, options and counts are as they were."""
    if table is None or type(event) not in GAME_EVENTS:
        return evolve(table, event)
    if not is_public(event):
        return table
    changes: dict[str, Any] = {"version": table.version + 1}
    if isinstance(event, rules.GameStarted):
        changes |= {
            "games": table.games + 1,
            "used": used_after(table, event.words),
            "seen": seen_after(table, event.deck),
        }
    return replace(table, **changes)
