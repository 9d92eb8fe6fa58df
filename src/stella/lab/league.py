"""A league: every level alone among people, and every two of them, at tables of all sizes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations_with_replacement

from .games import LineUp, Played, Stage, play_game
from .standings import FORMAT, League, StandingCounter

Watch = Callable[[Iterable[Played], int], Iterable[Played]]
"""Passes games on, of which there will be this many; for a progress bar."""


def line_ups(
    names: Sequence[str], seats: Sequence[int], *, pairs: bool = True, outnumbered: bool = False
) -> list[LineUp]:
    """Return each name alone, then each with each and with its like; at least one person is at every table.

    With `outnumbered` also enough copies of each that one person is left.

    >>> [line_up.bots for line_up in line_ups(["a", "b"], [4])]
    [('a',), ('b',), ('a', 'a'), ('a', 'b'), ('b', 'b')]
    >>> [line_up.bots for line_up in line_ups(["a"], [3, 4], pairs=False, outnumbered=True)]
    [('a',), ('a', 'a'), ('a',), ('a', 'a', 'a')]
    """
    alone = [(name,) for name in names]
    together = list(combinations_with_replacement(names, 2)) if pairs else []
    found = []
    for number in seats:
        copies = [(name,) * (number - 1) for name in names] if outnumbered else []
        found += [LineUp(number, bots) for bots in dict.fromkeys((*alone, *together, *copies))]
    return found


def hold_league(
    stage: Stage, programme: Sequence[LineUp], games: int, seed: int, watch: Watch = lambda played, _: played
) -> League:
    """Play `games` games of every line-up; the same cards and words for each of the same number of seats."""
    counters = [StandingCounter(line_up) for line_up in programme]

    def played() -> Iterator[Played]:
        for counter in counters:
            for number in range(games):
                game = play_game(stage, counter.line_up, seed, number)
                counter.add(game)
                yield game

    for _ in watch(played(), games * len(programme)):
        pass
    return League(
        format=FORMAT,
        deck=stage.deck,
        seed=seed,
        games=games,
        trust=stage.associations.trust,
        standings=tuple(counter.standing() for counter in counters),
    )
