"""The ports and settings that all live tables share."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol

from stella.bots import Knowledge, builtin_knowledge
from stella.tables.people import MemberId
from stella.tables.state import Trust
from stella.tables.votes import Lesson

from .lobby_codes import LocalCodes
from .ports import Bus, Clock, Cluster, LobbyCodes, Rng, SingleNode, Store, TableId
from .snapshots import SnapshotQueue
from .supply import Supply


async def _nothing(_: TableId) -> None:
    """Do nothing: the table has nothing but its log."""


@dataclass(frozen=True, slots=True)
class OpenedRound:
    """A round of a game over days that has just opened."""

    players: Mapping[MemberId, str]
    """The people who play, and their languages."""
    until: int
    """When it closes, in milliseconds."""


class RoundNotifier(Protocol):
    """Sends notifications about what this node wrote; called once it is on disk."""

    def opened(self, table: TableId, opened: OpenedRound) -> None:
        """Note that a round over days has opened."""

    def left(self, table: TableId, member: MemberId) -> None:
        """Note that a member has left or was removed."""


@dataclass(frozen=True, slots=True)
class Services:
    """Ports and settings of the tables of one server."""

    store: Store
    bus: Bus
    clock: Clock
    rng: Rng
    supply: Supply
    spawn: Callable[[Coroutine[Any, Any, None]], object]
    """Run a coroutine concurrently, holding a reference until it is done."""
    problem: Callable[[str, BaseException], None]
    """Report an unexpected error, without secrets."""
    bot_pause: float
    """Seconds that a bot pretends to think."""
    knowledge: Knowledge = field(default_factory=builtin_knowledge)
    """The bots' knowledge."""
    finished: Callable[[TableId, Lesson], None] = lambda *_: None
    """Called when a game is over and on disk."""
    may_write: Callable[[TableId, MemberId | None, Trust, bool], bool] = lambda *_: True
    """Take one of the entries that a member may add to a table's log; false if none is left for now.

    The last argument says whether only the member sees the entry."""
    moved: Callable[[int], None] = lambda _: None
    """Count public moves that were written."""
    notifier: RoundNotifier | None = None
    """Sends notifications; `None` if this server sends none."""
    snapshots: SnapshotQueue = field(default_factory=SnapshotQueue)
    turns: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Limits how many long logs are read at the same time."""
    node: str = field(default_factory=lambda: secrets.token_hex(4))
    """The name of this node in what nodes tell each other about an audience."""
    cluster: Cluster = field(default_factory=SingleNode)
    """The other nodes that have the same tables."""
    shared: bool = False
    """Whether other nodes write to the same logs: memory may be outdated, so refusals must be checked first."""
    codes: LobbyCodes = field(default_factory=lambda: LocalCodes(time.monotonic))
    """The short codes of tables that wait for people."""
    many_slept: Callable[[], None] = lambda: None
    """Called after many tables fell asleep, to return their memory."""
    look_at_pictures: Callable[[TableId], Awaitable[None]] = _nothing
    """Load other nodes' changes to a table's uploaded pictures; raises `StoreUnavailable`."""
    deleted: Callable[[TableId], Awaitable[None]] = _nothing
    """Remove everything of a table besides its log."""
    discarded: Callable[[TableId], Awaitable[None]] = _nothing
    """Hide everything of a table besides its log: it is in the bin."""
