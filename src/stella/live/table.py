"""A table awake in memory: one wish after the other, commit, then answer, then show."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import chain
from typing import Final

from stella.rules import Rejection
from stella.tables.decide import Decision, decide
from stella.tables.events import Logged
from stella.tables.evolve import evolve_all
from stella.tables.people import MemberId
from stella.tables.recipients import Concerned, concerned_by
from stella.tables.refusal import Refusal, TableCode
from stella.tables.replay import replay
from stella.tables.state import Status, TableState, status_of
from stella.wire.messages import ClientMessage
from stella.wire.stored import CODEC, UnreadableLog

from .attendance import Attendance
from .audience import Audience, Screen
from .intake import command_for
from .ports import Conflict, Entry, StoreUnavailable, TableId
from .requests import Answer, Make, Pending, Wish
from .services import Services
from .supply import OpenDecks

MAX_TRIES: Final = 5
MAX_WAITING: Final = 256
REMEMBERED_REFUSALS: Final = 128
RETRY: Final = 2.0
"""Seconds before what the disk refused to give is asked for again."""


class LiveTable:
    """One table. All its changes go through `ask`; nothing is answered or shown before it is on disk."""

    __slots__ = (
        "_busy",
        "_decks",
        "_heard",
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
        "touched",
    )  # fmt: skip

    def __init__(self, table: TableId, services: Services) -> None:
        """Asleep: nothing is loaded until somebody asks."""
        self.id = table
        self.services = services
        self.state: TableState | None = None
        self.seq = 0
        self.gone = False
        self.touched = True
        """Something was asked, or somebody came, since the hub looked last."""
        self.audience = Audience(self)
        self.attendance = Attendance(self)
        self._known: dict[str, None] | None = None
        self._refused: dict[str, Answer] = {}
        self._waiting: list[Wish] = []
        self._busy = False
        self._heard = 0
        self._decks = OpenDecks(services.supply, table)

    @property
    def awake(self) -> bool:
        """Whether its log is loaded."""
        return self._known is not None

    async def wake(self) -> TableState | None:
        """Load what is new in the log, and show it. `None` when there is no such table."""
        before = self._known
        state, seq = (None, 0) if before is None else (self.state, self.seq)
        entries = await self.services.store.load(self.id, seq)
        if self._known is not before:
            return self.state if self.awake else await self.wake()  # woken, or gone to sleep, meanwhile
        if before is not None and (self._busy or self.seq != seq):
            return self.state  # our own commit is in between: `_rest` looks for what others wrote besides
        read = [self._read(entry) for entry in entries]
        seen = sum(map(len, read[: self.seq - seq]))  # events that were shown before the table slept
        known, news = dict[str, None]() if before is None else before, set[MemberId | None]()
        for number, (_, event, after) in enumerate(replay(list(chain.from_iterable(read)), state)):
            state = after
            if number >= seen:
                news |= concerned_by((event,), state)
        known |= dict.fromkeys(entry.request_id for entry in entries)
        self.state, self.seq, self._known = state, seq + len(entries), known
        if before is None:
            self.attendance.woke()
        self.audience.woke(news)
        return self.state

    def _read(self, entry: Entry) -> list[Logged]:
        try:
            return CODEC.decode(entry.body)
        except UnreadableLog as error:  # written by a newer version, perhaps: this table has to wait for that
            self.services.problem("load", error)
            raise StoreUnavailable(f"table {self.id}: {error}") from error

    def sleep(self) -> bool:
        """Leave memory, if nothing is going on. Connections stay; the next wish wakes the table."""
        if self._busy or self._waiting or self.attendance.due:
            return False
        self.state, self._known = None, None
        self._refused.clear()
        self.audience.forget()
        self.attendance.forget()
        return True

    def catch_up(self) -> None:
        """Load beside everything else: somebody came or went while the table slept, or another node wrote."""
        if not self.gone:
            self.services.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            await self.wake()
        except StoreUnavailable:
            if self.audience.screens:
                self.services.clock.call_later(RETRY, self.catch_up)
            return
        self.attendance.tend()

    def heard(self, seq: int) -> None:
        """A node says that the log has grown to `seq`; if it was us, we know."""
        if seq > self.seq:
            self._heard = max(self._heard, seq)
            self._listen()

    def _listen(self) -> None:
        if self.awake and not self._busy and self._heard > self.seq:
            self._heard = 0
            self.catch_up()

    def ask(self, actor: MemberId | None, wish_id: str, make: Make, reply: Callable[[Answer], None]) -> None:
        """Ask something of the table; `reply` is called once, after the commit or the refusal."""
        self.touched = True
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
        except Exception as error:
            self.services.problem("load", error)
            wishes, self._waiting = self._waiting, []
            self._answer_all([(wish, None) for wish in wishes], Refusal(TableCode.STORE))
            self._busy = False
            if self.audience.screens:
                self.services.clock.call_later(RETRY, self.catch_up)
            return
        self._decide_waiting()

    def _decide_waiting(self) -> None:
        """Decide all that waits, one after the other, and write it in one append."""
        assert self._known is not None
        state, now = self.state, self.services.clock.now()
        wishes, self._waiting = self._waiting, []
        written: list[Entry] = []
        answers: dict[str, Answer] = {}
        """Of this group, by wish. A refusal after something written rests on it: it waits for the commit too."""
        pending: Pending = []
        news: Concerned = set()
        for wish in wishes:
            if wish.id in self._known:
                self._reply(wish, None)  # on disk already, whatever happens to the others now
                continue
            if wish.id not in answers:
                decision = self._decision(state, wish)
                if not isinstance(decision, tuple):
                    if not written:
                        self._refuse(wish, decision)
                        continue
                    answers[wish.id] = decision
                else:
                    answers[wish.id] = None
                    # What changes nothing is noted too: its answer stays.
                    if decision or wish.actor is not None:
                        state = evolve_all(state, decision)
                        written.append(Entry(wish.id, now, CODEC.encode(decision)))
                        news |= concerned_by(decision, state)
            pending.append((wish, answers[wish.id]))
        if not written:
            self._answer_all(pending)
            self._rest()
            return
        committed = self.services.store.append(self.id, self.seq, written)
        committed.add_done_callback(lambda future: self._committed(future, pending, written, state, news))

    def _decision(self, state: TableState | None, wish: Wish) -> Decision:
        known = self._refused.get(wish.id)
        if known is not None:
            return known
        try:
            command = wish.make(state)
            if isinstance(command, Refusal):
                return command
            return decide(state, wish.actor, command, self._decks)
        except Exception as error:  # one wish that nobody foresaw must not stop the table
            self.services.problem("decide", error)
            return Refusal(TableCode.BUSY)

    def _refuse(self, wish: Wish, answer: Refusal | Rejection) -> None:
        self._refused[wish.id] = answer
        if len(self._refused) > REMEMBERED_REFUSALS:
            del self._refused[next(iter(self._refused))]
        self._reply(wish, answer)

    def _committed(
        self,
        future: asyncio.Future[None],
        pending: Pending,
        written: list[Entry],
        state: TableState | None,
        news: Concerned,
    ) -> None:
        """It is on disk, or it is not: answer, show, and go on with what came meanwhile."""
        error = None if future.cancelled() else future.exception()
        if isinstance(error, Conflict):
            self._try_again([wish for wish, _ in pending])
            return
        if future.cancelled() or error is not None:
            self._answer_all(pending, Refusal(TableCode.STORE))
            known = error is None or isinstance(error, StoreUnavailable)
            self.services.problem("store" if known else "append", error or StoreUnavailable())
        else:
            assert self._known is not None
            for entry in written:
                self._known[entry.request_id] = None
            just_over = _is_over(state) and not _is_over(self.state)
            self.state, self.seq = state, self.seq + len(written)
            self._answer_all(pending)
            self.services.bus.publish(self.id, self.seq)
            self.audience.changed(None if None in news else news)
            if just_over:
                self.services.finished(self.id)
        self._rest()

    def _try_again(self, wishes: list[Wish]) -> None:
        """Somebody else wrote first: forget what we knew, load, decide again."""
        for wish in wishes:
            wish.tries += 1
            if wish.tries >= MAX_TRIES:
                self._reply(wish, Refusal(TableCode.BUSY))
        self._waiting = [*(wish for wish in wishes if wish.tries < MAX_TRIES), *self._waiting]
        self._known = None
        self._busy = False
        if self._waiting:
            self._go_on()
        else:
            self.catch_up()

    def _rest(self) -> None:
        self._busy = False
        if self._waiting:
            self._go_on()
            return
        self.attendance.tend()
        self._listen()

    def _answer_all(self, pending: Pending, instead: Answer = None) -> None:
        """To each its answer, or `instead` the same to all."""
        for wish, answer in pending:
            if instead is None and answer is not None:
                self._refuse(wish, answer)
            else:
                self._reply(wish, instead)

    def _reply(self, wish: Wish, answer: Answer) -> None:
        try:
            wish.reply(answer)
        except Exception as error:  # whoever asked is broken; the table is not
            self.services.problem("reply", error)


def _is_over(table: TableState | None) -> bool:
    return table is not None and status_of(table) is Status.OVER


__all__ = ["Answer", "LiveTable", "Make", "Screen", "Wish"]
