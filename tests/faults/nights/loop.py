"""An event loop without a clock, threads or I/O: when nobody has anything to do, time jumps to the next timer."""

from __future__ import annotations

import asyncio
from typing import Any


class VirtualLoop(asyncio.BaseEventLoop):
    """Runs the same calls in the same order at the same times, every time."""

    def __init__(self) -> None:
        super().__init__()
        self._now = 0.0
        self._selector = self  # what `BaseEventLoop` asks for I/O, and waits for until the next timer
        self.errors: list[str] = []
        """What nobody caught."""
        self.set_exception_handler(self._note)

    def time(self) -> float:
        """Seconds since the loop was made."""
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """Wait until the next timer: it is time now."""
        if timeout is None:
            raise RuntimeError("everybody waits, and nothing will happen")
        if timeout > 0:
            scheduled: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
            self._now = max(self._now, scheduled[0].when())
        return []

    def drop_everything(self) -> None:
        """End what still runs: tasks of killed nodes wait for ever."""
        self.set_exception_handler(lambda _, __: None)
        for task in asyncio.all_tasks(self):
            task.cancel()
        self.call_soon(self.stop)
        self.run_forever()
        self.close()

    def _note(self, _: object, context: dict[str, Any]) -> None:
        if "exception" in context:  # killed nodes leave tasks behind that never end: that isn't one
            self.errors.append(f"{context['message']}: {context['exception']!r}")

    def _process_events(self, _: list[Any]) -> None:
        """There is no I/O."""
