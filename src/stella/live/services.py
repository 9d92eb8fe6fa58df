"""The ports and settings that all live tables share."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

from stella.bots import Knowledge, builtin_knowledge
from stella.tables.people import MemberId
from stella.tables.state import Trust
from stella.tables.votes import Lesson

from .lobby_codes import LocalCodes
from .ports import Bus, Clock, Cluster, LobbyCodes, Rng, SingleNode, Store, TableId
from .snapshots import SnapshotQueue
from .supply import Supply


def _nothing() -> None:
    """Nothing has to be done."""


async def _nothing_else(_: TableId) -> None:
    """A table has nothing besides its log."""


def _nobody_learns(_: TableId, __: Lesson) -> None:
    """A finished game is over, and that is all."""


def _nobody_counts(_: int) -> None:
    """Moves are just made."""


def _as_much_as_they_like(_: TableId, __: MemberId | None, ___: Trust, ____: bool) -> bool:
    """Nothing limits what a table writes."""
    return True


@dataclass(frozen=True, slots=True)
class Services:
    """Ports and settings of the tables of one server."""

    store: Store
    bus: Bus
    clock: Clock
    rng: Rng
    supply: Supply
    spawn: Callable[[Coroutine[Any, Any, None]], object]
    """Run something concurrently, keeping hold of it until it is done."""
    problem: Callable[[str, BaseException], None]
    """Report an unexpected error, without secrets."""
    bot_pause: float
    """Seconds that a bot pretends to think."""
    knowledge: Knowledge = field(default_factory=builtin_knowledge)
    """What the bots know."""
    finished: Callable[[TableId, Lesson], None] = _nobody_learns
    """A game has just come to its end, and is on disk."""
    may_write: Callable[[TableId, MemberId | None, Trust, bool], bool] = _as_much_as_they_like
    """Take one of the lines that a member may add to the log of a table; false if there is none left for now.

    The last argument says whether only the member sees what the line says."""
    moved: Callable[[int], None] = _nobody_counts
    """This many moves were written that everybody sees."""
    snapshots: SnapshotQueue = field(default_factory=SnapshotQueue)
    turns: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Of those who read long logs."""
    cluster: Cluster = field(default_factory=SingleNode)
    """Other nodes that have the same tables."""
    shared: bool = False
    """Whether other nodes write to the same logs: what is in memory may be old, and must refuse nobody."""
    codes: LobbyCodes = field(default_factory=lambda: LocalCodes(time.monotonic))
    """The short codes of tables that wait for people."""
    many_slept: Callable[[], None] = _nothing
    """Many tables have just gone to sleep: what they had in memory can be returned."""
    look_at_pictures: Callable[[TableId], Awaitable[None]] = _nothing_else
    """Notice what other nodes did to the uploaded pictures of a table; raises `StoreUnavailable`."""
    deleted: Callable[[TableId], Awaitable[None]] = _nothing_else
    """Remove what is kept of a table besides its log."""
    discarded: Callable[[TableId], Awaitable[None]] = _nothing_else
    """Hide what is kept of a table besides its log: it is in the bin."""
