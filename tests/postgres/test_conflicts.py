"""Two real nodes, one table, and always two moves of one moment: each is answered once, and both nodes show the same.

`STELLA_CONFLICTS=10000 ./dev test tests/postgres/test_conflicts.py -n0 -s` forces this many, and prints how soon both
nodes showed them.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import statistics
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from stella.bus.postgres import NET
from stella.live.ports import Entry, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from tests.support.exploring import examples
from tests.support.people import Device, wish_id
from tests.support.processes import nursery_in

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
]
MOVES = int(os.environ.get("STELLA_CONFLICTS", examples(500)))
COLOURS = ("orange", "pink", "purple", "green", "blue", "yellow")


class Person:
    """Somebody at a node, with all they asked."""

    def __init__(self, device: Device, member: str) -> None:
        self.device, self.member = device, member
        self.sent: Counter[str] = Counter()
        self.done: set[str] = set()
        """What was acknowledged."""
        self.acknowledged_at = 0.0

    async def ask(self, kind: str, **fields: Any) -> bool:
        """Ask until the answer is another than that the table is too busy; returns whether it was carried out."""
        wish = wish_id()
        while True:
            self.sent[wish] += 1
            answer = await self.device.ask(kind, id=wish, **fields)
            if answer["type"] == "ack":
                self.acknowledged_at = time.perf_counter()
                self.done.add(wish)
                return True
            if answer["code"] != "E_BUSY":
                assert answer["code"] == "E_COLOUR_TAKEN", answer
                return False

    def answers(self) -> Counter[str]:
        """How often each wish was answered."""
        messages = [json.loads(raw) for raw in self.device.heard]
        return Counter(each["id"] for each in messages if each["type"] in ("ack", "error"))

    async def shows(self, names: dict[str, str], colours: dict[str, str]) -> None:
        """Wait until this node shows these names and colours, by member."""

        def shown(view: dict[str, Any]) -> bool:
            table = view["table"]
            return {each["id"]: each["name"] for each in table["members"]} == names and (
                {each["member"]: each["colour"] for each in table["chairs"]} == colours
            )

        await self.device.until(shown)


class Duel:
    """Two people at two nodes who always ask at the same moment."""

    def __init__(self, people: tuple[Person, Person]) -> None:
        self.people = people
        self.names: dict[str, str] = {}
        self.colours: dict[str, str] = {}
        for each in people[0].device.view["table"]["chairs"]:
            self.colours[each["member"]] = each["colour"]
        self.seconds: list[float] = []
        """Of each moment, from the first acknowledgement until both nodes showed all that came of it."""

    async def moment(self, number: int) -> None:
        """Two renames, both carried out; or both want one colour, and one gets it."""
        order = self.people if number % 4 < 2 else self.people[::-1]
        if number % 2:
            wanted = next(
                each for each in COLOURS[number % 6 :] + COLOURS if each not in self.colours.values()
            )
            done = await asyncio.gather(*(each.ask("pick_colour", colour=wanted) for each in order))
            assert sorted(done) == [False, True]
            self.colours[order[done.index(True)].member] = wanted
        else:
            for each in order:
                self.names[each.member] = f"{each.member} {number}"
            done = await asyncio.gather(*(each.ask("rename", name=self.names[each.member]) for each in order))
            assert done == [True, True]
        await asyncio.gather(*(each.shows(self.names, self.colours) for each in order))
        acknowledged = [
            each.acknowledged_at for each, carried_out in zip(order, done, strict=True) if carried_out
        ]
        self.seconds.append(time.perf_counter() - min(acknowledged))


async def log_of(url: str, table: str) -> list[Entry]:
    store = PostgresStore(Database(url))
    try:
        return list(await store.load(TableId(table)))
    finally:
        await store.close()


async def commits_of(device: Device) -> int:
    """How many transactions its node has made, those that lost against the other node and probes among them."""
    page = (await device.http.get("/api/metrics")).text
    found = re.search(r'(?m)^stella_problems_total\{where="commit"\} ([\d.e+]+)', page)
    assert found is not None
    return int(float(found[1]))


async def test_of_moves_of_one_moment_at_two_nodes_no_answer_is_lost_or_doubled(
    tmp_path: Path, url: str
) -> None:
    with nursery_in(tmp_path) as nursery:
        nodes = [
            nursery.start("--database", url, data=tmp_path / "data", leak="each_commit_in_the_numbers")
            for _ in range(2)
        ]
        async with Device(nodes[0].link) as ada, Device(nodes[1].link) as bo:
            host = await ada.create()
            guest = await bo.join(host["code"], "Bo")
            people = (Person(ada, host["member"]), Person(bo, guest["member"]))
            for each in people:
                await each.device.connect()
            await ada.until(lambda view: all(each["present"] for each in view["table"]["members"]))
            await bo.until(lambda view: all(each["present"] for each in view["table"]["members"]))
            duel = Duel(people)
            before = len(await log_of(url, host["code"])), await commits_of(ada) + await commits_of(bo)
            for number in range(MOVES // 2):
                await duel.moment(number)
            log = (await log_of(url, host["code"]))[before[0] :]
            lost = await commits_of(ada) + await commits_of(bo) - before[1] - len(log)
            assert ada.view["table"] == bo.view["table"]
        assert [node.end() for node in nodes] == [0, 0]
    for each in people:
        assert each.answers() == each.sent
    written = Counter(entry.request_id for entry in log)
    assert written == Counter(f"{each.member}:{wish}" for each in people for wish in each.done)
    firsts = Counter(
        entry.request_id.partition(":")[0] for entry in log[::3]
    )  # of each moment of two renames
    assert len(firsts) == 2, "one node was always first"
    median, p99 = statistics.median(duel.seconds), statistics.quantiles(duel.seconds, n=100)[98]
    print(f"\n{MOVES} moves, {lost} lost a race; who was first: {dict(firsts)}")
    print(f"both nodes showed a moment after {median * 1000:.1f} ms (p50), {p99 * 1000:.1f} ms (p99)")
    assert lost > MOVES // 20
    assert median < NET / 2, "hints tell of a move, not the look every few seconds"
