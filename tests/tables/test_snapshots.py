"""A snapshot is a cache beside the log: it makes waking short, and nobody can tell whether there was one."""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import Any

import pytest
from msgspec.structs import replace

from stella import rules
from stella.live import loading, snapshots
from stella.live.answers import MOST
from stella.live.hub import SWEEP
from stella.live.loading import SLICE, Loaded, load, table_of
from stella.live.ports import Snapshot, StoreUnavailable
from stella.live.snapshots import EVERY, KIND, WORTH, SnapshotState
from stella.live.table_request import DONE, Done
from stella.tables import commands as c
from stella.tables.game_spans import MAX_SPANS
from stella.tables.keys import hashed
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.support.servers import settle
from tests.tables.harness import FakeScreen, Harness, Table, play_round_with_bots, play_with_bots
from tests.tables.test_corpus import LOGS, entries_of

pytestmark = pytest.mark.anyio


async def kept(table: Table) -> Snapshot:
    """The table falls asleep; what was kept of it."""
    await settle()
    assert table.live.sleep()
    await settle()
    snapshot = await table.harness.store.snapshot(table.live.id)
    assert isinstance(snapshot, Snapshot)
    return snapshot


async def written_to(table: Table, count: int) -> None:
    """A given number of entries of Ada."""
    for number in range(count):
        await table.do(1, "rename", name=f"Ada {number % 7}", wish=f"old {number}")


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
async def test_a_table_from_any_snapshot_is_the_table_of_the_whole_log(path: Any) -> None:
    harness = Harness()
    entries = entries_of(path)
    await harness.store.append("ABCD2345", 0, entries)
    whole = await load(harness.store, "ABCD2345", Loaded())  # type: ignore[arg-type]
    assert whole.state == table_of(entries)
    for seq in range(1, len(entries) + 1, 5):
        before = Harness()
        await before.store.append("ABCD2345", 0, entries[:seq])
        part = await load(before.store, "ABCD2345", Loaded())  # type: ignore[arg-type]
        assert part.state is not None
        await before.store.append("ABCD2345", seq, entries[seq:]) if entries[seq:] else None
        before.store.save_snapshot(
            "ABCD2345", snapshots.written(seq, SnapshotState(part.state, part.ballots, part.spans))
        )
        loaded = await load(before.store, "ABCD2345", Loaded(), shown=seq)  # type: ignore[arg-type]
        assert loaded.kept == seq
        assert (loaded.state, loaded.ballots, loaded.seq) == (whole.state, whole.ballots, whole.seq)
        assert loaded.spans == whole.spans


async def test_a_sleeping_table_is_kept_and_wakes_by_its_snapshot_alone() -> None:
    table = await Harness().open(3)
    await written_to(table, WORTH)
    state = table.state
    snapshot = await kept(table)
    assert (snapshot.kind, snapshot.seq) == (KIND, len(table.log()))
    entries = table.harness.store._logs[table.live.id]
    entries[:] = [replace(each, body=b"not read") for each in entries]
    assert await table.live.wake() == state


async def test_a_table_that_never_sleeps_is_kept_from_time_to_time() -> None:
    table = await Harness().open(3)
    await written_to(table, EVERY)
    await settle()
    snapshot = await table.harness.store.snapshot(table.live.id)
    assert snapshot is not None
    assert len(table.log()) - snapshot.seq < EVERY


@pytest.mark.parametrize(
    "spoilt",
    [
        lambda snapshot: replace(snapshot, kind="0-older"),
        lambda snapshot: replace(snapshot, body=snapshot.body[:-1] + bytes([snapshot.body[-1] ^ 1])),
        lambda snapshot: replace(snapshot, body=b""),
        lambda snapshot: replace(snapshot, body=snapshots._checksum(b"\xc1") + b"\xc1"),
    ],
    ids=["of another version", "damaged", "empty", "well wrapped rubbish"],
)
async def test_a_snapshot_that_cannot_be_read_is_ignored_and_written_anew(spoilt: Any) -> None:
    table = await Harness().open(3)
    await written_to(table, WORTH)
    state = table.state
    table.harness.store.save_snapshot(table.live.id, spoilt(await kept(table)))
    assert await table.live.wake() == state
    assert (await kept(table)).kind == KIND


async def test_a_wake_reads_the_log_in_slices_and_lets_others_in_between() -> None:
    table = await Harness().open(3)
    await written_to(table, 3 * SLICE)
    table.live.sleep()
    await settle()
    store = table.fussy()
    turns = 0

    async def others() -> None:
        nonlocal turns
        while table.live.state is None:
            turns += 1
            await asyncio.sleep(0)

    table.harness.store._snapshots.clear()
    await asyncio.gather(table.live.wake(), others())
    assert turns >= 3
    assert store.loads == 4


