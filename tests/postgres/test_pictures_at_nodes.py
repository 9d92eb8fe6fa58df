"""Uploaded pictures at two nodes that share only the database: brought at one, played with and served at both."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.support.clusters import fetch
from tests.support.people import Device, play_round, wish_id
from tests.support.pictures import many
from tests.support.processes import Nursery, Server, nursery_in

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
]

ROWS = (
    "SELECT (SELECT count(*) FROM stella.bundles), (SELECT count(*) FROM stella.files), "
    "(SELECT count(*) FROM stella.chunks)"
)


class Club:
    """Nodes of one database, each with a data folder of its own."""

    def __init__(self, nursery: Nursery, url: str, folder: Path) -> None:
        self._nursery, self.url, self.folder = nursery, url, folder

    def node(self, name: str, *options: str) -> Server:
        return self._nursery.start("--database", self.url, *options, data=self.folder / name)

    async def rows(self) -> tuple[int, int, int]:
        """How many bundles, files and chunks the database holds."""
        return tuple((await fetch(self.url, ROWS))[0])

    def left_in_folders(self) -> list[Path]:
        """Pictures that lie in a data folder."""
        return [path for path in self.folder.glob("node-*/**/*") if path.suffix in {".webp", ".jpg"}]


@pytest.fixture
def club(tmp_path: Path, url: str) -> Iterator[Club]:
    with nursery_in(tmp_path) as nursery:
        yield Club(nursery, url, tmp_path)


async def upload(device: Device, code: str, count: int = 30, first: int = 0) -> Any:
    """Bring this many pictures to a table."""
    files = [("files", (name, data)) for name, data in list(many(first + count).items())[first:]]
    return await device.http.post(f"/api/tables/{code}/deck", files=files, timeout=60)


async def manifest(device: Device, code: str) -> Any:
    """The cards of a table's own deck."""
    return (await device.http.get(f"/api/decks/table-{code}")).json()["cards"]


def go_to(device: Device, server: Server) -> None:
    """Ask another node from now on, with the same cookies."""
    device.link = server.link
    device.http.base_url = server.link
    device.http.headers["origin"] = server.link


async def test_pictures_brought_at_one_node_are_played_with_and_served_at_both_and_go_with_the_table(
    club: Club,
) -> None:
    one, two = club.node("node-1"), club.node("node-2")
    async with Device(one.link) as ada, Device(two.link) as bo, Device(two.link) as cy:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await cy.join(code, "Cy")
        for device in (ada, bo, cy):
            await device.connect()
        sending = asyncio.create_task(upload(ada, code))
        making = None
        while making is None and not sending.done():
            # behind a proxy, the next question goes to any node
            making = (await ada.http.get(f"{two.link}/api/tables/{code}/deck")).json()["making"]
        assert making is not None
        assert making["of"] == 30
        reply = await sending
        assert (reply.status_code, reply.json()["cards"]) == (201, 30), reply.text
        cards = await manifest(bo, code)
        assert cards == await manifest(ada, code)
        for card in list(cards.values())[:3]:
            for size in ("tiny", "small", "large"):
                at_one = await ada.http.get(card[size])
                at_two = await bo.http.get(card[size])
                assert at_two.status_code == 200
                assert at_two.content == at_one.content
                for header in ("etag", "cache-control", "content-type", "content-length"):
                    assert at_two.headers[header] == at_one.headers[header]
                assert at_two.headers["cache-control"] == "private, max-age=31536000, immutable"
                known = await bo.http.get(card[size], headers={"if-none-match": at_one.headers["etag"]})
                assert known.status_code == 304
        await bo.until(lambda view: view["table"]["options"]["deck"] == f"table-{code}")
        await ada.do("start")
        for device in (ada, bo, cy):
            await device.until(lambda view: view["play"] is not None)
            assert set(device.game["grid"]) <= set(cards)
        await play_round([ada, bo, cy], [[0, 1], [1, 2], [0, 2, 3]])
        assert (await club.rows())[0] == 1
        assert club.left_in_folders() == []
        large = next(iter(cards.values()))["large"]
        go_to(ada, two)
        gone = await ada.http.delete(f"/api/tables/{code}?now=true")
        assert gone.status_code == 204
        assert await club.rows() == (0, 0, 0)
        for link in (one.link, two.link):
            async with Device(link) as stranger:
                assert (await stranger.http.get(large)).status_code == 404
        assert await cy.until_closed() == 4404


