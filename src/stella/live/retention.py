"""When tables are removed: their age by a trustworthy clock, and how many may be removed without asking."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from .ports import Clock, Store, TableId, TableSummary

DAY: Final = 24 * 3600 * 1000
BIN_TIME: Final = DAY
"""Milliseconds that a table stays in the bin."""
LEAD: Final = 2 * BIN_TIME
"""Maximum milliseconds that a clock may be ahead of the newest entry; longer than a table stays in the bin."""
FEW: Final = 20
"""Number of tables that may always be removed together …"""
SHARE: Final = 0.1
"""… and the share of all tables above which the operator is asked."""


async def shared_time(store: Store, clock: Clock) -> int:
    """Return the time in milliseconds that all nodes agree on: the database's, or that of the only node."""
    shared = await store.database_time()
    return clock.now() if shared is None else shared


def trusted_time(clock: int, newest: int | None) -> int:
    """Return the time by which to judge tables: a clock far ahead of the newest entry is probably wrong.

    >>> [trusted_time(clock * DAY, 4 * DAY) // DAY for clock in (4, 5, 45)], trusted_time(45 * DAY, None) // DAY
    ([4, 5, 6], 45)
    """
    return clock if newest is None else min(clock, newest + LEAD)


def overdue(
    tables: Iterable[TableSummary],
    now: int,
    finished_days: float,
    idle_days: float,
    due: Mapping[TableId, int],
) -> list[TableSummary]:
    """Return the tables that haven't been touched for longer than they are kept.

    Those that act by themselves when they are `due` count as touched then.
    """

    def until(table: TableSummary) -> float:
        touched_at = max(table.touched_at, due.get(table.table, 0))
        return touched_at + (finished_days if table.finished else idle_days) * DAY

    return [table for table in tables if until(table) < now]


def is_too_many(removed: int, tables: int) -> bool:
    """Return whether removing this many of all tables looks like a mistake.

    >>> is_too_many(20, 20), is_too_many(21, 210), is_too_many(21, 209)
    (False, False, True)
    """
    return removed > FEW and removed > SHARE * tables
