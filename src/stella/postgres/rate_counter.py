"""Rates shared by all nodes: a small table of recently taken tokens."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from stella.postgres.database import Database
from stella.postgres.persistent_connection import PersistentConnection

DELAY: Final = 1.0
"""Maximum seconds before a node reports its tokens."""
URGENT: Final = 4
"""Report immediately once a key has used 1/URGENT of its burst."""
MOST_AT_ONCE: Final = 1_000
"""Keys in one statement."""
MOST_UNTOLD: Final = 50_000
"""Maximum unreported keys; further ones are only counted by this node."""
MOST_ROWS: Final = 100_000
SWEEP_EVERY: Final = 30.0

COUNT: Final = """
INSERT INTO stella.rates AS r (key, taken, per_second, at)
SELECT key, taken, per_second, now()
FROM unnest($1::bytea[], $2::float8[], $3::float8[]) AS w(key, taken, per_second) ORDER BY key
ON CONFLICT (key) DO UPDATE SET
    taken = excluded.taken
        + greatest(0, r.taken - greatest(0, extract(epoch FROM now() - r.at)::float8) * excluded.per_second),
    per_second = excluded.per_second, at = greatest(r.at, excluded.at)
RETURNING key, taken
"""
SWEEP: Final = f"""
DELETE FROM stella.rates WHERE key IN (
    SELECT key FROM stella.rates
    WHERE taken <= extract(epoch FROM now() - at)::float8 * per_second OR at < now() - interval '1 day'
        OR at <= (SELECT at FROM stella.rates ORDER BY at DESC OFFSET {MOST_ROWS} LIMIT 1)
    FOR UPDATE SKIP LOCKED
)
"""  # noqa: S608 - our own number


@dataclass(slots=True)
class PendingCount:
    """Tokens of one bucket taken here and not yet reported."""

    per_second: float
    heard: Callable[[float], None]
    taken: int = 0


class PostgresRateCounter:
    """Reports tokens taken here to the database, in batches, and gets the totals of all nodes. Nobody waits for it.

    While the database is gone, each node counts on its own from the last totals. If the connection is lost in the
    middle of a report, it is sent again: tokens may be counted twice, but never lost.
    """

    def __init__(self, database: Database, secret: bytes) -> None:
        """`secret`: shared by all nodes; without it the keys reveal no addresses."""
        self._secret = secret
        self._pending: dict[bytes, PendingCount] = {}
        self._some, self._urgent = asyncio.Event(), asyncio.Event()
        self._standing = PersistentConnection(database, self._serve, self._tell)

    def count(self, key: str, burst: int, per_minute: float, heard: Callable[[float], None]) -> None:
        """Count one token taken here; `heard` gets the tokens that all nodes have taken and not yet refilled."""
        name = hashlib.blake2b(key.encode(), key=self._secret, digest_size=16).digest()
        pending = self._pending.get(name)
        if pending is None:
            if len(self._pending) >= MOST_UNTOLD:
                return
            pending = self._pending[name] = PendingCount(per_minute / 60, heard)
        pending.heard = heard
        pending.taken += 1
        self._some.set()
        if pending.taken * URGENT >= burst:
            self._urgent.set()

    async def start(self) -> None:
        """Start reporting in the background."""
        self._standing.start()

    async def stop(self) -> None:
        """Report once more, then stop."""
        await self._standing.stop()

    async def _serve(self, connection: Any) -> None:
        now = asyncio.get_running_loop().time
        sweep_at = now()
        while True:
            if now() >= sweep_at:
                await connection.execute(SWEEP)
                sweep_at = now() + SWEEP_EVERY
            # Not by `wait_for`: before Python 3.12 it forgets that it was cancelled if the event comes at that moment.
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(max(0.0, sweep_at - now())):
                    await self._some.wait()
                async with asyncio.timeout(DELAY):
                    await self._urgent.wait()
            await self._tell(connection)

    async def _tell(self, connection: Any) -> None:
        self._urgent.clear()
        some = list(self._pending.items())[:MOST_AT_ONCE]
        if len(some) < len(self._pending):
            self._urgent.set()
        else:
            self._some.clear()
        if not some:
            return
        sent = [float(each.taken) for _, each in some]
        names, rates = [name for name, _ in some], [each.per_second for _, each in some]
        try:
            levels = dict(await connection.fetch(COUNT, names, sent, rates))
        except BaseException:
            self._some.set()
            raise
        for (name, pending), told in zip(some, sent, strict=True):
            pending.taken -= int(told)
            if not pending.taken:
                del self._pending[name]
            pending.heard(levels[name] + pending.taken)
