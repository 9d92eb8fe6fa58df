"""Whole games of bots and people by the real rules: every bot gets its real `SeatView` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from stella.bots import Bot, BotContext, BotFactory, Randrange
from stella.bots.guest import place_of
from stella.rules import (
    Colour,
    FinishMarking,
    MarkCard,
    NextRound,
    Phase,
    Refused,
    Seat,
    State,
    WordCard,
    play,
    project,
    start,
    turn_of,
    word_pile,
)

from .people import Associations, Crowd, Person

PEOPLE: Final = "people"
"""The common name of all human-like players."""
MOST_COMMANDS: Final = 64
"""Maximum moves for a slate, which takes eleven: a bot that needs many more will never finish."""


@dataclass(frozen=True, slots=True)
class LineUp:
    """The players at a table: bots by their names, and people on all other seats."""

    seats: int
    bots: tuple[str, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """Return a name for every seat."""
        return (*self.bots, *(PEOPLE,) * (self.seats - len(self.bots)))


@dataclass(frozen=True, slots=True)
class Stage:
    """Everything a league needs: a deck, word cards, people's links, and the possible players."""

    deck: str
    words: Sequence[WordCard]
    associations: Associations
    bots: Mapping[str, BotFactory]
    crowd: Crowd = field(default_factory=Crowd)


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game, and its players."""

    names: tuple[str, ...]
    state: State


class BotFailed(Exception):
    """A bot made an illegal move."""

    def __init__(self, name: str, why: str) -> None:
        super().__init__(f"{name}: {why}")
        self.name, self.why = name, why


def play_game(stage: Stage, line_up: LineUp, seed: int, number: int) -> Played:
    """Play the game with this number. It depends only on the stage, the line-up, the seed and the number."""
    chance = Random(f"{seed}/{number}/{line_up.seats}")  # the same cards and words for all line-ups
    cards = list(stage.associations.cards)
    chance.shuffle(cards)
    order = chance.sample(range(len(stage.words)), len(stage.words))
    state = start(
        list(Colour)[: line_up.seats],
        cards,
        word_pile(stage.words, order),
        first_scout=chance.randrange(line_up.seats),
    )
    names = chance.sample(line_up.names, line_up.seats)
    who = [f"{seed}.{number}.{seat}" for seat in range(line_up.seats)]
    seated = tuple((each, "") for each, name in zip(who, names, strict=True) if name != PEOPLE)
    bots = [_sit_down(stage, line_up, name, each, seated) for each, name in zip(who, names, strict=True)]
    return Played(
        tuple(names), play_on(state, names, bots, [Random(f"{seed}/{number}/{n}") for n in range(6)])
    )


def _sit_down(stage: Stage, line_up: LineUp, name: str, who: str, seated: tuple[tuple[str, str], ...]) -> Bot:
    if name == PEOPLE:
        return Person(who, stage.associations, stage.crowd)
    others = tuple(each for each in seated if each[0] != who)
    context = BotContext(
        name=who, deck=stage.deck, seats=line_up.seats, bots=len(line_up.bots), others=others
    )
    try:
        return stage.bots[name](context)
    except Exception as error:
        raise BotFailed(name, repr(error)) from error


def play_on(state: State, names: Sequence[str], bots: Sequence[Bot], chances: Sequence[Random]) -> State:
    """Play to the end of the game."""
    while state.phase is not Phase.OVER:
        if state.phase is Phase.SCORING:
            state = play(state, NextRound())
            continue
        for seat in turn_of(state).waiting_for:
            state = _act(state, seat, names[seat], bots[seat], chances[seat].randrange)
    return state


def _act(state: State, seat: Seat, name: str, bot: Bot, randrange: Randrange) -> State:
    """Let a seat make the move that the game waits for."""
    if state.phase is Phase.MARK and isinstance(bot, Person):
        return _mark_at_once(state, seat, bot)
    phase = state.phase
    for _ in range(MOST_COMMANDS):
        try:
            command = bot(project(state, seat), randrange)
        except Exception as error:
            raise BotFailed(name, f"{error!r} in {place_of(error)}") from error
        if command is None:
            raise BotFailed(name, f"does nothing though the game waits for it ({phase.value})")
        if getattr(command, "seat", None) != seat:
            raise BotFailed(name, f"acts for another seat: {command}")
        try:
            state = play(state, command)
        except Refused as refused:
            raise BotFailed(name, f"{command} is refused: {refused}") from refused
        if phase is not Phase.MARK or state.phase is not phase or seat in state.round.passed:
            return state
    raise BotFailed(name, f"marks and wipes and never passes ({MOST_COMMANDS} commands)")


def _mark_at_once(state: State, seat: Seat, person: Person) -> State:
    """Mark a person's whole slate; it depends only on the word and the pictures, so no views are needed."""
    card = state.round.card
    assert card is not None
    slate = person.slate(card.words[state.round.swapped], state.round.grid)
    return play(state, *(MarkCard(seat, place) for place in slate), FinishMarking(seat))
