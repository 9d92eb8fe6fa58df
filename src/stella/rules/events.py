"""What has happened: a closed union of frozen facts in the past tense. A log of them is the game."""

from __future__ import annotations

from msgspec import Struct

from .ids import CardId, Colour, Place, Seat, Word
from .options import Options
from .pointing import Pointing
from .words import WordCard


class GameStarted(Struct, frozen=True):
    """Seats, cards and words are fixed; the deck and the words are in the order they will come."""

    colours: tuple[Colour, ...]
    deck: tuple[CardId, ...]
    words: tuple[WordCard, ...]
    first_scout: Seat
    options: Options


class WordRevealed(Struct, frozen=True):
    """The first scout turned `card`; its upper word is the clue word."""

    seat: Seat
    card: WordCard


class SwapVoted(Struct, frozen=True):
    """`seat` wished for the other word, or took the wish back."""

    seat: Seat
    yes: bool


class WordSwapped(Struct, frozen=True):
    """All wished for it: `word`, the lower one, is now the clue word."""

    word: Word


class CardMarked(Struct, frozen=True):
    """`seat` made a secret cross."""

    seat: Seat
    place: Place


class CardUnmarked(Struct, frozen=True):
    """`seat` wiped a secret cross."""

    seat: Seat
    place: Place


class MarkingFinished(Struct, frozen=True):
    """`seat` is done."""

    seat: Seat


class MarkingResumed(Struct, frozen=True):
    """`seat` goes on marking."""

    seat: Seat


class SlatesClosed(Struct, frozen=True):
    """Everybody has passed: all crosses are final."""


class LanternPlaced(Struct, frozen=True):
    """`seat` announced `count` crosses."""

    seat: Seat
    count: int


class DarkSeatFixed(Struct, frozen=True):
    """All lanterns stand; `dark` is alone in the lead, or nobody is. The first scout may point."""

    dark: Seat | None


class CardPointedAt(Struct, frozen=True):
    """The scout pointed at a picture, with all that follows."""

    pointing: Pointing


class RoundScored(Struct, frozen=True):
    """Nobody can be the scout any more; `points` of this round by seat."""

    points: tuple[int, ...]


class NextRoundBegan(Struct, frozen=True):
    """A line was replaced by `cards`, the pawn passed to `first_scout`, everything else wiped."""

    number: int
    first_scout: Seat
    line: int
    cards: tuple[CardId, ...]


class GameEnded(Struct, frozen=True):
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
    | MarkingFinished
    | MarkingResumed
    | SlatesClosed
    | LanternPlaced
    | DarkSeatFixed
    | CardPointedAt
    | RoundScored
    | NextRoundBegan
    | GameEnded
)
