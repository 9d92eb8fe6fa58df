"""Where members get notifications: kept beside the entries of their table, in every store."""

from __future__ import annotations

from pathlib import Path

import pytest

from stella.cli.migrate import copy_tables
from stella.live.ports import MemberId, Store, TableId
from tests.support.memory_store import MemoryStore

from .conftest import A, B, StoreMaker, entry

pytestmark = pytest.mark.anyio

ADA, BO = MemberId("m1"), MemberId("m2")


async def test_each_member_has_one_and_the_newest_replaces_it(store: Store) -> None:
    await store.append(A, 0, [entry()])
    await store.append(B, 0, [entry()])
    assert await store.save_subscription(A, ADA, b"a phone")
    assert await store.save_subscription(A, BO, b"\x00\xff")
    assert await store.save_subscription(A, ADA, b"another phone")
    assert dict(await store.subscriptions(A)) == {ADA: b"another phone", BO: b"\x00\xff"}
    assert dict(await store.subscriptions(B)) == {}


async def test_removing_one_leaves_the_others(store: Store) -> None:
    await store.append(A, 0, [entry()])
    for member in (ADA, BO):
        await store.save_subscription(A, member, b"a phone")
    assert await store.save_subscription(A, ADA, None)
    assert not await store.save_subscription(A, ADA, None)
    assert list(await store.subscriptions(A)) == [BO]


async def test_a_table_that_does_not_exist_or_is_in_the_bin_takes_none(store: Store) -> None:
    assert not await store.save_subscription(A, ADA, b"a phone")
    await store.append(A, 0, [entry()])
    await store.discard(A, 1)
    assert not await store.save_subscription(A, ADA, b"a phone")
    assert dict(await store.subscriptions(A)) == {}


async def test_it_stays_in_the_bin_and_goes_with_its_table(store: Store) -> None:
    await store.append(A, 0, [entry()])
    await store.save_subscription(A, ADA, b"a phone")
    await store.discard(A, 1)
    await store.recover(A)
    assert list(await store.subscriptions(A)) == [ADA]
    await store.delete(A)
    await store.append(A, 0, [entry()])
    assert dict(await store.subscriptions(A)) == {}


async def test_it_outlives_the_process(durable: StoreMaker, tmp_path: Path) -> None:
    store = durable(tmp_path)
    await store.append(A, 0, [entry()])
    await store.save_subscription(A, ADA, b"a phone")
    await store.close()
    again = durable(tmp_path)
    assert dict(await again.subscriptions(A)) == {ADA: b"a phone"}
    await again.close()


@pytest.mark.parametrize("table", [A, TableId("no table")])
async def test_nothing_of_a_deleted_one_is_left_on_the_disk(
    in_a_folder: StoreMaker, tmp_path: Path, table: TableId
) -> None:
    store = in_a_folder(tmp_path)
    await store.append(A, 0, [entry()])
    await store.append(B, 0, [entry()])
    for number in range(40):
        await store.save_subscription(A, MemberId(f"m{number}"), b"the phone of Ada" * number)
        await store.save_subscription(B, MemberId(f"m{number}"), b"the phone of Bo" * number)
    await store.delete(table)
    on_disk = b"".join(path.read_bytes() for path in tmp_path.iterdir())  # noqa: ASYNC240 - the test waits for it
    assert (b"the phone of Ada" in on_disk) == (table != A)
    assert b"the phone of Bo" in on_disk
    await store.close()


async def test_it_moves_to_another_store_and_so_does_its_removal(store: Store) -> None:
    old = MemoryStore()
    await old.append(A, 0, [entry()])
    for member in (ADA, BO):
        await old.save_subscription(A, member, b"a phone")
    await copy_tables(old, store, lambda _: None)
    assert dict(await store.subscriptions(A)) == {ADA: b"a phone", BO: b"a phone"}
    await old.save_subscription(A, BO, None)
    await copy_tables(old, store, lambda _: None)
    assert dict(await store.subscriptions(A)) == {ADA: b"a phone"}
