"""The files of the SQLite store: who may open them, who may read them, and what a delete leaves in them."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from stella.live.ports import Conflict, Entry, StoreUnavailable, TableId
from stella.store.sqlite import InUse, NotALog, SqliteStore, TooNew, connect

from .child import TABLES
from .conftest import LONG

ROOT = Path(__file__).resolve().parents[2]

A, B = TableId("AAAA2222"), TableId("BBBB3333")


def entry(command: str, body: bytes = b"body") -> Entry:
    return Entry(command, 1, body)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "stella.db"


def traces_of(marks: bytes, path: Path) -> list[str]:
    """The files beside `path` that contain one of `marks` (separated by spaces); looked at by another process.

    To open and close a database file in the process that uses it would drop SQLite's locks.
    """
    found = subprocess.run(
        [sys.executable, "-c", GREP, str(path.parent), marks.decode()],
        check=True,
        capture_output=True,
        text=True,
    )
    return found.stdout.split()


GREP = """
import pathlib, sys
for file in pathlib.Path(sys.argv[1]).iterdir():
    content = file.read_bytes()
    if any(mark.encode() in content for mark in sys.argv[2].split()):
        print(file.name)
"""


@contextlib.contextmanager
def server_in_another_process(path: Path) -> Iterator[TableId]:
    """Start a server; yield the first table it has written to."""
    command = [sys.executable, "-m", "tests.faults.child", str(path), "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        table, *_ = child.stdout.readline().decode().split()
        try:
            yield TableId(table)
        finally:
            child.kill()


def test_files_and_folder_are_for_their_owner_only(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path)
        await store.append(A, 0, [entry("1")])
        await store.load(A)
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()}
        await store.close()
        assert set(modes) >= {"stella.db", "stella.db-wal", "stella.db-shm", "stella.db.lock"}
        assert set(modes.values()) == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700

    before = os.umask(0)
    try:
        asyncio.run(scene())
    finally:
        os.umask(before)


def test_a_second_server_is_refused_and_told_who_is_there(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path)
        with pytest.raises(InUse, match=f"process {os.getpid()}") as refusal:
            SqliteStore.open(path)
        assert refusal.value.pid == os.getpid()
        await store.close()
        await SqliteStore.open(path).close()

    asyncio.run(scene())


def test_a_killed_server_does_not_keep_the_next_one_out(path: Path) -> None:
    with server_in_another_process(path), pytest.raises(InUse):
        SqliteStore.open(path)
    asyncio.run(SqliteStore.open(path).close())


def test_a_file_of_a_newer_stella_is_refused_and_not_touched(path: Path) -> None:
    asyncio.run(SqliteStore.open(path).close())
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    for exclusive in (True, False):
        with pytest.raises(TooNew, match="format 99"):
            SqliteStore.open(path, exclusive=exclusive)
    assert path.read_bytes() == before


def test_something_else_is_not_taken_for_a_log(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"Dear diary, " * 1_000)
    with pytest.raises(NotALog):
        SqliteStore.open(path)
    path.unlink()
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
    with pytest.raises(NotALog):
        SqliteStore.open(path)


def test_an_operator_needs_an_existing_file(path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        SqliteStore.open(path, exclusive=False)
    assert not path.parent.exists()


def test_an_operator_reads_and_deletes_beside_a_working_server(path: Path) -> None:
    async def scene(written: TableId) -> None:
        operator = SqliteStore.open(path, exclusive=False)
        assert {summary.table for summary in await operator.tables()} <= set(TABLES)
        assert await operator.load(written)
        await operator.append(A, 0, [entry("1", b"<secret>" * 100)])
        assert await operator.delete(A)
        assert not traces_of(b"<secret>", path)
        await operator.close()

    with server_in_another_process(path) as table:
        asyncio.run(scene(table))


def test_a_server_notices_that_an_operator_deleted_a_table(path: Path) -> None:
    async def scene() -> None:
        server = SqliteStore.open(path)
        await server.append(A, 0, [entry("1"), entry("2")])
        operator = SqliteStore.open(path, exclusive=False)
        assert await operator.delete(A)
        with pytest.raises(Conflict):
            await server.append(A, 2, [entry("3")])
        assert list(await server.load(A)) == []
        await operator.close()
        await server.close()

    asyncio.run(scene())


def test_a_delete_leaves_no_trace_in_any_file(path: Path) -> None:
    """Lines of many tables are moved between pages all the time; SQLite leaves copies where they were."""

    async def scene() -> None:
        chance = random.Random(5)
        store = SqliteStore.open(path)
        marks = [f"TRACE{chance.getrandbits(32):08x}" for _ in range(60)]
        seqs = dict.fromkeys(marks, 0)
        for move in range(60):
            writes: list[asyncio.Future[None]] = []
            for mark in chance.choices(marks, k=80):
                body = mark.encode() * chance.choice([1, 5, 20, 300])
                writes.append(
                    store.append(TableId(mark), seqs[mark], [entry(f"{mark}.{move}.{len(writes)}", body)])
                )
                seqs[mark] += 1
            await asyncio.gather(*writes)
        deleted, kept = marks[:20], marks[20:]
        assert len(traces_of(b"TRACE", path)) >= 2  # in the file and in the journal
        assert all(await asyncio.gather(*(store.delete(TableId(mark)) for mark in deleted if seqs[mark])))
        assert not traces_of(" ".join(deleted).encode(), path)
        for mark in kept:
            assert len(await store.load(TableId(mark))) == seqs[mark]
        await store.close()

    asyncio.run(scene())


def test_a_delete_waits_for_readers_and_holds_nobody_up(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path)
        await store.append(A, 0, [entry("1", b"<secret>")])
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            reader.execute("SELECT * FROM events").fetchall()
            deletion = asyncio.create_task(store.delete(A))
            for seq in range(5):
                await store.append(B, seq, [entry(str(seq))])
            assert not deletion.done()
            reader.execute("COMMIT")
        assert await deletion
        assert not traces_of(b"<secret>", path)
        await store.close()

    asyncio.run(scene())


def test_traces_left_by_a_killed_delete_are_removed_at_the_next_start(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path)
        await store.append(A, 0, [entry("1", b"<secret>" * 1_000)])
        await store.append(B, 0, [entry("1")])
        await store.close()
        with contextlib.closing(sqlite3.connect(path)) as killed:
            killed.execute("PRAGMA secure_delete = OFF")
            killed.execute("DELETE FROM events WHERE table_id = ?", (A,))
            killed.execute("INSERT INTO chores VALUES ('sweep')")
            killed.commit()
        assert traces_of(b"<secret>", path)
        store = SqliteStore.open(path)
        await store.append(B, 1, [entry("2")])
        await store.close()
        assert not traces_of(b"<secret>", path)

    asyncio.run(scene())


def test_a_file_locked_by_another_process_refuses_and_recovers(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path, patience=0.05)
        with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreUnavailable, match="locked"):
                await store.append(A, 0, [entry("1")])
            assert list(await store.load(A)) == []
        await store.append(A, 0, [entry("1")])
        await store.close()

    asyncio.run(scene())


def test_a_loop_that_is_gone_does_not_hurt_the_store(path: Path) -> None:
    store = SqliteStore.open(path)

    async def ask_and_leave() -> None:
        store.append(A, 0, [entry("1")])

    async def see() -> list[Entry]:
        await store.append(B, 0, [entry("1")])
        found = list(await store.load(A))
        await store.close()
        return found

    asyncio.run(ask_and_leave())
    assert asyncio.run(see()) == [entry("1")]


class Steps:
    """Counts the work of SQLite on the connections it makes, ten instructions each."""

    def __init__(self) -> None:
        self.count = 0

    def connect(self, path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.set_progress_handler(self._step, 10)
        return connection

    def _step(self) -> int:
        self.count += 1
        return 0


def fill(path: Path, tables: int) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(FILL, {"tables": tables})
        connection.commit()


def test_opening_does_not_take_longer_for_many_tables(path: Path) -> None:
    asyncio.run(SqliteStore.open(path).close())
    tables = 10_000 if LONG else 500

    async def opening(tables: int) -> int:
        steps = Steps()
        store = SqliteStore.open(path, connect=steps.connect)
        opened = steps.count
        assert len(await store.tables()) == tables
        assert len(await store.load(TableId("T0000001"))) == (200 if tables else 0)
        await store.close()
        return opened

    before = asyncio.run(opening(0))
    fill(path, tables)
    assert asyncio.run(opening(tables)) <= before + 2


def test_to_be_ready_takes_no_longer_with_many_tables(path: Path) -> None:
    asyncio.run(SqliteStore.open(path).close())

    async def check() -> int:
        steps, taken = Steps(), []
        store = SqliteStore.open(path, connect=steps.connect)
        for _ in range(4):
            before = steps.count
            await store.check()
            taken.append(steps.count - before)
        await store.close()
        return min(taken)  # once in a while the writer also looks for chores

    before = asyncio.run(check())
    fill(path, 300)
    assert asyncio.run(check()) <= before + 2


FILL = """
WITH RECURSIVE one(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM one WHERE i + 1 < :tables),
               two(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM two WHERE j < 200)
INSERT INTO events SELECT printf('T%07d', i), j, printf('%d.%d', i, j), i, zeroblob(150), 0 FROM one, two
"""
