"""What a table that wakes up costs the event loop, by its age. `./dev bench waking [--games N ...]`."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from tests.support.servers import settle
from tests.tables.harness import Harness, Table

from stella.live.ports import Snapshot
from stella.live.snapshots import EVERY, WORTH
from stella.rules import Phase

SEATS: Final = 6
TRIES: Final = 10


async def play_games(table: Table, games: int) -> None:
    """A given number of games of people who mark two pictures and point at what they may."""
    screens = [table.screen(who) for who in range(1, SEATS + 1)]
    for _ in range(games):
        await table.start()
        while table.phase() is not Phase.OVER:
            if table.phase() is Phase.SCORING:
                await table.do(1, "next_round")
            for who, screen in enumerate(screens, start=1):
                actions = screen.own["actions"]
                if actions["reveal_word"]:
                    await table.do(who, "reveal_word")
                elif table.phase() is Phase.MARK and not screen.own["crosses"]:
                    await table.mark(who, who, 7)
                elif actions["point_at"]:
                    await table.do(who, "point_at", place=actions["point_at"][0])
                del screen.shown[:-1]
    table.leave(*screens)


async def work_of_waking(table: Table, snapshot: Snapshot) -> float:
    """Milliseconds of the shortest wake from this snapshot and all that was written after it."""
    live, work = table.live, []
    for _ in range(TRIES):
        live._snapshot_seq = live.seq  # so that no newer snapshot is written
        assert live.sleep()
        await settle()
        table.harness.store._snapshots[live.id] = snapshot
        start = time.thread_time()
        await live.wake()
        work.append(time.thread_time() - start)
    return min(work) * 1000


async def measured(games: int) -> list[str]:
    """A line of the table: after this many games, with more and more lines after the snapshot."""
    harness = Harness()
    table = await harness.open(SEATS)
    await play_games(table, games)
    table.live._snapshot_seq = 0
    assert table.live.sleep()
    await settle()
    snapshot = await harness.store.snapshot(table.live.id)
    assert snapshot is not None
    line = [f"{games}", f"{len(snapshot.body) / 1000:.0f} KB"]
    await table.live.wake()
    for behind in (0, WORTH - 1, EVERY - 1):
        while table.live.seq < snapshot.seq + behind:
            await table.do(1, "rename", name=f"Ada {table.live.seq % 7}")
        line.append(f"{await work_of_waking(table, snapshot):.2f} ms")
    return line


async def main() -> None:
    """Play, let tables sleep and wake, and print what that took."""
    parser = argparse.ArgumentParser(prog="./dev bench waking", description=__doc__)
    parser.add_argument("--games", type=int, nargs="+", default=[2, 100, 200])
    grid = Grid("games", "snapshot", "wake", f"and {WORTH - 1} lines", f"and {EVERY - 1} lines")
    for games in parser.parse_args().games:
        grid.add_row(*await measured(games))
    Console().print(grid)


if __name__ == "__main__":
    asyncio.run(main())
