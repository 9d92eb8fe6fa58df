"""`stella backup`, `stella restore` and `stella doctor`, as an operator types them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from stella.bots.learned import Vote
from stella.bots.memory import Memory
from stella.rules import CardId, Place, Word
from stella.skies.deal import Sky
from stella.skies.slates import CircleId, Slate, VisitorId
from stella.store.sqlite.skies import SqliteSkies
from tests.conftest import serving
from tests.support.command import stella
from tests.support.people import Device

pytestmark = pytest.mark.skipif(os.name == "nt", reason="the data folder's permissions are those of POSIX")


def exported(code: str, data: Path) -> object:
    return json.loads(stella("tables", "export", code, "--include-secrets", "--data", data).stdout)


def content_of(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file() and path.suffix != ".lock")
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


async def play(link: str) -> str:
    """A table whose host has marked two pictures."""
    async with Device(link) as ada:
        await ada.create("Ada")
        await ada.connect()
        for _ in range(2):
            await ada.do("add_bot")
        await ada.do("start")
        await ada.until(lambda view: view["play"] is not None)
        return ada.code


async def look(link: str, code: str) -> int:
    async with Device(link) as stranger:
        status: int = (await stranger.http.get(f"/api/tables/{code}")).status_code
        return status


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path, str]:
    """A data folder with something of every kind, its backup made while the server ran, and the code of a table."""
    folder = tmp_path_factory.mktemp("backup")
    data, file = folder / "data", folder / "stella.tar"
    with serving("--data", str(data), "--unlimited", "--set", "bot_pause=60", cwd=folder) as (link, _):
        code = asyncio.run(play(link))
        for place in (f"uploads/{code}", "decks/mine"):
            (data / place).mkdir(parents=True)
            (data / place / "one.webp").write_bytes(os.urandom(5000))
        (data / "uploads" / ".work-1").mkdir()
        (data / "uploads" / ".work-1" / "half").write_bytes(b"half done")
        (data / "own-words.toml").write_text('[[own]]\nwords = ["sea"]\n')
        (data / "stella.toml").write_text("idle_days = 12\n")
        Memory(data).add([Vote("starlight", "card-1", "w.joy", True, "voter")])
        done = stella("backup", file, "--data", data)
        assert (done.returncode, done.stderr) == (0, "")
        asyncio.run(play(link))
    return data, file, code


def test_a_backup_of_a_running_server_holds_everything(saved: tuple[Path, Path, str], tmp_path: Path) -> None:
    data, file, code = saved
    assert file.stat().st_mode & 0o777 == 0o600
    fresh = tmp_path / "fresh"
    done = stella("restore", file, "--data", fresh)
    assert (done.returncode, done.stderr) == (0, "")
    assert exported(code, fresh) == exported(code, data)
    for name in ("secret.key", "own-words.toml", "stella.toml"):
        assert (fresh / name).read_bytes() == (data / name).read_bytes()
    assert content_of(fresh / "decks") == content_of(data / "decks")
    assert content_of(fresh / "uploads") == {
        f"{code}/one.webp": (data / f"uploads/{code}/one.webp").read_bytes()
    }
    assert Memory(fresh).load().cards == Memory(data).load().cards
    assert all(
        path.stat().st_mode & 0o077 == 0
        for path in (fresh, *fresh.rglob("*"))
        if path.name != "tables.db.lock"
    )
    with serving("--data", str(fresh), cwd=tmp_path) as (link, _):
        assert asyncio.run(look(link, code)) == 200


async def finish_and_forget(skies: Path) -> None:
    """Two people finish a sky, and one of them is forgotten."""
    store = SqliteSkies(skies)
    sky = Sky(Word("w.sea"), tuple(CardId(str(number)) for number in range(15)))
    for name in ("Remembered", "Forgotten"):
        slate = Slate(VisitorId(f"visitor {name}"), 0, (Place(3),), name)
        await store.finish("2026-11-16", sky, slate, lambda _: ())
        await store.join(CircleId("c" * 32), slate.visitor, "2026-11-16", new=True)
    await store.forget(VisitorId("visitor Forgotten"))
    await store.close()


def test_the_next_backup_has_nothing_of_somebody_whom_skies_forgot(
    saved: tuple[Path, Path, str], tmp_path: Path
) -> None:
    data = tmp_path / "data"
    shutil.copytree(saved[0], data)
    asyncio.run(finish_and_forget(data / "skies.db"))
    assert stella("backup", tmp_path / "next.tar", "--data", data).returncode == 0
    whole = (tmp_path / "next.tar").read_bytes()
    assert b"Remembered" in whole
    assert b"Forgotten" not in whole


def test_what_is_there_is_replaced_only_when_that_is_meant(
    saved: tuple[Path, Path, str], tmp_path: Path
) -> None:
    data, file, code = saved
    here = tmp_path / "here"
    shutil.copytree(data, here)
    refused = stella("restore", file, "--data", here)
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "add --replace" in refused.stderr
    assert content_of(here) == content_of(data)
    assert stella("restore", file, "--replace", "--data", here).returncode == 0
    listed = json.loads(stella("tables", "list", "--json", "--data", here).stdout)
    assert [table["code"] for table in listed] == [code]
    (before,) = here.glob("before-restore-*")
    assert len(json.loads(stella("tables", "list", "--json", "--data", before).stdout)) == 2


def crash_while_writing(data: Path) -> None:
    """Leave both databases as a power cut leaves them: half written, and journals that would undo or add something."""
    busy = data.with_name("busy")
    shutil.copytree(data, busy)
    with contextlib.closing(sqlite3.connect(busy / "minds.db", isolation_level=None)) as minds:
        minds.execute("UPDATE card_days SET shown = shown + 1000")
        minds.execute("CREATE TABLE filler AS SELECT zeroblob(400000) AS body")
        minds.execute("PRAGMA cache_size = 1")  # pages are written long before the commit
        minds.execute("BEGIN")
        minds.execute("UPDATE card_days SET shown = shown + 1000")
        minds.execute("UPDATE filler SET body = randomblob(400000)")
        with contextlib.closing(sqlite3.connect(busy / "tables.db", isolation_level=None)) as tables:
            tables.execute("PRAGMA wal_autocheckpoint = 0")
            tables.execute("DELETE FROM events")
            shutil.rmtree(data)
            shutil.copytree(busy, data)
    assert (data / "minds.db-journal").stat().st_size > 0
    assert (data / "tables.db-wal").stat().st_size > 0


def test_journals_of_a_crash_do_not_spoil_what_is_restored(
    saved: tuple[Path, Path, str], tmp_path: Path
) -> None:
    data, file, code = saved
    here = tmp_path / "here"
    shutil.copytree(data, here)
    crash_while_writing(here)
    assert stella("restore", file, "--replace", "--data", here).returncode == 0
    assert exported(code, here) == exported(code, data)
    assert Memory(here).load().cards == Memory(data).load().cards
    (before,) = here.glob("before-restore-*")
    assert {"minds.db-journal", "tables.db-wal"} <= {path.name for path in before.iterdir()}


@pytest.mark.parametrize("journal", ["tables.db-wal", "minds.db-journal"])
def test_a_journal_without_its_database_is_in_the_way_too(
    saved: tuple[Path, Path, str], tmp_path: Path, journal: str
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    (here / journal).write_bytes(b"left over")
    refused = stella("restore", saved[1], "--data", here)
    assert (refused.returncode, journal in refused.stderr) == (1, True)
    assert stella("restore", saved[1], "--replace", "--data", here).returncode == 0
    assert not (here / journal).exists()


SERVER: Final = 64_999
"""The uid and gid of the server's user, as systemd draws one for DynamicUser."""
ROOT: Final = pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root may act as two users"
)


