"""What is counted in batches, as rounds end, is what counting one by one from the whole log gives."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from stella import rules
from stella.bots.learned import Vote
from stella.bots.memory import Memory
from stella.tables import commands as c
from stella.tables.votes import votes_of
from tests.bots.synthetic import DECK
from tests.bots.test_learning import DAY, KEY, is_printed, votes_at
from tests.tables.harness import Harness, Table


@given(
    st.lists(st.tuples(st.sampled_from("abc"), st.booleans(), st.integers(0, 9), st.booleans()), max_size=30),
    st.lists(st.integers(0, 30), max_size=4),
)
@settings(max_examples=12)
def test_votes_counted_in_any_batches_are_the_votes_counted_one_by_one(
    cast: list[tuple[str, bool, int, bool]], cuts: list[int]
) -> None:
    votes = [
        Vote(DECK.id, card, "w.joy" if voter % 2 else None, marked, f"{voter} {card}", alone)
        for card, marked, voter, alone in cast
    ]
    edges = [0, *sorted(cuts), len(votes)]
    with TemporaryDirectory() as first, TemporaryDirectory() as second:
        batches, single = Memory(Path(first)), Memory(Path(second))
        for start, end in pairwise(edges):
            counted = batches.add(votes[start:end], DAY)
        for each in votes:
            single.add([each], DAY)
        assert counted == batches.load() == single.load()


@given(st.data())
@settings(max_examples=20)
def test_rounds_counted_as_they_end_teach_what_reading_the_whole_log_again_teaches(
    data: st.DataObject,
) -> None:
    asyncio.run(counted_as_rounds_end(data))


async def play_round_of_all(table: Table) -> None:
    """Everybody is here, and plays without a plan."""
    for member in table.people:
        if not table.screens(member):
            table.screen(member)
    while table.phase() not in (rules.Phase.SCORING, rules.Phase.OVER):
        for member in table.people:
            (screen,), who = table.screens(member), int(member[1:])
            actions = screen.own["actions"]
            if actions["reveal_word"]:
                await table.do(who, "reveal_word")
            elif table.phase() is rules.Phase.MARK and not screen.own["crosses"]:
                await table.mark(who, who, 7)
            elif actions["point_at"]:
                await table.do(who, "point_at", place=actions["point_at"][0])
        await table.harness.clock.turn(1)


async def counted_as_rounds_end(data: st.DataObject) -> None:
    """Two games, between whose rounds people leave, tables sleep, and servers are restarted."""
    harness = Harness(seed=data.draw(st.integers(0, 99)))
    table = await harness.open(data.draw(st.integers(3, 5)))
    for _ in range(2):
        await table.start()
        for number in range(4):
            if number:
                await table.do(1, "next_round")
            await play_round_of_all(table)
            if number == 3:
                break
            what = data.draw(st.sampled_from(["go on", "sleep", "restart", "leave", "keep to oneself"]))
            guests = table.people[3:]
            if what == "leave" and guests:
                await table.must(guests[-1], c.Leave())
            elif what == "keep to oneself" and guests:
                await table.must(guests[0], c.TeachBots(on=False))
            elif what in ("sleep", "restart"):
                table.leave(*table.screens())
                assert table.live.sleep()
            if what == "restart":
                harness = await harness.restarted()
                live = await harness.hub.find(table.live.id)
                assert live is not None
                table = Table(harness, live)
        (lesson,) = harness.lessons
        assert votes_of(table.live.id, lesson, KEY, is_printed) == await votes_at(table)
        harness.lessons.clear()
