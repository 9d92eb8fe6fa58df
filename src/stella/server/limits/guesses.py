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
"""One address may get a sixth as many codes wrong as everyone together."""


class Guesses:
    """Counts wrong codes. Above its own limit an address is refused; above the common limit every code is delayed."""

    def __init__(
        self, rate: Rate | None, now: Callable[[], float], counter: SharedRateCounter | None, name: str
    ) -> None:
        """`rate`: for wrong codes from everyone; `None`: no limits. `name`: of the rate."""
        self._everyone = Buckets(rate, now, counter, name)
        self._own = Buckets(None if rate is None else rate.share(OWN_PART), now, counter, f"own {name}")

    def pause(self) -> float:
        """Return the seconds that each code is delayed."""
        return 0.0 if self._everyone.has(EVERYONE) else SLOWED

    def may_try(self, *who: str) -> bool:
        """Return whether these addresses and tables are below their limit; if not, right codes aren't accepted either.

        Don't await anything between this and the answer: many wrong codes may arrive at the same time.
        """
        return all(self._own.has(each) for each in who)

    def note_wrong(self, *who: str) -> None:
        """Count a wrong code."""
        for each in who:
            self._own.take(each)
        self._everyone.take(EVERYONE)
