"""A server process: the real hub with its tables on simulated ports. It can be killed at any moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from stella.live.hub import Hub, TooManyTables
from stella.live.ports import MemberId, StoreUnavailable, TableId
from stella.live.queries import member_with_key
from stella.live.services import Services
from stella.live.table import LiveTable
from stella.live.table_request import Done
from stella.server.limits.rates import Buckets
from stella.server.metrics import Metrics
from stella.server.shutdown import drain_sockets
from stella.server.ws.session import GameSession
from stella.tables import commands as c
from stella.tables.keys import KeyMaker, hashed
from stella.tables.options import OptionChanges
from stella.tables.refusal import Refusal
from tests.support.servers import SeededRng, supply

from .database import NodeCodes, NodeStore
from .peers import NodeBus, NodeCluster
from .wire import Wire

if TYPE_CHECKING:
    from stella.server.server import StellaServer

    from .night import Night

START: Final = 1_800_000_000_000
KEYS: Final = KeyMaker(b"k" * 32)
UNLIMITED: Final = Buckets(None, lambda: 0.0)
BOT_PAUSE: Final = 0.5
T = TypeVar("T")


class Unreachable(Exception):
    """A node gave no answer, or none that helps: ask again, or another one."""


@dataclass(frozen=True)
class Ticket:
    """What a device needs to come to its table."""

    code: TableId
    member: MemberId | None
    key: str


class NodeClock:
    """The `Clock` port. Its wall clock may be wrong, and jump."""

    def __init__(self, night: Night, node: Node) -> None:
        self._night, self._node = night, node
        self.wrong_by = 0
        """Milliseconds."""

    def now(self) -> int:
        return START + round(self._night.now() * 1000) + self.wrong_by

    def monotonic(self) -> float:
        return self._night.now()

    def call_later(self, seconds: float, action: Callable[[], None]) -> asyncio.TimerHandle:
        return self._night.later(seconds, lambda: action() if self._node.alive else None)


class Node:
    """One process, from its start to its end; who starts it again makes another."""

    def __init__(self, night: Night, name: str) -> None:
        self.name = name
        self.alive = True
        self.leaving = False
        self.wires: list[Wire] = []
        self._night = night
        self.metrics = Metrics()
        self.clock = NodeClock(night, self)
        self.store = NodeStore(night, night.database)
        self.bus = NodeBus(night)
        self.cluster = NodeCluster(night, night.registry, name)
        services = Services(
            store=self.store,
            bus=self.bus,
            clock=self.clock,
            rng=SeededRng(night.rng.randrange(1 << 32)),
            supply=supply(),
            spawn=night.spawn,
            problem=self._problem,
            bot_pause=BOT_PAUSE,
            cluster=self.cluster,
            shared=len(night.names) > 1,
            codes=NodeCodes(self.store),
        )
        self.hub = Hub(services, KEYS)
        self.hub.start()

    def kill(self) -> None:
        """Nothing of this process happens any more; its sockets break, now or unnoticed."""
        self.alive = False
        self.store.dead = self.bus.dead = self.cluster.dead = True
        for wire in self.wires:
            wire.alive = False
            if self._night.chance(0.7):
                wire.cut()
            else:
                wire.drops_up = wire.drops_down = True

    async def stop(self) -> None:
        """End as on SIGTERM: tell everybody when to come back, keep what must survive, close."""
        self.leaving = True
        await drain_sockets(cast("StellaServer", self))
        await self.hub.stop()
        for wire in self.wires:
            wire.close(1012)
        self._night.registry.forget(self.name)
        self.kill()

    # What people ask for over HTTP

    async def create(self, wish: str, options: OptionChanges) -> Ticket:
        """A new table, or the one that this wish made before."""
        made = await self._try(self.hub.create(wish, lambda key: c.CreateTable(options, "Ada", "en", key)))
        if isinstance(made, Refusal):
            raise Unreachable(made.code)
        return Ticket(made[0].id, made[1], made[2])

    async def join(self, code: TableId, wish: str, name: str) -> Ticket:
        """A place at a table, or the one that this wish got before."""
        live = await self._find(code)
        key = KEYS.seat_key(code, wish)
        command = c.Join(name, "en", hashed(key), id=f"join-{hashed(wish)}")
        answer = await self._try(self.hub.ask(live, None, command))
        if not isinstance(answer, Done):
            raise Unreachable(answer.code)
        return Ticket(code, answer.member, key)

    async def lobby_code(self, table: TableId) -> str:
        """The short code of a table that waits."""
        code = await self._try(self.hub.lobby_code(await self._find(table)))
        if code is None:
            raise Unreachable("no code")
        return code

    async def join_by_code(self, short: str, wish: str, name: str) -> Ticket:
        """A place at the table that waits with this code."""
        found = await self._try(self.hub.find_by_code(short))
        if isinstance(found, Refusal):
            if not self._night.all_sit:  # otherwise a late answer to an attempt that was given up
                self._night.problems.append(f"{self.name}: {found.code} for the code of a table that waits")
            raise Unreachable(found.code)
        return await self.join(found.id, wish, name)

    async def admit(self, wire: Wire, ticket: Ticket, *, takes_own: bool) -> None:
        """Open a socket, as `SocketAdmission` does."""
        live = await self._find(ticket.code)
        member = None
        if ticket.member is not None:
            known = member_with_key(live, ticket.member, ticket.key)
            if known is None:
                raise Unreachable("no such member")
            member = known.id
        if not (self.alive and wire.usable) or self.leaving:
            raise Unreachable("too late")
        self.metrics.socket_opened()
        session = GameSession(cast(Any, wire), live, member, "en", UNLIMITED, self.metrics)
        session.takes_own = takes_own and member is not None
        self.wires.append(wire)
        wire.opened(session)

    async def _find(self, code: TableId) -> LiveTable:
        live = await self._try(self.hub.find(code))
        if live is None:
            raise Unreachable("no such table")
        return live

    async def _try(self, asked: Coroutine[Any, Any, T]) -> T:
        try:
            return await asked
        except (StoreUnavailable, TooManyTables) as error:
            raise Unreachable from error

    def _problem(self, where: str, error: BaseException) -> None:
        if self.alive and not isinstance(error, StoreUnavailable):
            self._night.problems.append(f"{self.name}: {where}: {error!r}")
