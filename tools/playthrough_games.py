"""The four whole games of `gen_playthrough`: chance with a seed, and special events where the script wants them.

A script is a generator: it yields commands and is sent the state after each, changed or not.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Final

from msgspec.structs import replace

from stella.lab.simulate import Chance, Mood, choose
from stella.rules import (
    Announce,
    Announcing,
    CardId,
    Colour,
    Command,
    FinishMarking,
    MarkCard,
    NextRound,
    Options,
    Phase,
    Place,
    PointAt,
    ResumeMarking,
    RevealWord,
    Seat,
    SlatesShown,
    StartGame,
    State,
    UnmarkCard,
    VoteSwap,
    Word,
    WordCard,
    WordKind,
    project_own,
)

Script = Generator[Command, State, State]
Slates = Sequence[Sequence[int]]

ZERO, ONE, TWO, THREE, FOUR = (Seat(seat) for seat in range(5))


def setup(seats: int, words: Sequence[WordCard], options: Options, first_scout: int, seed: int) -> StartGame:
    """Return the start of a game with a deck shuffled by the seed."""
    deck = Chance(seed).shuffled([CardId(f"c{number:02}") for number in range(84)])
    return StartGame(tuple(Colour)[:seats], tuple(deck), tuple(words), Seat(first_scout), options)


def cards(kind: WordKind, *words: str) -> list[WordCard]:
    """Return word cards; a text such as "sea/shore" has two words. Discovery cards are numbered."""
    return [
        WordCard(
            f"{kind.value}-{number}",
            tuple(map(Word, text.split("/"))),
            kind,
            number if kind is WordKind.DISCOVERY else None,
        )
        for number, text in enumerate(words, start=1)
    ]


def do(*commands: Command) -> Script:
    """Yield one command after the other, whether refused or not."""
    state: State | None = None
    for command in commands:
        state = yield command
    assert state is not None
    return state


def marks(slates: Slates) -> list[Command]:
    """Return every seat's crosses, the seats in turn, as when people mark at the same time."""
    longest = max(map(len, slates))
    return [
        MarkCard(Seat(seat), Place(slate[turn]))
        for turn in range(longest)
        for seat, slate in enumerate(slates)
        if turn < len(slate)
    ]


def passes(seats: int) -> list[Command]:
    """Return the commands by which everybody finishes marking."""
    return [FinishMarking(Seat(seat)) for seat in range(seats)]


def by_chance(state: State, chance: Chance, until: Phase) -> Script:
    """Yield random moves of all seats until the phase is reached; announced numbers are true."""
    mood = Mood.by_chance(len(state.setup.colours), chance)
    while state.phase is not until:
        for seat in map(Seat, range(len(state.setup.colours))):
            own = project_own(state, seat)
            assert own is not None
            command = choose(seat, own.actions, mood, chance)
            if own.actions.announce is not None:
                command = Announce(seat, own.actions.announce)
            if command is not None and state.phase is not until:
                state = yield command
    return state


def to_the_end(state: State, chance: Chance) -> Script:
    """Yield random moves from the first round's reveal to the end of the game."""
    state = yield from by_chance(state, chance, Phase.SCORING)
    for _ in range(3):
        state = yield NextRound()
        state = yield from by_chance(state, chance, Phase.SCORING if state.round.number < 4 else Phase.OVER)
    return state


def points(state: State, *places: int) -> Script:
    """Yield the scout's pointings at these places."""
    for place in places:
        assert state.round.scout is not None
        state = yield PointAt(state.round.scout, Place(place))
    return state


def three_seats() -> Script:
    """Discovery cards, slates revealed after each round, and two seats of one mind who share the victory."""
    words = cards(WordKind.DISCOVERY, "sea", "home/hearth", "night", "gift/debt")
    options = Options(discovery=True, slates_shown=SlatesShown.AFTER_ROUND)
    begin = setup(3, words, options, first_scout=2, seed=3)
    chance = Chance(33)
    refused: list[Command] = [
        replace(begin, colours=begin.colours[:2]),
        replace(begin, colours=(Colour.PINK, Colour.ORANGE, Colour.PINK)),
        replace(begin, first_scout=Seat(3)),
        replace(begin, deck=begin.deck[:29]),
        replace(begin, words=tuple(reversed(words))),
    ]
    state = yield from do(FinishMarking(ZERO), *refused, begin, begin, NextRound(), RevealWord(ZERO))
    slates: list[Slates] = [
        [(0, 4, 9), (9, 4, 0), (4, 7, 8, 12)],
        [(1, 2), (2, 1), (1, 2)],
        [(3, 5, 6, 10, 14), (3, 5, 6, 10, 14), (11,)],
        [(0, 13), (0, 13), (2, 13, 14)],
    ]
    for number, round_slates in enumerate(slates):
        state = yield from do(RevealWord(state.round.first_scout), *marks(round_slates), *passes(3))
        state = yield from by_chance(state, chance, Phase.OVER if number == 3 else Phase.SCORING)
        if number < 3:
            state = yield NextRound()
    return (yield from do(NextRound(), PointAt(ZERO, Place(0))))


