"""The log of one table in memory, and the one loop that changes it: load, decide, append, answer, notify."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final, Protocol

from stella.rules import Rejection
from stella.tables import commands as c
from stella.tables.dealer import Dealer
from stella.tables.decide import decide
from stella.tables.events import Decision
from stella.tables.game_spans import GameSpans
from stella.tables.people import MemberId
from stella.tables.recipients import Recipients, is_public
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import TableState, Trust, trust_of
from stella.tables.votes import Ballot, lesson_of
from stella.wire.stored import CODEC, UnreadableLog

from .answers import MOST_REFUSALS, Answers
from .loading import Loaded, load
from .pending_commit import PendingCommit
from .ports import Conflict, StoreUnavailable, TableId, Timer
from .services import Services
from .snapshots import EVERY, WORTH, SnapshotState
from .supply import TableDealer
from .table_request import Answer, CommandFactory, Done, Request, asker_of, request_id, result_of


class Listener(Protocol):
    """Follows a table. The state it gets is always on disk."""

    def loaded(self, state: TableState | None, news: Recipients) -> None:
        """The log was read; `news`: who hasn't seen all of it. Without a state there is no such table."""

    def committed(self, state: TableState, news: Recipients) -> None:
        """Events were written; `news`: who sees something new."""

    def idle(self) -> None:
        """Nothing is being decided or written any more."""

    def slept(self) -> None:
        """The state has left memory."""


MAX_TRIES: Final = 5
MAX_WAITING: Final = 128
"""Maximum waiting requests per member; all strangers count as one."""
ALWAYS: Final = frozenset({c.Kick, c.Leave})
"""Commands that no quota refuses, because they end a flood."""
RETRY: Final = 2.0
"""Seconds before a failed load is tried again."""


