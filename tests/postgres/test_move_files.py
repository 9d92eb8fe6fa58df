"""Decks, uploaded pictures and custom words on their way between a data folder and a database, and into backups."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from stella.cli import files
from stella.cli.files import FolderFiles, sums_in
from stella.content.decks import FolderPictures
from stella.content.decks.writer import write_table_deck
from stella.live.ports import Entry, TableId
from stella.store.sqlite import SqliteStore
from tests.contracts.pictures import SEVERAL_CHUNKS, cards
from tests.postgres.test_commands import stella
from tests.support.clusters import fetch

pytestmark = pytest.mark.anyio

CODES = ("AAAA2222", "BBBB3333", "CCCC4444")


@pytest.fixture
async def old(tmp_path: Path, anyio_backend: str) -> Path:
    """A data folder with tables, two of which have uploaded pictures, a deck for all, and custom words."""
    data = tmp_path / "old"
    store = SqliteStore.open(data / "tables.db")
    for code in CODES:
        await store.append(TableId(code), 0, [Entry("c", 1, b"1")])
    await store.close()
    (data / "uploads").mkdir()
    for code in CODES[:2]:
        write_table_deck(cards(3, SEVERAL_CHUNKS), data / "uploads" / code)
    (data / "decks" / "sea-side" / "large").mkdir(parents=True)
    (data / "decks" / "sea-side" / "deck.toml").write_bytes(b"format = 1\n")
    (data / "decks" / "sea-side" / "large" / "001.webp").write_bytes(b"x" * 1000)
    (data / "own-words.toml").write_text('[[card]]\nwords = ["grandma"]\n', encoding="utf-8")
    return data


async def all_in(data: Path) -> dict[str, dict[str, str]]:
    """Everything beside the tables, as sums."""
    return {name: sums_in(data / name) for name in await FolderFiles(data).names()}


async def test_files_go_there_and_back_and_only_what_is_new_goes_again(
    url: str, tmp_path: Path, old: Path
) -> None:
    there = ["migrate", "--from", str(old), "--to", url]
    first = await stella(*there)
    assert "Both places have 4 decks and the same custom words; 4 copied just now." in first.stdout, (
        first.stderr
    )
    assert "0 copied just now" in (await stella(*there)).stdout
    shutil.rmtree(old / "uploads" / CODES[0])  # their host took them away, and another one brought others
    shutil.rmtree(old / "uploads" / CODES[1])
    write_table_deck(cards(4), old / "uploads" / CODES[1])
    assert "1 copied just now" in (await stella(*there)).stdout
    back = await stella("migrate", "--from", url, "--to", str(tmp_path / "new"))
    assert back.returncode == 0, back.stderr
    assert await all_in(tmp_path / "new") == await all_in(old)
    assert len(await all_in(old)) == 3
    found = FolderPictures(tmp_path / "new").deck(CODES[1])
    assert found is not None
    assert len(found.cards) == 4


async def test_a_copy_that_was_interrupted_is_taken_up_where_it_ended(
    url: str, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = ["migrate", "--from", str(old), "--to", url]
    real, calls = files.DatabaseFiles.put, list[str]()

    async def some(self: files.DatabaseFiles, name: str, folder: Path) -> bool:
        calls.append(name)
        if len(calls) == 3:
            raise ConnectionError("the wire was cut")
        return await real(self, name, folder)

    with monkeypatch.context() as patch:
        patch.setattr(files.DatabaseFiles, "put", some)
        broken = await stella(*there)
    assert (broken.returncode, "the wire was cut" in broken.stderr) == (1, True)
    assert "2 copied just now" in (await stella(*there)).stdout


async def test_files_that_arrive_otherwise_than_they_left_are_noticed(
    url: str, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = files.DatabaseFiles.put

    async def broken(self: files.DatabaseFiles, name: str, folder: Path) -> bool:
        done = await real(self, name, folder)
        await fetch(url, "UPDATE stella.chunks SET body = 'other' WHERE name = 'large/001.webp'")
        return done

    with monkeypatch.context() as patch:
        patch.setattr(files.DatabaseFiles, "put", broken)
        said = await stella("migrate", "--from", str(old), "--to", url)
    assert (said.returncode, "decks/sea-side was not written as it was read" in said.stderr) == (1, True)
    looked = await stella("doctor", "--database", url, "--data", str(old))
    assert "FAIL  1 deck files are incomplete" in looked.stdout


async def test_a_backup_of_a_database_has_its_files_and_doctor_counts_them(
    url: str, tmp_path: Path, old: Path
) -> None:
    assert (await stella("migrate", "--from", str(old), "--to", url)).returncode == 0
    (tmp_path / "node").mkdir()
    (tmp_path / "node" / "stella.toml").write_text("idle_days = 7\n", encoding="utf-8")
    file = tmp_path / "all.tar"
    saved = await stella("backup", str(file), "--database", url, "--data", str(tmp_path / "node"))
    assert saved.returncode == 0, saved.stderr
    restored = await stella("restore", str(file), "--data", str(tmp_path / "restored"))
    assert restored.returncode == 0, restored.stderr
    assert await all_in(tmp_path / "restored") == await all_in(old)
    assert (tmp_path / "restored" / "stella.toml").read_text(encoding="utf-8") == "idle_days = 7\n"
    for place in (["--database", url, "--data", str(tmp_path / "node")], ["--data", str(old)]):
        looked = await stella("doctor", *place)
        assert "uploaded pictures of 2 tables in " in looked.stdout
    gone = await stella("tables", "delete", CODES[0], "--yes", "--now", "--database", url, "--data", str(old))
    assert gone.returncode == 0, gone.stderr
    assert (old / "uploads" / CODES[0]).exists(), "the folder of a node is not the database's"
    looked = await stella("doctor", "--database", url, "--data", str(old))
    assert "uploaded pictures of 1 table in " in looked.stdout
