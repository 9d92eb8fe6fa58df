"""Statistics of many games: the numbers of `stella lab simulate`, in a stable format for other programs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

import msgspec

from stella.rules import Colour, Outcome, Seat, State, totals_of

FORMAT: Final = 1


class Spread(msgspec.Struct, frozen=True):
    """The distribution of a number over the games: mean, standard deviation, lowest and highest."""

    mean: float
    deviation: float
    lowest: int
    highest: int


class SeatStats(msgspec.Struct, frozen=True):
    """One seat over all games. Sparks and Super-Sparks count if they earned the seat stars."""

    seat: int
    colour: str
    score: Spread
    sparks: int
    super_sparks: int
    falls: int
    dark_rounds: int
    dark_and_fallen: int
    wins: int
    """Shared victories are counted for each winner."""
    shared_wins: int


class SimulationStats(msgspec.Struct, frozen=True):
    """All games together. Sparks, Super-Sparks and falls count pictures pointed at."""

    format: int
    players: int
    games: int
    seed: int
    rounds: int
    pointings: int
    sparks: int
    super_sparks: int
    falls: int
    dark_rounds: int
    dark_and_fallen: int
    shared_wins: int
    score: Spread
    round_points: Spread
    """Points of one seat in one round."""
    seats: tuple[SeatStats, ...]


def spread_of(numbers: Sequence[int]) -> Spread:
    """Computed from sums of whole numbers, so the result is the same on every machine.

    >>> spread_of([2, 4, 4, 4, 5, 5, 7, 9])
    Spread(mean=5.0, deviation=2.0, lowest=2, highest=9)
    """
    count, total = len(numbers), sum(numbers)
    deviation = math.sqrt(count * sum(number * number for number in numbers) - total * total) / count
    return Spread(round(total / count, 4), round(deviation, 4), min(numbers), max(numbers))


class StatsCounter:
    """Adds up finished games one by one, keeping only numbers."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.shared = 0
        self.round_points: list[int] = []
        self.scores: list[list[int]] = [[] for _ in range(seats)]
        self.outcomes = dict.fromkeys(Outcome, 0)
        self.boxes = [dict.fromkeys(Outcome, 0) for _ in range(seats)]
        self.falls, self.dark, self.dark_fallen, self.wins, self.shared_wins = ([0] * seats for _ in range(5))

    def add(self, state: State) -> None:
        """Count a game that is over."""
        rounds = [this.points or () for this in (*state.past, state.round)]
        self.games += 1
        self.shared += len(state.winners) > 1
        for seat, total in enumerate(totals_of(rounds)):
            self.scores[seat].append(total)
        for points in rounds:
            self.round_points += points
        for seat in state.winners:
            self.wins[seat] += 1
            self.shared_wins[seat] += len(state.winners) > 1
        for this in (*state.past, state.round):
            for pointing in this.pointings:
                self.outcomes[pointing.outcome] += 1
                for seat, stars in enumerate(pointing.stars):
                    self.boxes[seat][pointing.outcome] += stars > 0
            self._add_falls(this.fallen, this.dark)

    def _add_falls(self, fallen: frozenset[Seat], dark: Seat | None) -> None:
        for seat in fallen:
            self.falls[seat] += 1
        if dark is not None:
            self.dark[dark] += 1
            self.dark_fallen[dark] += dark in fallen

    def stats(self, seed: int) -> SimulationStats:
        """Return the statistics so far."""
        seats = len(self.scores)
        return SimulationStats(
            format=FORMAT,
            players=seats,
            games=self.games,
            seed=seed,
            rounds=len(self.round_points) // seats,
            pointings=sum(self.outcomes.values()),
            sparks=self.outcomes[Outcome.SPARK],
            super_sparks=self.outcomes[Outcome.SUPER_SPARK],
            falls=self.outcomes[Outcome.FALL],
            dark_rounds=sum(self.dark),
            dark_and_fallen=sum(self.dark_fallen),
            shared_wins=self.shared,
            score=spread_of([total for seat in self.scores for total in seat]),
            round_points=spread_of(self.round_points),
            seats=tuple(self._seat(seat) for seat in range(seats)),
        )

    def _seat(self, seat: int) -> SeatStats:
        return SeatStats(
            seat=seat,
            colour=list(Colour)[seat].value,
            score=spread_of(self.scores[seat]),
            sparks=self.boxes[seat][Outcome.SPARK],
            super_sparks=self.boxes[seat][Outcome.SUPER_SPARK],
            falls=self.falls[seat],
            dark_rounds=self.dark[seat],
            dark_and_fallen=self.dark_fallen[seat],
            wins=self.wins[seat],
            shared_wins=self.shared_wins[seat],
        )
