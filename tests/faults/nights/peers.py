"""What nodes tell each other: that a table has grown, and who is connected where. Any message may get lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from stella.bus.cluster import DEAD_AFTER, HEARTBEAT, RemotePresence
from stella.bus.local import Hear, LocalBus
from stella.bus.postgres import NET
from stella.live.ports import MemberId, TableId

if TYPE_CHECKING:
    from .night import Night

Presence = dict[TableId, frozenset[MemberId]]


class NodeBus:
    """The `Bus` port. A hint that is lost is made up for: every `NET` seconds listeners are told to look."""

    def __init__(self, night: Night) -> None:
        self._night = night
        self._here = LocalBus()
        self._missed: Callable[[], None] = lambda: None
        self.dead = False
        self.deaf = False
        night.later(NET, self._look)

    def publish(self, table: TableId, seq: int) -> None:
        self._here.publish(table, seq)

    def subscribe(self, hear: Hear, missed: Callable[[], None] = lambda: None) -> Callable[[], None]:
        self._missed = missed
        return self._here.subscribe(hear)

    def hinted(self, table: TableId, seq: int) -> None:
        """Another node, or this one, has committed."""
        if not (self.dead or self.deaf):
            self._here.publish(table, seq)

    def _look(self) -> None:
        if not self.dead:
            self._missed()
            self._night.later(NET, self._look)


class Registry:
    """Presence by node, as the database knows it."""

    def __init__(self) -> None:
        self.rows: dict[str, Presence] = {}
        self.seen_at: dict[str, float] = {}
        self.members: list[NodeCluster] = []

    def forget(self, node: str) -> None:
        self.rows.pop(node, None)
        self.seen_at.pop(node, None)


class NodeCluster:
    """The `Cluster` port. Changes are told soon; a node that hears nothing reads all of it at its next heartbeat."""

    def __init__(self, night: Night, registry: Registry, name: str) -> None:
        self._night = night
        self._registry = registry
        self.name = name
        self.dead = False
        self.deaf = False
        self._here: Presence = {}
        self._elsewhere = RemotePresence()
        self._moved: Callable[[TableId], None] = lambda _: None
        self._told: Callable[[str, bytes], None] = lambda _, __: None
        registry.members.append(self)
        self._beat()

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        self._here[table] = members
        self._night.later(self._night.lag(), self._tell)

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        return self._elsewhere.at(table)

    def is_leader(self, table: TableId) -> bool:
        others = self._elsewhere.nodes_at(table)
        return self.name < min(others, default="~") if self._here.get(table) else not any(others)

    def has_peers(self) -> bool:
        return bool(self._elsewhere.changes)

    def leave(self) -> None:
        """Others notice when it has ended."""

    def broadcast(self, topic: str, payload: bytes) -> None:
        self._to_others(lambda other: other._told(topic, payload))

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        self._moved, self._told = moved, told
        return lambda: None

    def _tell(self) -> None:
        if not self.dead:
            self._registry.rows[self.name] = {table: each for table, each in self._here.items() if each}
            self._registry.seen_at[self.name] = self._night.now()
            self._to_others(NodeCluster._read)

    def _to_others(self, say: Callable[[NodeCluster], None]) -> None:
        for other in self._registry.members:
            if other is not self:
                self._night.later(self._night.lag(), partial(other._hear, say))

    def _hear(self, say: Callable[[NodeCluster], None]) -> None:
        if not (self.dead or self.deaf):
            say(self)

    def _beat(self) -> None:
        if not self.dead:
            self._tell()
            self._read()
            self._night.later(HEARTBEAT, self._beat)

    def _read(self) -> None:
        """Learn who is where; a node without a sign of life has nobody."""
        registry, now = self._registry, self._night.now()
        alive = {
            node: registry.rows[node]
            for node, seen_at in registry.seen_at.items()
            if node != self.name and seen_at > now - DEAD_AFTER
        }
        moved: set[TableId] = set()
        for node in [node for node in self._elsewhere.changes if node not in alive]:
            moved |= self._elsewhere.forget(node)
        for node, tables in alive.items():
            moved |= self._elsewhere.replace(node, 0, tables)
        for table in sorted(moved):
            self._moved(table)