AS_SERVER: Final = f"""
import os, pathlib, sqlite3, sys
os.setgroups([]), os.setgid({SERVER}), os.setuid({SERVER})
for path in pathlib.Path(sys.argv[1]).rglob("*"):
    path.is_dir() or path.open("r+b").close()
tables = sqlite3.connect(sys.argv[1] + "/tables.db")
print(*tables.execute("DELETE FROM events RETURNING table_id").fetchone())
"""


@pytest.fixture
def theirs(saved: tuple[Path, Path, str]) -> Iterator[Path]:
    """The data folder as one of the server's user, where that user can reach it."""
    with tempfile.TemporaryDirectory(prefix="stella-two-users-") as folder:
        Path(folder).chmod(0o711)
        data = Path(shutil.copytree(saved[0], Path(folder) / "data"))
        data.chmod(0o750)
        for path in (data, *data.rglob("*")):
            os.chown(path, SERVER, SERVER)
        yield data


@ROOT
def test_root_restores_what_the_server_can_use(
    saved: tuple[Path, Path, str], theirs: Path, tmp_path: Path
) -> None:
    (theirs / "tables.db.lock").unlink()
    tmp_path.chmod(0o700)
    file = shutil.copy(saved[1], tmp_path)  # only root can read it
    done = stella("restore", file, "--replace", "--data", theirs)
    assert (done.returncode, done.stderr) == (0, "")
    found = [path.stat() for path in (theirs, *theirs.rglob("*"))]
    assert {(each.st_uid, each.st_gid) for each in found} == {(SERVER, SERVER)}
    assert theirs.stat().st_mode & 0o777 == 0o750
    assert verdicts("--data", theirs)[1]["FAIL"] == []
    read = subprocess.run(
        [sys.executable, "-c", AS_SERVER, theirs], capture_output=True, text=True, check=True
    )
    assert read.stdout == f"{saved[2]}\n"


