"""Limits on wrong codes, per address or table and for everyone together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stella.server.limits.rates import Buckets, SharedRateCounter
from stella.server.settings import Rate

SLOWED: Final = 2.0
"""Delay in seconds for each code while too many wrong ones are typed, by anyone."""
EVERYONE: Final = "all"
OWN_PART: Final = 6
"""What one address may get wrong is a sixth of what all may."""


class Guesses:
    """Counts wrong codes. Above a limit of its own an address is refused, above that of all each code takes a while."""

    def __init__(
        self, rate: Rate | None, now: Callable[[], float], counter: SharedRateCounter | None, name: str
    ) -> None:
        """`rate`: of wrong codes from everyone; `None`: no limits. `name`: of what codes are guessed."""
        self._everyone = Buckets(rate, now, counter, name)
        self._own = Buckets(None if rate is None else rate.share(OWN_PART), now, counter, f"own {name}")

    def pause(self) -> float:
        """Return how many seconds a code has to wait."""
        return 0.0 if self._everyone.has(EVERYONE) else SLOWED

    def may_try(self, *who: str) -> bool:
        """Whether these addresses and tables got few codes wrong lately; otherwise right ones aren't taken either.

        To be asked when nothing is awaited any more before the answer: many wrong codes may come at the same time.
        """
        return all(self._own.has(each) for each in who)

    def note_wrong(self, *who: str) -> None:
        """One more was wrong."""
        for each in who:
            self._own.take(each)
        self._everyone.take(EVERYONE)
