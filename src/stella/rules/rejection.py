"""Why a command was refused: a code that is also a message id, and the arguments of the message."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from .ids import Rule


class Code(StrEnum):
    """Every refusal the rules know."""

    PHASE = "E_PHASE"
    SEAT = "E_SEAT"
    PLAYER_COUNT = "E_PLAYER_COUNT"
    COLOUR = "E_COLOUR"
    DECK = "E_DECK"
    WORDS = "E_WORDS"
    NOT_FIRST_SCOUT = "E_NOT_FIRST_SCOUT"
    ALREADY_SWAPPED = "E_ALREADY_SWAPPED"
    NO_OTHER_WORD = "E_NO_OTHER_WORD"
    SWAP_TOO_LATE = "E_SWAP_TOO_LATE"
    LOCKED = "E_LOCKED"
    CARD = "E_CARD"
    ALREADY_MARKED = "E_ALREADY_MARKED"
    TOO_MANY = "E_TOO_MANY"
    NOT_MARKED = "E_NOT_MARKED"
    TOO_FEW = "E_TOO_FEW"
    NOT_LOCKED = "E_NOT_LOCKED"
    STRICT_PENS = "E_STRICT_PENS"
    ALREADY_ANNOUNCED = "E_ALREADY_ANNOUNCED"
    WRONG_COUNT = "E_WRONG_COUNT"
    NOT_SCOUT = "E_NOT_SCOUT"
    ALREADY_POINTED = "E_ALREADY_POINTED"


RULE_OF_CODE: Final = {
    Code.PHASE: Rule.STEP,
    Code.SEAT: Rule.SEAT,
    Code.PLAYER_COUNT: Rule.PLAYER_COUNT,
    Code.COLOUR: Rule.COLOURS,
    Code.DECK: Rule.DECK,
    Code.WORDS: Rule.WORDS,
    Code.NOT_FIRST_SCOUT: Rule.REVEAL_WORD,
    Code.ALREADY_SWAPPED: Rule.OTHER_WORD,
    Code.NO_OTHER_WORD: Rule.OTHER_WORD,
    Code.SWAP_TOO_LATE: Rule.OTHER_WORD,
    Code.LOCKED: Rule.PASS_PEN,
    Code.CARD: Rule.MARKING,
    Code.ALREADY_MARKED: Rule.MARKING,
    Code.TOO_MANY: Rule.CROSSES,
    Code.NOT_MARKED: Rule.MARKING,
    Code.TOO_FEW: Rule.CROSSES,
    Code.NOT_LOCKED: Rule.TAKE_PEN_BACK,
    Code.STRICT_PENS: Rule.TAKE_PEN_BACK,
    Code.ALREADY_ANNOUNCED: Rule.ANNOUNCE,
    Code.WRONG_COUNT: Rule.ANNOUNCE,
    Code.NOT_SCOUT: Rule.POINTING,
    Code.ALREADY_POINTED: Rule.POINTING,
}


class Rejection(Struct, frozen=True):
    """A refused command. Nothing has changed. The arguments never tell what the sender may not know.

    >>> Rejection(Code.TOO_MANY, {"limit": 10})
    Rejection(code=<Code.TOO_MANY: 'E_TOO_MANY'>, args={'limit': 10})
    """

    code: Code
    args: dict[str, int | str] = {}


class Refused(Exception):
    """Raised by `play` and `start` when a command is refused; `rejection` says why."""

    def __init__(self, rejection: Rejection) -> None:
        """Keep the rejection and show its code and rule."""
        super().__init__(f"{rejection.code.value} ({RULE_OF_CODE[rejection.code].value})")
        self.rejection = rejection
