"""Removes expired tables: into the bin first, and for good a day later."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Final

from stella.content.decks import DeckCatalogue
from stella.live.hub import Hub
from stella.live.ports import TableSummary
from stella.live.retention import BIN_TIME, DAY, is_too_many, overdue, trusted_time
from stella.server.settings import Settings

FIRST_AFTER: Final = 3600.0
"""Seconds that a server runs before it removes anything: time to notice a wrong clock."""

_log = logging.getLogger("stella.server")


@dataclass(slots=True)
class TableSweep:
    """Removes expired tables of one server, or waits until the operator agrees."""

    hub: Hub
    catalogue: DeckCatalogue
    settings: Settings
    waiting: int = 0
    """Number of overdue tables, if there are too many to be removed without asking."""
    _started: tuple[float, int | None] | None = None
    """The time of the first run, and the time of the newest entry then."""

    async def run(self) -> int:
        """Put overdue tables into the bin and delete those there for a day; returns how many were put there."""
        store = self.hub.services.store
        extent, clock = await store.extent(), self.hub.services.clock.monotonic()
        if self._started is None:
            self._started = clock, extent.newest
        uptime = clock - self._started[0]
        if uptime < FIRST_AFTER:
            return 0
        newest = extent.newest
        if newest is not None and self._started[1] is not None:  # time passes even if nobody plays
            newest = max(newest, self._started[1] + int(uptime * 1000))
        now = trusted_time(await self.hub.time(), newest)
        await self._empty_bin(now)
        due = await self._overdue(now)
        if is_too_many(len(due), extent.tables):
            self._wait(len(due), extent.tables)
            return 0
        self.waiting = 0
        return sum(await asyncio.gather(*(self.hub.discard(each.table, now, each.seq) for each in due)))

    async def _overdue(self, now: int) -> list[TableSummary]:
        days = self.settings.finished_days, self.settings.idle_days
        old = await self.hub.services.store.tables(touched_before=int(now - min(days) * DAY))
        due = await self.hub.services.store.due()
        return [each for each in overdue(old, now, *days, due) if not self._is_watched(each)]

    def _is_watched(self, table: TableSummary) -> bool:
        live = self.hub.tables.get(table.table)
        here = live is not None and live.screens.all
        return bool(here or self.hub.services.cluster.remote_members(table.table))

    async def _empty_bin(self, now: int) -> None:
        kept = await self.hub.services.store.discarded()
        over = [each.table for each in kept if (each.discarded_at or now) < now - BIN_TIME]
        await asyncio.gather(*map(self.hub.delete, over))  # deletes share one pass over the file

    def _wait(self, due: int, tables: int) -> None:
        if due != self.waiting:
            _log.warning(
                "%d of %d tables are overdue; if the clock is right, remove them with: stella tables sweep",
                due,
                tables,
            )
        self.waiting = due

    async def remove_stray_pictures(self) -> None:
        """Delete uploaded pictures of tables that are gone: another process removed them, or we were interrupted."""
        own, store = self.catalogue.own, self.hub.services.store
        await own.clear_up()
        held = await own.codes()  # before the tables: pictures of new tables aren't stray
        if not held:
            return
        # Twice: a table may come out of the bin, or go into it, while we look.
        before = {str(each.table) for each in await store.discarded()}
        stored = {str(each.table) for each in await store.tables()}
        discarded = {str(each.table) for each in await store.discarded()}
        for code in held - stored - before - discarded:
            await own.remove(code)
        for code in held & discarded:
            await own.hide(code)
