"""Two real servers, one table: people at both see the same, wherever they are, and whatever happens to one."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from stella.live.loading import table_of
from stella.live.ports import TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from stella.tables.people import MemberId
from tests.support.people import Device, play_round, wish_id
from tests.support.processes import Nursery, Server, nursery_in

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
]


class Club:
    """Some nodes of one database."""

    def __init__(self, nursery: Nursery, url: str, folder: Path) -> None:
        self._nursery, self.url, self._folder = nursery, url, folder

    def node(self, *options: str) -> Server:
        return self._nursery.start("--database", self.url, *options, data=self._folder / "data")


@pytest.fixture
def club(tmp_path: Path, url: str) -> Iterator[Club]:
    with nursery_in(tmp_path) as nursery:
        yield Club(nursery, url, tmp_path)


async def go_to(device: Device, server: Server) -> None:
    """Move over, with the same cookies."""
    await device.disconnect()
    device.link = server.link
    device.http.headers["origin"] = server.link
    device.http.base_url = server.link
    await device.connect()


def connected(device: Device) -> set[str]:
    """People who are there, as this device sees it."""
    return {each["name"] for each in device.view["table"]["members"] if each["present"]}


async def test_a_round_is_played_at_two_nodes_and_both_show_the_same(club: Club) -> None:
    one, two = club.node(), club.node()
    async with Device(one.link) as ada, Device(two.link) as bo, Device(two.link) as cy:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await cy.join(code, "Cy")
        devices = [ada, bo, cy]
        for device in devices:
            await device.connect()
        for device in devices:
            await device.until(lambda view, who=device: connected(who) == {"Ada", "Bo", "Cy"})  # type: ignore[misc]
        await ada.do("start")
        for device in devices:
            await device.until(lambda view: view["play"] is not None)
        await play_round(devices, [[0, 1], [1, 2], [0, 2, 3]])
        for device in devices:
            await device.until(lambda view: view["play"]["game"]["phase"] == "scoring")
        shown = [(device.view["play"], device.view["table"]) for device in devices]
        assert shown[0] == shown[1] == shown[2]
        await bo.disconnect()
        await ada.until(lambda _: connected(ada) == {"Ada", "Cy"})
        await cy.until(lambda _: connected(cy) == {"Ada", "Cy"})


async def test_moves_of_one_moment_at_two_nodes_are_all_acknowledged_and_written_once(club: Club) -> None:
    one, two = club.node(), club.node()
    async with Device(one.link) as ada, Device(two.link) as bo:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await ada.connect()
        await bo.connect()

        async def rename(device: Device, who: str) -> list[str]:
            acknowledged = []
            for number in range(40):
                wish = wish_id()
                while (await device.ask("rename", id=wish, name=f"{who} {number}"))["type"] != "ack":
                    pass  # too many conflicts in a row: it was surely not written
                acknowledged.append(wish)
            return acknowledged

        wishes = await asyncio.gather(rename(ada, "Ada"), rename(bo, "Bo"))
        for device in (ada, bo):
            await device.until(lambda _, who=device: connected(who) == {"Ada 39", "Bo 39"})  # type: ignore[misc]
    store = PostgresStore(Database(club.url))
    log = [entry.request_id.partition(":")[2] for entry in await store.load(TableId(code))]
    await store.close()
    assert [log.count(wish) for each in wishes for wish in each] == [1] * 80


async def test_a_lobby_has_the_same_short_code_at_every_node_until_the_game_starts(club: Club) -> None:
    one, two = club.node(), club.node()
    async with Device(one.link) as ada, Device(two.link) as bo, Device(two.link) as cy:
        await ada.create()
        await cy.create("Cy")
        codes = [(await each.http.post(f"/api/tables/{each.code}/code")).json()["code"] for each in (ada, cy)]
        assert len(set(codes)) == 2
        assert (await bo.http.post(f"/api/tables/{ada.code}/code")).json()["code"] == codes[0]
        assert (await bo.http.get(f"/api/codes/{codes[0]}")).json() == {"code": ada.code}
        await ada.connect()
        for _ in range(2):
            await ada.do("add_bot", level="dreamer")
        await ada.do("start")
        refused = await bo.http.get(f"/api/codes/{codes[0]}")
        assert refused.json()["code"] == "E_CODE_CLOSED"
        assert (await bo.http.get(f"/api/codes/{codes[1]}")).json() == {"code": cy.code}


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
async def test_when_a_node_ends_its_people_play_on_at_the_other(club: Club, how: signal.Signals) -> None:
    one, two = club.node(), club.node()
    async with Device(one.link) as ada, Device(two.link) as bo, Device(one.link) as cy:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await cy.join(code, "Cy")
        for device in (ada, bo, cy):
            await device.connect()
        await ada.do("start")
        await bo.until(lambda view: view["play"] is not None)
        status = one.end(how)
        assert status == (0 if how is signal.SIGTERM else -how)
        if how is signal.SIGTERM:
            assert await ada.until_closed() == 1012
            await bo.until(lambda _: connected(bo) == {"Bo"})
        await go_to(ada, two)
        await go_to(cy, two)
        await bo.until(lambda _: connected(bo) == {"Ada", "Bo", "Cy"})
        await play_round([ada, bo, cy], [[0, 1], [1, 2], [0, 2, 3]])
        assert ada.view["play"] is not None


async def test_a_node_that_stood_still_catches_up_and_holds_nobody_up(club: Club) -> None:
    one, two = club.node(), club.node()
    async with Device(one.link) as ada, Device(two.link) as bo:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await ada.connect()
        await bo.connect()
        os.kill(one.pid, signal.SIGSTOP)
        try:
            for number in range(20):
                await bo.do("rename", name=f"Bo {number}")
        finally:
            os.kill(one.pid, signal.SIGCONT)
        await ada.until(lambda view: view["table"]["members"][1]["name"] == "Bo 19")
        await ada.do("rename", name="Eve")
        await bo.until(lambda view: view["table"]["members"][0]["name"] == "Eve")


async def test_bots_act_once_however_many_nodes_have_the_table(club: Club) -> None:
    one, two = club.node(), club.node()
    async with Device(one.link) as ada, Device(two.link) as bo:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await ada.connect()
        await bo.connect()
        for _ in range(3):
            await ada.do("add_bot")
        await ada.do("start")
        for device in (ada, bo):
            await device.until(lambda view: view["play"] is not None)
        people = [ada, bo]
        scout = ada.game["first_scout"]
        if scout < 2:
            await people[scout].do("reveal_word")
        for device in people:
            await device.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
            for place in (0, 1):
                await device.do("mark", place=place)
            await device.do("finish_marking")
        for device in people:
            await device.until(lambda view: view["play"]["game"]["phase"] in ("reveal", "scoring"))
    store = PostgresStore(Database(club.url))
    entries = list(await store.load(TableId(code)))
    await store.close()
    table = table_of(entries)
    assert table is not None
    assert table.members[MemberId("m1")].name == "Ada"
    own = [entry.request_id for entry in entries if entry.request_id.startswith(":play-")]
    assert own
    assert len(own) == len(set(own))


async def test_a_face_is_seen_at_the_other_node(club: Club) -> None:
    one, two = club.node(), club.node()
    async with Device(one.link) as ada, Device(two.link) as bo:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await ada.connect()
        await bo.connect()
        await ada.until(lambda _: connected(ada) == {"Ada", "Bo"})
        answer = await ada.ask("react", kind="cheer")
        assert answer["type"] == "ack", answer
        await bo.until(lambda _: bo.reactions == ["cheer"])


async def test_workers_share_a_port_and_leave_together(club: Club) -> None:
    server = club.node("--workers", "2")
    async with Device(server.link) as ada:
        code = (await ada.create())["code"]
        devices = [ada]
        for number in range(5):
            device = Device(server.link)
            devices.append(device)
            await device.join(code, f"Guest {number}")
        for device in devices:
            await device.connect()
        names = {"Ada", *(f"Guest {number}" for number in range(5))}
        for device in devices:
            await device.until(lambda _, who=device: connected(who) == names)  # type: ignore[misc]
        numbers = (await ada.http.get("/api/metrics")).text
        sockets = re.findall(r'^stella_sockets{worker="\d+"} (\d+)', numbers, re.MULTILINE)
        assert (len(sockets), sum(map(int, sockets))) == (2, 6), "one worker tells of all"
        assert server.end(signal.SIGTERM) == 0
        for device in devices:
            assert await device.until_closed() == 1012
            await device.disconnect()
            await device.http.aclose()
