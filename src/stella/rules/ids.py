"""The nouns of the game: seats, places, colours, phases, outcomes, and the numbers of the rules they obey."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NewType

Seat = NewType("Seat", int)
"""A player's seat, 0 … n-1 clockwise."""

Place = NewType("Place", int)
"""A place on the table: `line * 5 + column`, 0 … 14."""

CardId = NewType("CardId", str)
"""A picture of the deck, by its id."""

Word = NewType("Word", str)
"""A clue word: the id of a translated word, or a word a table wrote itself."""

MIN_SEATS: Final = 3
MAX_SEATS: Final = 6
ROUNDS: Final = 4
LINES: Final = 3
COLUMNS: Final = 5
PLACES: Final = LINES * COLUMNS
MIN_DECK: Final = PLACES + LINES * COLUMNS
MAX_CROSSES: Final = 10


class Colour(StrEnum):
    """R-102: one for each seat."""

    ORANGE = "orange"
    PINK = "pink"
    PURPLE = "purple"
    GREEN = "green"
    BLUE = "blue"
    YELLOW = "yellow"


class Phase(StrEnum):
    """Where in a round the game is."""

    WORD = "associate.word"
    MARK = "associate.mark"
    ANNOUNCE = "announce"
    REVEAL = "reveal"
    SCORING = "scoring"
    OVER = "over"


class Outcome(StrEnum):
    """What pointing at a picture caused (R-402 to R-404)."""

    SPARK = "spark"
    SUPER_SPARK = "super"
    FALL = "fall"


STARS: Final = {Outcome.SPARK: 2, Outcome.SUPER_SPARK: 3, Outcome.FALL: 0}


class Rule(StrEnum):
    """The rules of `docs/rules.md` that code, refusals and explanations cite."""

    PLAYER_COUNT = "R-101"
    COLOURS = "R-102"
    DECK = "R-103"
    WORDS = "R-104"
    DISCOVERY = "R-105"
    FIRST_SCOUT = "R-106"
    REVEAL_WORD = "R-201"
    OTHER_WORD = "R-202"
    MARKING = "R-203"
    CROSSES = "R-204"
    PASS_PEN = "R-205"
    TAKE_PEN_BACK = "R-206"
    ANNOUNCE = "R-301"
    DARK = "R-302"
    POINTING = "R-401"
    SPARK = "R-402"
    SUPER_SPARK = "R-403"
    FALL = "R-404"
    FALLEN = "R-405"
    NEXT_SCOUT = "R-407"
    REVEAL_ENDS = "R-408"
    STARS_ARE_POINTS = "R-501"
    DARK_AND_FALLEN = "R-502"
    NO_DEDUCTION = "R-503"
    NEXT_ROUND = "R-601"
    END = "R-701"
    STEP = "R-901"
    SEAT = "R-902"


RULE_OF_OUTCOME: Final = {
    Outcome.SPARK: Rule.SPARK,
    Outcome.SUPER_SPARK: Rule.SUPER_SPARK,
    Outcome.FALL: Rule.FALL,
}
