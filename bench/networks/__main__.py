"""A phone on a bad network at a table of six: how its moves feel, how old its views are, and what it costs the others.

At half of the tables all networks are good: the others' times are compared with those at the same moment. What the
server needs for a move is compared with a run of the same round in which all are good. Everything is on disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import statistics
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bench.networks.line import Quality
from bench.networks.table import Seen, seated
from bench.tables import servers
from bench.tables.game import script
from bench.tables.report import spread
from bench.tables.servers import cpu_of
from rich.console import Console
from rich.table import Table

GOOD: Final = Quality("good")
QUALITIES: Final = (
    GOOD,
    Quality("300 ms, 2 % stalls of 1 s", round_trip=0.3, stalls=0.02, held=1.0),
    Quality("300 ms, reads 4 KB a second", round_trip=0.3, rate=4096),
)
PACE: Final = 0.25
"""Seconds between two moves of a table."""


@dataclass(frozen=True, slots=True)
class Result:
    """One network in one round."""

    seen: Seen
    beside: Seen
    """At the tables where all networks are good."""
    cpu: float
    """Microseconds of the server for each move, at all tables."""

    @property
    def ratio(self) -> float:
        """Until the others see a move, divided by the same at the other tables."""
        return percentile(self.seen.others, 0.5) / percentile(self.beside.others, 0.5)


async def measure(server: servers.Server, quality: Quality, tables: int, seconds: float, seed: int) -> Result:
    """Play at this many tables at the same time."""
    whole, seen, beside = script(), Seen(), Seen()
    async with contextlib.AsyncExitStack() as stack:
        playing = [
            await stack.enter_async_context(
                seated(
                    server.port,
                    GOOD if number % 2 else quality,
                    whole,
                    beside if number % 2 else seen,
                    random.Random(seed * tables + number),
                )
            )
            for number in range(tables)
        ]
        seen.shown = seen.versions = 0
        before, now = cpu_of(server.pid), time.perf_counter()
        await asyncio.gather(
            *(
                table.play_on(now + PACE * number / tables, now + seconds, PACE)
                for number, table in enumerate(playing)
            )
        )
        cpu = (cpu_of(server.pid) - before) / (seen.moves + beside.moves) / 1e3
        return Result(seen, beside, cpu)


def percentile(values: list[float], part: float) -> float:
    """Of the values, in order, the one so far along."""
    return sorted(values)[int((len(values) - 1) * part)] if values else float("nan")


def show(results: dict[str, list[Result]], console: Console) -> None:
    """Medians and ranges over the rounds."""
    good = results[GOOD.name]
    table = Table(title="A table of six, one of them on a phone by this network", title_justify="left")
    table.add_column("the phone's network", no_wrap=True)
    heads = ("others p50 ms", "p99", "÷ other tables", "server µs ÷ good", "phone's move p50 ms", "p99")
    for head in (*heads, "age of its views p50 ms", "p99", "views it got"):
        table.add_column(head, justify="right")
    for name, rounds in results.items():

        def part(kind: str, of: float, rounds: list[Result] = rounds) -> list[float]:
            return [percentile(getattr(each.seen, kind), of) for each in rounds]

        costs = [each.cpu / other.cpu for each, other in zip(rounds, good, strict=True)]
        table.add_row(
            name,
            spread(part("others", 0.5), ".1f"),
            spread(part("others", 0.99), ".1f"),
            spread([each.ratio for each in rounds]),
            spread(costs),
            *(spread(part("phone", of), ".0f") for of in (0.5, 0.99)),
            *(spread(part("age", of), ".0f") for of in (0.5, 0.99)),
            f"{statistics.median(each.seen.shown / each.seen.versions for each in rounds):.0%}",
        )
    console.print(table)


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="./dev bench networks", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--seconds", type=float, default=8.0, help="for each network in each round")
    parser.add_argument("--data", type=Path, default=Path("/var/tmp"), help="a folder on a real disk")
    asked = parser.parse_args()
    console, (server_core, _) = Console(width=160), servers.cores()
    results: dict[str, list[Result]] = {quality.name: [] for quality in QUALITIES}
    with (
        tempfile.TemporaryDirectory(prefix="stella-bench-", dir=asked.data) as name,
        servers.ours(Path(name), "tables", server_core) as server,
        console.status("") as status,
    ):
        for number in range(asked.rounds):
            for quality in QUALITIES[number % len(QUALITIES) :] + QUALITIES[: number % len(QUALITIES)]:
                status.update(f"round {number + 1} of {asked.rounds}: {quality.name}")
                run = measure(server, quality, asked.tables, asked.seconds, number)
                results[quality.name].append(asyncio.run(run))
    show(results, console)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
