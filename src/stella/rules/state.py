"""Everything that is true in a game, secrets included. Only `rules` reads it; all others see a `SeatView`."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .events import GameStarted
from .ids import MAX_SEATS, PLACES, CardId, Phase, Place, Seat, Word
from .pointing import Pointing
from .words import WordCard

SEATS: Final = tuple(map(Seat, range(MAX_SEATS)))
"""All seats that a game can have, clockwise."""
ALL_PLACES: Final = tuple(map(Place, range(PLACES)))

Slate = frozenset[Place]
"""The crosses of one seat in one round."""


class Round(Struct, frozen=True):
    """One round from its first word to its scoring. Tuples are by seat."""

    number: int
    first_scout: Seat
    grid: tuple[CardId, ...]
    marks: tuple[Slate, ...]
    lanterns: tuple[int | None, ...]
    card: WordCard | None = None
    swapped: bool = False
    wishes: frozenset[Seat] = frozenset()
    passed: frozenset[Seat] = frozenset()
    dark: Seat | None = None
    scout: Seat | None = None
    fallen: frozenset[Seat] = frozenset()
    pointings: tuple[Pointing, ...] = ()
    points: tuple[int, ...] | None = None


class State(Struct, frozen=True):
    """A game: how it was set up, the round being played and the rounds before it."""

    setup: GameStarted
    phase: Phase
    round: Round
    past: tuple[Round, ...] = ()
    winners: tuple[Seat, ...] = ()


def seats_of(state: State) -> tuple[Seat, ...]:
    """Return the seats of this game, clockwise."""
    return SEATS[: len(state.setup.colours)]


def rounds_of(state: State) -> tuple[Round, ...]:
    """Return all rounds so far, the current one last."""
    return (*state.past, state.round)


def clue_of(this: Round) -> Word | None:
    """R-201, R-202: the word everybody marks by."""
    return None if this.card is None else this.card.words[this.swapped]


def pointed_in(this: Round) -> frozenset[Place]:
    """Return the places already pointed at."""
    return frozenset([pointing.place for pointing in this.pointings])
