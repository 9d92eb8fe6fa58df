"""One running server: its tables, its metrics and its chores."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from stella.content.decks import DeckCatalogue, PicturesUnavailable
from stella.content.wordcards.offered import Words
from stella.live.hub import Hub
from stella.live.ports import StoreUnavailable
from stella.paper.press import Press
from stella.server.limits.blocked import BlockedAddresses
from stella.server.limits.rates import Buckets, RateName, SharedRateCounter, TableJoins, rates_from
from stella.server.metrics import Metrics
from stella.server.posters import Posters
from stella.server.push.notifier import Notifier
from stella.server.readiness import Readiness
from stella.server.settings import Settings
from stella.server.shutdown import SICK_AFTER, shed_when_sick
from stella.server.siblings import Siblings
from stella.server.skies import Skies
from stella.server.table_sweep import TableSweep

TIDY_EVERY: Final = 600.0
LOOK_EVERY: Final = 5.0
"""Seconds between two checks for decks that were added or removed."""

_log = logging.getLogger("stella.server")


async def _nothing() -> None:
    """Do nothing: the logs of the tables are all there is."""


class BackgroundTasks:
    """Keeps references to background tasks, and logs their failures."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run `work` concurrently."""
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("a task failed: %s", type(error).__name__, exc_info=None)


class BackgroundService(Protocol):
    """Something that runs as long as the server does, such as the connection to other nodes."""

    async def start(self) -> None:
        """Begin."""

    async def stop(self) -> None:
        """End."""


@dataclass(slots=True)
class StellaServer:
    """Everything a server holds."""

    hub: Hub
    settings: Settings
    metrics: Metrics
    skies: Skies
    catalogue: DeckCatalogue
    words: Words
    press: Press = field(default_factory=Press)
    posters: Posters = field(init=False)
    before_end: Callable[[], Awaitable[None]] = _nothing
    """Save what is only in memory, once tables have stopped."""
    companions: Sequence[BackgroundService] = ()
    rate_counter: SharedRateCounter | None = None
    """Counter of the rates that all nodes share; `None` if there is only this one."""
    notifier: Notifier | None = None
    """Sends notifications at tables over days; `None` if this server sends none."""
    siblings: Siblings | None = None
    """Other workers on the same port; `None` if there are none."""
    doctor: Callable[[], Awaitable[str]] | None = None
    """Returns the output of `stella doctor` for this server."""
    stopping: bool = False
    rates: dict[RateName, Buckets] = field(init=False)
    joins: TableJoins = field(init=False)
    readiness: Readiness = field(init=False)
    sweep: TableSweep = field(init=False)
    blocked: BlockedAddresses = field(init=False)
    _background: list[asyncio.Task[None]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Build what depends on the settings; nothing is running yet."""
        now = self.hub.services.clock.monotonic
        self.rates = rates_from(self.settings, now, self.rate_counter)
        self.joins = TableJoins(self.settings.joining, now, self.rate_counter)
        self.posters = Posters(self.press, self.catalogue)
        self.readiness = Readiness(self.hub.services.store.check, time.monotonic)
        self.blocked = BlockedAddresses(self.hub.services.cluster, now, self._send_off)
        self.sweep = TableSweep(self.hub, self.catalogue, self.settings)

    async def start(self) -> None:
        """Start looking after the tables."""
        self.metrics.watch("stella_tables_awake", "Tables in memory", lambda: len(self.hub.tables))
        self.metrics.watch(
            "stella_tables_overdue", "Tables that are not removed unasked", lambda: self.sweep.waiting
        )
        self.metrics.watch(
            "stella_ready", "1 if tables can be loaded and saved, otherwise 0", lambda: self.is_ready
        )
        self.hub.start()
        for companion in self.companions:
            await companion.start()
        if self.siblings is not None:
            await self.siblings.start()
        await self.look_for_decks()
        await self.readiness.probe()
        loop = asyncio.get_running_loop()
        chores = (
            self._tidy(),
            self._look_for_decks(),
            self.metrics.watch_the_loop(),
            self.metrics.watch_commits(),
            self.readiness.watch(),
            shed_when_sick(self),
        )
        self._background = [loop.create_task(chore) for chore in chores]

    async def stop(self) -> None:
        """Finish what is being written, then release the disk."""
        self.stopping = True
        self.catalogue.pipeline.stop()
        self.press.stop()
        for task in self._background:
            task.cancel()
        await self.hub.stop()
        await self.before_end()
        for companion in self.companions:
            await companion.stop()
        if self.siblings is not None:
            await self.siblings.stop()
        await self.hub.services.store.close()
        await self.catalogue.close()
        await self.words.close()
        await self.skies.store.close()

    def _send_off(self, network: str) -> None:
        """Have the sockets of a blocked network reconnect, which is refused."""
        for screen in self.hub.screens():
            if getattr(screen, "network", None) == network:
                screen.leaving(0, 1)

    async def numbers(self) -> bytes:
        """Return the metrics as one page, including those of other workers."""
        return self.metrics.page() if self.siblings is None else await self.siblings.page()

    @property
    def is_sick(self) -> bool:
        """Whether the database has been gone for so long that sockets are better off on another node."""
        return self.readiness.lost_for() >= SICK_AFTER and self.hub.services.cluster.has_peers()

    @property
    def is_ready(self) -> bool:
        """Whether tables could be loaded and saved at the last probe, and the server isn't stopping."""
        return self.readiness.is_ready and not self.stopping

    async def _tidy(self) -> None:
        while True:
            try:
                await self.sweep.run()
                await self.sweep.remove_stray_pictures()
                await self.skies.tidy()
                await self.skies.teach()
            except (StoreUnavailable, PicturesUnavailable):
                _log.warning("old tables could not be removed: the disk refuses")
            await asyncio.sleep(TIDY_EVERY)

    async def _look_for_decks(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self.look_for_decks()

    async def look_for_decks(self) -> None:
        """Notice decks and custom words that the operator has added or removed."""
        await self.catalogue.refresh()
        await self.words.refresh()
