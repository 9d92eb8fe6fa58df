"""Real time and real chance, for servers; tests bring others."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable


class SystemClock:
    """The clock of this machine."""

    def now(self) -> int:
        """Wall-clock time in milliseconds."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Seconds that never jump."""
        return time.monotonic()

    def call_later(self, seconds: float, action: Callable[[], None]) -> asyncio.TimerHandle:
        """Do `action` after some time, in the running event loop."""
        return asyncio.get_running_loop().call_later(seconds, action)


class SystemRng:
    """Chance that nobody can foresee."""

    def shuffled(self, count: int) -> list[int]:
        """The numbers 0 … count-1 in random order."""
        order = list(range(count))
        secrets.SystemRandom().shuffle(order)
        return order

    def randrange(self, limit: int) -> int:
        """A number from 0 to limit-1."""
        return secrets.randbelow(limit)
