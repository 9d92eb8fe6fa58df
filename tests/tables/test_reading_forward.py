"""A node that missed what others wrote refuses nobody because of that: it asks the log first, and no more than that."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import pytest

from stella.live.queries import member_with_key
from stella.live.table import LiveTable
from stella.live.table_request import DONE
from stella.rules import CardMarked, MarkingFinished, Place, Seat
from stella.tables import commands as c
from stella.tables.events import HostPassed, MemberRenamed
from stella.tables.keys import hashed
from stella.tables.people import MemberId
from tests.support.servers import settle
from tests.tables.harness import FussyStore, Harness, Table

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy this machine is, the log is waited for."""
    monkeypatch.setattr("stella.live.hub.LOOK_PATIENCE", 60.0)


class CountingStore(FussyStore):
    """A store that counts what it is asked."""

    def __init__(self, inner: Any) -> None:
        super().__init__(inner)
        self.asked: Counter[str] = Counter()

    async def load(self, *arguments: Any) -> Any:
        self.asked["load"] += 1
        return await super().load(*arguments)

    async def heads(self, tables: Any) -> Any:
        self.asked["heads"] += 1
        return await super().heads(tables)


async def a_shared_table(*, shared: bool = True) -> tuple[Table, CountingStore]:
    """A table in a game whose log others write to, without a word to us."""
    harness = Harness()
    object.__setattr__(harness.services, "shared", shared)
    table = await harness.open(3)
    await table.start()
    await table.do(1, "reveal_word")
    store = CountingStore(harness.store)
    object.__setattr__(harness.services, "store", store)
    return table, store


async def test_what_the_newest_state_allows_is_not_refused_by_an_older_one() -> None:
    table, store = await a_shared_table()
    table.behind(HostPassed(MemberId("m2")))
    await table.do(2, "set_reactions", on=False)
    assert store.asked == {"load": 1}
    assert table.live.seq == len(table.log())


async def test_a_move_that_another_node_wrote_is_answered_as_done_when_it_is_sent_again_here() -> None:
    table, _ = await a_shared_table()
    table.behind(CardMarked(Seat(0), Place(3)), command="m1:x")
    await table.do(1, "mark", wish="x", place=3)
    assert table.log().count("m1:x") == 1
    table.behind(MarkingFinished(Seat(0)), command="m1:y")
    await table.do(1, "finish_marking", wish="y")
    assert table.log().count("m1:y") == 1


async def test_what_is_new_is_shown_with_the_answer() -> None:
    table, _ = await a_shared_table()
    screen = table.screen(3)
    table.behind(MemberRenamed(MemberId("m1"), "From elsewhere"))
    assert await table.refused(2, "set_reactions", on=False) == "E_NOT_HOST"
    assert screen.view["table"]["members"][0]["name"] == "From elsewhere"


async def test_a_refusal_costs_one_look_and_its_repetition_none() -> None:
    table, store = await a_shared_table()
    for _ in range(3):
        assert await table.refused(2, "set_reactions", wish="x", on=False) == "E_NOT_HOST"
    assert store.asked == {"load": 1}
    await table.do(1, "mark", place=1)
    assert store.asked == {"load": 1}  # what is carried out needs no look: the log itself would say


async def test_many_that_wait_are_looked_up_at_once_and_answered_in_order() -> None:
    table, store = await a_shared_table()
    table.behind(HostPassed(MemberId("m2")))
    answers = [table.send(who, "set_reactions", on=False) for who in (1, 2) * 10]
    await settle()
    assert [len(each) for each in answers] == [1] * 20
    assert [each == [DONE] for each in answers] == [False, True] * 10
    assert store.asked["load"] <= 3


async def test_a_server_of_its_own_never_looks() -> None:
    table, store = await a_shared_table(shared=False)
    assert await table.harness.hub.find(table.live.id) is table.live
    assert not store.asked


async def test_without_an_answer_of_the_log_nothing_is_refused_for_good() -> None:
    table, store = await a_shared_table()
    table.behind(HostPassed(MemberId("m2")))
    store.unreadable = True
    assert await table.refused(2, "set_reactions", wish="x", on=False) == "E_STORE"
    store.unreadable = False
    await table.do(2, "set_reactions", wish="x", on=False)


async def test_who_joined_at_another_node_is_no_stranger_here() -> None:
    table, _ = await a_shared_table()
    other = Harness(table.harness.store)
    live = await other.hub.find(table.live.id)
    assert live is not None
    answer = await other.hub.ask(live, None, c.Join("Dan", "en", hashed("key"), id="join"))
    assert answer.member == "m4"  # type: ignore[union-attr]
    found = await table.harness.hub.find(table.live.id)
    assert found is table.live
    assert member_with_key(found, "m4", "key") is not None


async def test_a_table_that_was_deleted_at_another_node_is_not_found_and_those_there_are_told() -> None:
    table, _ = await a_shared_table()
    screen = table.screen(1)
    await table.harness.store.delete(table.live.id)
    assert await table.harness.hub.find(table.live.id) is None
    assert screen.ended == "gone"


async def test_who_comes_while_a_commit_is_under_way_meets_what_others_wrote_before() -> None:
    table, store = await a_shared_table()
    table.behind(HostPassed(MemberId("m2")))
    store.hold()
    answer = table.send(1, "rename", name="Eve")
    coming = asyncio.create_task(table.harness.hub.find(table.live.id))
    await settle()
    await store.release()
    found = await coming
    assert isinstance(found, LiveTable)
    assert found.state is not None
    assert found.state.host == MemberId("m2")
    await settle()
    assert answer == [DONE]


async def test_many_who_come_at_once_are_one_question_and_each_sees_what_was_before_they_came() -> None:
    table, store = await a_shared_table()
    tables = [table, *[await table.harness.open(2) for _ in range(4)]]
    store.asked.clear()
    first = asyncio.create_task(table.harness.hub.find(table.live.id))
    await asyncio.sleep(0)
    for each in tables:
        each.behind(HostPassed(MemberId("m2")))
    found = await asyncio.gather(first, *(each.harness.hub.find(each.live.id) for each in tables * 20))
    assert store.asked["heads"] <= 3
    assert all(each is not None and each.state is not None for each in found)
    assert [each.live.state.host for each in tables] == ["m2"] * 5  # type: ignore[union-attr]


async def test_a_database_that_is_away_keeps_nobody_from_what_is_in_memory() -> None:
    table, store = await a_shared_table()
    store.unreadable = True
    assert await table.harness.hub.find(table.live.id) is table.live


async def test_who_comes_while_the_table_is_being_loaded_is_judged_by_the_newest_log_too() -> None:
    table, store = await a_shared_table()
    del table.harness.hub.tables[table.live.id]
    store.reads = []
    first = asyncio.ensure_future(table.harness.hub.find(table.live.id))
    await settle()
    (reading,), store.reads = store.reads, None
    table.behind(MemberRenamed(MemberId("m1"), "From elsewhere"))  # the first one has read the log without it
    second = asyncio.ensure_future(table.harness.hub.find(table.live.id))
    await settle()
    reading.set()
    await first
    live = await second
    assert live is not None
    assert live.state is not None
    assert live.state.members[MemberId("m1")].name == "From elsewhere"
