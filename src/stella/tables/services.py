"""The outside world, as one bundle that every live table shares."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from .ports import Bus, Chance, Clock, Store
from .supply import Supply


@dataclass(frozen=True, slots=True)
class Services:
    """Ports and settings of the tables of one server."""

    store: Store
    bus: Bus
    clock: Clock
    chance: Chance
    supply: Supply
    spawn: Callable[[Coroutine[Any, Any, None]], object]
    """Run something beside, keeping hold of it until it is done."""
    problem: Callable[[str, BaseException], None]
    """Report what should not happen, without its secrets."""
    deck_ids: frozenset[str]
    bot_pause: float = 0.9
    """Seconds a bot seems to think."""
