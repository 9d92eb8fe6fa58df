"""Bad nights of a simulated cluster, replayable from a seed: `./dev faults nights` (tests/faults/nights).

`--count 10000` runs that many nights and lists the seeds of those in which something was wrong. `--seed N` replays one
and tells what happened. `--break NAME` puts a fault into the server and counts the nights until it is found.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.faults.nights.breaks import BREAKS, broken
from tests.faults.nights.check import faults_of, story_of

MOST_SAID = 400
MOST_NIGHTS = 2000
"""After which a planted fault counts as not found."""


def main(arguments: list[str]) -> int:
    """Live through nights; 1 if anything was wrong, or if a planted fault was not found."""
    parser = argparse.ArgumentParser(prog="./dev faults nights", description=__doc__)
    parser.add_argument("--seed", type=int, help="replay this night and tell what happened")
    parser.add_argument("--count", type=int, default=1000, help="nights to live through")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--break", dest="fault", choices=BREAKS, help="put this fault in, and look for it")
    chosen = parser.parse_args(arguments)
    if chosen.fault is not None:
        return look_for(chosen.fault, chosen.first)
    if chosen.seed is not None:
        print(*story_of(chosen.seed), sep="\n")
        return tell(chosen.seed, faults_of(chosen.seed))
    return many(chosen.first, chosen.count)


def many(first: int, count: int) -> int:
    """Live through these nights."""
    began, wrong = time.process_time(), 0
    for seed in range(first, first + count):
        wrong += tell(seed, faults_of(seed))
        if (seed - first) % 500 == 499:
            print(f"{seed - first + 1} nights", flush=True)
    spent = time.process_time() - began
    print(f"{count} nights, {wrong} with a fault; {count / spent:.0f} nights per second of processor time")
    return min(wrong, 1)


def tell(seed: int, faults: list[str]) -> int:
    """Say what was wrong in a night, if anything was."""
    for fault in faults:
        print(f"seed {seed}: {fault[:MOST_SAID]}", flush=True)
    return min(len(faults), 1)


def look_for(fault: str, first: int) -> int:
    """Count the nights until a planted fault is found."""
    for seed in range(first, first + MOST_NIGHTS):
        with broken(fault):
            found = faults_of(seed)
        if found:
            print(f"{fault}: found in night {seed - first + 1}")
            tell(seed, found)
            return 0
    print(f"{fault}: not found in {MOST_NIGHTS} nights")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
