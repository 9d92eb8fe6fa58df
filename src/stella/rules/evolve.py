"""`evolve(state, event)`: the state after a fact. It only records; every decision was made before."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from . import events as e
from .ids import COLUMNS, PLACES, CardId, Outcome, Phase, Seat
from .state import Round, State

T = TypeVar("T")


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after `event`. Only `GameStarted` begins from nothing.

    >>> from stella.rules import Colour, Options, Word, WordCard
    >>> colours = (Colour.ORANGE, Colour.PINK, Colour.PURPLE)
    >>> deck = tuple(CardId(f"card-{n}") for n in range(30))
    >>> pile = tuple(WordCard(str(n), (Word(f"word {n}"),)) for n in range(4))
    >>> state = evolve(None, e.GameStarted(colours, deck, pile, Seat(0), Options()))
    >>> evolve(state, e.WordRevealed(Seat(0), pile[0])).phase
    <Phase.MARK: 'associate.mark'>
    """
    if type(event) is e.GameStarted:
        first = _fresh_round(1, event.first_scout, event.deck[:PLACES], len(event.colours))
        return State(event, Phase.WORD, first)
    if state is None:
        raise ValueError("a log begins with GameStarted")
    return _AFTER[type(event)](state, event)


def evolve_all(state: State | None, events: Iterable[e.Event]) -> State | None:
    """Return the state after all `events`, in order.

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


def _marked(state: State, event: e.CardMarked) -> State:
    slate = state.round.marks[event.seat] | {event.place}
    return _in_round(state, marks=_replaced(state.round.marks, event.seat, slate))


def _unmarked(state: State, event: e.CardUnmarked) -> State:
    slate = state.round.marks[event.seat] - {event.place}
    return _in_round(state, marks=_replaced(state.round.marks, event.seat, slate))


def _voted(state: State, event: e.SwapVoted) -> State:
    wishes = state.round.wishes
    return _in_round(state, wishes=wishes | {event.seat} if event.yes else wishes - {event.seat})


def _announced(state: State, event: e.LanternPlaced) -> State:
    return _in_round(state, lanterns=_replaced(state.round.lanterns, event.seat, event.count))


def _pointed(state: State, event: e.CardPointedAt) -> State:
    this, pointing = state.round, event.pointing
    return _in_round(
        state,
        scout=pointing.next_scout,
        fallen=this.fallen | {pointing.scout} if pointing.outcome is Outcome.FALL else this.fallen,
        pointings=(*this.pointings, pointing),
    )


def _next_round(state: State, event: e.NextRoundBegan) -> State:
    this, line = state.round, event.line
    grid = (*this.grid[: line * COLUMNS], *event.cards, *this.grid[(line + 1) * COLUMNS :])
    fresh = _fresh_round(event.number, event.first_scout, grid, len(this.marks))
    return replace(state, phase=Phase.WORD, round=fresh, past=(*state.past, this))


def _replaced(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


_AFTER: Final[dict[type[e.Event], Callable[[State, Any], State]]] = {
    e.WordRevealed: lambda state, event: _in_round(state, Phase.MARK, card=event.card),
    e.SwapVoted: _voted,
    e.WordSwapped: lambda state, event: _in_round(state, swapped=True),
    e.CardMarked: _marked,
    e.CardUnmarked: _unmarked,
    e.MarkingFinished: lambda state, event: _in_round(state, passed=state.round.passed | {event.seat}),
    e.MarkingResumed: lambda state, event: _in_round(state, passed=state.round.passed - {event.seat}),
    e.SlatesClosed: lambda state, event: _in_round(state, Phase.ANNOUNCE),
    e.LanternPlaced: _announced,
    e.DarkSeatFixed: lambda state, event: _in_round(
        state, Phase.REVEAL, dark=event.dark, scout=state.round.first_scout
    ),
    e.CardPointedAt: _pointed,
    e.RoundScored: lambda state, event: _in_round(state, Phase.SCORING, points=event.points),
    e.NextRoundBegan: _next_round,
    e.GameEnded: lambda state, event: replace(state, phase=Phase.OVER, winners=event.winners),
}
"""The state after each event but the first."""
