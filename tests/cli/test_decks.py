"""`stella decks`, as it is typed."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from stella.content.decks import DeckCatalogue
from stella.content.decks.deck import BUILT_IN
from stella.content.decks.folder_pictures import UPLOADS
from tests.conftest import serving
from tests.support import command
from tests.support.people import Device
from tests.support.pictures import many, picture, zip_of


def stella(data: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return command.stella(*arguments, XDG_DATA_HOME=str(data))


@pytest.fixture(scope="module")
def seaside(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A deck made of thirty pictures."""
    home = tmp_path_factory.mktemp("made")
    pictures = home / "pictures"
    pictures.mkdir()
    for name, data in many(30).items():
        (pictures / name).write_bytes(data)
    done = stella(home, "decks", "new", str(home / "sea-side"), str(pictures), "--author", "Ada")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"30 cards made in {home / 'sea-side'}; write their texts in deck.toml.\n"
    assert sorted(path.name for path in home.iterdir()) == ["pictures", "sea-side"]
    return home / "sea-side"


def test_a_new_deck_has_nothing_that_hinders_it(seaside: Path, tmp_path: Path) -> None:
    done = stella(tmp_path, "decks", "check", str(seaside))
    first, last = done.stdout.splitlines()
    assert done.returncode == 0
    assert first.startswith("deck.toml: “name” is missing in fr, es, de, pl")
    assert last == "Nothing to fix."


def test_a_deck_is_added_listed_replaced_and_removed(seaside: Path, tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    assert stella(tmp_path, "decks", "add", str(seaside), *data).stdout.startswith("Added sea-side.")
    again = stella(tmp_path, "decks", "add", str(seaside), *data)
    assert (again.returncode, again.stderr) == (
        1,
        "stella: there is already a deck sea-side; add --replace to put this one in its place.\n",
    )
    assert stella(tmp_path, "decks", "add", str(seaside), "--replace", *data).returncode == 0
    lines = stella(tmp_path, "decks", "list", *data).stdout.splitlines()
    assert [line.split()[:2] for line in (*lines[:2], lines[-1])] == [
        ["Id", "Cards"],
        ["starlight", "84"],
        ["sea-side", "30"],
    ]
    assert [deck.id for deck in DeckCatalogue.in_folder(tmp_path).decks()] == [*BUILT_IN, "sea-side"]
    unsure = stella(tmp_path, "decks", "remove", "sea-side", *data)
    assert (unsure.returncode, unsure.stderr) == (
        1, "stella: add --yes to remove sea-side without being asked.\n"
    )  # fmt: skip
    assert stella(tmp_path, "decks", "remove", "sea-side", "--yes", *data).returncode == 0
    assert list((tmp_path / "decks").iterdir()) == []


def test_bad_pictures_are_named_one_line_each_and_nothing_is_left(tmp_path: Path) -> None:
    bag = tmp_path / "all.zip"
    bag.write_bytes(zip_of({"a.png": b"<svg/>", "b.jpg": picture(1)[:200]}))
    done = stella(tmp_path, "decks", "new", str(tmp_path / "deck"), str(bag))
    assert done.returncode == 1
    assert [line.split()[0] for line in done.stderr.splitlines()] == ["a.png:", "b.jpg:"]
    assert [path.name for path in tmp_path.iterdir()] == ["all.zip"]


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        (
            ("new", "No_Id", "x.jpg"),
            2,
            "stella: 'No_Id' is not a valid id for a deck; the folder's name needs lower-case letters",
        ),
        (("new", "table-x", "x.jpg"), 2, "stella: 'table-x' is not a valid id for a deck;"),
        (("new", "fine", "none.jpg"), 1, "none.jpg: doesn’t exist; correct the name."),
        (("add", "none"), 1, "deck.toml: can’t be read: No such file or directory."),
        (
            ("remove", "starlight"),
            1,
            "stella: starlight is built in and can't be changed.",
        ),
        (("remove", "../../etc"), 1, "stella: no deck '../../etc' in the data folder"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], status: int, sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    done = stella(tmp_path, "decks", *arguments)
    assert (done.returncode, done.stdout) == (status, "")
    assert done.stderr.startswith(sentence)
    assert done.stderr.count("\n") == 1


def test_an_operator_deletes_a_table_with_its_pictures(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving("--data", str(data), "--unlimited", cwd=tmp_path) as (link, _):
        code = asyncio.run(_table_with_pictures(link))
        assert len(list((data / UPLOADS / code).iterdir())) == 91
        done = stella(tmp_path, "tables", "delete", code, "--yes", "--now", "--data", str(data))
        assert done.returncode == 0
        assert list((data / UPLOADS).iterdir()) == []


def test_a_running_server_notices_decks_that_come_and_go(seaside: Path, tmp_path: Path) -> None:
    data = tmp_path / "data"
    with serving("--data", str(data), "--unlimited", cwd=tmp_path) as (link, _):
        asyncio.run(_decks_come_and_go(link, seaside, data))


async def _decks_come_and_go(link: str, seaside: Path, data: Path) -> None:
    async def operator(*arguments: str) -> None:
        done = await asyncio.to_thread(stella, data.parent, "decks", *arguments, "--data", str(data))
        assert done.returncode == 0, done.stderr

    async def until_offered(*names: str) -> None:
        """A busy disk holds up nobody who asks: the next answers may not know of it yet."""
        while [deck["id"] for deck in (await ada.http.get("/api/decks")).json()["decks"]] != [*names]:
            pass

    async with Device(link) as ada:
        await ada.create("Ada")
        await ada.connect()
        assert (await ada.ask("set_options", options={"deck": "sea-side"}))["code"] == "E_OPTION"
        await operator("add", str(seaside))
        await until_offered(*BUILT_IN, "sea-side")
        await ada.do("set_options", options={"deck": "sea-side"})
        cards = (await ada.http.get("/api/decks/sea-side")).json()["cards"]
        image = next(iter(cards.values()))["small"]
        assert (await ada.http.get(image)).status_code == 200
        toml = data / "decks" / "sea-side" / "deck.toml"
        toml.write_text(toml.read_text().replace('author = "Ada"', 'author = "Ada Byron"'))
        while (await ada.http.get("/api/decks/sea-side")).json()["author"] != "Ada Byron":
            await ada.http.get("/api/decks")
        await operator("remove", "sea-side", "--yes")
        await until_offered(*BUILT_IN)
        assert (await ada.http.get("/api/decks/sea-side")).status_code == 404
        assert (await ada.http.get(image)).status_code == 404
        for _ in range(2):
            assert (await ada.ask("add_bot"))["type"] == "ack"
        refused = await ada.ask("start")
        assert (refused["code"], refused["args"]) == ("E_OPTION", {"option": "deck"})
        await ada.do("set_options", options={"deck": "starlight"})
        await ada.do("start")


async def _table_with_pictures(link: str) -> str:
    async with Device(link) as ada:
        await ada.create("Ada")
        await ada.connect()
        parts = [("files", (name, data)) for name, data in many(30).items()]
        reply = await ada.http.post(f"/api/tables/{ada.code}/deck", files=parts, timeout=100)
        assert reply.status_code == 201, reply.text
        await ada.until(lambda view: view["table"]["options"]["deck"] == f"table-{ada.code}")
        await ada.do("add_bot")
        await ada.do("add_bot")
        await ada.do("start")
        await ada.until(lambda view: view["play"] is not None)
        deck = (await ada.http.get(f"/api/decks/table-{ada.code}")).json()
        assert set(ada.game["grid"]) <= set(deck["cards"])
        return ada.code
