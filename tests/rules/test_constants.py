"""What mutation testing cannot change, pinned by hand: numbers, names, tables and defaults; see docs/mutation.md."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from enum import StrEnum

import pytest
from msgspec import NODEFAULT, Struct
from msgspec.structs import fields

import stella.rules
from stella.rules import (
    BOARD,
    COLUMNS,
    LINES,
    MAX_CROSSES,
    MAX_SEATS,
    MIN_DECK,
    MIN_SEATS,
    PLACES,
    ROUNDS,
    RULE_OF_CODE,
    SPECTATOR,
    Actions,
    Announcing,
    Code,
    Colour,
    Options,
    Outcome,
    Phase,
    Rule,
    SkipReason,
    SlatesShown,
    Watcher,
    Weight,
    Why,
    WordKind,
)
from stella.rules.decide import STEPS as STEPS_OF
from stella.rules.ids import RULE_OF_OUTCOME, STARS

NAMES: dict[type[StrEnum], str] = {
    Colour: "ORANGE=orange PINK=pink PURPLE=purple GREEN=green BLUE=blue YELLOW=yellow",
    Phase: "WORD=associate.word MARK=associate.mark ANNOUNCE=announce REVEAL=reveal SCORING=scoring OVER=over",
    Outcome: "SPARK=spark SUPER_SPARK=super FALL=fall",
    Rule: "PLAYER_COUNT=R-101 COLOURS=R-102 DECK=R-103 WORDS=R-104 DISCOVERY=R-105 FIRST_SCOUT=R-106 "
    "REVEAL_WORD=R-201 OTHER_WORD=R-202 MARKING=R-203 CROSSES=R-204 PASS_PEN=R-205 TAKE_PEN_BACK=R-206 "
    "ANNOUNCE=R-301 DARK=R-302 POINTING=R-401 SPARK=R-402 SUPER_SPARK=R-403 FALL=R-404 FALLEN=R-405 "
    "NEXT_SCOUT=R-407 REVEAL_ENDS=R-408 STARS_ARE_POINTS=R-501 DARK_AND_FALLEN=R-502 NO_DEDUCTION=R-503 "
    "NEXT_ROUND=R-601 END=R-701 STEP=R-901 SEAT=R-902",
    SkipReason: "FALLEN=fallen NO_OPEN_CROSS=no_open_cross",
    SlatesShown: "AFTER_ROUND=after_round AFTER_GAME=after_game NEVER=never",
    Announcing: "AUTOMATIC=automatic SPOKEN=spoken",
    WordKind: "ORDINARY=ordinary DISCOVERY=discovery OWN=own",
    Weight: "ROUTINE=routine FIRST=first DECISIVE=decisive",
    Watcher: "SPECTATOR=spectator BOARD=board",
    Why: "FIRST_SCOUT_TURNS_WORD=first_scout_turns_word ALL_MARK=all_mark ALL_ANNOUNCE=all_announce "
    "FIRST_SCOUT_POINTS=first_scout_points NEXT_SCOUT_POINTS=next_scout_points "
    "LAST_SCOUT_POINTS=last_scout_points READY_FOR_NEXT_ROUND=ready_for_next_round GAME_OVER=game_over",
}

RULES_OF_REFUSALS = {
    "E_PHASE": "R-901",
    "E_SEAT": "R-902",
    "E_PLAYER_COUNT": "R-101",
    "E_COLOUR": "R-102",
    "E_DECK": "R-103",
    "E_WORDS": "R-104",
    "E_NOT_FIRST_SCOUT": "R-201",
    "E_ALREADY_SWAPPED": "R-202",
    "E_NO_OTHER_WORD": "R-202",
    "E_SWAP_TOO_LATE": "R-202",
    "E_LOCKED": "R-205",
    "E_CARD": "R-203",
    "E_ALREADY_MARKED": "R-203",
    "E_TOO_MANY": "R-204",
    "E_NOT_MARKED": "R-203",
    "E_TOO_FEW": "R-204",
    "E_NOT_LOCKED": "R-206",
    "E_STRICT_PENS": "R-206",
    "E_ALREADY_ANNOUNCED": "R-301",
    "E_WRONG_COUNT": "R-301",
    "E_NOT_SCOUT": "R-401",
    "E_ALREADY_POINTED": "R-401",
}

STEPS = {
    "RevealWord": "associate.word",
    "VoteSwap": "associate.mark",
    "MarkCard": "associate.mark",
    "UnmarkCard": "associate.mark",
    "FinishMarking": "associate.mark",
    "ResumeMarking": "associate.mark",
    "Announce": "announce",
    "PointAt": "reveal",
}

NOBODY: frozenset[int] = frozenset()
DEFAULTS: dict[str, dict[str, object]] = {
    "StartGame": {"options": Options()},
    "VoteSwap": {"yes": True},
    "Options": {
        "strict_pens": False,
        "slates_shown": SlatesShown.AFTER_GAME,
        "discovery": False,
        "announcing": Announcing.AUTOMATIC,
    },
    "Rejection": {"args": {}},
    "Pointing": {"weight": Weight.ROUTINE},
    "ScoreLine": {"place": None, "scout": None},
    "Round": {
        "card": None,
        "swapped": False,
        "wishes": NOBODY,
        "passed": NOBODY,
        "dark": None,
        "scout": None,
        "fallen": NOBODY,
        "pointings": (),
        "points": None,
    },
    "State": {"past": (), "winners": ()},
    "Actions": {
        "reveal_word": False,
        "wish_swap": False,
        "withdraw_swap": False,
        "mark": (),
        "unmark": (),
        "finish_marking": False,
        "resume_marking": False,
        "announce": None,
        "point_at": (),
        "next_round": False,
    },
    "OwnView": {"actions": Actions()},
    "WordCard": {"kind": WordKind.ORDINARY, "number": None},
}
"""Every field of every value of the rules that may be left out, and what it is then."""


def classes() -> Iterator[type]:
    """Every class the rules define."""
    for module in pkgutil.iter_modules(stella.rules.__path__, "stella.rules."):
        for thing in vars(importlib.import_module(module.name)).values():
            if isinstance(thing, type) and thing.__module__ == module.name:
                yield thing


def defaults_of(kind: type[Struct]) -> dict[str, object]:
    """The fields that may be left out, with what they are then."""
    found: dict[str, object] = {}
    for each in fields(kind):
        if each.default is not NODEFAULT:
            found[each.name] = each.default
        elif each.default_factory is not NODEFAULT:
            found[each.name] = each.default_factory()
    return found


def test_the_numbers_are_those_of_the_rules() -> None:
    assert (MIN_SEATS, MAX_SEATS) == (3, 6), "R-101"
    assert (LINES, COLUMNS, PLACES) == (3, 5, 15), "R-103"
    assert MIN_DECK == 30, "R-103"
    assert ROUNDS == 4, "R-104, R-701"
    assert MAX_CROSSES == 10, "R-204"


def test_a_spark_brings_two_stars_a_super_spark_three_and_a_fall_none() -> None:
    assert STARS == {Outcome.SPARK: 2, Outcome.SUPER_SPARK: 3, Outcome.FALL: 0}
    assert RULE_OF_OUTCOME == {"spark": "R-402", "super": "R-403", "fall": "R-404"}


@pytest.mark.parametrize("names", NAMES, ids=lambda names: names.__name__)
def test_names_that_are_stored_and_sent_stay_as_they_are(names: type[StrEnum]) -> None:
    assert " ".join(f"{each.name}={each.value}" for each in names) == NAMES[names]


def test_no_list_of_names_is_left_out() -> None:
    assert {each for each in classes() if issubclass(each, StrEnum)} == {*NAMES, Code}


def test_a_refusal_is_named_like_its_code_and_cites_its_rule() -> None:
    assert {code.value: f"E_{code.name}" for code in Code} == {code: code for code in RULES_OF_REFUSALS}
    assert dict(RULE_OF_CODE) == RULES_OF_REFUSALS


def test_every_command_of_a_seat_belongs_to_one_step() -> None:
    assert {command.__name__: phase.value for command, (phase, _) in STEPS_OF.items()} == STEPS


def test_those_who_watch_are_the_spectator_and_the_board() -> None:
    assert (SPECTATOR, BOARD) == (Watcher.SPECTATOR, Watcher.BOARD)


def test_what_may_be_left_out_is_what_a_plain_table_would_choose() -> None:
    values = [each for each in classes() if issubclass(each, Struct)]
    assert {each.__name__: defaults_of(each) for each in values if defaults_of(each)} == DEFAULTS


def test_every_value_is_frozen() -> None:
    others = [each for each in classes() if not issubclass(each, Struct | StrEnum | Exception)]
    assert others == []
    for each in classes():
        if issubclass(each, Struct):
            assert each.__struct_config__.frozen, each