async def test_a_long_log_without_a_snapshot_is_read_whole_but_once() -> None:
    table = await Harness().open(3)
    await written_to(table, EVERY)
    table.live.sleep()
    table.harness.store._snapshots.clear()
    await table.live.wake()
    await settle()
    assert (await table.harness.store.snapshot(table.live.id)).seq == len(table.log())


async def test_who_looks_at_a_sleeping_table_at_the_same_time_reads_it_once() -> None:
    harness = Harness()
    table = await harness.open(3)
    await written_to(table, 3 * SLICE)
    harness.store._snapshots.clear()
    harness.hub.tables.clear()
    store = table.fussy()
    found = await asyncio.gather(*(harness.hub.find(table.live.id) for _ in range(20)))
    assert len({id(each) for each in found}) == 1
    assert found[0] is harness.hub.tables[table.live.id]
    assert store.loads == 4


async def test_a_store_that_refuses_is_told_to_all_who_looked_and_asked_again_later() -> None:
    harness = Harness()
    table = await harness.open(3)
    harness.hub.tables.clear()
    store = table.fussy()
    store.unreadable = True
    looks = await asyncio.gather(*(harness.hub.find(table.live.id) for _ in range(3)), return_exceptions=True)
    assert [type(each) for each in looks] == [StoreUnavailable] * 3
    store.unreadable = False
    assert await harness.hub.find(table.live.id) is not None


async def test_long_logs_are_read_a_slice_in_each_turn_however_many_are_woken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    harness = Harness()
    tables = [await harness.open(3) for _ in range(4)]
    for table in tables:
        await written_to(table, 3 * SLICE)
    harness.store._snapshots.clear()
    harness.hub.tables.clear()
    turn, slices = 0, list[int]()
    honest = loading._read

    def counted(loaded: Loaded, entries: Any, shown: int) -> None:
        if loaded.seq:
            slices.append(turn)
        honest(loaded, entries, shown)

    monkeypatch.setattr(loading, "_read", counted)
    waking = [asyncio.create_task(harness.hub.find(table.live.id)) for table in tables]
    while not all(each.done() for each in waking):
        turn += 1
        await asyncio.sleep(0)
    assert len(slices) == 12
    assert len(set(slices)) == 12


async def test_many_tables_that_fall_asleep_at_once_are_kept_one_at_a_time() -> None:
    harness = Harness()
    tables = [await harness.open(3) for _ in range(5)]
    for table in tables:
        await written_to(table, WORTH)
    for table in tables:
        assert table.live.sleep()
    counts = []
    for _ in range(12):
        counts.append(len(harness.store._snapshots))
        await asyncio.sleep(0)
    assert counts[-1] == 5
    assert all(after - before <= 1 for before, after in itertools.pairwise(counts))


async def test_who_comes_back_sees_what_was_written_while_the_table_slept() -> None:
    harness = Harness()
    table = await harness.open(3)
    await written_to(table, WORTH)
    screen = table.screen(1)
    seen = len(screen.shown)
    await kept(table)
    other = Harness(harness.store, harness.clock)
    elsewhere = await other.hub.find(table.live.id)
    assert elsewhere is not None
    there = Table(other, elsewhere)
    for number in range(WORTH):
        await there.do(2, "rename", name=f"Bo {number}")
    await kept(there)
    await table.live.wake()
    assert len(screen.shown) > seen
    assert screen.view["table"]["members"][1]["name"] == f"Bo {WORTH - 1}"


# Answers to old requests


@pytest.fixture
async def old() -> Table:
    """A table with a long past, woken from its snapshot."""
    table = await Harness().open(3)
    await written_to(table, WORTH)
    await kept(table)
    return table


async def test_an_old_request_gets_its_first_answer_and_is_carried_out_once(old: Table) -> None:
    before = len(old.log())
    assert await old.ask("m1", c.Rename("Ada 3", id="old 3")) == DONE
    assert len(old.log()) == before
    assert old.state.members[MemberId("m1")].name == f"Ada {(WORTH - 1) % 7}"


async def test_without_a_unique_request_id_in_the_store_an_old_request_would_be_carried_out_twice(
    old: Table,
) -> None:
    old.harness.store._request_ids[old.live.id].clear()  # decision 22: nothing else remembers old requests
    assert await old.ask("m1", c.Rename("Ada 3", id="old 3")) == DONE
    assert old.log().count("m1:old 3") == 2
    assert old.state.members[MemberId("m1")].name == "Ada 3"


async def test_an_old_request_that_would_be_refused_today_gets_its_first_answer_too(old: Table) -> None:
    assert await old.ask("m1", c.Rename("", id="old 3")) == DONE
    assert await old.ask("m1", c.Rename("", id="new")) == Refusal(TableCode.NAME)
    assert await old.ask("m1", c.Rename("Fine now", id="new")) == Refusal(TableCode.NAME)


