"""Presence at a table, absences, and the timer for what the table does by itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from stella.tables import commands as c
from stella.tables import days
from stella.tables.pace import SceneNumber, scene_number, scene_seconds
from stella.tables.people import MemberId
from stella.tables.recipients import Recipients
from stella.tables.refusal import Refusal, TableCode
from stella.tables.stand_in import (
    Due,
    Moment,
    action_for,
    next_due,
    patience_of,
    patience_with_host,
    people_here,
    somebody_is_awaited,
    time_limit_of,
    wait_for_absent,
    wait_for_host,
)
from stella.tables.state import Status, TableState, status_of
from stella.tables.view import StepTime

from .ports import NOBODY, TableId, Timer
from .screens import Screens
from .services import Services
from .table_request import Answer, CommandFactory, Done

Step = tuple[object, ...]


class StepClock:
    """The age of one step, in seconds of a clock that never jumps."""

    __slots__ = ("_monotonic", "_paused_at", "_since", "step")

    def __init__(self, monotonic: Callable[[], float]) -> None:
        """No step has begun, and the clock runs."""
        self._monotonic = monotonic
        self.step: Step | None = None
        self._since = 0.0
        self._paused_at: float | None = None

    def begin(self, step: Step | None, age: float = 0.0) -> None:
        """Note what the game waits for. `age`: seconds so far; negative if the clock starts later."""
        self.step, self._since = step, self._now() - age

    @property
    def running(self) -> bool:
        """Whether time counts."""
        return self._paused_at is None

    def pause(self) -> None:
        """Nobody is here any more."""
        if self._paused_at is None:
            self._paused_at = self._monotonic()

    def resume(self) -> None:
        """Somebody is here again."""
        if self._paused_at is not None:
            self._since += self._monotonic() - self._paused_at
            self._paused_at = None

    def age(self, step: Step | None) -> float:
        """Return how long `step` has lasted: zero if it is new."""
        return self._now() - self._since if step == self.step else 0.0

    def _now(self) -> float:
        return self._monotonic() if self._paused_at is None else self._paused_at


Ask = Callable[[str, CommandFactory, Callable[[Answer], None]], None]
"""Ask the table under an id derived from its state: `LiveTable.ask_in_turn`."""

RETRY: Final = 2.0
"""Seconds before the table tries again what was refused."""
SOON: Final = 0.001
NEVER: Final = (-1, None)
FAR: Final = 3600.0
"""Seconds above which no timer keeps a table awake: the hub wakes it when it is due."""
HESITATION: Final = 1.0
"""Extra seconds that a node waits if another one acts first."""


class Attendance:
    """Watches one table. It listens, and acts only through `ask`, like any other request."""

    __slots__ = (
        "_absent_since",
        "_all_seated",
        "_ask",
        "_followed",
        "_hurried",
        "_player_clock",
        "_program_clock",
        "_quiet_until",
        "_screens",
        "_seated",
        "_seen_by",
        "_services",
        "_state",
        "_step_clock",
        "_stopped",
        "_table",
        "_time_limit",
        "_timer",
    )  # fmt: skip

    def __init__(
        self,
        table: TableId,
        services: Services,
        screens: Screens,
        ask: Ask,
    ) -> None:
        """Nobody has come yet; `screens` knows who has a connection."""
        self._table = table
        self._services = services
        self._screens = screens
        self._ask = ask
        self._state: TableState | None = None
        self._absent_since: dict[MemberId, float] = {}
        monotonic = services.clock.monotonic
        self._step_clock = StepClock(monotonic)
        self._player_clock = StepClock(monotonic)
        """The time that people have for the step: it stands still while no player is here, even if others watch."""
        self._program_clock = StepClock(monotonic)
        """The time that programs have: it runs again once no person who is here is awaited any more."""
        self._timer: Timer | None = None
        self._quiet_until = 0.0
        self._stopped = False
        self._seated: tuple[object, ...] = ()
        self._all_seated = False
        """Cache: whether everybody is here and plays, for these members, chairs, host and connections."""
        self._followed: tuple[int, frozenset[MemberId] | None] = NEVER
        """The public version that the clocks follow, and who was here then."""
        self._time_limit: int | None = None
        """The seconds that people have for its step."""
        self._hurried: Step | None = None
        """The step at which the host doesn't want to wait for those who are away."""
        self._seen_by = NOBODY
        """People who have seen or skipped the scene before the current step."""

    @property
    def due(self) -> bool:
        """Whether the table will act by itself before long."""
        return self._timer is not None

    # What the table tells

    def loaded(self, state: TableState | None, news: Recipients) -> None:
        """The log was read. The time left of a limited step begins to run when somebody is here."""
        self._state = state
        if state is None:
            return
        self._absent_since = {
            member: since for member, since in self._absent_since.items() if member in state.members
        }
        self._note_absent(state)
        if not self._screens.present:
            self._step_clock.pause()
        self._hold_or_run(state)
        limit, left = state.options.time_limit, state.time_left
        if limit is not None and left is not None and (step := _step_of(state)) != self._step_clock.step:
            self._begin(step, limit - left / 1000)

    def committed(self, state: TableState, news: Recipients) -> None:
        """Something was written; `idle` follows when all is."""
        self._state = state
        if None in news:
            self._follow(state)

    def idle(self) -> None:
        """Look at the table: set the timer for when it will be time to act."""
        if self._timer is not None:
            self._cancel()
        state = self._state
        if state is None or self._stopped:
            return
        self._follow(state)
        if self._is_calm(state):
            return
        now = self._services.clock.monotonic()
        due = self._next_due(state, now)
        if due is not None and due.seconds < FAR:
            first = self._services.cluster.is_leader(self._table) or self._is_hurried(state)
            wait = max(0.0, due.seconds, self._quiet_until - now) + (0.0 if first else HESITATION)
            self._timer = self._services.clock.call_later(wait, self._act)

    def _follow(self, state: TableState) -> None:
        """A new step begins when the screens have staged what was before. All of it depends on public facts only."""
        present = self._screens.present
        if self._followed == (state.version, present):  # nothing has happened since but secret moves
            return
        self._followed = state.version, present
        seated = (state.members, state.chairs, state.host, present)
        if seated != self._seated:
            self._seated, self._all_seated = seated, _are_all_seated(state, present)
            self._note_absent(state)
            self._hold_or_run(state)
        self._time_limit = time_limit_of(state, present)
        if (step := _step_of(state)) != self._step_clock.step:
            staged = 0.0 if state.ready else scene_seconds(state.game, state.options.pace)
            self._begin(step, -staged)
            self._seen_by = NOBODY
        if (awaited := self._program_step(state, step)) != self._program_clock.step:
            self._program_clock.begin(
                awaited, min(0.0, self._step_clock.age(step))
            )  # less than 0 while screens are still busy

    def _begin(self, step: Step | None, age: float) -> None:
        self._step_clock.begin(step, age)
        self._player_clock.begin(step, age)

    def _program_step(self, state: TableState, step: Step | None) -> Step:
        programs = [chair for chair in state.chairs if chair.answer_in is not None]
        return step, bool(programs) and somebody_is_awaited(state, self._screens.present)

    def _hold_or_run(self, state: TableState | None) -> None:
        """The agreed time runs while somebody who plays is here; of a table that sleeps, `loaded` will tell."""
        present = self._screens.present
        if state is not None and any(chair.person in present for chair in state.chairs):
            self._player_clock.resume()
            self._program_clock.resume()
        elif state is not None or not present:
            self._player_clock.pause()
            self._program_clock.pause()

    def seen(self, members: Iterable[MemberId], scene: SceneNumber) -> frozenset[MemberId] | None:
        """Note who has seen or skipped a scene. Once everyone who plays and is here has, the table moves on.

        Returns all who have, or `None` if nothing is new: another scene, or one that is over.
        """
        state = self._state
        if state is None or state.game is None or scene != scene_number(state.game):
            return None
        self._follow(state)
        news = self.viewers().intersection(members) - self._seen_by
        if not news or self._step_clock.age(_step_of(state)) >= 0:
            return None
        self._seen_by |= news
        self._end_scene_if_seen(state)
        return self._seen_by

    def viewers(self) -> set[MemberId]:
        """Return the people who play and are here: nobody else is waited for."""
        state, present = self._state, self._screens.present
        if state is None:
            return set()
        return {
            chair.person for chair in state.chairs if chair.person is not None and chair.person in present
        }

    def _end_scene_if_seen(self, state: TableState) -> None:
        step = _step_of(state)
        if self._seen_by and self.viewers() <= self._seen_by and self._step_clock.age(step) < 0:
            self._step_clock.begin(step, 0)
            self.idle()

    def go_on(self, member: MemberId) -> Refusal | None:
        """Have stand-ins play in this step for those who are away: the host doesn't want to wait any longer."""
        state = self._state
        if state is None or status_of(state) is not Status.PLAYING:
            return Refusal(TableCode.NO_GAME)
        if member != state.host:
            return Refusal(TableCode.NOT_HOST)
        self._hurried = _step_of(state)
        self.idle()
        return None

    def _is_hurried(self, state: TableState) -> bool:
        return self._hurried is not None and self._hurried == _step_of(state)

    def slept(self) -> None:
        """Drop caches, to save memory while nothing happens."""
        self._state = None
        self._seated, self._followed = (), NEVER
        self._absent_since = dict(self._absent_since)  # an emptied one keeps its room

    # Who comes and goes

    def arrived(self, member: MemberId) -> None:
        """Somebody has a connection again; if the table played for them, they take over."""
        self._absent_since.pop(member, None)
        self._step_clock.resume()
        self._hold_or_run(self._state)
        self.idle()

    def left(self, member: MemberId) -> None:
        """Somebody lost their last connection."""
        now, state = self._services.clock.monotonic(), self._state
        if state is None or member in state.members:
            self._absent_since[member] = now
        if not self._screens.present:
            self._step_clock.pause()
        self._hold_or_run(state)
        if state is not None and state.game is not None:
            self._end_scene_if_seen(state)
        self.idle()

    def stop(self) -> int | None:
        """Stop for good. Returns the milliseconds left of a limited step, to be saved."""
        self._stopped = True
        self._cancel()
        state = self._state
        if state is None or state.options.time_limit is None or status_of(state) is not Status.PLAYING:
            return None
        if self._player_clock.step != (step := _step_of(state)):
            return None  # nobody has been here in this step: the log's value stands
        return max(0, int((state.options.time_limit - self._player_clock.age(step)) * 1000))

    def clock(self, state: TableState) -> StepTime | None:
        """Return how long the current step may still take, or, between games, how long an absent host is waited for.

        `None` while nothing limits it.

        Depends on public facts only.
        """
        present = self._screens.present
        is_known = self._followed == (state.version, present)
        limit = self._time_limit if is_known else time_limit_of(state, present)
        if limit is None and not self._absent_since:  # most of the time
            return None
        if not self._player_clock.running or state.open_until is not None:
            return None
        left = None if limit is None else limit - self._player_clock.age(_step_of(state))
        now = self._services.clock.monotonic()
        if status_of(state) is not Status.PLAYING:
            moment = self._moment(state, now)
            absence = wait_for_host(state, moment)
            if absence is None:
                return None
            patience = patience_with_host(state, people_here(state, present))
            return StepTime(patience * 1000, max(0, round(absence * 1000)), absent=True)
        absence = wait_for_absent(state, self._moment(state, now)) if self._absent_since else None
        if absence is not None and (left is None or absence < left):
            return StepTime(patience_of(state) * 1000, max(0, round(absence * 1000)), absent=True)
        if limit is None or left is None:
            return None
        return StepTime(limit * 1000, max(0, round(left * 1000)))

    def _is_calm(self, state: TableState) -> bool:
        """Everybody sits here and may think as long as they like: nothing will be due, whatever the game does."""
        if state.away or state.by_list or state.ready or state.open_until is not None:
            return False
        return self._all_seated and state.options.time_limit is None

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next_due(self, state: TableState, now: float) -> Due | None:
        moment = self._moment(state, now)
        if state.open_until is not None:
            return days.next_due(state, moment, self._services.clock.now())
        return next_due(state, moment)

    def _note_absent(self, state: TableState) -> None:
        """Also who never had a connection is away from when we noticed."""
        now, present = self._services.clock.monotonic(), self._screens.present
        for member in state.members:
            if member not in present:
                self._absent_since.setdefault(member, now)

    def _moment(self, state: TableState, now: float) -> Moment:
        step = _step_of(state)
        return Moment(
            present=self._screens.present,
            absent_for={member: now - since for member, since in self._absent_since.items()},
            step_age=self._step_clock.age(step),
            player_time=self._player_clock.age(step),
            program_time=self._program_clock.age(self._program_step(state, step)),
            bot_pause=self._services.bot_pause,
            hurried=self._is_hurried(state),
        )

    def _act(self) -> None:
        """It is time: do what is due now, if it still is."""
        self._timer = None
        due = self._due_now(self._state)
        if due is None:
            self.idle()
        else:
            what = "host" if due.heir is not None else "back" if due.back else "play"
            self._ask(what, lambda table: self._command(table, due), self._answered)

    def _due_now(self, state: TableState | None) -> Due | None:
        if state is None or _step_of(state) != self._step_clock.step:
            return None
        due = self._next_due(state, self._services.clock.monotonic())
        return due if due is not None and due.seconds <= SOON else None

    def _answered(self, answer: Answer) -> None:
        """Try again a little later: the request was refused, by the disk perhaps."""
        if not isinstance(answer, Done):
            self._quiet_until = self._services.clock.monotonic() + RETRY
            self.idle()

    def _command(self, table: TableState | None, due: Due) -> c.TableCommand | Refusal:
        """Return what is due now that its turn has come: people may have come back or moved meanwhile."""
        if table is None or not due.is_same_as(self._due_now(table)):
            return c.Nothing()
        if due.heir is not None:
            return c.PromoteHost(due.heir)
        if due.go_on:
            return c.StartNextRound()
        assert due.seat is not None
        if due.back:
            return c.MarkReturned(due.seat)
        services = self._services
        action = action_for(table, due.seat, services.rng.randrange, services.knowledge)
        return action if action is not None and action.commands else Refusal(TableCode.NO_GAME)


def _are_all_seated(state: TableState, here: frozenset[MemberId]) -> bool:
    return (
        state.host in here
        and all(member.approved and member.id in here for member in state.members.values())
        and all(chair.person is not None for chair in state.chairs)
    )


def _step_of(state: TableState) -> Step | None:
    """Return what the game is waiting for, as something to compare: a new step begins a new wait."""
    if state.game is None:
        return None
    this = state.game.round
    # The first one who is ready for the next round starts the others' clock.
    return (state.games, this.number, state.game.phase, this.scout, len(this.pointings), bool(state.ready))
