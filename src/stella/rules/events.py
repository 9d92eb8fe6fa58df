"""What has happened: a closed union of frozen facts in the past tense. A log of them is the game."""

from __future__ import annotations

from dataclasses import dataclass

from .ids import CardId, Colour, Place, Seat, Word
from .options import Options
from .pointing import Pointing
from .words import WordCard


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Seats, cards and words are fixed; the deck and the words are in the order they will come."""

    colours: tuple[Colour, ...]
    deck: tuple[CardId, ...]
    words: tuple[WordCard, ...]
    first_scout: Seat
    options: Options


@dataclass(frozen=True, slots=True)
class WordRevealed:
    """The first scout turned `card`; its upper word is the clue word."""

    seat: Seat
    card: WordCard


@dataclass(frozen=True, slots=True)
class SwapVoted:
    """`seat` wished for the other word, or took the wish back."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class WordSwapped:
    """All wished for it: `word`, the lower one, is now the clue word."""

    word: Word


@dataclass(frozen=True, slots=True)
class CardMarked:
    """`seat` made a secret cross."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class CardUnmarked:
    """`seat` wiped a secret cross."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class PenPassed:
    """`seat` is done."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PenTakenBack:
    """`seat` goes on marking."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SlatesClosed:
    """Everybody has passed: all crosses are final."""


@dataclass(frozen=True, slots=True)
class LanternPlaced:
    """`seat` announced `count` crosses."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class DarkSeatFixed:
    """All lanterns stand; `dark` is alone in the lead, or nobody is. The first scout may point."""

    dark: Seat | None


@dataclass(frozen=True, slots=True)
class CardPointedAt:
    """The scout pointed at a picture, with all that follows."""

    pointing: Pointing


@dataclass(frozen=True, slots=True)
class RoundScored:
    """Nobody can be the scout any more; `points` of this round by seat."""

    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NextRoundBegan:
    """A line was replaced by `cards`, the pawn passed to `first_scout`, everything else wiped."""

    number: int
    first_scout: Seat
    line: int
    cards: tuple[CardId, ...]


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The fourth round is scored; every seat with the highest total has won."""

    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


Event = (
    GameStarted
    | WordRevealed
    | SwapVoted
    | WordSwapped
    | CardMarked
    | CardUnmarked
    | PenPassed
    | PenTakenBack
    | SlatesClosed
    | LanternPlaced
    | DarkSeatFixed
    | CardPointedAt
    | RoundScored
    | NextRoundBegan
    | GameEnded
)
