"""How much work a request of one seat costs does not depend on what another seat did in secret.

Seconds would be chance; what is counted here is what takes them: questions to the store and turns of the event loop.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from stella.live.answers import MOST
from stella.live.snapshots import EVERY
from stella.tables import commands as c
from stella.tables.people import MemberId
from tests.support.servers import settle
from tests.tables.harness import FussyStore, Harness, Table

pytestmark = pytest.mark.anyio
ASKED: list[tuple[str | None, Any]] = [
    ("m2", c.Rename("Bo", id="written")),
    ("m2", c.Rename("Bo", id="written")),
    ("m2", c.Start(id="refused")),
    ("m2", c.Start(id="refused")),
    ("m2", c.Rename("", id="wrong")),
    ("m2", c.Rename("Bo", id="early 3")),
    ("m9", c.Rename("Nobody", id="unknown")),
    (None, c.Join("Di", "en", "k", id="join")),
]
"""Moves that are carried out, repeated, refused, refused again, repeated from long ago, and those of strangers."""


class Counting(FussyStore):
    """Notes what it is asked, but for snapshots, which nobody waits for."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self.asked: list[str] = []

    async def load(self, *arguments: Any) -> Any:
        self.asked.append("load")
        return await super().load(*arguments)

    async def find(self, *arguments: Any) -> Any:
        self.asked.append("find")
        return await super().find(*arguments)

    async def heads(self, tables: Any) -> Any:
        self.asked.append("heads")
        return await super().heads(tables)

    def append(self, *arguments: Any) -> Any:
        self.asked.append("append")
        return super().append(*arguments)


async def turns_until(table: Table, actor: str | None, command: Any) -> tuple[int, object]:
    """How many turns of the event loop an answer takes, and which it is."""
    answers = table.begin(None if actor is None else MemberId(actor), command)
    turns = 0
    while not answers:
        await asyncio.sleep(0)
        turns += 1
    return turns, answers[0]


async def evening(secret_moves: int, *, shared: bool) -> list[object]:
    harness = Harness()
    object.__setattr__(harness.services, "shared", shared)
    table = await harness.open(3)
    for number in range(5):
        await table.must("m2", c.Rename(f"Bo {number}", id=f"early {number}"))
    await table.start()
    await table.do(1, "reveal_word")
    for number in range(secret_moves):
        await table.do(3, "unmark" if number % 2 else "mark", place=3)
    await settle()
    store = Counting(harness.store)
    object.__setattr__(harness.services, "store", store)
    noted: list[object] = []
    for actor, command in ASKED:
        store.asked.clear()
        noted.append((*await turns_until(table, actor, command), tuple(store.asked)))
        await settle()
    store.asked.clear()
    assert await harness.hub.find(table.live.id) is table.live
    return [*noted, tuple(store.asked)]


@pytest.mark.parametrize("shared", [False, True])
async def test_requests_cost_the_same_whatever_another_seat_did_in_secret(shared: bool) -> None:
    calm = await evening(0, shared=shared)
    for secret_moves in (1, 7, EVERY + 1, 2 * MOST + 2):
        assert await evening(secret_moves, shared=shared) == calm
