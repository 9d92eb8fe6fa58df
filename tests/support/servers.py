"""A server inside the test: memory or disk below, a clock that only tests turn, chance by seed."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import random
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import uvicorn

from stella.bus.local import LocalBus
from stella.cli.compose import build_skies, build_supply
from stella.content.decks import DeckCatalogue
from stella.content.wordcards.offered import OfferedWords
from stella.live.hub import Hub, HubLimits
from stella.live.lobby_codes import LocalCodes
from stella.live.ports import Store, TableId
from stella.live.services import Services
from stella.live.supply import Supply
from stella.server.app import create_app, socket_class_for
from stella.server.metrics import Metrics
from stella.server.push.messages import Sealer
from stella.server.push.notifier import Notifier, Post
from stella.server.server import BackgroundTasks, StellaServer
from stella.server.settings import Settings
from stella.skies.deal import Sky
from stella.tables.keys import KeyMaker
from tests.support.memory_skies import MemorySkies
from tests.support.stores import CHOICE
from tests.support.unlimited import UNLIMITED


@dataclass(slots=True)
class FakeTimer:
    """Something that happens when the clock is turned far enough."""

    action: Callable[[], None] | None

    def cancel(self) -> None:
        """It will not happen."""
        self.action = None


@dataclass
class FakeClock:
    """Stands still until it is turned."""

    seconds: float = 1000.0
    ahead: int = 0
    """Milliseconds by which it is wrong."""
    _timers: list[tuple[float, int, FakeTimer]] = field(default_factory=list)
    _numbers: itertools.count[int] = field(default_factory=itertools.count)

    def now(self) -> int:
        """Wall-clock time in milliseconds."""
        return 1_800_000_000_000 + int(self.seconds * 1000) + self.ahead

    def monotonic(self) -> float:
        """Seconds."""
        return self.seconds

    def call_later(self, seconds: float, action: Callable[[], None]) -> FakeTimer:
        """Do `action` once the clock was turned so far."""
        timer = FakeTimer(action)
        heapq.heappush(self._timers, (self.seconds + seconds, next(self._numbers), timer))
        return timer

    async def turn(self, seconds: float) -> None:
        """Let time pass; whatever is due happens in order, and what follows from it is let happen too."""
        until = self.seconds + seconds
        while True:
            await settle()
            if not self._timers or self._timers[0][0] > until:
                break
            at, _, timer = heapq.heappop(self._timers)
            self.seconds = max(self.seconds, at)
            if timer.action is not None:
                timer.action()
        self.seconds = until
        await settle()

    async def turn_to_next(self) -> None:
        """Let time pass until something is due, and let it happen."""
        await settle()
        due = [at for at, _, timer in self._timers if timer.action is not None]
        await self.turn(max(0.0, min(due) - self.seconds))


async def settle() -> None:
    """Let everything that is ready in the event loop run."""
    for _ in range(12):
        await asyncio.sleep(0)


class SeededRng:
    """Chance that repeats itself."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed)

    def shuffled(self, count: int) -> list[int]:
        """The numbers 0 … count-1 in random order."""
        order = list(range(count))
        self._random.shuffle(order)
        return order

    def randrange(self, limit: int) -> int:
        """A number from 0 to limit-1."""
        return self._random.randrange(limit)


NO_FOLDER = Path(__file__).with_name("no-folder")
"""A data folder that doesn't exist."""


def built_in_catalogue() -> DeckCatalogue:
    """Return a catalogue of the built-in decks alone, to which nothing can be uploaded."""
    return DeckCatalogue.in_folder(NO_FOLDER)


@cache
def supply() -> Supply:
    """Return what games are dealt from where only built-in decks are there, and no skies."""
    return build_supply(built_in_catalogue(), lambda _: None)


def make_server(
    *,
    store: Store | None = None,
    clock: FakeClock | None = None,
    seed: int = 0,
    settings: Settings = UNLIMITED,
    bot_pause: float = 0.9,
    catalogue: DeckCatalogue | None = None,
    shared: bool = False,
    post: Post | None = None,
) -> StellaServer:
    """Return a server for tests; `shared`: others have the same store. With `post` it sends notifications."""
    metrics, store, spawn = Metrics(), store or CHOICE.new_store(), BackgroundTasks().spawn
    clock = clock or FakeClock()
    notifier = None
    if post is not None:
        sealer = Sealer(b"k" * 32, "mailto:ada@example.org")
        notifier = Notifier(store, clock, spawn, sealer, post, lambda _: None)

    decks = catalogue or built_in_catalogue()

    async def deleted(table: TableId) -> None:
        await decks.remove(table)

    async def discarded(table: TableId) -> None:
        await decks.hide(table)

    async def look_at_pictures(table: TableId) -> None:
        await decks.look_at(table)

    def sky_of(day: str) -> Sky | None:
        return skies.dealt(day)

    services = Services(
        store=store,
        bus=LocalBus(),
        clock=clock,
        codes=LocalCodes(clock.monotonic),
        rng=SeededRng(seed),
        supply=build_supply(decks, sky_of),
        spawn=spawn,
        problem=metrics.problem,
        bot_pause=bot_pause,
        look_at_pictures=look_at_pictures,
        deleted=deleted,
        discarded=discarded,
        shared=shared,
        notifier=notifier,
    )
    hub = Hub(services, KeyMaker(b"k" * 32), HubLimits(settings.tables))
    skies = build_skies(MemorySkies(), services, settings, b"k" * 32, None)
    return StellaServer(hub, settings, metrics, skies, decks, OfferedWords(NO_FOLDER), notifier=notifier)


class Announcing(uvicorn.Server):
    """Says when it is open."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_open = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say so."""
        await super().startup(sockets)
        self.is_open.set()


@asynccontextmanager
async def open_server(server: StellaServer) -> AsyncIterator[str]:
    """Serve on a real port of this machine; yields the link."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    config = uvicorn.Config(
        create_app(server), ws=socket_class_for(server), log_config=None, access_log=False, lifespan="on"
    )
    uvicorn_server = Announcing(config)
    serving = asyncio.create_task(uvicorn_server.serve(sockets=[listener]))
    try:
        await uvicorn_server.is_open.wait()
        yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    finally:
        uvicorn_server.should_exit = True
        await serving
