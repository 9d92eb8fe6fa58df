"""Scores a round that was played on a real table: who fell, who was in the dark, who scored what.

The round is played through `decide`, so what is refused here, and in which order, is what the rules refuse.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from stella.rules import (
    MIN_DECK,
    ROUNDS,
    CardId,
    Code,
    Command,
    FinishMarking,
    MarkCard,
    Outcome,
    Phase,
    Place,
    PointAt,
    Pointing,
    Rejection,
    RevealWord,
    Seat,
    StartGame,
    State,
    Word,
    WordCard,
    decide,
    evolve_all,
    points_for,
)

INPUT: Final = "E_INPUT"
"""The only code that isn't from the rules: the input doesn't describe a round."""

SIZE_LIMIT: Final = 1 << 20
"""Maximum bytes; a round needs less than a thousand."""

LONGEST_NUMBER: Final = 18
"""Maximum digits; a longer number is out of every range."""


class TableRound(msgspec.Struct, frozen=True):
    """A round as people wrote it down. Seats are clockwise; `points` are the places in the order pointed at."""

    seats: tuple[str, ...]
    first_scout: int
    marks: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


class Step(msgspec.Struct, frozen=True):
    """What one pointing caused."""

    scout: int
    card: int
    kind: str
    holders: tuple[int, ...]
    stars: tuple[int, ...]
    falls: int | None
    next_scout: int | None


class Settled(msgspec.Struct, frozen=True):
    """The round so far. `scores` are final only if `finished`; tuples are by seat."""

    counts: tuple[int, ...]
    dark: int | None
    steps: tuple[Step, ...]
    finished: bool
    fallen: tuple[int, ...]
    stars: tuple[int, ...]
    boxes: tuple[int, ...]
    scores: tuple[int, ...]
    unpointed: tuple[int, ...]
    """Marked pictures nobody has pointed at."""


class Illegal(msgspec.Struct, frozen=True):
    """Why the round is invalid; `at` is the index of a refused point."""

    error: str
    at: int | None = None
    args: dict[str, int | str] = {}


def read_round(data: bytes) -> TableRound | None:
    """Decode a round from JSON; `None` if it isn't one.

    >>> read_round(b'{"seats": ["orange"], "first_scout": 0, "marks": [[3]], "points": [], "note": 1.5}')
    TableRound(seats=('orange',), first_scout=0, marks=((3,),), points=())
    >>> read_round(b'{"seats": ["orange"], "first_scout": true, "marks": [[3]], "points": []}')
    """
    if len(data) > SIZE_LIMIT:
        return None
    try:
        text = data.decode("utf-8-sig")
        found: Any = json.loads(text, parse_float=_nothing, parse_constant=_refuse, parse_int=_integer)
        return msgspec.convert(found, TableRound)
    except (ValueError, RecursionError):  # invalid UTF-8, JSON and types are all ValueErrors
        return None


def adjudicate(given: TableRound | bytes) -> Settled | Illegal:
    """Play `given` by the rules and return the result.

    >>> seats = ("orange", "pink", "purple")
    >>> settled = adjudicate(TableRound(seats, 0, ((0, 1), (0,), (2,)), (0, 2, 1)))
    >>> settled.dark, settled.fallen, settled.scores
    (0, (0, 2), (2, 3, 0))
    >>> adjudicate(TableRound(seats, 0, ((0, 1), (0,), (2,)), (0, 1)))
    Illegal(error='E_NOT_MARKED', at=1, args={'place': 1})
    """
    if isinstance(given, bytes):
        read = read_round(given)
        return Illegal(INPUT) if read is None else adjudicate(read)
    if len(given.marks) != len(given.seats):
        return Illegal(Code.PLAYER_COUNT.value, None, {"seats": len(given.marks)})
    state: State | None = None
    for command in _until_the_reveal(given):
        decision = decide(state, command)
        if isinstance(decision, Rejection):
            return Illegal(decision.code.value, None, decision.args)
        state = evolve_all(state, decision)
    assert state is not None
    for at, place in enumerate(given.points):
        decision = decide(state, PointAt(state.round.scout or Seat(0), Place(place)))
        if isinstance(decision, Rejection):
            return Illegal(decision.code.value, at, decision.args)
        state = evolve_all(state, decision)
        assert state is not None
    return _settled(state)


def _until_the_reveal(given: TableRound) -> Iterator[Command]:
    deck = tuple(CardId(str(number)) for number in range(MIN_DECK))
    words = tuple(WordCard(str(number), (Word("word"),)) for number in range(ROUNDS))
    yield StartGame(given.seats, deck, words, Seat(given.first_scout))
    yield RevealWord(Seat(given.first_scout))
    for seat, slate in enumerate(given.marks):
        for place in slate:
            yield MarkCard(Seat(seat), Place(place))
        yield FinishMarking(Seat(seat))


def _settled(state: State) -> Settled:
    this = state.round
    seats = range(len(this.marks))
    stars = tuple(sum(pointing.stars[seat] for pointing in this.pointings) for seat in seats)
    boxes = tuple(sum(pointing.stars[seat] > 0 for pointing in this.pointings) for seat in seats)
    pointed = {pointing.place for pointing in this.pointings}
    return Settled(
        counts=tuple(len(slate) for slate in this.marks),
        dark=this.dark,
        steps=tuple(_step(pointing) for pointing in this.pointings),
        finished=state.phase is not Phase.REVEAL,
        fallen=tuple(sorted(this.fallen)),
        stars=stars,
        boxes=boxes,
        scores=tuple(
            points_for(stars[seat], boxes[seat], dark=seat == this.dark, fell=seat in this.fallen)
            for seat in seats
        ),
        unpointed=tuple(sorted(frozenset[Place]().union(*this.marks) - pointed)),
    )


def _step(pointing: Pointing) -> Step:
    return Step(
        scout=pointing.scout,
        card=pointing.place,
        kind=pointing.outcome.value,
        holders=pointing.holders,
        stars=pointing.stars,
        falls=pointing.scout if pointing.outcome is Outcome.FALL else None,
        next_scout=pointing.next_scout,
    )


def _integer(digits: str) -> int:
    """Parse a JSON integer. One that is too long is cut, which keeps it out of range and saves work."""
    return int(digits[: LONGEST_NUMBER + 1])


def _nothing(_: str) -> None:
    """Stands for a JSON fraction, which no field accepts."""


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")
