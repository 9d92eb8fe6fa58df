"""One night: a table, its people and its nodes, and everything that goes wrong. The seed decides all of it."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from stella.live import answers, hub, loading, loop
from stella.live.ports import Entry, TableId
from stella.rules import SlatesShown
from stella.tables.options import Joining, OptionChanges
from stella.tables.pace import Pace
from stella.tables.refusal import Refusal
from stella.tables.state import Status, status_of

from .database import Database
from .loop import VirtualLoop
from .node import Node, Unreachable
from .peers import Registry
from .people import Device
from .wire import Wire

PATIENCE: Final = 3.0
DAWN: Final = 12.0
"""Seconds without trouble after which everybody must have seen everything."""
LATEST: Final = 300.0
"""Seconds after which a request without an answer is a fault of ours."""


@dataclass(frozen=True)
class Record:
    """What is left of a night, for `check`."""

    seed: int
    code: TableId
    entries: list[Entry]
    committed_at: list[float]
    devices: list[Device]
    problems: list[str]
    ended_at: float
    trouble: list[str]
    """What went wrong, and when."""

    @property
    def looks_forward(self) -> bool:
        """Whether nodes could always ask the database before they let somebody in."""
        return not any(each.endswith(("slow_disk", "cut_off")) for each in self.trouble)


class Night:
    """A cluster with its people. `twisted`: one player makes other crosses, and nobody else may notice."""

    def __init__(self, seed: int, *, twisted: bool = False) -> None:
        self.seed = seed
        self.rng = random.Random(seed)
        self.over = False
        self.all_sit = False
        self.problems: list[str] = []
        self.trouble: list[str] = []
        self.code = TableId("")
        self.short = ""
        """The short code that somebody came by."""
        self.people = self.rng.randint(2, 4)
        self.seats = max(3, self.people + self.rng.randint(0, 1))
        self.haste = self.rng.choice((0.1, 0.3, 0.3, 1.0))
        """Mean seconds between two moves of a person."""
        self.length = self.rng.uniform(3.0, 15.0)
        self.names = "abc"[: self.rng.choice((1, 2, 2, 3))]
        self.database = Database(self)
        self.registry = Registry()
        self.nodes: dict[str, Node] = {}
        self._loop = asyncio.get_running_loop()
        self.never: asyncio.Future[None] = self._loop.create_future()
        """What calls of killed nodes wait for."""
        self._killed: list[Node] = []
        """Kept until the end: what is collected as garbage may do something, and nobody knows when."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._born = 0
        self._twist = self._involution() if twisted else lambda place: place

    # What the parts of a night use

    def now(self) -> float:
        """Virtual seconds."""
        return self._loop.time()

    def later(self, seconds: float, action: Callable[[], object]) -> asyncio.TimerHandle:
        return self._loop.call_later(seconds, action)

    def chance(self, probability: float) -> bool:
        return self.rng.random() < probability

    def lag(self) -> float:
        """How long something takes on its way: milliseconds, rarely much longer."""
        return self.rng.expovariate(200) * (50 if self.rng.random() < 0.01 else 1)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something concurrently, keeping hold of it."""
        task = self._loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Unreachable):
            self.problems.append(f"a task failed: {error!r}")

    def hint(self, table: TableId, seq: int) -> None:
        """The database tells all nodes of a commit; some hints come late."""
        for node in self.nodes.values():
            self.later(self.lag(), partial(node.bus.hinted, table, seq))

    async def ask_a_node(self, ask: Callable[[Node], Coroutine[Any, Any, Any]]) -> Any:
        """One HTTP request to any node. It goes on when nobody waits for its answer any more."""
        node = self.rng.choice(list(self.nodes.values()))
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(self.lag())
            if not node.alive or node.leaving:
                raise Unreachable
            answer = await asyncio.shield(self.spawn(ask(node)))
            await asyncio.sleep(self.lag())
        if not self.over and self.chance(0.02):
            raise Unreachable("the answer was lost")
        return answer

    # The course of a night

    async def run(self) -> Record:
        """Play, with trouble; then let the sun rise, and see that everybody gets their answers."""
        for name in self.names:
            self._start(name)
        troubling = self.spawn(self._make_trouble())
        devices = await self._seat_all()
        lives = [self.spawn(device.live()) for device in devices]
        await asyncio.sleep(self.length)
        self.over = True
        await troubling
        self._heal()
        _, waiting = await asyncio.wait(lives, timeout=LATEST)
        if waiting:
            self.problems.append(f"{len(waiting)} devices still wait for an answer")
        await asyncio.sleep(DAWN)
        await self._look_for_open_codes()
        entries = list(await self.database.log.load(self.code))
        times = self.database.committed_at
        return Record(self.seed, self.code, entries, times, devices, self.problems, self.now(), self.trouble)

    async def _short_code(self) -> str:
        while True:
            try:
                short: str = await self.ask_a_node(partial(Node.lobby_code, table=self.code))
            except (Unreachable, TimeoutError):
                await asyncio.sleep(self.rng.uniform(0.1, 1.0))
            else:
                return short

    async def _look_for_open_codes(self) -> None:
        """The short code of a table that plays lets nobody in, whichever node is asked."""
        for node in self.nodes.values():
            live = await node.hub.find(self.code)
            plays = live is not None and live.state is not None and status_of(live.state) is Status.PLAYING
            if plays and self.short and not isinstance(await node.hub.find_by_code(self.short), Refusal):
                self.problems.append(f"{node.name}: the code of a table that plays lets people in")

    async def _seat_all(self) -> list[Device]:
        rng = self.rng
        options = OptionChanges(
            pace=Pace.OFF,
            patience=rng.choice((5, 60)),
            time_limit=rng.choice((0, 0, 0, 30)),
            joining=rng.choice((Joining.OPEN, Joining.OPEN, Joining.APPROVED)),
            slates_shown=rng.choice(list(SlatesShown)),
            strict_pens=rng.random() < 0.3,
            thinking=False,
        )
        host = Device(self, "host")
        await host.sit(lambda node: node.create("the table of this night", options))
        self.code = host.ticket.code
        devices = [host]
        for number in range(1, self.people):
            device = Device(self, f"guest{number}", self._twist if number == 1 else lambda place: place)
            wish = f"wish of {device.name}"
            if self.chance(0.5):
                short = self.short = await self._short_code()
                await device.sit(partial(Node.join_by_code, short=short, wish=wish, name=device.name))
            else:
                await device.sit(partial(Node.join, code=self.code, wish=wish, name=device.name))
            devices.append(device)
        second = Device(self, "second phone")
        second.ticket = host.ticket
        board = Device(self, "board")
        self.all_sit = True
        return [*devices, *rng.sample([second, board], rng.randint(0, 2))]

    def _start(self, name: str) -> None:
        self._born += 1
        self.nodes[name] = Node(self, f"{name}{self._born}")
        self.nodes[name].clock.wrong_by = self.rng.choice((0, 0, 3_600_000, -90_000))

    def _involution(self) -> Callable[[int], int]:
        """Swap pairs of places, drawn apart from all other chance."""
        places = random.Random(f"twist {self.seed}").sample(range(15), 14)
        pairs = dict(zip(places[::2], places[1::2], strict=True))
        pairs |= {second: first for first, second in pairs.items()}
        return lambda place: pairs.get(place, place)

    # What goes wrong

    async def _make_trouble(self) -> None:
        """A few kinds of trouble each night, again and again: rare combinations come more often than with all kinds."""
        kinds = self.rng.sample(TROUBLE, self.rng.randint(1, 5))
        calm = self.rng.choice((0.3, 1.0, 3.0))
        while not self.over:
            await asyncio.sleep(self.rng.expovariate(1 / calm))
            kind = self.rng.choice(kinds)
            self.trouble.append(f"{self.now():.3f} {kind.__name__[1:]}")
            await kind(self)

    def _heal(self) -> None:
        self.database.full, self.database.slow = False, 1.0
        for name, node in self.nodes.items():
            node.store.cut = node.store.lossy = False
            node.bus.deaf = node.cluster.deaf = False
            if not node.alive:
                self._start(name)

    def _some_node(self) -> tuple[str, Node]:
        return self.rng.choice(list(self.nodes.items()))

    def _some_wires(self) -> list[Wire]:
        wires = [wire for node in self.nodes.values() for wire in node.wires if wire.usable]
        return self.rng.sample(wires, min(len(wires), self.rng.choice((1, 1, 2, 99))))

    def _for_a_while(self, thing: object, name: str, value: object, calm: object = False) -> None:
        setattr(thing, name, value)
        self.later(self.rng.uniform(0.1, 6.0), lambda: setattr(thing, name, calm))

    async def _kill(self) -> None:
        name, node = self._some_node()
        if node.alive:
            node.kill()
            self._killed.append(node)
            await asyncio.sleep(self.rng.uniform(0.0, 3.0))
            self._start(name)

    async def _restart_all(self) -> None:
        """A rolling update."""
        for name, node in list(self.nodes.items()):
            if node.alive:
                await node.stop()
                self._killed.append(node)
                self._start(name)

    async def _cut_wires(self) -> None:
        for wire in self._some_wires():
            wire.cut()

    async def _half_open_wires(self) -> None:
        for wire in self._some_wires():
            wire.half_open(
                **self.rng.choice(
                    ({"up": True, "down": True}, {"up": False, "down": True}, {"up": True, "down": False})
                )
            )

    async def _hold_wires(self) -> None:
        """What was sent arrives after what is sent later on another wire."""
        for wire in self._some_wires():
            wire.hold(self.rng.uniform(0.5, 8.0))

    async def _slow_disk(self) -> None:
        self._for_a_while(self.database, "slow", self.rng.choice((20.0, 300.0)), 1.0)

    async def _full_disk(self) -> None:
        self._for_a_while(self.database, "full", True)

    async def _cut_off(self) -> None:
        self._for_a_while(self._some_node()[1].store, "cut", True)

    async def _lossy_commits(self) -> None:
        self._for_a_while(self._some_node()[1].store, "lossy", True)

    async def _lose_hints(self) -> None:
        _, node = self._some_node()
        self._for_a_while(node.bus, "deaf", True)
        self._for_a_while(node.cluster, "deaf", True)

    async def _turn_clock(self) -> None:
        self._some_node()[1].clock.wrong_by += self.rng.choice((-1, 1)) * self.rng.randrange(40 * 86_400_000)

    async def _nobody_speaks(self) -> None:
        """Tables fall asleep, and wake."""
        for node in self.nodes.values():
            for live in node.hub.tables.values() if node.alive else ():
                live.sleep()


TROUBLE: Final = [
    Night._kill,
    Night._restart_all,
    Night._cut_wires,
    Night._half_open_wires,
    Night._hold_wires,
    Night._slow_disk,
    Night._full_disk,
    Night._cut_off,
    Night._lossy_commits,
    Night._lose_hints,
    Night._turn_clock,
    Night._nobody_speaks,
]


@contextlib.contextmanager
def small_rooms(seed: int) -> Iterator[None]:
    """Some nights memory is so short that what happens once in a thousand games happens in each."""
    rng = random.Random(f"rooms {seed}")
    rooms = (
        (loop, "EVERY", (3, 10, 128)),
        (loop, "WORTH", (1, 32)),
        (loading, "SLICE", (2, 64)),
        (answers, "MOST", (16, 256)),
        (hub, "SWEEP", (1.0, 20.0)),
        (hub, "SILENCE", (2.0, 180.0)),
    )
    usual = [(module, name, getattr(module, name)) for module, name, _ in rooms]
    try:
        for module, name, sizes in rooms:
            setattr(module, name, rng.choice(sizes))
        yield
    finally:
        for module, name, size in usual:
            setattr(module, name, size)


def play(seed: int, *, twisted: bool = False) -> Record:
    """Live through one night."""
    clockwork = VirtualLoop()

    async def night() -> Record:
        return await Night(seed, twisted=twisted).run()

    with small_rooms(seed):
        record = clockwork.run_until_complete(night())
    record.problems.extend(clockwork.errors)
    clockwork.drop_everything()
    return record
