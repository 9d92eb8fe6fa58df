"""The operator's commands on a database: the same words as on a folder."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest
from typer.testing import CliRunner

from stella.bots.learned import Vote
from stella.bots.memory import Memory
from stella.cli.app import app
from stella.cli.errors import Failure
from stella.live.ports import Entry, Snapshot, TableId
from stella.postgres import Database, schema
from stella.postgres.schema import VERSION
from stella.rules import Place
from stella.skies.slates import CircleId, Slate, VisitorId
from stella.store.postgres import PostgresStore
from stella.store.sqlite import SqliteStore
from stella.store.sqlite.skies import SqliteSkies
from tests.contracts.test_skies import SKY
from tests.support.clusters import fetch, named
from tests.support.people import Device
from tests.support.processes import nursery_in

pytestmark = pytest.mark.anyio


@dataclass
class Said:
    """What a command said, and how it ended."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str) -> Said:
    """A command, in this process."""
    result = CliRunner().invoke(app, list(arguments))
    if isinstance(result.exception, Failure):
        return Said(result.exception.status, result.stdout, f"{result.stderr}{result.exception}")
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def run_alone(*arguments: str) -> Said:
    """A command in a process of its own: `serve` changes how this one logs."""
    command = [sys.executable, "-m", "stella", *arguments]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=60, check=False)
    return Said(done.returncode, done.stdout, done.stderr)


async def stella(*arguments: str) -> Said:
    """A command, beside our event loop."""
    return await asyncio.to_thread(run, *arguments)


@pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX")
async def test_tables_doctor_backup_and_move_data_work_on_a_database_with_a_running_node(
    url: str, tmp_path: Path
) -> None:
    with nursery_in(tmp_path) as nursery:
        node = nursery.start("--database", url, data=tmp_path / "data")
        async with Device(node.link) as ada, Device(node.link) as bo:
            code = (await ada.create())["code"]
            await bo.join(code, "Bo")
            gone = (await bo.create())["code"]
            listed = await stella("tables", "list", "--json", "--database", url)
            assert {each["code"] for each in json.loads(listed.stdout)} == {code, gone}
            deleted = await stella("tables", "delete", gone, "--now", "--yes", "--database", url)
            assert deleted.stdout == "1 table deleted.\n"
            looked = await stella("doctor", "--database", url, "--data", str(tmp_path))
            assert "1 table in PostgreSQL" in looked.stdout
            file = tmp_path / "stella.tar"
            saved = await stella("backup", str(file), "--database", url, "--data", str(tmp_path / "data"))
            assert saved.returncode == 0, saved.stderr
        node.end()
    refused = await stella("restore", str(file), "--database", url, "--data", str(tmp_path / "home"))
    assert (refused.returncode, "stella migrate" in refused.stderr) == (1, True)
    assert (await stella("restore", str(file), "--data", str(tmp_path / "home"))).returncode == 0
    with nursery_in(tmp_path) as nursery:  # a server of its own plays on, and all keep their seats
        alone = nursery.start(data=tmp_path / "home")
        async with Device(alone.link) as again:
            assert (await again.http.get(f"/api/tables/{code}")).status_code == 200
            assert (await again.http.get(f"/api/tables/{gone}")).status_code == 404


async def test_doctor_leaves_an_older_schema_and_an_empty_database_as_they_are(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "VERSION", VERSION + 1)
    looked = await stella("doctor", "--database", url, "--data", str(tmp_path))
    assert (
        f"warn  the database has schema {VERSION}; the first node of this version makes it {VERSION + 1}"
        in looked.stdout
    )
    assert [row[0] for row in await fetch(url, "SELECT version FROM stella.schema_version")] == [VERSION]
    await fetch(url, "DROP SCHEMA stella CASCADE")
    looked = await stella("doctor", "--database", url, "--data", str(tmp_path))
    assert "warn  the database is empty" in looked.stdout
    assert not await fetch(url, "SELECT 1 FROM pg_namespace WHERE nspname = 'stella'")


