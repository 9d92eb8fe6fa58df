"""One timer that visits every socket once per interval, each at its own moment."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

PHASES = 100
_STRIDE = 61  # has no common factor with PHASES: sockets that open together are visited far apart


class Heartbeat(Protocol):
    """Something to be visited."""

    def beat(self) -> None:
        """Handle a visit; must not raise."""


class HeartbeatScheduler:
    """Calls `beat` of every member once per `interval`, spread over PHASES moments.

    It needs one timer in all, and none while it has no members. A late turn delays the following ones rather than
    rushing them, so that a server that was blocked doesn't take its own pause for silence of its clients.
    """

    __slots__ = ("_clock", "_due", "_hand", "_joined", "_phases", "_size", "_tick", "_timer")

    def __init__(self, interval: float, clock: Callable[[], float] | None = None) -> None:
        self._tick = interval / PHASES
        self._clock = clock
        self._phases: list[set[Heartbeat]] = [set() for _ in range(PHASES)]
        self._hand = 0
        self._joined = 0
        self._size = 0
        self._due = 0.0
        self._timer: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return self._size

    def join(self, member: Heartbeat) -> int:
        """Add a member; return its phase, which `leave` needs."""
        phase = self._joined * _STRIDE % PHASES
        self._joined += 1
        self._phases[phase].add(member)
        self._size += 1
        if self._timer is None:
            self._due = self.now() + self._tick
            self._wait()
        return phase

    def leave(self, member: Heartbeat, phase: int) -> None:
        """Forget a member."""
        self._phases[phase].remove(member)
        self._size -= 1
        if not self._size and self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def turn(self) -> None:
        """Visit the members of the next phase."""
        self._hand = (self._hand + 1) % PHASES
        for member in tuple(self._phases[self._hand]):
            member.beat()

    def poll(self) -> None:
        """Go on to the next phase if it is time."""
        now = self.now()
        if now < self._due:
            return
        self._due += self._tick
        if self._due < now:
            self._due = now + self._tick
        self.turn()

    def now(self) -> float:
        """Return the scheduler's time in seconds."""
        return self._clock() if self._clock is not None else asyncio.get_running_loop().time()

    def _wait(self) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(max(0.0, self._due - self.now()), self._fired)

    def _fired(self) -> None:
        self._timer = None
        self.poll()
        if self._size:
            self._wait()
