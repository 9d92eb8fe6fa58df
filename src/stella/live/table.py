"""A table awake in memory: one request after the other, commit, then answer, then tell who listens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from stella.rules import Rejection
from stella.tables import commands as c
from stella.tables.chapters import Chapters
from stella.tables.dealer import Dealer
from stella.tables.decide import Decision, decide
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import TableState
from stella.tables.view import StepTime
from stella.tables.votes import Ballot, lesson_of
from stella.wire.stored import CODEC, UnreadableLog

from .answers import Answers, Refusals
from .attendance import Attendance
from .audience import Audience, Screen
from .growth import Growth
from .listener import Listener
from .loading import Loaded, is_over, load
from .ports import Conflict, StoreUnavailable, TableId
from .reactions import Reactions
from .requests import DONE, Answer, CommandFactory, Done, Pending, Request, let_in, request_id, result_of
from .services import Services
from .snapshots import EVERY, WORTH, Kept
from .supply import TableDealer

MAX_TRIES: Final = 5
MAX_WAITING: Final = 256
ALWAYS: Final = frozenset({c.Kick, c.Leave})
"""What people may ask of a table however much was asked there: it is how a flood ends."""
RETRY: Final = 2.0
"""Seconds before what the disk refused to give is asked for again."""


class LiveTable:
    """One table. All its changes go through `ask`; nothing is answered or shown before it is on disk."""

    __slots__ = (
        "_ballots",
        "_busy",
        "_heard",
        "_kept",
        "_known",
        "_listeners",
        "_refused",
        "_waiting",
        "attendance",
        "audience",
        "chapters",
        "dealer",
        "gone",
        "id",
        "reactions",
        "seq",
        "services",
        "state",
        "told_at",
        "touched_at",
    )  # fmt: skip

    def __init__(self, table: TableId, services: Services) -> None:
        """Asleep: nothing is loaded until somebody asks."""
        self.id = table
        self.services = services
        self.state: TableState | None = None
        self.seq = 0
        self.gone = False
        self.touched_at = services.clock.monotonic()
        """When something was asked, or somebody came."""
        self.told_at: int | None = None
        """When something was written that everybody sees, in milliseconds; secret moves leave it alone."""
        self.dealer: Dealer = TableDealer(services.supply, table, services.rng, services.minds)
        supply = services.supply
        neighbours = services.neighbours
        self.audience = Audience(
            table,
            supply.texts,
            services.problem,
            self.catch_up,
            self._clock,
            supply.cards,
            lambda: neighbours.elsewhere(table),
        )
        self.attendance = Attendance(
            services, self.audience.present, self.ask_in_turn, lambda: neighbours.leads(table)
        )
        self.reactions = Reactions(self.audience, lambda payload: neighbours.pass_on(table, payload))
        self._listeners: tuple[Listener, ...] = (self.attendance, self.audience, self.reactions)
        self._known: Answers | None = None
        """What requests in the log were answered; `None` while the table sleeps."""
        self._ballots: tuple[Ballot, ...] = ()
        self.chapters: Chapters = ()
        """The games that can be shown again, while the table is awake."""
        self._kept = 0
        """The seq of the last snapshot."""
        self._refused = Refusals()
        self._waiting: list[Request] = []
        self._busy = False
        self._heard = 0

    def _clock(self, state: TableState) -> StepTime | None:
        return self.attendance.clock(state)

    @property
    def awake(self) -> bool:
        """Whether its log is loaded."""
        return self._known is not None

    def touch(self) -> None:
        """Somebody needs this table now."""
        self.touched_at = self.services.clock.monotonic()

    def is_idle(self, since: float) -> bool:
        """Nobody has a connection here, and nothing was asked since then."""
        return not self.audience.screens and self.touched_at <= since

    async def wake(self, *, deciding: bool = False) -> TableState | None:
        """Load what is new in the log, and show it. `None`: no such table. `deciding`: busy, but not with a commit."""
        before, shown = self._known, self.seq
        since = Loaded() if before is None else Loaded(self.state, shown, self._ballots, self.chapters)
        loaded = await self._load(since, shown)
        if self._known is not before and not self.awake:
            return await self.wake()  # gone to sleep meanwhile
        stale = self.seq != shown or (loaded.seq == shown if deciding else self._busy)
        if self._known is not before or (before is not None and stale):
            self.heard(
                loaded.seq
            )  # a commit or another load came in between, and may not have all that this one read
            return self.state
        self.state, self.seq, self._ballots = loaded.state, loaded.seq, loaded.ballots
        self.chapters = loaded.chapters
        self.told_at = loaded.told_at or self.told_at
        if before is None:
            self._known, self._kept = loaded.answers, loaded.kept
        else:
            before.add(loaded.answers.done)
        for listener in self._listeners:
            listener.loaded(loaded.state, loaded.news)
        self._keep(EVERY)  # so much is not read twice
        return self.state

    async def _load(self, since: Loaded, shown: int) -> Loaded:
        try:
            loaded = await load(self.services.store, self.id, since, shown, self.services.turns)
        except UnreadableLog as error:  # written by a newer version, perhaps: this table has to wait for that
            self.services.problem("load", error)
            raise StoreUnavailable(f"table {self.id}: {error}") from error
        if self._known is None or loaded.brings_pictures:
            await self.services.look_at_pictures(self.id)
        return loaded

    def _keep(self, worth: int) -> None:
        """Have a snapshot written, if there is enough that the last one does not have."""
        if self.state is not None and self.seq - self._kept >= worth:
            self._kept, kept = self.seq, Kept(self.state, self._ballots, self.chapters, self.told_at)
            self.services.snapshots.add(self.services, self.id, self.seq, kept)

    def sleep(self) -> bool:
        """Leave memory, if nothing is going on. Connections stay; the next request wakes the table."""
        if self._busy or self._waiting or self.attendance.due:
            return False
        self._keep(WORTH)
        self.state, self._known, self._ballots, self.chapters = None, None, (), ()
        self._refused.clear()
        for listener in self._listeners:
            listener.slept()
        return True

    def end(self) -> None:
        """The table was deleted: whoever is there is told, and nothing happens here any more."""
        self.gone = True
        self.attendance.stop()
        self.audience.end("gone")

    def connect(self, screen: Screen) -> None:
        """A new screen: it gets its first view, and the others learn who came."""
        if self.gone:
            screen.end("gone")
            return
        self.touch()
        newcomer = self.audience.add(screen)
        self._tell_neighbours(screen)
        if newcomer is not None:
            self.attendance.arrived(newcomer)
        self.audience.welcome(screen, newcomer=newcomer is not None)

    def disconnect(self, screen: Screen) -> None:
        """A screen went dark."""
        gone = self.audience.remove(screen)
        self._tell_neighbours(screen)
        if gone is not None:
            self.attendance.left(gone)
            self.audience.presence_changed()

    def _tell_neighbours(self, screen: Screen) -> None:
        if screen.member is not None:
            self.services.neighbours.here(self.id, self.audience.here())

    def moved_elsewhere(self) -> None:
        """Somebody came to another node, or left it."""
        came, went = self.audience.moved_elsewhere()
        for member in came:
            self.attendance.arrived(member)
        for member in went:
            self.attendance.left(member)
        if came or went:
            self.audience.presence_changed()

    def catch_up(self) -> None:
        """Load concurrently: somebody came or went while the table slept, or another node wrote."""
        if not self.gone:
            self.services.spawn(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            await self.wake()
        except StoreUnavailable:
            self._retry()
            return
        self.attendance.idle()

    def _retry(self) -> None:
        if self.audience.screens:
            self.services.clock.call_later(RETRY, self.catch_up)

    def heard(self, seq: int) -> None:
        """A node says that the log has grown to `seq`; if it was us, we know."""
        if seq > self.seq:
            self._heard = max(self._heard, seq)
            if not self.awake:
                self.reactions.outdated()
            self._listen()

    def _listen(self) -> None:
        wanted = self.awake or self.audience.screens  # else the next one who comes loads it
        if wanted and not self._busy and self._heard > self.seq:
            self._heard = 0
            self.catch_up()

    def ask(self, actor: MemberId | None, command: c.TableCommand, reply: Callable[[Answer], None]) -> None:
        """Ask something of the table; `reply` is called once, after the commit or the refusal."""
        self.ask_as(actor, command.id, lambda _: command, reply)

    def ask_as(
        self, actor: MemberId | None, command: str, make: CommandFactory, reply: Callable[[Answer], None]
    ) -> None:
        """Ask something whose command is made when its turn comes; again, if somebody else writes first."""
        self.touch()
        self._enqueue(Request(actor, request_id(actor, command), make, reply))

    def ask_in_turn(self, what: str, make: CommandFactory, reply: Callable[[Answer], None]) -> None:
        """What the table does by itself: the command is made when its turn comes, from the state it meets then.

        Its id follows from the state: of several nodes that have noticed the same, one writes it.
        """
        self.touch()
        self._enqueue(Request(None, f":{what}-{self.seq}", make, reply, own=True))

    def _enqueue(self, request: Request) -> None:
        if len(self._waiting) >= MAX_WAITING:
            request.reply(Refusal(TableCode.BUSY))
            return
        self._waiting.append(request)
        self._go_on()

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
            await self._recall([request.id for request in self._waiting if request.tries])
        except Exception as error:
            self.services.problem("load", error)
            requests, self._waiting = self._waiting, []
            self._answer_all([(request, DONE) for request in requests], Refusal(TableCode.STORE))
            self._busy = False
            self._retry()
            return
        self._decide_waiting()

    def _must_look(self, request: Request, refusal: Refusal | Rejection) -> bool:
        """Whether the log is asked before this is refused: it was carried out long ago, or others wrote since."""
        assert self._known is not None
        if request.own or request.sought or request.id in self._refused:
            return False
        behind = self.services.shared and refusal.code is not TableCode.TABLE_RATE
        return behind or not self._known.complete

    async def _seek_and_decide(self) -> None:
        """Ask the log for what others wrote, and for all that waits; then decide it, in the order of asking."""
        waiting = list(self._waiting)
        try:
            if self.services.shared:
                await self.wake(deciding=True)
            await self._recall([request.id for request in waiting])
        except StoreUnavailable as error:
            self.services.problem("load", error)
            self._waiting = self._waiting[len(waiting) :]
            self._answer_all([(request, DONE) for request in waiting], Refusal(TableCode.STORE))
            self._rest()
            return
        for request in waiting:
            request.sought = True
        self._decide_waiting()

    async def _recall(self, request_ids: list[str]) -> None:
        """Remember what these were answered, if they are in the log, from long ago."""
        if request_ids and self._known is not None and not self._known.complete:
            found = await self.services.store.find(self.id, request_ids)
            self._known.add({each: result_of(CODEC.decode(entry.body)) for each, entry in found.items()})

    def _decide_waiting(self) -> None:
        """Decide all that waits, one after the other, and write it in one append."""
        assert self._known is not None
        growth = Growth(self.seq, self.state, self._ballots, self.chapters)
        now = self.services.clock.now()
        requests, self._waiting = self._waiting, []
        answers: dict[str, Answer] = {}
        """Of this group, by request. A refusal after something written rests on it: it waits for the commit too."""
        pending: Pending = []
        for number, request in enumerate(requests):
            if (known := self._known.get(request.id)) is not None:
                self._reply(request, known)  # on disk already, whatever happens to the others now
                continue
            if request.id not in answers:
                decision = self._decision(growth.state, request)
                if not isinstance(decision, tuple):
                    if self._must_look(request, decision):
                        self._waiting = [*(each for each, _ in pending), *requests[number:], *self._waiting]
                        self.services.spawn(self._seek_and_decide())
                        return
                    if not growth.entries:
                        self._refuse(request, decision)
                        continue
                    answers[request.id] = decision
                else:
                    done = answers[request.id] = result_of(decision)
                    # What changes nothing is noted too: its answer stays.
                    if decision or request.actor is not None:
                        growth.add(request.id, decision, done, now)
            pending.append((request, answers[request.id]))
        if not growth.entries:
            self._answer_all(pending)
            self._rest()
            return
        committed = self.services.store.append(self.id, self.seq, growth.entries)
        committed.add_done_callback(lambda future: self._committed(future, pending, growth))

    def _decision(self, state: TableState | None, request: Request) -> Decision:
        known = self._refused.get(request.id)
        if known is not None:
            return known
        try:
            command = request.make(state)
            if isinstance(command, Refusal):
                return command
            decision = decide(state, request.actor, command, self.dealer)
            if not isinstance(decision, tuple) or request.own or type(command) in ALWAYS:
                return decision
            may_write = self.services.may_write(self.id, let_in(state, request.actor))
            return decision if may_write else Refusal(TableCode.TABLE_RATE)
        except Exception as error:  # one request that nobody foresaw must not stop the table
            self.services.problem("decide", error)
            return Refusal(TableCode.BUSY)

    def _refuse(self, request: Request, answer: Refusal | Rejection) -> None:
        if not (request.own or answer.code is TableCode.TABLE_RATE):  # later those may be carried out
            self._refused.add(request.id, answer)
        self._reply(request, answer)

    def _committed(
        self,
        future: asyncio.Future[None],
        pending: Pending,
        grown: Growth,
    ) -> None:
        """It is on disk, or it is not: answer, tell, and go on with what came meanwhile."""
        error = None if future.cancelled() else future.exception()
        if isinstance(error, Conflict):
            self._try_again([request for request, _ in pending])
            return
        if future.cancelled() or error is not None:
            self._answer_all(pending, Refusal(TableCode.STORE))
            known = error is None or isinstance(error, StoreUnavailable)
            self.services.problem("store" if known else "append", error or StoreUnavailable())
        else:
            assert self._known is not None
            state = grown.state
            assert state is not None
            self._known.add(grown.written)
            just_over = is_over(state) and not is_over(self.state)
            self.state, self.seq, self._ballots = state, self.seq + len(grown.written), grown.ballots
            self.chapters = grown.chapters
            if None in grown.news:
                self.told_at = self.services.clock.now()
            self._answer_all(pending)
            self.services.bus.publish(self.id, self.seq)
            for listener in self._listeners:
                listener.committed(state, grown.news)
            if just_over:
                self.services.finished(self.id, lesson_of(state, grown.ballots))
            self._keep(EVERY)
        self._rest()

    def _try_again(self, requests: list[Request]) -> None:
        """Somebody else wrote first: forget what we knew, load, decide again."""
        for request in requests:
            request.tries += 1
            if request.tries >= MAX_TRIES:
                self._reply(request, Refusal(TableCode.BUSY))
        self._waiting = [*(each for each in requests if each.tries < MAX_TRIES), *self._waiting]
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
        for listener in self._listeners:
            listener.idle()
        self._listen()

    def _answer_all(self, pending: Pending, instead: Answer | None = None) -> None:
        """To each its answer, or `instead` the same to all."""
        for request, answer in pending:
            if instead is None and not isinstance(answer, Done):
                self._refuse(request, answer)
            else:
                self._reply(request, instead or answer)

    def _reply(self, request: Request, answer: Answer) -> None:
        try:
            request.reply(answer)
        except Exception as error:  # whoever asked is broken; the table is not
            self.services.problem("reply", error)
