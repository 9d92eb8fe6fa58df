"""How many whole rounds a second the simulator of `stella.lab.rounds` plays on one core, and how many the rules do.

Both play the same rounds: slates as people make them (five crosses or so, half of it shared taste), pointed at in the
order of liking. Every round that the rules play is compared; a difference ends the benchmark with status 1.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from dataclasses import asdict, dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray
from rich.console import Console
from rich.table import Table
from tests.support.one_round import play_round

from stella.lab.rounds import play_rounds
from stella.rules import MAX_CROSSES, PLACES

SEATS: Final = (3, 4, 5, 6)
LEAST: Final = 150_000
"""Rounds a second that every machine should reach; `--check` fails below."""

Arrays = tuple[NDArray[np.bool_], NDArray[np.uint8], NDArray[np.uint8]]


@dataclass(frozen=True, slots=True)
class Result:
    """One number of seats: rounds a second of both, and how many times faster the simulator is."""

    seats: int
    simulator: float
    rules: float
    ratio: float
    pointings: float


def people(seats: int, rounds: int) -> Arrays:
    """Slates of people who agree by half on what goes with a word."""
    chance = np.random.default_rng(seats)
    shared = chance.standard_normal((rounds, 1, PLACES), dtype=np.float32)
    liking = shared + chance.standard_normal((rounds, seats, PLACES), dtype=np.float32)
    ranks = np.argsort(np.argsort(liking, axis=2), axis=2).astype(np.uint8)
    counts = np.clip(chance.normal(5, 1.5, size=(rounds, seats, 1)).round(), 1, MAX_CROSSES)
    return ranks >= PLACES - counts, ranks, chance.integers(seats, size=rounds).astype(np.uint8)


def measure(seats: int, rounds: int, by_rules: int, repeats: int) -> Result:
    """The median of `repeats`, in which both take turns; processor time of one core."""
    arrays = people(seats, rounds)
    marks, ranks, first = arrays
    few = [[np.flatnonzero(slate).tolist() for slate in marks[n]] for n in range(by_rules)]
    orders = ranks[:by_rules].tolist()
    fast, slow, ratios = list[float](), list[float](), list[float]()
    done = play_rounds(*arrays)
    for _ in range(repeats):
        began = time.process_time()
        done = play_rounds(*arrays)
        between = time.process_time()
        states = [play_round(few[n], orders[n], int(first[n])) for n in range(by_rules)]
        ended = time.process_time()
        if [list(state.round.points or ()) for state in states] != done.points[:by_rules].tolist():
            raise SystemExit("the simulator and the rules do not agree")
        fast.append(rounds / (between - began))
        slow.append(by_rules / (ended - between))
        ratios.append(fast[-1] / slow[-1])
    pointings = float(done.pointings.mean())
    return Result(
        seats, statistics.median(fast), statistics.median(slow), statistics.median(ratios), pointings
    )


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="./dev bench rounds", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200_000, help="for the simulator (default: 200,000)")
    parser.add_argument("--by-rules", type=int, default=300, help="for the rules (default: 300)")
    parser.add_argument("--repeats", type=int, default=5, help="measurements of each (default: 5)")
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.add_argument("--check", action="store_true", help=f"exit status 1 below {LEAST:,} rounds/s")
    asked = parser.parse_args()
    results = [measure(seats, asked.rounds, asked.by_rules, asked.repeats) for seats in SEATS]
    if asked.json:
        print(json.dumps([asdict(each) for each in results], indent=2))
    else:
        table = Table(title="Whole rounds on one core", title_justify="left")
        for head in ("seats", "simulator, rounds/s", "rules, rounds/s", "ratio", "pointings a round"):
            table.add_column(head, justify="right")
        for each in results:
            rates = (f"{each.simulator:,.0f}", f"{each.rules:,.0f}", f"{each.ratio:,.0f}")
            table.add_row(str(each.seats), *rates, f"{each.pointings:.1f}")
        Console().print(table)
    return int(asked.check and any(each.simulator < LEAST for each in results))


if __name__ == "__main__":
    sys.exit(main())
