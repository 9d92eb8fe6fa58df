"""The same people start again days later, after the server was restarted."""

from __future__ import annotations

import asyncio
from pathlib import Path

from stella.server.table_sweep import FIRST_AFTER
from tests.support.logs import store_at
from tests.support.people import Device, play_round
from tests.support.servers import FakeClock, make_server, open_server
from tests.support.unlimited import UNLIMITED

DAYS = 20 * 24 * 3600.0
PEOPLE = ("Ada", "Bo", "Cy")


async def _play(devices: list[Device]) -> list[str]:
    """A whole game; returns the pictures that were seen."""
    await devices[0].do("start")
    seen: list[str] = []
    for number in (1, 2, 3, 4):
        for device in devices:
            await device.until(
                lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
            )
        seen += [card for card in devices[0].game["grid"] if card not in seen]
        await play_round(devices, [[0, 1], [1, 2], [2, 3]])
        if number < 4:
            await devices[0].do("next_round")
    await devices[0].until(lambda view: view["table"]["status"] == "over")
    return seen


def _browsers(link: str, cookies: list[dict[str, str]]) -> list[Device]:
    """One for each person, with what it has kept."""
    devices = [Device(link) for _ in PEOPLE]
    for device, kept in zip(devices, cookies, strict=True):
        for name, value in kept.items():
            device.http.cookies.set(name, value)
    return devices


async def _same_people(tmp_path: Path) -> None:
    path, clock = tmp_path / "tables.db", FakeClock()
    first_world = make_server(store=store_at(path, serving=True), clock=clock, settings=UNLIMITED)
    async with open_server(first_world) as link:
        devices = _browsers(link, [{}, {}, {}])
        code = (await devices[0].create("Ada", options={"pace": "off"}))["code"]
        for device, name in zip(devices[1:], PEOPLE[1:], strict=True):
            await device.join(code, name)
        for device in devices:
            await device.connect()
        assert devices[1].view["table"]["new_pictures"] == 84
        seen = await _play(devices)
        cookies = [dict(device.http.cookies) for device in devices]
        for device in devices:
            await device.__aexit__(None, None, None)

    clock.seconds += DAYS
    second_world = make_server(store=store_at(path, serving=True), clock=clock, seed=7, settings=UNLIMITED)
    async with open_server(second_world) as link:
        devices = _browsers(link, cookies)
        assert await second_world.sweep.run() == 0
        clock.seconds += 2 * FIRST_AFTER
        assert await second_world.sweep.run() == 0
        [mine] = (await devices[1].http.get("/api/tables")).json()["tables"]
        assert (mine["code"], mine["status"], mine["people"]) == (code, "over", ["Ada", "Cy"])
        for device in devices:
            await device.connect(code=code)
        table = devices[0].view["table"]
        assert [chair["member"] for chair in table["chairs"]] == ["m1", "m2", "m3"]
        assert (table["new_pictures"], table["games"]) == (84 - len(seen), 1)
        again = await _play(devices)
        assert len(again) == len(seen) == 30
        assert not set(again) & set(seen)
        assert devices[0].view["table"]["games"] == 2
        assert [player["name"] for player in devices[2].view["table"]["players"]] == list(PEOPLE)
        for device in devices:
            await device.__aexit__(None, None, None)


def test_the_same_people_start_again_days_after_the_server_was_restarted(tmp_path: Path) -> None:
    asyncio.run(_same_people(tmp_path))
