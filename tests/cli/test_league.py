"""`stella lab league`: real levels, numbers that agree, plots, and mistakes said in one line."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from stella.bots import LEVELS
from stella.cli.app import main

SMALL = ("--players", "3", "--games", "2", "--level", "dreamer")


@dataclass(frozen=True)
class Said:
    """What came of a command."""

    status: int
    out: str
    wrong: str


Run = Callable[..., Said]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run `stella lab league` in this process."""
    monkeypatch.setattr(sys, "path", [*sys.path])

    def run(*arguments: str) -> Said:
        monkeypatch.setenv("LC_ALL", "C.UTF-8")
        monkeypatch.setattr(sys, "argv", ["stella", "lab", "league", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        status = left.value.code or 0
        assert isinstance(status, int)
        return Said(status, said.out, said.err)

    return run


def test_the_same_seed_gives_the_same_bytes(run: Run) -> None:
    first = run(*SMALL, "--json")
    assert (first.status, first.wrong) == (0, "")
    assert run(*SMALL, "--json") == first
    assert run(*SMALL, "--json", "--seed", "1") != first


def test_bots_can_be_exploited_by_who_has_their_code(run: Run) -> None:
    said = run(*SMALL, "--alone", "--exploit")
    assert (said.status, said.wrong) == (0, "")
    assert "No people" in said.out
    assert "exploit-4 of dreamer + Dreamer + Dreamer" in said.out


def test_every_level_plays_alone_and_with_every_other(run: Run) -> None:
    found = json.loads(run("--players", "4", "--games", "2", "--json").out)
    assert (found["format"], found["games"], found["seed"]) == (2, 2, 0)
    line_ups = [tuple(standing["bots"]) for standing in found["standings"]]
    assert line_ups[: len(LEVELS)] == [(level,) for level in LEVELS]
    assert len(line_ups) == 4 + 10
    for standing in found["standings"]:
        whole = sum(each["share"]["mean"] * each["seats"] for each in standing["entrants"])
        assert whole == pytest.approx(4, abs=0.01)


def test_one_person_among_copies_of_a_bot(run: Run) -> None:
    said = run("--players", "3-4", "--games", "2", "--level", "dreamer", "--alone", "--outnumbered", "--json")
    line_ups = [(each["seats"], each["bots"]) for each in json.loads(said.out)["standings"]]
    assert line_ups == [(seats, ["dreamer"] * bots) for seats, bots in ((3, 1), (3, 2), (4, 1), (4, 3))]


def test_the_tables_have_their_titles(run: Run) -> None:
    said = run(*SMALL)
    assert (said.status, said.wrong) == (0, "")
    for title in ("One bot among people", "Two bots among people", "Dreamer", "3 players"):
        assert title in said.out
    assert "Two bots among people" not in run(*SMALL, "--alone").out


def test_it_needs_none_of_the_packages_for_learning(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("numpy", "pettingzoo", "gymnasium"):
        monkeypatch.setitem(sys.modules, module, None)
    assert run(*SMALL).status == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--players", "2"), "--players must be a number from 3 to 6 or a range such as 3-6, not '2'."),
        (("--players", "6-3"), "--players must be a number from 3 to 6 or a range such as 3-6, not '6-3'."),
        (("--level", "genius"), "there is no level genius; there are dreamer, stargazer, navigator, oracle."),
        (("--deck", "tarot"), "there is no built-in deck tarot; there are starlight."),
        (("--bot", "nothing"), "--bot must be a module and a name, such as my_bot:sit_down, not 'nothing'."),
    ],
)
def test_a_mistake_is_said_in_one_line(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    assert run(*arguments) == Said(2, "", f"stella: {sentence}\n")


@pytest.mark.parametrize(("option", "value"), [("--games", "1"), ("--trust", "2"), ("--seed", "-1")])
def test_a_number_out_of_range_is_refused(run: Run, option: str, value: str) -> None:
    said = run(option, value)
    assert (said.status, said.out) == (2, "")
    assert f"Invalid value for '{option}'" in said.wrong


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing_bot_module:sit_down", "No module named 'missing_bot_module'"),
        ("stella_test_bots:missing", "has no attribute 'missing'"),
        ("stella_test_bots:NUMBER", "NUMBER is not a function"),
        ("stella_test_bots:broken", "ZeroDivisionError"),
        ("stella_test_bots:idle", "does nothing though the game waits for it"),
    ],
)
def test_a_bot_that_cannot_be_loaded_or_does_not_play_is_named(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, reason: str
) -> None:
    (tmp_path / "stella_test_bots.py").write_text(
        "NUMBER = 1\n"
        "broken = lambda chair: lambda view, randrange: 1 // 0\n"
        "idle = lambda chair: lambda view, randrange: None\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "stella_test_bots", raising=False)
    said = run("--players", "3", "--games", "2", "--bot", name)
    assert said.status == 1
    assert said.wrong.count("\n") == 1
    assert name in said.wrong
    assert reason in said.wrong
