"""What a table costs while nobody does anything, in bytes of Python: uvloop and the kernel need as much again."""

from __future__ import annotations

import asyncio
import gc
import tracemalloc
from typing import Any

from bench.instructions import Table, Turns
from bench.tables.game import script

MOST = 7_300
TABLES = 10


def test_a_sleeping_table_of_six_takes_little_memory() -> None:
    loop, whole = Turns(), script()
    first = (*whole.steps[1 : whole.prepared], *whole.steps[slice(*whole.span("secret marks"))][:12])
    tables: list[Table] = []

    def weigh_more() -> int:
        for _ in range(TABLES):
            table = Table(loop, beside=tables[0] if tables else None).start()
            table.play(first)
            assert table.live.sleep()
            tables.append(table)
        log: Any = table.hub.services.store
        log._logs.clear()
        gc.collect()
        found = tracemalloc.take_snapshot().filter_traces([tracemalloc.Filter(False, "*/bench/*")])
        return sum(trace.size for trace in found.traces)

    running: Any = loop
    asyncio._set_running_loop(running)
    tracemalloc.start()
    try:
        before = weigh_more()
        assert (weigh_more() - before) / TABLES < MOST
    finally:
        tracemalloc.stop()
        asyncio._set_running_loop(None)