COMMANDS = (
    "tables list --database URL --data DATA",
    "tables delete ABCD2345 --yes --database URL --data DATA",
    "lab learned show --database URL --data DATA",
    "lab learned reset --yes --database URL --data DATA",
    "backup DATA/b.tar --database URL --data DATA",
    "decks list --database URL --data DATA",
    "words export DATA/words.toml --database URL --data DATA",
    "print words -o DATA/cards.pdf --database URL --data DATA",
    "migrate --from URL --to DATA/new",
    "migrate --from DATA/old --to URL",
)


async def test_commands_leave_the_schema_of_older_nodes_alone_and_say_what_to_do(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "VERSION", VERSION + 1)
    old = SqliteStore.open(tmp_path / "old" / "tables.db")
    await old.append(TableId("TABLE000"), 0, [Entry("a", 1, b"1")])
    await old.close()
    commands = [each.replace("URL", url).replace("DATA", str(tmp_path)).split() for each in COMMANDS]
    for command in commands:
        said = await stella(*command)
        assert said.returncode == 1, command
        assert f"it has schema {VERSION} and this Stella needs {VERSION + 1}: use the Stella" in said.stderr
    assert [row[0] for row in await fetch(url, "SELECT version FROM stella.schema_version")] == [VERSION]
    monkeypatch.undo()
    await fetch(url, "DROP SCHEMA stella CASCADE")
    for command in commands[:-1]:
        said = await stella(*command)
        assert (said.returncode, "it is empty: the first node" in said.stderr) == (1, True), command
    assert not await fetch(url, "SELECT 1 FROM pg_namespace WHERE nspname = 'stella'")
    filled = await stella(*commands[-1])
    assert (filled.returncode, "1 entries copied" in filled.stdout) == (0, True), filled.stderr


async def test_data_is_moved_there_and_back_again_and_again_until_both_are_the_same(
    url: str, tmp_path: Path
) -> None:
    store = SqliteStore.open(tmp_path / "old" / "tables.db")
    tables = {TableId(f"TABLE{number:03}"): number * 311 + 1 for number in range(4)}
    for table, length in tables.items():
        await store.append(table, 0, [Entry(f"c{n}", n, b"%d" % n) for n in range(length)])
    store.save_snapshot(TableId("TABLE001"), Snapshot(1, "kind", b"state"))
    Memory(tmp_path / "old").add([Vote("deck", "card", None, True, "voter")], "2026-11-16")
    skies = SqliteSkies(tmp_path / "old" / "skies.db")
    slate = Slate(VisitorId("v"), 0, (Place(3),), "Ada")
    visit = await skies.finish("2026-11-16", SKY, slate, lambda _: ())
    await skies.join(CircleId("0" * 32), VisitorId("v"), "2026-11-16", new=True)
    circles = await skies.memberships()
    await skies.close()
    there = ["migrate", "--from", str(tmp_path / "old"), "--to", url]
    first = await stella(*there)
    assert "1 sky copied." in first.stdout
    assert "Both places have 4 tables; 1,870 entries copied just now." in first.stdout, first.stderr
    await store.append(TableId("TABLE000"), 1, [Entry("later", 5, b"while the server ran")])
    assert "1 entries copied" in (await stella(*there)).stdout
    back = await stella("migrate", "--from", url, "--to", str(tmp_path / "new"))
    assert back.returncode == 0, back.stderr
    copy = SqliteStore.open(tmp_path / "new" / "tables.db")
    assert Memory(tmp_path / "new").dump() == Memory(tmp_path / "old").dump()
    skies = SqliteSkies(tmp_path / "new" / "skies.db")
    assert await skies.visit("2026-11-16", VisitorId("v")) == visit
    assert await skies.memberships() == circles != []
    await skies.close()
    for table in tables:
        assert list(await copy.load(table)) == list(await store.load(table))
    assert (tmp_path / "new" / "secret.key").read_bytes() == (tmp_path / "old" / "secret.key").read_bytes()
    await copy.close()
    await store.close()


async def test_a_source_that_does_not_answer_is_named_and_leaves_the_target_alone(tmp_path: Path) -> None:
    nowhere, target = "postgresql://ada@127.0.0.1:1/x", tmp_path / "new"
    said = await stella("migrate", "--from", nowhere, "--to", str(target))
    assert (said.returncode, f"cannot use {nowhere}: " in said.stderr, target.exists()) == (1, True, False)
    saved = await stella("backup", str(tmp_path / "b.tar"), "--database", nowhere, "--data", str(tmp_path))
    assert (saved.returncode, f"cannot use {nowhere}: " in saved.stderr) == (1, True)


