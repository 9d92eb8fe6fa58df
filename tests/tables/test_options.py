"""What the host may set, and every value that is refused."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from stella.rules import SlatesShown
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.options import Joining, OptionChanges, TableOptions, WordChoice, changed_options
from stella.tables.pace import Pace
from stella.tables.refusal import TableCode
from stella.wire.messages import decode_message
from tests.tables.given import given
from tests.tables.scenes import ADA, BO, game_of, new_table, over, started

FOUR = (("sea", "sky"), ("up",), ("left", "right"), ("night",))

GOOD: list[dict[str, Any]] = [
    {"words": WordChoice.DISCOVERY},
    {"words": WordChoice.MIXED, "own_words": (("sea",),)},
    {"words": WordChoice.OWN, "own_words": FOUR},
    {"own_words": tuple((f"word {number}",) for number in range(10))},
    {"slates_shown": SlatesShown.NEVER},
    {"strict_pens": True},
    {"time_limit": 15},
    {"time_limit": 1800},
    {"time_limit": None},
    {"real_cards": True},
    {"joining": Joining.APPROVED},
    {"spectators": False},
    {"audience": False},
    {"patience": 5},
    {"patience": 600},
    {"pace": Pace.BRISK},
    {"pace": Pace.OFF},
]
BAD: list[tuple[str, dict[str, Any]]] = [
    ("deck", {"deck": "tarot"}),
    ("own_words", {"words": WordChoice.OWN}),
    ("own_words", {"words": WordChoice.OWN, "own_words": FOUR[:3]}),
    ("own_words", {"own_words": tuple((f"word {number}",) for number in range(11))}),
    ("time_limit", {"time_limit": 14}),
    ("time_limit", {"time_limit": 1801}),
    ("time_limit", {"time_limit": -1}),
    ("patience", {"patience": 4}),
    ("patience", {"patience": 601}),
]


@pytest.mark.parametrize("change", GOOD, ids=str)
def test_the_host_sets_an_option(change: dict[str, Any]) -> None:
    options = TableOptions(**change)
    table = given(new_table()).when(c.SetOptions(OptionChanges(**change)), ADA).then(t.OptionsSet(options))
    assert table.options == options


@pytest.mark.parametrize(("name", "change"), BAD, ids=str)
def test_an_option_that_cannot_be_is_refused_by_name(name: str, change: dict[str, Any]) -> None:
    refused = c.SetOptions(OptionChanges(**change))
    given(new_table()).when(refused, ADA).refused(TableCode.OPTION, option=name)


def test_options_stay_while_a_game_runs_and_can_change_after_it() -> None:
    changes = OptionChanges(patience=30)
    given(started()).when(c.SetOptions(changes), ADA).refused(TableCode.GAME_RUNNING)
    given(over()).when(c.SetOptions(changes), ADA).then(t.OptionsSet(TableOptions(patience=30)))


def test_the_pace_alone_can_change_during_a_game() -> None:
    quick = TableOptions(pace=Pace.BRISK)
    given(started()).when(c.SetOptions(OptionChanges(pace=Pace.BRISK)), ADA).then(t.OptionsSet(quick))
    more = OptionChanges(pace=Pace.BRISK, patience=30)
    given(started()).when(c.SetOptions(more), ADA).refused(TableCode.GAME_RUNNING)
    given(started()).when(c.SetOptions(OptionChanges()), ADA).refused(TableCode.GAME_RUNNING)
    given(started()).when(c.SetOptions(OptionChanges(pace=Pace.OFF)), BO).refused(TableCode.NOT_HOST)


def test_the_game_takes_its_options_from_the_table() -> None:
    chosen: dict[str, Any] = {
        "strict_pens": True,
        "slates_shown": SlatesShown.NEVER,
        "words": WordChoice.DISCOVERY,
    }
    game = game_of(started(**chosen))
    assert game.setup.options.strict_pens
    assert game.setup.options.slates_shown is SlatesShown.NEVER
    assert game.setup.options.discovery
    assert [card.number for card in game.setup.words] == [1, 2, 3, 4]


def test_real_cards_are_only_places() -> None:
    assert all(card.startswith("real-") for card in game_of(started(real_cards=True)).setup.deck)


# As the page sends them


def test_only_the_named_options_change() -> None:
    before = TableOptions(patience=30, time_limit=60, strict_pens=True)
    after = changed_options(
        before, OptionChanges(words=WordChoice.DISCOVERY, joining=Joining.APPROVED, patience=20)
    )
    assert after == replace(before, words=WordChoice.DISCOVERY, joining=Joining.APPROVED, patience=20)


def test_no_time_limit_is_a_limit_of_nothing() -> None:
    assert changed_options(TableOptions(time_limit=60), OptionChanges(time_limit=0)).time_limit is None
    assert changed_options(TableOptions(), OptionChanges(time_limit=90)).time_limit == 90


def test_own_words_are_tidied_and_keep_what_their_script_needs() -> None:
    changes = OptionChanges(own_words=(("  ice\t cream ", "می\u200cخواهم"), ("up",)))
    assert changed_options(TableOptions(), changes).own_words == (("ice cream", "می\u200cخواهم"), ("up",))


@pytest.mark.parametrize(
    "rows",
    [
        [[]],
        [["sea", "sea"]],
        [["sea", "\u200b"]],
        [["se\u200ba"]],
        [["sea"], ["Sea"]],
        [["w.sea"]],
        [[f"word {n}"] for n in range(11)],
        [["x" * 31]],
    ],
    ids=str,
)
def test_own_words_that_cannot_be_are_refused_by_name(rows: list[list[str]]) -> None:
    changes = OptionChanges(own_words=tuple(map(tuple, rows)))
    given(new_table()).when(c.SetOptions(changes), ADA).refused(TableCode.OPTION, option="own_words")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("words", {"type": "set_options", "options": {"words": "french"}}),
        ("slates_shown", {"type": "set_options", "options": {"slates_shown": "", "patience": 9}}),
        ("joining", {"type": "set_options", "options": {"joining": "OPEN"}}),
        ("pace", {"type": "set_options", "options": {"pace": "slow"}}),
        ("colour", {"type": "pick_colour", "colour": "grey"}),
        ("symbol", {"type": "pick_symbol", "symbol": "Moon"}),
        ("level", {"type": "add_bot", "level": "best"}),
        ("character", {"type": "add_bot", "character": "nobody"}),
    ],
    ids=str,
)
def test_what_is_no_choice_is_refused_by_name(name: str, message: dict[str, Any]) -> None:
    bad = decode_message(json.dumps({"id": "w1", **message}).encode())
    assert bad == c.BadChoice(name, id="w1")
    given(new_table(2)).when(bad, ADA).refused(TableCode.OPTION, option=name)


@pytest.mark.parametrize(
    "message",
    [
        {"type": "pick_colour", "colour": "grey"},
        {"type": "pick_colour", "id": "", "colour": "grey"},
        {"type": "pick_colour", "id": "w1", "colour": 3},
        {"type": "pick_colour", "id": "w1", "colour": "grey", "seat": 1},
        {"type": "pick_colours", "id": "w1", "colour": "grey"},
        {"type": "set_options", "id": "w1", "options": {"joining": "OPEN", "patience": "long"}},
    ],
    ids=str,
)
def test_what_makes_no_sense_besides_is_no_choice_but_nonsense(message: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        decode_message(json.dumps(message).encode())
