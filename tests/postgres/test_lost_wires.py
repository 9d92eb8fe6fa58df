"""Connections cut at every statement: an unknown outcome is settled by asking the log, never by guessing."""

from __future__ import annotations

import asyncio

import pytest

from stella.live.ports import Conflict, Snapshot, StoreUnavailable, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from tests.contracts.conftest import A, B, C, entry
from tests.support.clusters import fetch
from tests.support.cut_wires import wire_to
from tests.support.people import PATIENCE

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("way", ["request", "answer"])
@pytest.mark.parametrize("number", [0, 1, 2])
async def test_a_group_whose_wire_is_cut_is_written_once_and_acknowledged(
    url: str, way: str, number: int
) -> None:
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        tables = [TableId(f"TABLE{each:03}") for each in range(5)]
        await asyncio.gather(*(store.append(table, 0, [entry()]) for table in tables))
        wire.cut_at(way, number)
        for turn in range(1, 4):
            group = [entry(b"%d" % turn) for _ in tables]
            await asyncio.gather(
                *(store.append(table, turn, [each]) for table, each in zip(tables, group, strict=True))
            )
            for table, each in zip(tables, group, strict=True):
                assert list(await store.load(table))[turn:] == [each]
        assert wire.cuts == 1
        await store.close()


@pytest.mark.parametrize("way", ["request", "answer"])
async def test_all_that_was_asked_together_with_what_was_cut_is_done(url: str, way: str) -> None:
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        await asyncio.gather(*(store.append(table, 0, [entry()]) for table in (A, B)))
        wire.cut_at(way, 0)
        removed = asyncio.ensure_future(store.delete(B))  # asked before the first append is under way
        together = asyncio.gather(store.append(A, 1, [entry()]), store.append(C, 0, [entry()]), removed)
        async with asyncio.timeout(PATIENCE):
            await together
        assert removed.result()
        assert [len(await store.load(table)) for table in (A, B, C)] == [2, 0, 1]
        await store.close()


@pytest.mark.parametrize("way", ["request", "answer"])
async def test_a_conflict_is_a_conflict_also_after_a_cut(url: str, way: str) -> None:
    other = PostgresStore(Database(url))
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        await store.append(A, 0, [entry()])
        await other.append(A, 1, [entry(b"theirs")])
        wire.cut_at(way, 0)
        late, good = store.append(A, 1, [entry(b"ours")]), store.append(B, 0, [entry()])
        with pytest.raises(Conflict):
            await late
        await good
        assert [each.body for each in await store.load(A)][1:] == [b"theirs"]
        await store.close()
    await other.close()


@pytest.mark.parametrize("way", ["request", "answer"])
@pytest.mark.parametrize("number", range(5))
async def test_a_delete_that_was_cut_is_done_and_says_that_there_was_something(
    url: str, way: str, number: int
) -> None:
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        await store.append(A, 0, [entry()])
        store.save_snapshot(A, Snapshot(1, "kind", b"state"))
        await store.append(B, 0, [entry()])
        wire.cut_at(way, number)
        assert await store.delete(A)
        assert not await store.delete(C)
        assert list(await store.load(A)) == []
        assert dict(await store.heads([A, B])) == {B: 1}
        await store.close()


async def test_reading_goes_on_after_a_cut(url: str) -> None:
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        await store.append(A, 0, [entry()])
        for way in ("request", "answer"):
            wire.cut_at(way, 0)
            assert len(await store.load(A)) == 1
        assert wire.cuts == 2
        await store.close()


async def test_while_the_database_is_gone_writes_and_reads_are_refused_and_then_go_on(url: str) -> None:
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        await store.append(A, 0, [entry()])
        wire.blocked = True
        wire.cut()
        with pytest.raises(StoreUnavailable):
            await store.load(A)
        with pytest.raises(StoreUnavailable):
            await store.check()
        first = store.append(A, 1, [entry(b"while it was gone")])
        with pytest.raises(StoreUnavailable):
            await first
        wire.blocked = False
        await store.check()
        await store.append(A, 1, [entry(b"back")])
        assert [each.body for each in await store.load(A)][1:] == [b"back"]
        await store.close()


async def test_while_nobody_knows_whether_a_move_was_kept_later_ones_are_refused_and_it_is_told_in_the_end(
    url: str,
) -> None:
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        await store.append(A, 0, [entry()])
        wire.cut_at("answer", 0)
        wire.blocked = True
        unknown = store.append(A, 1, [entry(b"kept, and nobody knows")])
        await wire.was_cut.wait()
        with pytest.raises(StoreUnavailable, match="whether earlier writes were kept"):
            await asyncio.wait_for(store.append(B, 0, [entry()]), 30)
        assert not unknown.done()
        wire.blocked = False
        await asyncio.wait_for(unknown, 30)
        assert [each.body for each in await store.load(A)][1:] == [b"kept, and nobody knows"]
        assert list(await store.load(B)) == []
        await store.close()


async def test_closing_without_a_database_refuses_what_nobody_can_tell(url: str) -> None:
    async with wire_to(url) as wire:
        store = PostgresStore(Database(wire.url))
        await store.append(A, 0, [entry()])
        wire.cut_at("request", 0)
        wire.blocked = True
        unknown = store.append(A, 1, [entry()])
        await store.close()
        with pytest.raises(StoreUnavailable):
            await unknown
    assert [row[0] for row in await fetch(url, "SELECT seq FROM stella.heads")] == [1]


async def test_a_database_that_takes_no_writes_refuses_moves_and_can_still_be_read(url: str) -> None:
    store = PostgresStore(Database(url))
    await store.append(A, 0, [entry()])
    await fetch(url, "ALTER TABLE stella.events ADD CONSTRAINT full_disk CHECK (seq < 2)")
    with pytest.raises(StoreUnavailable, match="full_disk"):
        await store.append(A, 1, [entry()])
    assert len(await store.load(A)) == 1
    assert dict(await store.heads([A])) == {A: 1}
    await fetch(url, "ALTER TABLE stella.events DROP CONSTRAINT full_disk")
    await store.append(A, 1, [entry()])
    await store.close()
