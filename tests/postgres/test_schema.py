"""The schema: nodes that start together make it once, and an older one does not work on a newer one."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from stella.live.ports import StoreUnavailable
from stella.postgres import CannotUse, Database, SchemaTooNew, schema
from stella.postgres.schema import LOCK, MIGRATIONS, VERSION, migrate, version_of
from stella.store.postgres import PostgresStore
from tests.contracts.conftest import A, entry
from tests.support.clusters import fetch, named

pytestmark = pytest.mark.anyio

WAITING = """
SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""


async def test_nodes_that_start_together_on_an_empty_database_make_the_schema_once(url: str) -> None:
    await fetch(url, "DROP SCHEMA stella CASCADE")
    stores = [PostgresStore(Database(url)) for _ in range(6)]
    results = await asyncio.gather(
        *(store.append(A, 0, [entry()]) for store in stores), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    for store in stores:
        assert len(await store.load(A)) == 1
        await store.close()
    assert [row[0] for row in await fetch(url, "SELECT version FROM stella.schema_version")] == [VERSION]


async def test_a_node_that_waits_for_the_one_that_makes_the_schema_finds_it_made(url: str) -> None:
    await fetch(url, "DROP SCHEMA stella CASCADE")
    first = await asyncpg.connect(url)
    making = first.transaction()
    await making.start()
    await first.execute("SELECT pg_advisory_xact_lock($1)", LOCK)
    starting = asyncio.create_task(Database(url).connect())
    while not await fetch(url, WAITING):
        assert not starting.done()
    assert await migrate(first) == VERSION
    await making.commit()
    second = await starting
    assert await version_of(second) == VERSION
    await first.close()
    await second.close()


async def test_an_older_schema_is_brought_to_this_version(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schema, "MIGRATIONS", (*MIGRATIONS, ("CREATE TABLE stella.later (x int)",)))
    monkeypatch.setattr(schema, "VERSION", VERSION + 1)
    connection = await Database(url).connect()
    assert await version_of(connection) == VERSION + 1
    assert await connection.fetch("SELECT x FROM stella.later") == []
    await connection.close()


async def test_a_newer_schema_refuses_this_node_and_says_so(url: str) -> None:
    store = PostgresStore(Database(url))
    await store.append(A, 0, [entry()])
    await fetch(url, "UPDATE stella.schema_version SET version = $1", VERSION + 1)
    with pytest.raises(SchemaTooNew, match="newer Stella works on this database"):
        await Database(url).connect()
    other = PostgresStore(Database(url))
    with pytest.raises(StoreUnavailable, match="newer Stella"):
        await other.append(A, 1, [entry()])
    with pytest.raises(StoreUnavailable, match="newer Stella"):
        await other.check()
    assert [row[0] for row in await fetch(url, "SELECT seq FROM stella.heads")] == [1]
    await store.close()
    await other.close()


@pytest.mark.parametrize("bad", ["postgresql://127.0.0.1:notaport/x", "mysql://127.0.0.1/x"])
async def test_an_address_that_cannot_be_is_refused_for_good(bad: str) -> None:
    with pytest.raises(CannotUse):
        await Database(bad).connect()


async def test_a_database_that_does_not_exist_is_refused_for_good() -> None:
    with pytest.raises(CannotUse, match="does not exist"):
        await Database(named("stella_never_made")).connect()
