"""Small helpers to set a table in tests: seats by colour, plain word cards, a deck in order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from stella.rules import (
    Colour,
    FinishMarking,
    MarkCard,
    Options,
    Place,
    PointAt,
    RevealWord,
    Seat,
    State,
    Word,
    WordCard,
    play,
    start,
)

ORANGE, PINK, PURPLE, GREEN, BLUE, YELLOW = (Seat(n) for n in range(6))
COLOURS = tuple(Colour)


def word_cards(*pairs: Sequence[str]) -> tuple[WordCard, ...]:
    """Four word cards: `pairs`, filled up with w1-up/w1-down, w2-up/w2-down …"""
    texts = [*pairs, *[(f"w{n}-up", f"w{n}-down") for n in range(len(pairs) + 1, 5)]]
    return tuple(WordCard(f"card-{n}", tuple(map(Word, text))) for n, text in enumerate(texts))


def new_game(
    seats: int | Sequence[str] = 3,
    *,
    first_scout: int = 0,
    words: Sequence[Sequence[str]] = (),
    options: Options | None = None,
    deck: int = 84,
) -> State:
    """A game about to turn its first word; card ids are their numbers in the deck."""
    colours = COLOURS[:seats] if isinstance(seats, int) else seats
    return start(colours, map(str, range(deck)), word_cards(*words), first_scout=first_scout, options=options)


def marked(state: State, slates: Iterable[Iterable[int]]) -> State:
    """The word is turned and every seat has made the crosses of its slate, but nobody has passed."""
    crosses = [MarkCard(Seat(seat), Place(place)) for seat, slate in enumerate(slates) for place in slate]
    return play(state, RevealWord(state.round.first_scout), *crosses)


def all_passed(state: State) -> State:
    """Everybody finishes marking, clockwise from seat 0."""
    return play(state, *[FinishMarking(Seat(seat)) for seat in range(len(state.setup.colours))])


def revealing(slates: Sequence[Iterable[int]], **settings: object) -> State:
    """A first round of `len(slates)` seats, all slates final, the first scout about to point."""
    return all_passed(marked(new_game(len(slates), **settings), slates))  # type: ignore[arg-type]


def point(state: State, *places: int) -> State:
    """The scout points at these places, one after the other."""
    for place in places:
        assert state.round.scout is not None, "nobody is the scout"
        state = play(state, PointAt(state.round.scout, Place(place)))
    return state
