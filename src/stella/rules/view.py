"""What one viewer may know, ready for a page or a bot. These types hold no secret of anybody else."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

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


class Turn(Struct, frozen=True):
    """Whom the game waits for, and by which rule."""

    waiting_for: tuple[Seat, ...]
    why: Why
    rule: Rule


class PublicSeat(Struct, frozen=True):
    """What everybody knows of a seat."""

    colour: Colour
    passed: bool
    """Has finished marking."""
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


class RoundRecord(Struct, frozen=True):
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


class PublicView(Struct, frozen=True):
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
    """All crosses of this round, where they are revealed after each round."""
    winners: tuple[Seat, ...]
    record: tuple[RoundRecord, ...]
    """The whole game, once it is over."""


class Actions(Struct, frozen=True):
    """What this seat may do now: exactly what would be accepted and change something."""

    reveal_word: bool = False
    wish_swap: bool = False
    withdraw_swap: bool = False
    mark: tuple[Place, ...] = ()
    unmark: tuple[Place, ...] = ()
    finish_marking: bool = False
    resume_marking: bool = False
    announce: int | None = None
    point_at: tuple[Place, ...] = ()
    next_round: bool = False


class OwnView(Struct, frozen=True):
    """What a seat alone knows: its crosses, in this round and in those before."""

    seat: Seat
    crosses: tuple[Place, ...]
    open: tuple[Place, ...]
    past_crosses: tuple[tuple[Place, ...], ...]
    actions: Actions = field(default_factory=Actions)


class SeatView(Struct, frozen=True):
    """Everything one viewer may know; `own` is `None` for those who only watch."""

    viewer: Viewer
    public: PublicView
    own: OwnView | None
