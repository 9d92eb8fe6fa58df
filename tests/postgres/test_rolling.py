"""Three nodes are restarted one after the other while people play at all of them; `./dev faults` does more."""

from __future__ import annotations

import os
import statistics
from pathlib import Path

import pytest

from tests.support.processes import nursery_in
from tests.support.rolling import Club, Outcome, rolling

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
]


async def test_rolling_restarts_lose_no_move_no_seat_and_nobody(tmp_path: Path, url: str) -> None:
    with nursery_in(tmp_path) as nursery:
        club = Club(nursery, url, tmp_path / "data", Outcome())
        await rolling(club, url, nodes=3, tables=8, restarts=3, moves_a_second=50, calm=0.3)
    outcome = club.outcome
    assert outcome.problems == []
    assert outcome.refused == []
    assert len(outcome.times(during=True)) > 20
    assert (
        len(outcome.openings) >= 3 * 8
    )  # each node had a third of the sockets, and more after the first restart
    assert statistics.median(outcome.openings) < 1
    assert statistics.median(outcome.gaps) == 0
    assert all(ended - begun < 10 for begun, ended, _ in outcome.restarts)
