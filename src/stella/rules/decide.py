"""`decide(state, command)`: the events a command causes, or why it is refused. Nothing is changed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from . import commands as c
from . import events as e
from .evolve import evolve
from .ids import (
    COLUMNS,
    LINES,
    MAX_CROSSES,
    MAX_SEATS,
    MIN_DECK,
    MIN_SEATS,
    PLACES,
    ROUNDS,
    Colour,
    Phase,
    Seat,
)
from .options import Announcing
from .rejection import Code, Rejection
from .reveal import dark_seat, pointing_at
from .scoring import round_points, totals_of, winners_of
from .state import State, pointed_in
from .words import WordKind, is_word_card

Decision = tuple[e.Event, ...] | Rejection


def decide(state: State | None, command: c.Command) -> Decision:
    """Return what `command` would cause in `state` (`None` before the game), or the refusal.

    >>> from stella.rules import WordCard, start
    >>> pile = [WordCard(str(n), (f"word {n}",)) for n in range(4)]
    >>> state = start(["orange", "pink", "purple"], map(str, range(84)), pile)
    >>> decide(state, c.RevealWord(Seat(1)))
    Rejection(code=<Code.NOT_FIRST_SCOUT: 'E_NOT_FIRST_SCOUT'>, args={'first_scout': 0})
    >>> decide(None, c.FinishMarking(Seat(0)))
    Rejection(code=<Code.PHASE: 'E_PHASE'>, args={})
    """
    if type(command) is c.StartGame:
        return _start(command) if state is None else _wrong_step(state)
    if state is None:
        return Rejection(Code.PHASE)
    if type(command) is c.NextRound:
        return _next_round(state) if state.phase is Phase.SCORING else _wrong_step(state)
    phase, decided = STEPS[type(command)]
    if state.phase is not phase:
        return _wrong_step(state)
    if not 0 <= command.seat < len(state.setup.colours):
        return Rejection(Code.SEAT, {"seat": command.seat})
    return decided(state, command)


def _wrong_step(state: State) -> Rejection:
    return Rejection(Code.PHASE, {"phase": state.phase.value})


def _start(command: c.StartGame) -> Decision:
    seats = len(command.colours)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        return Rejection(Code.PLAYER_COUNT, {"seats": seats})
    known = [colour.value for colour in Colour]
    for index, colour in enumerate(command.colours):
        if colour not in known or colour in command.colours[:index]:
            return Rejection(Code.COLOUR, {"colour": str(colour)})
    if command.first_scout not in range(seats):
        return Rejection(Code.SEAT, {"seat": command.first_scout})
    if len(command.deck) < MIN_DECK or len(set(command.deck)) < len(command.deck):
        return Rejection(Code.DECK, {"least": MIN_DECK})
    if not _is_word_pile(command):
        return Rejection(Code.WORDS, {"cards": ROUNDS})
    colours = tuple(map(Colour, command.colours))
    return (e.GameStarted(colours, command.deck, command.words, command.first_scout, command.options),)


def _is_word_pile(command: c.StartGame) -> bool:
    """R-104, R-105: four different word cards; Discovery cards all together and in order, or not at all."""
    pile = command.words
    if len(pile) != ROUNDS or len({card.id for card in pile}) < ROUNDS or not all(map(is_word_card, pile)):
        return False
    if command.options.discovery:
        numbers = [card.number for card in pile if card.kind is WordKind.DISCOVERY]
        return numbers == [1, 2, 3, 4]
    return all(card.kind is not WordKind.DISCOVERY for card in pile)


def _reveal_word(state: State, command: c.RevealWord) -> Decision:
    this, seat = state.round, command.seat
    if seat != this.first_scout:
        return Rejection(Code.NOT_FIRST_SCOUT, {"first_scout": this.first_scout})
    return (e.WordRevealed(seat, state.setup.words[this.number - 1]),)


def _vote_swap(state: State, command: c.VoteSwap) -> Decision:
    this, seat, yes = state.round, command.seat, command.yes
    assert this.card is not None
    if this.swapped:
        return Rejection(Code.ALREADY_SWAPPED)
    if len(this.card.words) == 1:
        return Rejection(Code.NO_OTHER_WORD)
    if this.passed:
        return Rejection(Code.SWAP_TOO_LATE)
    if yes == (seat in this.wishes):
        return ()
    voted = e.SwapVoted(seat, yes)
    if yes and len(this.wishes) + 1 == len(state.setup.colours):
        return voted, e.WordSwapped(this.card.words[1])
    return (voted,)


def _mark(state: State, command: c.MarkCard) -> Decision:
    seat, place = command.seat, command.place
    slate = state.round.marks[seat]
    if seat in state.round.passed:
        return Rejection(Code.LOCKED)
    if place not in range(PLACES):
        return Rejection(Code.CARD, {"place": place})
    if place in slate:
        return Rejection(Code.ALREADY_MARKED, {"place": place})
    if len(slate) == MAX_CROSSES:
        return Rejection(Code.TOO_MANY, {"limit": MAX_CROSSES})
    return (e.CardMarked(seat, place),)


def _unmark(state: State, command: c.UnmarkCard) -> Decision:
    seat, place = command.seat, command.place
    if seat in state.round.passed:
        return Rejection(Code.LOCKED)
    if place not in range(PLACES):
        return Rejection(Code.CARD, {"place": place})
    if place not in state.round.marks[seat]:
        return Rejection(Code.NOT_MARKED, {"place": place})
    return (e.CardUnmarked(seat, place),)


def _finish_marking(state: State, command: c.FinishMarking) -> Decision:
    this, seat = state.round, command.seat
    if seat in this.passed:
        return Rejection(Code.LOCKED)
    if not this.marks[seat]:
        return Rejection(Code.TOO_FEW)
    passed = e.MarkingFinished(seat)
    if len(this.passed) + 1 < len(this.marks):
        return (passed,)
    if state.setup.options.announcing is Announcing.SPOKEN:
        return passed, e.SlatesClosed()
    counts = [len(slate) for slate in this.marks]
    lanterns = [e.LanternPlaced(Seat(each), count) for each, count in enumerate(counts)]
    return passed, e.SlatesClosed(), *lanterns, e.DarkSeatFixed(dark_seat(counts))


def _resume_marking(state: State, command: c.ResumeMarking) -> Decision:
    seat = command.seat
    if state.setup.options.strict_pens:
        return Rejection(Code.STRICT_PENS)
    if seat not in state.round.passed:
        return Rejection(Code.NOT_LOCKED)
    return (e.MarkingResumed(seat),)


def _announce(state: State, command: c.Announce) -> Decision:
    this, seat, count = state.round, command.seat, command.count
    if this.lanterns[seat] is not None:
        return Rejection(Code.ALREADY_ANNOUNCED)
    if count != len(this.marks[seat]):
        return Rejection(Code.WRONG_COUNT, {"count": count})
    placed = e.LanternPlaced(seat, count)
    if this.lanterns.count(None) > 1:
        return (placed,)
    return placed, e.DarkSeatFixed(dark_seat([len(slate) for slate in this.marks]))


def _point(state: State, command: c.PointAt) -> Decision:
    this, seat, place = state.round, command.seat, command.place
    if seat != this.scout:
        return Rejection(Code.NOT_SCOUT)
    if place not in range(PLACES):
        return Rejection(Code.CARD, {"place": place})
    if place in pointed_in(this):
        return Rejection(Code.ALREADY_POINTED, {"place": place})
    if place not in this.marks[seat]:
        return Rejection(Code.NOT_MARKED, {"place": place})
    pointing = pointing_at(place, seat, state)
    pointed = e.CardPointedAt(pointing)
    return (pointed,) if pointing.next_scout is not None else (pointed, *_score(evolve(state, pointed)))


def _score(state: State) -> tuple[e.Event, ...]:
    """R-501 to R-503, and R-701, R-702 after the last round: `state` is that after the last pointing."""
    this = state.round
    scored = e.RoundScored(round_points(len(this.marks), this.pointings, this.dark, this.fallen))
    if this.number < ROUNDS:
        return (scored,)
    totals = totals_of([*(past.points or () for past in state.past), scored.points])
    return scored, e.GameEnded(totals, winners_of(totals))


def _next_round(state: State) -> Decision:
    ended = state.round.number
    drawn = PLACES + (ended - 1) * COLUMNS
    first_scout = Seat((state.round.first_scout + 1) % len(state.setup.colours))
    cards = state.setup.deck[drawn : drawn + COLUMNS]
    return (e.NextRoundBegan(ended + 1, first_scout, ended - 1, cards),)


STEPS: Final[dict[type[c.SeatCommand], tuple[Phase, Callable[[State, Any], Decision]]]] = {
    c.RevealWord: (Phase.WORD, _reveal_word),
    c.VoteSwap: (Phase.MARK, _vote_swap),
    c.MarkCard: (Phase.MARK, _mark),
    c.UnmarkCard: (Phase.MARK, _unmark),
    c.FinishMarking: (Phase.MARK, _finish_marking),
    c.ResumeMarking: (Phase.MARK, _resume_marking),
    c.Announce: (Phase.ANNOUNCE, _announce),
    c.PointAt: (Phase.REVEAL, _point),
}
"""By command: the step it belongs to, and what decides it. Found by type: structs are slow to match."""

assert LINES == ROUNDS - 1  # every line is replaced exactly once
