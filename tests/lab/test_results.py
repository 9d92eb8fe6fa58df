"""Baselines for learners, and their file of results."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import numpy as np
import pytest

from stella.cli import main
from stella.lab.baselines import Results, baselines_for, evaluate, favourites
from stella.lab.company import Floats
from stella.lab.pictures import See

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "results"
read = msgspec.json.Decoder(Results).decode
OURS = read((FOLDER / "baselines.json").read_bytes())


def test_the_documented_table_says_what_the_file_says() -> None:
    page = (FOLDER.parent / "environments.md").read_text(encoding="utf-8")
    for name in baselines_for(See.IDS):
        for of in ("margin", "share"):
            found = [getattr(each, of) for each in OURS.results if each.name == name]
            cells = " | ".join(f"{each.mean:.2f} ({each.low:.2f} to {each.high:.2f})" for each in found)
            assert f"| {name} | {cells} |" in page


@pytest.mark.nightly
def test_baselines_get_about_what_the_file_says_and_repeat_with_a_seed() -> None:
    said = {(each.name, each.seats): each for each in OURS.results}
    for name in ("random", "common-5"):
        found = evaluate(name, baselines_for(See.IDS)[name], 4, 2000, seed=6)
        assert found == evaluate(name, baselines_for(See.IDS)[name], 4, 2000, seed=6)
        assert found.margin.low < said[name, 4].margin.high
        assert found.margin.high > said[name, 4].margin.low


def test_the_nearest_pictures_are_the_same_by_their_numbers_and_by_their_vectors() -> None:
    ids, vectors = (
        evaluate("nearest", baselines_for(see)["nearest"], 3, 200, 1, see=see)
        for see in (See.IDS, See.EMBEDDINGS)
    )
    assert (ids.margin, ids.share) == (vectors.margin, vectors.share)


def test_a_policy_without_eyes_sees_no_likings_but_the_pictures() -> None:
    kinds = set[tuple[str, ...]]()

    def act(seen: dict[str, Floats], seats: int, chance: np.random.Generator) -> Floats:
        kinds.add(tuple(seen))
        return favourites(seen["observation"], seats, chance)

    blind = evaluate("blind", act, 3, 1000, 1)
    assert kinds == {("observation", "word", "pictures")}
    assert blind.margin.high < -3
    assert (blind.see, blind.likings) == ("ids", False)


def test_the_command_plays_own_policies(
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
        "baselines",
        "--policy",
        "likes:act",
        "--see",
        "numbers",
        "--players",
        "3",
        "--games",
        "1000",
        "--json",
    )
    assert (status, wrong) == (0, "")
    assert [each.name for each in read(made).results] == [*baselines_for(See.NUMBERS), "likes:act"]
    assert run("baselines", "--policy", "nothing")[0] == 2
    assert run("baselines", "--see", "everything")[0] == 2
