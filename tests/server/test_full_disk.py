"""A disk without room under a whole server: a clear refusal, nothing lost, and well again by itself."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import httpx2
import pytest

from stella.live.loading import table_of
from tests.support.logs import entries_of
from tests.support.people import PATIENCE, Device
from tests.support.processes import Server, nursery_in

resource = pytest.importorskip("resource")
pytestmark = [
    pytest.mark.skipif(
        not hasattr(resource, "prlimit"), reason="only Linux limits the files of another process"
    ),
    pytest.mark.sqlite_only("tests/faults/test_full_postgres.py fills the disk of PostgreSQL"),
]


def fill_the_disk(server: Server) -> None:
    """No file of this server can grow any more: writes fail as on a full disk."""
    wal = server.database.with_name("tables.db-wal").stat().st_size
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (wal, resource.RLIM_INFINITY))


def make_room(server: Server) -> None:
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def ready(server: Server, status: int) -> None:
    """Wait until the server says so of itself: it finds out on a clock of its own."""
    async with httpx2.AsyncClient(timeout=PATIENCE) as http, asyncio.timeout(PATIENCE):
        while (await http.get(f"{server.link}/api/ready")).status_code != status:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.1)


async def a_full_disk(server: Server) -> tuple[str, list[str], list[str]]:
    """Returns the code, the ids of all acknowledged wishes and those of refused ones."""
    async with Device(server.link) as ada, Device(server.link) as bo:
        code = (await ada.create())["code"]
        await bo.join(code)
        await ada.connect()
        await bo.connect()
        kept = [f"before-{n}" for n in range(20)]
        for name in kept:
            await ada.do("rename", id=name, name=name)
        await bo.until(lambda view: view["table"]["members"][0]["name"] == "before-19")
        await ready(server, 200)
        seen = len(bo.heard)

        fill_the_disk(server)
        refused = [f"full-{n}" for n in range(5)]
        for name in refused:
            answer = await ada.ask("rename", id=name, name="Nobody")
            assert (answer["type"], answer["code"]) == ("error", "E_STORE")
            assert answer["message"]
        again = await ada.ask("rename", id="before-3", name="whatever")
        assert again["type"] == "ack"  # it is on disk
        reply = await ada.http.post("/api/tables", json={"id": "0123456789abcdef012345", "name": "Ada"})
        assert (reply.status_code, reply.json()["code"]) == (503, "E_STORE")
        await ready(server, 503)
        assert (await ada.http.get("/api/health")).status_code == 200
        assert (await ada.http.get(f"/api/tables/{code}")).json()["inside"]["seats"] == 2  # reading goes on
        assert len(bo.heard) == seen  # nobody is shown what is not kept

        make_room(server)
        assert (await ada.ask("rename", id="full-0", name="After all"))["type"] == "ack"
        await ready(server, 200)
        await bo.until(lambda view: view["table"]["members"][0]["name"] == "After all")
        return code, [*kept, "full-0"], refused[1:]


def test_a_full_disk_refuses_clearly_loses_nothing_and_is_well_again_by_itself(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        server = nursery.start()
        code, kept, refused = asyncio.run(a_full_disk(server))
        server.kill()
        again = nursery.start(data=server.data)
        assert httpx2.get(f"{again.link}/api/ready", timeout=PATIENCE).status_code == 200
        assert "Traceback" not in server.said()
        entries = entries_of(server.database, code)
    commands = [entry.request_id for entry in entries]
    assert [commands.count(f"m1:{name}") for name in kept] == [1] * len(kept)
    assert not {f"m1:{name}" for name in refused} & set(commands)
    table = table_of(entries)
    assert table is not None
    assert [member.name for member in table.members.values()] == ["After all", "Bo"]


async def bots_on_a_full_disk(server: Server) -> None:
    async with Device(server.link) as ada:
        await ada.create()
        await ada.connect()
        for _ in range(2):
            await ada.do("add_bot")
        await ada.do("start")
        await ada.until(lambda view: view["play"] is not None)
        if ada.game["first_scout"] == 0:
            await ada.do("reveal_word")
        await ada.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
        await ada.do("mark", place=3)
        fill_the_disk(server)
        assert (await ada.ask("finish_marking"))["code"] == "E_STORE"
        make_room(server)
        await ada.do("finish_marking")
        await ada.until(lambda view: view["play"]["game"]["phase"] != "associate.mark")


def test_a_game_with_bots_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        server = nursery.start()
        asyncio.run(bots_on_a_full_disk(server))
        assert server.end() == 0
        assert "Traceback" not in server.said()


def test_a_folder_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o555)
    if os.access(folder, os.W_OK):  # root writes everywhere but here
        folder = Path("/proc/stella")
    command = [
        sys.executable,
        "-m",
        "stella",
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--data",
        str(folder),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 1, done.stderr
    assert done.stdout == ""
    assert done.stderr.startswith("stella: ")
    assert done.stderr.count("\n") == 1
