"""Slates given to research: nobody's without consent, and nothing that a table keeps closed."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stella.cli import main
from stella.cli.storage import TABLES
from stella.lab.assoc import Given, published, slates_in
from stella.rules import Phase, SlatesShown
from stella.store.sqlite import SqliteStore
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.codes import TableId
from stella.tables.options import OptionChanges, WordChoice
from stella.tables.refusal import TableCode
from stella.tables.votes import Ballot, donated_in
from stella.wire.stored import CODEC
from tests.tables.given import given as given_table
from tests.tables.record_games import ADA, BO, CY, OWN_WORDS, Recorder
from tests.tables.scenes import new_table, started

DECKS = ("starlight",)


def played(
    *,
    agree: tuple[Any, ...] = (ADA, BO, CY),
    options: dict[str, Any] | None = None,
    research: bool = True,
    seed: int = 7,
    bots: int = 0,
    after: Callable[[Recorder], None] = lambda _: None,
) -> Recorder:
    """A game of three people at a table that gives slates, of whom these agree."""
    log = Recorder(seed)
    log.create(["Ada", "Bo", "Cy"], bots=bots)
    log.ask(ADA, c.SetOptions(OptionChanges(**(options or {}))), c.SetResearch(on=research))
    for each in agree:
        log.ask(each, c.DonateSlates(on=True))
    log.start()
    log.play(Phase.OVER)
    after(log)
    return log


def given(log: Recorder) -> list[Ballot]:
    return donated_in([event for entry, _ in log.entries for event in CODEC.decode(entry.body)], DECKS)


def who(log: Recorder) -> set[str]:
    return {member for ballot in given(log) for member, _ in ballot.crosses}


def test_all_rounds_of_those_who_agree_and_of_nobody_else() -> None:
    log = played(agree=(ADA, CY), bots=1)
    assert who(log) == {ADA, CY}
    assert len(given(log)) == 4
    last = log.game.round
    assert [ballot.grid for ballot in given(log)][-1] == last.grid
    assert dict(given(log)[-1].crosses)[ADA] == last.marks[0]


def test_nobody_agrees_by_saying_nothing() -> None:
    assert who(played(agree=())) == set()


@pytest.mark.parametrize(
    "how",
    [
        {"research": False},
        {"options": {"slates_shown": SlatesShown.NEVER}},
        {"options": {"real_cards": True}},
    ],
)
def test_nothing_of_a_table_that_did_not_opt_in_or_keeps_slates_closed(how: dict[str, Any]) -> None:
    assert given(played(**how)) == []


def test_the_host_decides_before_a_game_and_nobody_else() -> None:
    given_table(new_table(2)).when(c.SetResearch(on=True), BO).refused(TableCode.NOT_HOST)
    given_table(new_table()).when(c.SetResearch(on=True), ADA).then(t.ResearchSet(True))
    given_table(started()).when(c.SetResearch(on=True), ADA).refused(TableCode.GAME_RUNNING)


def test_nothing_of_a_deck_that_is_not_for_everybody() -> None:
    log = played()
    events = [event for entry, _ in log.entries for event in CODEC.decode(entry.body)]
    assert donated_in(events, ("another",)) == []


def test_who_no_longer_agrees_or_leaves_takes_all_slates_along() -> None:
    assert who(played(after=lambda log: log.ask(BO, c.DonateSlates(on=False)))) == {ADA, CY}
    assert who(played(after=lambda log: log.ask(BO, c.Leave()))) == {ADA, CY}


def test_what_was_taken_back_stays_so_when_somebody_agrees_again_for_later_games() -> None:
    def again(log: Recorder) -> None:
        log.ask(BO, c.DonateSlates(on=False))
        log.ask(BO, c.DonateSlates(on=True))
        log.start()
        log.play(Phase.OVER)

    rounds = [{member for member, _ in ballot.crosses} for ballot in given(played(after=again))]
    assert rounds == [{ADA, CY}] * 4 + [{ADA, BO, CY}] * 4


def test_who_agrees_after_the_game_gives_nothing_of_it() -> None:
    assert who(played(agree=(ADA,), after=lambda log: log.ask(BO, c.DonateSlates(on=True)))) == {ADA}


def test_a_game_that_is_not_over_gives_nothing() -> None:
    log = Recorder(7)
    log.create(["Ada", "Bo", "Cy"])
    log.ask(ADA, c.SetResearch(on=True))
    for each in (ADA, BO, CY):
        log.ask(each, c.DonateSlates(on=True))
    log.start()
    log.play(Phase.REVEAL)
    assert given(log) == []


# What is published

GRID = tuple(f"card-{number:02}" for number in range(15))


def of(person: str, *crosses: int, word: str = "w.sea", cards: tuple[str, ...] = GRID) -> Given:
    return Given(person, word, cards, frozenset(crosses))


def test_a_slate_is_published_from_three_people_on() -> None:
    two = [of("a", 1), of("b", 2, 3)]
    assert published(two) == []
    (slate,) = published([*two, of("c", 1)])
    assert (slate.word, slate.cards, slate.crosses) == ("w.sea", list(GRID), [[1], [1], [2, 3]])
    assert published([*two, of("c", 1)], k=4) == []
    with pytest.raises(ValueError, match="at least 3"):
        published(two, k=2)


def test_somebody_who_marked_twice_is_one_person() -> None:
    assert published([of("a", 1), of("a", 2), of("b", 3)]) == []


def test_another_word_or_card_is_another_slate() -> None:
    other = (*GRID[:14], "card-99")
    assert published([of("a", 1), of("b", 1), of("c", 1, word="w.sky")]) == []
    assert published([of("a", 1), of("b", 1), of("c", 1, cards=other)]) == []


def test_neither_the_order_of_people_nor_places_nor_rounds_can_be_told() -> None:
    turned = GRID[::-1]
    rows = [of("a", 1), of("b", 2, 3), of("c", 4)]
    again = [of(each.person, *(14 - place for place in each.crosses), cards=turned) for each in rows]
    assert published(rows) == published(rows[::-1]) == published(again)
    later = [of(each.person, 5, word="w.air") for each in rows]
    assert published([*rows, *later]) == published([*later, *rows])
    assert [slate.word for slate in published([*rows, *later])] == ["w.air", "w.sea"]


async def _stored(folder: Path, logs: dict[str, Recorder]) -> None:
    store = SqliteStore.open(folder / TABLES)
    for code, log in logs.items():
        await store.append(TableId(code), 0, [entry for entry, _ in log.entries])
    await store.close()


@pytest.mark.anyio
async def test_the_command_writes_words_cards_and_crosses_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = {"words": WordChoice.OWN, "own_words": OWN_WORDS}
    await _stored(
        tmp_path,
        {
            "AAAA2222": played(),
            "BBBB2222": played(agree=(ADA, BO), seed=8),
            "CCCC2222": played(options=own, seed=9),
            "DDDD2222": played(research=False, seed=10),
        },
    )

    def run(*arguments: str) -> tuple[int, str]:
        monkeypatch.setattr(
            sys, "argv", ["stella", "lab", "assoc", "export", *arguments, "--data", str(tmp_path)]
        )
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out + said.err

    file = tmp_path / "slates.jsonl"
    status, said = await asyncio.to_thread(run, str(file))
    assert (status, said.split(" written")[0]) == (0, "4 slates with 12 rows of crosses")
    assert "8 rows" in said
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    assert all(set(line) == {"word", "cards", "crosses"} for line in lines)
    assert all(len(line["crosses"]) == 3 for line in lines)
    assert all(name not in file.read_text(encoding="utf-8") for name in ("Ada", "AAAA", "m1", "179"))
    assert len(slates_in(file.read_text(encoding="utf-8"))) == 4
    assert (await asyncio.to_thread(run, str(file)))[0] == 1
    assert (await asyncio.to_thread(run, str(tmp_path / "few.jsonl"), "--min-people", "2"))[0] == 2
