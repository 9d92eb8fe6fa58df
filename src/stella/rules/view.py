"""What one viewer may know, ready for a page or a bot. These types hold no secret of anybody else.

Views are made for every viewer after every move and thrown away, so they are the one kind of value here that is
not frozen: making a frozen one takes three times as long.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from .ids import CardId, Colour, Phase, Place, Rule, Seat, Word
from .options import Options
from .pointing import Pointing
from .scoring import ScoreLine


class Watcher(StrEnum):
    """A viewer without a seat."""

    SPECTATOR = "spectator"
    BOARD = "board"


Viewer = Seat | Watcher

SPECTATOR = Watcher.SPECTATOR
BOARD = Watcher.BOARD


class Why(StrEnum):
    """Why the game waits for whom it waits for."""

    FIRST_SCOUT_TURNS_WORD = "first_scout_turns_word"
    ALL_MARK = "all_mark"
    ALL_ANNOUNCE = "all_announce"
    FIRST_SCOUT_POINTS = "first_scout_points"
    NEXT_SCOUT_POINTS = "next_scout_points"
    LAST_SCOUT_POINTS = "last_scout_points"
    """The same seat again: no other can be the scout."""
    READY_FOR_NEXT_ROUND = "ready_for_next_round"
    GAME_OVER = "game_over"


@dataclass(slots=True)
class Turn:
    """Whom the game waits for, and by which rule."""

    waiting_for: tuple[Seat, ...]
    why: Why
    rule: Rule


@dataclass(slots=True)
class PublicSeat:
    """What everybody knows of a seat."""

    colour: Colour
    passed: bool
    """Has passed the felt-tip."""
    wishes_swap: bool
    lantern: int | None
    """The announced number of crosses."""
    dark: bool
    fallen: bool
    open: int | None
    """How many announced crosses nobody has pointed at yet."""
    stars: tuple[int, ...]
    """Stars on each of the 15 places of the slate; empty before the first pointing."""
    total: int
    """Points of all scored rounds."""


@dataclass(slots=True)
class RoundRecord:
    """A scored round, told after the game. `slates` are by seat, `None` where they stay closed."""

    number: int
    first_scout: Seat
    grid: tuple[CardId, ...]
    clue: Word
    lanterns: tuple[int, ...]
    dark: Seat | None
    pointings: tuple[Pointing, ...]
    points: tuple[int, ...]
    accounts: tuple[tuple[ScoreLine, ...], ...]
    slates: tuple[tuple[Place, ...], ...] | None
    lost: tuple[Place, ...] | None
    """Pictures that two or more marked and nobody pointed at; `None` where slates stay closed."""


@dataclass(slots=True)
class PublicView:
    """What every viewer knows. Encoded once for a whole table."""

    phase: Phase
    round: int
    options: Options
    first_scout: Seat
    scout: Seat | None
    turn: Turn
    seats: tuple[PublicSeat, ...]
    grid: tuple[CardId, ...]
    replaced_line: int | None
    """The line of the table that is new this round."""
    draw_left: int
    words_left: int
    clue: Word | None
    other_word: Word | None
    """The word not chosen, while the card has two."""
    swapped: bool
    pointings: tuple[Pointing, ...]
    last: Pointing | None
    scores: tuple[tuple[int, ...], ...]
    """Points by round, then seat."""
    lanterns: tuple[tuple[int, ...], ...]
    """What was announced in the rounds before this one, by round, then seat."""
    accounts: tuple[tuple[ScoreLine, ...], ...]
    """Why each seat has its points, once the round is scored."""
    slates: tuple[tuple[Place, ...], ...]
    """All crosses of this round, where they are laid open after each round."""
    winners: tuple[Seat, ...]
    record: tuple[RoundRecord, ...]
    """The whole game, once it is over."""


@dataclass(slots=True)
class Actions:
    """What this seat may do now: exactly what would be accepted and change something."""

    reveal_word: bool = False
    wish_swap: bool = False
    withdraw_swap: bool = False
    mark: tuple[Place, ...] = ()
    unmark: tuple[Place, ...] = ()
    pass_pen: bool = False
    take_pen_back: bool = False
    announce: int | None = None
    point_at: tuple[Place, ...] = ()
    next_round: bool = False


@dataclass(slots=True)
class OwnView:
    """What a seat alone knows: its crosses, in this round and in those before."""

    seat: Seat
    crosses: tuple[Place, ...]
    open: tuple[Place, ...]
    past_crosses: tuple[tuple[Place, ...], ...]
    actions: Actions = field(default_factory=Actions)


@dataclass(slots=True)
class SeatView:
    """Everything one viewer may know; `own` is `None` for those who only watch."""

    viewer: Viewer
    public: PublicView
    own: OwnView | None
