"""Token buckets: who asks too often is told to wait."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from .settings import Rate

MOST_KEYS: Final = 50_000


class Bucket:
    """So many at once, refilled over time."""

    __slots__ = ("_at", "_rate", "_taken")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._taken = 0.0
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Take one; False when there is none left."""
        taken = self._taken_at(now)
        if taken + 1 > self._rate.burst:
            return False
        self._taken, self._at = taken + 1, now
        return True

    def has(self, now: float) -> bool:
        """Whether one could be taken."""
        return self._taken_at(now) + 1 <= self._rate.burst

    def is_full(self, now: float) -> bool:
        """Whether it can be forgotten."""
        return self._taken_at(now) == 0

    def _taken_at(self, now: float) -> float:
        """What has not grown back by now."""
        return max(0.0, self._taken - (now - self._at) * self._rate.per_minute / 60)


class Buckets:
    """A bucket for each address, and not more memory than agreed."""

    def __init__(self, rate: Rate | None, now: Callable[[], float]) -> None:
        self._rate = rate
        self._now = now
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one for this address; False when it asked too often."""
        bucket = self.bucket(network_of(address))
        return bucket is None or bucket.take(self._now())

    def bucket(self, key: str) -> Bucket | None:
        """The bucket that all who come with this key share; `None` where nothing is limited."""
        if self._rate is None:
            return None
        now, bucket = self._now(), self._buckets.get(key)
        if bucket is None:
            self._make_room(now)
            bucket = self._buckets[key] = Bucket(self._rate)
        self._buckets.move_to_end(key)
        return bucket

    def _make_room(self, now: float) -> None:
        while self._buckets:
            key, oldest = next(iter(self._buckets.items()))
            if not oldest.is_full(now) and len(self._buckets) < MOST_KEYS:
                return
            del self._buckets[key]


def network_of(address: str) -> str:
    """The address to count by: an IPv4 address, or the /64 an IPv6 address belongs to.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7"), network_of("unknown")
    ('2001:db8:1:2::/64', '192.0.2.7', 'unknown')
    """
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
