"""Any history of bursts, deletes and reopenings: a store behaves like a dictionary of lists."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path

import hypothesis.strategies as st
import pytest
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from stella.live.ports import Conflict, Entry, Snapshot, TableId, TableSummary
from tests.support.clusters import give_back_databases
from tests.support.exploring import examples

from .conftest import DURABLE, STORES, StoreMaker

TABLES = [TableId(name) for name in ("AAAA2222", "BBBB3333", "CCCC4444")]
ENTRIES = st.builds(
    Entry, st.sampled_from("abcdefghijklmnop"), st.integers(0, 50), st.binary(max_size=40), st.booleans()
)
APPENDS = st.tuples(
    st.sampled_from(TABLES),
    st.sampled_from([0, 0, 0, 0, 0, -1, 1]),
    st.lists(ENTRIES, min_size=1, max_size=3),
)


class Model(dict[TableId, list[Entry]]):
    """What a store is: for each table its entries; and the bin."""

    def __init__(self) -> None:
        super().__init__()
        self.bin: dict[TableId, list[Entry]] = {}

    def append(self, table: TableId, expected: int, entries: list[Entry]) -> bool:
        if table in self.bin:
            return False
        log = self.get(table, [])
        request_ids = [entry.request_id for entry in log + entries]
        if len(log) != expected or len(set(request_ids)) < len(request_ids):
            return False
        self[table] = log + entries
        return True


class StoreMachine(RuleBasedStateMachine):
    """Does the same to a store and to its model."""

    make: StoreMaker
    durable: bool

    @initialize()
    def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.store = self.make(Path(self.folder.name))
        self.model = Model()

    @rule(appends=st.lists(APPENDS, min_size=1, max_size=8))
    def append_at_once(self, appends: list[tuple[TableId, int, list[Entry]]]) -> None:
        """All in one turn of the loop: the first comes first, in its table as in the model."""

        async def burst() -> tuple[list[bool], list[bool]]:
            futures, foreseen = [], []
            for table, off_by, entries in appends:
                expected = len(self.model.get(table, [])) + off_by
                futures.append(self.store.append(table, expected, entries))
                foreseen.append(self.model.append(table, expected, entries))
            results = await asyncio.gather(*futures, return_exceptions=True)
            assert all(result is None or isinstance(result, Conflict) for result in results)
            return [result is None for result in results], foreseen

        happened, foreseen = self.runner.run(burst())
        assert happened == foreseen

    @rule(table=st.sampled_from(TABLES))
    def delete(self, table: TableId) -> None:
        there = table in self.model or table in self.model.bin
        assert self.runner.run(self.store.delete(table)) == there
        self.model.pop(table, None)
        self.model.bin.pop(table, None)

    @rule(table=st.sampled_from(TABLES), off_by=st.sampled_from([None, 0, 1]))
    def discard(self, table: TableId, off_by: int | None) -> None:
        expected = None if off_by is None else len(self.model.get(table, [])) + off_by
        done = table in self.model and off_by != 1
        assert self.runner.run(self.store.discard(table, 60, expected)) == done
        if done:
            self.model.bin[table] = self.model.pop(table)

    @rule(table=st.sampled_from(TABLES))
    def recover(self, table: TableId) -> None:
        assert self.runner.run(self.store.recover(table)) == (table in self.model.bin)
        if table in self.model.bin:
            self.model[table] = self.model.bin.pop(table)

    @rule(table=st.sampled_from(TABLES), after=st.integers(0, 12))
    def load(self, table: TableId, after: int) -> None:
        assert list(self.runner.run(self.store.load(table, after))) == self.model.get(table, [])[after:]

    @rule(touched_before=st.none() | st.integers(0, 51))
    def list_tables(self, touched_before: int | None) -> None:
        foreseen = {
            TableSummary(table, len(log), log[0].at, log[-1].at, log[-1].finished)
            for table, log in self.model.items()
            if touched_before is None or log[-1].at < touched_before
        }
        listed = list(self.runner.run(self.store.tables(touched_before)))
        assert set(listed) == foreseen
        assert [each.touched_at for each in listed] == sorted(each.touched_at for each in listed)

    @rule(table=st.sampled_from(TABLES), seq=st.integers(0, 12), body=st.binary(max_size=3000))
    def save_snapshot(self, table: TableId, seq: int, body: bytes) -> None:
        """Snapshots come and go; nothing else changes, and none is of an entry that the log does not have."""

        async def kept() -> Snapshot | None:
            self.store.save_snapshot(table, Snapshot(seq, "kind", body))
            await self.store.delete(TableId("ZZZZ9999"))  # in the order of asking: now it is kept, or never
            return await self.store.snapshot(table)

        snapshot = self.runner.run(kept())
        assert snapshot is None or 0 < snapshot.seq <= len(self.model.get(table, []))

    @rule(table=st.sampled_from(TABLES), wanted=st.sets(st.sampled_from("abcdefghijklmnop"), max_size=4))
    def find(self, table: TableId, wanted: set[str]) -> None:
        found = self.runner.run(self._find(table, wanted))
        log = self.model.get(table, [])
        assert found == {entry.request_id: entry for entry in log if entry.request_id in wanted}

    async def _find(self, table: TableId, wanted: set[str]) -> dict[str, Entry]:
        return dict(await self.store.find(table, sorted(wanted)))

    @rule()
    def reopen(self) -> None:
        if self.durable:
            self.runner.run(self.store.close())
            self.store = self.make(Path(self.folder.name))

    @invariant()
    def all_tables_agree(self) -> None:
        for table in TABLES:
            assert list(self.runner.run(self.store.load(table))) == self.model.get(table, [])
        in_bin = self.runner.run(self._discarded())
        assert in_bin == {table: len(log) for table, log in self.model.bin.items()}

    async def _discarded(self) -> dict[TableId, int]:
        return {each.table: each.seq for each in await self.store.discarded()}

    def teardown(self) -> None:
        if hasattr(self, "store"):
            self.runner.run(self.store.close())
            self.runner.close()
            self.folder.cleanup()
            give_back_databases()


@pytest.mark.parametrize("name", list(STORES))
def test_a_store_is_a_dictionary_of_lists(name: str) -> None:
    class Machine(StoreMachine):
        make = staticmethod(STORES[name])
        durable = name in DURABLE

    tried = examples({"memory": 100, "sqlite": 25}.get(name, 12))
    run_state_machine_as_test(Machine, settings=settings(max_examples=tried, stateful_step_count=20))
