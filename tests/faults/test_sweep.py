"""Deleting in small steps: what is gone is gone from every byte, no matter who writes, dies or deletes meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import threading
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stella.live.ports import Conflict, StoreUnavailable, TableId
from stella.store.sqlite import SqliteStore, sweep, writer
from stella.store.sqlite.pages import without_leftovers

from .test_files import entry, traces_of

GONE, OTHER = TableId("GONE0001"), TableId("OTHER001")
MARK = b"<SECRETMARK>"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "stella.db"


async def fill(store: SqliteStore, tables: int, lines: int) -> None:
    """Lines of many tables, in turn, so that pages are split and lines are moved."""
    chance = random.Random(1)
    for seq in range(lines):
        names = [GONE, *(TableId(f"T{number:07}") for number in range(tables))]
        chance.shuffle(names)
        await asyncio.gather(
            *(
                store.append(name, seq, [entry(f"{name}.{seq}", (MARK if name == GONE else b"x") * 12)])
                for name in names
            )
        )


def verdict(path: Path) -> str:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check").fetchone()
    return str(found)


def test_traces_do_not_come_back_with_later_writes(path: Path) -> None:
    """The writer has pages in its cache that still hold copies of lines."""

    async def scene() -> None:
        store = SqliteStore.open(path, fold_every=50)
        await fill(store, 30, 40)
        assert await store.delete(GONE)
        assert not traces_of(MARK, path)
        for seq in range(40, 80):
            await asyncio.gather(
                *(store.append(TableId(f"T{n:07}"), seq, [entry(f"{n}.{seq}", b"y" * 90)]) for n in range(30))
            )
        assert not traces_of(MARK, path)
        await store.close()

    asyncio.run(scene())
    assert not traces_of(MARK, path)
    assert verdict(path) == "ok"


def test_others_write_while_a_large_table_is_deleted_and_nothing_of_it_is_left(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path, fold_every=100)
        await fill(store, 20, 30)
        for start in range(30, 3030, 500):
            await store.append(GONE, start, [entry(f"l{start + n}", MARK * 9) for n in range(500)])
        deletion = asyncio.create_task(store.delete(GONE))
        written = 0
        while not deletion.done():
            await store.append(OTHER, written, [entry(str(written), b"z" * 60)])
            written += 1
        assert deletion.result()
        assert written > 10, "the steps let others in"
        assert not traces_of(MARK, path)
        assert len(await store.load(OTHER)) == written
        assert len(await store.load(TableId("T0000003"))) == 30
        await store.close()

    asyncio.run(scene())
    assert verdict(path) == "ok"


def test_pages_that_are_folded_into_the_file_during_a_sweep_bring_no_traces_back(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lines of others lie between those that are deleted, and are written and folded meanwhile."""
    monkeypatch.setattr(sweep, "AT_ONCE", 4)
    written, finish = threading.Event(), sweep.Sweep._finish
    monkeypatch.setattr(
        sweep.Sweep, "_finish", lambda self, connection: written.is_set() and finish(self, connection)
    )

    async def scene() -> None:
        store = SqliteStore.open(path, fold_every=1)
        await fill(store, 40, 100)
        deletion = asyncio.create_task(store.delete(GONE))
        for number in range(80):
            name, seq = TableId(f"T{number % 40:07}"), 100 + number // 40
            await store.append(name, seq, [entry(f"{name}.{seq}", b"y" * 90)])
        assert not deletion.done(), "the steps let others in"
        written.set()
        assert await deletion
        assert not traces_of(MARK, path)
        await store.close()

    asyncio.run(scene())
    assert not traces_of(MARK, path)


async def add_until_refused(store: SqliteStore) -> None:
    """Until the delete is committed, the table is there."""
    while True:
        at = len(await store.load(GONE))
        await store.append(GONE, at or 1000, [entry(f"more {at}")])


