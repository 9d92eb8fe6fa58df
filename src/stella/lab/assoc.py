"""Stella-Assoc: how alike somebody marks as people do, in units of how alike people mark among themselves.

A file has one JSON object a line, of which each is a slate that several people marked: `word`, fifteen `cards`, and
`crosses`, a list of places (0 to 14) for each of them. There are no names and no times. See docs/assoc.md.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from itertools import combinations
from random import Random
from statistics import fmean
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from stella.rules import MAX_CROSSES, PLACES

FEWEST: Final = 3
"""Minimum people per published slate: the smallest k of `published`."""
USUAL: Final = 5
"""Crosses for a machine that only gives scores: as many as people usually make."""
DRAWS: Final = 1000
"""Number of bootstrap samples of slates."""

Key = tuple[str, frozenset[str]]
Crosses = Annotated[list[Annotated[int, Meta(ge=0, lt=PLACES)]], Meta(min_length=1, max_length=MAX_CROSSES)]


class MarkedDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One word, fifteen pictures, and what each of some people, or one machine, marked."""

    word: str
    cards: Annotated[list[str], Meta(min_length=PLACES, max_length=PLACES)]
    crosses: Annotated[list[Crosses], Meta(min_length=1)]

    def __post_init__(self) -> None:
        """Refuse what can't be: a picture that is there twice, or marked twice."""
        if len({*self.cards}) < PLACES or any(len({*each}) < len(each) for each in self.crosses):
            raise ValueError("a card or cross is listed twice")

    @property
    def key(self) -> Key:
        """Return the key by which slates of two files match: the word, and the pictures in any order."""
        return self.word, frozenset(self.cards)

    @property
    def marked(self) -> list[frozenset[str]]:
        """Return the pictures that each of them marked."""
        return [frozenset(self.cards[place] for place in each) for each in self.crosses]


class Scores(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well each of fifteen pictures fits a word, by any model: the best five count as marked."""

    word: str
    cards: Annotated[list[str], Meta(min_length=PLACES, max_length=PLACES)]
    scores: Annotated[list[float], Meta(min_length=PLACES, max_length=PLACES)]

    def slate(self) -> MarkedDeal:
        """Return the slate that these scores stand for; of equal ones, the first."""
        ranked = sorted(range(PLACES), key=lambda place: -self.scores[place])
        return MarkedDeal(self.word, self.cards, [ranked[:USUAL]])


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
    ceiling: float | None
    """The score of marking what most others marked, each person left out once; `None` below three people."""


def slates_in(text: str) -> list[MarkedDeal]:
    """Return the slates of a file, or those that its scores stand for; raises `msgspec.ValidationError`."""
    lines = [line for line in text.splitlines() if line.strip()]
    return [
        msgspec.json.decode(line, type=Scores).slate()
        if "scores" in msgspec.json.decode(line, type=dict[str, Any])
        else msgspec.json.decode(line, type=MarkedDeal)
        for line in lines
    ]


class Given(msgspec.Struct, frozen=True):
    """What one person marked; their identity is only used to count people and never published."""

    person: str
    word: str
    cards: tuple[str, ...]
    crosses: frozenset[int]


def published(given: Iterable[Given], k: int = FEWEST) -> list[MarkedDeal]:
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
        MarkedDeal(word, list(cards), sorted(people.values()))
        for (word, cards), people in sorted(found.items())
        if len(people) >= k
    ]


def lines_of(slates: Sequence[MarkedDeal]) -> str:
    """Return a file of slates."""
    return "".join(msgspec.json.encode(each).decode() + "\n" for each in slates)


def overlap(one: Collection[str], other: Collection[str]) -> float:
    """Return the share of common crosses among all crosses of both.

    >>> overlap("abc", "bcd")
    0.5
    """
    return len({*one} & {*other}) / len({*one} | {*other})


def score(people: Sequence[MarkedDeal], machine: Sequence[MarkedDeal], seed: int = 0) -> Score:
    """Return how alike the machine marks; `ValueError` if no slate has two people and the machine's answer."""
    answers = {slate.key: slate.marked[0] for slate in machine}
    chance = Random(seed)
    asked = [slate for slate in people if slate.key in answers and len(slate.crosses) > 1]
    rows = [_row(slate, answers[slate.key], chance) for slate in asked]
    if not rows:
        raise ValueError("no slate that two people marked has an answer")
    drawn = sorted(_calibrated(chance.choices(rows, k=len(rows))) for _ in range(DRAWS))
    among, mixed, at_random = (fmean(row[n] for row in rows) for n in range(3))
    low, high = drawn[DRAWS // 40], drawn[-1 - DRAWS // 40]
    shared = [_left_out(slate, chance) for slate in asked if len(slate.crosses) >= FEWEST]
    return Score(
        slates=len(rows),
        people=round(among, 4),
        machine=round(mixed, 4),
        chance=round(at_random, 4),
        score=round(_calibrated(rows), 4),
        low=round(low, 4),
        high=round(high, 4),
        ceiling=round(_calibrated(shared), 4) if shared else None,
    )


Row = tuple[float, float, float]
"""Of a slate: how alike two people mark, an answer and a person, and a random answer and a person."""


def _row(slate: MarkedDeal, answer: Collection[str], chance: Random) -> Row:
    people = slate.marked
    among = fmean(overlap(one, other) for one, other in combinations(people, 2))
    mixed = fmean(overlap(answer, each) for each in people)
    drawn = [chance.sample(slate.cards, len(answer)) for _ in range(50)]
    return among, mixed, fmean(overlap(some, each) for some in drawn for each in people)


def _left_out(slate: MarkedDeal, chance: Random) -> Row:
    """Return the same with what most of the others marked as the answer to each person, as many as usual."""
    people, rows = slate.marked, list[tuple[float, float]]()
    for number, person in enumerate(people):
        others = [*people[:number], *people[number + 1 :]]
        votes, usual = Counter(card for each in others for card in sorted(each)), fmean(map(len, others))
        answer = [card for card, _ in votes.most_common(round(usual))]
        drawn = [chance.sample(slate.cards, len(answer)) for _ in range(50)]
        rows.append((overlap(answer, person), fmean(overlap(some, person) for some in drawn)))
    among = fmean(overlap(one, other) for one, other in combinations(people, 2))
    return among, fmean(row[0] for row in rows), fmean(row[1] for row in rows)


def _calibrated(rows: Sequence[Row]) -> float:
    among, mixed, chance = (fmean(row[n] for row in rows) for n in range(3))
    return (mixed - chance) / (among - chance) if among != chance else 0.0
