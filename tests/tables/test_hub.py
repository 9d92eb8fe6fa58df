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
from tests.tables.house import FussyStore, House, Table, a_table

pytestmark = pytest.mark.anyio


def create(house: House, wish: str, name: str = "Ada") -> asyncio.Task[object]:
    made = house.hub.create(wish, lambda key: c.CreateTable(OptionChanges(), name, "en", key))
    return asyncio.ensure_future(made)


async def created(house: House, wish: str, name: str = "Ada") -> tuple[Table, str]:
    made = await house.hub.create(wish, lambda key: c.CreateTable(OptionChanges(), name, "en", key))
    assert not isinstance(made, Refusal), made
    return Table(house, made[0]), made[2]


async def test_the_same_wish_gives_the_same_table_and_key_also_after_a_restart() -> None:
    house = House()
    (first, key), (again, same) = await created(house, "wish"), await created(house, "wish", "Eve")
    assert (again.live, same) == (first.live, key)
    assert first.state.members[MemberId("m1")].name == "Ada"
    house = await house.restarted()
    (later, still), (other, another) = await created(house, "wish"), await created(house, "other wish")
    assert (later.live.id, still) == (first.live.id, key)
    assert other.live.id != first.live.id
    assert another != key


async def test_whoever_reads_the_log_does_not_learn_the_request_that_gives_the_hosts_key() -> None:
    house = House()
    table, key = await created(house, "a request of the host")
    (entry,) = await house.store.load(table.live.id)
    assert "a request of the host" not in entry.request_id
    assert key not in entry.body.decode()
    assert (await created(house, entry.request_id.removeprefix(":")))[1] != key


async def test_the_same_wish_twice_at_once_makes_one_table() -> None:
    house = House()
    made = await asyncio.gather(*[create(house, "wish") for _ in range(4)])
    assert len({entry[2] for entry in made}) == 1  # type: ignore[index]
    assert len(await house.store.tables()) == len(house.hub.tables) == 1
    (live,) = house.hub.tables.values()
    assert live.seq == len(Table(house, live).log()) == 1


async def test_a_repeated_wish_beside_a_commit_of_the_table_doubles_nothing() -> None:
    house = House()
    table, _ = await created(house, "wish")
    store = table.fussy()
    store.hold()
    answers = table.send(1, "rename", name="Eve")
    again = create(house, "wish")
    await settle()
    await store.release()
    await again
    assert answers == [DONE]
    assert table.live.seq == len(table.log()) == 2


async def test_a_refused_creation_leaves_nothing_behind() -> None:
    house = House()
    made = await create(house, "wish", name="\u200b")
    assert made == Refusal(TableCode.NAME)
    assert (house.hub.tables, list(await house.store.tables())) == ({}, [])
    await created(house, "wish")


class Unlucky(KeyMaker):
    """All first codes are the same."""

    def code(self, wish_id: str, attempt: int) -> TableId:
        return TableId("AAAAAAAA") if attempt < 2 else super().code(wish_id, attempt)


async def test_a_code_that_is_taken_is_not_given_again() -> None:
    house = House()
    house.hub.keys = Unlucky(b"k" * 32)
    (first, key), (second, other) = await created(house, "one"), await created(house, "two")
    assert first.live.id == "AAAAAAAA" != second.live.id
    assert is_code(second.live.id)
    assert key != other
    assert (await created(house, "one"))[0].live is first.live
    assert (await created(house, "two"))[0].live is second.live
    assert list(first.state.members) == ["m1"]


async def test_the_code_of_a_table_in_the_bin_is_not_given_again() -> None:
    house = House()
    first, _ = await created(house, "wish")
    assert await house.hub.discard(first.live.id)
    again, _ = await created(house, "wish")
    assert again.live.id != first.live.id
    assert await house.store.recover(first.live.id)
    assert {each.table for each in await house.store.tables()} == {first.live.id, again.live.id}


async def test_two_wishes_that_draw_the_same_code_at_once_get_two_tables() -> None:
    house = House()
    house.hub.keys = Unlucky(b"k" * 32)
    made = await asyncio.gather(*[create(house, f"wish {number}") for number in range(3)])
    assert not [each for each in made if isinstance(each, Refusal)]
    tables = {entry[0].id for entry in made}  # type: ignore[index]
    assert len(tables) == 3


async def test_a_full_house_takes_no_new_tables() -> None:
    house = House()
    house.hub.limits = HubLimits(live_tables=2)
    for number in range(2):
        await created(house, f"wish {number}")
    assert await create(house, "one more") == Refusal(TableCode.BUSY)