async def test_an_old_request_is_answered_before_what_was_asked_after_it(old: Table) -> None:
    await old.live.wake()
    answered: list[str] = []

    def ask(wish: str, name: str) -> None:
        old.live.ask(MemberId("m1"), c.Rename(name, id=wish), lambda _: answered.append(wish))

    ask("new 1", "Ada")
    ask("old 3", "")
    ask("new 2", "Ada the Second")
    ask("new 3", "")
    for _ in range(10):
        await settle()
    assert answered == ["new 1", "old 3", "new 2", "new 3"]
    assert old.state.members[MemberId("m1")].name == "Ada the Second"
    assert old.log().count("m1:old 3") == 1


async def test_the_request_that_created_or_joined_an_old_table_gives_the_same_member_again() -> None:
    harness = Harness()
    table = await harness.open(3, wish="the-first-request")
    joined = c.Join("Di", "en", hashed("key of Di"), id="join-di")
    assert await table.ask(None, joined) == Done(member=MemberId("m4"))
    await written_to(table, WORTH)
    await kept(table)
    again = await harness.hub.create(
        "the-first-request", lambda key: c.CreateTable(OptionChanges(), "Ada", "en", key)
    )
    assert not isinstance(again, Refusal)
    assert (again[0].id, again[1]) == (table.live.id, "m1")
    table.live.sleep()
    assert await table.ask(None, joined) == Done(member=MemberId("m4"))
    assert len(table.state.members) == 4


async def test_memory_holds_the_answers_of_so_many_requests_and_the_log_those_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("stella.live.answers.MOST", 20)
    assert MOST > 20
    table = await Harness().open(3)
    await written_to(table, 60)
    known = table.live._answers
    assert known is not None
    assert 20 <= len(known) <= 50
    before = len(table.log())
    for wish in ("old 1", "old 30", "old 59"):
        assert await table.ask("m1", c.Rename("Somebody", id=wish)) == DONE
        assert await table.ask("m1", c.Rename("", id=wish)) == DONE
    assert len(table.log()) == before


async def test_an_old_answer_that_cannot_be_read_refuses_the_request_and_the_table_goes_on(
    old: Table,
) -> None:
    log = old.harness.store._logs[old.live.id]
    number = next(n for n, entry in enumerate(log) if entry.request_id == "m1:old 3")
    log[number] = replace(log[number], body=b'[2,[["Whatever",{}]]]')
    await old.live.wake()
    repeated = old.begin(MemberId("m1"), c.Rename("", id="old 3"))
    other = old.begin(MemberId("m2"), c.Rename("Bob", id="another"))
    await settle()
    assert (repeated, other) == ([Refusal(TableCode.STORE)], [Refusal(TableCode.STORE)])
    assert "load" in old.harness.problems
    assert await old.ask("m2", c.Rename("Bob", id="another")) == DONE
    assert old.live.sleep()


async def test_a_disk_that_cannot_say_whether_a_request_is_old_says_so(old: Table) -> None:
    await old.live.wake()
    store = old.fussy()
    store.unreadable = True
    assert await old.ask("m1", c.Rename("", id="old 3")) == Refusal(TableCode.STORE)
    store.unreadable = False
    assert await old.ask("m1", c.Rename("", id="old 3")) == DONE


# Old tables


async def test_a_table_with_as_many_games_as_it_can_show_wakes_in_a_few_milliseconds() -> None:
    harness = Harness()
    table = await play_with_bots(harness)
    table.leave(*table.screens())
    (span,) = table.live.spans
    table.live.spans = (span,) * MAX_SPANS
    assert len((await kept(table)).body) > 100 * len(span.opening)
    work: list[float] = []
    for _ in range(15):
        start = time.thread_time()
        await table.live.wake()
        work.append(time.thread_time() - start)
        assert len(table.live.spans) == MAX_SPANS
        assert table.live.sleep()
    assert min(work) < 0.004


# What bots learn


async def test_a_game_that_slept_in_the_middle_teaches_as_much() -> None:
    harness = Harness()
    table = await play_with_bots(harness, rounds=2)
    assert table.phase() is rules.Phase.SCORING
    for number in range(2):
        await written_to(table, 0 if number else WORTH)
        screens: list[FakeScreen] = table.screens()
        table.leave(*screens)
        await harness.clock.turn(2 * SWEEP + 1)
        assert table.live.id not in harness.hub.tables
        again = await harness.hub.find(table.live.id)
        assert again is not None
        table = Table(harness, again)
        ada = table.screen(1)
        await table.do(1, "next_round")
        await play_round_with_bots(table, ada, harness)
    assert len(harness.lessons[0].ballots) == 4


async def test_the_end_of_a_game_reads_nothing_from_the_log() -> None:
    harness = Harness()
    table = await play_with_bots(harness, rounds=3)
    store = table.fussy()
    await table.do(1, "next_round")
    await play_round_with_bots(table, table.screens("m1")[0], harness)
    assert len(harness.lessons) == 1
    assert store.loads == 0
