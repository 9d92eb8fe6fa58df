"""Stella-Assoc: how alike somebody marks as people do, in units of how alike people mark among themselves.

A file has one JSON object a line, of which each is a slate that several people marked: `word`, fifteen `cards`, and
`crosses`, a list of places (0 to 14) for each of them. There are no names and no times. See docs/assoc.md.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from stella.rules import MAX_CROSSES, PLACES

FEWEST: Final = 3
"""Minimum people per published slate: the smallest k of `published`."""
DRAWS: Final = 1000
"""Number of bootstrap samples of slates."""

Crosses = Annotated[list[Annotated[int, Meta(ge=0, lt=PLACES)]], Meta(min_length=1, max_length=MAX_CROSSES)]


class Slate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word, fifteen pictures, and what each of some people, or one machine, marked."""

    word: str
    cards: Annotated[list[str], Meta(min_length=PLACES, max_length=PLACES)]
    crosses: Annotated[list[Crosses], Meta(min_length=1)]

    @property
    def key(self) -> tuple[str, ...]:
        """Return the key by which slates of two files match: the word, and the pictures in order."""
        return self.word, *self.cards


class Score(msgspec.Struct, frozen=True):
    """The result. Agreement is the share of common crosses among all crosses of both."""

    slates: int
    people: float
    """Agreement of two people."""
    machine: float
    """Agreement of the machine and a person."""
    chance: float
    """Agreement of a person and as many random crosses as the machine made."""
    score: float
    """0 is chance, 1 is the agreement of people among themselves."""
    low: float
    high: float


def slates_in(text: str) -> list[Slate]:
    """Return the slates of a file; raises `msgspec.ValidationError`."""
    return [msgspec.json.decode(line, type=Slate) for line in text.splitlines() if line.strip()]


class Given(msgspec.Struct, frozen=True):
    """What one person marked; their identity is only used to count people and never published."""

    person: str
    word: str
    cards: tuple[str, ...]
    crosses: frozenset[int]


def published(given: Iterable[Given], k: int = FEWEST) -> list[Slate]:
    """Return slates that at least `k` people marked with the same word and fifteen cards; all others stay private.

    Nothing is left that tells two people of a slate apart but what they marked, nor in which order slates were played:
    cards, people and slates are sorted.
    """
    if k < FEWEST:
        raise ValueError(f"at least {FEWEST} people must share a slate")
    found: dict[tuple[str, tuple[str, ...]], dict[str, list[int]]] = {}
    for each in given:
        cards = tuple(sorted(each.cards))
        crosses = sorted(cards.index(each.cards[place]) for place in each.crosses)
        found.setdefault((each.word, cards), {}).setdefault(each.person, crosses)
    return [
        Slate(word, list(cards), sorted(people.values()))
        for (word, cards), people in sorted(found.items())
        if len(people) >= k
    ]


def lines_of(slates: Sequence[Slate]) -> str:
    """Return a file of slates."""
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in slates)


def overlap(one: Sequence[int], other: Sequence[int]) -> float:
    """Return the share of common crosses among all crosses of both.

    >>> overlap([1, 2, 3], [2, 3, 4])
    0.5
    """
    return len({*one} & {*other}) / len({*one} | {*other})


def score(people: Sequence[Slate], machine: Sequence[Slate], seed: int = 0) -> Score:
    """Return how alike the machine marks; `ValueError` if no slate has two people and the machine's answer."""
    answers = {slate.key: slate.crosses[0] for slate in machine}
    chance = Random(seed)
    rows = [
        _row(slate, answers[slate.key], chance)
        for slate in people
        if slate.key in answers and len(slate.crosses) > 1
    ]
    if not rows:
        raise ValueError("no slate that two people marked has an answer")
    drawn = sorted(_calibrated(chance.choices(rows, k=len(rows))) for _ in range(DRAWS))
    among, mixed, at_random = (fmean(row[n] for row in rows) for n in range(3))
    low, high = drawn[DRAWS // 40], drawn[-1 - DRAWS // 40]
    found = (among, mixed, at_random, _calibrated(rows), low, high)
    return Score(len(rows), *(round(value, 4) for value in found))


def _row(slate: Slate, answer: Sequence[int], chance: Random) -> tuple[float, float, float]:
    among = fmean(overlap(one, other) for one, other in combinations(slate.crosses, 2))
    mixed = fmean(overlap(answer, each) for each in slate.crosses)
    drawn = [chance.sample(range(PLACES), len({*answer})) for _ in range(50)]
    return among, mixed, fmean(overlap(some, each) for some in drawn for each in slate.crosses)


def _calibrated(rows: Sequence[tuple[float, float, float]]) -> float:
    among, mixed, chance = (fmean(row[n] for row in rows) for n in range(3))
    return (mixed - chance) / (among - chance) if among != chance else 0.0
