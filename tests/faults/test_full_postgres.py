"""A full disk under PostgreSQL: moves are refused with a clear code, nothing acknowledged is lost, and tables play on.

The cluster has a small disk of its own, a tmpfs, so it needs the rights to mount one. A file takes all that is left
on it. First PostgreSQL has no room for another page of a table and says so (53100, disk_full); then it has none for
its journal, which makes all of it fall (PANIC).
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from stella.live.ports import Entry, TableId
from stella.postgres import Database, is_lost
from stella.store.postgres import PostgresStore
from tests.support.people import PATIENCE
from tests.support.processes import Server, nursery_in

from .clusters import Cluster, own_cluster
from .patient import PAUSE, Patient, check

DISK = 200_000_000
MOST_MOVES = 400
"""One of this many needs another page."""

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(
        os.name == "nt" or os.geteuid() != 0, reason="a small disk is mounted, which only root may"
    ),
    pytest.mark.timeout(300),
]


class Ballast:
    """A file that takes all room on a disk."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "ballast"

    def fill(self) -> None:
        with self._file.open("ab", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    continue

    def remove(self) -> None:
        self._file.unlink(missing_ok=True)


@pytest.fixture
def cluster() -> Iterator[Cluster]:
    with own_cluster(DISK) as cluster:
        yield cluster


async def log_of(url: str, code: str) -> list[Entry]:
    store = PostgresStore(Database(url))
    try:
        return list(await store.load(TableId(code)))
    finally:
        await store.close()


async def ready(node: Server, person: Patient, status: int) -> None:
    """Wait until the node says so of itself."""
    async with asyncio.timeout(PATIENCE):
        while (await person.http.get("/api/ready")).status_code != status:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(PAUSE)


async def spoil_the_journal(url: str) -> Exception:
    """Go through what is left of the journal until PostgreSQL falls; returns what we hear of that."""
    async with asyncio.timeout(PATIENCE):
        try:
            connection = await asyncpg.connect(url)
            while True:
                await connection.execute(
                    "SELECT pg_logical_emit_message(true, 'stella', repeat('x', 1000000))"
                )
                await connection.execute("SELECT pg_switch_wal()")
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            return error


async def test_a_full_disk_refuses_moves_and_with_room_again_everybody_plays_on(
    cluster: Cluster, tmp_path: Path
) -> None:
    ballast = Ballast(cluster.folder.parent)
    with nursery_in(tmp_path) as nursery:
        one, two = (nursery.start("--database", cluster.url, data=tmp_path / "data") for _ in range(2))
        async with Patient(one.link) as ada, Patient(two.link) as bo:
            code = (await ada.create())["code"]
            await bo.join(code, "Bo")
            for each in (ada, bo):
                await each.connect()
            # No room for another page.
            await asyncio.to_thread(ballast.fill)
            moves = asyncio.create_task(rename_often(ada))
            async with asyncio.timeout(PATIENCE):
                while not ada.refused:  # noqa: ASYNC110 - the answer isn't a view
                    await asyncio.sleep(PAUSE)
            await ready(one, ada, 503)
            shown = bo.view["version"]
            assert (await bo.http.get(f"/api/tables/{code}")).status_code == 200
            assert bo.view["version"] == shown
            ballast.remove()
            await moves
            await ready(one, ada, 200)
            # No room for the journal.
            await asyncio.to_thread(ballast.fill)
            assert is_lost(await spoil_the_journal(cluster.url))
            waiting = asyncio.create_task(bo.do("rename", name="Bo at last"))
            for node, person in ((one, ada), (two, bo)):
                await ready(node, person, 503)
            assert not waiting.done()
            ballast.remove()
            await asyncio.to_thread(cluster.start_again)
            await waiting
            await ada.until(lambda view: "Bo at last" in {each["name"] for each in view["table"]["members"]})
            await ada.do("rename", name="Ada again")
            await bo.until(lambda view: view["version"] == ada.view["version"])
            check([ada, bo], await log_of(cluster.url, code))
            print(f"\n{ada.refused + bo.refused} requests refused, {len(ada.acknowledged)} acknowledged")
        for node in (one, two):
            assert node.end() == 0
            assert "Traceback" not in node.said()


async def rename_often(person: Patient) -> None:
    """Until it was refused once, and carried out after all."""
    for number in range(MOST_MOVES):
        if person.refused:
            return
        await person.do("rename", name=f"{number} {'x' * 18}")
