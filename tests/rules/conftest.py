"""Games of chance: whole random games, guided by the oracle, spiced with illegal commands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from msgspec.structs import replace

from stella.rules import (
    Actions,
    Announce,
    Announcing,
    CardId,
    Colour,
    Command,
    Event,
    FinishMarking,
    MarkCard,
    NextRound,
    Options,
    Place,
    PointAt,
    Rejection,
    ResumeMarking,
    RevealWord,
    Seat,
    SeatCommand,
    SlatesShown,
    StartGame,
    State,
    UnmarkCard,
    VoteSwap,
    Word,
    WordCard,
    WordKind,
    decide,
    evolve_all,
)
from tests.rules.oracle import Oracle

FITTING: dict[str, tuple[type[Command], ...]] = {
    "associate.word": (RevealWord,),
    "associate.mark": (VoteSwap, UnmarkCard, FinishMarking, ResumeMarking),
    "announce": (Announce,),
    "reveal": (PointAt,),
}

settings.load_profile("games")


@dataclass(frozen=True)
class Step:
    """One command of a game: what was, what was asked, what was answered, what is now, and all said so far."""

    before: State
    command: Command
    answer: tuple[Event, ...] | Rejection
    state: State
    oracle: Oracle
    error: str | None
    accepted: tuple[Command, ...]


def chance_setup(rng: Random) -> StartGame:
    """A table of 3 to 6, a deck of 30 to 84, word cards with one word or two, any options."""
    seats = rng.randint(3, 6)
    deck = [CardId(f"c{n}") for n in range(rng.choice([30, 31, 84, rng.randint(30, 84)]))]
    rng.shuffle(deck)
    discovery = rng.random() < 0.2
    options = Options(
        strict_pens=rng.random() < 0.3,
        slates_shown=rng.choice(list(SlatesShown)),
        discovery=discovery,
        announcing=rng.choice(list(Announcing)),
    )
    words = tuple(chance_word_card(rng, number, discovery=discovery) for number in range(1, 5))
    colours = tuple(rng.sample(list(Colour), seats))
    return StartGame(colours, tuple(deck), words, Seat(rng.randrange(seats)), options)


def chance_word_card(rng: Random, number: int, *, discovery: bool) -> WordCard:
    """Never the same card twice."""
    name = f"w{number}-{rng.getrandbits(32)}"
    words = tuple(Word(f"{name}-{which}") for which in ("up", "down")[: rng.choice([1, 2, 2, 2])])
    kind = WordKind.DISCOVERY if discovery else rng.choice([WordKind.ORDINARY, WordKind.OWN])
    return WordCard(name, words, kind, number if discovery else None)


@st.composite
def tables(draw: st.DrawFn) -> StartGame:
    """A table about to start, often with something wrong."""
    setup = chance_setup(Random(draw(st.integers(0, 2**16))))
    first, *rest = setup.words
    wrong: dict[str, list[Any]] = {
        "colours": [
            setup.colours[:2],
            (*setup.colours, *setup.colours)[:7],
            (*setup.colours[:2], setup.colours[0]),
            (*setup.colours[:2], "black"),
        ],
        "deck": [setup.deck[:29], (*setup.deck[:29], setup.deck[0]), setup.deck[:30]],
        "words": [
            tuple(rest),
            (*setup.words, first),
            (first, *rest[1:], rest[0]),
            (replace(first, words=()), *rest),
            (replace(first, words=(Word(""),)), *rest),
            (replace(first, words=(Word("a"), Word("a"))), *rest),
            (replace(first, words=(Word("a"), Word("b"), Word("c"))), *rest),
            (replace(first, kind=WordKind.DISCOVERY, number=1), *rest),
            (replace(first, kind=WordKind.OWN, number=None), *rest),
        ],
        "first_scout": [Seat(-1), Seat(len(setup.colours)), Seat(6)],
        "options": [replace(setup.options, discovery=not setup.options.discovery)],
    }
    for name in draw(st.sets(st.sampled_from(sorted(wrong)), max_size=3)):
        setup = replace(setup, **{name: draw(st.sampled_from(wrong[name]))})
    return setup


def commands_of(seat: int) -> Iterator[SeatCommand]:
    """Every command a seat could think of, foolish ones included."""
    who = Seat(seat)
    yield from (
        RevealWord(who),
        VoteSwap(who, True),
        VoteSwap(who, False),
        FinishMarking(who),
        ResumeMarking(who),
    )
    yield from (Announce(who, count) for count in range(-1, 12))
    for place in range(-1, 16):
        yield from (MarkCard(who, Place(place)), UnmarkCard(who, Place(place)), PointAt(who, Place(place)))


def listed(actions: Actions, seat: Seat) -> set[Command]:
    """The commands a view offers to a seat."""
    offered: list[tuple[bool, Command]] = [
        (actions.reveal_word, RevealWord(seat)),
        (actions.wish_swap, VoteSwap(seat, True)),
        (actions.withdraw_swap, VoteSwap(seat, False)),
        (actions.finish_marking, FinishMarking(seat)),
        (actions.resume_marking, ResumeMarking(seat)),
        (actions.next_round, NextRound()),
        (actions.announce is not None, Announce(seat, actions.announce or 0)),
    ]
    offered.extend((True, MarkCard(seat, place)) for place in actions.mark)
    offered.extend((True, UnmarkCard(seat, place)) for place in actions.unmark)
    offered.extend((True, PointAt(seat, place)) for place in actions.point_at)
    return {command for yes, command in offered if yes}


class Chance:
    """Chooses commands as a lively table would: mostly sensible, sometimes not."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.nonsense = rng.choice([0.0, 0.05, 0.15])
        self.passing = rng.choice([0.04, 0.1, 0.2])
        self.taste = rng.sample(range(15), rng.choice([4, 8, 15, 15]))

    def foolish(self, game: Oracle) -> Command:
        rng = self.rng
        seat = rng.choice(
            [-1, game.n, *range(game.n)] if rng.random() < 0.3 or game.scout is None else [game.scout]
        )
        kinds = FITTING.get(game.phase, ()) if rng.random() < 0.6 else ()
        choices: list[Command] = [NextRound(), *commands_of(seat)]
        return rng.choice([choice for choice in choices if not kinds or isinstance(choice, kinds)])

    def next(self, game: Oracle) -> Command:
        rng = self.rng
        if game.phase == "over" or rng.random() < self.nonsense:
            return self.foolish(game)
        match game.phase:
            case "associate.word":
                return RevealWord(Seat(game.pawn))
            case "associate.mark":
                return self.marking(game)
            case "announce":
                seat = rng.choice([seat for seat in range(game.n) if seat not in game.lanterns])
                return Announce(Seat(seat), len(game.marks[seat]))
            case "reveal":
                assert game.scout is not None
                own = sorted(game.marks[game.scout] - set(game.pointed))
                return PointAt(Seat(game.scout), Place(rng.choice(own)))
            case _:
                return NextRound()

    def marking(self, game: Oracle) -> Command:
        rng = self.rng
        if not game.locked and not game.swapped and len(game.card) == 2 and rng.random() < 0.3:
            return VoteSwap(Seat(rng.randrange(game.n)), rng.random() < 0.85)
        if game.locked and rng.random() < 0.05:
            return ResumeMarking(Seat(rng.choice(sorted(game.locked))))
        seat = Seat(rng.choice([seat for seat in range(game.n) if seat not in game.locked]))
        slate = game.marks[seat]
        if slate and rng.random() < self.passing + (len(slate) == 10) / 2:
            return FinishMarking(seat)
        if slate and rng.random() < 0.1:
            return UnmarkCard(seat, Place(rng.choice(sorted(slate))))
        liked = [place for place in self.taste if place not in slate] or list(range(15))
        return MarkCard(seat, Place(rng.choice(liked)))


def chance_game(seed: int) -> Iterator[Step]:
    """A whole game, command by command, and a few more after its end."""
    rng = Random(seed)
    setup = chance_setup(rng)
    table, oracle = Chance(rng), Oracle(setup)
    state = evolve_all(None, asked(None, setup))
    accepted: tuple[Command, ...] = (setup,)
    after_the_end = 3
    while after_the_end and state is not None:
        command = table.next(oracle)
        before, answer = state, decide(state, command)
        if not isinstance(answer, Rejection):
            state = evolve_all(state, answer)
            accepted = (*accepted, command)
        assert state is not None
        error = oracle.obey(command)
        yield Step(before, command, answer, state, oracle, error, accepted)
        after_the_end -= oracle.phase == "over"


def asked(state: State | None, command: Command) -> tuple[Event, ...]:
    """The events of a command that must be accepted."""
    answer = decide(state, command)
    assert not isinstance(answer, Rejection), answer
    return answer
