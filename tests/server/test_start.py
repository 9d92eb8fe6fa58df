"""Start-up with ten thousand tables on disk."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import httpx2
import pytest

from tests.conftest import serving
from tests.support.people import PATIENCE, Device
from tests.support.processes import nursery_in, seconds_of_work

TABLES = 10_000
READY_IN = 2.0

LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"


def code(number: int) -> str:
    return "".join(LETTERS[number >> 5 * place & 31] for place in range(8))


def many_tables(folder: Path) -> str:
    """A log with copies of one real table; returns the code of the real one."""

    async def one_table(link: str) -> str:
        async with Device(link) as host:
            table = str((await host.create())["code"])
            await host.connect()
            for _ in range(2):
                await host.do("add_bot")
            await host.do("start")
            return table

    with nursery_in(folder) as nursery:
        server = nursery.start(data=folder / "data")
        table = asyncio.run(one_table(server.link))
        assert server.end() == 0
    with closing(sqlite3.connect(folder / "data" / "tables.db", isolation_level=None)) as connection:
        rows = connection.execute(
            "SELECT seq, request_id, at, body, finished FROM events WHERE table_id = ?", (table,)
        ).fetchall()
        connection.execute("BEGIN")
        connection.executemany(
            "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)",
            ((code(n), *row) for n in range(TABLES) for row in rows),
        )
        connection.execute("COMMIT")
    return table


@pytest.mark.sqlite_only("about the file")
def test_a_server_with_ten_thousand_tables_is_ready_in_two_seconds(tmp_path: Path) -> None:
    table = many_tables(tmp_path)
    with nursery_in(tmp_path) as nursery:
        dead = nursery.start(data=tmp_path / "data")
        dead.kill()
    tries: list[float] = []
    while not tries or (
        min(tries) >= READY_IN and len(tries) < 3
    ):  # cluster in the cache can only slow it down
        tries.append(_ready_after(tmp_path, table))
    assert min(tries) < READY_IN, tries


def _ready_after(folder: Path, table: str) -> float:
    """Seconds until a server in this folder is ready: by the clock, or, on a crowded machine, of its own work."""
    begun = time.perf_counter()
    with serving("--data", str(folder / "data"), cwd=folder) as (link, process):
        assert httpx2.get(f"{link}/api/ready", timeout=PATIENCE).status_code == 200
        seconds = min(time.perf_counter() - begun, seconds_of_work(process.pid))
        assert (
            httpx2.get(f"{link}/api/tables/{code(TABLES - 1)}", timeout=PATIENCE).json()["status"]
            == "playing"
        )
        assert httpx2.get(f"{link}/api/tables/{table}", timeout=PATIENCE).json()["inside"]["seats"] == 1
    return seconds
