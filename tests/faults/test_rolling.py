"""Nodes of one PostgreSQL are restarted one after the other while very many people play.

Each restart is a SIGTERM, the end of the process, and another process in its place. Clients behave as the page does:
they come back when they are told, keep the old socket until the new one shows the table, and send moves without an
answer again. At the end the log is compared with what was acknowledged. PostgreSQL is a real one, and waits for its
disk.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from tests.support.processes import nursery_in
from tests.support.rolling import Club, Outcome, percentile, rolling

from .clusters import own_cluster

pytestmark = [pytest.mark.alone, pytest.mark.skipif(os.name == "nt", reason="needs uvloop")]

TABLES: Final = 500
"""Of four people each."""
RESTARTS: Final = 60


def test_rolling_restarts_under_load_lose_and_refuse_nothing(
    tmp_path: Path, figures: Callable[[str], None]
) -> None:
    import resource

    import uvloop

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    outcome = Outcome()
    with own_cluster() as cluster, nursery_in(tmp_path) as nursery:
        club = Club(nursery, cluster.url, tmp_path / "data", outcome)
        evening = rolling(
            club, cluster.url, nodes=3, tables=TABLES, restarts=RESTARTS, moves_a_second=100, calm=2
        )
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(evening)
    figures(report(outcome))
    assert outcome.problems == []
    assert outcome.refused == []


def report(outcome: Outcome) -> str:
    """What it was like for people."""
    rows = {
        "a move, no restart near it": outcome.times(during=False),
        "a move during a restart": outcome.times(during=True),
        "coming back: from a new socket to its view": outcome.openings,
        "time without any socket": outcome.gaps,
        "a node, from SIGTERM to its end": [ended - begun for begun, ended, _ in outcome.restarts],
    }
    lines = [f"{len(outcome.moves)} moves acknowledged, {outcome.resent} of them sent more than once"]
    lines.append(f"{'milliseconds':>44} {'number':>8} {'p50':>8} {'p99':>8} {'longest':>8}")
    for name, values in rows.items():
        told = [1000 * percentile(values, share) for share in (0.5, 0.99, 1)]
        lines.append(f"{name:>44} {len(values):>8} " + " ".join(f"{each:>8.1f}" for each in told))
    without = sum(gap > 0 for gap in outcome.gaps)
    return "\n".join([*lines, f"{without} times somebody was without a socket"])
