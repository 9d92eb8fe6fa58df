"""The figures for people and for programs."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from bench.tables.measure import MIXES, Results, Run
from bench.tables.servers import COLYSEUS, DURABLE, FASTAPI, FLOOR, OURS
from rich.console import Console
from rich.table import Table

AIMS = {
    COLYSEUS: (0.9, 1.5, 1.3),
    FASTAPI: (None, None, 2.3),
    DURABLE: (0.5, 0.5, 0.5),
}
"""Ours divided by it: secret marks, public moves, whole games."""
KB_AIMS = (25.0, 15.0)
"""Of an idle table: each of the first batch, and of the second."""
P99_AIM = 5.0


def spread(values: Sequence[float], form: str = ".2f") -> str:
    """The median, and the range over the rounds."""
    middle = f"{statistics.median(values):{form}}"
    return middle if len(values) < 2 else f"{middle} [{min(values):{form}} to {max(values):{form}}]"


def ratios(ours: Sequence[Run], theirs: Sequence[Run]) -> list[float]:
    """Our moves for each second of the core divided by theirs, within each round."""
    return [one.capacity / other.capacity for one, other in zip(ours, theirs, strict=True)]


def capacity_table(mix: str, runs: dict[str, list[Run]]) -> Table:
    """How many moves each server makes, and what one costs it."""
    table = Table(title=f"{mix.capitalize()}: each move fully shown before the next", title_justify="left")
    table.add_column("server", no_wrap=True)
    for head in ("moves/s", "per core second", "stella ÷", "µs user", "µs system", "core", "load's core"):
        table.add_column(head, justify="right")
    for name, each in runs.items():
        table.add_row(
            name,
            f"{statistics.median(run.rate for run in each):,.0f}",
            f"{statistics.median(run.capacity for run in each):,.0f}",
            "" if name == OURS else spread(ratios(runs[OURS], each)),
            f"{statistics.median(run.user for run in each):.0f}",
            f"{statistics.median(run.system for run in each):.0f}",
            f"{statistics.median(run.busy for run in each):.0%}",
            f"{statistics.median(run.load for run in each):.0%}",
        )
    return table


def paced_table(runs: dict[str, list[Run]], tables: int) -> Table:
    """How soon the last of six sees a move."""
    title = f"{tables} tables, each one public move a second: from the move to the last of six views"
    table = Table(title=title, title_justify="left")
    table.add_column("server")
    for head in ("p50 ms", "p99 ms", "worst ms", "core"):
        table.add_column(head, justify="right")
    for name, each in runs.items():
        table.add_row(
            name,
            spread([run.p50 for run in each]),
            spread([run.p99 for run in each]),
            f"{max(run.max for run in each):.1f}",
            f"{statistics.median(run.busy for run in each):.0%}",
        )
    return table


def memory_table(memory: dict[str, list[float]], tables: int) -> Table:
    """What idle tables take. The first ones also pay for memory that those after them use again."""
    table = Table(title="An idle connected table of six: KB of resident memory", title_justify="left")
    table.add_column("server", no_wrap=True)
    for head in (f"each of the first {tables}", f"each of {tables} more"):
        table.add_column(head, justify="right")
    for name, sizes in memory.items():
        table.add_row(name, *(f"{size / 1024:.1f}" for size in sizes))
    return table


def aims(results: Results) -> list[tuple[str, float, float, bool]]:
    """What was aimed at: its name, the figure, the aim, and whether it is met."""
    found = []
    for number, mix in enumerate(MIXES):
        runs = results.flat_out[mix]
        for name, each in AIMS.items():
            aim = each[number]
            if name not in runs or aim is None:
                continue
            ratio = statistics.median(ratios(runs[OURS], runs[name]))
            found.append((f"{mix}: stella ÷ {name}", ratio, aim, ratio >= aim))
    if OURS in results.paced:
        slowest = statistics.median(run.p99 for run in results.paced[OURS])
        found.append(("ms until the last of six sees a move, p99", slowest, P99_AIM, slowest <= P99_AIM))
    for number, size in enumerate(results.memory.get(OURS, ())):
        name, aim = f"KB for an idle connected table of six, batch {number + 1}", KB_AIMS[number]
        found.append((name, size / 1024, aim, size / 1024 <= aim))
    return found


def show(results: Results, facts: dict[str, Any], console: Console) -> None:
    """Everything, for people."""
    for name, fact in facts.items():
        console.print(f"{name}: {fact}", highlight=False)
    for mix in MIXES:
        console.print(capacity_table(mix, results.flat_out[mix]))
    if results.paced:
        console.print(paced_table(results.paced, facts["tables paced"]))
    if results.memory:
        console.print(memory_table(results.memory, facts["tables idle"]))
    fastest = min(
        statistics.median(one.rate / other.rate for one, other in zip(runs[FLOOR], runs[name], strict=True))
        for runs in results.flat_out.values()
        for name in runs
        if name != FLOOR
    )
    console.print(
        f"The load is not the bottleneck: it drives the floor at least {fastest:.1f} times as fast as any other."
        if fastest > 1.1
        else f"[red]The load may be the bottleneck: the floor is only {fastest:.2f} times the fastest other.[/]"
    )
    for name, figure, aim, met in aims(results):
        console.print(f"{'[green]met   ' if met else '[red]missed'}[/] {name}: {figure:.2f} (aim {aim})")


def as_json(results: Results, facts: dict[str, Any]) -> dict[str, Any]:
    """Everything, for programs."""
    return {
        **facts,
        "flat_out": {
            mix: {name: [_run(run) for run in runs] for name, runs in by_server.items()}
            for mix, by_server in results.flat_out.items()
        },
        "paced": {name: [_run(run) for run in runs] for name, runs in results.paced.items()},
        "idle_bytes_per_table": results.memory,
        "aims": [
            {"name": name, "figure": figure, "aim": aim, "met": met}
            for name, figure, aim, met in aims(results)
        ],
    }


def _run(run: Run) -> dict[str, float]:
    return {**asdict(run), "rate": run.rate, "load": run.load, "busy": run.busy}