class TableLoop:
    """State of one table and the requests that wait for it. Nothing is answered or shown before it is on disk."""

    __slots__ = (
        "_announced_seq",
        "_answers",
        "_ballots",
        "_listeners",
        "_refusals",
        "_retry",
        "_running",
        "_snapshot_seq",
        "_waiting",
        "_wakers",
        "dealer",
        "id",
        "seq",
        "services",
        "spans",
        "state",
        "told_at",
        "touched_at",
    )  # fmt: skip

    def __init__(self, table: TableId, services: Services) -> None:
        """Start asleep: nothing is loaded until somebody asks."""
        self.id = table
        self.services = services
        self.dealer: Dealer = TableDealer(
            services.supply, table, services.rng, services.knowledge, services.clock.now
        )
        self.state: TableState | None = None
        self.seq = 0
        self.spans: GameSpans = ()
        """The games that can be shown again, while the table is awake."""
        self.touched_at = services.clock.monotonic()
        """Time of the last request or arrival."""
        self.told_at: int | None = None
        """Time of the last public entry, in milliseconds; secret moves don't change it."""
        self._ballots: tuple[Ballot, ...] = ()
        self._answers: Answers[Done] | None = None
        """Answers to requests in the log; `None` while the table sleeps."""
        self._refusals: Answers[Refusal | Rejection] = Answers(MOST_REFUSALS)
        self._snapshot_seq = 0
        self._announced_seq = 0
        """How far the log has grown according to another node."""
        self._listeners: tuple[Listener, ...] = ()
        self._waiting: list[Request] = []
        self._wakers: list[asyncio.Future[None]] = []
        self._running = False
        self._retry: Timer | None = None

    @property
    def awake(self) -> bool:
        """Whether its log is loaded."""
        return self._answers is not None

    def is_watched(self) -> bool:
        """Return whether anyone would see what is loaded."""
        return False

    def touch(self) -> None:
        """Note that somebody needs this table now."""
        self.touched_at = self.services.clock.monotonic()

    # What others ask of the loop

    def ask(self, actor: MemberId | None, command: c.TableCommand, reply: Callable[[Answer], None]) -> None:
        """Ask something of the table; `reply` is called once, after the commit or the refusal."""
        self._enqueue(Request(actor, request_id(actor, command.id), lambda _: command, reply))

    def ask_as(
        self, actor: MemberId | None, logged: str, make: CommandFactory, reply: Callable[[Answer], None]
    ) -> None:
        """Ask something whose command is built when its turn comes, and rebuilt if another node writes first.

        `logged`: the id of the request in the log.
        """
        self._enqueue(Request(actor, logged, make, reply))

    def ask_in_turn(self, what: str, make: CommandFactory, reply: Callable[[Answer], None]) -> None:
        """Do what the table does by itself: the command is built when its turn comes, from the state at that time.

        Its id follows from the state: of several nodes that have noticed the same, one writes it.
        """
        self._enqueue(Request(None, f":{what}-{self.seq}", make, reply, own=True))

    def _enqueue(self, request: Request) -> None:
        self.touched_at = self.services.clock.monotonic()
        waiting = self._waiting
        if (
            len(waiting) >= MAX_WAITING
            and sum(each.actor == request.actor for each in waiting) >= MAX_WAITING
        ):
            self._reply(request, Refusal(TableCode.BUSY))
            return
        waiting.append(request)
        self._start()

    async def wake(self) -> TableState | None:
        """Load what is new in the log, and show it. `None`: no such table. Raises `StoreUnavailable`."""
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._wakers.append(woken)
        self._start()
        await woken
        return self.state

    def announce(self, seq: int) -> None:
        """Load what is new in the background: the log is said to have grown to `seq`. Our own commits are known."""
        self._announced_seq = max(self._announced_seq, seq)
        if self._is_behind():
            self._start()

    def sleep(self) -> bool:
        """Leave memory if nothing is going on. The next request wakes the table."""
        if self._running:
            return False
        self._save_snapshot(WORTH)
        self.state, self._answers, self._ballots, self.spans = None, None, (), ()
        self._refusals.clear()
        for listener in self._listeners:
            listener.slept()
        return True

    # The loop

    def _start(self) -> None:
        if not self._running:
            self._running = True
            _drive(self._run())

    async def _run(self) -> None:
        """Work until nothing is pending. However a step ends, everyone who asked gets an answer."""
        check_log = False  # requests are about to be refused, or conflict with the log: read it first
        acted = False
        try:
            while self._waiting or self._wakers or check_log or self._is_behind():
                batch, step = self._waiting, "load"
                wakers, self._wakers = self._wakers, []
                try:
                    if self._answers is None or wakers or check_log or self._announced_seq > self.seq:
                        acted = acted or check_log or self._is_behind()
                        await asyncio.ensure_future(self._load(check_log))
                    for woken in wakers:
                        _settle(woken, None)
                    batch, self._waiting, step = self._waiting, [], "decide"
                    commit = self._decide(batch)
                    check_log = commit is None
                    if commit is None:
                        self._put_back(batch)
                        continue
                    acted, step = acted or bool(batch), "append"
                    if commit.entries:
                        await self.services.store.append(self.id, self.seq, commit.entries)
                        self._apply(commit)
                    for request in commit.pending:
                        self._answer(request, commit.answers[request.id])
                    step = "notify"
                    if commit.entries:
                        self._notify(commit)
                except Conflict:
                    self._count_tries(batch)
                    self._put_back(batch)
                    self._answers, check_log = None, True
                except (Exception, asyncio.CancelledError) as error:
                    check_log = False
                    for woken in wakers:
                        _settle(woken, error)
                    self._fail(batch, step, error)
        finally:
            self._running = False
        if acted:
            for listener in self._listeners:
                listener.idle()

    def _is_behind(self) -> bool:
        return self._announced_seq > self.seq and (self.awake or self.is_watched())

    async def _load(self, check_log: bool) -> None:
        """Read what is new in the log and show it; `check_log`: also look up the waiting requests there."""
        first, shown, waiting = self._answers is None, self.seq, list(self._waiting)
        self._announced_seq = 0
        try:
            since = Loaded() if first else Loaded(self.state, shown, self._ballots, self.spans)
            loaded = await load(self.services.store, self.id, since, shown, self.services.turns)
            if loaded.seq and (first or loaded.brings_pictures):
                await self.services.look_at_pictures(self.id)
            if first or loaded.seq > shown:
                self._take_over(loaded)
            if check_log:
                await self._look_up(waiting)
        except UnreadableLog as error:  # written by a newer version, perhaps: this table has to wait for that
            self.services.problem("load", error)
            raise StoreUnavailable(f"table {self.id}: {error}") from error

    async def _look_up(self, requests: list[Request]) -> None:
        """Load the answers to requests that are already in the log."""
        assert self._answers is not None
        if requests:
            found = await self.services.store.find(self.id, [request.id for request in requests])
            for request_id, entry in found.items():
                self._answers.add(asker_of(request_id), request_id, result_of(CODEC.decode(entry.body)))
        for request in requests:
            request.checked = True

    def _take_over(self, loaded: Loaded) -> None:
        self.state, self.seq, self._ballots = loaded.state, loaded.seq, loaded.ballots
        self.spans = loaded.spans
        self.told_at = loaded.told_at or self.told_at
        if self._answers is None:
            self._answers, self._snapshot_seq = loaded.answers, loaded.kept
        else:
            self._answers.add_all(loaded.answers)
        for listener in self._listeners:
            listener.loaded(loaded.state, loaded.news)
        self._save_snapshot(EVERY)

    def _decide(self, batch: list[Request]) -> PendingCommit | None:
        """Decide these requests in order. `None`: the log must be checked before a refusal."""
        assert self._answers is not None
        commit = PendingCommit(self.seq, self.state, self._ballots, self.spans)
        now = self.services.clock.now()
        for request in batch:
            if (known := self._answers.get(request.actor, request.id)) is not None:
                self._reply(request, known)  # on disk already, whatever happens to the others now
                continue
            if request.id not in commit.answers:
                decision = self._decision(commit.state, request)
                if isinstance(decision, tuple):
                    done = commit.answers[request.id] = result_of(decision)
                    # Requests that change nothing are logged too, so that their answer stays.
                    if decision or request.actor is not None:
                        commit.add(request, decision, done, now)
                elif self._must_check(request):
                    return None
                elif commit.entries:  # it may depend on them, so it waits for the commit too
                    commit.answers[request.id] = decision
                else:
                    self._answer(request, decision)
                    continue
            commit.pending.append(request)
        return commit

    def _decision(self, state: TableState | None, request: Request) -> Decision:
        known = self._refusals.get(request.actor, request.id)
        if known is not None:
            return known
        try:
            command = request.make(state)
            if type(command) is Refusal:
                return command
            decision = decide(state, request.actor, command, self.dealer)
            if not isinstance(decision, tuple) or request.own or type(command) in ALWAYS:
                return decision
            trust = Trust.LINK if type(command) is c.CountGuess else trust_of(state, request.actor)
            request.paid = request.paid or self.services.may_write(
                self.id, request.actor, trust, not any(map(is_public, decision))
            )
            return decision if request.paid else Refusal(TableCode.TABLE_RATE)
        except Exception as error:  # one unforeseen request must not stop the table
            self.services.problem("decide", error)
            return Refusal(TableCode.BUSY)

    def _must_check(self, request: Request) -> bool:
        """Return whether to check the log before refusing: the request may be old, or others may have written.

        It is asked each time, not only when memory is incomplete: others' secret moves would show in how long it takes.
        """
        return not (request.own or request.checked) and self._refusals.get(request.actor, request.id) is None

    def _apply(self, commit: PendingCommit) -> None:
        """Make the committed batch the state of the table."""
        assert self._answers is not None
        for request, done in commit.written:
            self._answers.add(request.actor, request.id, done)
        self.state, self.seq = commit.state, self.seq + len(commit.entries)
        self._ballots, self.spans = commit.ballots, commit.spans
        if commit.public:
            self.told_at = commit.entries[-1].at

    def _notify(self, commit: PendingCommit) -> None:
        """Tell other nodes and the listeners what was written."""
        state = commit.state
        assert state is not None
        self.services.bus.publish(self.id, self.seq)
        if self.services.notifier is not None:
            commit.notify(self.id, self.services.notifier)
        for listener in self._listeners:
            listener.committed(state, commit.news)
        if commit.public:  # secret moves begin and end nothing, and nobody counts them
            self.services.moved(commit.public)
            if commit.begins_game:
                self.services.spawn(self._close_code())
            if commit.ends_game:
                self.services.finished(self.id, lesson_of(state, commit.ballots))
        self._save_snapshot(EVERY)

    async def _close_code(self) -> None:
        """Close the short code. If that fails, the code expires, and lookups check the table anyway."""
        with contextlib.suppress(StoreUnavailable):
            await self.services.codes.close(self.id)

    def _put_back(self, batch: list[Request]) -> None:
        """Put unanswered requests back at the head of the queue, to be decided again."""
        self._waiting = [*(request for request in batch if not request.answered), *self._waiting]

    def _count_tries(self, batch: list[Request]) -> None:
        for request in batch:
            request.tries += 1
            if request.tries >= MAX_TRIES:
                self._reply(request, Refusal(TableCode.BUSY))

    def _fail(self, batch: list[Request], step: str, error: BaseException) -> None:
        """Refuse what couldn't be loaded, decided, written or shown. The next request tries again."""
        asked, unavailable = bool(batch), isinstance(error, StoreUnavailable | asyncio.CancelledError)
        if step == "load":
            self._waiting = []
            if self.is_watched() and self._retry is None:
                self._retry = self.services.clock.call_later(RETRY, self._load_again)
        if asked or not unavailable:
            self.services.problem("store" if step == "append" and unavailable else step, error)
        for request in batch:
            self._reply(request, Refusal(TableCode.STORE))

    def _load_again(self) -> None:
        self._retry = None
        self.announce(self.seq + 1)

    def _answer(self, request: Request, answer: Answer) -> None:
        if not (isinstance(answer, Done) or request.own or answer.code is TableCode.TABLE_RATE):
            self._refusals.add(
                request.actor, request.id, answer
            )  # unlike those, it stays refused when it is sent again
        self._reply(request, answer)

    def _reply(self, request: Request, answer: Answer) -> None:
        if request.answered:
            return
        request.answered = True
        try:
            request.reply(answer)
        except Exception as error:  # the client is broken; the table is not
            self.services.problem("reply", error)

    def _save_snapshot(self, worth: int) -> None:
        """Request a snapshot if enough has changed since the last one."""
        if self.state is not None and self.seq - self._snapshot_seq >= worth:
            self._snapshot_seq, kept = (
                self.seq,
                SnapshotState(self.state, self._ballots, self.spans, self.told_at),
            )
            self.services.snapshots.add(self.services, self.id, self.seq, kept)


def _settle(woken: asyncio.Future[None], error: BaseException | None) -> None:
    if woken.done():
        return  # nobody waits any more
    if error is None:
        woken.set_result(None)
    else:
        woken.set_exception(error if isinstance(error, Exception) else StoreUnavailable())


def _drive(work: Coroutine[Any, None, None], _done: object = None) -> None:
    """Run a coroutine that awaits only futures, up to the first that isn't done: a move shouldn't cost a task."""
    try:
        future: asyncio.Future[Any] = work.send(None)
    except StopIteration:
        return
    future._asyncio_future_blocking = False
    future.add_done_callback(partial(_drive, work))
