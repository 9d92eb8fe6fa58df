"""An evening on paper: what `./dev bench evening` says is what docs/capacity.md says, and follows from people."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.evening import Habits, arrivals, evening, peak

PAGE = (Path(__file__).resolve().parents[1] / "docs/capacity.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("players", [10_000, 100_000, 1_000_000])
def test_the_page_says_what_the_command_says(players: int) -> None:
    load = peak(Habits(players=players))
    cells = [
        f"{players:,}", f"{load.people:,.0f}", f"{load.tables:,.0f}", f"{load.moves:,.0f}", f"{load.node_cores:.2f}",
        f"{load.postgres_cores:.2f}", f"{load.megabits:,.0f}", f"{-(-load.people // 20_000):.0f}",
    ]  # fmt: skip
    assert f"| {' | '.join(cells)} |" in PAGE


def test_everyone_comes_and_everyone_leaves() -> None:
    assert sum(arrivals(Habits()).values()) == pytest.approx(Habits.players)
    loads = evening(Habits())
    assert loads[-1].people < loads[0].people < peak(Habits()).people


def test_spectators_cost_public_moves_only() -> None:
    alone, watched = (peak(Habits(spectators=each)) for each in (0, 6))
    assert watched.moves == alone.moves
    assert alone.node_cores < watched.node_cores < 1.5 * alone.node_cores
