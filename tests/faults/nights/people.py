"""Devices that play: they do what their view offers, ask again what got no answer, and remember all they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from .node import Node, Ticket, Unreachable
from .wire import Wire

if TYPE_CHECKING:
    from .night import Night

AGAIN: Final = frozenset({"E_STORE", "E_BUSY"})
"""Refusals that say: not now. All others are for good."""
PATIENCE: Final = 3.0
"""Seconds that a device waits for an answer before it suspects its connection."""
Wish = dict[str, Any]


@dataclass
class Ask:
    """One request under one id, however often it was sent."""

    id: str
    wish: Wish
    sent: list[float] = field(default_factory=list)
    answers: list[tuple[float, int, str | None]] = field(default_factory=list)
    """When, on which wire, and the code of a refusal; `None` is an acknowledgement."""
    answered: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def acked_at(self) -> float | None:
        """When it was first acknowledged."""
        return next((at for at, _, code in self.answers if code is None), None)


class Device:
    """A phone, or a board that only watches."""

    def __init__(self, night: Night, name: str, swap: Callable[[int], int] = lambda place: place) -> None:
        self.name = name
        self.ticket = Ticket(night.code, None, "")
        self.asks: dict[str, Ask] = {}
        self.shown: list[tuple[float, int, bytes]] = []
        """Every message: when, on which wire, and what."""
        self.showing = 0
        """Which of them is on the screen."""
        self.opened: list[int] = []
        """By wire: how many messages had come when it was asked for."""
        self.takes_own = night.chance(0.5)
        self.wire: Wire | None = None
        self._night = night
        self._rng = night.rng
        self._swap = swap
        """Where crosses go: in the other of two worlds, elsewhere."""
        self._view: Wish = {}
        self._news: bytes | None = None
        self._showing: Wire | None = None
        self._opening = asyncio.Lock()
        self._changed = asyncio.Event()
        """Something arrived, or the wire was lost."""

    # Life

    async def sit(self, ask: Callable[[Node], Any]) -> None:
        """Get a seat: the same wish until it is answered."""
        while self.ticket.member is None:
            try:
                self.ticket = await self._night.ask_a_node(ask)
            except (Unreachable, TimeoutError):
                await asyncio.sleep(self._rng.uniform(0.1, 1.0))

    async def live(self) -> None:
        """Watch, or play, until the night is over; then see that nothing is left open."""
        while not self._night.over:
            await asyncio.sleep(self._rng.expovariate(1 / self._night.haste))
            await self._connected()
            if self.ticket.member is not None:
                wishes = [self._choose() for _ in range(self._rng.choice((1, 1, 1, 2, 3)))]
                await asyncio.gather(*[self.ask(wish) for wish in wishes if wish is not None])
        await self.ask({"type": "ping"})
        self._night.spawn(self._stay())

    async def _stay(self) -> None:
        """Keep a connection that works."""
        while True:
            await asyncio.sleep(PATIENCE)
            await self.ask({"type": "ping"})

    async def ask(self, wish: Wish) -> None:
        """Ask until it is carried out, or refused for good."""
        again = self._again()
        ask = again or Ask(f"{self.name}-{len(self.asks)}", wish)
        self.asks[ask.id] = ask
        while True:
            wire = await self._connected()
            ask.answered.clear()
            for _ in range(1 + self._night.chance(0.05)):
                wire.send(msgspec.json.encode({**ask.wish, "id": ask.id}))
                ask.sent.append(self._night.now())
            try:
                async with asyncio.timeout(PATIENCE):
                    await ask.answered.wait()
            except TimeoutError:
                self._drop(wire)
                continue
            if ask.answers and ask.answers[-1][2] not in AGAIN:
                return
            await asyncio.sleep(self._rng.uniform(0.05, 1.0))

    def _again(self) -> Ask | None:
        """Now and then, something that was carried out long ago: it must not happen twice."""
        if not self._night.chance(0.05):
            return None
        done = [ask for ask in self.asks.values() if ask.acked_at is not None]
        return self._rng.choice(done) if done else None

    # The connection

    async def _connected(self) -> Wire:
        async with self._opening:
            while self.wire is None or not self.wire.usable:
                self.wire = await self._open()
            return self.wire

    async def _open(self) -> Wire:
        """A wire that has shown something."""
        while True:
            wire = Wire(self._night, len(self.opened), self._hear, self._lost)
            self.opened.append(len(self.shown))
            seen = len(self.shown)
            try:
                await self._night.ask_a_node(partial(self._enter, wire))
                async with asyncio.timeout(PATIENCE):
                    while wire.usable and len(self.shown) == seen:
                        self._changed.clear()
                        await self._changed.wait()
            except (Unreachable, TimeoutError):
                self._drop(wire)
                await asyncio.sleep(self._rng.uniform(0.1, 1.0))
            if wire.usable:
                return wire

    def _enter(self, wire: Wire, node: Node) -> Coroutine[Any, Any, None]:
        return node.admit(wire, self.ticket, takes_own=self.takes_own)

    async def _move(self, wire: Wire) -> None:
        """The node ends: go elsewhere, and leave it when the new wire shows the table."""
        async with self._opening:
            new = await self._open()
            self.wire, old = new, self.wire
            for each in (wire, old):
                if each is not new:
                    self._drop(each)

    def _drop(self, wire: Wire | None) -> None:
        if wire is not None and wire.usable:
            wire.hang_up()
            self._lost(wire)

    def _lost(self, wire: Wire) -> None:
        self._changed.set()
        if wire is self.wire:
            for ask in self.asks.values():
                ask.answered.set()

    def _hear(self, wire: Wire, frame: bytes) -> None:
        payload = frame[2 if frame[1] < 126 else 4 if frame[1] == 126 else 10 :]
        self.shown.append((self._night.now(), wire.number, payload))
        self._changed.set()
        newest = self._showing is None or not self._showing.usable or wire.number >= self._showing.number
        if payload.startswith((b'{"type":"view"', b'{"type":"own"')):
            if newest:  # of two connections, the page too shows the newer one
                self._showing, self.showing = wire, len(self.shown) - 1
                self._show(payload)
            return
        message = msgspec.json.decode(payload)
        if message["type"] in ("ack", "error"):
            ask = self.asks[message["id"]]
            ask.answers.append((self._night.now(), wire.number, message.get("code")))
            ask.answered.set()
        elif message["type"] == "leaving":
            self._night.later(
                message["come_back_in"] / 1000, lambda: wire.usable and self._night.spawn(self._move(wire))
            )

    # What to do

    @property
    def view(self) -> Wish:
        """The newest view, with the newest own part."""
        if self._news is not None:
            self._view, self._news = msgspec.json.decode(self._news), None
        return self._view

    def _show(self, payload: bytes) -> None:
        if payload.startswith(b'{"type":"view"'):
            self._news = payload
        else:
            self._view = self.view | msgspec.json.decode(payload)

    def _choose(self) -> Wish | None:
        rng, you = self._rng, self.view.get("you")
        if you is None or not you["approved"]:
            return None
        if rng.random() < 0.08:
            return self._anything()
        table, game = self.view["table"], you["game"]
        if table["status"] == "lobby" or game is None:
            return self._in_the_lobby(table, you)
        actions = game["actions"]
        if actions["point_at"]:
            return {"type": "point_at", "place": rng.choice(actions["point_at"])}
        if actions["mark"] and rng.random() < 0.7:
            return {"type": "mark", "place": self._place(actions["mark"])}
        if actions["unmark"] and rng.random() < 0.3:
            return {"type": "unmark", "place": self._place(actions["unmark"])}
        if actions["finish_marking"] and rng.random() < 0.2:
            return {"type": "set_pointing_list", "places": [self._place(actions["unmark"])]}
        plain = [name for name in ("reveal_word", "finish_marking") if actions[name]]
        if plain:
            return {"type": rng.choice(plain)}
        if actions["next_round"]:
            return {"type": "ready", "yes": rng.random() < 0.9}
        if table["status"] == "over" and you["host"] and rng.random() < 0.3:
            return {"type": "start"}
        return None

    def _place(self, places: list[int]) -> int:
        """One of these, the same in both worlds apart from where its cross goes."""
        return self._swap(self._rng.choice(sorted(map(self._swap, places))))

    def _in_the_lobby(self, table: Wish, you: Wish) -> Wish | None:
        waiting = [each["id"] for each in table["members"] if not each["approved"]]
        if you["host"] and waiting:
            return {"type": "approve", "member": waiting[0]}
        if you["host"] and len(table["chairs"]) >= self._night.seats:
            return {"type": "start"}
        if you["host"] and self._night.all_sit:
            return {"type": "add_bot"}
        return {"type": "rename", "name": f"{self.name} {self._rng.randrange(9)}"}

    def _anything(self) -> Wish:
        rng = self._rng
        place = self._swap(rng.randrange(15))
        wishes: tuple[Wish, ...] = (
            {"type": rng.choice(("mark", "unmark", "point_at")), "place": place},
            {"type": rng.choice(("reveal_word", "finish_marking", "resume_marking", "next_round", "start"))},
            {"type": rng.choice(("vote_swap", "ready")), "yes": rng.random() < 0.5},
            {"type": "rename", "name": f"{self.name} {rng.randrange(9)}"},
            {"type": "set_pointing_list", "places": [place]},
            {"type": "play_by_list", "on": rng.random() < 0.3},
            {"type": "pick_colour", "colour": rng.choice(("pink", "orange", "purple"))},
            {"type": "set_options", "options": {"patience": rng.choice((5, 60))}},
        )
        return rng.choice(wishes)