@ROOT
@pytest.mark.parametrize("name", ["tables.db", "secret.key", "uploads", "minds.db"])
def test_a_doctor_who_is_root_sees_what_the_server_cannot_use(theirs: Path, name: str) -> None:
    assert verdicts("--data", theirs)[1]["FAIL"] == []
    path = theirs / name
    os.chown(path, 0, 0)
    path.chmod(0o700 if path.is_dir() else 0o600)
    status, found = verdicts("--data", theirs)
    (said,) = found["FAIL"]
    assert status == 1
    assert str(path) in said
    assert f"chown -R {SERVER}:{SERVER} {theirs}" in said


@ROOT
def test_root_deletes_a_table_and_the_server_can_go_on(saved: tuple[Path, Path, str], theirs: Path) -> None:
    (theirs / "tables.db.lock").unlink()
    assert stella("tables", "delete", saved[2], "--yes", "--data", theirs).returncode == 0
    assert {path.stat().st_uid for path in theirs.rglob("*")} == {SERVER}


@ROOT
def test_a_file_of_root_in_the_way_of_a_restore_is_named(saved: tuple[Path, Path, str], theirs: Path) -> None:
    os.chown(theirs / "tables.db.lock", 0, 0)
    refused = stella("restore", saved[1], "--replace", "--data", theirs)
    assert (refused.returncode, refused.stderr.count("\n")) == (1, 1)
    assert "tables.db.lock belongs to another user" in refused.stderr


def test_no_backup_is_restored_under_a_running_server(saved: tuple[Path, Path, str], tmp_path: Path) -> None:
    with serving("--data", str(tmp_path / "data"), cwd=tmp_path):
        refused = stella("restore", saved[1], "--replace", "--data", tmp_path / "data")
    assert refused.returncode == 1
    assert "is using this file" in refused.stderr


