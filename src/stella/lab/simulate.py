"""Whole random games: every seat marks and points at random, with some preference for the same pictures.

Only `random()` of the generator and whole numbers decide, so a seed yields the same games on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeVar

from stella.rules import (
    MAX_CROSSES,
    PLACES,
    ROUNDS,
    Actions,
    CardId,
    Colour,
    Command,
    FinishMarking,
    MarkCard,
    NextRound,
    Phase,
    Place,
    PointAt,
    RevealWord,
    Seat,
    State,
    Word,
    WordCard,
    play,
    project_own,
    start,
)

T = TypeVar("T")

DECK_SIZE: Final = 84
APPEALS: Final = (1, 1, 2, 3, 6)
"""Weights of a picture in a round, for everybody; one is drawn for each picture."""


class Chance:
    """A seeded source of whole numbers that is the same on every machine and Python."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random

    def below(self, limit: int) -> int:
        """Return a random number from 0 to limit - 1."""
        return int(self._random() * limit)

    def one_of(self, choices: Sequence[T]) -> T:
        """Return one of the choices at random."""
        return choices[self.below(len(choices))]

    def shuffled(self, things: Sequence[T]) -> list[T]:
        """Return the same things in random order."""
        pile = list(things)
        return [pile.pop(self.below(len(pile))) for _ in things]

    def weighted(self, choices: Sequence[Place], weights: Sequence[int]) -> Place:
        """Return one of the places at random, by weight."""
        lot = self.below(sum(weights[place] for place in choices))
        for place in choices:
            lot -= weights[place]
            if lot < 0:
                return place
        raise AssertionError("the lot is below the sum of the weights")


@dataclass(slots=True)
class Mood:
    """The random parts of a round: how many crosses each seat wants, and the weight of each picture."""

    wanted: list[int]
    appeal: list[int]

    @classmethod
    def by_chance(cls, seats: int, chance: Chance) -> Mood:
        """Draw the mood of a new round."""
        wanted = [1 + chance.below(MAX_CROSSES) for _ in range(seats)]
        return cls(wanted, [chance.one_of(APPEALS) for _ in range(PLACES)])


def choose(seat: Seat, actions: Actions, mood: Mood, chance: Chance) -> Command | None:
    """Return a random move of a seat; `None` if it waits for others."""
    if actions.reveal_word:
        return RevealWord(seat)
    if actions.mark and len(actions.unmark) < mood.wanted[seat]:
        return MarkCard(seat, chance.weighted(actions.mark, mood.appeal))
    if actions.finish_marking:
        return FinishMarking(seat)
    if actions.point_at:
        return PointAt(seat, chance.one_of(actions.point_at))
    return NextRound() if actions.next_round else None


def new_table(seats: int, chance: Chance) -> State:
    """Return a new game with a shuffled deck, four word cards and a random first scout."""
    deck = chance.shuffled([CardId(f"card-{number}") for number in range(DECK_SIZE)])
    words = [WordCard(f"words-{n}", (Word(f"upper-{n}"), Word(f"lower-{n}"))) for n in range(ROUNDS)]
    return start(list(Colour)[:seats], deck, words, first_scout=chance.below(seats))


def moves(state: State, chance: Chance) -> Iterator[tuple[Command, State]]:
    """Yield every move of a game and the state after it, until the game is over."""
    seats = [Seat(seat) for seat in range(len(state.setup.colours))]
    mood = Mood.by_chance(len(seats), chance)
    while state.phase is not Phase.OVER:
        for seat in seats:
            own = project_own(state, seat)
            assert own is not None
            command = choose(seat, own.actions, mood, chance)
            if command is None:
                continue
            state = play(state, command)
            yield command, state
            if isinstance(command, NextRound):
                mood = Mood.by_chance(len(seats), chance)


def play_games(seats: int, games: int, seed: int) -> Iterator[State]:
    """Yield the last state of each game."""
    chance = Chance(seed)
    for _ in range(games):
        state = new_table(seats, chance)
        for _, after in moves(state, chance):
            state = after
        yield state
