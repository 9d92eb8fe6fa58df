"""What a league adds up to: win shares with their intervals, and how much slates overlap. A stable format."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from itertools import combinations
from statistics import fmean, stdev
from typing import Final

import msgspec

from stella.rules import PLACES, Place, State, totals_of

from .games import PEOPLE, LineUp, Played

FORMAT: Final = 2
WIDTH: Final = 1.96
"""Standard errors on each side of a mean that hold it in 95 of 100 leagues."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean over independent games, and the interval that holds the true one 19 times out of 20."""

    mean: float
    low: float
    high: float


class Entrant(msgspec.Struct, frozen=True):
    """All seats of one name at the tables of one line-up."""

    name: str
    seats: int
    share: Estimate
    """Games won by a seat, in units of what is fair: 1 is one in as many as there are seats. A shared victory is a
    part of one."""
    points: Estimate
    """Points of a seat in a game."""
    crosses: float
    """Per round, as are the next two."""
    falls: float
    dark: Estimate


class Overlap(msgspec.Struct, frozen=True):
    """How alike two slates of a round are: crosses in common among all crosses of both. `None` where nobody is."""

    bots: Estimate | None
    """Between two bots."""
    mixed: Estimate | None
    """Between a bot and a person."""
    people: Estimate | None
    bots_at_random: float = 0.0
    """What two bots would have in common if they marked as many pictures as they do, at random."""
    mixed_at_random: float = 0.0
    """The same of a bot and a person."""

    @property
    def collusion(self) -> float | None:
        """How much more alike two bots mark than bot and person, beyond what their numbers of crosses explain."""
        if self.bots is None or self.mixed is None:
            return None
        return (self.bots.mean - self.bots_at_random) - (self.mixed.mean - self.mixed_at_random)


class Standing(msgspec.Struct, frozen=True):
    """One line-up."""

    seats: int
    bots: tuple[str, ...]
    entrants: tuple[Entrant, ...]
    overlap: Overlap

    def of(self, name: str) -> Entrant:
        """Return all seats of a name."""
        return next(each for each in self.entrants if each.name == name)


class League(msgspec.Struct, frozen=True):
    """All line-ups, and what they were played with."""

    format: int
    deck: str
    seed: int
    games: int
    """Of each line-up."""
    trust: float
    """How the links of people in general correlate with what the bots are shown of them."""
    standings: tuple[Standing, ...]


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean, with a normal interval; one value alone says nothing about its error.

    >>> estimate([0.0, 2.0, 0.0, 2.0])
    Estimate(mean=1.0, low=-0.1316, high=2.1316)
    """
    mean = fmean(values)
    error = WIDTH * stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return Estimate(round(mean, 4), round(mean - error, 4), round(mean + error, 4))


def share_in(won: Sequence[float], most: float) -> Estimate:
    """Return the mean of what was won in each game, 0 to 1, in units in which all games are `most`; Wilson's interval.

    It stays within 0 and `most`, and says something even of a bot that never won.

    >>> share_in([0.0, 1.0, 0.0, 0.0], most=4)
    Estimate(mean=1.0, low=0.1823, high=2.7975)
    """
    games, mean, square = len(won), fmean(won), WIDTH * WIDTH
    middle = (mean + square / (2 * games)) / (1 + square / games)
    half = math.sqrt(mean * (1 - mean) / games + square / (4 * games * games)) * WIDTH / (1 + square / games)
    return Estimate(
        round(most * mean, 4), max(round(most * (middle - half), 4), 0.0), round(most * (middle + half), 4)
    )


def overlap(one: frozenset[Place], other: frozenset[Place]) -> float:
    """Crosses in common among all crosses of both.

    >>> overlap(frozenset({1, 2, 3}), frozenset({2, 3, 4}))
    0.5
    """
    return len(one & other) / len(one | other)


@cache
def overlap_at_random(one: int, other: int) -> float:
    """Return the mean overlap of two slates with this many crosses, each at random.

    >>> round(overlap_at_random(1, 1), 4), round(overlap_at_random(5, 5), 4), overlap_at_random(15, 15)
    (0.0667, 0.2144, 1.0)
    """
    common = range(max(one + other - PLACES, 0), min(one, other) + 1)
    ways = (math.comb(one, n) * math.comb(PLACES - one, other - n) for n in common)
    weighed = sum(way * n / (one + other - n) for way, n in zip(ways, common, strict=True))
    return weighed / math.comb(PLACES, other)


class StandingCounter:
    """Takes the games of one line-up one by one."""

    def __init__(self, line_up: LineUp) -> None:
        self.line_up = line_up
        self.won, self.points = (defaultdict[str, list[float]](list) for _ in range(2))
        self.dark = defaultdict[str, list[float]](list)
        self.crosses, self.falls = (defaultdict[str, list[int]](list) for _ in range(2))
        self.overlaps: list[list[float]] = [[], [], []]
        self.at_random: list[list[float]] = [[], [], []]

    def add(self, game: Played) -> None:
        """Count a game that is over."""
        state = game.state
        rounds = (*state.past, state.round)
        totals = totals_of([this.points or () for this in rounds])
        for name in set(game.names):
            seats = [seat for seat, each in enumerate(game.names) if each == name]
            self.won[name].append(sum(seat in state.winners for seat in seats) / len(state.winners))
            self.points[name].append(fmean(totals[seat] for seat in seats))
            self.dark[name].append(fmean(seat == this.dark for this in rounds for seat in seats))
            for this in rounds:
                self.crosses[name] += [len(this.marks[seat]) for seat in seats]
                self.falls[name] += [seat in this.fallen for seat in seats]
        self._compare_slates(game.names, state)

    def _compare_slates(self, names: Sequence[str], state: State) -> None:
        overlaps: list[list[float]] = [[], [], []]
        for this in (*state.past, state.round):
            for one, other in combinations(range(len(names)), 2):
                people = (names[one] == PEOPLE) + (names[other] == PEOPLE)
                slates = this.marks[one], this.marks[other]
                overlaps[people].append(overlap(*slates))
                self.at_random[people].append(overlap_at_random(*map(len, slates)))
        for all_games, this_game in zip(self.overlaps, overlaps, strict=True):
            all_games.extend([fmean(this_game)] if this_game else [])

    def standing(self) -> Standing:
        """Return what has been counted so far."""
        names = list(dict.fromkeys(self.line_up.names))
        bots, mixed, people = (estimate(each) if each else None for each in self.overlaps)
        at_random = [round(fmean(each), 4) if each else 0.0 for each in self.at_random]
        return Standing(
            seats=self.line_up.seats,
            bots=self.line_up.bots,
            entrants=tuple(self._entrant(name) for name in names),
            overlap=Overlap(bots, mixed, people, *at_random[:2]),
        )

    def _entrant(self, name: str) -> Entrant:
        seats = self.line_up.names.count(name)
        return Entrant(
            name=name,
            seats=seats,
            share=share_in(self.won[name], self.line_up.seats / seats),
            points=estimate(self.points[name]),
            crosses=round(fmean(self.crosses[name]), 4),
            falls=round(fmean(self.falls[name]), 4),
            dark=estimate(self.dark[name]),
        )
