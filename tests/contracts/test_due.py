"""When tables have to be woken that act by themselves: kept with their entries, in every store."""

from __future__ import annotations

from pathlib import Path

import pytest

from stella.cli.migrate import copy_tables
from stella.live.ports import NEVER, Conflict, Entry, Store
from tests.support.memory_store import MemoryStore

from .conftest import A, B, C, StoreMaker, entry

pytestmark = pytest.mark.anyio


def due(name: str, at: int | None) -> Entry:
    return Entry(name, 1, b"[]", due=at)


async def test_a_table_that_never_acts_by_itself_is_not_due(store: Store) -> None:
    await store.append(A, 0, [entry()])
    assert dict(await store.due()) == {}


async def test_the_last_entry_that_says_so_counts_and_others_leave_it(store: Store) -> None:
    await store.append(A, 0, [due("a", 500), due("b", 700), due("c", None)])
    await store.append(B, 0, [due("a", 600)])
    await store.append(A, 3, [due("d", None)])
    assert list((await store.due()).items()) == [(B, 600), (A, 700)]
    assert list(await store.due(before=700)) == [B]
    await store.append(B, 1, [due("b", NEVER)])
    assert dict(await store.due()) == {A: 700}


async def test_an_append_in_conflict_says_nothing(store: Store) -> None:
    await store.append(A, 0, [due("a", 500)])
    with pytest.raises(Conflict):
        await store.append(A, 0, [due("b", 900)])
    assert dict(await store.due()) == {A: 500}


async def test_tables_in_the_bin_are_not_due_until_they_are_recovered(store: Store) -> None:
    await store.append(A, 0, [due("a", 500)])
    await store.discard(A, 1)
    assert dict(await store.due()) == {}
    await store.recover(A)
    assert dict(await store.due()) == {A: 500}


async def test_a_deleted_table_is_not_due_even_if_it_begins_again(store: Store) -> None:
    await store.append(A, 0, [due("a", 500)])
    await store.delete(A)
    await store.append(A, 0, [entry()])
    assert dict(await store.due()) == {}


async def test_it_outlives_the_process(durable: StoreMaker, tmp_path: Path) -> None:
    store = durable(tmp_path)
    await store.append(A, 0, [due("a", 500)])
    await store.append(B, 0, [entry()])
    await store.close()
    again = durable(tmp_path)
    assert dict(await again.due()) == {A: 500}
    await again.close()


async def test_it_moves_to_another_store_and_so_does_its_end(store: Store) -> None:
    old = MemoryStore()
    await old.append(A, 0, [due("a", 500)])
    await old.append(B, 0, [due("a", 600)])
    await old.append(C, 0, [entry()])
    await copy_tables(old, store, lambda _: None)
    assert dict(await store.due()) == {A: 500, B: 600}
    await old.append(B, 1, [due("b", NEVER)])
    await copy_tables(old, store, lambda _: None)
    assert dict(await store.due()) == {A: 500}