async def test_a_wrong_code_finds_nothing_and_costs_no_memory() -> None:
    house = House()
    for code in ("AAAAAAAA", "aaaaaaaa", "", "AAAA-AAA", "0" * 8, "A" * 9, "../../et"):
        assert await house.hub.find(code) is None
    assert house.hub.tables == {}


async def test_finding_one_table_many_times_at_once_gives_one_table() -> None:
    table = await a_table()
    house = await table.house.restarted()
    found = await asyncio.gather(*[house.hub.find(table.live.id) for _ in range(5)])
    assert len({id(live) for live in found}) == 1
    assert found[0] is not None
    assert found[0].seq == len(table.log())


async def test_a_table_that_is_just_being_created_is_not_taken_for_deleted() -> None:
    house = House()
    store = FussyStore(house.store)
    object.__setattr__(house.services, "store", store)
    table, _ = await created(house, "first")
    gate = asyncio.Event()
    heads = store.heads

    async def slow(tables: Sequence[TableId]) -> Mapping[TableId, int]:
        found = await heads(tables)
        await gate.wait()
        return found

    store.heads = slow  # type: ignore[method-assign]
    await house.clock.turn(SWEEP + 0.1)
    young, _ = await created(house, "second")
    screen = young.screen(1)
    gate.set()
    await settle()
    assert screen.ended is None
    assert set(house.hub.tables) == {table.live.id, young.live.id}


async def test_a_disk_that_refuses_to_list_tables_ends_nobodys_screen() -> None:
    table = await a_table()
    store, screen = table.fussy(), table.screen(1)
    store.unreadable = True
    await table.house.clock.turn(SWEEP + 1)
    assert screen.ended is None


async def test_a_table_with_people_stays_awake_for_minutes_and_one_without_does_not() -> None:
    house = House()
    with_people = await house.open(3)
    with_people.screen(1)
    await house.open(3)
    awake: list[bool] = []
    for seconds in (2 * SWEEP + 1, SILENCE - 2 * SWEEP - 2, SWEEP + 2):
        await house.clock.turn(seconds)
        awake.append(with_people.live.awake)
        assert list(house.hub.tables) == [with_people.live.id]
    assert awake == [True, True, False]


async def test_memory_is_returned_when_many_tables_have_gone_to_sleep(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hub, "MANY", 3)
    house, returned = House(), list[float]()
    object.__setattr__(house.services, "many_slept", lambda: returned.append(house.clock.monotonic()))
    for tables in (2, 3):
        for _ in range(tables):
            (await house.open(3)).screen(1)
        await house.clock.turn(SILENCE + SWEEP + 1)
        assert len(returned) == (tables == 3)


async def test_in_a_crowd_silent_tables_sleep_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "ROOMY", 2)
    house = House()
    tables = [await house.open(3) for _ in range(3)]
    for table in tables:
        table.screen(1)
    await house.clock.turn(2 * SWEEP + 1)
    assert not any(table.live.awake for table in tables)


async def test_a_disk_that_refuses_a_new_table_says_so() -> None:
    house = House()
    store = FussyStore(house.store)
    object.__setattr__(house.services, "store", store)
    store.refuses = True
    assert await create(house, "wish") == Refusal(TableCode.STORE)
    store.refuses, store.unreadable = False, True
    assert await create(house, "wish") == Refusal(TableCode.STORE)
    store.unreadable = False
    await created(house, "wish")


async def test_memory_does_not_grow_with_tables_that_come_and_go() -> None:
    house = House()
    for number in range(50):
        table, _ = await created(house, f"wish {number}")
        table.leave(table.screen(1))
    await house.clock.turn(3 * SWEEP)
    assert house.hub.tables == {}
    assert len(house.clock._timers) <= 2


async def test_a_key_opens_one_members_seat_only() -> None:
    house = House()
    table, key = await created(house, "wish")
    await table.must(None, c.Join("Bo", "en", hashed("other")))
    state = table.state
    assert (found := member_with_key(state, "m1", key)) is not None
    assert found.id == "m1"
    assert member_with_key(state, "m2", key) is None
    assert member_with_key(state, "m9", key) is None
    assert member_with_key(state, "m1", hashed(key)) is None
    assert key not in str(house.store._logs)


async def test_what_a_table_deleted_elsewhere_has_beside_its_log_is_removed_here() -> None:
    house, removed = House(), []

    async def deleted(table: TableId) -> None:
        removed.append(table)

    object.__setattr__(house.services, "deleted", deleted)
    house.hub.start()
    gone, other = await house.open(2), await house.open(2)
    gone.screen(1)
    other.screen(1)
    await house.store.delete(gone.live.id)
    await house.clock.turn(SWEEP + 0.1)
    assert removed == [gone.live.id]
    assert list(house.hub.tables) == [other.live.id]