def four_seats() -> Script:
    """Custom words, some with one word; strict pens; slates that are never shown; the limits of a slate."""
    words = [
        *cards(WordKind.OWN, "grandmother's kitchen", "noon/midnight"),
        *cards(WordKind.ORDINARY, "wind/wave", "thirst"),
    ]
    begin = setup(4, words, Options(strict_pens=True, slates_shown=SlatesShown.NEVER), first_scout=1, seed=4)
    chance = Chance(44)
    state = yield from do(begin, MarkCard(ZERO, Place(0)), RevealWord(Seat(4)), RevealWord(ONE))
    full = [MarkCard(ZERO, Place(place)) for place in range(10)]
    yield from do(
        VoteSwap(TWO), FinishMarking(ZERO), MarkCard(ZERO, Place(15)), MarkCard(ZERO, Place(-1)), *full
    )
    yield from do(MarkCard(ZERO, Place(10)), MarkCard(ZERO, Place(9)), UnmarkCard(ZERO, Place(11)))
    yield from do(UnmarkCard(ZERO, Place(9)), UnmarkCard(ZERO, Place(15)), MarkCard(ZERO, Place(10)))
    yield from do(
        FinishMarking(ZERO), FinishMarking(ZERO), MarkCard(ZERO, Place(11)), UnmarkCard(ZERO, Place(0))
    )
    state = yield from do(ResumeMarking(ZERO), ResumeMarking(ONE), *marks([(), (0, 1), (1, 2), (11,)]))
    return (yield from to_the_end(state, chance))


def five_seats() -> Script:
    """Spoken numbers, the other word and a wish withdrawn, pens taken back; first the captain's round."""
    words = cards(WordKind.ORDINARY, "captain/harbour", "thread/needle", "echo", "ladder/well")
    begin = setup(5, words, Options(announcing=Announcing.SPOKEN), first_scout=0, seed=5)
    chance = Chance(55)
    slates = [(0, 1, 2, 3, 4, 7, 14), (1, 2, 7, 8), (2, 5, 14), (6, 8, 9, 10), (1, 3, 5, 7, 8, 9)]
    yield from do(begin, RevealWord(ZERO), VoteSwap(ZERO), VoteSwap(ZERO), VoteSwap(ONE))
    yield from do(
        VoteSwap(ZERO, yes=False), *marks(slates), FinishMarking(TWO), VoteSwap(THREE), ResumeMarking(ONE)
    )
    yield from do(ResumeMarking(TWO), UnmarkCard(TWO, Place(5)), MarkCard(TWO, Place(5)))
    yield from do(VoteSwap(TWO), VoteSwap(THREE), VoteSwap(FOUR), VoteSwap(ZERO), VoteSwap(ONE))
    yield from do(*passes(5), ResumeMarking(FOUR), Announce(ONE, 5), Announce(ONE, 4), Announce(ONE, 4))
    state = yield from do(*[Announce(Seat(seat), len(slates[seat])) for seat in (4, 0, 3, 2)])
    state = yield from do(PointAt(ONE, Place(1)), PointAt(ZERO, Place(15)), PointAt(ZERO, Place(6)))
    state = yield from points(state, 1, 2, 5, 6, 8)
    yield from do(PointAt(ZERO, Place(1)), PointAt(ZERO, Place(11)), PointAt(Seat(5), Place(0)))
    state = yield from points(state, 0, 7, 14, 9)
    return (yield from to_the_end(state, chance))


def six_seats() -> Script:
    """The usual options, all by chance; now and then somebody tries what is not allowed."""
    words = cards(WordKind.ORDINARY, "bridge/river", "mask/mirror", "crown/thorn", "key/cage")
    chance = Chance(66)
    state = yield setup(6, words, Options(), first_scout=5, seed=6)
    while state.phase is not Phase.OVER:
        phase = Phase.OVER if state.round.number == 4 else Phase.SCORING
        game = by_chance(state, chance, phase)
        command = next(game)
        while True:
            if chance.below(9) == 0:
                yield _attempt(state, chance)
            state = yield command
            try:
                command = game.send(state)
            except StopIteration:
                break
        if state.phase is Phase.SCORING:
            state = yield NextRound()
    return state


def _attempt(state: State, chance: Chance) -> Command:
    """Return something that the rules refuse at any moment."""
    this = state.round
    pointed = this.pointings[-1].place if this.pointings else Place(15)
    scout = ZERO if this.scout is None else this.scout
    attempts: list[Command] = [
        RevealWord(Seat((this.first_scout + 1) % 6)),
        PointAt(Seat((scout + 1) % 6), pointed),
        PointAt(scout, pointed),
        MarkCard(Seat(6), Place(0)),
        Announce(ZERO, 1),
        NextRound(),
    ]
    return chance.one_of(attempts)


GAMES: Final[dict[int, Callable[[], Script]]] = {
    3: three_seats,
    4: four_seats,
    5: five_seats,
    6: six_seats,
}