async def test_whoever_starts_at_the_other_node_plays_with_the_newest_pictures(club: Club) -> None:
    one, two = club.node("node-1"), club.node("node-2")
    async with Device(one.link) as ada, Device(two.link) as bo, Device(two.link) as cy:
        code = (await ada.create())["code"]
        await bo.join(code, "Bo")
        await cy.join(code, "Cy")
        for device in (ada, bo, cy):
            await device.connect()
        await upload(ada, code, 30)
        before = await manifest(bo, code)
        await upload(ada, code, 30, first=30)
        await ada.disconnect()
        go_to(ada, two)
        await ada.connect()
        await ada.do("start")
        await ada.until(lambda view: view["play"] is not None)
        after = await manifest(ada, code)
        assert set(ada.game["grid"]) <= set(after)
        assert not set(after) & set(before)


async def test_a_node_killed_in_the_middle_of_an_upload_leaves_nothing(club: Club) -> None:
    one, two = club.node("node-1"), club.node("node-2")
    async with Device(one.link) as ada, Device(two.link) as bo:
        code = (await ada.create())["code"]
        sending = asyncio.create_task(upload(ada, code, 60))
        work = club.folder / "node-1" / "work"
        while not list(work.glob(".work-*/out/*-tiny.webp")):
            await asyncio.sleep(0.01)
            assert not sending.done()
        one.end(signal.SIGKILL)
        assert isinstance((await asyncio.gather(sending, return_exceptions=True))[0], Exception)
        assert await club.rows() == (0, 0, 0)
        assert (await bo.http.get(f"/api/tables/{code}")).status_code == 200


async def test_an_upload_to_a_node_that_ends_is_refused_in_words_and_can_be_brought_elsewhere(
    club: Club,
) -> None:
    one, two = club.node("node-1"), club.node("node-2")
    async with Device(one.link) as ada:
        code = (await ada.create())["code"]
        files = many(300)
        sending = asyncio.create_task(
            ada.http.post(
                f"/api/tables/{code}/deck", files=[("files", each) for each in files.items()], timeout=60
            )
        )
        work = club.folder / "node-1" / "work"
        while not list(work.glob(".work-*/out/*-tiny.webp")):
            await asyncio.sleep(0.01)
            assert not sending.done()
        ending = asyncio.create_task(asyncio.to_thread(one.end))
        reply = await sending
        assert (reply.status_code, reply.json()["code"]) == (503, "E_BUSY")
        assert await ending == 0
        assert "Traceback" not in one.said()
        assert await club.rows() == (0, 0, 0)
        assert club.left_in_folders() == []
        go_to(ada, two)
        assert (await upload(ada, code)).status_code == 201


async def test_decks_and_own_words_of_the_operator_reach_every_node(club: Club) -> None:
    from tests.postgres.test_commands import stella

    folder, words = club.folder / "sea-side", club.folder / "words.csv"
    pictures = club.folder / "pictures"
    pictures.mkdir()
    for name, data in many(30).items():
        (pictures / name).write_bytes(data)
    words.write_text("grandma,hurry up!\n", encoding="utf-8")
    assert (await stella("decks", "new", str(folder), str(pictures))).returncode == 0
    added = await stella("decks", "add", str(folder), "--database", club.url)
    assert added.returncode == 0, added.stderr
    again = await stella("decks", "add", str(folder), "--database", club.url)
    assert (again.returncode, "--replace" in again.stderr) == (1, True)
    taken = await stella("words", "import", str(words), "--database", club.url)
    assert taken.returncode == 0, taken.stderr
    listed = await stella("decks", "list", "--database", club.url)
    assert "sea-side" in listed.stdout
    one, two = club.node("node-1"), club.node("node-2")
    async with Device(one.link) as ada, Device(two.link) as bo:
        for device in (ada, bo):
            decks = (await device.http.get("/api/decks")).json()["decks"]
            assert [deck["id"] for deck in decks] == ["starlight", "sea-side"]
            assert (await device.http.get("/api/own-words")).json() == {"cards": [["grandma", "hurry up!"]]}
        cards = (await ada.http.get("/api/decks/sea-side")).json()["cards"]
        picture = await bo.http.get(next(iter(cards.values()))["large"])
        assert picture.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert picture.content == (folder / "large" / "001.webp").read_bytes()
        body = {"id": wish_id("create"), "name": "Ada", "options": {"deck": "sea-side"}}
        assert (await bo.http.post("/api/tables", json=body)).status_code == 201
        removed = await stella("decks", "remove", "sea-side", "--yes", "--database", club.url)
        assert removed.returncode == 0, removed.stderr
        decks = (await ada.http.get("/api/decks")).json()["decks"]
        assert [deck["id"] for deck in decks] == ["starlight"]
