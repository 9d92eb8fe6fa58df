"""Choice of the next host."""

from __future__ import annotations

from collections.abc import Container

from .people import MemberId
from .state import TableState, seat_of


def heir_of(table: TableState, among: Container[MemberId]) -> MemberId | None:
    """Who becomes host next: the one who joined first among those with a chair, then among all who were let in.

    Only those in `among` count: who stays when the host leaves, or who is here when the host is not.
    """
    people = (member for member in table.members.values() if member.program is None)
    able = [member.id for member in people if member.approved and member.id in among]
    seated = [member for member in able if seat_of(table, member) is not None]
    return next(iter([*seated, *able]), None)
