"""An evening of many people: what `./dev bench evening` says is what docs/capacity.md says, and follows from people."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.evening import POSTGRES_US, Habits, arrivals, evening, nodes_for, peak, shares, waits

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


def test_the_page_says_how_long_moves_wait() -> None:
    busiest = peak(Habits())
    assert nodes_for(busiest) == 24
    (a, b), (c, d), (e, f) = (shares(waits(busiest.moves, nodes)) for nodes in (24, 12, 48))
    assert f"within {a:.0f} ms and 99 of 100 within {b:.0f} ms" in PAGE
    assert f"that's {c:.0f} and {d:.0f} ms, with 48 nodes\n{e:.0f} and {f:.0f} ms" in PAGE
    halved = shares(waits(busiest.moves, 24, 0.5))
    assert halved == pytest.approx((a / 2, b / 2), rel=0.05)


def test_a_lone_move_waits_for_nothing_but_itself() -> None:
    assert waits(1, 24) == pytest.approx([1 + POSTGRES_US / 1000] * len(waits(1, 24)))


def test_every_move_is_kept_however_many_come() -> None:
    few, many = waits(1_000, 4), waits(40_000, 4)
    assert len(many) == pytest.approx(40 * len(few), rel=0.05)
    assert few[-1] < many[-1] < 1_000
