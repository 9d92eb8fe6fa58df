"""The wire between a node and PostgreSQL, cut at every piece that goes over it during a round, in both directions."""

from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from stella.live.ports import Entry, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from tests.support.clusters import new_database
from tests.support.cut_wires import Wire, wire_to
from tests.support.people import play_round
from tests.support.processes import Server, nursery_in

from .conftest import LONG
from .patient import Patient, check

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
    pytest.mark.timeout(1800 if LONG else 120),
]
SOME = (5, 24)
"""Where the wire is cut in the default run; `./dev faults` cuts it everywhere."""
SLATES = [[0, 1, 4], [1, 2], [0, 5]]


async def a_round(node: Server) -> tuple[str, list[Patient]]:
    """Three people come, and play a round; returns the table and what they were told."""
    people = [Patient(node.link) for _ in range(3)]
    try:
        code = (await people[0].create())["code"]
        for number, person in enumerate(people[1:]):
            await person.join(code, f"Guest {number}")
        for person in people:
            await person.come_in()
        await people[0].do("start")
        for person in people:
            await person.until(lambda view: view["play"] is not None)
        await play_round([*people], SLATES)
        for person in people:
            await person.until(lambda view: view["play"]["game"]["phase"] == "scoring")
    finally:
        for person in people:
            await person.disconnect()
            await person.http.aclose()
    return code, people


async def log_of(url: str, code: str) -> list[Entry]:
    store = PostgresStore(Database(url))
    try:
        return list(await store.load(TableId(code)))
    finally:
        await store.close()


def places(wire: Wire) -> Iterator[int]:
    """Where to cut: a few, or one after another until a round ends before the wire is cut."""
    if not LONG:
        yield from SOME
        return
    for place in itertools.count():
        before = wire.cuts
        yield place
        if wire.cuts == before:
            return


@pytest.mark.parametrize("way", ["request", "answer"])
async def test_a_round_goes_on_wherever_the_wire_is_cut(way: str, tmp_path: Path) -> None:
    url, rounds, refused = new_database(), 0, 0
    async with wire_to(url) as wire:
        with nursery_in(tmp_path) as nursery:
            node = await nursery.start_beside("--database", wire.url, data=tmp_path / "data")
            for place in places(wire):
                wire.cut_at(way, place)
                code, people = await a_round(node)
                wire.cut_at_nothing()
                check(people, await log_of(url, code))
                rounds += 1
                refused += sum(person.refused for person in people)
            assert "Traceback" not in node.said()
            cuts = wire.cuts
    print(f"\n{rounds} rounds, {cuts} cut at another {way} each, {refused} requests asked again")
    assert cuts >= rounds - 1
    assert rounds >= (25 if LONG else len(SOME))
