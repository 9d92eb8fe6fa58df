"""Ports: what tables need from outside. `store`, `bus` and `cli` implement them; tests have their own."""

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
"""Wake only when somebody comes."""


class Snapshot(Struct, frozen=True):
    """State of a table after its first `seq` entries: a cache of the log, never the truth."""

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
    """Size and age of a store."""

    tables: int
    newest: int | None
    """Time of the newest entry of all tables, including those in the bin; `None` if there is none."""


class Conflict(Exception):
    """Another writer was first, or the log has this request id already: load what is new and decide again."""


class StoreUnavailable(Exception):
    """The disk or the database isn't available (full, read-only, gone). Nothing was saved; try again later."""


class Store(Protocol):
    """An append-only log for each table, with primary key (table, seq) and unique (table, request id)."""

    async def load(self, table: TableId, after: int = 0, most: int | None = None) -> Sequence[Entry]:
        """Return the entries with seq > `after` in order: all, or the first `most`. The first entry has seq 1."""

    async def find(self, table: TableId, request_ids: Sequence[str]) -> Mapping[str, Entry]:
        """Return the entries with these request ids, by id, without reading the others."""

    async def heads(self, tables: Sequence[TableId]) -> Mapping[TableId, int]:
        """Return how many entries each of these tables has; tables that don't exist are left out."""

    def save_snapshot(self, table: TableId, snapshot: Snapshot) -> None:
        """Replace the table's snapshot; it is saved no later than the next append.

        It may get lost silently. It isn't saved if the log has no entry `snapshot.seq`, and it is deleted with the
        table, like an entry.
        """

    async def snapshot(self, table: TableId) -> Snapshot | None:
        """Return the saved snapshot, if any; its entry is in the log."""

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> Future[None]:
        """Write `entries` as seq expected+1, expected+2, …: all or nothing, durable when the future is done.

        Fails with `Conflict` if the table isn't at `expected` or the log has one of the request ids, and with
        `StoreUnavailable` if the disk fails. Appends of many tables share one commit.
        """

    async def discard(self, table: TableId, at: int, expected: int | None = None) -> bool:
        """Put a table into the bin: it looks deleted until it is recovered. Its code stays taken.

        Returns false, and changes nothing, if there is no such table or it is not at `expected`.
        """

    async def recover(self, table: TableId) -> bool:
        """Take a table out of the bin, unchanged; return false if it isn't there."""

    async def discarded(self, table: TableId | None = None) -> Sequence[TableSummary]:
        """Return the tables in the bin, oldest first; with `table`, only that one."""

    async def delete(self, table: TableId) -> bool:
        """Remove every trace of a table, in the bin or not, including free pages and our own journals.

        Returns false if there was none.
        """

    async def tables(self, touched_before: int | None = None) -> Sequence[TableSummary]:
        """Return the tables that aren't in the bin, or only those not touched since; least recently touched first."""

    async def due(self, before: int | None = None) -> Mapping[TableId, int]:
        """Return when tables must be woken: all that act by themselves, or those due before; without the bin."""

    async def save_subscription(self, table: TableId, member: MemberId, body: bytes | None) -> bool:
        """Save or replace where a member gets notifications, or with `None` remove it; deleted with the table.

        Returns false if there is no such table, or nothing to remove.
        """

    async def subscriptions(self, table: TableId) -> Mapping[MemberId, bytes]:
        """Return where members of a table get notifications, even while it is in the bin."""

    async def extent(self) -> Extent:
        """Return the number of tables, without the bin, and the time of the newest entry."""

    async def database_time(self) -> int | None:
        """Return the database's time in milliseconds, which all nodes share; `None` if the store has no clock."""

    async def check(self) -> None:
        """Raise `StoreUnavailable` if the log can't be read and written now."""

    async def close(self) -> None:
        """Finish what is being written, then release the files."""