def test_a_deleted_table_is_gone_at_once_and_nobody_adds_to_it(path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path)
        await store.append(GONE, 0, [entry(str(n), MARK * 5) for n in range(1000)])
        deletion = asyncio.create_task(store.delete(GONE))
        with pytest.raises(Conflict):
            await add_until_refused(store)
        assert list(await store.load(GONE)) == []
        assert [each.table for each in await store.tables()] == []
        await store.append(GONE, 0, [entry("new", b"another table")])
        assert await deletion
        assert [each.body for each in await store.load(GONE)] == [b"another table"]
        await store.close()
        assert not traces_of(MARK, path)

    asyncio.run(scene())


def test_a_delete_that_was_interrupted_is_finished_at_the_next_start(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        store = SqliteStore.open(path)
        await store.append(GONE, 0, [entry(str(n), MARK * 5) for n in range(1000)])
        with monkeypatch.context() as patch:
            patch.setattr(writer.SqliteWriter, "_tidy", lambda _: False)
            deletion = asyncio.create_task(store.delete(GONE))
            await asyncio.sleep(0)
            await store.append(OTHER, 0, [entry("1")])
            await store.close()
            with pytest.raises(StoreUnavailable):
                await deletion
        assert traces_of(MARK, path)
        store = SqliteStore.open(path)
        assert [each.table for each in await store.tables()] == [OTHER]
        await store.close()

    asyncio.run(scene())
    assert not traces_of(MARK, path)
    assert verdict(path) == "ok"


def test_the_server_removes_what_an_operator_deleted_while_it_runs(path: Path) -> None:
    async def scene() -> None:
        server = SqliteStore.open(path)
        await fill(server, 10, 20)
        operator = SqliteStore.open(path, exclusive=False)
        assert await operator.delete(GONE)
        assert not traces_of(MARK, path)
        await operator.close()
        await server.append(OTHER, 0, [entry("1")])
        await server.close()

    asyncio.run(scene())
    assert verdict(path) == "ok"


def test_a_delete_needs_no_room_on_the_disk(path: Path) -> None:
    """No copy of the file is made; only the journal of one step."""
    asyncio.run(_filled(path))
    before = path.stat().st_size
    asyncio.run(_deleted(path))
    assert path.stat().st_size <= before
    assert {each.name for each in path.parent.iterdir()} == {path.name, f"{path.name}.lock"}


async def _filled(path: Path) -> None:
    store = SqliteStore.open(path)
    await fill(store, 20, 60)
    await store.close()


async def _deleted(path: Path) -> None:
    store = SqliteStore.open(path)
    assert await store.delete(GONE)
    await store.close()


@given(st.binary(min_size=512, max_size=600), st.sampled_from([1, 2, 7]), st.sampled_from([0, 2, 5, 10, 13]))
def test_any_bytes_are_left_alone_or_zeroed_but_never_break_anything(
    noise: bytes, number: int, kind: int
) -> None:
    start = 100 if number == 1 else 0
    page = noise[:start] + bytes([kind]) + noise[start + 1 :]
    clean = without_leftovers(page, number)
    assert len(clean) == len(page)
    assert all(after in (before, 0) for before, after in zip(page, clean, strict=True))
    assert without_leftovers(clean, number) == clean


def test_pages_of_sqlite_keep_their_lines_and_lose_the_rest(tmp_path: Path) -> None:
    path, chance = tmp_path / "plain.db", random.Random(3)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA secure_delete = OFF")
        connection.execute("CREATE TABLE lines (id INTEGER PRIMARY KEY, body BLOB)")
        for number in range(800):
            connection.execute("INSERT INTO lines VALUES (?, ?)", (number, MARK * chance.randint(1, 400)))
        connection.execute("DELETE FROM lines WHERE id % 3 = 0")
        kept = connection.execute("SELECT * FROM lines").fetchall()
    whole = path.read_bytes()
    pages = [whole[start : start + 4096] for start in range(0, len(whole), 4096)]
    path.write_bytes(b"".join(without_leftovers(page, number) for number, page in enumerate(pages, 1)))
    assert path.read_bytes() != whole
    assert verdict(path) == "ok"
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT * FROM lines").fetchall() == kept
