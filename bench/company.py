"""What watchers and bots add to a table, in processor time inside the server's process. `./dev bench company`."""

from __future__ import annotations

import asyncio
import statistics
import time
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from tests.support.servers import settle
from tests.tables.harness import Harness, Table, play_round_with_bots

MOVES: Final = 200
ROUNDS: Final = 5
WATCHERS: Final = (0, 8, 24)


async def move_with(watchers: int) -> Table:
    """A table of six where everybody marks, and this many watch."""
    table = await Harness().open(6)
    for who in (1, 2, 3, 4, 5, 6, *([None] * watchers)):
        table.screen(who)
    await table.start()
    await table.do(1, "reveal_word")
    await table.mark(1, 3, finish_marking=False)
    return table


async def work_of_moves(table: Table) -> float:
    """Microseconds of one public move: someone finishes marking and reopens it."""
    start = time.thread_time()
    for _ in range(MOVES // 2):
        await table.do(1, "finish_marking")
        await table.do(1, "resume_marking")
    work = time.thread_time() - start
    for screen in table.screens():
        screen.shown.clear()
    return work / MOVES * 1e6


async def work_of_a_round(bots: int) -> float:
    """Milliseconds of one round of a person with this many bots, all of it: their thinking, moves and views."""
    harness = Harness()
    table = await harness.open(1, bots=bots)
    ada = table.screen(1)
    await table.start()
    await play_round_with_bots(table, ada, harness)
    work: list[float] = []
    for _ in range(3):
        await table.do(1, "next_round")
        await settle()
        start = time.thread_time()
        await play_round_with_bots(table, ada, harness)
        work.append(time.thread_time() - start)
    return statistics.median(work) * 1000


async def main() -> None:
    """Measure in turns, and print medians and ranges."""
    tables = [await move_with(watchers) for watchers in WATCHERS]
    rounds = [[await work_of_moves(table) for table in tables] for _ in range(ROUNDS)]
    grid = Grid("watchers", "µs of a public move", "÷ without watchers")
    for number, watchers in enumerate(WATCHERS):
        ratios = [each[number] / each[0] for each in rounds]
        middle = statistics.median(each[number] for each in rounds)
        ratio = f"{statistics.median(ratios):.2f} [{min(ratios):.2f} to {max(ratios):.2f}]"
        grid.add_row(f"{watchers}", f"{middle:.0f}", ratio)
    console = Console()
    console.print(grid)
    grid = Grid("bots", "ms of a round with one person")
    for bots in (2, 5):
        grid.add_row(f"{bots}", f"{await work_of_a_round(bots):.0f}")
    console.print(grid)


if __name__ == "__main__":
    asyncio.run(main())
