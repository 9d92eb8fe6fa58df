"""A connection that is kept: what is said when it cannot be made again."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stella.live.ports import StoreUnavailable
from stella.postgres import Database, persistent_connection
from stella.postgres.persistent_connection import PersistentConnection

pytestmark = pytest.mark.anyio


class Fickle(Database):
    """A database that connects where the plan says so, and is away elsewhere."""

    def __init__(self, *plan: bool) -> None:
        super().__init__("postgresql://nowhere")
        self._plan, self.tries = plan, 0
        self.done = asyncio.Event()

    async def connect(self) -> Any:
        if self.tries >= len(self._plan):
            self.done.set()
            await asyncio.Event().wait()
        number, self.tries = self.tries, self.tries + 1
        if not self._plan[number]:
            raise StoreUnavailable(f"try {number}")
        return object()


async def test_the_first_failure_after_each_loss_is_told_and_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(persistent_connection, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(persistent_connection, "LONGEST_PAUSE", 0.002)
    told: list[str] = []

    async def is_lost(_: Any) -> None:
        raise ConnectionResetError

    database = Fickle(False, False, True, False, False, False, True, True, False)
    kept = PersistentConnection(database, is_lost, unavailable=lambda error: told.append(str(error)))
    kept.start()
    await database.done.wait()
    await kept.stop()
    assert told == ["try 0", "try 3", "try 8"]


async def test_the_next_try_comes_after_a_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(persistent_connection, "FIRST_PAUSE", 1000.0)
    database = Fickle(False, False)
    kept = PersistentConnection(database, lambda _: asyncio.sleep(0))
    kept.start()
    for _ in range(20):
        await asyncio.sleep(0)
    await kept.stop()
    assert database.tries == 1
