"""All tables of a server: creating them twice by one wish, codes that collide, room, and a disk that refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

import pytest

from stella.live import hub
from stella.live.hub import SILENCE, SWEEP, HubLimits
from stella.live.ports import TableId
from stella.live.table_request import DONE
from stella.tables import commands as c
from stella.tables.codes import is_code
from stella.tables.keys import KeyMaker, hashed, member_with_key
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.support.servers import settle
from tests.tables.harness import FussyStore, Harness, Table, a_table

pytestmark = pytest.mark.anyio


def create(harness: Harness, wish: str, name: str = "Ada") -> asyncio.Task[object]:
    made = harness.hub.create(wish, lambda key: c.CreateTable(OptionChanges(), name, "en", key))
    return asyncio.ensure_future(made)


async def created(harness: Harness, wish: str, name: str = "Ada") -> tuple[Table, str]:
    made = await harness.hub.create(wish, lambda key: c.CreateTable(OptionChanges(), name, "en", key))
    assert not isinstance(made, Refusal), made
    return Table(harness, made[0]), made[2]


async def test_the_same_wish_gives_the_same_table_and_key_also_after_a_restart() -> None:
    harness = Harness()
    (first, key), (again, same) = await created(harness, "wish"), await created(harness, "wish", "Eve")
    assert (again.live, same) == (first.live, key)
    assert first.state.members[MemberId("m1")].name == "Ada"
    harness = await harness.restarted()
    (later, still), (other, another) = await created(harness, "wish"), await created(harness, "other wish")
    assert (later.live.id, still) == (first.live.id, key)
    assert other.live.id != first.live.id
    assert another != key


async def test_whoever_reads_the_log_does_not_learn_the_request_that_gives_the_hosts_key() -> None:
    harness = Harness()
    table, key = await created(harness, "a request of the host")
    (entry,) = await harness.store.load(table.live.id)
    assert "a request of the host" not in entry.request_id
    assert key not in entry.body.decode()
    assert (await created(harness, entry.request_id.removeprefix(":")))[1] != key


async def test_the_same_wish_twice_at_once_makes_one_table() -> None:
    harness = Harness()
    made = await asyncio.gather(*[create(harness, "wish") for _ in range(4)])
    assert len({entry[2] for entry in made}) == 1  # type: ignore[index]
    assert len(await harness.store.tables()) == len(harness.hub.tables) == 1
    (live,) = harness.hub.tables.values()
    assert live.seq == len(Table(harness, live).log()) == 1


async def test_a_repeated_wish_beside_a_commit_of_the_table_doubles_nothing() -> None:
    harness = Harness()
    table, _ = await created(harness, "wish")
    store = table.fussy()
    store.hold()
    answers = table.send(1, "rename", name="Eve")
    again = create(harness, "wish")
    await settle()
    await store.release()
    await again
    assert answers == [DONE]
    assert table.live.seq == len(table.log()) == 2


async def test_a_refused_creation_leaves_nothing_behind() -> None:
    harness = Harness()
    made = await create(harness, "wish", name="\u200b")
    assert made == Refusal(TableCode.NAME)
    assert (harness.hub.tables, list(await harness.store.tables())) == ({}, [])
    await created(harness, "wish")


class Unlucky(KeyMaker):
    """All first codes are the same."""

    def code(self, wish_id: str, attempt: int) -> TableId:
        return TableId("AAAAAAAA") if attempt < 2 else super().code(wish_id, attempt)


async def test_a_code_that_is_taken_is_not_given_again() -> None:
    harness = Harness()
    harness.hub.keys = Unlucky(b"k" * 32)
    (first, key), (second, other) = await created(harness, "one"), await created(harness, "two")
    assert first.live.id == "AAAAAAAA" != second.live.id
    assert is_code(second.live.id)
    assert key != other
    assert (await created(harness, "one"))[0].live is first.live
    assert (await created(harness, "two"))[0].live is second.live
    assert list(first.state.members) == ["m1"]


async def test_the_code_of_a_table_in_the_bin_is_not_given_again() -> None:
    harness = Harness()
    first, _ = await created(harness, "wish")
    assert await harness.hub.discard(first.live.id)
    again, _ = await created(harness, "wish")
    assert again.live.id != first.live.id
    assert await harness.store.recover(first.live.id)
    assert {each.table for each in await harness.store.tables()} == {first.live.id, again.live.id}


async def test_two_wishes_that_draw_the_same_code_at_once_get_two_tables() -> None:
    harness = Harness()
    harness.hub.keys = Unlucky(b"k" * 32)
    made = await asyncio.gather(*[create(harness, f"wish {number}") for number in range(3)])
    assert not [each for each in made if isinstance(each, Refusal)]
    tables = {entry[0].id for entry in made}  # type: ignore[index]
    assert len(tables) == 3


async def test_a_full_server_takes_no_new_tables() -> None:
    harness = Harness()
    harness.hub.limits = HubLimits(live_tables=2)
    for number in range(2):
        await created(harness, f"wish {number}")
    assert await create(harness, "one more") == Refusal(TableCode.BUSY)


async def test_a_wrong_code_finds_nothing_and_costs_no_memory() -> None:
    harness = Harness()
    for code in ("AAAAAAAA", "aaaaaaaa", "", "AAAA-AAA", "0" * 8, "A" * 9, "../../et"):
        assert await harness.hub.find(code) is None
    assert harness.hub.tables == {}


async def test_finding_one_table_many_times_at_once_gives_one_table() -> None:
    table = await a_table()
    harness = await table.harness.restarted()
    found = await asyncio.gather(*[harness.hub.find(table.live.id) for _ in range(5)])
    assert len({id(live) for live in found}) == 1
    assert found[0] is not None
    assert found[0].seq == len(table.log())


async def test_a_table_that_is_just_being_created_is_not_taken_for_deleted() -> None:
    harness = Harness()
    store = FussyStore(harness.store)
    object.__setattr__(harness.services, "store", store)
    table, _ = await created(harness, "first")
    gate = asyncio.Event()
    heads = store.heads

    async def slow(tables: Sequence[TableId]) -> Mapping[TableId, int]:
        found = await heads(tables)
        await gate.wait()
        return found

    store.heads = slow  # type: ignore[method-assign]
    await harness.clock.turn(SWEEP + 0.1)
    young, _ = await created(harness, "second")
    screen = young.screen(1)
    gate.set()
    await settle()
    assert screen.ended is None
    assert set(harness.hub.tables) == {table.live.id, young.live.id}


async def test_a_disk_that_refuses_to_list_tables_ends_nobodys_screen() -> None:
    table = await a_table()
    store, screen = table.fussy(), table.screen(1)
    store.unreadable = True
    await table.harness.clock.turn(SWEEP + 1)
    assert screen.ended is None


async def test_a_table_with_people_stays_awake_for_minutes_and_one_without_does_not() -> None:
    harness = Harness()
    with_people = await harness.open(3)
    with_people.screen(1)
    await harness.open(3)
    awake: list[bool] = []
    for seconds in (2 * SWEEP + 1, SILENCE - 2 * SWEEP - 2, SWEEP + 2):
        await harness.clock.turn(seconds)
        awake.append(with_people.live.awake)
        assert list(harness.hub.tables) == [with_people.live.id]
    assert awake == [True, True, False]


async def test_memory_is_returned_when_many_tables_have_gone_to_sleep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hub, "MANY", 3)
    harness, returned = Harness(), list[float]()
    object.__setattr__(harness.services, "many_slept", lambda: returned.append(harness.clock.monotonic()))
    for tables in (2, 3):
        for _ in range(tables):
            (await harness.open(3)).screen(1)
        await harness.clock.turn(SILENCE + SWEEP + 1)
        assert len(returned) == (tables == 3)


async def test_in_a_crowd_silent_tables_sleep_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "ROOMY", 2)
    harness = Harness()
    tables = [await harness.open(3) for _ in range(3)]
    for table in tables:
        table.screen(1)
    await harness.clock.turn(2 * SWEEP + 1)
    assert not any(table.live.awake for table in tables)


async def test_a_disk_that_refuses_a_new_table_says_so() -> None:
    harness = Harness()
    store = FussyStore(harness.store)
    object.__setattr__(harness.services, "store", store)
    store.refuses = True
    assert await create(harness, "wish") == Refusal(TableCode.STORE)
    store.refuses, store.unreadable = False, True
    assert await create(harness, "wish") == Refusal(TableCode.STORE)
    store.unreadable = False
    await created(harness, "wish")


async def test_memory_does_not_grow_with_tables_that_come_and_go() -> None:
    harness = Harness()
    for number in range(50):
        table, _ = await created(harness, f"wish {number}")
        table.leave(table.screen(1))
    await harness.clock.turn(3 * SWEEP)
    assert harness.hub.tables == {}
    assert len(harness.clock._timers) <= 2


async def test_a_key_opens_one_members_seat_only() -> None:
    harness = Harness()
    table, key = await created(harness, "wish")
    await table.must(None, c.Join("Bo", "en", hashed("other")))
    state = table.state
    assert (found := member_with_key(state, "m1", key)) is not None
    assert found.id == "m1"
    assert member_with_key(state, "m2", key) is None
    assert member_with_key(state, "m9", key) is None
    assert member_with_key(state, "m1", hashed(key)) is None
    assert key not in str(harness.store._logs)


async def test_what_a_table_deleted_elsewhere_has_beside_its_log_is_removed_here() -> None:
    harness, removed = Harness(), []

    async def deleted(table: TableId) -> None:
        removed.append(table)

    object.__setattr__(harness.services, "deleted", deleted)
    harness.hub.start()
    gone, other = await harness.open(2), await harness.open(2)
    gone.screen(1)
    other.screen(1)
    await harness.store.delete(gone.live.id)
    await harness.clock.turn(SWEEP + 0.1)
    assert removed == [gone.live.id]
    assert list(harness.hub.tables) == [other.live.id]
