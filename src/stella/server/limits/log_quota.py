"""Quotas for writing to the log of a table.

Each seat has its own budget, and so has each member for what only they see: nobody can use up or measure what
others write in secret. Only what everyone sees anyway counts towards a shared budget.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stella.live.ports import TableId
from stella.server.limits.rates import Bucket, Buckets
from stella.server.settings import Rate
from stella.tables.people import MemberId
from stella.tables.state import Trust

OF_A_SEAT: Final = 4
"""Each seat may use a quarter of the rate."""
OF_THE_UNSEATED: Final = 4
"""All members without a seat may use a quarter of it together for what everyone sees …"""
OF_A_MEMBER: Final = 50
"""… and each of them a fiftieth for what only they see."""
OF_OUTSIDERS: Final = 10
"""Everyone who joins or waits to be let in may use a tenth of it together."""
OF_READERS: Final = 10
"""Everyone who guesses rounds of its public games may use a tenth of it together."""


class LogQuota:
    """Budgets of lines that tables may add to their logs."""

    def __init__(self, rate: Rate | None, now: Callable[[], float]) -> None:
        """`rate`: for one table."""
        self._now = now
        self._seats = Buckets(_share(rate, OF_A_SEAT), now)
        self._unseated = Buckets(_share(rate, OF_THE_UNSEATED), now)
        self._members = Buckets(_share(rate, OF_A_MEMBER), now)
        self._outsiders = Buckets(_share(rate, OF_OUTSIDERS), now)
        self._readers = Buckets(_share(rate, OF_READERS), now)

    def take(self, table: TableId, member: MemberId | None, trust: Trust, secret: bool) -> bool:
        """Take one line; return False if none is left for now. `secret`: only the member sees it."""
        bucket = self._bucket(table, member, trust, secret)
        return bucket is None or bucket.take(self._now())

    def _bucket(self, table: TableId, member: MemberId | None, trust: Trust, secret: bool) -> Bucket | None:
        if trust is Trust.SEATED:
            return self._seats.bucket(f"{table} {member}")
        if trust is Trust.ADMITTED:
            return self._members.bucket(f"{table} {member}") if secret else self._unseated.bucket(table)
        return (self._readers if trust is Trust.LINK else self._outsiders).bucket(table)


def _share(rate: Rate | None, parts: int) -> Rate | None:
    return None if rate is None else rate.share(parts)
