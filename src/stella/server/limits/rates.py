"""Token buckets, which limit how often a client may ask."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, Literal, Protocol

from stella.server.settings import Rate, Settings

RateName = Literal[
    "creating", "joining", "finishing", "uploading", "printing", "painting", "requests", "opening", "probing"
]
SHARED_RATES: Final[tuple[RateName, ...]] = ("creating", "joining", "finishing", "uploading")
"""Rates shared by all nodes."""
LOCAL_RATES: Final[tuple[RateName, ...]] = ("printing", "painting", "requests")
MOST_KEYS: Final = 50_000
OF_A_TABLE: Final = 6
"""One address may use a sixth of its joining rate for one table: ten at the same time, twenty per minute."""
SITE: Final = 16
"""A /48 gets this many times the limit of a /64: it is one customer's site, or many customers of a mobile network."""


class SharedRateCounter(Protocol):
    """Adds up the tokens taken on all nodes. Nobody waits for it: totals arrive a moment later, or never."""

    def count(self, key: str, burst: int, per_minute: float, heard: Callable[[float], None]) -> None:
        """Count one token taken here; `heard` gets the tokens that all nodes have taken and not yet refilled."""


class Bucket:
    """Burst size, refilled over time."""

    __slots__ = ("_at", "_rate", "_taken")

    def __init__(self, rate: Rate) -> None:
        self._rate = rate
        self._taken = 0.0
        self._at = 0.0

    def take(self, now: float) -> bool:
        """Take a token; return False if none is left."""
        if not self.has(now):
            return False
        self._taken, self._at = self._taken_at(now) + 1, now
        return True

    def has(self, now: float) -> bool:
        """Return whether one could be taken."""
        return self._taken_at(now) + 1 <= self._rate.burst

    def is_full(self, now: float) -> bool:
        """Return whether it is full again, so that it can be dropped."""
        return self._taken_at(now) == 0

    def raise_to(self, taken: float, now: float) -> None:
        """Note that at least this many tokens were taken on all nodes together."""
        if taken > self._taken_at(now):
            self._taken, self._at = taken, now

    def _taken_at(self, now: float) -> float:
        """Return the tokens taken and not yet refilled."""
        return max(0.0, self._taken - (now - self._at) * self._rate.per_minute / 60)


class SharedBucket(Bucket):
    """A bucket whose key is counted on all nodes together."""

    __slots__ = ("_counter", "_key", "_now")

    def __init__(self, rate: Rate, counter: SharedRateCounter, key: str, now: Callable[[], float]) -> None:
        super().__init__(rate)
        self._counter, self._key, self._now = counter, key, now

    def take(self, now: float) -> bool:
        """Take a token, and report it to the other nodes."""
        taken = super().take(now)
        if taken:
            self._counter.count(self._key, self._rate.burst, self._rate.per_minute, self._heard)
        return taken

    def _heard(self, taken: float) -> None:
        self.raise_to(taken, self._now())


class Buckets:
    """Buckets by address, in limited memory."""

    def __init__(
        self,
        rate: Rate | None,
        now: Callable[[], float],
        counter: SharedRateCounter | None = None,
        name: str = "",
    ) -> None:
        """With a counter, buckets of the same name on other nodes count, too."""
        self._rate = rate
        self._now = now
        self._counter = counter
        self._name = name
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token for this address; return False if the address or its site has none left."""
        now, found = self._now(), self._buckets_of(address)
        return all(bucket.has(now) for bucket in found) and all(bucket.take(now) for bucket in found)

    def has(self, address: str) -> bool:
        """Return whether one could be taken."""
        now = self._now()
        return all(bucket.has(now) for bucket in self._buckets_of(address))

    def _buckets_of(self, address: str) -> list[Bucket]:
        rate = self._rate
        if rate is None:
            return []
        own, site = self._bucket_of(network_of(address), rate), site_of(address)
        if site is None:
            return [own]
        return [own, self._bucket_of(site, Rate(rate.burst * SITE, rate.per_minute * SITE))]

    def bucket(self, key: str) -> Bucket | None:
        """Return the bucket of this key; `None` if nothing is limited."""
        return None if self._rate is None else self._bucket_of(key, self._rate)

    def _bucket_of(self, key: str, rate: Rate) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room(self._now())
            bucket = self._buckets[key] = self._new(key, rate)
        self._buckets.move_to_end(key)
        return bucket

    def _new(self, key: str, rate: Rate) -> Bucket:
        if self._counter is None:
            return Bucket(rate)
        return SharedBucket(rate, self._counter, f"{self._name} {key}", self._now)

    def _make_room(self, now: float) -> None:
        """Forget the oldest ones that are full again, but not the newest, which is about to be used."""
        while len(self._buckets) > 1:
            key, oldest = next(iter(self._buckets.items()))
            if not oldest.is_full(now) and len(self._buckets) < MOST_KEYS:
                return
            del self._buckets[key]


def rates_from(
    settings: Settings, now: Callable[[], float], counter: SharedRateCounter | None
) -> dict[RateName, Buckets]:
    """Return the buckets of HTTP requests and sockets, by address."""
    return {
        **{name: Buckets(getattr(settings, name), now, counter, name) for name in SHARED_RATES},
        **{name: Buckets(getattr(settings, name), now) for name in LOCAL_RATES},
        "opening": Buckets(settings.requests, now, counter, "opening"),
        "probing": Buckets(settings.requests, now),  # a load balancer and its clients may share an address
    }


class TableJoins:
    """Limit of new members per table and address, so that nobody fills a table alone."""

    def __init__(self, rate: Rate | None, now: Callable[[], float], tally: SharedRateCounter | None) -> None:
        """`rate`: for joining any table."""
        self._buckets = Buckets(None if rate is None else rate.share(OF_A_TABLE), now, tally, "joins")
        self._now = now

    def take(self, table: str, address: str) -> bool:
        """Count a new member; return False if there were too many lately."""
        bucket = self._buckets.bucket(f"{table} {network_of(address)}")
        return bucket is None or bucket.take(self._now())


def network_of(address: str) -> str:
    """Return the network to count by: an IPv4 address, or the /64 of an IPv6 address.

    >>> network_of("2001:db8:1:2:3:4:5:6"), network_of("::ffff:192.0.2.7"), network_of("unknown")
    ('2001:db8:1:2::/64', '192.0.2.7', 'unknown')
    """
    parsed = _parsed(address)
    if isinstance(parsed, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return address if parsed is None else str(parsed)


def site_of(address: str) -> str | None:
    """Return the /48 of an IPv6 address, which has 65,536 networks to hide in; `None` for others.

    >>> site_of("2001:db8:1:2:3:4:5:6"), site_of("::ffff:192.0.2.7"), site_of("192.0.2.7")
    ('2001:db8:1::/48', None, None)
    """
    parsed = _parsed(address)
    if not isinstance(parsed, ipaddress.IPv6Address):
        return None
    return str(ipaddress.ip_network((parsed, 48), strict=False))


def _parsed(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(parsed, "ipv4_mapped", None) or parsed
