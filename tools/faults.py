"""Long fault tests: `./dev faults`; see docs/faults.md.

Runs tests/faults with much more of everything, first what can share the machine, then what measures by the clock, one
at a time. Arguments go to pytest: `./dev faults -k killed -n16`. `./dev faults nights` simulates clusters in virtual
time: `--count 10000` runs that many nights, `--seed N` replays one and tells what happened, `--break NAME` puts a fault
into the server and counts the nights until it is found.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import os
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.faults.nights.breaks import BREAKS, broken
from tests.faults.nights.check import faults_of, story_of

ROOT = Path(__file__).resolve().parents[1]
MOST_SAID = 400
MOST_NIGHTS = 2000
"""After which a planted fault counts as not found."""
NO_TESTS = 5
FIXED = {"STELLA_FAULTS": "long", "PYTHONHASHSEED": "0"}
"""A night is the same each time, whatever a set is iterated in."""


def main(arguments: list[str]) -> int:
    """Run the long tests, or nights; return 1 if anything was wrong."""
    if os.environ.get("PYTHONHASHSEED") != "0":
        command = [sys.executable, __file__, *arguments]
        return subprocess.run(command, cwd=ROOT, env=os.environ | FIXED, check=False).returncode
    if arguments[:1] == ["nights"]:
        return nights(arguments[1:])
    pytest = [sys.executable, "-m", "pytest", "tests/faults", "--all", "--timeout=3600", *arguments]
    ends = [
        subprocess.run([*pytest, *which], cwd=ROOT, check=False).returncode
        for which in (["-m", "not alone"], ["-m", "alone", "-n0"])
    ]
    return 1 if set(ends) - {0, NO_TESTS} else min(ends)


def nights(arguments: list[str]) -> int:
    """Run nights; return 1 if anything was wrong, or a planted fault wasn't found."""
    parser = argparse.ArgumentParser(prog="./dev faults nights", description=__doc__)
    parser.add_argument("--seed", type=int, help="replay this night and print what happened")
    parser.add_argument("--count", type=int, default=1000, help="number of nights")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first one")
    parser.add_argument("--break", dest="fault", choices=BREAKS, help="put this fault in, and look for it")
    chosen = parser.parse_args(arguments)
    if chosen.fault is not None:
        return look_for(chosen.fault, chosen.first)
    if chosen.seed is not None:
        print(*story_of(chosen.seed), sep="\n")
        return tell(chosen.seed, faults_of(chosen.seed))
    seeds = range(chosen.first, chosen.first + chosen.count)
    with concurrent.futures.ProcessPoolExecutor() as pool:
        wrong = sum(map(tell, seeds, pool.map(faults_of, seeds, chunksize=25)))
    print(f"{len(seeds)} nights, {wrong} with a fault")
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
