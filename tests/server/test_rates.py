"""The member who asks too often is told to wait; a whole IPv6 site counts too."""

from __future__ import annotations

import pytest

from stella.server.limits import rates
from stella.server.limits.rates import SITE, Buckets
from stella.server.settings import Rate


def buckets(burst: int = 10) -> Buckets:
    return Buckets(Rate(burst, 20), lambda: 0.0)


def test_the_networks_of_one_site_share_a_larger_bucket() -> None:
    many = buckets()
    taken = sum(many.take(f"2001:db8:7:{network:x}::1") for network in range(1000))
    assert taken == 10 * SITE
    assert not many.take("2001:db8:7:ffff::1")
    assert many.take("2001:db8:8:1::1")


def test_what_one_network_is_refused_does_not_count_against_its_site() -> None:
    many = buckets()
    assert sum(many.take("2001:db8:7:1::1") for _ in range(1000)) == 10
    assert sum(many.take(f"2001:db8:7:{network:x}::1") for network in range(2, 1000)) == 10 * SITE - 10


def test_what_a_site_is_refused_does_not_count_against_its_network() -> None:
    now = 0.0
    many = Buckets(Rate(10, 60), lambda: now)
    for network in range(2, 1000):
        many.take(f"2001:db8:7:{network:x}::1")
    assert not any(many.take("2001:db8:7:1::1") for _ in range(50))
    now = 1.0
    assert sum(many.take("2001:db8:7:1::1") for _ in range(50)) == 10


def test_addresses_of_ipv4_have_no_site() -> None:
    many = buckets(1)
    assert all(many.take(f"198.51.100.{last}") for last in range(200))


def test_buckets_of_very_many_addresses_take_no_more_memory_than_agreed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rates, "MOST_KEYS", 10)
    some = buckets(burst=1)
    addresses = [f"192.0.2.{number}" for number in range(50)]
    assert all(map(some.take, addresses))
    assert len(some._buckets) <= 10
    assert not some.take(addresses[-1])
