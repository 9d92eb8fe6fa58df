"""Who is here, who is away for how long, and the one timer that lets the table act by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stella.rules import Rejection, Seat

from . import commands as c
from .carry import Due, Presence, action_for, next_due
from .people import MemberId
from .refusal import Refusal, TableCode
from .state import Status, TableState, seat_of, status_of

if TYPE_CHECKING:
    from .live import LiveTable
    from .ports import Timer

Step = tuple[object, ...]

RETRY: Final = 2.0
"""Seconds before the table tries again what was refused."""


class Attendance:
    """Keeps an eye on one table. Everything it does goes through `ask`, like any other wish."""

    __slots__ = ("_absent_since", "_quiet_until", "_step", "_step_since", "_timer", "live")

    def __init__(self, live: LiveTable) -> None:
        """Nobody has come yet."""
        self.live = live
        self._absent_since: dict[MemberId, float] = {}
        self._step: Step | None = None
        self._step_since = 0.0
        self._timer: Timer | None = None
        self._quiet_until = 0.0

    @property
    def due(self) -> bool:
        """Whether the table will act by itself."""
        return self._timer is not None

    def woke(self) -> None:
        """The log was loaded: whoever is not connected is away from this moment."""
        now = self.live.services.clock.monotonic()
        state = self.live.state
        present = self.live.audience.present()
        members = state.members if state is not None else {}
        self._absent_since = {
            member: self._absent_since.get(member, now) for member in members if member not in present
        }
        if state is not None and state.time_left is not None and state.options.time_limit is not None:
            self._step = _step_of(state)
            self._step_since = now - (state.options.time_limit - state.time_left / 1000)

    def arrived(self, member: MemberId) -> None:
        """Somebody has a connection again; if the table played for them, they take over."""
        self._absent_since.pop(member, None)
        state = self.live.state
        seat = seat_of(state, member) if state is not None else None
        if state is not None and seat is not None and seat in state.away:
            self.live.ask(None, self._id("back"), lambda _: c.LetReturn(seat), lambda _: None)
        self.tend()

    def left(self, member: MemberId) -> None:
        """Somebody lost their last connection."""
        self._absent_since[member] = self.live.services.clock.monotonic()
        self.tend()

    def stop(self) -> int | None:
        """Stop acting. Gives the time left of a limited step, in milliseconds, to be kept."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        state = self.live.state
        if state is None or state.options.time_limit is None or status_of(state) is not Status.PLAYING:
            return None
        age = self.live.services.clock.monotonic() - self._step_since
        return max(0, int((state.options.time_limit - age) * 1000))

    def tend(self) -> None:
        """Look at the table: act, or set the timer for when it will be time to."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        state = self.live.state
        if state is None or self.live.gone:
            return
        now = self.live.services.clock.monotonic()
        if (step := _step_of(state)) != self._step:
            self._step, self._step_since = step, now
        due = self._next_due(state, now)
        if due is not None:
            wait = max(0.0, due.seconds, self._quiet_until - now)
            self._timer = self.live.services.clock.call_later(wait, self._act)

    def _next_due(self, state: TableState, now: float) -> Due | None:
        absent = {member: now - since for member, since in self._absent_since.items()}
        presence = Presence(self.live.audience.present(), absent)
        return next_due(state, presence, now - self._step_since, self.live.services.bot_pause)

    def _act(self) -> None:
        """It is time: do what is due now, if it still is."""
        self._timer = None
        state = self.live.state
        if state is None:
            return
        due = self._next_due(state, self.live.services.clock.monotonic())
        if due is None or due.seconds > 0.001:
            self.tend()
            return
        heir, seat = due.heir, due.seat
        if heir is not None:
            self.live.ask(None, self._id("host"), lambda _: c.Inherit(heir), self._answered)
        elif seat is not None:
            self.live.ask(None, self._id("play"), lambda table: self._action(table, seat), self._answered)

    def _answered(self, answer: Refusal | Rejection | None) -> None:
        """What the table wanted was refused, by the disk perhaps: try again a little later."""
        if answer is not None:
            self._quiet_until = self.live.services.clock.monotonic() + RETRY

    def _action(self, table: TableState | None, seat: Seat) -> c.TableCommand | Refusal:
        action = None if table is None else action_for(table, seat, self.live.services.chance.below)
        return action if action is not None and action.commands else Refusal(TableCode.NO_GAME)

    def _id(self, what: str) -> str:
        return f"{what}-{self.live.seq}-{self.live.services.chance.below(1 << 30)}"


def _step_of(state: TableState) -> Step | None:
    """What the game is waiting for, as something to compare: a new step begins a new wait."""
    if state.game is None:
        return None
    this = state.game.round
    return (state.games, this.number, state.game.phase, this.scout, len(this.pointings))
