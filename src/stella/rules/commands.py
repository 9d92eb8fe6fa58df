"""What can be asked of a game: a closed union of imperative, frozen commands. Chance comes in as values."""

from __future__ import annotations

from typing import final

from msgspec import Struct, field

from .ids import CardId, Colour, Place, Seat
from .options import Options
from .words import WordCard


@final
class StartGame(Struct, frozen=True):
    """R-101 to R-106. `deck` is already shuffled, `words` already drawn, `first_scout` already drawn by lot."""

    colours: tuple[Colour | str, ...]
    deck: tuple[CardId, ...]
    words: tuple[WordCard, ...]
    first_scout: Seat
    options: Options = field(default_factory=Options)


class RevealWord(Struct, frozen=True):
    """R-201: turn the top word card."""

    seat: Seat


class VoteSwap(Struct, frozen=True):
    """R-202: wish for the other word, or take the wish back."""

    seat: Seat
    yes: bool = True


class MarkCard(Struct, frozen=True):
    """R-203: make a secret cross."""

    seat: Seat
    place: Place


class UnmarkCard(Struct, frozen=True):
    """R-203: wipe a cross."""

    seat: Seat
    place: Place


class FinishMarking(Struct, frozen=True):
    """R-205: lock the slate."""

    seat: Seat


class ResumeMarking(Struct, frozen=True):
    """R-206: unlock the slate."""

    seat: Seat


class Announce(Struct, frozen=True):
    """R-301: say the number of crosses, at a table where numbers are spoken."""

    seat: Seat
    count: int


class PointAt(Struct, frozen=True):
    """R-401: the scout points at a picture."""

    seat: Seat
    place: Place


@final
class NextRound(Struct, frozen=True):
    """R-601 to R-603: clear up and go on."""


SeatCommand = (
    RevealWord | VoteSwap | MarkCard | UnmarkCard | FinishMarking | ResumeMarking | Announce | PointAt
)
Command = StartGame | SeatCommand | NextRound
