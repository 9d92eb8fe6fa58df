"""A disk that is full, read-only or failing: refused means not kept, and all is well once the disk is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path
from queue import Queue

import apsw
import pytest

from stella.live.ports import Conflict, Entry, Store, StoreUnavailable, TableId
from stella.store.sqlite import SqliteStore, writer
from stella.store.sqlite.connection import Value

from .adapter import Answer, ApswConnection, on, raw_on
from .conftest import LONG, Disks
from .disk import Disk

A, B = TableId("AAAA2222"), TableId("BBBB3333")
REFUSALS = {
    "full": apsw.SQLITE_FULL,
    "read-only": apsw.SQLITE_READONLY,
    "failing": apsw.SQLITE_IOERR_WRITE,
}
SEEDS = 600 if LONG else 60


def entry(command: str, body: bytes = b"body") -> Entry:
    return Entry(command, 1, body)


def open_on(disk: Disk, path: Path) -> SqliteStore:
    return SqliteStore.open(path, connect=on(disk), open_raw=raw_on(disk), fold_every=20)


async def what_is_kept(database: Path, tables: list[TableId]) -> dict[TableId, list[Entry]]:
    """What a plain store finds in a file."""
    store = SqliteStore.open(database)
    try:
        return {table: list(await store.load(table)) for table in tables}
    finally:
        await store.close()


async def what_a_restart_finds(disk: Disk, folder: Path) -> dict[TableId, list[Entry]]:
    """What is on the disk for the next process."""
    disk.remains = disk.all_written()
    return await what_is_kept(disk.write_remains(folder), [A, B])


def test_an_idle_writer_keeps_no_pages_in_memory(disks: Disks, tmp_path: Path) -> None:
    told: Queue[tuple[str, int]] = Queue()
    disk = disks.new()

    class Watched(ApswConnection):
        def execute(self, sql: str, parameters: Sequence[Value] = (), /) -> Answer:
            answer = super().execute(sql, parameters)
            told.put((sql, self._connection.status(apsw.SQLITE_DBSTATUS_CACHE_USED)[0]))
            return answer

    async def scene() -> None:
        store = SqliteStore.open(
            tmp_path / "stella.db", connect=lambda path: Watched(path, disk, "FULL"), open_raw=raw_on(disk)
        )
        await store.append(A, 0, [entry(str(number), bytes(1000)) for number in range(200)])
        after: dict[str, int] = {}
        while "PRAGMA shrink_memory" not in after:
            sql, used = told.get(timeout=60)
            if sql == "COMMIT" or "COMMIT" in after:
                after[sql] = used
        assert after["PRAGMA shrink_memory"] < after["COMMIT"] / 10
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("refusal", REFUSALS.values(), ids=REFUSALS)
def test_a_refused_append_fails_at_once_and_the_next_works_when_the_disk_is_well(
    refusal: int, disks: Disks, tmp_path: Path
) -> None:
    disk, path = disks.new(), tmp_path / "stella.db"

    async def scene() -> None:
        store = open_on(disk, path)
        await store.append(A, 0, [entry("1")])
        disk.write_error = refusal
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.append(A, 1, [entry("2")])
        results = await asyncio.gather(
            *(store.append(table, 0, [entry("1")]) for table in (A, B)), return_exceptions=True
        )
        assert all(isinstance(result, StoreUnavailable | Conflict) for result in results)
        disk.write_error = None
        await store.append(A, 1, [entry("3")])
        await store.append(B, 0, [entry("1")])
        await store.close()
        kept = await what_a_restart_finds(disk, tmp_path)
        assert kept == {A: [entry("1"), entry("3")], B: [entry("1")]}

    asyncio.run(scene())


@pytest.mark.parametrize("error", [apsw.SQLITE_IOERR_FSYNC, apsw.SQLITE_IOERR], ids=["sync", "unspecific"])
def test_an_append_of_unknown_fate_is_answered_when_the_log_can_be_asked(
    error: int, disks: Disks, tmp_path: Path
) -> None:
    disk, path = disks.new(), tmp_path / "stella.db"

    async def scene() -> None:
        store = open_on(disk, path)
        await store.append(A, 0, [entry("1")])
        disk.sync_error = error
        failed = asyncio.Event()
        loop = asyncio.get_running_loop()

        def tell() -> None:
            loop.call_soon_threadsafe(failed.set)

        disk.on_error = tell
        unknown = store.append(A, 1, [entry("2"), entry("3")])
        await failed.wait()
        # What comes later cannot be written either, but surely is not there: it fails, again and again.
        for _ in range(3):
            with pytest.raises(StoreUnavailable):
                await store.append(B, 0, [entry("1")])
        assert not unknown.done()
        disk.sync_error = None
        await unknown
        await store.append(A, 3, [entry("4")])
        await store.close()
        kept = await what_a_restart_finds(disk, tmp_path)
        assert kept == {A: [entry(command) for command in "1234"], B: []}

    asyncio.run(scene())


def test_who_closes_while_a_fate_is_unknown_is_told_so(disks: Disks, tmp_path: Path) -> None:
    disk, path = disks.new(), tmp_path / "stella.db"

    async def scene() -> None:
        store = open_on(disk, path)
        disk.sync_error = apsw.SQLITE_IOERR_FSYNC
        unknown = store.append(A, 0, [entry("1")])
        await store.close()
        with pytest.raises(StoreUnavailable, match="did not say whether"):
            await unknown

    asyncio.run(scene())


def test_a_delete_on_a_failing_disk_is_finished_when_the_disk_is_well(disks: Disks, tmp_path: Path) -> None:
    disk, path = disks.new(), tmp_path / "stella.db"

    async def scene() -> None:
        store = open_on(disk, path)
        await store.append(A, 0, [entry("1", b"<secret>" * 2_000)])
        await store.append(B, 0, [entry("1")])
        disk.write_error = apsw.SQLITE_FULL
        with pytest.raises(StoreUnavailable):
            await store.delete(A)
        disk.write_error = None
        # From now on the lines can be removed, but there is no room to write the file again.
        room = disk.operations + 40
        disk.fails_at, disk.write_error = lambda operation: operation > room, apsw.SQLITE_FULL
        deletion = asyncio.create_task(store.delete(A))
        while disk.operations <= room + 2:
            await asyncio.wait([deletion], timeout=0.01)
        assert not deletion.done()
        disk.write_error = None
        assert await deletion
        assert not any(b"<secret>" in bytes(file.current) for file in disk.files.values())
        await store.close()
        assert await what_a_restart_finds(disk, tmp_path) == {A: [], B: [entry("1")]}

    asyncio.run(scene())


def test_whatever_fails_whenever_the_answers_agree_with_the_log(
    disks: Disks, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LONGEST_PAUSE", 0.001)
    monkeypatch.setattr(writer, "FIRST_PAUSE", 0.001)
    for seed in range(SEEDS):
        folder = tmp_path / str(seed)
        folder.mkdir()
        asyncio.run(_storm(random.Random(seed), disks.new(), folder / "stella.db"))
        disks.forget()


async def _storm(chance: random.Random, disk: Disk, path: Path) -> None:
    """Players write while writes or syncs fail at random; then the server is closed or killed.

    Acknowledged means kept, and failed means not, whatever happens to the machine right after the answer.
    """
    store = open_on(disk, path)
    if chance.random() < 0.5:
        rate, disk.sync_error = 0.3, apsw.SQLITE_IOERR_FSYNC
    else:
        rate, disk.write_error = (
            chance.choice([0.01, 0.1]),
            chance.choice([*REFUSALS.values(), apsw.SQLITE_IOERR]),
        )
    failing = {n for n in range(500) if chance.random() < rate}
    disk.fails_at = lambda operation: operation in failing
    players = [Player(TableId(f"TABLE{i}"), disk, random.Random(chance.random())) for i in range(4)]
    await asyncio.gather(*(player.play(store) for player in players))
    if chance.random() < 0.5:
        disk.write_error = disk.sync_error = None
        await store.close()
    moments = [(disk.all_written(), {player.table: player.log for player in players})]
    await store.close()
    for number, (files, logs) in enumerate(moments + [each for player in players for each in player.moments]):
        folder = path.parent / str(number)
        folder.mkdir()
        disk.remains = files
        assert await what_is_kept(disk.write_remains(folder), list(logs)) == logs


class Player:
    """Writes to a table. After some refusals it keeps what a power cut would leave: nothing of the append."""

    def __init__(self, table: TableId, disk: Disk, chance: random.Random) -> None:
        self.table, self.disk, self.chance = table, disk, chance
        self.log: list[Entry] = []
        self.moments: list[tuple[dict[str, bytes], dict[TableId, list[Entry]]]] = []

    async def play(self, store: Store) -> None:
        for move in range(12):
            lengths = [self.chance.choice([10, 6_000]) for _ in range(self.chance.choice([1, 3]))]
            new = [entry(f"{move}.{i}", self.chance.randbytes(length)) for i, length in enumerate(lengths)]
            try:
                await store.append(self.table, len(self.log), new)
            except StoreUnavailable:
                if self.chance.random() < 0.2:
                    files = self.disk.after_power_cut(self.chance)
                    self.moments.append((files, {self.table: self.log}))
            else:
                self.log = self.log + new
