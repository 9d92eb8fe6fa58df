"""`stella skies`: counts for the operator, and never a name or a slate."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from stella.content.decks import STARLIGHT, built_in_decks
from stella.rules import Place, Word
from stella.skies.deal import Sky
from stella.skies.slates import Slate, VisitorId
from stella.store.sqlite.skies import SqliteSkies
from tests.support.command import stella

pytestmark = pytest.mark.anyio

SKY = Sky(Word("w.garden"), tuple(built_in_decks()[STARLIGHT][:15]))


async def fill(folder: Path) -> None:
    store = SqliteSkies(folder / "skies.db")
    for number in range(3):
        slate = Slate(VisitorId(f"visitor {number}"), 0, (Place(4), Place(number)), "Secret Name")
        await store.finish("2026-11-16", SKY, slate, lambda _: ())
    await store.finish("2026-11-17", SKY, slate, lambda _: ())
    await store.close()


async def test_skies_are_listed_and_shown_without_names(tmp_path: Path) -> None:
    await fill(tmp_path)
    listed = stella("skies", "list", "--data", tmp_path)
    assert [line.split() for line in listed.stdout.splitlines()] == [
        ["Day", "Word", "People", "Rounds"],
        ["2026-11-17", "garden", "1", "0"],
        ["2026-11-16", "garden", "3", "0"],
    ]
    shown = stella("skies", "show", "2026-11-16", "--data", tmp_path)
    assert f"{SKY.cards[4]}" in shown.stdout
    assert shown.stdout.splitlines()[0] == "garden: 3 people"
    alone = stella("skies", "show", "2026-11-17", "--data", tmp_path)
    assert alone.stdout.splitlines()[0] == "garden: 1 person"
    plain = json.loads(stella("skies", "show", "2026-11-16", "--json", "--data", tmp_path).stdout)
    assert (plain["people"], plain["pictures"][SKY.cards[4]]) == (3, 3)
    everything = listed.stdout + shown.stdout + stella("skies", "list", "--json", "--data", tmp_path).stdout
    assert "Secret" not in everything
    assert "visitor" not in everything


def test_without_skies_nothing_is_made(tmp_path: Path) -> None:
    assert stella("skies", "list", "--data", tmp_path).stdout == "Nobody has finished a sky yet.\n"
    missing = stella("skies", "show", "2026-11-16", "--data", tmp_path)
    assert (missing.returncode, missing.stderr) == (1, "stella: nobody has finished a sky on 2026-11-16.\n")
    assert list(tmp_path.iterdir()) == []


async def test_slates_given_to_research_are_exported_once_their_day_is_over(tmp_path: Path) -> None:
    store = SqliteSkies(tmp_path / "skies.db")
    today = datetime.now(UTC).date().isoformat()
    for day, people, given in (("2026-01-16", 4, 3), ("2026-01-17", 3, 2), (today, 3, 3)):
        for number in range(people):
            order = (Place(4), Place(number))
            slate = Slate(VisitorId(f"visitor {number}"), 0, order, "Secret Name", research=number < given)
            await store.finish(day, SKY, slate, lambda _: ())
    await store.close()
    file = tmp_path / "slates.jsonl"
    said = stella("skies", "export", file, "--data", tmp_path)
    (line,) = file.read_text().splitlines()
    assert said.stdout.startswith(f"1 slate with 3 rows of crosses written to {file}.")
    cards = sorted(SKY.cards)
    wanted = sorted(
        sorted(cards.index(SKY.cards[place]) for place in (4, number)) for number in range(3) if number != 4
    )
    found = json.loads(line)
    assert (found["word"], found["cards"], found["crosses"]) == ("w.garden", cards, wanted)
    assert stella("skies", "export", file, "--data", tmp_path).returncode == 1


@pytest.mark.parametrize(
    ("days", "slates"),
    [
        (["--until", "2026-01-16"], 1),
        (["--since", "2026-01-17"], 1),
        (["--since", "2026-01-18"], 0),
        ([], 2),
    ],
)
async def test_skies_are_split_by_date_for_training_and_for_tests(
    tmp_path: Path, days: list[str], slates: int
) -> None:
    store = SqliteSkies(tmp_path / "skies.db")
    for day, word in (("2026-01-16", "w.garden"), ("2026-01-17", "w.sea")):
        for number in range(3):
            slate = Slate(VisitorId(f"visitor {number}"), 0, (Place(number),), "", research=True)
            await store.finish(day, replace(SKY, word=Word(word)), slate, lambda _: ())
    await store.close()
    file = tmp_path / "slates.jsonl"
    stella("skies", "export", file, *days, "--data", tmp_path)
    assert len(file.read_text().splitlines()) == slates


def test_without_skies_nothing_is_exported(tmp_path: Path) -> None:
    data = tmp_path / "data"
    stella("skies", "export", tmp_path / "slates.jsonl", "--data", data)
    assert (tmp_path / "slates.jsonl").read_text() == ""
    assert not data.exists()
