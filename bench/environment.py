"""How many turns a second the PettingZoo environment `stella_v0` takes: PettingZoo's own performance benchmark."""

from __future__ import annotations

import argparse
import sys

from pettingzoo.test import performance_benchmark

from stella.lab import stella_v0


def main() -> int:
    """Five seconds for each number of seats."""
    parser = argparse.ArgumentParser(prog="./dev bench environment", description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5, 6], help="default: 3 4 5 6")
    for seats in parser.parse_args().seats:
        print(f"{seats} seats")
        performance_benchmark(stella_v0.env(seats=seats))
    return 0


if __name__ == "__main__":
    sys.exit(main())
