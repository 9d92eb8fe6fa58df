"""Whether the server is ready: probed on a clock of its own, answered from memory, whatever people write."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace

import pytest
from starlette.testclient import TestClient

from stella.live.ports import Entry, StoreUnavailable, TableId
from stella.server.app import create_app
from stella.server.readiness import PATIENCE, Readiness
from stella.server.server import StellaServer
from stella.server.settings import Rate
from tests.support.memory_store import MemoryStore
from tests.support.servers import FakeClock, make_server
from tests.support.unlimited import UNLIMITED


class Counting(MemoryStore):
    """Counts what it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.checks = 0
        self.broken = False

    async def check(self) -> None:
        self.checks += 1
        if self.broken:
            raise StoreUnavailable


def asked(server: StellaServer, before: Callable[[Counting], None]) -> tuple[list[int], int]:
    """What ten answers say, and how many probes they cost."""
    store = server.hub.services.store
    assert isinstance(store, Counting)
    with TestClient(create_app(server)) as client:
        before(store)
        checks = store.checks
        answers = [client.get("/api/ready").status_code for _ in range(10)]
        return answers, store.checks - checks


async def written(store: Counting) -> None:
    await store.append(TableId("ABCD2345"), 0, [Entry("m1:mark", 0, b"")])


@pytest.mark.parametrize("marks", [False, True])
def test_an_answer_costs_no_probe_whoever_wrote_before(marks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stella.server.readiness.EVERY", 1000.0)

    def before(store: Counting) -> None:
        if marks:
            asyncio.run(written(store))

    assert asked(make_server(store=Counting()), before) == ([200] * 10, 0)


def test_who_asks_too_often_has_to_wait() -> None:
    settings = replace(UNLIMITED, requests=Rate(4, 0.001))
    answers, _ = asked(make_server(store=Counting(), settings=settings), lambda _: None)
    assert answers == [200] * 4 + [429] * 6


@pytest.mark.anyio
async def test_probes_run_by_themselves_and_notice_when_the_store_refuses(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("stella.server.readiness.EVERY", 0.0)
    store, clock = Counting(), FakeClock()
    readiness = Readiness(store.check, clock.monotonic)
    watch = asyncio.create_task(readiness.watch())
    try:
        while store.checks < 3:  # noqa: ASYNC110 - it is its own clock
            await asyncio.sleep(0)
        assert (readiness.is_ready, readiness.lost_for()) == (True, 0.0)
        store.broken = True
        clock.seconds += 7
        seen = store.checks
        while store.checks < seen + 3:  # noqa: ASYNC110
            await asyncio.sleep(0)
        assert (readiness.is_ready, readiness.lost_for()) == (False, 7.0)
    finally:
        watch.cancel()


@pytest.mark.anyio
async def test_a_probe_that_gets_no_answer_counts_as_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PATIENCE < 6
    monkeypatch.setattr("stella.server.readiness.PATIENCE", 0.01)

    async def silent() -> None:
        await asyncio.get_running_loop().create_future()

    readiness = Readiness(silent, FakeClock().monotonic)
    await readiness.probe()
    assert not readiness.is_ready
