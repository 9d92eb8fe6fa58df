"""Two worlds under one sky: whatever others have marked, one who isn't done gets the same bytes for the same work.

Seconds would be chance. What other people did reaches a request through the store, and through bots that have already
marked. So what is compared is everything that the store is asked and returns, and for whom bots mark.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import pytest
from starlette.testclient import TestClient

import stella.server.skies
from stella.server.api.operations import OPERATIONS
from stella.skies import company
from stella.store.skies import Base
from tests.server.browsers import browser, opened
from tests.support.memory_skies import MemorySkies
from tests.support.servers import make_server

T = TypeVar("T")
SIX = range(6)


class Noting(Base):
    """A connection that notes what it is asked, and what it returns."""

    def __init__(self, inner: Base, notes: list[object]) -> None:
        self._inner, self._notes = inner, notes

    async def rows(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        found = await self._inner.rows(sql, *values)
        self._notes.append((sql, values, found))
        return found

    async def many(self, sql: str, values: Iterable[tuple[Any, ...]]) -> None:
        raise AssertionError("no visitor needs this")

    async def lock(self, name: str) -> None:
        await self._inner.lock(name)


class NotingSkies(MemorySkies):
    """Notes every statement."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[object] = []

    async def _ask(self, question: Callable[[Base], Awaitable[T]]) -> T:
        return await super()._ask(lambda base: question(Noting(base, self.notes)))

    async def _write(self, work: Callable[[Base], Awaitable[T]], *, scrub: bool = False) -> T:
        return await super()._write(lambda base: work(Noting(base, self.notes)), scrub=scrub)


@dataclass(frozen=True)
class Deed:
    """What somebody in Ada's circle does under the sky."""

    order: tuple[int, ...]
    name: str = ""
    plays: bool = False


def do(client: TestClient, number: int, deed: Deed) -> None:
    body = {"id": f"slate-of-{number:016}", "order": deed.order, "name": deed.name}
    sky, pointed = client.post("/api/skies/today/slate", json=body).json(), 0
    while deed.plays and (places := sky["round"]["own"]["actions"]["point_at"]):
        pointing = {"number": pointed, "place": places[0]}
        sky, pointed = client.post("/api/skies/today/pointings", json=pointing).json(), pointed + 1


def requests(day: str, link: str) -> list[tuple[str, str, Any]]:
    """Every page and operation that has to do with skies, and some against the rules; those that delete come last."""
    values = {"day": day, "circle": "0" * 32}
    # A preview is painted, slowly, from what strangers see of the sky.
    ours = [each for each in OPERATIONS if re.match("/api/(skies|circles)(?!.*/preview$)", each.path)]
    operations: list[tuple[str, str, Any]] = [
        (each.method, each.path.format(**values), None if each.method in ("get", "delete") else {})
        for each in ours
    ]
    more: list[tuple[str, str, Any]] = [
        ("get", "/sky", None),
        ("get", f"/sky/{day}", None),
        ("get", "/api/skies/today", None),
        ("get", "/api/skies/today/circles", None),
        *[
            ("post", f"/api/skies/{day}/slate", {"id": f"slate-of-{9:016}", "order": order})
            for order in ([], [15], [*range(11)])
        ],
        ("post", f"/api/skies/{day}/pointings", {"number": 0, "place": 3}),
        ("post", "/api/circles", {"id": f"join-of-{9:017}", "key": link.partition("#")[2]}),
        ("put", "/api/skies/me/research", {"day": day}),
        ("put", "/api/skies/me/teaching", {"on": False}),
        ("post", "/api/skies/me/devices", {"ticket": "x" * 40}),
    ]
    return sorted([*more, *operations], key=lambda each: each[0] == "delete")


def evening(patch: pytest.MonkeyPatch, deeds: dict[int, Deed]) -> list[object]:
    """Everything that strangers and Ada, who is in a circle with six others, get, and what the store did for it."""
    server = make_server()
    store, bot_slates = NotingSkies(), company.bot_slates

    def noting(*asked: Any) -> Any:
        store.notes.append("bots mark")
        return bot_slates(*asked)

    patch.setattr(stella.server.skies, "bot_slates", noting)
    server.skies.store = store
    with opened(server) as ada:
        people = [browser(server) for _ in SIX]
        day = ada.get("/api/skies/today").json()["day"]
        ada.post("/api/circles", json={"id": f"circle-of-{9:015}"})
        link = ada.get("/api/skies/today/circles").json()["circles"][0]["link"]
        for number, each in enumerate(people):
            join = {"id": f"slate-of-{number:016}", "key": link.partition("#")[2]}
            assert each.post("/api/circles", json=join).status_code == 204
        for number, deed in deeds.items():
            do(people[number], number, deed)
        store.notes.clear()
        noted: list[object] = []
        for client in (browser(server), browser(server, cookies={"stella-sky": "A" * 38}), ada):
            for method, path, body in requests(day, link):
                reply = client.request(method, path, json=body)
                noted.append((method, path, reply.status_code, sorted(reply.headers.items()), reply.content))
        assert store.notes
        return [*noted, *store.notes]


def test_whoever_is_not_done_gets_the_same_for_the_same_work(monkeypatch: pytest.MonkeyPatch) -> None:
    quiet = evening(monkeypatch, {})
    for deeds in (
        {2: Deed((0,))},
        {number: Deed((number, 7, 9), f"Player {number}", plays=True) for number in SIX},
        {number: Deed((*range(3 + number),), plays=number % 2 == 0) for number in SIX},
    ):
        for other, ours in zip(evening(monkeypatch, deeds), quiet, strict=True):
            assert other == ours
