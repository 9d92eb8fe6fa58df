"""Whom events concern: who sees something new. What is secret concerns its owner alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from stella import rules

from . import events as t
from .people import MemberId
from .state import TableState

Concerned = set[MemberId | None]
"""Members who see something new; with `None` in it, everybody does."""

OF_A_SEAT: Final = (rules.CardMarked, rules.CardUnmarked, t.PointingListSet, t.ListPlaySet)
OF_A_MEMBER: Final = (t.TicketIssued, t.DeviceAdmitted)


def concerned_by(events: Iterable[t.Logged], table: TableState | None) -> Concerned:
    """Who sees something new after `events` brought about `table`."""
    concerned: Concerned = set()
    for event in events:
        if isinstance(event, OF_A_SEAT):
            if table is not None and (member := table.chairs[event.seat].member) is not None:
                concerned.add(member)
        elif isinstance(event, OF_A_MEMBER):
            concerned.add(event.member)
        elif not isinstance(event, t.TimeLeft):
            concerned.add(None)
    return concerned
