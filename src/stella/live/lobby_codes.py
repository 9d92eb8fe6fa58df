"""Short codes of tables that wait for people, on a single server. In memory: pages ask again after a restart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from stella.tables.codes import LOBBY_SPACE, draw_lobby_code

from .ports import CODE_LIFE, CODE_MEMORY, FoundCode, TableId


@dataclass(slots=True)
class Lease:
    """The code of one table."""

    code: str
    until: float
    open: bool = True


class LocalCodes:
    """The leases of one server."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now`: seconds that never jump."""
        self._now = now
        self._leases: dict[TableId, Lease] = {}

    async def lease(self, table: TableId, letters: Callable[[int], str]) -> str:
        """Return the code of a table that waits for people, valid for a day from now."""
        self._sweep()
        lease = self._leases.get(table)
        if lease is None or not (lease.open or self._has_room(len(lease.code))):
            others = {each.code for other, each in self._leases.items() if other != table}
            lease = Lease(draw_lobby_code(letters, self._open(), others), 0.0)
            self._leases[table] = lease
        lease.open, lease.until = True, self._now() + CODE_LIFE
        return lease.code

    async def find(self, code: str) -> FoundCode | None:
        """Return the table with this code, and whether it still waits."""
        self._sweep()
        found = next((item for item in self._leases.items() if item[1].code == code), None)
        return None if found is None else FoundCode(found[0], open=found[1].open)

    async def close(self, table: TableId) -> None:
        """Close the code after the start: it lets nobody in, and is free for others in an hour."""
        lease = self._leases.get(table)
        if lease is not None and lease.open:
            lease.open, lease.until = False, self._now() + CODE_MEMORY

    async def release(self, table: TableId) -> None:
        """The table is gone."""
        self._leases.pop(table, None)

    def _open(self) -> Counter[int]:
        return Counter(len(lease.code) for lease in self._leases.values() if lease.open)

    def _has_room(self, length: int) -> bool:
        return self._open()[length] < LOBBY_SPACE[length]

    def _sweep(self) -> None:
        now = self._now()
        for table in [table for table, lease in self._leases.items() if lease.until <= now]:
            del self._leases[table]
