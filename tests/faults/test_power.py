"""The power goes at any moment: what was acknowledged is there afterwards, and nothing is there in part."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from stella.live.ports import Conflict, Entry, StoreUnavailable, TableId
from stella.store.sqlite import SqliteStore

from .adapter import on, raw_on
from .conftest import LONG, Disks
from .disk import Disk

CUTS = 2_000 if LONG else 160
PARTS = 8


@dataclass
class Player:
    """Appends to a table and sometimes deletes it, and remembers what it was promised."""

    table: TableId
    certain: list[Entry] = field(default_factory=list)
    possible: list[Entry] = field(default_factory=list)
    """What the log is if the operation under way took, though nobody said so."""
    generation: int = 0
    forgotten: list[bytes] = field(default_factory=list)
    """Marks that must not be found on the disk any more."""
    acknowledged: int = 0

    async def play(self, store: SqliteStore, chance: random.Random) -> None:
        with contextlib.suppress(StoreUnavailable):
            while True:
                await self.move(store, chance)
                self.acknowledged += 1

    async def move(self, store: SqliteStore, chance: random.Random) -> None:
        if self.certain and chance.random() < 0.02:
            self.possible = []
            assert await store.delete(self.table)
            self.forgotten.append(self.mark)
            self.generation += 1
        else:
            new = [self.entry(len(self.certain) + i, chance) for i in range(chance.choice([1, 1, 2, 4]))]
            self.possible = self.certain + new
            await store.append(self.table, len(self.certain), new)
        self.certain = self.possible

    @property
    def mark(self) -> bytes:
        """Unlike any other, also in its parts: torn writes put halves together."""
        return f"<{random.Random(f'{self.table} {self.generation}').getrandbits(64):016x}>".encode()

    def entry(self, number: int, chance: random.Random) -> Entry:
        return Entry(f"{self.generation}-{number}", number, self.mark * chance.choice([1, 5, 20, 400]))


async def play_until_the_power_goes(disk: Disk, store: SqliteStore, players: list[Player]) -> None:
    loop, cut = asyncio.get_running_loop(), asyncio.Event()

    def tell() -> None:
        loop.call_soon_threadsafe(cut.set)

    disk.on_cut = tell
    chances = [random.Random(disk.chance.random()) for _ in players]
    plays = [
        asyncio.create_task(each.play(store, chance)) for each, chance in zip(players, chances, strict=True)
    ]
    if disk.remains is None:
        await cut.wait()
    await store.close()
    await asyncio.gather(*plays)


async def broken_promises(database: Path, players: list[Player]) -> list[str]:
    """Open what is left with the plain store and compare it with what was promised."""
    broken = []
    raw = b"".join(
        file.read_bytes() for file in database.parent.iterdir() if file.name.startswith("stella.db")
    )
    broken += [f"a trace of {mark!r}" for each in players for mark in each.forgotten if mark in raw]
    store = SqliteStore.open(database)
    try:
        for each in players:
            log = list(await store.load(each.table))
            if log not in (each.certain, each.possible):
                broken.append(f"{each.table} has {len(log)} entries, {len(each.certain)} were acknowledged")
            await store.append(each.table, len(log), [Entry("after", 0, b"life goes on")])
    finally:
        await store.close()
    with contextlib.closing(sqlite3.connect(database)) as connection:
        (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
    return broken if verdict == "ok" else [*broken, verdict]


def cut_the_power(seed: int, disk: Disk, folder: Path, durability: str = "FULL") -> tuple[int, list[str]]:
    """One life of a server, ended by a power cut. Returns how much was acknowledged and what was broken of it."""
    folder.mkdir()
    disk.chance = random.Random(seed)
    disk.cut_at = disk.chance.randrange(1, 30 if seed % 10 == 0 else 1_000)
    players = [Player(TableId(f"TABLE{i:03}")) for i in range(disk.chance.choice([1, 3, 8]))]

    async def life() -> None:
        try:
            store = SqliteStore.open(
                folder / "stella.db", connect=on(disk, durability), open_raw=raw_on(disk), fold_every=20
            )
        except StoreUnavailable:
            assert disk.remains is not None  # it went while the file was made
        else:
            await play_until_the_power_goes(disk, store, players)

    asyncio.run(life())
    database = disk.write_remains(folder)
    try:
        broken = asyncio.run(broken_promises(database, players))
    except (StoreUnavailable, Conflict, sqlite3.DatabaseError) as error:
        broken = [f"unreadable: {error}"]
    return sum(each.acknowledged for each in players), broken


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.timeout(600 if LONG else 300)
def test_no_acknowledged_append_is_lost_when_the_power_goes(part: int, disks: Disks, tmp_path: Path) -> None:
    acknowledged = 0
    for seed in range(part, CUTS, PARTS):
        promised, broken = cut_the_power(seed, disks.new(), tmp_path / str(seed))
        assert not broken, f"cut {seed}: {broken}"
        acknowledged += promised
        disks.forget()
    assert acknowledged > CUTS / PARTS  # or the test says nothing


@pytest.mark.parametrize("durability", ["NORMAL", "OFF"])
def test_the_same_cuts_find_losses_with_weaker_durability(
    durability: str, disks: Disks, tmp_path: Path
) -> None:
    cuts = 30
    harmed = sum(
        bool(cut_the_power(seed, disks.new(), tmp_path / str(seed), durability)[1]) for seed in range(cuts)
    )
    assert harmed >= cuts / 10
