"""Stella's rules as a pure library: values in, values out.

`decide(state, command)` gives events or a `Rejection`; `evolve(state, event)` the next state; `project(state, viewer)`
what one viewer may know. `start`, `play` and `replay` put them together. The rules are numbered in `docs/rules.md`.
"""

from .commands import (
    Announce,
    Command,
    FinishMarking,
    MarkCard,
    NextRound,
    PointAt,
    ResumeMarking,
    RevealWord,
    SeatCommand,
    StartGame,
    UnmarkCard,
    VoteSwap,
)
from .decide import Decision, decide
from .events import (
    CardMarked,
    CardPointedAt,
    CardUnmarked,
    DarkSeatFixed,
    Event,
    GameEnded,
    GameStarted,
    LanternPlaced,
    MarkingFinished,
    MarkingResumed,
    NextRoundBegan,
    RoundScored,
    SlatesClosed,
    SwapVoted,
    WordRevealed,
    WordSwapped,
)
from .evolve import evolve, evolve_all
from .ids import (
    COLUMNS,
    LINES,
    MAX_CROSSES,
    MAX_SEATS,
    MIN_DECK,
    MIN_SEATS,
    PLACES,
    ROUNDS,
    CardId,
    Colour,
    Outcome,
    Phase,
    Place,
    Rule,
    Seat,
    Word,
)
from .options import Announcing, Options, SlatesShown
from .play import play, replay, start
from .pointing import Pointing, Skip, SkipReason, Weight
from .project import changed_own, project, project_own, project_past, project_public, turn_of
from .rejection import RULE_OF_CODE, Code, Refused, Rejection
from .reveal import dark_seat, next_scout, outcome_for
from .scoring import ScoreLine, account_of, points_for, totals_of, winners_of
from .state import SEATS, State
from .view import (
    BOARD,
    SPECTATOR,
    Actions,
    OwnView,
    PublicSeat,
    PublicView,
    RoundRecord,
    SeatView,
    Turn,
    Viewer,
    Watcher,
    Why,
)
from .words import WordCard, WordKind, discovery_pile, word_pile
