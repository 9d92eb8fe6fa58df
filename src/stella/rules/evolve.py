"""`evolve(state, event)`: the state after a fact. It only records; every decision was made before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from . import events as e
from .ids import COLUMNS, PLACES, CardId, Outcome, Phase, Place, Seat
from .pointing import Pointing
from .state import Round, Slate, State


def evolve(state: State | None, event: e.Event) -> State:
    """The state after `event`. Only `GameStarted` begins from nothing.

    >>> from stella.rules import Colour, Options, Word, WordCard
    >>> colours = (Colour.ORANGE, Colour.PINK, Colour.PURPLE)
    >>> deck = tuple(CardId(f"card-{n}") for n in range(30))
    >>> pile = tuple(WordCard(str(n), (Word(f"word {n}"),)) for n in range(4))
    >>> state = evolve(None, e.GameStarted(colours, deck, pile, Seat(0), Options()))
    >>> evolve(state, e.WordRevealed(Seat(0), pile[0])).phase
    <Phase.MARK: 'associate.mark'>
    """
    if isinstance(event, e.GameStarted):
        first = _fresh_round(1, event.first_scout, event.deck[:PLACES], len(event.colours))
        return State(event, Phase.WORD, first)
    if state is None:
        raise ValueError("a log begins with GameStarted")
    this = state.round
    match event:
        case e.CardMarked(seat, place):
            return _in_round(state, marks=_with_slate(this, seat, this.marks[seat] | {place}))
        case e.CardUnmarked(seat, place):
            return _in_round(state, marks=_with_slate(this, seat, this.marks[seat] - {place}))
        case e.MarkingFinished(seat):
            return _in_round(state, passed=this.passed | {seat})
        case e.MarkingResumed(seat):
            return _in_round(state, passed=this.passed - {seat})
        case e.CardPointedAt(pointing):
            return _after_pointing(state, pointing)
        case e.WordRevealed(_, card):
            return _in_round(state, Phase.MARK, card=card)
        case e.SwapVoted(seat, yes):
            return _in_round(state, wishes=this.wishes | {seat} if yes else this.wishes - {seat})
        case e.WordSwapped():
            return _in_round(state, swapped=True)
        case e.SlatesClosed():
            return _in_round(state, Phase.ANNOUNCE)
        case e.LanternPlaced(seat, count):
            return _in_round(state, lanterns=_with_lantern(this, seat, count))
        case e.DarkSeatFixed(dark):
            return _in_round(state, Phase.REVEAL, dark=dark, scout=this.first_scout)
        case e.RoundScored(points):
            return _in_round(state, Phase.SCORING, points=points)
        case e.NextRoundBegan(number, first_scout, line, cards):
            grid = (*this.grid[: line * COLUMNS], *cards, *this.grid[(line + 1) * COLUMNS :])
            fresh = _fresh_round(number, first_scout, grid, len(this.marks))
            return replace(state, phase=Phase.WORD, round=fresh, past=(*state.past, this))
        case e.GameEnded(_, winners):
            return replace(state, phase=Phase.OVER, winners=winners)
        case _:
            assert_never(event)


def evolve_all(state: State | None, events: Iterable[e.Event]) -> State | None:
    """The state after all `events`, in order.

    >>> evolve_all(None, []) is None
    True
    """
    for event in events:
        state = evolve(state, event)
    return state


def _in_round(state: State, phase: Phase | None = None, **changes: Any) -> State:
    return replace(state, phase=phase or state.phase, round=replace(state.round, **changes))


def _fresh_round(number: int, first_scout: Seat, grid: tuple[CardId, ...], seats: int) -> Round:
    return Round(number, first_scout, grid, (frozenset(),) * seats, (None,) * seats)


def _with_slate(this: Round, seat: Seat, slate: frozenset[Place]) -> tuple[Slate, ...]:
    return (*this.marks[:seat], slate, *this.marks[seat + 1 :])


def _with_lantern(this: Round, seat: Seat, count: int) -> tuple[int | None, ...]:
    return (*this.lanterns[:seat], count, *this.lanterns[seat + 1 :])


def _after_pointing(state: State, pointing: Pointing) -> State:
    this = state.round
    return _in_round(
        state,
        scout=pointing.next_scout,
        fallen=this.fallen | {pointing.scout} if pointing.outcome is Outcome.FALL else this.fallen,
        pointings=(*this.pointings, pointing),
    )
