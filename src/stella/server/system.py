"""Real time and randomness for servers; tests use their own."""

from __future__ import annotations

import asyncio
import ctypes
import secrets
import sys
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
        """Call `action` after this many seconds, in the running event loop."""
        return asyncio.get_running_loop().call_later(seconds, action)


class SystemRng:
    """Unpredictable randomness."""

    def shuffled(self, count: int) -> list[int]:
        """Return the numbers 0 … count-1 in random order."""
        order = list(range(count))
        secrets.SystemRandom().shuffle(order)
        return order

    def randrange(self, limit: int) -> int:
        """Return a number from 0 to limit-1."""
        return secrets.randbelow(limit)


def return_memory() -> None:
    """Return freed memory to the operating system, if the C library has a call for that.

    glibc keeps what lies between blocks in use: after some hundred tables have fallen asleep, half of what each
    of them still takes. Takes a few milliseconds of another thread.
    """
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)
