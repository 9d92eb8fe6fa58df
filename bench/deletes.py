"""How long commits wait while a table is deleted from a large log. `./dev bench deletes [--megabytes N]`."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import statistics
import tempfile
import time
from pathlib import Path

from stella.live.ports import Entry, TableId
from stella.store.sqlite import SqliteStore

LINE = 300
"""Bytes of a line's body."""
LINES = 200
"""Lines of a table; the one that is deleted has more."""
LARGE = 60_000

FILL = """
WITH RECURSIVE one(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM one WHERE i + 1 < :tables),
               two(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM two WHERE j < :lines)
INSERT INTO events SELECT printf('T%07d', i), j, printf('%d.%d', i, j), 1, randomblob(:size) FROM one, two
"""
GROW = """
WITH RECURSIVE two(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM two WHERE j < :lines)
INSERT INTO events SELECT 'LARGE001', j, 'l' || j, 1, randomblob(:size) FROM two
"""


async def main() -> None:
    """Fill a file, then write at an even pace without and with a delete, and print how long commits waited."""
    parser = argparse.ArgumentParser(prog="./dev bench deletes", description=__doc__)
    parser.add_argument("--megabytes", type=int, default=1000)
    parser.add_argument("--folder", type=Path, default=None)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        path = Path(folder) / "tables.db"
        await SqliteStore.open(path).close()
        _fill(path, asked.megabytes)
        print(f"{path.stat().st_size / 1e6:,.0f} MB, a table of {LARGE:,} lines is deleted")
        store = SqliteStore.open(path)
        await _measured("without a delete", store, asyncio.create_task(asyncio.sleep(10)), 0)
        deletion = asyncio.create_task(store.delete(TableId("LARGE001")))
        await _measured("with the delete", store, deletion, 1)
        again = asyncio.create_task(store.delete(TableId("T0000001")))
        await _measured("with another delete", store, again, 2)
        await store.close()


def _fill(path: Path, megabytes: int) -> None:
    tables = max(1, int((megabytes * 1e6 / 1.25 - LARGE * (LINE + 60)) / (LINES * (LINE + 60))))
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous = OFF")
        connection.execute(FILL, {"tables": tables, "lines": LINES, "size": LINE})
        connection.execute(GROW, {"lines": LARGE, "size": LINE})
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


async def _measured(name: str, store: SqliteStore, until: asyncio.Task[object], part: int) -> None:
    """Append to some tables, one after the other, until something is done."""
    began, waits, chance = time.perf_counter(), [], random.Random(part)
    seqs = dict.fromkeys((TableId(f"NEW{part}{n:04}") for n in range(20)), 0)
    while not until.done():
        table = chance.choice(list(seqs))
        start = time.perf_counter()
        await store.append(table, seqs[table], [Entry(f"{table}.{seqs[table]}", 1, b"x" * LINE)])
        waits.append(time.perf_counter() - start)
        seqs[table] += 1
        await asyncio.sleep(0.002)
    await until
    ordered = sorted(waits)
    print(
        f"{name:22} {time.perf_counter() - began:6.1f} s, {len(waits):6,} commits:"
        f" median {statistics.median(waits) * 1000:6.1f} ms,"
        f" p99 {ordered[int(len(ordered) * 0.99)] * 1000:6.1f} ms, longest {ordered[-1] * 1000:6.1f} ms"
    )


if __name__ == "__main__":
    asyncio.run(main())
