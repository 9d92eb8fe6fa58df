"""The only way from State to what a viewer sees. Views are built up from public facts, never stripped down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, assert_never

from .ids import COLUMNS, MAX_CROSSES, PLACES, ROUNDS, Phase, Place, Rule, Seat, Word
from .options import SlatesShown
from .pointing import Pointing
from .scoring import ScoreLine, account_of, totals_of
from .state import ALL_PLACES, Round, Slate, State, clue_of, pointed_in, rounds_of, seats_of
from .view import (
    Actions,
    OwnView,
    PublicSeat,
    PublicView,
    RoundRecord,
    SeatView,
    Turn,
    Viewer,
    Why,
)

NOTHING: Final[Slate] = frozenset()


def project(state: State, viewer: Viewer) -> SeatView:
    """Return what `viewer` may know: a seat, `SPECTATOR` or `BOARD`.

    >>> from stella.rules import BOARD, MarkCard, RevealWord, WordCard, play, start
    >>> pile = [WordCard(str(n), (Word(f"word {n}"),)) for n in range(4)]
    >>> state = start(["orange", "pink", "purple"], map(str, range(84)), pile)
    >>> state = play(state, RevealWord(Seat(0)), MarkCard(Seat(1), Place(7)))
    >>> project(state, Seat(1)).own.crosses, project(state, Seat(0)).own.crosses
    ((7,), ())
    >>> project(state, BOARD).public.clue
    'word 0'
    """
    return SeatView(viewer, project_public(state), project_own(state, viewer))


def project_own(state: State, viewer: Viewer, since: int = 1) -> OwnView | None:
    """Return the part of a view that belongs to one seat alone (R-801); `None` for watchers.

    Someone who took over the seat in round `since` does not learn the crosses of the player before.

    >>> from stella.rules import MarkCard, RevealWord, WordCard, play, start
    >>> pile = [WordCard(str(n), (Word(f"word {n}"),)) for n in range(4)]
    >>> state = start(["orange", "pink", "purple"], map(str, range(84)), pile)
    >>> state = play(state, RevealWord(Seat(0)), MarkCard(Seat(1), Place(7)))
    >>> project_own(state, Seat(1)).actions.finish_marking
    True
    """
    if not isinstance(viewer, int):
        return None
    this = state.round
    slate = this.marks[viewer] if this.number >= since else NOTHING
    crosses = _in_order(slate)
    still_open = _in_order(slate - pointed_in(this)) if this.pointings else crosses
    past = [_in_order(old.marks[viewer] if old.number >= since else NOTHING) for old in state.past]
    return OwnView(viewer, crosses, still_open, tuple(past), _actions(state, viewer, still_open))


def changed_own(before: State, after: State) -> frozenset[Seat] | None:
    """Return the seats whose own parts may differ; `None`: perhaps all. What `project_own` reads is compared here."""
    then, now = before.round, after.round
    if not (
        before.setup is after.setup
        and before.phase is after.phase
        and before.past is after.past
        and then.number == now.number
        and then.card is now.card
        and then.swapped is now.swapped
        and bool(then.passed) is bool(now.passed)
        and then.scout == now.scout
        and then.marks is now.marks
        and then.lanterns is now.lanterns
        and then.pointings is now.pointings
    ):
        return None
    return (then.passed ^ now.passed) | (then.wishes ^ now.wishes)


def project_public(state: State) -> PublicView:
    """Return the part of a view that everybody shares.

    >>> from stella.rules import MarkCard, RevealWord, WordCard, play, start
    >>> pile = [WordCard(str(n), (Word(f"word {n}"),)) for n in range(4)]
    >>> state = start(["orange", "pink", "purple"], map(str, range(84)), pile)
    >>> state = play(state, RevealWord(Seat(0)), MarkCard(Seat(1), Place(7)))
    >>> project_public(state).turn.waiting_for
    (0, 1, 2)
    """
    this = state.round
    scored = [each.points for each in rounds_of(state) if each.points is not None]
    totals = totals_of(scored) if scored else (0,) * len(this.marks)
    shown = state.setup.options.slates_shown
    replaced_line = this.number - 2 if this.number > 1 else None
    draw_left = len(state.setup.deck) - PLACES - (this.number - 1) * COLUMNS
    words_left = ROUNDS - this.number + (this.card is None)
    return PublicView(  # not all by name: that many names would be collected in a dictionary first
        state.phase,
        this.number,
        state.setup.options,
        this.first_scout,
        this.scout,
        turn_of(state),
        _public_seats(state, totals),
        this.grid,
        replaced_line,
        draw_left,
        words_left,
        clue_of(this),
        _other_word(this),
        this.swapped,
        pointings=this.pointings,
        last=this.pointings[-1] if this.pointings else None,
        scores=tuple(scored),
        lanterns=tuple([_announced(each) for each in state.past]),
        accounts=_accounts(this) if this.points is not None else (),
        slates=_open_slates(this) if this.points is not None and shown is SlatesShown.AFTER_ROUND else (),
        winners=state.winners,
        record=tuple(_record(each, shown) for each in rounds_of(state)) if state.phase is Phase.OVER else (),
    )


def project_past(state: State) -> tuple[RoundRecord, ...]:
    """Return the scored rounds before this one, as all who were there saw them; slates only if shown already."""
    shown = state.setup.options.slates_shown
    kept = shown if shown is SlatesShown.AFTER_ROUND else SlatesShown.NEVER
    return tuple(_record(each, kept) for each in state.past)


@lru_cache(maxsize=4096)
def _in_order(slate: Slate) -> tuple[Place, ...]:
    return tuple(sorted(slate))


@lru_cache(maxsize=4096)
def _unmarked(slate: Slate) -> tuple[Place, ...]:
    """Return the places without a cross, or none when the slate is full."""
    return () if len(slate) == MAX_CROSSES else tuple([place for place in ALL_PLACES if place not in slate])


def _other_word(this: Round) -> Word | None:
    if this.card is None or len(this.card.words) == 1:
        return None
    return this.card.words[not this.swapped]


def _public_seats(state: State, totals: Sequence[int]) -> tuple[PublicSeat, ...]:
    this, pointings = state.round, state.round.pointings
    seats: list[PublicSeat] = []
    for seat in seats_of(state):
        lantern = this.lanterns[seat]
        held = sum([seat in pointing.holders for pointing in pointings]) if pointings else 0
        seats.append(
            PublicSeat(
                state.setup.colours[seat],
                seat in this.passed,
                seat in this.wishes,
                lantern,
                seat == this.dark,
                seat in this.fallen,
                None if lantern is None else lantern - held,
                _stars_on_places(seat, pointings) if pointings else (),
                totals[seat],
            )
        )
    return tuple(seats)


def _stars_on_places(seat: Seat, pointings: tuple[Pointing, ...]) -> tuple[int, ...]:
    places = [0] * PLACES
    for pointing in pointings:
        places[pointing.place] = pointing.stars[seat]
    return tuple(places)


def turn_of(state: State) -> Turn:
    """Whom the game waits for, and by which rule.

    >>> from stella.rules import WordCard, start
    >>> pile = [WordCard(str(n), (Word(f"word {n}"),)) for n in range(4)]
    >>> turn_of(start(["orange", "pink", "purple"], map(str, range(84)), pile, first_scout=2)).waiting_for
    (2,)
    """
    this = state.round
    match state.phase:
        case Phase.WORD:
            return Turn((this.first_scout,), Why.FIRST_SCOUT_TURNS_WORD, Rule.REVEAL_WORD)
        case Phase.MARK:
            marking = tuple([seat for seat in seats_of(state) if seat not in this.passed])
            return Turn(marking, Why.ALL_MARK, Rule.PASS_PEN)
        case Phase.ANNOUNCE:
            silent = tuple([seat for seat in seats_of(state) if this.lanterns[seat] is None])
            return Turn(silent, Why.ALL_ANNOUNCE, Rule.ANNOUNCE)
        case Phase.REVEAL:
            return _scouts_turn(this)
        case Phase.SCORING:
            return Turn(seats_of(state), Why.READY_FOR_NEXT_ROUND, Rule.NEXT_ROUND)
        case Phase.OVER:
            return Turn((), Why.GAME_OVER, Rule.END)
        case _:
            assert_never(state.phase)


def _scouts_turn(this: Round) -> Turn:
    assert this.scout is not None
    if not this.pointings:
        return Turn((this.scout,), Why.FIRST_SCOUT_POINTS, Rule.POINTING)
    again = this.scout == this.pointings[-1].scout
    why = Why.LAST_SCOUT_POINTS if again else Why.NEXT_SCOUT_POINTS
    return Turn((this.scout,), why, Rule.NEXT_SCOUT)


def _accounts(this: Round) -> tuple[tuple[ScoreLine, ...], ...]:
    return tuple(
        account_of(Seat(seat), this.pointings, this.dark, this.fallen) for seat in range(len(this.marks))
    )


def _open_slates(this: Round) -> tuple[tuple[Place, ...], ...]:
    return tuple(_in_order(slate) for slate in this.marks)


def _record(this: Round, shown: SlatesShown) -> RoundRecord:
    clue = clue_of(this)
    assert clue is not None
    assert this.points is not None
    closed = shown is SlatesShown.NEVER
    return RoundRecord(
        number=this.number,
        first_scout=this.first_scout,
        grid=this.grid,
        clue=clue,
        lanterns=_announced(this),
        dark=this.dark,
        pointings=this.pointings,
        points=this.points,
        accounts=_accounts(this),
        slates=None if closed else _open_slates(this),
        lost=None if closed else _lost_sparks(this),
    )


def _announced(this: Round) -> tuple[int, ...]:
    return tuple([count for count in this.lanterns if count is not None])


def _lost_sparks(this: Round) -> tuple[Place, ...]:
    """R-408: pictures that at least two seats marked and nobody pointed at."""
    unpointed = [place for place in ALL_PLACES if place not in pointed_in(this)]
    return tuple(place for place in unpointed if sum(place in slate for slate in this.marks) > 1)


def _actions(state: State, seat: Seat, still_open: tuple[Place, ...]) -> Actions:
    this = state.round
    match state.phase:
        case Phase.WORD:
            return Actions(reveal_word=seat == this.first_scout)
        case Phase.MARK:
            return _marking_actions(state, seat)
        case Phase.ANNOUNCE:
            return Actions(announce=len(this.marks[seat]) if this.lanterns[seat] is None else None)
        case Phase.REVEAL:
            return Actions(point_at=still_open if seat == this.scout else ())
        case Phase.SCORING:
            return Actions(next_round=True)
        case Phase.OVER:
            return Actions()
        case _:
            assert_never(state.phase)


def _marking_actions(state: State, seat: Seat) -> Actions:
    this = state.round
    if seat in this.passed:
        return Actions(resume_marking=not state.setup.options.strict_pens)
    slate, wishes = this.marks[seat], seat in this.wishes
    can_swap = not this.swapped and not this.passed and _other_word(this) is not None
    return Actions(
        wish_swap=can_swap and not wishes,
        withdraw_swap=can_swap and wishes,
        mark=_unmarked(slate),
        unmark=_in_order(slate),
        finish_marking=bool(slate),
    )
