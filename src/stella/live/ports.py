"""Ports: what tables need from outside. `store`, `bus` and `cli` implement them; tests bring their own."""

from __future__ import annotations

from asyncio import Future
from collections.abc import Callable, Mapping, Sequence
from typing import Final, Protocol

from msgspec import Struct

from stella.tables.codes import MemberId, TableId


class Entry(Struct, frozen=True):
    """Log entry of one accepted request; `body` has its encoded events."""

    request_id: str
    """Chosen by the client, unique in the log."""
    at: int
    """Wall-clock time in milliseconds."""
    body: bytes
    finished: bool = False
    """Whether the table's last game is over after it."""
    due: int | None = None
    """When the table must be woken to act, in milliseconds, or `NEVER`; `None` leaves that as it was. Not read back."""


NEVER: Final = -1
"""Not unless somebody comes."""


class Snapshot(Struct, frozen=True):
    """What a table was after its first `seq` entries: a cache beside the log, never the truth."""

    seq: int
    kind: str
    """Format version; other versions don't read it."""
    body: bytes


class TableSummary(Struct, frozen=True):
    """A table as the operator sees it in a list."""

    table: TableId
    seq: int
    created_at: int
    touched_at: int
    finished: bool = False
    """Whether its last game is over."""
    discarded_at: int | None = None
    """When it was put into the bin, if it is there."""


class Extent(Struct, frozen=True):
    """How much there is in a store."""

    tables: int
    newest: int | None
    """The time of the newest entry of all tables, or of the newest in the bin; `None` if there is none."""


class Conflict(Exception):
    """Somebody else wrote first, or this request id was written before: load what is new, decide again."""


class StoreUnavailable(Exception):
    """The disk or the database refuses (full, read-only, gone). Nothing was saved; try again later."""


