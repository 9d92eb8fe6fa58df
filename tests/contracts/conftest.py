"""Every store, every bus and all lobby codes the contracts are held against. A new one joins by one line here."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest

from stella.bus.local import LocalBus
from stella.bus.postgres import PostgresBus
from stella.live.lobby_codes import LocalCodes
from stella.live.ports import Bus, Entry, LobbyCodes, Store, TableId
from stella.postgres import Database
from stella.postgres.database import ReadPool
from stella.postgres.lobby_codes import PostgresCodes
from stella.store.postgres import PostgresStore
from stella.store.sqlite import SqliteStore
from tests.support.clusters import database_for, give_back_databases
from tests.support.memory_store import MemoryStore
from tests.support.servers import FakeClock

StoreMaker = Callable[[Path], Store]

STORES: dict[str, StoreMaker] = {
    "memory": lambda _: MemoryStore(),
    "sqlite": lambda folder: SqliteStore.open(folder / "stella.db"),
    "postgres": lambda folder: PostgresStore(database_for(folder)),
}
DURABLE = ["sqlite", "postgres"]
IN_A_FOLDER = ["sqlite"]
"""Stores whose files are ours; those of a database server are its own affair."""
BUSES: dict[str, Callable[[], Bus]] = {
    "local": LocalBus,
    "postgres": lambda: PostgresBus(Database("postgresql:///nowhere")),
}

A, B, C = TableId("AAAA2222"), TableId("BBBB3333"), TableId("CCCC4444")

_numbers = itertools.count(1)


def entry(
    body: bytes = b"something", *, request_id: str | None = None, at: int = 1_000, finished: bool = False
) -> Entry:
    """An entry; with a request id of its own by default."""
    return Entry(request_id or f"request-{next(_numbers)}", at, body, finished)


@pytest.fixture(autouse=True)
def borrowed_databases() -> Iterator[None]:
    """The next test uses them again."""
    yield
    give_back_databases()


@pytest.fixture(params=list(STORES))
async def store(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Store]:
    """Each kind of store in turn, empty."""
    store = STORES[request.param](tmp_path)
    yield store
    await store.close()


@pytest.fixture(params=DURABLE)
def durable(request: pytest.FixtureRequest) -> StoreMaker:
    """How to open a store that outlives its process; the same folder yields the same store."""
    return STORES[request.param]


@pytest.fixture(params=IN_A_FOLDER)
def in_a_folder(request: pytest.FixtureRequest) -> StoreMaker:
    """How to open a store that keeps its files in a folder, and nothing else there."""
    return STORES[request.param]


class Codes(Protocol):
    """Lobby codes whose time tests turn."""

    codes: LobbyCodes

    async def later(self, seconds: float) -> None: ...


class CodesInMemory:
    """Those of a server that is alone."""

    def __init__(self) -> None:
        self._clock = FakeClock()
        self.codes: LobbyCodes = LocalCodes(self._clock.monotonic)

    async def later(self, seconds: float) -> None:
        self._clock.seconds += seconds


class CodesInDatabase:
    """Those of many nodes."""

    def __init__(self, folder: Path) -> None:
        self._pool = ReadPool(database_for(folder))
        self.codes: LobbyCodes = PostgresCodes(self._pool)

    async def later(self, seconds: float) -> None:
        shift = "UPDATE stella.lobby_codes SET until = until - make_interval(secs => $1)"
        await self._pool.ask(lambda connection: connection.execute(shift, seconds))

    async def close(self) -> None:
        await self._pool.close()


@pytest.fixture(params=["memory", "postgres"])
async def lobby(request: pytest.FixtureRequest, tmp_path: Path, anyio_backend: str) -> AsyncIterator[Codes]:
    """Each kind of lobby codes in turn, with none given."""
    if request.param == "memory":
        yield CodesInMemory()
        return
    shared = CodesInDatabase(tmp_path)
    yield shared
    await shared.close()


@pytest.fixture(params=list(BUSES))
def bus(request: pytest.FixtureRequest) -> Bus:
    return BUSES[request.param]()
