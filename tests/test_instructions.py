"""What a move costs the event loop, in function calls: the same on any machine, so a change that adds many shows."""

from __future__ import annotations

import json

import pytest
from bench import instructions

WORKLOADS = {
    "secret mark",
    "public move",
    "secret mark, own part alone",
    "first round of a game",
    "sixth person joins",
}


def test_no_move_calls_more_functions_than_the_baseline_allows() -> None:
    """If this is worth it, `./dev bench instructions --write` makes it the new baseline."""
    counts = instructions.calls_apart()
    assert counts.keys() == WORKLOADS
    assert instructions.worse(counts, json.loads(instructions.BASELINE.read_text())) == {}


@pytest.mark.parametrize(("calls", "found"), [(102, {}), (104, {"mark": 0.04}), (90, {})])
def test_more_than_three_percent_above_the_baseline_is_too_much(
    calls: float, found: dict[str, float]
) -> None:
    assert instructions.worse({"mark": calls}, {"mark": 100}) == pytest.approx(found)


def test_a_call_more_is_counted() -> None:
    assert instructions.calls_in(lambda: [len("") for _ in range(5)]) == 1 + 5