class Bus(Protocol):
    """Tells other nodes that a table has grown. Messages hold no secrets, and losing one only costs time."""

    def publish(self, table: TableId, seq: int) -> None:
        """Announce that `table` is now at `seq`."""

    def subscribe(
        self, hear: Callable[[TableId, int], None], missed: Callable[[], None] = ...
    ) -> Callable[[], None]:
        """Call `hear` for every message and `missed` if some may be lost; return a function that unsubscribes."""


class Cluster(Protocol):
    """What nodes share about a table besides its log: who is connected where. Losing a message only costs time."""

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        """Announce which members are connected to this node now."""

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        """Return the members who are connected to other nodes."""

    def is_leader(self, table: TableId) -> bool:
        """Return whether this node should act first when something is due at a table.

        This only saves work: other nodes act a little later, and the log decides which was first.
        """

    def has_peers(self) -> bool:
        """Return whether other nodes are known to stay, so that people can reconnect there when this one stops."""

    def leave(self) -> None:
        """Tell other nodes that this one is about to stop, so that nobody reconnects here."""

    def broadcast(self, topic: str, payload: bytes) -> None:
        """Send other nodes a message that isn't stored. The topic is a table's id; the payload is short UTF-8."""

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        """Call `moved` when remote members change and `told` for broadcasts; return a function that unsubscribes."""


CODE_LIFE: Final = 86_400.0
"""Seconds that a lobby keeps its short code after it was last shown."""
CODE_MEMORY: Final = 3_600.0
"""Seconds after the start in which a code isn't reused, so that people learn why it no longer works."""


class FoundCode(Struct, frozen=True):
    """The table that has a short code."""

    table: TableId
    open: bool
    """Whether the table still waits for people."""


class LobbyCodes(Protocol):
    """Short codes of tables that wait for people: unique among all nodes, and reused later.

    Tables don't depend on them: after a crash, pages that ask again get the same code unless it was taken
    meanwhile. Shared ones raise `StoreUnavailable`.
    """

    async def lease(self, table: TableId, letters: Callable[[int], str]) -> str:
        """Return the code of a table that waits for people, valid for a day from now; the same while it has one.

        `letters` returns random letters of a given length, different ones for each attempt.
        """

    async def find(self, code: str) -> FoundCode | None:
        """Return the table with this code, and whether it still waits; `None` if there is none."""

    async def close(self, table: TableId) -> None:
        """Close the code because the game has started: it lets nobody in, and others may get it in an hour."""

    async def release(self, table: TableId) -> None:
        """Free the code because the table is gone."""


class Timer(Protocol):
    """Something that will happen unless cancelled."""

    def cancel(self) -> None:
        """Cancel it."""


class Clock(Protocol):
    """Clock and timers, so that tests can control them."""

    def now(self) -> int:
        """Return the wall-clock time in milliseconds, for records."""

    def monotonic(self) -> float:
        """Return monotonic seconds, for waiting."""

    def call_later(self, seconds: float, action: Callable[[], None]) -> Timer:
        """Call `action` after this many seconds."""


class Rng(Protocol):
    """All randomness: shuffles and draws."""

    def shuffled(self, count: int) -> list[int]:
        """Return the numbers 0 … count-1 in random order."""

    def randrange(self, limit: int) -> int:
        """Return a random number from 0 to limit-1."""


NOBODY: Final[frozenset[MemberId]] = frozenset()


class SingleNode:
    """The cluster of a server that is alone."""

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        """Do nothing: nobody is listening."""

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        """Return nobody."""
        return NOBODY

    def is_leader(self, table: TableId) -> bool:
        """Return true: there is no other node."""
        return True

    def has_peers(self) -> bool:
        """Return false: there are none."""
        return False

    def leave(self) -> None:
        """Do nothing: nobody is listening."""

    def broadcast(self, topic: str, payload: bytes) -> None:
        """Do nothing: nobody is listening."""

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        """Do nothing: no message will come."""
        return lambda: None
