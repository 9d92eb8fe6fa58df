"""How long the game has been waiting for the same thing. Stands still while nobody is at the table."""

from __future__ import annotations

from collections.abc import Callable

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
        """The game waits for this. `age`: for this many seconds already; less than 0 if time begins to run later."""
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
        """How long `step` has lasted: no time at all when it is a new one."""
        return self._now() - self._since if step == self.step else 0.0

    def _now(self) -> float:
        return self._monotonic() if self._paused_at is None else self._paused_at
