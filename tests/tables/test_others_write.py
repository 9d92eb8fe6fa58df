"""Others write to the same log: conflicts, the bus, and loads that come between."""

from __future__ import annotations

import asyncio
import random

import pytest

from stella.live import snapshots
from stella.live.hub import SWEEP
from stella.live.loading import table_of
from stella.live.loop import MAX_TRIES
from stella.live.table_request import DONE
from stella.rules import CardMarked, Place, Seat
from stella.tables import commands as c
from stella.tables.events import MemberRenamed, PointingListSet
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.support.servers import settle
from tests.support.state_hash import state_hash
from tests.tables.harness import a_table, at_once

pytestmark = pytest.mark.anyio
ADA = MemberId("m1")


async def test_in_a_conflict_the_table_loads_what_is_new_decides_again_and_shows_both() -> None:
    table = await a_table()
    screen = table.screen(3)
    table.behind(MemberRenamed(MemberId("m2"), "From elsewhere"))
    await table.do(1, "rename", name="Eve")
    names = [member["name"] for member in screen.view["table"]["members"]]
    assert names[:2] == ["Eve", "From elsewhere"]
    assert table.live.seq == len(table.log())


async def test_what_was_legal_before_a_conflict_may_be_refused_after_it() -> None:
    table = await a_table(playing=True)
    table.behind(CardMarked(Seat(0), Place(3)))
    assert await table.refused(1, "mark", place=3) == "E_ALREADY_MARKED"
    await table.must("m1", c.Mark(Place(4)))


async def test_a_wish_that_another_node_has_carried_out_is_answered_as_done() -> None:
    table = await a_table()
    table.behind(MemberRenamed(ADA, "Eve"), command="m1:x")
    await table.do(1, "rename", wish="x", name="Eve")
    assert table.log().count("m1:x") == 1


async def test_a_table_that_always_loses_gives_up_in_the_end() -> None:
    table = await a_table()
    store, tries = table.fussy(), 0
    append = store.append

    def late(*arguments: object) -> object:
        nonlocal tries
        tries += 1
        table.behind(MemberRenamed(ADA, f"Ada {tries}"), command=f"other-{tries}")
        return append(*arguments)  # type: ignore[arg-type]

    store.append = late  # type: ignore[assignment, method-assign]
    answers = table.send(1, "rename", name="Eve")
    for _ in range(10):
        await settle()
    assert answers == [Refusal(TableCode.BUSY)]
    assert tries == MAX_TRIES
    assert table.state.members[ADA].name == f"Ada {tries}"


async def test_what_another_node_wrote_is_shown_when_the_bus_tells_and_secrets_to_their_owner_only() -> None:
    table = await a_table(playing=True)
    owner, other = table.screen(1), table.screen(2)
    frames = len(owner.shown), len(other.shown)
    table.behind(PointingListSet(Seat(0), (Place(3),)))
    table.harness.services.bus.publish(table.live.id, table.live.seq + 1)
    await settle()
    assert (len(owner.shown), len(other.shown)) == (frames[0] + 1, frames[1])
    assert owner.view["you"]["pointing_list"] == [3]


async def test_what_another_node_wrote_while_a_commit_of_ours_was_under_way_is_not_missed() -> None:
    table = await a_table()
    store, screen = table.fussy(), table.screen(2)
    store.hold()
    table.send(1, "rename", name="Eva")
    ours = table.live.seq + 1
    assert store.held is not None
    (write,) = store.held
    write()  # it is on disk, but we have not heard of it yet
    table.behind(MemberRenamed(MemberId("m2"), "Bob"))
    table.harness.services.bus.publish(table.live.id, ours + 1)
    await settle()
    assert [member["name"] for member in screen.view["table"]["members"]][:2] == ["Eva", "Bob"]
    assert table.live.seq == ours + 1


@pytest.mark.parametrize("awake", [True, False])
async def test_an_entry_written_while_the_one_before_it_is_being_read_is_not_missed(awake: bool) -> None:
    table = await a_table()
    store, screen, *_ = table.fussy(), table.screen(2), table.screen(1), table.screen(3)
    assert awake or table.live.sleep()
    store.reads = []
    for name in ("Bob", "Rob"):
        table.behind(MemberRenamed(MemberId("m2"), name), command=name)
        table.harness.services.bus.publish(table.live.id, len(table.log()))
        await settle()
    reads, store.reads = store.reads, None
    (one_at_a_time,) = reads
    one_at_a_time.set()
    await settle()
    assert table.live.seq == len(table.log())
    assert [member["name"] for member in screen.view["table"]["members"]][1] == "Rob"


