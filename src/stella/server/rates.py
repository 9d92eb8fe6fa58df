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

    __slots__ = ("_full_at", "_rate")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._full_at = float("-inf")

    def take(self, now: float) -> bool:
        """Take one; False when there is none left."""
        each = 60 / self._rate.per_minute
        full_at = max(self._full_at, now) + each
        if full_at - now > self._rate.burst * each:
            return False
        self._full_at = full_at
        return True

    def is_full(self, now: float) -> bool:
        """Whether it can be forgotten."""
        return self._full_at <= now


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
