"""What people may write to the log of a table, so that nobody alone uses up what all have together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stella.live.ports import TableId
from stella.server.limits.rates import Buckets
from stella.server.settings import Rate
from stella.tables.people import MemberId

OF_A_MEMBER: Final = 4
"""A member may use a quarter of what the table may."""
OF_OUTSIDERS: Final = 10
"""All who come, or wait to be let in, may use a tenth of it together."""


class LogQuota:
    """The lines that tables may still add to their logs."""

    def __init__(self, rate: Rate | None, now: Callable[[], float]) -> None:
        """`rate`: of one table."""
        self._now = now
        self._tables = Buckets(rate, now)
        self._members = Buckets(_share(rate, OF_A_MEMBER), now)
        self._outsiders = Buckets(_share(rate, OF_OUTSIDERS), now)

    def take(self, table: TableId, member: MemberId | None) -> bool:
        """Take a line for a member, or for somebody who has not been let in; False if there is none left for now."""
        whole, now = self._tables.bucket(table), self._now()
        own = self._outsiders.bucket(table) if member is None else self._members.bucket(f"{table} {member}")
        if whole is None or own is None:
            return True
        return whole.has(now) and own.take(now) and whole.take(now)


def _share(rate: Rate | None, parts: int) -> Rate | None:
    return None if rate is None else Rate(max(1, rate.burst // parts), rate.per_minute / parts)