@pytest.mark.parametrize("harm", ["cut", "flipped", "foreign", "missing", "empty"])
def test_a_damaged_backup_changes_nothing(saved: tuple[Path, Path, str], tmp_path: Path, harm: str) -> None:
    bad = tmp_path / "bad.tar"
    whole = saved[1].read_bytes()
    if harm == "cut":
        bad.write_bytes(whole[: len(whole) // 2])
    elif harm == "flipped":
        bad.write_bytes(whole[:5000] + bytes([whole[5000] ^ 1]) + whole[5001:])
    elif harm == "foreign":
        with tarfile.open(bad, "w") as archive:
            archive.add(saved[0] / "secret.key", "../outside")
    elif harm == "empty":
        bad.write_bytes(b"")
    fresh = tmp_path / "fresh"
    done = stella("restore", bad, "--data", fresh)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert {path.name for path in fresh.glob("*")} <= {"tables.db.lock"}
    assert not (tmp_path / "outside").exists()


def test_a_backup_overwrites_nothing_and_needs_tables(saved: tuple[Path, Path, str], tmp_path: Path) -> None:
    again = stella("backup", saved[1], "--data", saved[0])
    assert (again.returncode, "--force" in again.stderr) == (1, True)
    nothing = stella("backup", tmp_path / "x.tar", "--data", tmp_path)
    assert (nothing.returncode, "there are no tables" in nothing.stderr) == (1, True)
    assert list(tmp_path.iterdir()) == []


def verdicts(*arguments: object) -> tuple[int, dict[str, list[str]]]:
    done = stella("doctor", *arguments)
    found: dict[str, list[str]] = {"ok": [], "warn": [], "FAIL": []}
    for line in done.stdout.splitlines():
        verdict, _, sentence = line.partition(" ")
        found[verdict].append(sentence.strip())
    return done.returncode, found


def test_a_doctor_finds_nothing_wrong_with_a_sound_server(
    saved: tuple[Path, Path, str], tmp_path: Path
) -> None:
    here = tmp_path / "here"
    shutil.copytree(saved[0], here)
    here.chmod(0o700)
    status, found = verdicts("--data", here)
    assert (status, found["FAIL"]) == (0, [])
    assert any(line.startswith("2 tables in ") for line in found["ok"])


def test_a_doctor_names_what_is_wrong(saved: tuple[Path, Path, str], tmp_path: Path) -> None:
    here = tmp_path / "here"
    shutil.copytree(saved[0], here)
    (here / "secret.key").write_bytes(b"short")
    (here / "secret.key").chmod(0o644)
    (here / "stella.toml").write_text("idel_days = 1")
    with (here / "tables.db").open("r+b") as file:
        file.seek(4096 * 3)
        file.write(b"\xa5" * 4096)
    status, found = verdicts("--data", here)
    assert status == 1
    said = "\n".join(found["FAIL"])
    for trouble in ("secret.key is not a secret", "did you mean idle_days?", "malformed"):
        assert trouble in said
    assert any("secret.key can be read by others" in line for line in found["warn"])


def test_a_doctor_sees_a_clock_that_was_set_back(tmp_path: Path) -> None:
    from stella.cli.doctor import _clock
    from stella.live.ports import Entry, TableId
    from stella.store.sqlite import SqliteStore

    async def scene() -> None:
        store = SqliteStore.open(tmp_path / "tables.db")
        await store.append(TableId("AAAAAAAA"), 0, [Entry("1", int(time.time() * 1000), b"x")])
        await store.close()

    asyncio.run(scene())
    assert [found.verdict for found in _clock(tmp_path)] == ["ok"]
    assert [found.verdict for found in _clock(tmp_path, lambda: time.time() - 3600)] == ["FAIL"]
    assert [found.verdict for found in _clock(tmp_path, lambda: 0.0)] == ["FAIL"]


def test_a_doctor_asks_the_server_that_runs(tmp_path: Path) -> None:
    with serving("--data", str(tmp_path / "data"), cwd=tmp_path) as (link, _):
        port = link.rpartition(":")[2]
        (tmp_path / "data" / "stella.toml").write_text(f"port = {port}\n")
        status, found = verdicts("--data", tmp_path / "data")
    assert status == 0
    assert f"the server at 127.0.0.1:{port} is ready" in found["ok"]
