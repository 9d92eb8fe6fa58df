"""What can be asked of a game: a closed union of imperative, frozen commands. Chance comes in as values."""

from __future__ import annotations

from dataclasses import dataclass, field

from .ids import CardId, Colour, Place, Seat
from .options import Options
from .words import WordCard


@dataclass(frozen=True, slots=True)
class StartGame:
    """R-101 to R-106. `deck` is already shuffled, `words` already drawn, `first_scout` already drawn by lot."""

    colours: tuple[Colour | str, ...]
    deck: tuple[CardId, ...]
    words: tuple[WordCard, ...]
    first_scout: Seat
    options: Options = field(default_factory=Options)


@dataclass(frozen=True, slots=True)
class RevealWord:
    """R-201: turn the top word card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VoteSwap:
    """R-202: wish for the other word, or take the wish back."""

    seat: Seat
    yes: bool = True


@dataclass(frozen=True, slots=True)
class MarkCard:
    """R-203: make a secret cross."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class UnmarkCard:
    """R-203: wipe a cross."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class PassPen:
    """R-205: lock the slate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakePenBack:
    """R-206: unlock the slate."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Announce:
    """R-301: say the number of crosses, at a table where numbers are spoken."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class PointAt:
    """R-401: the scout points at a picture."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class NextRound:
    """R-601 to R-603: clear up and go on."""


SeatCommand = RevealWord | VoteSwap | MarkCard | UnmarkCard | PassPen | TakePenBack | Announce | PointAt
Command = StartGame | SeatCommand | NextRound
