"""The bot that docs/bots.md names plays in a league, and in processes of its own at a real table."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.programs import environment, one_person_and_programs, serving

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "my_bot.py"
BOT = "my_bot:sit_down"
STELLA = [sys.executable, "-m", "stella"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where somebody has copied the example to."""
    example = EXAMPLE.read_text(encoding="utf-8")
    place = tmp_path_factory.mktemp("bot")
    (place / "my_bot.py").write_text(example, encoding="utf-8")
    colluding = example.replace("stable_uniform(SECRET, context.name, *about, str(number))", "0.5")
    (place / "same_eyes.py").write_text(colluding, encoding="utf-8")
    return place


def league(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        [*STELLA, "lab", "league", "--players", "3", *arguments],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_example_plays_in_the_league_with_eyes_of_its_own(folder: Path) -> None:
    found = json.loads(league(folder, "--bot", BOT, "--level", "dreamer", "--games", "12", "--json"))
    standings = found["standings"]
    assert [each["bots"] for each in standings if len(each["bots"]) == 1] == [["dreamer"], [BOT]]
    mine = next(each for each in standings if each["bots"] == [BOT])
    assert 4 < mine["entrants"][0]["crosses"] < 6
    two = next(each for each in standings if each["bots"] == [BOT, BOT])
    assert two["overlap"]["bots"]["mean"] < two["overlap"]["mixed"]["mean"] + 0.1


def test_the_league_warns_of_two_that_see_the_same(folder: Path) -> None:
    said = league(folder, "--bot", "same_eyes:sit_down", "--games", "4")
    assert "Warning: two of same_eyes:sit_down collude." in said
    assert "a taste of its own" in said


@pytest.fixture
def link(tmp_path: Path) -> Iterator[str]:
    with serving(tmp_path) as address:
        yield address


def test_two_of_it_sit_at_a_real_table_and_mark_different_pictures(link: str, folder: Path) -> None:
    table = asyncio.run(
        one_person_and_programs(link, lambda socket: [*STELLA, "lab", "play", BOT, socket], folder)
    )
    assert table.slates[0] == [0, 5, 10]
    assert all(3 <= len(slate) <= 7 for slate in table.slates[1:])
    assert table.slates[1] != table.slates[2]
    assert table.carried == [], "each made its moves itself"


def test_a_wrong_key_is_said_in_one_line(link: str, folder: Path) -> None:
    socket = link.replace("http", "ws", 1) + "/api/tables/ABCD2345/socket"
    done = subprocess.run(
        [*STELLA, "lab", "play", BOT, socket],
        cwd=folder,
        env=environment() | {"STELLA_BOT_KEY": "m2.guess"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "stella: unknown seat or wrong key.\n")


def test_without_a_key_it_does_not_begin(folder: Path) -> None:
    done = subprocess.run(
        [*STELLA, "lab", "play", BOT, "ws://127.0.0.1:1/"],
        cwd=folder,
        env={name: value for name, value in environment().items() if name != "STELLA_BOT_KEY"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2, "stella: set STELLA_BOT_KEY to the seat key.\n")


def test_a_table_is_opened_from_the_command_line_with_seats_for_programs(link: str) -> None:
    done = subprocess.run(
        [*STELLA, "lab", "seat", link, "--bots", "3", "--timeout", "45", "--json"],
        env=os.environ | environment(),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stderr == ""
    found = json.loads(done.stdout)
    assert [seat["answer_in"] for seat in found["bots"]] == [45, 45, 45]
    assert len({seat["key"] for seat in found["bots"]}) == 3
    assert "/resume#" in found["host"]


def test_a_server_that_is_not_there_is_said_in_one_line() -> None:
    done = subprocess.run(
        [*STELLA, "lab", "seat", "http://127.0.0.1:1"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("stella: cannot reach http://127.0.0.1:1: ")
    assert done.stderr.count("\n") == 1
