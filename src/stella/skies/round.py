"""A sky as a round by the real rules: the visitor in the first seat, five companions after them."""

from __future__ import annotations

from collections.abc import Sequence, Set
from functools import cache, lru_cache
from typing import Final

from msgspec.structs import replace

from stella import rules
from stella.rules import (
    MAX_CROSSES,
    MAX_SEATS,
    PLACES,
    ROUNDS,
    CardId,
    Colour,
    FinishMarking,
    MarkCard,
    Options,
    Phase,
    Place,
    PointAt,
    Refused,
    Rejection,
    RevealWord,
    Seat,
    SlatesShown,
    State,
    Word,
    WordCard,
)

from .deal import MIN_CARDS, Sky

YOU: Final = Seat(0)
COMPANIONS: Final = MAX_SEATS - 1
_ALL_PLACES: Final = frozenset(range(PLACES))
OPTIONS: Final = Options(strict_pens=True, slates_shown=SlatesShown.AFTER_ROUND)


def marking(sky: Sky, deck: Sequence[CardId], first_scout: Seat = YOU) -> State:
    """Return the round before anyone has marked anything. `deck`: all cards."""
    return _dealt(sky.word, sky.cards, tuple(deck), first_scout)


@lru_cache(8 * MAX_SEATS)
def _dealt(word: Word, cards: tuple[CardId, ...], deck: tuple[CardId, ...], first_scout: Seat) -> State:
    """Return the start of a round: the same for all visitors of a day with this first scout."""
    rest = [card for card in deck if card not in cards]
    words = [WordCard(str(number), (Word(f"{word} {number}"),)) for number in range(1, ROUNDS)]
    pile = [WordCard("0", (word,)), *words]
    state = rules.start(tuple(Colour), [*cards, *rest], pile, first_scout=first_scout, options=OPTIONS)
    return rules.play(state, RevealWord(first_scout))


def why_not_marks(order: Sequence[Place]) -> Rejection | None:
    """Return why a slate is against the rules, if it is. The rules are slow, so they only find the reason."""
    if 0 < len(order) == len(_ALL_PLACES.intersection(order)) <= MAX_CROSSES:
        return None
    try:
        rules.play(_unmarked(), *[MarkCard(YOU, place) for place in order], FinishMarking(YOU))
    except Refused as refused:
        return refused.rejection
    return None


@cache
def _unmarked() -> State:
    cards = [CardId(str(number)) for number in range(MIN_CARDS)]
    return marking(Sky(Word("word"), tuple(cards[:PLACES])), cards)


def closed(state: State, slates: Sequence[Sequence[Place]]) -> State:
    """Return the round after everybody has marked. Each slate was checked when it was finished."""
    *others, last = map(Seat, range(len(slates)))
    this = replace(state.round, marks=tuple(map(frozenset, slates)), passed=frozenset(others))
    return rules.play(replace(state, round=this), FinishMarking(last))


def play_round(state: State, slates: Sequence[Sequence[Place]], pointings: Sequence[Place]) -> State:
    """Return the round as far as the visitor has pointed; companions point as soon as it is their turn.

    `slates`: of all seats, the surest picture first. Raises `Refused` for a pointing that is against the rules.
    """
    state = closed(state, slates)
    mine, pointed = iter(pointings), set[Place]()
    while state.phase is Phase.REVEAL:
        (scout,) = rules.turn_of(state).waiting_for
        place = next(mine, None) if scout == YOU else _surest(slates[scout], pointed)
        if place is None:
            break
        state = rules.play(state, PointAt(scout, place))
        pointed.add(place)
    if (more := next(mine, None)) is not None:
        state = rules.play(state, PointAt(YOU, more))  # raises: it's nobody's turn any more
    return state


def _surest(order: Sequence[Place], pointed: Set[Place]) -> Place:
    return next(place for place in order if place not in pointed)
