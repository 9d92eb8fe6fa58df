"""Several nodes write to one log: no lost or doubled acknowledgement, no deadlock, hints to all."""

from __future__ import annotations

import asyncio
import random

import pytest

from stella.bus.postgres import PostgresBus
from stella.live.ports import Conflict, Entry, Snapshot, StoreUnavailable, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from tests.contracts.conftest import A, B, entry
from tests.support.clusters import fetch
from tests.support.people import PATIENCE

pytestmark = pytest.mark.anyio


async def test_nodes_that_write_to_the_same_tables_lose_and_double_nothing(url: str) -> None:
    nodes = [PostgresStore(Database(url)) for _ in range(3)]
    tables = [TableId(f"TABLE{number:03}") for number in range(6)]
    order = random.Random(7)

    async def play(node: PostgresStore, table: TableId, who: str) -> list[Entry]:
        done: list[Entry] = []
        at = 0
        while len(done) < 12:
            mine = entry(who.encode())
            try:
                await node.append(table, at, [mine])
            except Conflict:
                at += len(await node.load(table, at))
            else:
                at += 1
                done.append(mine)
        return done

    # each node hands its appends over in another order: locks taken in that order would end in deadlocks
    games = [(node, table) for node in nodes for table in order.sample(tables, len(tables))]
    acknowledged = await asyncio.gather(
        *(play(node, table, f"{number}") for number, (node, table) in enumerate(games))
    )
    for table in tables:
        log = list(await nodes[0].load(table))
        mine = [
            each
            for (_, played), done in zip(games, acknowledged, strict=True)
            if played == table
            for each in done
        ]
        assert len(log) == len(mine) == 36
        assert {each.request_id for each in log} == {each.request_id for each in mine}
    (deadlocks,) = await fetch(
        url, "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"
    )
    assert deadlocks[0] == 0
    for node in nodes:
        await node.close()


COLLIDING = """
CREATE SEQUENCE public.tries;
CREATE FUNCTION public.collide() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF nextval('public.tries') < {tries} THEN RAISE EXCEPTION 'collision' USING ERRCODE = '{code}'; END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER collide BEFORE INSERT ON stella.events FOR EACH ROW EXECUTE FUNCTION public.collide()
"""
"""Sequences aren't rolled back, so they count the tries."""


@pytest.mark.parametrize("code", ["40001", "40P01"])
async def test_what_collides_with_another_node_is_tried_again(url: str, code: str) -> None:
    connection = await Database(url).connect()
    await connection.execute(COLLIDING.format(tries=3, code=code))
    await connection.close()
    store = PostgresStore(Database(url))
    await store.append(A, 0, [entry()])
    assert len(await store.load(A)) == 1
    await store.close()


async def test_after_a_database_that_only_reads_another_connection_is_made(url: str) -> None:
    """A primary that has become a standby: the address may lead to another server now."""
    operator = await Database(url).connect()
    name = await operator.fetchval("SELECT current_database()")
    await operator.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
    store = PostgresStore(Database(url))
    with pytest.raises(StoreUnavailable):
        await store.append(A, 0, [entry()])
    await operator.execute(f"ALTER DATABASE {name} RESET default_transaction_read_only")
    await operator.close()
    await store.append(A, 0, [entry()])
    await store.close()


async def test_a_request_that_two_nodes_carry_out_is_written_once(url: str) -> None:
    one, other = PostgresStore(Database(url)), PostgresStore(Database(url))
    await one.append(A, 0, [entry()])
    for turn in range(1, 20):
        same = entry(request_id=f"bot-{turn}")
        results = await asyncio.gather(
            one.append(A, turn, [same]), other.append(A, turn, [same]), return_exceptions=True
        )
        assert sorted(map(type, results), key=str) == [type(None), Conflict] or sorted(
            map(type, results), key=str
        ) == [Conflict, type(None)]
    assert len(await one.load(A)) == 20
    await one.close()
    await other.close()


