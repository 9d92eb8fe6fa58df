"""Whether tables can be loaded and saved: probed at fixed times, answered from memory.

Moves must not change when a probe runs or how long an answer takes: see docs/side-channels.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from stella.live.ports import StoreUnavailable

EVERY: Final = 2.0
"""Seconds between two probes."""
PATIENCE: Final = 5.0
"""Maximum seconds per probe."""


class Readiness:
    """The outcome of the last probe, and the time of the last good one."""

    def __init__(self, check: Callable[[], Awaitable[None]], now: Callable[[], float]) -> None:
        """`check` raises `StoreUnavailable` unless the store can be read and written."""
        self._check = check
        self._now = now
        self._good_at = now()
        self.is_ready = False

    def lost_for(self) -> float:
        """Seconds since the last good probe began; less than `EVERY` and a probe's time if all is well."""
        return self._now() - self._good_at

    async def probe(self) -> None:
        """Check whether tables can be loaded and saved now."""
        began = self._now()
        try:
            async with asyncio.timeout(PATIENCE):
                await self._check()
        except (StoreUnavailable, TimeoutError):
            self.is_ready = False
        else:
            self.is_ready, self._good_at = True, began

    async def watch(self) -> None:
        """Probe at fixed times, for ever."""
        while True:
            await self.probe()
            await asyncio.sleep(EVERY)
