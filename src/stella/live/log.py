"""The log of a table as it lies in the store, read."""

from __future__ import annotations

from collections.abc import Iterable

from stella.tables.events import Logged
from stella.tables.replay import replay
from stella.tables.state import TableState
from stella.wire.stored import CODEC

from .ports import Entry


def events_of(entries: Iterable[Entry]) -> list[Logged]:
    """All events of these entries, in order. Raises `UnreadableLog`."""
    return [event for entry in entries for event in CODEC.decode(entry.body)]


def table_of(entries: Iterable[Entry]) -> TableState | None:
    """The table its entries lead to; `None` for an empty log."""
    table: TableState | None = None
    for _, _, table in replay(events_of(entries)):  # noqa: B007 - the last one counts
        pass
    return table
