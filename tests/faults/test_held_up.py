"""A node that stands still, and a commit that takes long: others play on, and nobody is shown what is not so."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from stella.live.ports import Entry, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from tests.support.clusters import new_database
from tests.support.people import Device, wish_id
from tests.support.processes import nursery_in

from .conftest import LONG
from .patient import Patient, check

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
    pytest.mark.timeout(300),
]
FROZEN = 30.0 if LONG else 1.5
"""Seconds that a node stands still. After ten, others believe that nobody is connected there."""
MOVES = 20
"""At the other node meanwhile."""
HELD = 2.0 if LONG else 0.0
"""Seconds that a commit is held at least; in the default run as long as others need."""
SLOW = """
CREATE FUNCTION stella.slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF position('slow'::bytea in NEW.request_id) > 0 THEN PERFORM pg_advisory_xact_lock(7); END IF;
    RETURN NEW;
END $$;
CREATE TRIGGER slow BEFORE INSERT ON stella.events FOR EACH ROW EXECUTE FUNCTION stella.slow();
"""
"""Commits with requests of such a name wait for a lock that the test holds."""
WAITING = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND wait_event = 'advisory'"


async def log_of(url: str, code: str) -> list[Entry]:
    store = PostgresStore(Database(url))
    try:
        return list(await store.load(TableId(code)))
    finally:
        await store.close()


def names(view: dict[str, Any]) -> set[str]:
    return {each["name"] for each in view["table"]["members"]}


def present(view: dict[str, Any]) -> set[str]:
    return {each["name"] for each in view["table"]["members"] if each["present"]}


async def test_a_frozen_node_catches_up_and_carries_out_nothing_that_is_out_of_date(tmp_path: Path) -> None:
    url = new_database()
    with nursery_in(tmp_path) as nursery:
        one, two = (nursery.start("--database", url, data=tmp_path / "data") for _ in range(2))
        async with Patient(one.link) as ada, Patient(two.link) as bo, Patient(two.link) as cy:
            code = (await ada.create())["code"]
            await bo.join(code, "Bo")
            await cy.join(code, "Cy")
            for each in (ada, bo, cy):
                await each.connect()
            for each in (ada, bo, cy):
                await each.until(lambda view: len(present(view)) == 3)
            taken = {each["colour"] for each in bo.view["table"]["chairs"]}
            free = next(each for each in ("orange", "pink", "purple", "green") if each not in taken)
            os.kill(one.pid, signal.SIGSTOP)
            try:
                thawed_at = time.monotonic() + FROZEN
                rename = asyncio.create_task(ada.ask("rename", id=(wish := wish_id()), name="Frozen"))
                colour = asyncio.create_task(ada.ask("pick_colour", colour=free))
                await cy.do("pick_colour", colour=free)
                for number in range(MOVES):
                    await bo.do("rename", name=f"Bo {number}")
                await asyncio.sleep(max(0.0, thawed_at - time.monotonic()))
                if LONG:
                    await bo.until(lambda view: "Ada" not in present(view))
                assert not rename.done()
                assert "Ada" in names(bo.view)
            finally:
                os.kill(one.pid, signal.SIGCONT)
            assert (await rename)["type"] == "ack"
            ada.acknowledged.append(f"{ada.member}:{wish}")
            assert (await colour)["code"] == "E_COLOUR_TAKEN"
            last = {"Frozen", f"Bo {MOVES - 1}", "Cy"}
            for each in (ada, bo, cy):
                await each.until(lambda view: names(view) == present(view) == last)
            assert ada.view["table"] == bo.view["table"] == cy.view["table"]
            assert ada.view["version"] == bo.view["version"]
            by_version = {view["version"]: names(view) for view in bo.views}
            for view in ada.views:
                assert by_version.get(view["version"], names(view)) == names(view)
            await ada.do("rename", name="Ada again")
            await cy.until(lambda view: "Ada again" in names(view))
        check([ada, bo, cy], await log_of(url, code))
        assert [node.end() for node in (one, two)] == [0, 0]


async def test_while_a_commit_takes_long_nothing_of_it_is_shown_and_other_tables_are_read_and_watched(
    tmp_path: Path,
) -> None:
    url = new_database()
    await fetch_script(url, SLOW)
    with nursery_in(tmp_path) as nursery:
        one, two = (nursery.start("--database", url, data=tmp_path / "data") for _ in range(2))
        async with (
            Device(one.link) as ada,
            Device(two.link) as bo,
            Device(one.link) as cy,
            Device(two.link) as di,
        ):
            code = (await ada.create())["code"]
            await bo.join(code, "Bo")
            other = (await cy.create("Cy"))["code"]
            await di.join(other, "Di")
            for each in (ada, bo, di):
                await each.connect()
            holder = await asyncpg.connect(url)
            await holder.execute("SELECT pg_advisory_lock(7)")
            held_at = time.monotonic()
            slow = asyncio.create_task(ada.ask("rename", id=f"slow-{wish_id()}", name="Late"))
            async with asyncio.timeout(60):
                while not await holder.fetch(WAITING):  # noqa: ASYNC110 - only the database knows
                    await asyncio.sleep(0.01)
            took: dict[str, float] = {}
            acts: dict[str, Callable[[], Awaitable[Any]]] = {
                "a look at another table": lambda: cy.http.get(f"/api/tables/{other}"),
                "a socket at another table": cy.connect,
                "a move at another node": lambda: di.do("rename", name="Di 2"),
                "seen by the one that waits": lambda: cy.until(lambda view: "Di 2" in names(view)),
                "a look at the same table": lambda: ada.http.get(f"/api/tables/{code}"),
            }
            for what, act in acts.items():
                begun = time.monotonic()
                await act()
                took[what] = time.monotonic() - begun
            await asyncio.sleep(max(0.0, held_at + HELD - time.monotonic()))
            assert not slow.done()
            assert names(ada.view) == names(bo.view) == {"Ada", "Bo"}
            await holder.close()
            assert (await slow)["type"] == "ack"
            for each in (ada, bo):
                await each.until(lambda view: names(view) == {"Late", "Bo"})
        assert [node.end() for node in (one, two)] == [0, 0]
    print("\n" + ", ".join(f"{what} {seconds * 1000:.0f} ms" for what, seconds in took.items()))


async def fetch_script(url: str, script: str) -> None:
    """Several statements."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(script)
    finally:
        await connection.close()
