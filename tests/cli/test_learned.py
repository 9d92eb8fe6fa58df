"""`stella lab learned`: an operator looks at what bots learned, and makes them forget it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from stella.bots.learned import Vote
from stella.bots.memory import Memory
from tests.support.command import stella

DAY = "2026-11-16"
VOTES = [Vote("starlight", f"card-{n % 6}", "w.joy", n % 6 < 2, str(n)) for n in range(60)]


def minds(*arguments: str, data: Path) -> subprocess.CompletedProcess[str]:
    return stella("lab", "learned", *arguments, "--data", data)


def test_a_server_whose_bots_learned_nothing_says_so(tmp_path: Path) -> None:
    shown = minds("show", data=tmp_path)
    assert (shown.returncode, shown.stdout.strip()) == (0, "The bots have learned nothing here yet.")
    assert list(tmp_path.iterdir()) == []


def test_what_bots_learned_is_told_without_names(tmp_path: Path) -> None:
    Memory(tmp_path).add(VOTES, DAY)
    shown = minds("show", data=tmp_path)
    assert f"{DAY}: 60 votes" in shown.stdout
    assert shown.stdout.splitlines()[0] == "60 votes about 6 pictures and 6 pairs of word and picture."
    assert "starlight: marked most card-0, card-1" in shown.stdout
    counts = json.loads(minds("show", "--json", data=tmp_path).stdout)
    assert counts["cards"][0] == {
        "day": DAY,
        "deck": "starlight",
        "card": "card-0",
        "marked": 10,
        "shown": 10,
        "alone_marked": 0,
        "alone_shown": 0,
    }
    assert counts["cells"][5]["word"] == "w.joy"
    assert "voter" not in json.dumps(counts)


def test_what_bots_learned_can_be_taken_along_and_a_day_of_it_forgotten(tmp_path: Path) -> None:
    Memory(tmp_path).add(VOTES[:30], DAY)
    Memory(tmp_path).add(VOTES[30:], "2026-11-17")
    exported = json.loads(minds("show", "--json", data=tmp_path).stdout)
    assert {each["day"] for each in exported["cells"]} == {DAY, "2026-11-17"}
    assert minds("drop", DAY, data=tmp_path).returncode == 0
    assert {day for days in Memory(tmp_path).load().cards.values() for day in days} == {"2026-11-17"}
    again = minds("drop", DAY, data=tmp_path)
    assert again.returncode == 1
    assert f"learned nothing on {DAY}" in again.stderr


def test_bots_forget_only_when_somebody_means_it(tmp_path: Path) -> None:
    Memory(tmp_path).add(VOTES)
    asked = minds("reset", data=tmp_path)
    assert asked.returncode == 1
    assert "--yes" in asked.stderr
    assert Memory(tmp_path).load().cards
    assert minds("reset", "--yes", data=tmp_path).returncode == 0
    assert not Memory(tmp_path).load().cards


def test_a_file_that_is_none_of_ours_is_named(tmp_path: Path) -> None:
    Memory(tmp_path).path.write_bytes(b"something else altogether, of some length" * 30)
    for command in (("show",), ("reset", "--yes")):
        failed = minds(*command, data=tmp_path)
        assert failed.returncode == 1
        assert "minds.db cannot be used" in failed.stderr
