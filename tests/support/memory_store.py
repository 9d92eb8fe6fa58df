"""A log in memory, for tests and for benchmarks without a disk."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from stella.live.ports import NEVER, Conflict, Entry, Extent, MemberId, Snapshot, TableId, TableSummary


class MemoryStore:
    """Keeps every promise of the `Store` port but durability. Appends are decided immediately."""

    def __init__(self) -> None:
        self._logs: dict[TableId, list[Entry]] = {}
        self._request_ids: dict[TableId, set[str]] = {}
        self._snapshots: dict[TableId, Snapshot] = {}
        self._due: dict[TableId, int] = {}
        self._subscriptions: dict[TableId, dict[MemberId, bytes]] = {}
        self._bin: dict[TableId, tuple[list[Entry], int]] = {}

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        """The entries with seq > `after`, in order: all, or the first `most`."""
        first = max(after, 0)
        return self._logs.get(table, [])[first : None if most is None else first + most]

    async def find(self, table: TableId, request_ids: Sequence[str]) -> Mapping[str, Entry]:
        """Those of the entries that have these request ids."""
        wanted = set(request_ids)
        return {entry.request_id: entry for entry in self._logs.get(table, []) if entry.request_id in wanted}

    async def heads(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        """How many entries these tables have; those that do not exist are missing."""
        return {table: len(self._logs[table]) for table in tables if table in self._logs}

    def save_snapshot(self, table: TableId, snapshot: Snapshot) -> None:
        """Keep a snapshot in the place of an older one."""
        kept = self._snapshots.get(table)
        known = 0 < snapshot.seq <= len(self._logs.get(table, []))
        if known and (kept is None or kept.seq <= snapshot.seq):
            self._snapshots[table] = snapshot

    async def snapshot(self, table: TableId) -> Snapshot | None:
        """The newest one that was kept, if any."""
        return self._snapshots.get(table)

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> asyncio.Future[None]:
        """Write `entries` as seq expected+1, expected+2, …, or fail with `Conflict`."""
        if not entries:
            raise ValueError("an append needs at least one entry")
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        log, used = self._logs.get(table, []), self._request_ids.get(table, set())
        request_ids = {entry.request_id for entry in entries}
        if len(log) != expected or table in self._bin:
            future.set_exception(Conflict(f"table {table} is at {len(log)}, not at {expected}"))
        elif len(request_ids) < len(entries) or not request_ids.isdisjoint(used):
            future.set_exception(Conflict(f"a request id of this append to table {table} was used before"))
        else:
            self._logs.setdefault(table, []).extend(replace(entry, due=None) for entry in entries)
            self._request_ids.setdefault(table, set()).update(request_ids)
            said = [entry.due for entry in entries if entry.due is not None]
            if said:
                self._due[table] = said[-1]
            future.set_result(None)
        return future

    async def discard(self, table: TableId, at: int, expected: int | None = None) -> bool:
        """Put a table into the bin."""
        if table not in self._logs or expected not in (None, len(self._logs[table])):
            return False
        self._bin[table] = self._logs[table], at
        return await self._forget(table)

    async def recover(self, table: TableId) -> bool:
        """Take a table out of the bin."""
        if table not in self._bin:
            return False
        self._logs[table], _ = self._bin.pop(table)
        self._request_ids[table] = {entry.request_id for entry in self._logs[table]}
        return True

    async def discarded(self, table: TableId | None = None) -> Sequence[TableSummary]:
        """Return the tables in the bin, the longest there first."""
        kept = sorted(self._bin.items(), key=lambda each: (each[1][1], each[0]))
        return [_summary(code, log, at) for code, (log, at) in kept if table in (None, code)]

    async def delete(self, table: TableId) -> bool:
        """Forget the table, or one in the bin. False if there was none."""
        self._due.pop(table, None)
        self._subscriptions.pop(table, None)
        return self._bin.pop(table, None) is not None or await self._forget(table)

    async def _forget(self, table: TableId) -> bool:
        self._request_ids.pop(table, None)
        self._snapshots.pop(table, None)
        return self._logs.pop(table, None) is not None

    async def due(self, before: int | None = None) -> Mapping[TableId, int]:
        """When tables have to be woken that are not in the bin."""
        kept = sorted((at, table) for table, at in self._due.items() if table in self._logs and at != NEVER)
        return {table: at for at, table in kept if before is None or at < before}

    async def save_subscription(self, table: TableId, member: MemberId, body: bytes | None) -> bool:
        """Save or remove where a member gets notifications."""
        saved = self._subscriptions.setdefault(table, {})
        if body is None:
            return saved.pop(member, None) is not None
        if table in self._logs:
            saved[member] = body
        return table in self._logs

    async def subscriptions(self, table: TableId) -> Mapping[MemberId, bytes]:
        """Return where members of a table get notifications."""
        return dict(self._subscriptions.get(table, {}))

    async def extent(self) -> Extent:
        """Return how many tables there are, and the time of what was written last."""
        times = [log[-1].at for log in self._logs.values()] + [at for _, at in self._bin.values()]
        return Extent(len(self._logs), max(times, default=None))

    async def database_time(self) -> int | None:
        """Memory has no clock."""
        return None

    async def tables(self, touched_before: int | None = None) -> Sequence[TableSummary]:
        """All tables, or those not touched since; the longest untouched first."""
        summaries = [
            _summary(table, log)
            for table, log in self._logs.items()
            if touched_before is None or log[-1].at < touched_before
        ]
        return sorted(summaries, key=lambda summary: (summary.touched_at, summary.table))

    async def check(self) -> None:
        """Memory can always be written to."""

    async def close(self) -> None:
        """Nothing to release."""


def _summary(table: TableId, log: list[Entry], discarded_at: int | None = None) -> TableSummary:
    return TableSummary(table, len(log), log[0].at, log[-1].at, log[-1].finished, discarded_at)
