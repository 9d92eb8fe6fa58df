"""What bots learned, in the database: the same counts as in a file, whichever node counts them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from stella.bots.learned import Learned, Vote
from stella.bots.memory import LearnedStore, Memory
from stella.postgres import Database
from stella.postgres.memory import PostgresMemory, Unreachable

from .test_commands import run

pytestmark = pytest.mark.anyio
DAYS = ["2026-11-15", "2026-11-16"]


def votes(rng: Random, many: int) -> list[Vote]:
    return [
        Vote(
            "deck", rng.choice("abc"), rng.choice(["w.joy", None]), rng.random() < 0.4, str(rng.randrange(80))
        )
        for _ in range(many)
    ]


def test_file_and_database_count_alike(url: str, tmp_path: Path) -> None:
    stores: list[LearnedStore] = [Memory(tmp_path), PostgresMemory(Database(url))]
    rng = Random(3)
    for day in DAYS * 2:
        some = votes(rng, 15)
        learned = [store.add(some, day) for store in stores]
        assert learned[0] == learned[1]
    file, database = stores
    assert file.dump() == database.dump()
    assert [store.drop(DAYS[0]) for store in stores] == [True, True]
    assert [store.drop("2020-01-01") for store in stores] == [False, False]
    assert file.load() == database.load() != Learned()
    for store in stores:
        store.reset()
        assert store.load() == Learned()


async def test_nodes_that_count_the_same_votes_at_once_count_each_voter_once(
    url: str, tmp_path: Path
) -> None:
    some = votes(Random(5), 40)
    memories = [PostgresMemory(Database(url)) for _ in range(3)]
    await asyncio.gather(
        *(
            asyncio.to_thread(memory.add, some[turn:] + some[:turn], DAYS[0])
            for turn, memory in enumerate(memories)
        )
    )
    rows = await asyncio.to_thread(memories[0].dump)
    assert rows.voters == sorted({vote.voter for vote in some})
    assert sum(int(row[4]) + int(row[6]) for row in rows.cards) == len(rows.voters)


def test_what_was_learned_is_moved_once_and_shown(url: str, tmp_path: Path) -> None:
    file = Memory(tmp_path / "data")
    (tmp_path / "data").mkdir()
    file.add(votes(Random(7), 30), DAYS[0])
    assert PostgresMemory(Database(url)).fill(file.dump())
    assert not PostgresMemory(Database(url)).fill(file.dump())
    said = run("lab", "learned", "show", "--database", url)
    assert said.stdout == run("lab", "learned", "show", "--data", str(tmp_path / "data")).stdout
    assert "votes about" in said.stdout
    back = Memory(tmp_path)
    assert back.fill(PostgresMemory(Database(url)).dump())
    assert back.dump() == file.dump()


def test_without_a_database_that_is_said() -> None:
    with pytest.raises(Unreachable):
        PostgresMemory(Database("postgresql://ada:hidden@127.0.0.1:1/x")).load()
    said = run("lab", "learned", "show", "--database", "postgresql://ada:hidden@127.0.0.1:1/x")
    assert said.returncode == 1
    assert "postgresql://ada:…@127.0.0.1:1/x cannot be used" in said.stderr
