"""A database that is full, gets lost or is interrupted while pictures come in: nothing half stored, and games go on."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pypdfium2
import pytest

from stella.content.decks import (
    DeckCatalogue,
    ImagePipeline,
    NoRoom,
    OtherChanges,
    PictureLimits,
    PicturesUnavailable,
    UploadedPictures,
    uploaded_pictures,
)
from stella.content.decks.installed import InstalledDecks
from stella.postgres import Database
from stella.postgres.database import ReadPool
from stella.postgres.pictures import PostgresPictures
from stella.server.server import StellaServer
from stella.store.postgres import PostgresStore
from tests.contracts.pictures import PictureHome, names_of
from tests.postgres.test_pictures_at_nodes import ROWS, manifest, upload
from tests.support.clusters import database_for, fetch
from tests.support.cut_wires import wire_to
from tests.support.people import Device
from tests.support.servers import NO_FOLDER, make_server, open_server

pytestmark = pytest.mark.anyio

A, B = "AAAA2222", "BBBB3333"
FULL = """
CREATE FUNCTION stella.no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$
"""
AT_THE_LAST_CHUNKS = """
CREATE TRIGGER no_room BEFORE INSERT ON stella.chunks FOR EACH ROW
WHEN (NEW.name > '8' AND NEW.name <> 'deck.toml') EXECUTE FUNCTION stella.no_room()
"""


@pytest.fixture
async def home(tmp_path: Path, anyio_backend: str) -> PictureHome:
    """A database with two tables."""
    home = PictureHome("postgres", tmp_path)
    await home.create(A)
    await home.create(B)
    return home


@pytest.fixture
def url(home: PictureHome) -> str:
    return database_for(home.folder).url


async def rows(url: str) -> tuple[int, ...]:
    """How many bundles, files and chunks there are."""
    return tuple((await fetch(url, ROWS))[0])


def through(address: str, folder: Path) -> UploadedPictures:
    """A node that reaches the database by this address."""
    return PostgresPictures(Database(address), ReadPool(Database(address), 2), folder / "work")


@pytest.mark.parametrize("way", ["request", "answer"])
@pytest.mark.parametrize("number", range(0, 32, 4))
async def test_an_upload_whose_wire_is_cut_is_stored_whole_or_not_at_all_and_is_not_the_tables(
    home: PictureHome, url: str, way: str, number: int
) -> None:
    before, sound = home.node(), home.node()
    await home.bring(before, A, 3)
    names = await names_of(before, A)
    async with wire_to(url) as wire:
        node = through(wire.url, home.folder)
        wire.cut_at(way, number)
        try:
            async with home.proposed(node, A, 4, size=600_000) as (upload, _):
                upload.show()
        except PicturesUnavailable:
            pass
        await node.close()
    assert await names_of(sound, A) == names
    kept = await rows(url)
    assert kept in {(1, 10, 10), (2, 10 + 13, 10 + 13 + 4 * 2)}, "none of it, or all of it"
    await fetch(url, "UPDATE stella.bundles SET made_at = made_at - interval '2 hours'")
    await sound.clear_up()
    assert await rows(url) == (1, 10, 10)
    assert await names_of(sound, A) == names
    await before.close()
    await sound.close()


async def test_a_full_database_keeps_nothing_of_an_upload_and_takes_the_next_one(
    home: PictureHome, url: str
) -> None:
    node = home.node()
    await fetch(url, FULL)
    await fetch(url, AT_THE_LAST_CHUNKS)
    with pytest.raises(PicturesUnavailable, match="could not extend file"):
        await home.bring(node, A, 60)
    assert await rows(url) == (0, 0, 0)
    await fetch(url, "DROP TRIGGER no_room ON stella.chunks")
    await home.bring(node, A, 3)
    assert await rows(url) == (1, 10, 10)
    await node.close()


async def test_a_node_that_ends_between_the_log_and_the_clearing_up_leaves_the_new_pictures(
    home: PictureHome, url: str
) -> None:
    one, two = home.node(), home.node()
    await home.bring(one, A, 3)
    async with home.proposed(one, A, 4) as (upload, request):
        upload.show()
        await home.log(A, request)  # and here it ends
    deck = await two.refresh(A)
    assert deck is not None
    assert len(deck.cards) == 4
    assert (await rows(url))[0] == 2
    await asyncio.gather(one.clear_up(), two.clear_up())  # in either order
    assert await rows(url) == (1, 13, 13)
    await one.close()
    await two.close()


async def test_a_table_has_few_changes_open_at_once_however_many_nodes_it_is_at(
    home: PictureHome, url: str
) -> None:
    nodes = [home.node() for _ in range(4)]

    async def propose(node: UploadedPictures) -> str:
        try:
            async with home.proposed(node, A):
                return "taken"
        except OtherChanges:
            return "refused"

    assert sorted(await asyncio.gather(*map(propose, nodes))) == ["refused", "refused", "taken", "taken"]
    assert await propose(nodes[0]) == "refused"
    await home.bring(nodes[1], B, 3)
    for node in nodes:
        await node.close()


async def test_no_pictures_come_to_a_table_that_is_gone(home: PictureHome, url: str) -> None:
    node = home.node()
    await home.delete_table(A, node)
    with pytest.raises(FileNotFoundError):
        await home.bring(node, A, 3)
    assert await rows(url) == (0, 0, 0)
    await node.close()


async def test_of_two_changes_the_log_says_which_is_the_later_one(home: PictureHome) -> None:
    one, two = home.node(), home.node()
    async with home.proposed(one, A, 3) as (first, early), home.proposed(two, A, 5) as (second, late):
        await home.log(A, late)
        second.settle(agreed=True)
        await home.log(A, early)
        first.settle(agreed=True)
        assert len(await names_of(two, A)) == 9
    assert len(await names_of(two, A)) == len(await names_of(one, A)) == 9
    await one.close()
    await two.close()


async def test_all_own_pictures_together_are_bounded_however_many_nodes_take_them(
    home: PictureHome, url: str
) -> None:
    one, two = home.node(), home.node()
    both = (home.bring(one, A, 3, most=1), home.bring(two, B, 3, most=1))
    results = await asyncio.gather(*both, return_exceptions=True)
    assert {type(result) for result in results} == {type(None), NoRoom}
    assert (await rows(url))[0] == 1
    await one.close()
    await two.close()


def world_at(address: str, folder: Path) -> StellaServer:
    """A server on this database that takes three pictures, so that they become cards in no time."""
    pipeline = ImagePipeline(PictureLimits(least=3))
    store = PostgresStore(Database(address))
    catalogue = DeckCatalogue(through(address, folder), InstalledDecks(NO_FOLDER), pipeline)
    return make_server(store=store, catalogue=catalogue)


async def test_while_the_database_takes_no_pictures_tables_play_on(url: str, tmp_path: Path) -> None:
    async with open_server(world_at(url, tmp_path)) as link, Device(link) as ada:
        code = (await ada.create())["code"]
        await ada.connect()
        await fetch(url, FULL)
        await fetch(url, AT_THE_LAST_CHUNKS)
        refused = await upload(ada, code, 6)
        assert (refused.status_code, refused.json()["code"]) == (503, "E_STORE")
        assert await rows(url) == (0, 0, 0)
        await ada.do("rename", name="Eve")
        assert ada.view["table"]["options"]["deck"] == "starlight"
        await fetch(url, "DROP TRIGGER no_room ON stella.chunks")
        assert (await upload(ada, code, 6)).status_code == 201
        assert len(await manifest(ada, code)) == 6 + 84


async def test_a_database_that_vanishes_during_an_upload_refuses_it_and_takes_it_when_it_is_back(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, loop = ImagePipeline.render, asyncio.get_running_loop()
    async with wire_to(url) as wire:

        def and_vanish(self: ImagePipeline, *given: Any) -> Any:
            wire.blocked = True
            loop.call_soon_threadsafe(wire.cut)
            return real(self, *given)

        async with open_server(world_at(wire.url, tmp_path)) as link, Device(link) as ada:
            code = (await ada.create())["code"]
            await ada.connect()
            with monkeypatch.context() as patch:
                patch.setattr(ImagePipeline, "render", and_vanish)
                refused = await upload(ada, code, 3)
            assert (refused.status_code, refused.json()["code"]) == (503, "E_STORE")
            assert await rows(url) == (0, 0, 0)
            wire.blocked = False
            while (await ada.ask("rename", name="Eve"))["type"] != "ack":
                pass  # it is still being reached
            assert (await upload(ada, code, 3)).status_code == 201
            assert (await rows(url))[0] == 1


async def test_own_pictures_are_printed_from_the_database(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(uploaded_pictures, "MIN_DECK", 3)  # none are borrowed
    async with open_server(world_at(url, tmp_path)) as link, Device(link) as ada:
        code = (await ada.create())["code"]
        assert (await upload(ada, code, 3)).status_code == 201
        query = {"parts": "pictures", "backs": "none", "size": "small"}
        printed = await ada.http.get(f"/api/tables/{code}/print", params=query, timeout=60)
        assert printed.status_code == 200, printed.text
        page = pypdfium2.PdfDocument(printed.content)[0]
        assert (
            len(list(page.get_objects(filter=[pypdfium2.raw.FPDF_PAGEOBJ_IMAGE]))) == 3
        )  # three of them uploaded
        assert list((tmp_path / "work").iterdir()) == []