async def test_tables_that_were_deleted_between_two_copies_are_named(url: str, tmp_path: Path) -> None:
    store = SqliteStore.open(tmp_path / "old" / "tables.db")
    for table in ("TABLE001", "TABLE002", "TABLE003"):
        await store.append(TableId(table), 0, [Entry("c", 1, b"1")])
    there = ["migrate", "--from", str(tmp_path / "old"), "--to", url]
    assert "stella tables delete" not in (await stella(*there)).stdout
    await store.delete(TableId("TABLE003"))
    await store.delete(TableId("TABLE001"))
    assert "stella tables delete TABLE001 TABLE003\n" in (await stella(*there)).stdout
    await store.close()


async def test_moving_onto_another_server_or_onto_other_moves_is_refused(url: str, tmp_path: Path) -> None:
    table = TableId("TABLE000")
    old = SqliteStore.open(tmp_path / "old" / "tables.db")
    await old.append(table, 0, [Entry("a", 1, b"ours")])
    await old.close()
    there = ["migrate", "--from", str(tmp_path / "old"), "--to", url]
    assert (await stella(*there)).returncode == 0
    new = PostgresStore(Database(url))
    await new.delete(table)
    await new.append(table, 0, [Entry("b", 1, b"theirs")])
    await new.close()
    assert "differs between source and target" in (await stella(*there)).stderr
    await fetch(url, "UPDATE stella.secrets SET body = $1", b"x" * 32)
    assert "a secret of its own" in (await stella(*there)).stderr


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["serve", "--database", "mysql://here/x"], "takes postgresql://"),
        (
            ["serve", "--database", "postgresql://ada:hidden@127.0.0.1:1/x"],
            "cannot reach postgresql://ada:…@127.0.0.1:1/x",
        ),
        (["tables", "list", "--database", "mysql://here/x?password=hidden"], "not 'mysql://here/x'"),
        (
            ["tables", "list", "--database", "postgresql://ada:1/hidden@127.0.0.1:1/x"],
            "cannot use postgresql://ada:…@",
        ),
        (
            ["tables", "list", "--database", "postgresql://ada:a@hidden@127.0.0.1:1/x"],
            "cannot use postgresql://ada:…@",
        ),
        (
            ["tables", "list", "--database", "postgresql://ada:a?hidden@127.0.0.1:1/x"],
            "write @ / ? # [ ] as %40",
        ),
        (
            ["tables", "list", "--database", "postgresql://ada:hidden#@127.0.0.1:1/x"],
            "write @ / ? # [ ] as %40",
        ),
        (["tables", "list", "--database", "postgresql://127.0.0.1:1/x?password=a@hidden"], "?password=…"),
        (
            ["tables", "list", "--database", "postgresql://127.0.0.1:99999/x"],
            "the address cannot be understood",
        ),
        (["serve", "--workers", "2"], "--workers needs --database"),
        (
            ["tables", "list", "--database", "postgresql://ada:hidden@127.0.0.1:1/x"],
            "cannot use postgresql://ada:…@",
        ),
        (["migrate", "--from", "here", "--to", "here"], "the same place"),
    ],
)
def test_what_cannot_be_is_said_in_one_line_without_the_password(
    arguments: list[str], sentence: str, tmp_path: Path
) -> None:
    data = ["--data", str(tmp_path)] if arguments[0] != "migrate" else []
    said = (run_alone if arguments[0] == "serve" else run)(*arguments, *data)
    assert said.returncode in (1, 2)
    assert sentence in said.stderr
    assert "hidden" not in said.stderr
    assert len(said.stderr.splitlines()) == 1


def test_a_database_that_does_not_exist_is_named(tmp_path: Path) -> None:
    said = run_alone("serve", "--database", named("stella_never_made"), "--data", str(tmp_path))
    assert (said.returncode, 'database "stella_never_made" does not exist' in said.stderr) == (1, True)