async def test_waking_twice_at_once_beside_a_commit_doubles_nothing() -> None:
    table = await a_table()
    assert table.live.sleep()
    answers = table.send(1, "rename", name="Eve")
    found = [asyncio.create_task(table.harness.hub.find(table.live.id)) for _ in range(3)]
    again = table.send(2, "rename", name="Bob")
    await asyncio.gather(*found)
    await settle()
    assert (answers, again) == ([DONE], [DONE])
    assert table.live.seq == len(table.log())
    assert state_hash(table.live.state) == state_hash(
        table_of(at_once(table.harness.store.load(table.live.id)))
    )


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("seed", range(20))
async def test_however_loads_commits_and_others_interleave_the_table_ends_as_its_log_says(
    seed: int, shared: bool
) -> None:
    rng = random.Random(seed)
    table = await a_table()
    object.__setattr__(table.harness.services, "shared", shared)
    store, screens = table.fussy(), [table.screen(1), table.screen(2), table.screen(None)]
    for number in range(60):
        match rng.randrange(7):
            case 0 | 1:
                table.send(rng.randint(1, 3), "rename", name=f"Name {number}")
            case 2:
                table.behind(MemberRenamed(MemberId("m3"), f"Other {number}"), command=f"other-{number}")
                table.harness.services.bus.publish(table.live.id, len(table.log()))
            case 3 if store.held is None:
                store.hold()
            case 3 | 4:
                await store.release()
            case 5 if rng.random() < 0.5:
                table.live.sleep()
            case 5:
                table.send(rng.randint(1, 3), "rename", name="")  # which is refused
            case _:
                screens.append(table.screen(rng.choice([1, 2, 3])))
        if rng.random() < 0.5:
            await settle()
    await store.release()
    table.harness.services.bus.publish(table.live.id, len(table.log()))
    await settle()
    await table.do(1, "rename", name="At last")
    assert table.live.seq == len(table.log())
    assert table.live.state == table_of(at_once(table.harness.store.load(table.live.id)))
    for screen in screens:
        assert screen.shown[-1] == table.live.screens.newest_for(screen)
    assert table.harness.problems == []


async def test_what_others_wrote_to_a_sleeping_table_is_shown_to_those_who_are_there() -> None:
    table = await a_table()
    screen = [table.screen(person) for person in (1, 2, 3)][1]
    assert table.live.sleep()
    table.behind(MemberRenamed(ADA, "From elsewhere"))
    table.harness.services.bus.publish(table.live.id, len(table.log()))
    await settle()
    assert screen.view["table"]["members"][0]["name"] == "From elsewhere"


async def test_what_others_wrote_is_noticed_also_when_their_message_was_lost() -> None:
    table = await a_table()
    screen = table.screen(2)
    table.behind(MemberRenamed(ADA, "From elsewhere"))
    await table.harness.clock.turn(SWEEP + 0.1)
    assert screen.view["table"]["members"][0]["name"] == "From elsewhere"


async def test_secrets_in_a_snapshot_of_another_node_are_shown_to_their_owners_alone() -> None:
    table = await a_table(playing=True)
    screens = [table.screen(person) for person in (1, 2, 3)]
    assert table.live.sleep()
    before = [len(screen.shown) for screen in screens]
    table.behind(CardMarked(Seat(0), Place(3)), command="m1:there")
    table.behind(CardMarked(Seat(1), Place(4)), command="m2:there")
    store, seq = table.harness.store, len(table.log())
    store.save_snapshot(table.live.id, snapshots.written(seq, snapshots.SnapshotState(table.state, ())))
    table.harness.services.bus.publish(table.live.id, seq)
    await settle()
    assert [len(screen.shown) for screen in screens] == [before[0] + 1, before[1] + 1, before[2]]
    assert [screen.own["crosses"] for screen in screens[:2]] == [[3], [4]]
