"""A table awake in memory: one wish after the other, commit, then answer, then show."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stella.rules import Rejection
from stella.wire.messages import ClientMessage

from . import commands as c
from .decide import Decision, decide
from .evolve import evolve_all, is_public
from .intake import command_for
from .log import CODEC
from .people import MemberId
from .ports import Conflict, Entry, StoreUnavailable, TableId
from .presence import Attendance
from .refusal import Refusal, TableCode
from .screen import Audience, Screen
from .services import Services
from .state import TableState

Answer = Refusal | Rejection | None
"""Why a wish was refused; `None` when it was carried out and is on disk."""

Make = Callable[[TableState | None], c.TableCommand | Refusal]
"""Turns a wish into a command for the state of the moment; chance comes in here."""

MAX_TRIES: Final = 5
MAX_WAITING: Final = 256
REMEMBERED_REFUSALS: Final = 128


@dataclass(slots=True)
class Wish:
    """Something asked of the table and not yet answered."""

    actor: MemberId | None
    id: str
    make: Make
    reply: Callable[[Answer], None]
    tries: int = 0


class LiveTable:
    """One table. All its changes go through `ask`; nothing is answered or shown before it is on disk."""

    __slots__ = (
        "_busy",
        "_known",
        "_refused",
        "_waiting",
        "attendance",
        "audience",
        "gone",
        "id",
        "seq",
        "services",
        "state",
    )  # fmt: skip

    def __init__(self, table: TableId, services: Services) -> None:
        """Asleep: nothing is loaded until somebody asks."""
        self.id = table
        self.services = services
        self.state: TableState | None = None
        self.seq = 0
        self.gone = False
        self.audience = Audience(self)
        self.attendance = Attendance(self)
        self._known: dict[str, None] | None = None
        self._refused: OrderedDict[str, Answer] = OrderedDict()
        self._waiting: deque[Wish] = deque()
        self._busy = False

    @property
    def awake(self) -> bool:
        """Whether its log is loaded."""
        return self._known is not None

    async def wake(self) -> TableState | None:
        """Load what is new in the log. `None` when there is no such table."""
        before = self._known
        state, seq = (None, 0) if before is None else (self.state, self.seq)
        entries = await self.services.store.load(self.id, seq)
        if self._known is not before:
            return self.state if self.awake else await self.wake()  # woken, or gone to sleep, meanwhile
        if before is not None and (self._busy or self.seq != seq):
            return self.state  # what is new is our own and is taken over when its commit is answered
        known = dict[str, None]() if before is None else before
        for entry in entries:
            state = evolve_all(state, CODEC.decode(entry.body))
            known[entry.command] = None
        self.state, self.seq, self._known = state, seq + len(entries), known
        if before is None:
            self.attendance.woke()
        return self.state

    def sleep(self) -> bool:
        """Leave memory, if nothing is going on. Connections stay; the next wish wakes the table."""
        if self._busy or self._waiting or self.attendance.due:
            return False
        self.state, self._known = None, None
        self._refused.clear()
        self.audience.forget()
        return True

    def ask(self, actor: MemberId | None, wish_id: str, make: Make, reply: Callable[[Answer], None]) -> None:
        """Ask something of the table; `reply` is called once, after the commit or the refusal."""
        if len(self._waiting) >= MAX_WAITING:
            reply(Refusal(TableCode.BUSY))
            return
        self._waiting.append(Wish(actor, f"{actor or ''}:{wish_id}", make, reply))
        self._go_on()

    def intake(self, message: ClientMessage, member: MemberId) -> Make:
        """How a member's message becomes a command when its turn comes."""
        return lambda table: command_for(message, table, member, self.services)

    def _go_on(self) -> None:
        if self._busy or not self._waiting:
            return
        self._busy = True
        if self.awake:
            self._decide_waiting()
        else:
            self.services.spawn(self._wake_and_decide())

    async def _wake_and_decide(self) -> None:
        try:
            await self.wake()
        except StoreUnavailable:
            self._answer_all(list(self._waiting), Refusal(TableCode.STORE))
            self._waiting.clear()
            self._busy = False
            return
        self._decide_waiting()

    def _decide_waiting(self) -> None:
        """Decide all that waits, one after the other, and write it in one append."""
        assert self._known is not None
        state, now = self.state, self.services.clock.now()
        wishes = list(self._waiting)
        self._waiting.clear()
        written: list[Entry] = []
        accepted: list[Wish] = []
        changed: set[MemberId | None] = set()
        for wish in wishes:
            if wish.id in self._known:
                wish.reply(None)  # on disk already, whatever happens to the others now
                continue
            if any(entry.command == wish.id for entry in written):
                accepted.append(wish)
                continue
            decision = self._decision(state, wish)
            if isinstance(decision, Refusal | Rejection):
                self._remember(wish.id, decision)
                wish.reply(decision)
                continue
            accepted.append(wish)
            if decision:
                state = evolve_all(state, decision)
                written.append(Entry(wish.id, now, CODEC.encode(decision)))
                changed.add(None if any(map(is_public, decision)) else wish.actor)
        if not written:
            self._answer_all(accepted, None)
            self._rest()
            return
        committed = self.services.store.append(self.id, self.seq, written)
        committed.add_done_callback(lambda future: self._committed(future, accepted, written, state, changed))

    def _decision(self, state: TableState | None, wish: Wish) -> Decision:
        if wish.id in self._refused:
            known = self._refused[wish.id]
            assert known is not None
            return known
        command = wish.make(state)
        if isinstance(command, Refusal):
            return command
        return decide(state, wish.actor, command, self.services.deck_ids)

    def _remember(self, wish_id: str, answer: Answer) -> None:
        self._refused[wish_id] = answer
        if len(self._refused) > REMEMBERED_REFUSALS:
            self._refused.popitem(last=False)

    def _committed(
        self,
        future: asyncio.Future[None],
        accepted: list[Wish],
        written: list[Entry],
        state: TableState | None,
        changed: set[MemberId | None],
    ) -> None:
        """It is on disk, or it is not: answer, show, and go on with what came meanwhile."""
        error = None if future.cancelled() else future.exception()
        if future.cancelled() or isinstance(error, StoreUnavailable):
            self._answer_all(accepted, Refusal(TableCode.STORE))
        elif isinstance(error, Conflict):
            self._try_again(accepted)
            return
        elif error is not None:
            self._answer_all(accepted, Refusal(TableCode.STORE))
            self.services.problem("append", error)
        else:
            assert self._known is not None
            self._known.update((entry.command, None) for entry in written)
            self.state, self.seq = state, self.seq + len(written)
            self._answer_all(accepted, None)
            self.services.bus.publish(self.id, self.seq)
            self.audience.changed(None if None in changed else changed)
        self._rest()

    def _try_again(self, wishes: list[Wish]) -> None:
        """Somebody else wrote first: forget what we knew, load, decide again."""
        for wish in reversed(wishes):
            wish.tries += 1
            if wish.tries < MAX_TRIES:
                self._waiting.appendleft(wish)
            else:
                wish.reply(Refusal(TableCode.BUSY))
        self._known = None
        self._busy = False
        self._go_on()

    def _rest(self) -> None:
        self._busy = False
        if self._waiting:
            self._go_on()
        else:
            self.attendance.tend()

    def _answer_all(self, wishes: list[Wish], answer: Answer) -> None:
        for wish in wishes:
            wish.reply(answer)


__all__ = ["Answer", "LiveTable", "Make", "Screen", "Wish"]
