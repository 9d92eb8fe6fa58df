"""A whole game over days with real servers, each killed, whose clocks are half a day apart."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

from tests.support.people import Device
from tests.support.processes import Nursery, Server, nursery_in

HOURS = 12
HALF_A_DAY = HOURS * 3600 + 60
ROUNDS = 4


async def come_back(everyone: AsyncExitStack, server: Server, before: list[Device]) -> list[Device]:
    """The same browsers at another server."""
    devices = []
    for old in before:
        device = await everyone.enter_async_context(Device(server.link))
        for name, value in old.http.cookies.items():
            device.http.cookies.set(name, value)
        devices.append(await device.connect(code=old.code))
    return devices


def rounds_told(view: dict[str, Any]) -> list[Any]:
    """The rounds that were revealed so far."""
    play = view["play"]
    return list(play["told"] or play["game"]["record"])


def has_told(number: int, view: dict[str, Any]) -> bool:
    """Whether this many rounds were revealed."""
    return view["play"] is not None and len(rounds_told(view)) == number


async def a_game(everyone: AsyncExitStack, server: Server) -> list[Device]:
    """Three people in the first round of a game over days."""
    devices = [await everyone.enter_async_context(Device(server.link)) for _ in range(3)]
    code = (await devices[0].create(options={"round_hours": HOURS}))["code"]
    for device in devices[1:]:
        await device.join(code)
    for device in devices:
        await device.connect()
    await devices[0].do("start")
    return devices


async def mark(device: Device, number: int, *, done: bool) -> None:
    """Mark in this round, as soon as it is open."""
    await device.until(lambda view: (view["play"] or {}).get("game", {}).get("round") == number)
    await device.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
    for place in (1, 4, 6):
        await device.do("mark", place=place)
    if done:
        await device.do("finish_marking")


async def play(nursery: Nursery) -> None:
    async with AsyncExitStack() as everyone:
        server = nursery.start()
        devices = await a_game(everyone, server)
        for number in range(1, ROUNDS + 1):
            for device in devices[1:]:
                await mark(device, number, done=True)
            await mark(devices[0], number, done=False)
            until = devices[0].view["play"]["open_until"]
            server.kill()
            for device in devices:
                await device.disconnect()
            server = await nursery.start_beside(data=server.data, ahead=number * HALF_A_DAY)
            devices = await come_back(everyone, server, devices)
            for device in devices:
                await device.until(partial(has_told, number))
            if number < ROUNDS:
                assert devices[0].view["play"]["open_until"] > until
                told = devices[0].view["play"]["told"][-1]
                assert told["lanterns"] == [3, 3, 3]
                assert len(told["pointings"]) == 3
        assert len(devices[0].view["play"]["game"]["record"]) == ROUNDS
        for device in devices:
            assert {each["id"] for each in device.view["table"]["members"]} == {"m1", "m2", "m3"}


def test_every_round_closes_in_time_though_its_server_was_killed(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        asyncio.run(play(nursery))
