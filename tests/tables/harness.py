"""A hub with screens that only remember: live tables without sockets, with a clock that tests turn."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, TypeVar

import msgspec

from stella import rules
from stella.live.hub import Hub
from stella.live.loading import table_of
from stella.live.ports import Entry, Snapshot, Store, StoreUnavailable, TableId, TableSummary
from stella.live.services import Services
from stella.live.supply import deal
from stella.live.table import LiveTable
from stella.live.table_request import DONE, Answer, Done
from stella.rules import Rejection, Seat
from stella.tables import commands as c
from stella.tables.events import Logged
from stella.tables.keys import KeyMaker, hashed
from stella.tables.options import OptionChanges
from stella.tables.pace import Pace
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal
from stella.tables.state import TableState
from stella.tables.votes import Lesson
from stella.wire.messages import GoOn, MarkAlong, Ping, React, Seen, decode_message
from stella.wire.stored import CODEC
from tests.support.memory_store import MemoryStore
from tests.support.servers import FakeClock, SeededRng, make_server, settle
from tests.tables.given import FixedDealer

_numbers = itertools.count(1)
T = TypeVar("T")


def at_once(asked: Coroutine[Any, Any, T]) -> T:
    """The result of something that does not really wait."""
    try:
        asked.send(None)
    except StopIteration as done:
        value: T = done.value
        return value
    raise AssertionError("it waits")


class FakeScreen:
    """A screen that remembers what it was shown."""

    def __init__(self, member: MemberId | None, clock: FakeClock | None = None) -> None:
        self.member = member
        self.clock = clock
        self.times: list[float] = []
        """When each view came, if it has a clock."""
        self.spectator = False
        self.viewer: str | None = member
        self.network = "here"
        self.takes_own = False
        self.parts: list[bytes] = []
        """Own parts that it was shown alone."""
        self.part: dict[str, Any] = {}
        """The one that came after the newest view."""
        self.device: str | None = None
        self.epochs: list[int] = []
        self.shown: list[bytes] = []
        self.notices: list[str] = []
        self.reactions: list[bytes] = []
        self.told_to_come_back: list[tuple[int, int]] = []
        self.ended: str | None = None

    def show(self, payload: bytes) -> None:
        self.shown.append(payload)
        self.part = {}
        if self.clock is not None:
            self.times.append(self.clock.monotonic())

    def show_own(self, payload: bytes) -> None:
        assert self.takes_own
        self.parts.append(payload)
        self.part = json.loads(payload)

    giver: MemberId | None = None

    def renew(self, epoch: int) -> None:
        self.epochs.append(epoch)

    def notify(self, code: str) -> None:
        self.notices.append(code)

    def react(self, payload: bytes) -> None:
        self.reactions.append(payload)

    def leaving(self, come_back_in: int, jitter: int) -> None:
        self.told_to_come_back.append((come_back_in, jitter))

    def end(self, code: str) -> None:
        self.ended = code

    @property
    def view(self) -> dict[str, Any]:
        """The newest view, with the own part that came after it."""
        view: dict[str, Any] = json.loads(self.shown[-1])
        if self.part:
            assert self.part["version"] == view["version"]
            view |= {"you": self.part["you"], "clock": self.part["clock"]}
        return view

    @property
    def game(self) -> dict[str, Any]:
        """The public part of the game."""
        game: dict[str, Any] = self.view["play"]["game"]
        return game

    @property
    def own(self) -> dict[str, Any]:
        """The own part of the game."""
        own: dict[str, Any] = self.view["you"]["game"]
        return own


class FussyStore:
    """A store over another one that can be told to refuse, or to keep appends waiting."""

    def __init__(self, inner: Store) -> None:
        self.inner = inner
        self.refuses = False
        self.loads = 0
        self.unreadable = False
        self.reads: list[asyncio.Event] | None = None
        """After `hold`: loads read immediately, but return only when their event is set."""
        self.held: list[Callable[[], None]] | None = None

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        self.loads += 1
        if self.unreadable:
            raise StoreUnavailable("no reading today")
        entries = await self.inner.load(table, after, most)
        if self.reads is not None:
            self.reads.append(asyncio.Event())
            await self.reads[-1].wait()
        return entries

    async def find(self, table: TableId, request_ids: Sequence[str]) -> Mapping[str, Entry]:
        if self.unreadable:
            raise StoreUnavailable("no reading today")
        return await self.inner.find(table, request_ids)

    async def heads(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        if self.unreadable:
            raise StoreUnavailable("no reading today")
        return await self.inner.heads(tables)

    async def discarded(self, table: TableId | None = None) -> Sequence[TableSummary]:
        return await self.inner.discarded(table)

    async def due(self, before: int | None = None) -> Mapping[TableId, int]:
        return await self.inner.due(before)

    async def save_subscription(self, table: TableId, member: MemberId, body: bytes | None) -> bool:
        return await self.inner.save_subscription(table, member, body)

    async def subscriptions(self, table: TableId) -> Mapping[MemberId, bytes]:
        return await self.inner.subscriptions(table)

    def save_snapshot(self, table: TableId, snapshot: Snapshot) -> None:
        self.inner.save_snapshot(table, snapshot)

    async def snapshot(self, table: TableId) -> Snapshot | None:
        if self.unreadable:
            raise StoreUnavailable("no reading today")
        return await self.inner.snapshot(table)

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> asyncio.Future[None]:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def write() -> None:
            if self.refuses:
                future.set_exception(StoreUnavailable("disk full"))
            else:
                self.inner.append(table, expected, entries).add_done_callback(
                    lambda done: (
                        future.set_result(None)
                        if done.exception() is None
                        else future.set_exception(done.exception() or AssertionError)
                    )
                )

        if self.held is None:
            write()
        else:
            self.held.append(write)
        return future

    def hold(self) -> None:
        """Keep appends waiting from now on."""
        self.held = []

    async def release(self) -> None:
        """Do what waits, and keep nothing waiting any more."""
        waiting, self.held = self.held or [], None
        for write in waiting:
            write()
        await settle()

    async def delete(self, table: TableId) -> bool:
        return await self.inner.delete(table)

    async def tables(self, touched_before: int | None = None) -> Any:
        if self.unreadable:
            raise StoreUnavailable("no reading today")
        return await self.inner.tables(touched_before)

    async def check(self) -> None:
        await self.tables(touched_before=0)
        await self.inner.check()

    async def close(self) -> None:
        await self.inner.close()


@dataclass
class Harness:
    """A hub over a store and a clock; another one over the same store is the server after a restart."""

    store: Any = field(default_factory=MemoryStore)
    clock: FakeClock = field(default_factory=FakeClock)
    seed: int = 0
    problems: list[str] = field(default_factory=list)
    finished: list[TableId] = field(default_factory=list)
    """Tables that told of the end of a game."""
    lessons: list[Lesson] = field(default_factory=list)
    """What those games teach."""

    def __post_init__(self) -> None:
        services = make_server(store=self.store, clock=self.clock, seed=self.seed).hub.services
        self.services: Services = replace(
            services, problem=lambda where, _: self.problems.append(where), finished=self._game_over
        )
        self.hub = Hub(self.services, KeyMaker(b"k" * 32))
        self.hub.start()

    def _game_over(self, table: TableId, lesson: Lesson) -> None:
        self.finished.append(table)
        self.lessons.append(lesson)

    async def open(self, people: int = 3, *, bots: int = 0, wish: str = "", **options: Any) -> Table:
        """A new table with people and bots, nobody connected yet; the same `wish` returns the same code.

        Scenes are off unless a test is about them.
        """
        chosen = {"pace": Pace.OFF, **options}
        wish = wish or f"create-{next(_numbers)}"
        made = await self.hub.create(
            wish, lambda key: c.CreateTable(OptionChanges(**chosen), "Ada", "en", key)
        )
        assert not isinstance(made, Refusal)
        table = Table(self, made[0])
        for number in range(2, people + 1):
            await table.must(None, c.Join(f"Guest {number}", "en", hashed(f"key {number}")))
        for _ in range(bots):
            await table.must(table.people[0], c.AddBot())
        return table

    async def restarted(self, **changes: Any) -> Harness:
        """The server after a graceful stop and a new start."""
        await self.hub.stop()
        return Harness(self.store, seed=self.seed + 1, **{"clock": self.clock, **changes})


@dataclass
class Table:
    """One table of a server, and how people use it."""

    harness: Harness
    live: LiveTable

    @property
    def people(self) -> list[MemberId]:
        """The members, in the order of their coming."""
        return list(self.state.members)

    @property
    def state(self) -> TableState:
        """The state; of a sleeping table that of its log."""
        state = self.live.state or table_of(at_once(self.harness.store.load(self.live.id)))
        assert state is not None
        return state

    @property
    def game(self) -> rules.State:
        """The game, which there must be."""
        assert self.state.game is not None
        return self.state.game

    def phase(self) -> rules.Phase:
        """Where the game is."""
        return self.game.phase

    def screen(self, who: int | MemberId | None, *, takes_own: bool = False) -> FakeScreen:
        """Somebody connects; by number in the order of coming, or `None` for a board."""
        member = self.people[who - 1] if isinstance(who, int) else who
        screen = FakeScreen(member, self.harness.clock)
        screen.takes_own = takes_own
        self.live.connect(screen)
        return screen

    def log(self) -> list[str]:
        """The wishes in the log."""
        return [entry.request_id for entry in at_once(self.harness.store.load(self.live.id))]

    def behind(self, *events: Logged, command: str = "elsewhere") -> None:
        """Another node writes to the log."""
        entry = Entry(command, 0, CODEC.encode(events))
        self.harness.store.append(self.live.id, len(self.log()), [entry])

    def screens(self, member: str | None = None) -> list[FakeScreen]:
        """All screens, or those of one member."""
        fake = [screen for screen in self.live.screens.all if isinstance(screen, FakeScreen)]
        return [screen for screen in fake if member is None or screen.member == member]

    def fussy(self) -> FussyStore:
        """The store, fussy from now on."""
        store = FussyStore(self.harness.store)
        object.__setattr__(self.harness.services, "store", store)
        return store

    def leave(self, *screens: FakeScreen) -> None:
        """Screens go dark."""
        for screen in screens:
            self.live.disconnect(screen)

    def begin(self, actor: MemberId | None, command: c.TableCommand) -> list[Answer]:
        """Ask without waiting; the answer comes into the list."""
        answers: list[Answer] = []
        named = command if command.id else msgspec.structs.replace(command, id=f"w{next(_numbers)}")
        self.live.ask(actor, named, answers.append)
        return answers

    async def ask(self, actor: str | None, command: c.TableCommand) -> Answer:
        """Ask and wait for the answer."""
        answers = self.begin(None if actor is None else MemberId(actor), command)
        await settle()
        (answer,) = answers
        return answer

    async def must(self, actor: str | None, command: c.TableCommand) -> None:
        """Ask what must be carried out."""
        answer = await self.ask(actor, command)
        assert isinstance(answer, Done), answer

    def send(self, who: int, kind: str, *, wish: str | None = None, **fields: Any) -> list[Answer]:
        """A message as a device sends it; the answer comes into the list."""
        text = json.dumps({"type": kind, "id": wish or f"w{next(_numbers)}", **fields})
        message = decode_message(text.encode())
        assert not isinstance(message, Ping | React | Seen | GoOn | MarkAlong)
        return self.begin(MemberId(f"m{who}"), message)

    async def do(self, who: int, kind: str, **fields: Any) -> None:
        """A message that must be carried out."""
        answers = self.send(who, kind, **fields)
        await settle()
        assert answers == [DONE], (kind, fields, answers)

    async def refused(self, who: int, kind: str, **fields: Any) -> str:
        """A message that must be refused; returns the code."""
        answers = self.send(who, kind, **fields)
        await settle()
        (answer,) = answers
        assert isinstance(answer, Refusal | Rejection), answer
        return answer.code.value

    async def start(self, first_scout: int = 0) -> None:
        """Begin a game with this first scout."""
        drawn = deal(self.state, self.harness.services.supply, SeededRng(self.harness.seed))
        honest = self.live.dealer
        self.live.dealer = FixedDealer(
            msgspec.structs.replace(drawn, first_scout=Seat(first_scout)), self.harness.clock.now()
        )
        await self.must(self.state.host, c.Start())
        self.live.dealer = honest

    async def mark(self, who: int, *places: int, finish_marking: bool = True) -> None:
        """Make crosses, and finish marking."""
        for place in places:
            await self.do(who, "mark", place=place)
        if finish_marking:
            await self.do(who, "finish_marking")


async def a_table(people: int = 3, *, playing: bool = False, **options: Any) -> Table:
    """A table, nobody connected; `playing`: the first word is turned."""
    table = await Harness().open(people, **options)
    if playing:
        await table.start()
        await table.do(1, "reveal_word")
    return table


async def play_round_with_bots(table: Table, ada: FakeScreen, harness: Harness) -> None:
    """One round of a person, Ada, who plays without a plan, and of bots."""
    while table.phase() not in (rules.Phase.SCORING, rules.Phase.OVER):
        actions = ada.own["actions"]
        if actions["reveal_word"]:
            await table.do(1, "reveal_word")
        elif table.phase() is rules.Phase.MARK and not ada.own["crosses"]:
            await table.mark(1, 0, 7)
        elif actions["point_at"]:
            await table.do(1, "point_at", place=actions["point_at"][0])
        else:
            await harness.clock.turn(1)


async def play_with_bots(
    harness: Harness, *, people: int = 1, bots: int = 2, rounds: int = 4, **options: Any
) -> Table:
    """A table where Ada has played this many rounds with bots: a whole game, unless told to stop before."""
    table = await harness.open(people, bots=bots, **options)
    ada = table.screen(1)
    await table.start()
    for number in range(rounds):
        if number:
            await table.do(1, "next_round")
        await play_round_with_bots(table, ada, harness)
    return table
