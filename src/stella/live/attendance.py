"""Who is here, who is away for how long, and the one timer that lets the table act by itself."""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, Final

from stella.rules import Rejection
from stella.tables import commands as c
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.stand_in import Due, Presence, action_for, next_due
from stella.tables.state import Status, TableState, status_of

if TYPE_CHECKING:
    from .ports import Timer
    from .table import LiveTable

Step = tuple[object, ...]

RETRY: Final = 2.0
"""Seconds before the table tries again what was refused."""
SOON: Final = 0.001


class Attendance:
    """Keeps an eye on one table. Everything it does goes through `ask`, like any other wish."""

    __slots__ = (
        "_absent_since",
        "_calm",
        "_empty_since",
        "_people",
        "_quiet_until",
        "_step",
        "_step_since",
        "_stopped",
        "_timer",
        "live",
    )  # fmt: skip

    def __init__(self, live: LiveTable) -> None:
        """Nobody has come yet."""
        self.live = live
        self._absent_since: dict[MemberId, float] = {}
        self._empty_since: float | None = None
        self._step: Step | None = None
        self._step_since = 0.0
        self._timer: Timer | None = None
        self._quiet_until = 0.0
        self._stopped = False
        self._people: tuple[object, ...] = (None,) * 4
        self._calm = False

    @property
    def due(self) -> bool:
        """Whether the table will act by itself."""
        return self._timer is not None

    def woke(self) -> None:
        """The log was loaded. The time left of a limited step begins to run when somebody is here."""
        state, now = self.live.state, self.live.services.clock.monotonic()
        if state is None:
            return
        self._absent_since = {
            member: since for member, since in self._absent_since.items() if member in state.members
        }
        if self._empty_since is None and not self.live.audience.present():
            self._empty_since = now
        limit, left = state.options.time_limit, state.time_left
        if limit is not None and left is not None and (step := _step_of(state)) != self._step:
            self._step, self._step_since = step, now - (limit - left / 1000)

    def arrived(self, member: MemberId) -> None:
        """Somebody has a connection again; if the table played for them, they take over."""
        self._absent_since.pop(member, None)
        if self._empty_since is not None:  # the time of a step stands still while nobody is here
            self._step_since += self.live.services.clock.monotonic() - self._empty_since
            self._empty_since = None
        self.tend()

    def left(self, member: MemberId) -> None:
        """Somebody lost their last connection."""
        now, state = self.live.services.clock.monotonic(), self.live.state
        if state is None or member in state.members:
            self._absent_since[member] = now
        if not self.live.audience.present():
            self._empty_since = now
        self.tend()

    def stop(self) -> int | None:
        """Stop acting for good. Gives the time left of a limited step, in milliseconds, to be kept."""
        self._stopped = True
        self._cancel()
        state = self.live.state
        if state is None or state.options.time_limit is None or status_of(state) is not Status.PLAYING:
            return None
        if self._step != _step_of(state):
            return None  # nobody has been here in this step: what the log says holds
        until = self.live.services.clock.monotonic() if self._empty_since is None else self._empty_since
        return max(0, int((state.options.time_limit - (until - self._step_since)) * 1000))

    def tend(self) -> None:
        """Look at the table: set the timer for when it will be time to act."""
        self._cancel()
        state = self.live.state
        if state is None or self._stopped or self.live.gone:
            return
        if (step := _step_of(state)) != self._step:
            self._step, self._step_since = step, self.live.services.clock.monotonic()
        if self._is_calm(state):
            return
        now = self.live.services.clock.monotonic()
        due = self._next_due(state, now)
        if due is not None:
            wait = max(0.0, due.seconds, self._quiet_until - now)
            self._timer = self.live.services.clock.call_later(wait, self._act)

    def _is_calm(self, state: TableState) -> bool:
        """Everybody sits here and may think as long as they like: nothing will be due, whatever the game does."""
        if state.away or state.by_list or state.options.time_limit is not None:
            return False
        people = (state.members, state.chairs, state.host, self.live.audience.present())
        if people is not self._people and not all(map(is_, people, self._people)):
            here = people[3]
            self._people = people
            self._calm = (
                state.host in here
                and all(member.approved and member.id in here for member in state.members.values())
                and all(chair.member is not None for chair in state.chairs)
            )
        return self._calm

    def forget(self) -> None:
        """Drop what was looked up, to save memory while nothing happens."""
        self._people = (None,) * 4
        self._absent_since = dict(self._absent_since)  # an emptied one keeps its room

    def _cancel(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _next_due(self, state: TableState, now: float) -> Due | None:
        present = self.live.audience.present()
        for member in state.members:
            if member not in present:  # also who never had a connection is away from when we noticed
                self._absent_since.setdefault(member, now)
        absent = {member: now - since for member, since in self._absent_since.items()}
        return next_due(
            state, Presence(present, absent), now - self._step_since, self.live.services.bot_pause
        )

    def _act(self) -> None:
        """It is time: do what is due now, if it still is."""
        self._timer = None
        due = self._due_now(self.live.state)
        if due is None:
            self.tend()
        elif due.heir is not None:
            self._ask("host", due)
        else:
            self._ask("back" if due.back else "play", due)

    def _due_now(self, state: TableState | None) -> Due | None:
        if state is None or _step_of(state) != self._step:
            return None
        due = self._next_due(state, self.live.services.clock.monotonic())
        return due if due is not None and due.seconds <= SOON else None

    def _ask(self, what: str, due: Due) -> None:
        name = f"{what}-{self.live.seq}-{self.live.services.chance.below(1 << 30)}"
        self.live.ask(None, name, lambda table: self._command(table, due), self._answered)

    def _answered(self, answer: Refusal | Rejection | None) -> None:
        """What the table wanted was refused, by the disk perhaps: try again a little later."""
        if answer is not None:
            self._quiet_until = self.live.services.clock.monotonic() + RETRY
            self.tend()

    def _command(self, table: TableState | None, due: Due) -> c.TableCommand | Refusal:
        """What is due, when its turn has come: people may have come back or moved meanwhile."""
        if table is None or not due.is_same_as(self._due_now(table)):
            return c.Nothing()
        if due.heir is not None:
            return c.Inherit(due.heir)
        assert due.seat is not None
        if due.back:
            return c.LetReturn(due.seat)
        services = self.live.services
        action = action_for(table, due.seat, services.chance.below, services.minds, services.guest)
        return action if action is not None and action.commands else Refusal(TableCode.NO_GAME)


def _step_of(state: TableState) -> Step | None:
    """What the game is waiting for, as something to compare: a new step begins a new wait."""
    if state.game is None:
        return None
    this = state.game.round
    return (state.games, this.number, state.game.phase, this.scout, len(this.pointings))
