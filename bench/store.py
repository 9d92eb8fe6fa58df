"""Appends per second: group commit beside one commit for each append, and beside no database at all.

All kinds take turns in one run, so that a busy machine harms them alike; read the ratios, not the numbers.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from asyncio import Future
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from tests.support.memory_store import MemoryStore

from stella.live.ports import Entry, TableId
from stella.store.sqlite import SqliteStore, connect, log
from stella.store.sqlite.connection import Row

CONCURRENT = (1, 16, 200)
SECONDS = 0.7
BODY = bytes(150)


class Appends(Protocol):
    """The part of a store that is measured."""

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> Future[None]:
        """Write."""

    async def close(self) -> None:
        """End."""


class OneByOne:
    """A commit of its own for each append, in a thread: what one writes without thinking of groups."""

    def __init__(self, path: Path) -> None:
        path.touch()
        self._connection = connect(path)
        log.prepare(self._connection, path, 5.0)
        log.create(self._connection)
        self._connection.execute("PRAGMA wal_autocheckpoint = 1000")
        self._thread = ThreadPoolExecutor(1)

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> Future[None]:
        """Write and commit."""
        rows: list[Row] = [
            (table, expected + i, entry.request_id, entry.at, entry.body, entry.finished)
            for i, entry in enumerate(entries, 1)
        ]
        return asyncio.get_running_loop().run_in_executor(self._thread, self._commit, rows)

    def _commit(self, rows: list[Row]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        log.insert(self._connection, rows)
        self._connection.execute("COMMIT")

    async def close(self) -> None:
        """End."""
        self._thread.shutdown()
        self._connection.close()


KINDS: dict[str, Callable[[Path], Appends]] = {
    "no database": lambda _: MemoryStore(),
    "group commit": SqliteStore.open,
    "one by one": OneByOne,
}


async def rate(make: Callable[[Path], Appends], tables: int) -> tuple[float, float]:
    """Appends per second with this many tables at work, and the median wait for one in milliseconds."""
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        store = make(Path(folder) / "stella.db")
        waits: list[float] = []
        end = time.perf_counter() + SECONDS

        async def play(table: TableId) -> None:
            seq = 0
            while (start := time.perf_counter()) < end:
                await store.append(table, seq, [Entry(f"{table}-{seq}", seq, BODY)])
                await asyncio.sleep(0)
                seq += 1
                waits.append(time.perf_counter() - start)

        start = time.perf_counter()
        await asyncio.gather(*(play(TableId(f"TABLE{i:03}")) for i in range(tables)))
        seconds = time.perf_counter() - start
        await store.close()
    return len(waits) / seconds, statistics.median(waits) * 1000


def main(rounds: int = 5) -> None:
    """Print a table of medians over interleaved rounds, and ratios paired within a round."""
    print(f"{'tables':>6}  {'kind':<13} {'appends/s':>9} {'wait ms':>8}  ÷ one by one  ÷ no database")
    for tables in CONCURRENT:
        rows: dict[str, list[tuple[float, float]]] = {kind: [] for kind in KINDS}
        for _ in range(rounds):
            for kind, make in KINDS.items():
                rows[kind].append(asyncio.run(rate(make, tables)))
        for kind, measured in rows.items():
            ratios = [
                statistics.median(
                    mine[0] / other[0] for mine, other in zip(measured, rows[base], strict=True)
                )
                for base in ("one by one", "no database")
            ]
            speed, wait = (statistics.median(column) for column in zip(*measured, strict=True))
            print(
                f"{tables:>6}  {kind:<13} {speed:>9.0f} {wait:>8.2f}  {ratios[0]:>12.2f}  {ratios[1]:>13.4f}"
            )


if __name__ == "__main__":
    main()
