"""Simulated clusters with every kind of fault: `tests/faults/nights`. `./dev faults nights --seed N` replays one."""

from __future__ import annotations

import pytest

from .nights.breaks import BREAKS, broken
from .nights.check import faults_of
from .nights.night import Record, play

NIGHTS = 200
EVERY_RUN = 50
CHUNK = 25


@pytest.mark.parametrize(
    "first",
    [
        pytest.param(first, marks=pytest.mark.nightly if first >= EVERY_RUN else ())
        for first in range(0, NIGHTS, CHUNK)
    ],
)
def test_after_every_night_the_log_agrees_with_all_answers_and_views(first: int) -> None:
    wrong = {seed: faults for seed in range(first, first + CHUNK) if (faults := faults_of(seed))}
    assert not wrong, f"./dev faults nights --seed {next(iter(wrong))}"


def test_the_same_seed_gives_the_same_night() -> None:
    for seed in (3, 7):
        assert traces(play(seed)) == traces(play(seed))


def traces(record: Record) -> object:
    """Everything that was written, answered and shown, with its time."""
    return record.entries, record.committed_at, record.trouble, [each.shown for each in record.devices]


RARE = ("no-look-for-lost-hints", "old-views-for-newcomers", "snapshots-skip-an-entry")
"""Found once in fifty nights, or less often."""


@pytest.mark.parametrize(
    "fault", [pytest.param(each, marks=pytest.mark.nightly if each in RARE else ()) for each in BREAKS]
)
def test_planted_faults_are_found(fault: str) -> None:
    with broken(fault):
        assert any(faults_of(seed) for seed in range(400))
