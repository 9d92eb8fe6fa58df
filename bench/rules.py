"""How fast the rules are: commands per second, as a ratio to a fixed loop that runs beside them.

The ratio is nearly the same on every machine, so `bench/rules-baseline.json` can be compared with anywhere.
"""

from __future__ import annotations

import argparse
import gc
import json
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Raw
from rich.console import Console
from rich.table import Table

from stella.lab.simulate import Chance, moves, new_table
from stella.rules import (
    BOARD,
    SPECTATOR,
    Command,
    OwnView,
    Rejection,
    Seat,
    State,
    Viewer,
    decide,
    evolve_all,
    project_own,
    project_public,
)

BASELINE: Final = Path(__file__).with_name("rules-baseline.json")
TOLERANCE: Final = 0.25
"""A ratio that falls by more than this is a regression."""
GAMES: Final = 3
REFERENCE_LOOPS: Final = 2000

Game = tuple[State, tuple[Command, ...]]


@dataclass(frozen=True, slots=True)
class _Point:
    x: int
    y: int
    name: str = ""


def reference(loops: int) -> int:
    """A little of what the rules are made of: dicts, tuples, sets and frozen dataclasses. Never change it."""
    total = 0
    for number in range(loops):
        point = _Point(number, number + 1)
        moved = replace(point, x=point.x + 1)
        table = {each: (each, each * 2) for each in range(8)}
        row = (*tuple(table)[:3], number, *tuple(table)[4:])
        known = frozenset(row) | {number}
        total += moved.x + len(known) + sum(pair[1] for pair in table.values()) + hash(point) % 2
    return total


@dataclass(frozen=True, slots=True)
class Result:
    """One workload: how many commands a second, and how many for each loop of the reference."""

    name: str
    rate: float
    ratio: float


def games_of(seats: int) -> list[Game]:
    """Whole games by chance, as the state they begin with and their commands."""
    chance = Chance(seats)
    games = []
    for _ in range(GAMES):
        state = new_table(seats, chance)
        games.append((state, tuple(command for command, _ in moves(state, chance))))
    return games


def commands_in(games: list[Game]) -> int:
    """How many commands are played in all the games."""
    return sum(len(commands) for _, commands in games)


def play_alone(games: list[Game]) -> None:
    """Decide and evolve, nothing else."""
    for begin, commands in games:
        state: State | None = begin
        for command in commands:
            decision = decide(state, command)
            assert not isinstance(decision, Rejection)
            state = evolve_all(state, decision)


def play_and_show(games: list[Game]) -> None:
    """Decide and evolve, then project and encode what every viewer gets; the public part only once."""
    for begin, commands in games:
        state: State | None = begin
        for command in commands:
            decision = decide(state, command)
            assert not isinstance(decision, Rejection)
            state = evolve_all(state, decision)
            assert state is not None
            show(state)


def show(state: State) -> list[bytes]:
    """Every viewer's view as bytes."""
    public = Raw(msgspec.json.encode(project_public(state)))
    own = [project_own(state, Seat(seat)) for seat in range(len(state.setup.colours))]
    viewers: list[tuple[Viewer, OwnView | None]] = [(Seat(seat), each) for seat, each in enumerate(own)]
    viewers += [(SPECTATOR, None), (BOARD, None)]
    return [
        msgspec.json.encode({"viewer": viewer, "public": public, "own": each}) for viewer, each in viewers
    ]


def seconds(work: Callable[[], object]) -> float:
    """How long the processor works on it; what else the machine does meanwhile does not count."""
    gc.collect()
    began = time.process_time()
    work()
    return time.process_time() - began


def measure(rounds: int) -> list[Result]:
    """The median over `rounds`. Each measurement stands between two of the reference loop."""
    workloads: dict[str, tuple[Callable[[list[Game]], None], list[Game]]] = {}
    for seats in (3, 6):
        games = games_of(seats)
        workloads[f"{seats} seats, rules"] = (play_alone, games)
        workloads[f"{seats} seats, rules and views"] = (play_and_show, games)
    rates: dict[str, list[float]] = {name: [] for name in workloads}
    ratios: dict[str, list[float]] = {name: [] for name in workloads}
    reference(REFERENCE_LOOPS)
    for _ in range(rounds):
        before = seconds(lambda: reference(REFERENCE_LOOPS))
        for name, (play, games) in workloads.items():
            rate = commands_in(games) / seconds(partial(play, games))
            after = seconds(lambda: reference(REFERENCE_LOOPS))
            rates[name].append(rate)
            ratios[name].append(rate * (before + after) / 2 / REFERENCE_LOOPS)
            before = after
    return [
        Result(name, statistics.median(rates[name]), statistics.median(ratios[name])) for name in workloads
    ]


def compare(results: list[Result], baseline: dict[str, float]) -> dict[str, float]:
    """By how much each ratio changed; -0.3 is 30 % slower. What the baseline does not know is left out."""
    return {each.name: each.ratio / baseline[each.name] - 1 for each in results if each.name in baseline}


def show_table(results: list[Result], changes: dict[str, float]) -> None:
    """For people."""
    table = Table(title="Rules of Stella, whole games", title_justify="left")
    table.add_column("workload")
    for head in ("commands/s", "µs/command", "ratio", "since baseline"):
        table.add_column(head, justify="right")
    for each in results:
        change = changes.get(each.name)
        verdict = "new" if change is None else f"{change:+.0%}"
        colour = "red" if change is not None and change < -TOLERANCE else "default"
        cells = (f"{each.rate:,.0f}", f"{1e6 / each.rate:.1f}", f"{each.ratio:.3f}")
        table.add_row(each.name, *cells, f"[{colour}]{verdict}[/]")
    Console().print(table)


def main() -> int:
    """Measure, show, compare."""
    parser = argparse.ArgumentParser(prog="./dev bench rules", description=__doc__)
    parser.add_argument("--rounds", type=int, default=9, help="measurements of each workload (default: 9)")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument(
        "--check", action="store_true", help="exit status 1 if a ratio fell by more than 25 %%"
    )
    parser.add_argument("--write", action="store_true", help="make these ratios the new baseline")
    asked = parser.parse_args()
    if asked.rounds < 1:
        parser.error("--rounds must be at least 1")
    results = measure(asked.rounds)
    baseline: dict[str, float] = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    changes = compare(results, baseline)
    if asked.json:
        numbers = {each.name: {"commands_per_second": each.rate, "ratio": each.ratio} for each in results}
        print(json.dumps({"results": numbers, "changes": changes}, indent=2))
    else:
        show_table(results, changes)
    if asked.write:
        ratios = {each.name: round(each.ratio, 4) for each in results}
        BASELINE.write_text(json.dumps(ratios, indent=2) + "\n")
    slower = [name for name, change in changes.items() if change < -TOLERANCE]
    if slower:
        print(f"slower than the baseline by more than {TOLERANCE:.0%}: {', '.join(slower)}", file=sys.stderr)
    return 1 if slower and asked.check else 0


if __name__ == "__main__":
    sys.exit(main())
