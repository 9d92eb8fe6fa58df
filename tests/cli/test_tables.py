"""`stella tables` beside a real running server."""

from __future__ import annotations

import asyncio
import json
import subprocess
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from stella.cli import table_bin
from stella.cli.errors import Failure
from stella.cli.tables import show
from stella.live.loading import table_of
from stella.live.ports import Entry, TableId
from tests.conftest import serving
from tests.support.command import stella
from tests.support.logs import store_at
from tests.support.people import Device, mark_and_pass, play_round
from tests.support.state_hash import state_hash
from tests.support.stores import CHOICE

pytestmark = [pytest.mark.xdist_group("operator"), pytest.mark.both_stores]


class RunningServer(NamedTuple):
    """A running server and its folder."""

    link: str
    data: Path


@pytest.fixture(scope="module")
def running(store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("operator")
    with serving("--data", str(folder / "data"), "--unlimited", "--set", "bot_pause=0", cwd=folder) as (
        link,
        _,
    ):
        yield RunningServer(link, folder / "data")


def tables(*arguments: str, data: Path) -> subprocess.CompletedProcess[str]:
    return stella("tables", *arguments, "--data", data, *CHOICE.options_of(data))


async def _begun(host: Device, **options: Any) -> str:
    """A table of one person and two bots whose person has marked 3 and 11."""
    await host.create("Ada Secretname", options=options)
    await host.connect()
    await host.do("add_bot")
    await host.do("add_bot")
    await host.do("start")
    await host.until(lambda view: view["play"] is not None)
    if host.own["actions"]["reveal_word"]:
        await host.do("reveal_word")
    await host.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
    for place in (3, 11):
        await host.do("mark", place=place)
    return host.code


async def _finished(link: str, **options: Any) -> str:
    async with Device(link) as ada, Device(link) as bo, Device(link) as cy:
        people = [ada, bo, cy]
        await ada.create("Ada", options=options)
        for person in (bo, cy):
            await person.join(ada.code)
        for person in people:
            await person.connect()
        await ada.do("start")
        for number in range(1, 5):
            for person in people:
                await person.until(
                    lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
                )
            await play_round(people, [[0, 1], [1, 2], [2, 0, 4]])
            if number < 4:
                await ada.do("next_round")
        return ada.code


def test_the_list_names_every_table_while_the_server_runs(running: RunningServer) -> None:
    async def play() -> None:
        async with Device(running.link) as ada, Device(running.link) as bo:
            await ada.create()
            code = await _begun(bo)
            found = {
                each["code"]: each for each in json.loads(tables("list", "--json", data=running.data).stdout)
            }
            assert found[ada.code]["status"] == "lobby"
            assert (found[code]["status"], found[code]["seats"], found[code]["games"]) == ("playing", 3, 1)
            done = tables("list", data=running.data)
            assert done.returncode == 0
            head, *lines = done.stdout.splitlines()
            assert head.split() == ["Code", "Status", "Seats", "Games", "Created", "Last", "touched"]
            assert any(line.split()[:4] == [code, "playing", "3", "1"] for line in lines)

    asyncio.run(play())


def test_a_table_is_shown_without_names_or_crosses(running: RunningServer) -> None:
    async def play() -> None:
        async with Device(running.link) as ada:
            code = await _begun(ada)
            done = tables("show", f"{code[:4]}-{code[4:].lower()}", data=running.data)
            assert done.returncode == 0
            shown = dict(line.split(maxsplit=1) for line in done.stdout.splitlines())
            assert shown["Code"] == code
            assert (shown["People"], shown["Step"], shown["Points"]) == ("1", "marking", "0 0 0")
            before = tables("show", code, "--json", data=running.data).stdout
            assert "Secretname" not in done.stdout + before
            await ada.do("unmark", place=3)
            await ada.do("mark", place=4)
            after = json.loads(tables("show", code, "--json", data=running.data).stdout)
            counted = {"entries", "touched_at"}
            assert {k: v for k, v in after.items() if k not in counted} == {
                k: v for k, v in json.loads(before).items() if k not in counted
            }

    asyncio.run(play())


def test_a_running_game_is_exported_only_when_secrets_are_asked_for(
    running: RunningServer, tmp_path: Path
) -> None:
    async def play() -> None:
        async with Device(running.link) as ada:
            code = await _begun(ada)
            refused = tables("export", code, data=running.data)
            assert (refused.returncode, refused.stdout) == (1, "")
            assert refused.stderr.count("\n") == 1
            assert "--include-secrets" in refused.stderr
            given = tables("export", code, "--include-secrets", data=running.data)
            marked = [
                fields["place"]
                for entry in json.loads(given.stdout)["entries"]
                for name, fields in entry["events"]
                if name == "CardMarked" and fields["seat"] == 0
            ]
            assert marked == [3, 11]
            target = tmp_path / "log.json"
            assert (
                tables(
                    "export", code, "--include-secrets", "--output", str(target), data=running.data
                ).returncode
                == 0
            )
            assert target.stat().st_mode & 0o777 == 0o600
            again = tables("export", code, "--include-secrets", "--output", str(target), data=running.data)
            assert (again.returncode, again.stderr.count("\n")) == (1, 1)

    asyncio.run(play())


def test_an_export_replays_to_the_same_state_and_names_no_wish(running: RunningServer) -> None:
    code = asyncio.run(_finished(running.link))
    exported = tables("export", code, data=running.data)
    assert exported.returncode == 0
    entries = json.loads(exported.stdout)["entries"]
    assert set(entries[0]) == {"seq", "at", "events"}
    again = [
        Entry(str(each["seq"]), each["at"], json.dumps([1, each["events"]]).encode()) for each in entries
    ]
    state = table_of(again)
    assert state is not None
    assert state_hash(state) == state_hash(asyncio.run(_state_of(running.data, code)))


async def _state_of(data: Path, code: str) -> Any:
    from stella.live.ports import TableId

    store = store_at(data / "tables.db")
    try:
        return table_of(await store.load(TableId(code)))
    finally:
        await store.close()


def test_slates_that_stay_closed_for_good_are_secrets_too(running: RunningServer) -> None:
    code = asyncio.run(_finished(running.link, slates_shown="never"))
    refused = tables("export", code, data=running.data)
    assert refused.returncode == 1
    assert "--include-secrets" in refused.stderr


def test_tables_are_deleted_only_when_that_is_meant_and_all_of_them_are_there(running: RunningServer) -> None:
    async def play() -> None:
        async with Device(running.link) as ada, Device(running.link) as bo:
            code = await _begun(ada)
            await bo.create()
            asked = tables("delete", code, data=running.data)
            assert (asked.returncode, "--yes" in asked.stderr) == (1, True)
            wrong = tables("delete", code, "AAAAAAAA", "--yes", data=running.data)
            assert (wrong.returncode, wrong.stderr.count("\n")) == (1, 1)
            assert tables("show", code, data=running.data).returncode == 0
            done = tables("delete", code, bo.code, code.lower(), "--yes", data=running.data)
            assert (done.returncode, done.stdout) == (0, "2 tables moved to the bin for a day.\n")
            assert tables("show", code, data=running.data).returncode == 1
            done = tables("delete", code, "--now", "--yes", data=running.data)
            assert (done.returncode, done.stdout) == (0, "1 table deleted.\n")
            assert tables("restore", code, data=running.data).returncode == 1

    asyncio.run(play())


def test_a_table_comes_out_of_the_bin_as_it_was_and_its_players_play_on(running: RunningServer) -> None:
    async def play() -> None:
        async with Device(running.link) as ada:
            code = await _begun(ada)
            before = tables("export", code, "--include-secrets", data=running.data).stdout
            await ada.disconnect()
            assert tables("delete", code, "--yes", data=running.data).returncode == 0
            (kept,) = [
                each
                for each in json.loads(tables("bin", "--json", data=running.data).stdout)
                if each["code"] == code
            ]
            assert 23 < hours_between(kept["removed_at"], kept["deleted_after"]) < 25
            assert code in tables("bin", data=running.data).stdout
            wrong = tables("restore", code, "AAAAAAAA", data=running.data)
            assert (wrong.returncode, wrong.stderr.count("\n")) == (1, 1)
            done = tables("restore", f"{code[:4]}-{code[4:].lower()}", data=running.data)
            assert (done.returncode, done.stdout) == (0, "1 table restored.\n")
            assert tables("export", code, "--include-secrets", data=running.data).stdout == before
            await ada.connect(code=code)
            assert ada.own["crosses"] == [3, 11]

    asyncio.run(play())


@pytest.mark.sqlite_only("what lies in a data folder")
def test_uploaded_pictures_stay_with_a_table_in_the_bin_and_go_for_good_with_it(
    running: RunningServer,
) -> None:
    async def create() -> str:
        async with Device(running.link) as ada:
            return str((await ada.create())["code"])

    code = asyncio.run(create())
    picture = running.data / "uploads" / code / "one.webp"
    picture.parent.mkdir(parents=True)
    picture.write_bytes(b"a picture")
    assert tables("delete", code, "--yes", data=running.data).returncode == 0
    assert picture.exists()
    assert tables("delete", code, "--now", "--yes", data=running.data).returncode == 0
    assert not picture.parent.exists()


def hours_between(one: str, other: str) -> float:
    return (datetime.fromisoformat(other) - datetime.fromisoformat(one)).total_seconds() / 3600


@pytest.mark.nightly  # the server looks every 20 seconds; tests/tables/test_screens.py turns the clock
def test_whoever_sits_at_a_deleted_table_is_told_within_half_a_minute(running: RunningServer) -> None:
    async def play() -> None:
        async with Device(running.link) as ada:
            code = await _begun(ada)
            assert tables("delete", code, "--yes", data=running.data).returncode == 0
            assert await ada.until_closed() == 4404
            reply = await ada.http.get(f"/api/tables/{code}")
            assert reply.json()["code"] == "E_NO_TABLE"

    asyncio.run(play())


def test_a_server_goes_on_playing_while_tables_are_deleted(running: RunningServer) -> None:
    async def play() -> None:
        async with Device(running.link) as ada, Device(running.link) as bo:
            await _begun(ada)
            gone = [(await bo.create())["code"] for _ in range(3)]
            deleting = asyncio.create_task(
                asyncio.to_thread(tables, "delete", *gone, "--now", "--yes", data=running.data)
            )
            await mark_and_pass(ada, [0, 1, 2])
            assert (await deleting).stdout == "3 tables deleted.\n"
            await ada.until(lambda view: view["play"]["game"]["phase"] != "associate.mark")

    asyncio.run(play())


def test_a_code_of_no_table_is_said_in_one_line(running: RunningServer) -> None:
    with pytest.raises(Failure, match="there is no table 'nope'") as left:
        show("nope", data=running.data, database=CHOICE.database_of(running.data))
    assert left.value.status == 1
    assert "\n" not in str(left.value)


@pytest.mark.sqlite_only("about the file")
def test_a_folder_without_tables_is_said_in_one_line_and_stays_as_it_is(tmp_path: Path) -> None:
    done = tables("list", data=tmp_path / "nowhere")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert not (tmp_path / "nowhere").exists()


@pytest.mark.sqlite_only("about the file")
def test_a_file_that_is_no_log_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(
        b"this is not a database, but it is long enough to be looked at" * 20
    )
    done = tables("list", data=tmp_path)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert "not a log of Stella" in done.stderr


def day_of(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC).astimezone():%Y-%m-%d}"


