"""Wrong codes: those of one address, and those of all together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stella.server.limits.rates import Bucket, Buckets, network_of

SLOWED: Final = 2.0
"""Seconds that each code waits while too many wrong ones are typed, by anyone."""


class Guesses:
    """Counts wrong codes. Above a limit of its own an address is refused, above that of all each code takes a while."""

    def __init__(self, now: Callable[[], float], everyone: Bucket | None, own: Buckets) -> None:
        self._now, self._everyone, self._own = now, everyone, own

    def may_try(self, address: str) -> bool:
        """Whether this address has not typed too many wrong ones lately; then right ones are not taken either."""
        bucket = self._own.bucket(network_of(address))
        return bucket is None or bucket.has(self._now())

    def pause(self) -> float:
        """Return how many seconds a code has to wait."""
        is_calm = self._everyone is None or self._everyone.has(self._now())
        return 0.0 if is_calm else SLOWED

    def note_wrong(self, address: str) -> None:
        """One more was wrong."""
        now = self._now()
        for bucket in (self._own.bucket(network_of(address)), self._everyone):
            if bucket is not None:
                bucket.take(now)
