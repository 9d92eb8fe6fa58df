"""Which people are connected to which node: sent by NOTIFY, and kept in two small tables for nodes that start later."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from stella.live.ports import NOBODY, MemberId, TableId
from stella.postgres.database import Database
from stella.postgres.persistent_connection import PersistentConnection

logger = logging.getLogger(__name__)

CHANNEL: Final = "stella_nodes"
HEARTBEAT: Final = 2.0
"""Seconds between two signs of life."""
DEAD_AFTER: Final = 10
"""Seconds without a sign of life after which a node counts as gone."""
LEAVING: Final = "/leaving"
"""The topic by which a node announces its end; the payload is empty."""
MOST_PAYLOAD: Final = 7_000
MOST_AT_ONCE: Final = 200
"""Maximum tables per statement."""

CHANGE: Final = f"""
WITH counted AS (
    UPDATE stella.nodes SET changes = changes + 1, seen_at = now() WHERE node = $1 RETURNING changes
), want AS (
    SELECT * FROM unnest($2::bytea[], $3::text[]) AS w(table_id, members)
), put AS (
    INSERT INTO stella.presence
    SELECT $1, table_id, string_to_array(members, ' ') FROM want, counted WHERE members <> ''
    ON CONFLICT (node, table_id) DO UPDATE SET members = excluded.members
), gone AS (
    DELETE FROM stella.presence p USING want w WHERE p.node = $1 AND p.table_id = w.table_id AND w.members = ''
), told AS (
    SELECT pg_notify('{CHANNEL}', replace($4, '"changes":0', '"changes":' || changes)) FROM counted
)
SELECT changes FROM counted, (SELECT count(*) FROM told) AS x
"""  # noqa: S608 - our own channel
ALIVE: Final = f"""
SELECT node, changes FROM stella.nodes
WHERE node <> $1 AND seen_at > now() - interval '{DEAD_AFTER} seconds'
"""  # noqa: S608 - our own number


class PeerMessage(msgspec.Struct, omit_defaults=True):
    """Message of one node to the others."""

    node: str
    tables: dict[str, list[str]] | None = None
    """People connected there now; `None` with a count of changes: too many to send, read them from the database."""
    told: tuple[str, str] | None = None
    """A topic and its payload."""
    changes: int = -1


_decoder = msgspec.json.Decoder(PeerMessage)


class RemotePresence:
    """People connected to the other nodes, as far as known."""

    def __init__(self) -> None:
        self.changes: dict[str, int] = {}
        """How many changes of each node are known."""
        self._nodes: dict[str, dict[TableId, frozenset[MemberId]]] = {}

    def at(self, table: TableId) -> frozenset[MemberId]:
        """People who are at a table."""
        return NOBODY.union(*(tables.get(table, NOBODY) for tables in self._nodes.values()))

    def nodes_at(self, table: TableId) -> Iterable[str]:
        """Return the nodes that have somebody at a table."""
        return (node for node, tables in self._nodes.items() if table in tables)

    def change(self, node: str, changes: int, tables: dict[TableId, frozenset[MemberId]]) -> set[TableId]:
        """Update some tables of a node; return those where something is different now."""
        known = self._nodes.setdefault(node, {})
        self.changes[node] = changes
        moved = {table for table, members in tables.items() if known.get(table, NOBODY) != members}
        for table, members in tables.items():
            if members:
                known[table] = members
            else:
                known.pop(table, None)
        return moved

    def replace(self, node: str, changes: int, tables: dict[TableId, frozenset[MemberId]]) -> set[TableId]:
        """Replace all tables of a node; return those where something is different now."""
        gone = {table: NOBODY for table in self._nodes.get(node, {}) if table not in tables}
        return self.change(node, changes, gone | tables)

    def forget(self, node: str) -> set[TableId]:
        """Forget a node; return the tables where it had people."""
        self.changes.pop(node, None)
        return set(self._nodes.pop(node, ()))


class PostgresCluster:
    """`Cluster` over a PostgreSQL database. It has one connection, and sends what is missing when it reconnects."""

    def __init__(self, database: Database, name: str | None = None) -> None:
        """`name`: unique name of this node."""
        self.name = name or secrets.token_hex(8)
        self._here: dict[TableId, frozenset[MemberId]] = {}
        self._elsewhere = RemotePresence()
        self._untold: dict[TableId, frozenset[MemberId]] = {}
        self._passed: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._listeners: dict[object, tuple[Callable[[TableId], None], Callable[[str, bytes], None]]] = {}
        self._stale: set[str] = set()
        self._leaving: set[str] = set()
        """Other nodes that are about to end."""
        self._standing = PersistentConnection(
            database, self._serve, self._leave
        )  # if there is none, the bus says so
        self._synced = asyncio.Event()

    # Called by tables

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        """These members are connected to this node now."""
        if members == self._here.get(table, NOBODY):
            return
        if members:
            self._here[table] = members
        else:
            self._here.pop(table, None)
        self._untold[table] = members
        self._wake.set()

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        """People who are connected to other nodes."""
        return self._elsewhere.at(table)

    def is_leader(self, table: TableId) -> bool:
        """Return whether this is the node with the lowest name among those that have people at a table."""
        others = self._elsewhere.nodes_at(table)
        return self.name < min(others, default="~") if table in self._here else not any(others)

    def has_peers(self) -> bool:
        """Return whether there are other nodes that have given a sign of life lately and aren't about to end."""
        return not self._leaving.issuperset(self._elsewhere.changes)

    def leave(self) -> None:
        """Tell other nodes that this one is about to end."""
        self.broadcast(LEAVING, b"")

    def broadcast(self, topic: str, payload: bytes) -> None:
        """Send this to other nodes. It is lost without a connection."""
        if self._elsewhere.changes and len(self._passed) < MOST_AT_ONCE:
            self._passed.append((topic, payload))
            self._wake.set()

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        """Call `moved` when `elsewhere` has changed, `told` for what others pass on; returns how to stop."""
        key = object()
        self._listeners[key] = (moved, told)

        def stop() -> None:
            self._listeners.pop(key, None)

        return stop

    # The connection

    async def start(self) -> None:
        """Send and listen in the background; first, load what the other nodes have."""
        self._standing.start()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._synced.wait(), DEAD_AFTER)

    async def stop(self) -> None:
        """Say that nobody is connected here any more."""
        await self._standing.stop()

    async def _serve(self, connection: Any) -> None:
        await connection.add_listener(CHANNEL, self._heard)
        await self._enter(connection)
        beat_at = 0.0
        now = asyncio.get_running_loop().time
        while True:
            if now() >= beat_at:
                await self._beat(connection)
                beat_at = now() + HEARTBEAT
            await self._tell(connection)
            await self._read_stale(connection)
            self._synced.set()
            self._wake.clear()
            if not (self._untold or self._passed or self._stale):
                # Not by `wait_for`: before Python 3.12 it forgets that it was cancelled if the event comes just then.
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(max(0.0, beat_at - now())):
                        await self._wake.wait()

    async def _enter(self, connection: Any) -> None:
        """Start over: replace whatever this node said before."""
        await connection.execute("DELETE FROM stella.nodes WHERE node = $1", self.name)
        await connection.execute("INSERT INTO stella.nodes VALUES ($1, now(), 0)", self.name)
        await self._say(connection, PeerMessage(self.name, changes=0))  # the others read what we have
        self._untold = dict(self._here)

    async def _leave(self, connection: Any) -> None:
        async with connection.transaction():
            await connection.execute("DELETE FROM stella.nodes WHERE node = $1", self.name)
            await self._say(connection, PeerMessage(self.name))

    async def _beat(self, connection: Any) -> None:
        """Give a sign of life, and check those of the others."""
        done = await connection.execute("UPDATE stella.nodes SET seen_at = now() WHERE node = $1", self.name)
        if done == "UPDATE 0":  # we were silent for so long that others have swept us away
            await self._enter(connection)
        await connection.execute(
            "DELETE FROM stella.nodes WHERE seen_at < now() - make_interval(secs => $1)", 6.0 * DEAD_AFTER
        )
        alive = dict(await connection.fetch(ALIVE, self.name))
        for node in set(self._elsewhere.changes) - set(alive):
            self._forget(node)
        self._stale |= {
            node for node, changes in alive.items() if self._elsewhere.changes.get(node) != changes
        }

    async def _tell(self, connection: Any) -> None:
        while self._untold:
            some = dict(list(self._untold.items())[:MOST_AT_ONCE])
            tables = {str(table): sorted(map(str, members)) for table, members in some.items()}
            word = _encoded(PeerMessage(self.name, tables, changes=0))
            if len(word) > MOST_PAYLOAD:
                word = _encoded(PeerMessage(self.name, changes=0))
            ids = [table.encode() for table in some]
            done = await connection.fetchval(
                CHANGE, self.name, ids, [" ".join(each) for each in tables.values()], word
            )
            if done is None:
                await self._enter(connection)
                continue
            for table, members in some.items():
                if self._untold.get(table) == members:
                    del self._untold[table]
        passed, self._passed = self._passed, []
        for topic, payload in passed:
            await self._say(connection, PeerMessage(self.name, told=(topic, payload.decode())))

    async def _say(self, connection: Any, word: PeerMessage) -> None:
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, _encoded(word))

    async def _read_stale(self, connection: Any) -> None:
        """Read what other nodes said while we weren't listening."""
        while self._stale:
            node = self._stale.pop()
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                changes = await connection.fetchval("SELECT changes FROM stella.nodes WHERE node = $1", node)
                rows = await connection.fetch(
                    "SELECT table_id, members FROM stella.presence WHERE node = $1", node
                )
            if changes is not None:
                tables = {TableId(row[0].decode()): frozenset(map(MemberId, row[1])) for row in rows}
                self._moved(self._elsewhere.replace(node, changes, tables))

    def _heard(self, _: Any, __: int, ___: str, payload: str) -> None:
        try:
            word = _decoder.decode(payload)
        except msgspec.MsgspecError:
            logger.warning("another program speaks on our channel")
            return
        if word.node == self.name:
            return
        if word.told is not None and word.told[0] == LEAVING:
            self._leaving.add(word.node)
        elif word.told is not None:
            topic, text = word.told
            for _, told in list(self._listeners.values()):
                told(topic, text.encode())
        elif word.changes < 0:
            self._forget(word.node)
        elif word.tables is None or self._elsewhere.changes.get(word.node, 0) + 1 != word.changes:
            self._stale.add(word.node)
            self._wake.set()
        else:
            tables = {TableId(code): frozenset(map(MemberId, each)) for code, each in word.tables.items()}
            self._moved(self._elsewhere.change(word.node, word.changes, tables))

    def _forget(self, node: str) -> None:
        self._leaving.discard(node)
        self._moved(self._elsewhere.forget(node))

    def _moved(self, tables: set[TableId]) -> None:
        for table in tables:
            for moved, _ in list(self._listeners.values()):
                try:
                    moved(table)
                except Exception:
                    logger.exception("a table did not bear the news from another node")


def _encoded(word: PeerMessage) -> str:
    return msgspec.json.encode(word).decode()