class Store(Protocol):
    """An append-only log for each table, with primary key (table, seq) and unique (table, request id)."""

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        """The entries with seq > `after`, in order: all, or the first `most`. The first entry of a table has seq 1."""

    async def find(self, table: TableId, request_ids: Sequence[str]) -> Mapping[str, Entry]:
        """Those of the entries that have these request ids, by id; without reading the others."""

    async def heads(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        """How many entries each of these tables has; those that do not exist are missing."""

    def save_snapshot(self, table: TableId, snapshot: Snapshot) -> None:
        """Keep a snapshot in the place of an older one; it is there when the next append is.

        It may get lost, and nobody is told. It is not kept where the log has no entry `snapshot.seq`, and it is removed
        with the table, like an entry.
        """

    async def snapshot(self, table: TableId) -> Snapshot | None:
        """The newest one that was kept, if any; its entry is in the log."""

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> Future[None]:
        """Write `entries` as seq expected+1, expected+2, …: all or nothing, durable when the future is done.

        Fails with `Conflict` when the table is not at `expected` or a request id was used before, and with
        `StoreUnavailable` when the disk refuses. Appends of many tables share one commit.
        """

    async def discard(self, table: TableId, at: int, expected: int | None = None) -> bool:
        """Put a table into the bin: as if it were deleted, until it is recovered. Its code stays taken.

        Returns false, and changes nothing, if there is no such table or it is not at `expected`.
        """

    async def recover(self, table: TableId) -> bool:
        """Take a table out of the bin, as it was; false if it is not there."""

    async def discarded(self, table: TableId | None = None) -> Sequence[TableSummary]:
        """Return all tables in the bin, the longest there first; or this one, if it is there."""

    async def delete(self, table: TableId) -> bool:
        """Remove every trace of a table or of one in the bin, also from free pages and journals of our own.

        Returns false if there was none.
        """

    async def tables(self, touched_before: int | None = None) -> Sequence[TableSummary]:
        """All tables that are not in the bin, or those not touched since; the longest untouched first."""

    async def due(self, before: int | None = None) -> Mapping[TableId, int]:
        """When tables have to be woken: all that act by themselves, or those due before then; not those in the bin."""

    async def extent(self) -> Extent:
        """Return how many tables there are, without the bin, and the time of what was written last."""

    async def database_time(self) -> int | None:
        """The clock of the database in milliseconds, which all nodes share; `None` if it has none of its own."""

    async def check(self) -> None:
        """Raise `StoreUnavailable` unless the log can be read and written now."""

    async def close(self) -> None:
        """Finish what is being written, then release the files."""


class Bus(Protocol):
    """Tells other nodes that a table has grown. It carries no secret, and losing a message only costs time."""

    def publish(self, table: TableId, seq: int) -> None:
        """`table` is now at `seq`."""

    def subscribe(
        self, hear: Callable[[TableId, int], None], missed: Callable[[], None] = ...
    ) -> Callable[[], None]:
        """Call `hear` for every message, and `missed` when some may have been lost; returns how to stop."""


class Cluster(Protocol):
    """What other nodes have of a table besides its log: who is connected there. Losing a message only costs time."""

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        """These members are connected to this node now, and no others."""

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        """People who are connected to other nodes."""

    def is_leader(self, table: TableId) -> bool:
        """Whether this node is the one that acts first when something is due at a table.

        That only saves work: others act a little later, and the log settles who was first.
        """

    def has_peers(self) -> bool:
        """Whether there are other nodes that stay, as far as is known: people can go there when this one ends."""

    def leave(self) -> None:
        """Tell other nodes that this one is about to end: nobody should go there."""

    def broadcast(self, topic: str, payload: bytes) -> None:
        """Tell other nodes something that is written nowhere; of a table, under its id. UTF-8, and short."""

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        """Call `moved` when `elsewhere` has changed, `told` for what others pass on; returns how to stop."""


CODE_LIFE: Final = 86_400.0
"""Seconds that a lobby keeps its short code after it was last shown."""
CODE_MEMORY: Final = 3_600.0
"""Seconds after the start in which a code is nobody else's, and tells people why it lets them in no longer."""


class FoundCode(Struct, frozen=True):
    """The table that has a short code."""

    table: TableId
    open: bool
    """Whether it still waits for people."""


class LobbyCodes(Protocol):
    """Short codes of tables that wait for people: unique among all nodes, and free for others later.

    Tables don't depend on them: after a crash, pages that ask again get the same ones unless somebody else has them
    meanwhile. All raise `StoreUnavailable` where they are kept elsewhere.
    """

    async def lease(self, table: TableId, letters: Callable[[int], str]) -> str:
        """The code of a table that waits for people, for a day from now; the same while it has one.

        `letters` returns the letters to begin it with, others for each attempt.
        """

    async def find(self, code: str) -> FoundCode | None:
        """The table with this code, and whether it still waits; `None` where there is none."""

    async def close(self, table: TableId) -> None:
        """The game has started: the code lets nobody in, and is free for others in an hour."""

    async def release(self, table: TableId) -> None:
        """The table is gone."""


class Timer(Protocol):
    """Something that will happen unless cancelled."""

    def cancel(self) -> None:
        """Cancel it."""


class Clock(Protocol):
    """Clock and timers, so that tests can control them."""

    def now(self) -> int:
        """Wall-clock time in milliseconds, for records."""

    def monotonic(self) -> float:
        """Seconds that never jump, for waiting."""

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        """Call `action` after this many seconds."""


class Rng(Protocol):
    """All randomness: shuffles and draws."""

    def shuffled(self, count: int) -> list[int]:
        """The numbers 0 … count-1 in random order."""

    def randrange(self, limit: int) -> int:
        """A number from 0 to limit-1."""


NOBODY: Final[frozenset[MemberId]] = frozenset()


class SingleNode:
    """Nobody is anywhere else."""

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        """There is nobody to tell."""

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        """Nobody."""
        return NOBODY

    def is_leader(self, table: TableId) -> bool:
        """It does everything."""
        return True

    def has_peers(self) -> bool:
        """There are none."""
        return False

    def leave(self) -> None:
        """There is nobody to tell."""

    def broadcast(self, topic: str, payload: bytes) -> None:
        """There is nobody to tell."""

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        """Nothing will come."""
        return lambda: None
