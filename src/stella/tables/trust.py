"""How far a table trusts somebody: each level has room and rates that lower ones can't use up."""

from __future__ import annotations

from enum import IntEnum

from .people import MemberId
from .state import TableState, seat_of


class Trust(IntEnum):
    """Levels of trust, the lowest first."""

    CODE = 0
    """Knows the code: anyone whom the link reached, and those who wait to be let in."""
    KEY = 1
    """Has the watch key, which people at the table hand out."""
    ADMITTED = 2
    """At the table without a seat."""
    SEATED = 3
    """Has a seat, or is the host."""


def trust_of(table: TableState | None, actor: MemberId | None) -> Trust:
    """Return how far a table trusts a member, or a stranger (`None`)."""
    member = None if table is None or actor is None else table.members.get(actor)
    if table is None or member is None or not member.approved:
        return Trust.CODE
    is_seated = member.id == table.host or seat_of(table, member.id) is not None
    return Trust.SEATED if is_seated else Trust.ADMITTED
