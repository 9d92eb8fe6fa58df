"""What every store promises to the tables."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from stella.live.ports import (
    Conflict,
    Entry,
    Extent,
    Snapshot,
    Store,
    StoreUnavailable,
    TableId,
    TableSummary,
)
from stella.store.postgres import PostgresStore

from .conftest import A, B, C, StoreMaker, entry

pytestmark = pytest.mark.anyio


async def test_an_unknown_table_is_empty(store: Store) -> None:
    assert list(await store.load(A)) == []


async def test_entries_come_back_as_written_and_in_order(store: Store) -> None:
    entries = [entry(b"one"), entry(b"two", at=7), entry(b"three")]
    await store.append(A, 0, entries[:1])
    await store.append(A, 1, entries[1:])
    assert list(await store.load(A)) == entries


async def test_loading_gives_only_what_is_after(store: Store) -> None:
    entries = [entry() for _ in range(5)]
    await store.append(A, 0, entries)
    for after in range(7):
        assert list(await store.load(A, after)) == entries[after:]


@pytest.mark.parametrize("expected", [-1, 0, 1, 3, 4, 100])
async def test_an_append_at_the_wrong_place_is_a_conflict_and_leaves_nothing(
    store: Store, expected: int
) -> None:
    before = [entry(), entry()]
    await store.append(A, 0, before)
    with pytest.raises(Conflict):
        await store.append(A, expected, [entry(), entry()])
    assert list(await store.load(A)) == before


@pytest.mark.parametrize("expected", [-1, 1, 2])
async def test_a_table_begins_at_one(store: Store, expected: int) -> None:
    with pytest.raises(Conflict):
        await store.append(A, expected, [entry()])
    assert list(await store.load(A)) == []
    assert list(await store.tables()) == []


async def test_a_command_is_written_once(store: Store) -> None:
    first = entry(request_id="point-1")
    await store.append(A, 0, [first])
    with pytest.raises(Conflict):
        await store.append(A, 1, [entry(request_id="point-1")])
    assert list(await store.load(A)) == [first]


@pytest.mark.parametrize("place", [0, 1, 2])
async def test_one_known_command_refuses_the_whole_append(store: Store, place: int) -> None:
    await store.append(A, 0, [entry(request_id="known")])
    entries = [entry(), entry()]
    entries.insert(place, entry(request_id="known"))
    with pytest.raises(Conflict):
        await store.append(A, 1, entries)
    assert len(await store.load(A)) == 1


async def test_a_command_twice_in_one_append_is_a_conflict(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(A, 0, [entry(request_id="twice"), entry(request_id="twice")])
    assert list(await store.load(A)) == []


async def test_a_refused_command_can_be_written_later(store: Store) -> None:
    with pytest.raises(Conflict):
        await store.append(A, 5, [entry(request_id="early")])
    await store.append(A, 0, [entry(request_id="early")])
    assert len(await store.load(A)) == 1


async def test_tables_do_not_share_commands_nor_numbers(store: Store) -> None:
    same = entry(request_id="same")
    await store.append(A, 0, [same])
    await store.append(B, 0, [same])
    await store.append(B, 1, [entry()])
    assert list(await store.load(A)) == [same]
    assert len(await store.load(B)) == 2


@pytest.mark.parametrize(
    "body",
    [b"", b"\0", bytes(range(256)), "Lanterne \N{BLACK STAR} żółć".encode(), b"'; DROP", b"x" * 300_000],
)
async def test_bodies_are_kept_byte_for_byte(store: Store, body: bytes) -> None:
    await store.append(A, 0, [entry(body)])
    assert (await store.load(A))[0].body == body


@pytest.mark.parametrize("text", ["ß-日本-🌠", "a'b\"c", "nul\0inside", "%_*", " "])
async def test_commands_and_tables_may_be_any_text(store: Store, text: str) -> None:
    written = entry(request_id=text)
    await store.append(TableId(text), 0, [written])
    assert list(await store.load(TableId(text))) == [written]
    assert [summary.table for summary in await store.tables()] == [text]


async def test_an_append_of_nothing_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="at least one entry"):
        store.append(A, 0, [])


async def test_a_conflict_does_not_spoil_appends_of_the_same_moment(store: Store) -> None:
    await store.append(C, 0, [entry(request_id="known")])
    results = await asyncio.gather(
        store.append(A, 0, [entry()]),
        store.append(A, 0, [entry()]),
        store.append(B, 3, [entry()]),
        store.append(C, 1, [entry(request_id="known")]),
        store.append(C, 1, [entry()]),
        store.append(B, 0, [entry(), entry()]),
        return_exceptions=True,
    )
    assert [isinstance(result, Conflict) for result in results] == [False, True, True, True, False, False]
    assert [len(await store.load(table)) for table in (A, B, C)] == [1, 2, 2]


async def test_appends_of_one_moment_happen_in_their_order(store: Store) -> None:
    entries = [entry() for _ in range(50)]
    await asyncio.gather(*(store.append(A, seq, [each]) for seq, each in enumerate(entries)))
    assert list(await store.load(A)) == entries


async def test_of_many_writers_at_the_same_place_one_wins(store: Store) -> None:
    results = await asyncio.gather(
        *(store.append(A, 0, [entry(b"%d" % i)]) for i in range(20)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 19
    assert len(await store.load(A)) == 1


async def test_many_players_of_many_tables_lose_nothing(store: Store) -> None:
    async def play(table: TableId, player: int) -> list[Entry]:
        """Append at the end of the table, again and again, whatever the others do."""
        mine = [entry(b"%d-%d" % (player, move)) for move in range(10)]
        for each in mine:
            while True:
                try:
                    await store.append(table, len(await store.load(table)), [each])
                except Conflict:
                    continue
                break
        return mine

    names = [TableId(f"TABLE{i:03}") for i in range(8)]
    plays = await asyncio.gather(*(play(table, player) for table in names for player in range(3)))
    for i, table in enumerate(names):
        log = list(await store.load(table))
        assert len(log) == 30
        for mine in plays[3 * i : 3 * i + 3]:
            assert [each for each in log if each in mine] == mine


async def test_an_acknowledged_append_is_seen_by_the_next_load(store: Store) -> None:
    for seq in range(30):
        await store.append(A, seq, [entry()])
        assert len(await store.load(A)) == seq + 1


async def test_a_text_that_cannot_be_stored_does_not_spoil_its_neighbours(
    durable: StoreMaker, tmp_path: Path
) -> None:
    store = durable(tmp_path)
    good, bad = store.append(A, 0, [entry()]), store.append(B, 0, [entry(request_id="\ud800")])
    with pytest.raises(UnicodeError):
        await bad
    await good
    assert len(await store.load(A)) == 1
    assert list(await store.load(B)) == []
    await store.close()


async def test_cancelling_an_append_does_not_hurt_the_store(store: Store) -> None:
    store.append(A, 0, [entry()]).cancel()
    await store.append(B, 0, [entry()])
    assert len(await store.load(A)) == 1


async def test_a_deleted_table_is_gone_and_the_others_are_not(store: Store) -> None:
    await asyncio.gather(store.append(A, 0, [entry(), entry()]), store.append(B, 0, [entry()]))
    assert await store.delete(A)
    assert list(await store.load(A)) == []
    assert len(await store.load(B)) == 1
    assert [summary.table for summary in await store.tables()] == [B]


async def test_deleting_says_whether_there_was_something(store: Store) -> None:
    assert not await store.delete(A)
    await store.append(A, 0, [entry()])
    assert await store.delete(A)
    assert not await store.delete(A)


async def test_an_append_to_a_deleted_table_is_a_conflict(store: Store) -> None:
    await store.append(A, 0, [entry(), entry()])
    await store.delete(A)
    with pytest.raises(Conflict):
        await store.append(A, 2, [entry()])
    assert list(await store.load(A)) == []


async def test_a_deleted_table_may_begin_anew(store: Store) -> None:
    await store.append(A, 0, [entry(request_id="first")])
    await store.delete(A)
    await store.append(A, 0, [entry(request_id="first")])
    assert len(await store.load(A)) == 1


async def test_appends_and_deletes_of_one_moment_happen_in_their_order(store: Store) -> None:
    results = await asyncio.gather(
        store.append(A, 0, [entry()]),
        store.delete(A),
        store.append(B, 0, [entry()]),
        store.delete(C),
        return_exceptions=True,
    )
    assert list(results) == [None, True, None, False]


async def test_loading_gives_so_many_at_once(store: Store) -> None:
    entries = [entry() for _ in range(5)]
    await store.append(A, 0, entries)
    for after in range(7):
        for most in range(7):
            assert list(await store.load(A, after, most)) == entries[after : after + most]


async def test_entries_are_found_by_their_request_ids(store: Store) -> None:
    entries = [entry(request_id=f"c{number}") for number in range(5)]
    await store.append(A, 0, entries)
    await store.append(B, 0, [entry(b"another table", request_id="c9")])
    assert dict(await store.find(A, ["c1", "c9", "never", "c4"])) == {"c1": entries[1], "c4": entries[4]}
    assert dict(await store.find(A, [])) == {}
    assert dict(await store.find(C, ["c1"])) == {}
    await store.delete(A)
    assert dict(await store.find(A, ["c1"])) == {}


async def test_heads_tell_where_tables_are_and_miss_those_that_are_not(store: Store) -> None:
    await store.append(A, 0, [entry(), entry()])
    await store.append(B, 0, [entry()])
    await store.append(A, 2, [entry()])
    assert dict(await store.heads([A, B, C])) == {A: 3, B: 1}
    assert dict(await store.heads([B])) == {B: 1}
    assert dict(await store.heads([])) == {}
    await store.delete(A)
    assert dict(await store.heads([A, B])) == {B: 1}


# Snapshots


def snapshot(seq: int, body: bytes = b"state") -> Snapshot:
    return Snapshot(seq, "kind", body)


async def test_a_table_has_no_snapshot_until_one_is_kept(store: Store) -> None:
    assert await store.snapshot(A) is None
    await store.append(A, 0, [entry()])
    assert await store.snapshot(A) is None


async def test_a_snapshot_is_there_when_the_next_append_is_and_a_newer_one_replaces_it(store: Store) -> None:
    await store.append(A, 0, [entry(), entry()])
    store.save_snapshot(A, snapshot(1))
    store.save_snapshot(A, snapshot(2, b"longer" * 5000))
    await store.append(B, 0, [entry()])
    assert await store.snapshot(A) == snapshot(2, b"longer" * 5000)
    assert await store.snapshot(B) is None
    store.save_snapshot(A, snapshot(1, b"older"))
    await store.append(B, 1, [entry()])
    assert await store.snapshot(A) == snapshot(2, b"longer" * 5000)
    store.save_snapshot(A, Snapshot(2, "another kind", b"of the same"))
    await store.append(A, 2, [entry()])
    assert await store.snapshot(A) == Snapshot(2, "another kind", b"of the same")


@pytest.mark.parametrize("seq", [-1, 0, 3, 100])
async def test_a_snapshot_of_an_entry_that_the_log_does_not_have_is_not_kept(store: Store, seq: int) -> None:
    await store.append(A, 0, [entry(), entry()])
    store.save_snapshot(A, snapshot(seq))
    store.save_snapshot(C, snapshot(1))
    await store.append(B, 0, [entry()])
    assert await store.snapshot(A) is None
    assert await store.snapshot(C) is None


async def test_a_snapshot_goes_with_its_table(store: Store) -> None:
    await store.append(A, 0, [entry(), entry()])
    store.save_snapshot(A, snapshot(2))
    await store.delete(A)
    store.save_snapshot(A, snapshot(2))
    assert await store.snapshot(A) is None
    await store.append(A, 0, [entry()])
    assert await store.snapshot(A) is None


async def test_a_snapshot_changes_nothing_in_the_log_or_the_list(store: Store) -> None:
    entries = [entry(at=5), entry(at=9)]
    await store.append(A, 0, entries)
    store.save_snapshot(A, snapshot(2))
    await store.append(B, 0, [entry(at=10)])
    assert list(await store.load(A)) == entries
    assert list(await store.tables(touched_before=10)) == [TableSummary(A, 2, 5, 9)]


async def test_a_snapshot_outlives_its_process(durable: StoreMaker, tmp_path: Path) -> None:
    store = durable(tmp_path)
    await store.append(A, 0, [entry()])
    store.save_snapshot(A, snapshot(1))
    await store.close()
    store = durable(tmp_path)
    assert await store.snapshot(A) == snapshot(1)
    await store.close()


async def test_nothing_of_a_deleted_snapshot_is_left_on_the_disk(
    in_a_folder: StoreMaker, tmp_path: Path
) -> None:
    store = in_a_folder(tmp_path)
    await store.append(A, 0, [entry() for _ in range(40)])
    await store.append(B, 0, [entry()])
    for seq in range(1, 40):  # short and long ones, in the place of each other
        store.save_snapshot(A, snapshot(seq, b"crosses of Ada " * (seq * 37 % 900)))
        store.save_snapshot(B, snapshot(1, b"crosses of Bo " * 50))
        await store.append(C, seq - 1, [entry(b"between" * 40)])
    await store.delete(A)
    on_disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())  # noqa: ASYNC240 - the test waits for it
    assert b"crosses of Ada" not in on_disk
    assert b"crosses of Bo" in on_disk
    await store.close()


async def test_the_list_of_tables_begins_with_the_longest_untouched(store: Store) -> None:
    await store.append(A, 0, [entry(at=10)])
    await store.append(B, 0, [entry(at=20), entry(at=30)])
    await store.append(C, 0, [entry(at=5)])
    await store.append(A, 1, [entry(at=40)])
    assert list(await store.tables()) == [
        TableSummary(C, 1, 5, 5),
        TableSummary(B, 2, 20, 30),
        TableSummary(A, 2, 10, 40),
    ]
    assert [summary.table for summary in await store.tables(touched_before=40)] == [C, B]
    assert [summary.table for summary in await store.tables(touched_before=30)] == [C]
    assert list(await store.tables(touched_before=5)) == []


async def test_the_list_says_which_games_are_over(store: Store) -> None:
    entries = [entry(at=1), entry(at=2, finished=True), entry(at=3)]
    await store.append(A, 0, entries[:2])
    await store.append(B, 0, entries[:1])
    await store.append(C, 0, entries)
    assert list(await store.load(C)) == entries
    assert {each.table for each in await store.tables() if each.finished} == {A}
    await store.append(B, 1, [entry(at=4, finished=True)])
    await store.append(A, 2, [entry(at=4)])
    assert {each.table for each in await store.tables() if each.finished} == {B}


# The bin


async def test_a_discarded_table_is_gone_for_everyone_and_its_code_stays_taken(store: Store) -> None:
    for table in (A, B):  # of one entry, and of two
        await store.append(table, 0, [entry(request_id="first")])
    await store.append(A, 1, [entry(request_id="second")])
    store.save_snapshot(A, snapshot(2))
    for table, length in ((A, 2), (B, 1)):
        assert await store.discard(table, 500)
        assert list(await store.load(table)) == []
        assert dict(await store.find(table, ["first", "second"])) == {}
        assert dict(await store.heads([table])) == {}
        assert await store.snapshot(table) is None
        for expected in (0, length):
            with pytest.raises(Conflict):
                await store.append(table, expected, [entry()])
        assert not await store.discard(table, 600)
    store.save_snapshot(A, snapshot(1))
    await store.append(C, 0, [entry()])
    assert await store.snapshot(A) is None
    assert [each.table for each in await store.tables()] == [C]


async def test_a_recovered_table_is_as_it_was(store: Store) -> None:
    entries = [entry(at=5), entry(at=9, finished=True)]
    for table, log in ((A, entries), (B, entries[:1])):
        await store.append(table, 0, log)
    before = list(await store.tables())
    for table, log in ((A, entries), (B, entries[:1])):
        await store.discard(table, 500)
        assert await store.recover(table)
        assert not await store.recover(table)
        assert list(await store.load(table)) == log
    assert list(await store.tables()) == before
    with pytest.raises(Conflict):
        await store.append(A, 2, [entries[0]])
    await store.append(A, 2, [entry()])
    assert not await store.recover(C)


async def test_a_table_that_was_touched_meanwhile_is_not_discarded(store: Store) -> None:
    await store.append(A, 0, [entry(), entry()])
    assert not await store.discard(A, 500, expected=1)
    assert len(await store.load(A)) == 2
    assert not await store.discard(B, 500, expected=0)
    assert await store.discard(A, 500, expected=2)
    assert list(await store.load(A)) == []


async def test_the_bin_is_listed_from_the_longest_there(store: Store) -> None:
    for table in (A, B, C):
        await store.append(table, 0, [entry(at=5), entry(at=9, finished=table is B)])
    assert list(await store.discarded()) == []
    await store.discard(B, 700)
    await store.discard(A, 600)
    in_bin = [TableSummary(A, 2, 5, 9, False, 600), TableSummary(B, 2, 5, 9, True, 700)]
    assert list(await store.discarded()) == in_bin
    assert list(await store.discarded(B)) == in_bin[1:]
    assert list(await store.discarded(C)) == []


async def test_a_table_in_the_bin_can_be_deleted_for_good(store: Store) -> None:
    for table in (A, B):
        await store.append(table, 0, [entry() for _ in range(1 if table is A else 300)])
        await store.discard(table, 500)
        assert await store.delete(table)
        assert not await store.delete(table)
        assert not await store.recover(table)
        await store.append(table, 0, [entry(b"another table")])
        assert len(await store.load(table)) == 1
    assert list(await store.discarded()) == []


async def test_appends_and_discards_of_one_moment_happen_in_their_order(store: Store) -> None:
    results = await asyncio.gather(
        store.append(A, 0, [entry()]),
        store.discard(A, 500),
        store.discard(A, 600),
        store.recover(A),
        store.recover(A),
        store.discard(A, 700),
    )
    assert list(results) == [None, True, False, True, False, True]
    assert [each.discarded_at for each in await store.discarded()] == [700]


async def test_the_bin_outlives_its_process(durable: StoreMaker, tmp_path: Path) -> None:
    store = durable(tmp_path)
    entries = [entry(), entry()]
    await store.append(A, 0, entries)
    await store.discard(A, 500)
    await store.close()
    store = durable(tmp_path)
    assert [each.discarded_at for each in await store.discarded()] == [500]
    assert await store.recover(A)
    assert list(await store.load(A)) == entries
    await store.close()


async def test_nothing_of_a_table_is_left_on_the_disk_after_the_bin(
    in_a_folder: StoreMaker, tmp_path: Path
) -> None:
    store = in_a_folder(tmp_path)
    for seq in range(60):
        await store.append(A, seq, [entry(b"crosses of Ada " * (1 + seq * 37 % 90))])
        await store.append(B, seq, [entry(b"crosses of Bo " * (1 + seq * 11 % 90))])
    store.save_snapshot(A, snapshot(60, b"crosses of Ada " * 50))
    await store.discard(A, 500)
    await store.recover(A)
    await store.append(A, 60, [entry(b"crosses of Ada")])
    await store.discard(A, 600)
    await store.delete(A)
    on_disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())  # noqa: ASYNC240 - the test waits for it
    assert b"crosses of Ada" not in on_disk
    assert b"crosses of Bo" in on_disk
    await store.close()


async def test_the_extent_counts_tables_and_names_the_newest_time(store: Store) -> None:
    assert await store.extent() == Extent(0, None)
    await store.append(A, 0, [entry(at=50)])
    await store.append(B, 0, [entry(at=90), entry(at=70)])
    assert await store.extent() == Extent(2, 70)
    await store.discard(B, 60)
    assert await store.extent() == Extent(1, 60)
    await store.delete(B)
    assert await store.extent() == Extent(1, 50)


async def test_a_database_has_a_clock(store: Store) -> None:
    found = await store.database_time()
    assert (found is not None) == isinstance(store, PostgresStore)
    assert found is None or abs(found - time.time() * 1000) < 60_000


async def test_closing_twice_is_harmless_and_a_closed_store_refuses(
    durable: StoreMaker, tmp_path: Path
) -> None:
    store = durable(tmp_path)
    await store.close()
    await store.close()
    with pytest.raises(StoreUnavailable):
        await store.append(A, 0, [entry()])
    with pytest.raises(StoreUnavailable):
        await store.load(A)
    before = asyncio.all_tasks()
    store.save_snapshot(A, snapshot(1))
    assert asyncio.all_tasks() == before


async def test_reopening_keeps_everything(durable: StoreMaker, tmp_path: Path) -> None:
    store = durable(tmp_path)
    entries = [entry(b"%d" % i) for i in range(10)]
    await store.append(A, 0, entries)
    await store.append(B, 0, entries[:3])
    await store.append(C, 0, entries[:2])
    await store.delete(C)
    listed = list(await store.tables())
    await store.close()

    store = durable(tmp_path)
    assert list(await store.load(A)) == entries
    assert list(await store.load(B)) == entries[:3]
    assert list(await store.load(C)) == []
    assert list(await store.tables()) == listed
    with pytest.raises(Conflict):
        await store.append(A, 10, [entries[4]])
    await store.append(A, 10, [entry()])
    await store.close()


async def test_closing_finishes_what_was_asked(durable: StoreMaker, tmp_path: Path) -> None:
    store = durable(tmp_path)
    pending = [store.append(TableId(f"TABLE{i:03}"), 0, [entry()]) for i in range(100)]
    await store.close()
    await asyncio.gather(*pending)
    store = durable(tmp_path)
    assert len(await store.tables()) == 100
    await store.close()
