"""`stella lab simulate`: the same seed yields the same bytes, and the numbers agree with each other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from stella.lab.simulate import Chance, moves, new_table, play_games
from stella.lab.statistics import StatsCounter
from stella.rules import Phase
from tests.support.command import stella

PYTHON = [sys.executable, "-m", "stella"]
ROUNDING = 5 * 0.00005  # both means are rounded to four digits, and one is taken four times


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """For what depends on the interpreter's own environment."""
    return subprocess.run(
        [*PYTHON, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=100,
        stdin=subprocess.DEVNULL,
        env=os.environ | {"LC_ALL": "C.UTF-8"} | environment,
    )


def numbers(*arguments: str) -> dict[str, Any]:
    done = stella("lab", "simulate", "--json", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_same_seed_gives_the_same_bytes_whatever_the_terminal() -> None:
    asked = ("lab", "simulate", "--games", "5", "--players", "5", "--seed", "7")
    first = process(*asked, COLUMNS="40", PYTHONHASHSEED="1")
    second = process(*asked, COLUMNS="200", PYTHONHASHSEED="2", TZ="Asia/Tokyo")
    assert first.stdout == second.stdout
    assert (first.returncode, first.stderr) == (0, "")
    assert stella(*asked[:-1], "8").stdout != first.stdout


def test_the_games_of_a_seed_never_change() -> None:
    """Written down once: another machine, Python or version of Stella must give these numbers too."""
    found = numbers("--players", "3", "--games", "10", "--seed", "42")
    keys = ("pointings", "sparks", "super_sparks", "falls", "dark_rounds", "dark_and_fallen")
    assert [found[key] for key in keys] == [239, 50, 94, 95, 36, 36]
    assert [seat["score"]["mean"] for seat in found["seats"]] == [22.3, 18.6, 18.5]


def test_the_numbers_agree_with_each_other() -> None:
    found = numbers("--games", "20", "--players", "6")
    seats = found["seats"]
    assert (found["format"], found["games"], found["rounds"], len(seats)) == (1, 20, 80, 6)
    assert found["pointings"] == found["sparks"] + found["super_sparks"] + found["falls"]
    assert found["falls"] == sum(seat["falls"] for seat in seats)
    assert found["dark_rounds"] == sum(seat["dark_rounds"] for seat in seats)
    assert found["dark_and_fallen"] <= min(found["dark_rounds"], found["falls"])
    assert sum(seat["wins"] for seat in seats) >= 20
    assert found["score"]["mean"] == pytest.approx(4 * found["round_points"]["mean"], abs=ROUNDING)
    assert found["score"]["highest"] == max(seat["score"]["highest"] for seat in seats)


def test_more_games_begin_with_the_same_games() -> None:
    few = [state.winners for state in play_games(4, 3, seed=5)]
    more = [state.winners for state in play_games(4, 6, seed=5)]
    assert more[:3] == few


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_sparks_supersparks_and_falls_all_happen(seats: int) -> None:
    counter = StatsCounter(seats)
    for state in play_games(seats, 10, seed=1):
        counter.add(state)
    stats = counter.stats(seed=1)
    assert min(stats.sparks, stats.super_sparks, stats.falls, stats.dark_rounds) > 10


def test_a_game_is_over_when_its_moves_end() -> None:
    chance = Chance(3)
    *_, (_, last) = moves(new_table(3, chance), chance)
    assert last.phase is Phase.OVER


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--players", "2"),
        ("--players", "7"),
        ("--players", "four"),
        ("--games", "0"),
        ("--games", "1.5"),
        ("--games", "9" * 5000),
        ("--seed", "-1"),
        ("--seed", ""),
    ],
)
def test_a_bad_value_is_refused(option: str, value: str) -> None:
    done = stella("lab", "simulate", option, value)
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"Error: Invalid value for '{option}': " in done.stderr
    assert len(done.stderr) < 250


def test_the_table_has_a_head_and_whole_cells() -> None:
    done = stella("lab", "simulate", "--games", "2")
    assert done.stdout.startswith("2 games, 4 players, seed 0\n")
    assert "…" not in done.stdout


def test_an_old_terminal_gets_a_table_of_plain_characters() -> None:
    done = process("lab", "simulate", "--games", "1", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.isascii()
    assert "\\u" not in done.stdout  # no escapes, but lines that it can draw


def test_the_help_tells_of_both_commands_and_completion_works() -> None:
    shown = stella("lab", "--help").stdout
    assert "score-round" in shown
    assert "simulate" in shown
    completed = stella(_STELLA_COMPLETE="complete_bash", COMP_WORDS="stella lab sim", COMP_CWORD="2")
    assert completed.stdout == "simulate\n"
