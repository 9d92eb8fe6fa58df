"""Baselines for learners, and the files of results."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from stella.cli import main
from stella.lab.baselines import BASELINES, evaluate, favourites
from stella.lab.company import Floats
from stella.lab.pictures import See
from stella.lab.results import Results, faults_in, read, schema
from stella.lab.standings import Estimate

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "results"
OURS = read((FOLDER / "baselines.json").read_bytes())


def test_every_file_of_results_keeps_to_the_schema_and_has_no_faults() -> None:
    files = [file for file in FOLDER.glob("*.json") if file.name != "schema.json"]
    assert files
    for file in files:
        assert list(faults_in(read(file.read_bytes()))) == [], file.name
    assert json.loads((FOLDER / "schema.json").read_text(encoding="utf-8")) == schema()


def test_the_documented_table_says_what_the_file_says() -> None:
    page = (FOLDER / "README.md").read_text(encoding="utf-8")
    for name in BASELINES:
        for of in ("margin", "share"):
            found = [getattr(each, of) for each in OURS.results if each.name == name]
            cells = " | ".join(f"{each.mean:.2f} ({each.low:.2f} to {each.high:.2f})" for each in found)
            assert f"| {name} | {cells} |" in page


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"margin": Estimate(1.0, 2.0, 3.0)}, "the interval of the margin"),
        ({"margin": Estimate(1.0, 0.5, 3.0)}, "the interval of the margin"),
        ({"share": Estimate(1.0, 0.99, 1.01)}, "not Wilson's"),
        ({"share": Estimate(9.0, 8.9, 9.1)}, "a share is between 0 and"),
        ({"name": "careful"}, "given twice"),
    ],
)
def test_what_cannot_be_is_named(changed: dict[str, object], fault: str) -> None:
    first, *rest = OURS.results
    found = list(faults_in(Results(1, (msgspec.structs.replace(first, **changed), *rest))))
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize(
    "change", [{"games": 10}, {"seats": 7}, {"environment": "chess"}, {"secret": 1}, {"about": "two\nlines"}]
)
def test_what_is_no_result_is_refused(change: dict[str, object]) -> None:
    whole = msgspec.to_builtins(OURS)
    whole["results"][0].update(change)
    with pytest.raises(msgspec.ValidationError):
        read(json.dumps(whole))


@pytest.mark.nightly
def test_baselines_get_about_what_the_file_says_and_repeat_with_a_seed() -> None:
    said = {(each.name, each.seats): each for each in OURS.results}
    for name in ("random", "favourites"):
        found = evaluate(name, BASELINES[name], 4, 2000, seed=6)
        assert found == evaluate(name, BASELINES[name], 4, 2000, seed=6)
        assert found.margin.low < said[name, 4].margin.high
        assert found.margin.high > said[name, 4].margin.low


def test_a_policy_without_eyes_sees_no_likings_but_the_pictures() -> None:
    kinds = set[tuple[str, ...]]()

    def act(seen: dict[str, Floats], seats: int, chance: np.random.Generator) -> Floats:
        kinds.add(tuple(seen))
        return favourites(seen["observation"], seats, chance)

    blind = evaluate("blind", act, 3, 1000, 1, see=See.IDS, likings=False)
    assert kinds == {("observation", "word", "pictures")}
    assert blind.margin.high < -3
    assert (blind.see, blind.likings) == ("ids", False)


def test_the_command_checks_files_and_plays_own_policies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "likes.py").write_text(
        'def act(seen, seats, chance):\n    """Likes what it likes."""\n    return seen[:, 6:21] - 0.3\n',
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)

    def run(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["stella", "lab", *arguments])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    status, made, wrong = run(
        "baselines", "--policy", "likes:act", "--players", "3", "--games", "1000", "--json"
    )
    assert (status, wrong) == (0, "")
    (tmp_path / "mine.json").write_text(made, encoding="utf-8")
    assert [each.name for each in read(made).results] == [*BASELINES, "likes:act"]
    assert run("results", "check", "mine.json") == (0, "mine.json: nothing to fix.\n", "")
    (tmp_path / "mine.json").write_text("{}", encoding="utf-8")
    status, _, wrong = run("results", "check", "mine.json")
    assert (status, wrong.count("\n")) == (1, 1)
    assert run("baselines", "--policy", "nothing")[0] == 2
    assert run("baselines", "--see", "everything")[0] == 2
