"""Rates that hold for all nodes together: who goes from node to node is let through no more often than by one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

from stella.postgres import Database, rate_counter
from stella.postgres.rate_counter import SWEEP, PostgresRateCounter
from stella.server.limits.rates import SITE, Buckets
from stella.server.settings import Rate
from tests.support.clusters import fetch
from tests.support.cut_wires import wire_to
from tests.support.people import PATIENCE, Device, wish_id
from tests.support.processes import Server, nursery_in

pytestmark = pytest.mark.anyio
RATE = Rate(8, 0.0001)
ADDRESS = "198.51.100.7"
TAKEN = "SELECT coalesce(sum(taken), 0) FROM stella.rates"


async def until_taken(url: str, least: float) -> None:
    """Wait until nodes have told of this much."""
    async with asyncio.timeout(PATIENCE):
        while (await fetch(url, TAKEN))[0][0] < least:  # noqa: ASYNC110 - others write it, in the database
            await asyncio.sleep(0.02)


class Node:
    """The buckets of one node, and when it tells of them."""

    def __init__(self, connection: Any, rate: Rate = RATE) -> None:
        self.connection = connection
        self.counter = PostgresRateCounter(Database(""), b"secret of the club")
        self.now = 1000.0
        self.buckets = Buckets(rate, lambda: self.now, self.counter, "creating")

    def take(self, times: int, address: str = ADDRESS) -> int:
        """Ask so often; returns how often it was let through."""
        return sum(self.buckets.take(address) for _ in range(times))

    async def tell(self) -> None:
        await self.counter._tell(self.connection)


@asynccontextmanager
async def nodes(url: str, rate: Rate = RATE) -> AsyncIterator[tuple[Node, Node]]:
    connection = await Database(url).connect()
    try:
        yield Node(connection, rate), Node(connection, rate)
    finally:
        await connection.close()


async def test_what_was_taken_at_one_node_is_missing_at_the_other(url: str) -> None:
    async with nodes(url) as (one, two):
        assert one.take(6) == 6
        await one.tell()
        assert two.take(1) == 1
        await two.tell()
        assert two.take(9) == 1
        assert two.take(9, "198.51.100.8") == RATE.burst


async def test_what_was_let_through_while_nobody_told_is_missing_later(url: str) -> None:
    async with nodes(url, Rate(8, 60)) as (one, two):
        assert one.take(9) == two.take(9) == 8
        await one.tell()
        await two.tell()  # 16 are taken, one grows back each second
        two.now += 8
        assert two.take(1) == 0
        two.now += 1
        assert two.take(9) == 1


async def test_what_is_taken_while_a_node_tells_is_told_next(url: str) -> None:
    async with nodes(url) as (one, _):
        one.take(3)
        telling = asyncio.create_task(one.tell())
        await asyncio.sleep(0)
        one.take(2)
        await telling
        await one.tell()
        await one.tell()
        assert one.take(9) == 3
        assert [row[0] for row in await fetch(url, TAKEN)] == [pytest.approx(5, abs=0.01)]


async def test_the_networks_of_one_site_share_a_larger_bucket_at_all_nodes(url: str) -> None:
    async with nodes(url) as (one, two):
        for network in range(SITE):
            assert one.take(8, f"2001:db8:7:{network:x}::1") == 8
        await one.tell()
        assert two.take(1, "2001:db8:7:ffff::1") == 1
        await two.tell()
        assert two.take(9, "2001:db8:7:fffe::1") == 0


async def test_what_has_grown_back_is_forgotten_and_rows_have_a_limit(
    url: str,
) -> None:
    async with nodes(url, Rate(8, 6000)) as (one, _):
        one.take(1)
        await one.tell()
        await fetch(url, "UPDATE stella.rates SET at = at - interval '1 second'")
        await one.connection.execute(SWEEP)
        assert await fetch(url, "SELECT key FROM stella.rates") == []
    few = SWEEP.replace(str(rate_counter.MOST_ROWS), "10")
    async with nodes(url) as (one, _):
        for number in range(40):
            one.take(1, f"198.51.100.{number}")
            await one.tell()
        await one.connection.execute(few)
        assert len(await fetch(url, "SELECT key FROM stella.rates")) == 10


async def test_a_counter_that_runs_tells_of_large_takes_without_a_delay_and_forgets_what_has_grown_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_counter, "DELAY", 1000.0)
    await fetch(url, "INSERT INTO stella.rates VALUES ('old', 0.5, 1, now() - interval '1 hour')")
    counter = PostgresRateCounter(Database(url), b"secret of the club")
    await counter.start()
    try:
        buckets = Buckets(RATE, lambda: 0.0, counter, "creating")
        assert all(buckets.take(ADDRESS) for _ in range(RATE.burst // rate_counter.URGENT))
        await until_taken(url, RATE.burst // rate_counter.URGENT)
        assert await fetch(url, "SELECT 1 FROM stella.rates WHERE key = 'old'") == []
    finally:
        await counter.stop()


async def test_no_address_is_in_the_database(url: str) -> None:
    async with nodes(url) as (one, _):
        one.take(1)
        await one.tell()
        ((key,),) = await fetch(url, "SELECT key FROM stella.rates")
        assert len(key) == 16
        assert ADDRESS.encode() not in key


async def test_without_a_database_each_node_counts_for_itself_and_tells_when_it_is_back(url: str) -> None:
    async with wire_to(url) as wire:
        wire.blocked = True
        counter = PostgresRateCounter(Database(wire.url), b"secret of the club")
        buckets = Buckets(RATE, lambda: 1000.0, counter, "creating")
        await counter.start()
        try:
            assert sum(buckets.take(ADDRESS) for _ in range(20)) == RATE.burst
            wire.blocked = False
            await until_taken(url, RATE.burst - 1)
        finally:
            await counter.stop()


async def test_a_node_that_ends_has_told_everything(url: str) -> None:
    counter = PostgresRateCounter(Database(url), b"secret of the club")
    buckets = Buckets(RATE, lambda: 1000.0, counter, "creating")
    await counter.start()
    buckets.take("198.51.100.1")
    await until_taken(url, 1)
    buckets.take("198.51.100.2")
    await counter.stop()
    assert len(await fetch(url, "SELECT key FROM stella.rates")) == 2


async def go_through(node: Server, path: str, most: int, url: str, **headers: str) -> int:
    """Ask until this node refuses, each time only after the last one was told; returns how often it was let through."""
    async with httpx2.AsyncClient(base_url=node.link, headers=headers, timeout=PATIENCE) as http:
        for number in range(most):
            (before,), *_ = await fetch(url, TAKEN)
            create = {"id": wish_id("create"), "name": "Ada"}
            reply = await http.post(path, json=create if path == "/api/tables" else {"screen": "000000"})
            if reply.status_code == 429:
                assert reply.json()["code"] == "E_RATE"
                return number
            assert reply.status_code == 201 or reply.json()["code"] == "E_SCREEN", reply.text
            await until_taken(url, before + 0.5)
    return most


@pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX")
async def test_new_tables_and_wrong_codes_of_tvs_are_limited_for_two_nodes_together(
    url: str, tmp_path: Path
) -> None:
    few = ("--set", "creating=4+0.001", "--set", "guessing=24+0.006", "--set", "joining=off")
    with nursery_in(tmp_path) as nursery:
        one, two = (
            nursery.start("--database", url, *few, data=tmp_path / "data", limited=True) for _ in range(2)
        )
        stranger = {"x-forwarded-for": ADDRESS}
        assert await go_through(one, "/api/tables", 20, url, **stranger) == 4
        assert await go_through(two, "/api/tables", 20, url, **stranger) <= 2
        async with Device(two.link) as ada:
            code = (await ada.create())["code"]
            cookies = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        show = f"/api/tables/{code}/screens"
        assert await go_through(one, show, 20, url, cookie=cookies, origin=one.link) == 4
        assert await go_through(two, show, 20, url, cookie=cookies, origin=two.link) <= 2
