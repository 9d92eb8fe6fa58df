"""A day of evenings on a turned clock: neither memory nor the file grows.

Tables come and go on a real store, people drop and return, games are played, some tables are deleted, and retention
removes the rest. Time is turned, so a day takes minutes. Afterwards memory and file must be what they were after the
first hours.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final

import msgspec
import pytest

from stella.live.table import LiveTable
from stella.live.table_request import Done
from stella.rules import Phase
from stella.store.sqlite import SqliteStore
from stella.tables import commands as c
from stella.tables.keys import hashed
from stella.tables.options import OptionChanges
from stella.tables.pace import Pace
from stella.tables.people import MemberId
from tests.support.servers import FakeClock, make_server
from tests.support.unlimited import UNLIMITED
from tests.tables.harness import FakeScreen

# It is half a minute of work: on a crowded machine that takes longer than most tests may.
pytestmark = [pytest.mark.anyio, pytest.mark.timeout(900)]

HOURS: Final = 24
TABLES: Final = 4
"""At the same time."""
HOUR: Final = 3600.0
EVENING: Final = 2700.0
"""Seconds that people play at one table before they go."""
BREATH: Final = 10.0
"""Seconds between two moments of a table."""
TIDY: Final = 600.0
"""Seconds between two looks of the retention."""
MOST_GROWTH: Final = 1.25
"""Of memory and file, from a quarter of the way to its end."""


@dataclass
class Evening:
    """One table and its people."""

    live: LiveTable
    until: float
    screens: dict[MemberId, FakeScreen]


@dataclass
class Day:
    """The tables of one server through a day."""

    seed: int
    path: Path
    clock: FakeClock = field(default_factory=FakeClock)
    evenings: list[Evening] = field(default_factory=list)
    begun: int = 0
    played: int = 0
    dropped: int = 0
    deleted: int = 0
    removed: int = 0

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)
        self.store = SqliteStore.open(self.path)
        settings = replace(UNLIMITED, finished_days=2 / 24, idle_days=1 / 24)
        self.server = make_server(store=self.store, clock=self.clock, settings=settings)
        self.hub = self.server.hub
        self.hub.start()

    async def ask(self, live: LiveTable, member: MemberId | None, command: c.TableCommand) -> bool:
        """Ask something; whether it was carried out."""
        named = msgspec.structs.replace(command, id=f"{self.rng.getrandbits(96):x}")
        return isinstance(await self.hub.ask(live, member, named), Done)

    async def begin(self) -> None:
        """Some people open a table, with bots."""
        self.begun += 1
        options = OptionChanges(patience=5, pace=Pace.OFF)
        made = await self.hub.create(
            f"create-{self.begun:020}", lambda key: c.CreateTable(options, "Ada", "en", key)
        )
        assert isinstance(made, tuple)
        live, host, _ = made
        for number in range(self.rng.randint(0, 2)):
            await self.ask(live, None, c.Join(f"Guest {number}", "en", hashed(f"{self.begun}-{number}")))
        for _ in range(self.rng.randint(2, 3)):
            await self.ask(live, host, c.AddBot())
        assert live.state is not None
        evening = Evening(live, self.clock.monotonic() + self.rng.uniform(0.5, 1.5) * EVENING, {})
        for member in live.state.members:
            self._connect(evening, member)
        await self.ask(live, host, c.Start())
        self.evenings.append(evening)

    def _connect(self, evening: Evening, member: MemberId) -> None:
        evening.screens[member] = FakeScreen(member)
        evening.live.connect(evening.screens[member])

    async def moment(self, evening: Evening) -> None:
        """Somebody drops or returns, or plays on."""
        member = self.rng.choice(list(evening.screens))
        screen = evening.screens[member]
        if screen not in evening.live.screens.all:
            self._connect(evening, member)
        elif self.rng.random() < 0.03:
            evening.live.disconnect(screen)
            self.dropped += 1
        elif screen.shown:
            await self._play(evening.live, member, screen)
            del screen.shown[:-1]

    async def _play(self, live: LiveTable, member: MemberId, screen: FakeScreen) -> None:
        own, rng = screen.own, self.rng
        actions, phase = own["actions"], screen.game["phase"]
        command: c.TableCommand | None = None
        if phase == Phase.OVER:
            self.played += await self.ask(live, screen.view["table"]["host"], c.Start())
        elif phase == Phase.SCORING:
            command = c.NextRound()
        elif actions["reveal_word"]:
            command = c.RevealWord()
        elif actions["point_at"]:
            command = c.PointAt(rng.choice(actions["point_at"]))
        elif actions["finish_marking"] and len(own["crosses"]) >= 2:
            command = c.FinishMarking()
        elif actions["mark"]:
            command = c.Mark(rng.choice(actions["mark"]))
        if command is not None:
            await self.ask(live, member, command)

    async def end(self, evening: Evening) -> None:
        """They go; some delete their table."""
        self.evenings.remove(evening)
        if self.rng.random() < 0.3:
            await self.hub.delete(evening.live.id)
            self.deleted += 1
        for screen in evening.screens.values():
            evening.live.disconnect(screen)

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and what follows from it reach the disk."""
        for _ in range(int(seconds)):
            await self.clock.turn(1)
            while any(live._running for live in self.hub.tables.values()):  # noqa: ASYNC110
                await asyncio.sleep(0)


def resident() -> int:
    """Bytes of memory of this process."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


async def test_memory_and_file_are_the_same_after_a_day(
    tmp_path: Path, figures: Callable[[str], None]
) -> None:
    path = tmp_path / "tables.db"
    today, samples = Day(1, path), list[tuple[int, int]]()
    start, tidied = today.clock.monotonic(), today.clock.monotonic()
    while (now := today.clock.monotonic() - start) < HOURS * HOUR:
        while len(today.evenings) < TABLES:
            await today.begin()
        for evening in list(today.evenings):
            await today.moment(evening)
            if today.clock.monotonic() > evening.until:
                await today.end(evening)
        await today.pass_time(BREATH)
        if today.clock.monotonic() - tidied >= TIDY:
            tidied = today.clock.monotonic()
            today.removed += await today.server.sweep.run()
        if int((now + BREATH) // HOUR) > len(samples):
            # Without the journal: that is bounded, and each sweep cuts it.
            samples.append((resident(), path.stat().st_size))
    await today.hub.stop()
    await today.store.close()
    early = samples[len(samples) // 4]
    figures(
        f"{today.begun} tables, {today.played} games, {today.dropped} drops, {today.deleted} deleted, "
        f"{today.removed} removed; bytes of memory and file {early} after {len(samples) // 4 + 1} hours, "
        f"{samples[-1]} at the end"
    )
    assert samples[-1][0] < MOST_GROWTH * early[0]
    assert samples[-1][1] < MOST_GROWTH * early[1]