async def test_an_append_and_a_delete_of_one_moment_leave_all_or_nothing(url: str) -> None:
    one, other = PostgresStore(Database(url)), PostgresStore(Database(url))
    for _ in range(25):
        await one.append(A, 0, [entry()])
        one.save_snapshot(A, Snapshot(1, "kind", b"state"))
        await asyncio.gather(one.append(A, 1, [entry()]), other.delete(A), return_exceptions=True)
        other.save_snapshot(A, Snapshot(1, "kind", b"state"))
        await other.append(B, 0, [entry()])
        assert list(await one.load(A)) == []
        assert await one.snapshot(A) is None
        await one.delete(B)
    rows = await fetch(
        url, "SELECT (SELECT count(*) FROM stella.events) + (SELECT count(*) FROM stella.snapshots)"
    )
    assert rows[0][0] == 0
    await one.close()
    await other.close()


async def test_a_group_larger_than_a_hint_can_hold_is_told_in_several(url: str) -> None:
    store, bus, heard = PostgresStore(Database(url)), PostgresBus(Database(url)), set[tuple[TableId, int]]()
    listening, complete = asyncio.Event(), asyncio.Event()
    tables = [TableId(f"TABLE{number:03}") for number in range(600)]

    def hear(table: TableId, seq: int) -> None:
        heard.add((table, seq))
        if len(heard) == len(tables):
            complete.set()

    bus.subscribe(hear, listening.set)
    await bus.start()
    await listening.wait()
    await asyncio.gather(*(store.append(table, 0, [entry(), entry()]) for table in tables))
    await asyncio.wait_for(complete.wait(), 30)
    assert heard == {(table, 2) for table in tables}
    await bus.stop()
    await store.close()


async def test_a_conflict_is_not_told(url: str) -> None:
    store, bus, heard = (
        PostgresStore(Database(url)),
        PostgresBus(Database(url)),
        asyncio.Queue[tuple[TableId, int]](),
    )
    listening = asyncio.Event()
    bus.subscribe(lambda table, seq: heard.put_nowait((table, seq)), listening.set)
    await bus.start()
    await listening.wait()
    await asyncio.gather(store.append(A, 3, [entry()]), store.append(B, 0, [entry()]), return_exceptions=True)
    assert await asyncio.wait_for(heard.get(), 30) == (B, 1)
    assert heard.empty()
    await bus.stop()
    await store.close()


async def test_after_a_lost_connection_listeners_hear_that_they_may_have_missed_something_and_then_all(
    url: str,
) -> None:
    store, bus = PostgresStore(Database(url)), PostgresBus(Database(url), net=3600)
    heard, missed = asyncio.Queue[tuple[TableId, int]](), asyncio.Queue[None]()
    bus.subscribe(lambda table, seq: heard.put_nowait((table, seq)), lambda: missed.put_nowait(None))
    await bus.start()
    await asyncio.wait_for(missed.get(), 30)
    await fetch(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid()",
    )
    await asyncio.wait_for(missed.get(), 30)  # connected again
    await store.append(A, 0, [entry()])
    assert await asyncio.wait_for(heard.get(), 30) == (A, 1)
    await bus.stop()
    await store.close()


async def test_who_stops_listening_is_not_told_either_that_something_may_be_missing(url: str) -> None:
    bus, told, others = PostgresBus(Database(url)), list[str](), asyncio.Event()
    stop = bus.subscribe(lambda *_: None, lambda: told.append("missed"))
    bus.subscribe(lambda *_: None, others.set)
    stop()
    await bus.start()
    await asyncio.wait_for(others.wait(), PATIENCE)
    assert told == []
    await bus.stop()


@pytest.mark.parametrize(("usual", "ours"), [("off", "on"), ("on", "on"), ("remote_apply", "remote_apply")])
async def test_a_commit_waits_for_the_disk_where_the_server_would_not(
    url: str, usual: str, ours: str
) -> None:
    ((name,),) = await fetch(url, "SELECT current_database()")
    await fetch(url, f'ALTER DATABASE "{name}" SET synchronous_commit = {usual}')
    connection = await Database(url).connect()
    assert await connection.fetchval("SHOW synchronous_commit") == ours
    await connection.close()
