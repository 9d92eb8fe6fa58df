"""Whole games as text, with every viewer's view after every command. They change only when somebody means it."""

from __future__ import annotations

import difflib
import re
from typing import get_args

import pytest

from gen_playthrough import differences, path_of, transcript
from playthrough_games import GAMES
from stella.rules import Code, Command, Event, Outcome, SkipReason, SlatesShown

WRITTEN = {seats: path_of(seats).read_text(encoding="utf-8") for seats in GAMES}
ALL = "\n".join(WRITTEN.values())


@pytest.mark.parametrize("seats", GAMES)
def test_a_whole_game_goes_as_it_is_written(seats: int) -> None:
    played, written = transcript(seats).splitlines(), WRITTEN[seats].splitlines()
    if played != written:
        difference = list(difflib.unified_diff(written, played, "written", "played", n=2, lineterm=""))
        shown = "\n".join(line[:200] for line in difference[:60])
        pytest.fail(
            f"{shown}\n\n{path_of(seats).name} differs. If it should: ./dev playthrough", pytrace=False
        )


def test_between_them_the_games_show_every_command_event_and_refusal() -> None:
    commands = set(re.findall(r"^\d+ (\w+)", ALL, re.MULTILINE))
    events = set(re.findall(r"^  \+ (\w+)", ALL, re.MULTILINE))
    refusals = set(re.findall(r"^  x (\w+)", ALL, re.MULTILINE))
    assert commands == {each.__name__ for each in _classes(Command)}
    assert events == {each.__name__ for each in _classes(Event)}
    assert refusals == {code.value for code in Code}


def test_between_them_the_games_show_every_outcome_skip_and_option() -> None:
    seen = [
        *(f'"outcome":"{each.value}"' for each in Outcome),
        *(f'"reason":"{each.value}"' for each in SkipReason),
    ]
    seen += [f'"slates_shown":"{each.value}"' for each in SlatesShown]
    seen += [
        '"strict_pens":true',
        '"discovery":true',
        '"announcing":"spoken"',
        '"kind":"own"',
        '"rule":"R-502"',
    ]
    seen += ['"rule":"R-405"', '"why":"last_scout_points"', "yes=false", "nothing changes"]
    assert [each for each in seen if each not in ALL] == []


def test_one_of_the_games_ends_in_a_shared_victory() -> None:
    assert re.search(r"\+ GameEnded .* winners=\[\d,\d", ALL)


@pytest.mark.parametrize("seats", GAMES)
def test_a_refused_command_changes_no_view(seats: int) -> None:
    steps = WRITTEN[seats].split("\n\n")
    refused = [step for step in steps if "\n  x " in step]
    assert len(refused) > 5
    assert [step for step in refused if "sha256" in step] == []


@pytest.mark.parametrize("seats", GAMES)
def test_a_secret_cross_changes_the_view_of_its_seat_alone(seats: int) -> None:
    steps = [step for step in WRITTEN[seats].split("\n\n") if "\n  + CardMarked " in step]
    assert len(steps) > 20
    for step in steps:
        seat = re.findall(r"CardMarked seat=(\d)", step)[0]
        assert re.findall(r"sha256: (.*)", step)[0].rsplit(" ", 1)[0] == f"seat {seat}", step


@pytest.mark.parametrize("seats", GAMES)
def test_a_transcript_is_short_enough_to_review(seats: int) -> None:
    assert len(WRITTEN[seats]) < 200_000


def test_differences_are_told_by_path() -> None:
    long = list(range(8))
    assert list(differences({"own": {"open": [1]}}, {"own": {"open": [1, 4]}})) == ["own.open [1] -> [1,4]"]
    assert list(differences(long, long[:3] + long[4:], "mark")) == ["mark - [3]"]
    assert list(differences([0] * 8, [0] * 7 + [2], "stars")) == ["stars.7 0 -> 2"]
    assert list(differences(long, [9, *long[:3]], "grid")) == ["grid -> [9,0,1,2]"]


def _classes(union: object) -> list[type]:
    """The members of a union of unions."""
    return [each for part in get_args(union) for each in (_classes(part) or [part])]
