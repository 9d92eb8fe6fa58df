"""Presence across nodes: told immediately, learned by those who come later, and forgotten with a node that is gone."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from stella.bus import cluster
from stella.bus.cluster import PostgresCluster
from stella.live.ports import TableId
from stella.postgres import Database
from stella.postgres.database import PATIENCE
from stella.tables.people import MemberId
from tests.contracts.conftest import A, B
from tests.support.clusters import fetch
from tests.support.cut_wires import wire_to

pytestmark = pytest.mark.anyio


def members(*names: str) -> frozenset[MemberId]:
    return frozenset(map(MemberId, names))


class Node:
    """A node that notes what it hears."""

    def __init__(self, url: str, name: str) -> None:
        self.knows = PostgresCluster(Database(url), name)
        self.moved: list[TableId] = []
        self.told: list[tuple[str, bytes]] = []
        self._news = asyncio.Event()
        self.knows.subscribe(self._on_move, self._on_tell)

    def _on_move(self, table: TableId) -> None:
        self.moved.append(table)
        self._news.set()

    def _on_tell(self, topic: str, payload: bytes) -> None:
        self.told.append((topic, payload))
        self._news.set()

    async def until(self, wanted: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not wanted():
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def node(url: str, name: str) -> AsyncIterator[Node]:
    made = Node(url, name)
    await made.knows.start()
    try:
        yield made
    finally:
        await made.knows.stop()


async def test_who_comes_and_goes_at_one_node_is_known_at_the_others(url: str) -> None:
    async with node(url, "a") as one, node(url, "b") as two:
        one.knows.set_local(A, members("m1", "m2"))
        one.knows.set_local(B, members("m1"))
        await two.until(lambda: two.knows.remote_members(B) == members("m1"))
        assert two.knows.remote_members(A) == members("m1", "m2")
        assert one.knows.remote_members(A) == members()
        two.knows.set_local(A, members("m3"))
        await one.until(lambda: one.knows.remote_members(A) == members("m3"))
        one.knows.set_local(A, members())
        await two.until(lambda: two.knows.remote_members(A) == members())
        assert set(one.moved) == {A}


async def test_nodes_know_at_once_whether_there_are_others(url: str) -> None:
    async with node(url, "a") as one:
        assert not one.knows.has_peers()
        async with node(url, "b") as two:
            assert two.knows.has_peers()
            two.knows.set_local(A, members("m1"))
            await one.until(lambda: one.knows.remote_members(A) == members("m1"))
            assert one.knows.has_peers()
        await one.until(lambda: not one.knows.remote_members(A))
        assert not one.knows.has_peers()


async def test_nobody_can_go_to_a_node_that_is_about_to_end(url: str) -> None:
    async with node(url, "a") as one, node(url, "b") as two:
        two.knows.set_local(A, members("m1"))
        await one.until(lambda: one.knows.remote_members(A) == members("m1"))
        two.knows.leave()
        two.knows.broadcast("topic", b"later")
        await one.until(lambda: bool(one.told))
        assert one.told == [("topic", b"later")]
        assert not one.knows.has_peers()
        assert one.knows.remote_members(A) == members("m1")  # its people are still connected there
        async with node(url, "c") as three:
            three.knows.set_local(B, members("m1"))
            await one.until(lambda: one.knows.remote_members(B) == members("m1"))
            assert one.knows.has_peers()


async def test_a_node_that_comes_later_knows_who_is_there_when_it_has_started(url: str) -> None:
    async with node(url, "a") as one, node(url, "b") as two:
        one.knows.set_local(A, members("m1"))
        await two.until(lambda: two.knows.remote_members(A) == members("m1"))
        async with node(url, "c") as three:
            assert three.knows.remote_members(A) == members("m1")


async def test_more_than_one_message_can_hold_is_read(url: str) -> None:
    async with node(url, "a") as one, node(url, "b") as two:
        tables = [TableId(f"TABLE{number:03}") for number in range(300)]
        crowd = members(*(f"m{number}" for number in range(20)))
        for table in tables:
            one.knows.set_local(table, crowd)
        await two.until(lambda: all(two.knows.remote_members(table) == crowd for table in tables))


async def test_a_node_that_leaves_takes_its_people_along(url: str) -> None:
    async with node(url, "b") as two:
        async with node(url, "a") as one:
            one.knows.set_local(A, members("m1"))
            await two.until(lambda: two.knows.remote_members(A) == members("m1"))
        await two.until(lambda: two.knows.remote_members(A) == members())


async def test_a_node_that_died_is_forgotten_and_one_that_was_only_silent_comes_back(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.05)
    async with wire_to(url) as wire, node(url, "b") as two, node(wire.url, "a") as one:
        one.knows.set_local(A, members("m1"))
        await two.until(lambda: two.knows.remote_members(A) == members("m1"))
        wire.blocked = True
        wire.cut()
        await fetch(url, "UPDATE stella.nodes SET seen_at = now() - interval '1 hour' WHERE node = 'a'")
        await two.until(lambda: two.knows.remote_members(A) == members())
        one.knows.set_local(B, members("m2"))
        wire.blocked = False
        await two.until(lambda: two.knows.remote_members(A) == members("m1"))
        assert two.knows.remote_members(B) == members("m2")


async def test_of_the_nodes_with_people_at_a_table_one_leads(url: str) -> None:
    async with node(url, "a") as one, node(url, "b") as two:
        assert (one.knows.is_leader(A), two.knows.is_leader(A)) == (True, True)  # nobody is anywhere
        two.knows.set_local(A, members("m1"))
        await one.until(lambda: one.knows.remote_members(A) == members("m1"))
        assert (one.knows.is_leader(A), two.knows.is_leader(A)) == (False, True)
        one.knows.set_local(A, members("m2"))
        await two.until(lambda: two.knows.remote_members(A) == members("m2"))
        assert (one.knows.is_leader(A), two.knows.is_leader(A)) == (True, False)


async def test_what_is_in_no_log_is_shown_at_other_nodes_and_not_at_ones_own(url: str) -> None:
    async with node(url, "a") as one, node(url, "b") as two:
        two.knows.set_local(A, members("m1"))
        await one.until(lambda: one.knows.remote_members(A) == members("m1"))
        one.knows.broadcast(A, '{"type":"reaction","é":1}'.encode())
        await two.until(lambda: two.told == [(A, '{"type":"reaction","é":1}'.encode())])
        assert one.told == []


@pytest.mark.parametrize("turns", range(6))
async def test_a_node_ends_although_something_happens_at_that_moment(url: str, turns: int) -> None:
    async with node(url, "a") as one:
        one.knows.set_local(A, members("m1"))
        for _ in range(turns):
            await asyncio.sleep(0)
        async with asyncio.timeout(30):
            await one.knows.stop()


async def test_a_node_ends_although_the_database_has_fallen_silent(url: str) -> None:
    async with wire_to(url) as wire, node(wire.url, "a") as one:
        wire.silent = True
        now = asyncio.get_running_loop().time
        begun = now()
        await one.knows.stop()
        assert now() - begun < PATIENCE / 2
