"""A node that is cut off from its database without a word: everybody is answered, and sent to a healthy neighbour."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from stella.live.ports import TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from tests.support.cut_wires import wire_to
from tests.support.people import PATIENCE, Device
from tests.support.processes import nursery_in

pytestmark = pytest.mark.anyio
PROMISED = 6.0
"""Seconds within which everything is answered."""


class Clock:
    """Beats ten times a second, and slower where a busy machine wakes us late: the nodes are late there as well."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def run(self) -> None:
        while True:
            await asyncio.sleep(0.1)
            self.seconds += 0.1

    async def timed(self, work: Awaitable[Any]) -> tuple[float, Any]:
        """How long something takes, and what it gives."""
        began = self.seconds
        done = await work
        return self.seconds - began, done


@pytest.fixture
async def clock() -> AsyncIterator[Clock]:
    clock = Clock()
    running = asyncio.create_task(clock.run())
    yield clock
    running.cancel()


async def same_person(device: Device, link: str) -> Device:
    other = Device(link)
    for name, value in device.http.cookies.items():
        other.http.cookies.set(name, value)
    return await other.connect(code=device.code)


async def ready(device: Device, status: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await device.http.get("/api/ready")).status_code != status:  # noqa: ASYNC110 - nobody tells
            await asyncio.sleep(0.1)


@pytest.mark.parametrize("ways", [("request", "answer"), ("answer",)], ids=["both ways", "only answers"])
async def test_a_node_without_its_database_answers_in_time_and_sends_its_sockets_away(
    tmp_path: Path, url: str, clock: Clock, ways: tuple[str, ...]
) -> None:
    async with wire_to(url) as wire:
        wire.silent_ways = ways
        with nursery_in(tmp_path) as nursery:
            sick = await nursery.start_beside("--database", wire.url, data=tmp_path / "one")
            well = await nursery.start_beside("--database", url, data=tmp_path / "two")
            async with Device(sick.link) as ada, Device(sick.link) as bo, Device(sick.link) as eve:
                code = (await ada.create())["code"]
                await bo.join(code)
                await ada.connect()
                await bo.connect()
                await ada.do("rename", name="Before")
                wire.silent, cut_at, cut_beat = True, time.monotonic(), clock.seconds
                moves = [
                    clock.timed(each.ask("rename", id=f"doubt-{number}", name=f"Name {number}"))
                    for number, each in enumerate((ada, bo, ada, bo))
                ]
                looks = [
                    clock.timed(eve.http.get(path))
                    for path in (f"/api/tables/{code}", "/api/tables/ABCDEFGH", "/api/decks", "/api/health")
                ]
                looks.append(clock.timed(bo.http.post(f"/api/tables/{code}/tickets", json={"id": "t"})))
                answers = await asyncio.gather(*moves, *looks)
                later = [
                    await clock.timed(ada.ask("rename", id=f"later-{n}", name="Later")) for n in range(3)
                ]
                print("seconds:", [round(seconds, 1) for seconds, _ in (*answers, *later)])
                assert max(seconds for seconds, _ in (*answers, *later)) < PROMISED
                assert {answer["code"] for _, answer in (*answers[:4], *later)} == {"E_STORE"}
                assert answers[-1][1].json()["code"] == "E_STORE"

                for each in (ada, bo):
                    await each.until(lambda _, each=each: bool(each.told_to_leave))  # type: ignore[misc]
                print("sent away after", round(time.monotonic() - cut_at, 1))
                # Ten seconds after the last good probe began.
                assert time.monotonic() - cut_at > 7.5
                assert clock.seconds - cut_beat < 15
                with pytest.raises(InvalidStatus) as refused:
                    await same_person(ada, sick.link)
                assert refused.value.response.status_code == 503
                moved = await same_person(ada, well.link)
                await moved.do("rename", id="doubt-0", name="Name 0")
                await moved.do("rename", name="Elsewhere")

                wire.silent = False
                wire.cut()
                await ready(eve, 200)
                back = await same_person(bo, sick.link)
                await back.until(lambda view: view["table"]["members"][0]["name"] == "Elsewhere")
                await back.disconnect()
                await moved.disconnect()
    store = PostgresStore(Database(url))
    ids = [entry.request_id for entry in await store.load(TableId(code))]
    await store.close()
    assert [ids.count(each) for each in ("m1:doubt-0", "m1:later-0", "m1:later-2")] == [1, 0, 0]
