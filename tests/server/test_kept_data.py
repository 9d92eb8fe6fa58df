"""Updates: data folders that older versions wrote are opened by this one and played on; newer ones are refused.

Each was written by the code of its time; `keep_data.py` adds one of the present formats.
"""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import sqlite3
import tarfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stella.bots.memory import Memory
from stella.cli.backup import unpack
from stella.cli.compose import build_server
from stella.cli.errors import Failure
from stella.server.settings import Settings
from stella.store.sqlite.log import FORMAT as SCHEMA
from stella.wire.stored import CODEC
from tests.server import keep_data
from tests.support.people import Device
from tests.support.servers import open_server

HINT = "run python -m tests.server.keep_data"
SAMPLES = sorted(keep_data.FOLDER.glob("*.tar.xz"))
EVER = Settings(finished_days=36_500, idle_days=36_500, learning=False)
each_sample = pytest.mark.parametrize("sample", SAMPLES, ids=lambda path: path.name.partition(".")[0])


def unpacked(sample: Path, folder: Path) -> tuple[Path, dict[str, Any]]:
    with tarfile.open(sample) as archive:
        unpack(archive, folder)
    return folder / "data", json.loads((folder / "seen.json").read_text(encoding="utf-8"))


def schema_of(data: Path) -> int:
    with closing(sqlite3.connect(data / "tables.db")) as base:
        (found,) = base.execute("PRAGMA user_version").fetchone()
    return int(found)


def formats_of(data: Path) -> set[int]:
    with closing(sqlite3.connect(data / "tables.db")) as base:
        return {json.loads(body)[0] for (body,) in base.execute("SELECT body FROM events")}


async def come_back(link: str, seat: dict[str, Any]) -> Device:
    """A browser that kept its cookies over the update."""
    device = Device(link)
    device.code = seat["code"]
    for name, value in seat["cookies"].items():
        device.http.cookies.set(name, value)
    return device


def test_there_is_one_of_every_schema_and_of_every_log_format() -> None:
    found = [re.fullmatch(r"schema-(\d+)-log-(\d+)\.tar\.xz", path.name) for path in SAMPLES]
    kept = [(int(match[1]), int(match[2])) for match in found if match]
    assert {schema for schema, _ in kept} == set(range(1, SCHEMA + 1)), HINT
    assert {log for _, log in kept} == set(range(1, CODEC.format + 1)), HINT
    assert (SCHEMA, CODEC.format) in kept, HINT


@each_sample
def test_who_played_before_the_update_finds_everything_and_plays_on(sample: Path, tmp_path: Path) -> None:
    data, seen = unpacked(sample, tmp_path)
    schema, log = map(int, re.findall(r"\d+", sample.name))
    assert (schema_of(data), formats_of(data)) == (schema, {log})
    asyncio.run(_play_on(data, seen))
    assert schema_of(data) == SCHEMA
    assert formats_of(data) == {log, CODEC.format}


async def _play_on(data: Path, seen: dict[str, Any]) -> None:
    async with open_server(build_server(data, EVER)) as link:
        over, begun = seen["over"], seen["open"]
        async with await come_back(link, over) as bo:
            record = (await bo.http.get(f"/api/tables/{over['code']}/record")).json()
            for field in ("totals", "winners", "game"):
                assert record[field] == over["record"][field]
            assert [each["slates"] for each in record["rounds"]] == [keep_data.SLATES] * keep_data.ROUNDS
            for now, then in zip(record["rounds"], over["record"]["rounds"], strict=True):
                assert (now["grid"], now["clue"]) == (then["grid"], then["clue"])
        async with await come_back(link, begun) as eve:
            await eve.connect()
            assert (eve.game["clue"], eve.own["crosses"]) == (begun["clue"], begun["crosses"])
            await eve.do("mark", place=9)
            await eve.until(lambda view: view["you"]["game"]["crosses"] == [4, 9])


@each_sample
def test_what_bots_learned_is_kept(sample: Path, tmp_path: Path) -> None:
    data, _ = unpacked(sample, tmp_path)
    with closing(sqlite3.connect(data / "minds.db")) as base:
        (before,) = base.execute("SELECT coalesce(sum(shown), 0) FROM card_days").fetchone()
    learned = Memory(data).load()
    assert sum(count.shown for days in learned.cards.values() for count in days.values()) == before


def test_learning_is_among_what_was_kept() -> None:
    names: list[str] = []
    for sample in SAMPLES:
        with tarfile.open(sample) as archive:
            names += archive.getnames()
    assert "data/minds.db" in names


def test_a_folder_of_a_newer_version_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    data, _ = unpacked(keep_data.path_of(SCHEMA, CODEC.format), tmp_path)
    with closing(sqlite3.connect(data / "tables.db")) as base:
        base.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    shutil.copytree(data, tmp_path / "before")
    with pytest.raises(Failure, match="newer"):
        build_server(data, EVER)
    assert (data / "tables.db").read_bytes() == (tmp_path / "before/tables.db").read_bytes()


def test_a_table_in_a_newer_log_format_is_refused_and_others_play_on(tmp_path: Path) -> None:
    data, seen = unpacked(keep_data.path_of(SCHEMA, CODEC.format), tmp_path)
    over = seen["over"]["code"]
    with closing(sqlite3.connect(data / "tables.db")) as base, base:
        rows = base.execute("SELECT table_id, seq, body FROM events").fetchall()
        ids = {table for table, _, _ in rows}
        assert len(ids) == 2
        for table, seq, body in rows:
            if table == over:
                newer = json.dumps([CODEC.format + 1, json.loads(body)[1]]).encode()
                base.execute("UPDATE events SET body = ? WHERE table_id = ? AND seq = ?", (newer, table, seq))
        base.execute("DELETE FROM snapshots")

    async def visit() -> None:
        async with open_server(build_server(data, EVER)) as link:
            async with await come_back(link, seen["over"]) as bo:
                refused = await bo.http.get(f"/api/tables/{over}/record")
                assert (refused.status_code, refused.json()["code"]) == (503, "E_STORE")
            async with await come_back(link, seen["open"]) as eve:
                await eve.connect()
                assert eve.own["crosses"] == [4]

    asyncio.run(visit())
