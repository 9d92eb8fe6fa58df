"""Stella-Assoc: the scale of its scores, and what its files may hold."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from stella.lab.assoc import MarkedDeal, score, slates_in

CARDS = [f"card-{number}" for number in range(15)]


def people(slates: int) -> list[MarkedDeal]:
    """Four people on each slate, who are drawn to the same five pictures more than to others."""
    rng = Random(1)
    made = []
    for number in range(slates):
        common = rng.sample(range(15), 5)
        crosses = [sorted({*rng.sample(common, 3), *rng.sample(range(15), 2)}) for _ in range(4)]
        made.append(MarkedDeal(f"word {number}", CARDS, crosses))
    return made


def test_chance_scores_nothing_and_another_person_scores_one() -> None:
    whole, rng = people(600), Random(2)
    asked = [MarkedDeal(each.word, each.cards, each.crosses[:3]) for each in whole]
    fourth = score(asked, [MarkedDeal(each.word, each.cards, each.crosses[3:]) for each in whole])
    blind = score(asked, [MarkedDeal(each.word, each.cards, [rng.sample(range(15), 5)]) for each in whole])
    assert fourth.low < 1 < fourth.high
    assert blind.low < 0 < blind.high
    assert blind.high < fourth.low
    assert fourth.slates == 600


def test_slates_without_an_answer_and_of_one_person_do_not_count() -> None:
    whole = people(3)
    lonely = [whole[0], MarkedDeal(whole[1].word, CARDS, whole[1].crosses[:1])]
    assert score(lonely, whole).slates == 1
    with pytest.raises(ValueError, match="no slate"):
        score(lonely, whole[2:])


@pytest.mark.parametrize(
    "line",
    [
        '{"word": "sea", "cards": ["a"], "crosses": [[0]]}',
        json.dumps({"word": "sea", "cards": CARDS, "crosses": [[15]]}),
        json.dumps({"word": "sea", "cards": CARDS, "crosses": []}),
        json.dumps({"word": "sea", "cards": CARDS, "crosses": [[1]], "name": "Ada"}),
        json.dumps({"word": "sea", "cards": [*CARDS[:14], CARDS[0]], "crosses": [[1]]}),
        json.dumps({"word": "sea", "cards": CARDS, "crosses": [[1, 1]]}),
        json.dumps({"word": "sea", "cards": CARDS, "scores": [1, 2]}),
    ],
)
def test_what_is_no_slate_or_says_more_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"Expected|unknown field|Object|twice"):
        slates_in(line)


def test_the_best_five_of_a_models_scores_are_its_crosses_whatever_the_order_of_cards() -> None:
    whole = people(40)
    turned = [
        MarkedDeal(each.word, CARDS[::-1], [[14 - place for place in each.crosses[0]]]) for each in whole
    ]
    scores = [
        {
            "word": each.word,
            "cards": CARDS[::-1],
            "scores": [float(14 - n in each.crosses[0]) for n in range(15)],
        }
        for each in whole
        if len(each.crosses[0]) == 5
    ]
    five = slates_in("\n".join(map(json.dumps, scores)))
    assert [sorted(each.marked[0]) for each in five] == [
        sorted(each.marked[0]) for each in whole if len(each.crosses[0]) == 5
    ]
    assert score(whole, turned).score == pytest.approx(score(whole, whole).score, abs=0.02)


def test_the_ceiling_is_what_somebody_scores_who_knows_all_other_people() -> None:
    whole = people(300)
    found = score(whole, whole)
    assert found.ceiling is not None
    assert 1 < found.ceiling < 2
    pairs = [MarkedDeal(each.word, each.cards, each.crosses[:2]) for each in whole]
    assert score(pairs, whole).ceiling is None


def test_the_command_scores_files_and_says_in_one_line_what_is_wrong(tmp_path: Path) -> None:
    lines = [
        json.dumps({"word": each.word, "cards": each.cards, "crosses": each.crosses}) for each in people(8)
    ]
    (tmp_path / "people.jsonl").write_text("\n".join(lines), encoding="utf-8")

    def run(machine: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "stella", "lab", "assoc", "score", "people.jsonl", machine, "--json"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False)

    assert json.loads(run("people.jsonl").stdout)["slates"] == 8
    failed = run("nothing.jsonl")
    assert (failed.returncode, failed.stderr.count("\n")) == (1, 1)
