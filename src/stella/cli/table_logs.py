"""What an operator may learn from a table's log, for `stella tables`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from stella.cli.output import iso_time
from stella.live.loading import table_of
from stella.live.ports import Entry, TableId, TableSummary
from stella.rules import GameStarted, SlatesShown, project_public
from stella.tables.state import Status, TableState, status_of
from stella.wire.stored import CODEC, UnreadableLog

UNREADABLE: Final = "unreadable"


@dataclass(frozen=True, slots=True)
class TableReport:
    """A summary of a table without names, keys and crosses."""

    code: str
    status: str
    people: int
    seats: int
    games: int
    round: int | None
    phase: str | None
    totals: tuple[int, ...]
    """Points of all scored rounds of the last game, by seat."""
    created_at: int
    touched_at: int
    entries: int


def summary_of(table: TableId, entries: Sequence[Entry]) -> TableSummary:
    """Return a table's line in the list."""
    return TableSummary(table, len(entries), entries[0].at, entries[-1].at)


def report_of(summary: TableSummary, entries: Sequence[Entry]) -> TableReport:
    """Return the summary of a table, even if its log can't be read."""
    try:
        state = table_of(entries)
    except UnreadableLog:
        state = None
    game = None if state is None or state.game is None else project_public(state.game)
    return TableReport(
        code=summary.table,
        status=UNREADABLE if state is None else status_of(state).value,
        people=0 if state is None else len(state.members),
        seats=0 if state is None else len(state.chairs),
        games=0 if state is None else state.games,
        round=None if game is None else game.round,
        phase=None if game is None else game.phase.value,
        totals=() if game is None else tuple(seat.total for seat in game.seats),
        created_at=summary.created_at,
        touched_at=summary.touched_at,
        entries=summary.seq,
    )


def plain(report: TableReport) -> dict[str, Any]:
    """Return the summary for JSON, with standard times."""
    fields: dict[str, Any] = msgspec.to_builtins(report)
    for name in ("created_at", "touched_at"):
        fields[name] = iso_time(fields[name])
    return fields


def holds_secrets(entries: Sequence[Entry]) -> bool:
    """Return whether the log has crosses that weren't revealed: of a running game, or never."""
    state: TableState | None = table_of(entries)
    running = state is not None and status_of(state) is Status.PLAYING
    return running or any(
        isinstance(event, GameStarted) and event.options.slates_shown is SlatesShown.NEVER
        for entry in entries
        for event in CODEC.decode(entry.body)
    )


def log_of(entries: Sequence[Entry]) -> list[dict[str, Any]]:
    """Return every event, in order and in the newest format.

    Request ids stay out: with the id of a join, anybody could ask for that person's key again.
    """
    return [
        {
            "seq": seq,
            "at": entry.at,
            "events": [
                [type(event).__name__, msgspec.to_builtins(event)] for event in CODEC.decode(entry.body)
            ],
        }
        for seq, entry in enumerate(entries, start=1)
    ]
