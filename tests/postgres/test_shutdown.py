"""A node that is told to end: its people move over to another one before it goes, and nothing of theirs is lost."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import time
from pathlib import Path

import pytest

from stella.live.ports import TableId
from stella.postgres import Database
from stella.server.shutdown import SHORTEST
from stella.store.postgres import PostgresStore
from tests.support.cut_wires import wire_to
from tests.support.people import PATIENCE, Device, wish_id
from tests.support.processes import Nursery, Server, nursery_in

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
]


def node(nursery: Nursery, url: str, *options: str, grace: float | None = None) -> Server:
    return nursery.start("--database", url, *options, data=nursery.folder / "data", grace=grace)


async def told(device: Device) -> dict[str, int]:
    """Wait for the word that the server ends."""
    await device.until(lambda _: bool(device.told_to_leave))
    return device.told_to_leave[-1]


async def other_device(device: Device, server: Server) -> Device:
    """The same person, connected to another node as well."""
    other = Device(server.link)
    for name, value in device.http.cookies.items():
        other.http.cookies.set(name, value)
    return await other.connect(code=device.code)


def was_present(device: Device) -> bool:
    """Whether this device never saw the first member away, once she was there."""
    views = [each for raw in device.heard if (each := json.loads(raw))["type"] == "view"]
    seen = [each["table"]["members"][0]["present"] for each in views]
    return all(seen[seen.index(True) :])


async def end(server: Server) -> asyncio.Future[int]:
    """Tell it to end; gives its status when it has."""
    return asyncio.ensure_future(asyncio.to_thread(server.end))


async def test_sockets_are_served_until_they_have_moved_and_then_the_node_goes_at_once(
    tmp_path: Path, url: str
) -> None:
    with nursery_in(tmp_path) as nursery:
        one, two = node(nursery, url, grace=PATIENCE), node(nursery, url)
        async with Device(one.link) as ada, Device(two.link) as bo:
            code = (await ada.create())["code"]
            await bo.join(code, "Bo")
            await ada.connect()
            await bo.connect()
            await ada.until(lambda view: len(view["table"]["members"]) == 2)
            status = await end(one)
            word = await told(ada)
            assert 0 <= word["come_back_in"] <= word["jitter"] == 1000 * SHORTEST
            with pytest.raises(OSError, match="Connect call failed"):
                await asyncio.open_connection("127.0.0.1", one.port)
            moved = await other_device(ada, two)
            move = wish_id()
            await ada.do("rename", id=move, name="Eve")  # the old socket still serves
            await moved.until(lambda view: view["table"]["members"][0]["name"] == "Eve")
            assert (await moved.ask("rename", id=move, name="Eve"))["type"] == "ack"
            await ada.disconnect()
            assert await status == 0, "it waited for somebody else"
            assert was_present(bo)
            async with moved:
                await moved.do("rename", name="Ada")
    store = PostgresStore(Database(url))
    log = [entry.request_id.partition(":")[2] for entry in await store.load(TableId(code))]
    await store.close()
    assert log.count(move) == 1


async def test_a_client_that_does_not_know_the_word_is_closed_with_1012(tmp_path: Path, url: str) -> None:
    with nursery_in(tmp_path) as nursery:
        one, two = node(nursery, url), node(nursery, url)
        async with Device(one.link) as ada:
            await ada.create()
            await ada.connect()
            status = await end(one)
            await told(ada)
            await ada.do("rename", name="Eve")
            assert await ada.until_closed() == 1012
            assert await status == 0
            async with await other_device(ada, two) as again:
                assert again.view["table"]["members"][0]["name"] == "Eve"


async def test_the_only_node_does_not_wait_for_people_to_go_elsewhere(tmp_path: Path, url: str) -> None:
    with nursery_in(tmp_path) as nursery:
        only = node(nursery, url, grace=PATIENCE)
        async with Device(only.link) as ada:
            await ada.create()
            await ada.connect()
            assert await (await end(only)) == 0, "it waited for its sockets"
            assert await ada.until_closed() == 1012
            assert ada.told_to_leave[0]["come_back_in"] >= 500


@pytest.mark.nightly  # it waits ten seconds for a database that doesn't answer
async def test_a_database_that_hangs_does_not_keep_a_node_from_going_within_ten_seconds(
    tmp_path: Path, url: str
) -> None:
    with nursery_in(tmp_path) as nursery:
        async with wire_to(url) as wire:
            only = await asyncio.to_thread(node, nursery, wire.url)  # the wire is passed on in this thread
            async with Device(only.link) as ada:
                await ada.create()
                await ada.connect()
                wire.flows.clear()
                move = asyncio.ensure_future(ada.ask("rename", name="Eve"))
                begun = time.monotonic()
                status = await (await end(only))
                assert time.monotonic() - begun < 10
                assert await ada.until_closed() == 1012
                assert move.cancelled()  # nobody was told that it is kept
    assert status == 0, "it gives up on its database by itself"


@pytest.mark.parametrize("workers", ["1", "2"])
async def test_a_server_that_is_told_twice_goes_all_the_same(tmp_path: Path, url: str, workers: str) -> None:
    with nursery_in(tmp_path) as nursery:
        node(nursery, url)
        server = node(nursery, url, "--workers", workers)
        async with Device(server.link) as ada:
            await ada.create()
            await ada.connect()
            status = await end(server)
            await told(ada)
            os.kill(server.pid, signal.SIGTERM)
            assert await ada.until_closed() == 1012
            assert await status == 0