def code_of(number: int) -> str:
    return "TTTTTT" + "ABCDEFGHJK"[number // 10] + "ABCDEFGHJK"[number % 10]


def test_the_list_says_when_tables_were_made_and_touched(store_kind: str, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path, []))
    assert tables("list", data=tmp_path).stdout == "There are no tables.\n"
    assert tables("bin", data=tmp_path).stdout == "The bin is empty.\n"
    first, second = map(day_of, asyncio.run(_fill(tmp_path, [9.0, 5.0])))
    today = day_of(asyncio.run(_touch(tmp_path, code_of(0))))
    _, *lines = tables("list", data=tmp_path).stdout.splitlines()
    found = [(line.split()[0], line.split()[4::2]) for line in lines]
    assert found == [(code_of(1), [second, second]), (code_of(0), [first, today])]
    shown = tables("show", code_of(0), data=tmp_path).stdout.splitlines()
    assert [line.split()[-2] for line in shown[-2:]] == [first, today]


async def _touch(data: Path, code: str) -> int:
    """Somebody plays at this table again; returns when."""
    store, now = store_at(data / "tables.db", serving=True), int(time.time() * 1000)
    await store.append(TableId(code), 1, [Entry("2", now, b"x")])
    await store.close()
    return now


def test_a_table_that_is_played_while_the_operator_thinks_is_not_swept(
    store_kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(_fill(tmp_path, [40.0, 40.0, 40.0]))
    monkeypatch.setattr(table_bin, "confirm", lambda *_, **__: asyncio.run(_touch(tmp_path, code_of(0))))
    assert tables("sweep", data=tmp_path).stdout == "1 table moved to the bin for a day.\n"
    assert [each["code"] for each in json.loads(tables("bin", "--json", data=tmp_path).stdout)] == [
        code_of(2)
    ]


async def _fill(data: Path, ages: list[float]) -> list[int]:
    """Make tables that nobody has touched for this many days; returns when they were."""
    store = store_at(data / "tables.db", serving=True)
    now = int(time.time() * 1000)
    times = [now - int(days * 24 * 3600 * 1000) for days in ages]
    for number, at in enumerate(times):
        await store.append(TableId(code_of(number)), 0, [Entry("1", at, b"x", finished=number % 2 == 1)])
    await store.extent()  # makes the schema of a database where nothing is written
    await store.close()
    return times


def test_an_operator_agrees_to_a_sweep_that_the_server_waits_with(store_kind: str, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path, [40.0] * 60 + [1.0] * 10))
    warned = [line for line in doctor(tmp_path) if line.startswith("warn") and "stella tables sweep" in line]
    assert len(warned) == 1
    assert "30 of 70 tables are overdue" in warned[0]
    asked = tables("sweep", data=tmp_path)
    assert (asked.returncode, "--yes" in asked.stderr) == (1, True)
    assert len(json.loads(tables("list", "--json", data=tmp_path).stdout)) == 70
    done = tables("sweep", "--yes", data=tmp_path)
    assert (done.returncode, done.stdout) == (0, "30 tables moved to the bin for a day.\n")
    left = json.loads(tables("list", "--json", data=tmp_path).stdout)
    assert len(left) == 40
    assert len(json.loads(tables("bin", "--json", data=tmp_path).stdout)) == 30
    assert tables("sweep", "--yes", data=tmp_path).stdout == "No table is overdue.\n"
    assert not [line for line in doctor(tmp_path) if "stella tables sweep" in line]


def test_a_doctor_warns_of_a_clock_far_ahead_of_every_move(store_kind: str, tmp_path: Path) -> None:
    asyncio.run(_fill(tmp_path, [40.0] * 4))
    warned = [line for line in doctor(tmp_path) if "stella tables sweep" in line]
    assert len(warned) == 1
    assert "2 overdue tables" in warned[0]
    assert "40 days" in warned[0]


def doctor(data: Path) -> list[str]:
    return stella("doctor", "--data", data, *CHOICE.options_of(data)).stdout.splitlines()
