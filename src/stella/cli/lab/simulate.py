"""`stella lab simulate`: plays many random games and prints statistics."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from stella.cli.output import AsJson, counted, drawn, echo, emit_json, stdout_encoding, table_for

if TYPE_CHECKING:
    from stella.lab.statistics import SimulationStats

Game = TypeVar("Game")

MOST_GAMES = 1_000_000
MOST_SEED = 10**18
PATIENCE = 1.0
"""Seconds before a progress bar appears."""


Seed = Annotated[int, typer.Option(min=0, max=MOST_SEED, metavar="S", help="Random seed.")]


def simulate(
    players: Annotated[int, typer.Option(min=3, max=6, metavar="3..6", help="Number of players.")] = 4,
    games: Annotated[int, typer.Option(min=1, max=MOST_GAMES, metavar="N", help="Number of games.")] = 100,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Play random games and print statistics.

    Seats mark and point at random, with a slight pull towards the same pictures. The same seed produces
    identical output on every machine.
    """
    from stella.lab.simulate import play_games
    from stella.lab.statistics import StatsCounter

    counter = StatsCounter(players)
    for state in watched(play_games(players, games, seed), games):
        counter.add(state)
    stats = counter.stats(seed)
    if as_json:
        emit_json(stats)
    else:
        echo(table_of(stats, stdout_encoding()))


def table_of(stats: SimulationStats, encoding: str = "utf-8") -> str:
    """Return the statistics as a table, with lines that the encoding can draw."""
    title = f"{counted(stats.games, 'game')}, {stats.players} players, seed {stats.seed}"
    table = table_for(title, encoding, show_footer=True)
    table.add_column("Seat", "Table")
    whole = [
        ("Points", f"{stats.score.mean:.2f}"),
        ("Spread", f"{stats.score.deviation:.2f}"),
        ("Sparks", str(stats.sparks)),
        ("Super-Sparks", str(stats.super_sparks)),
        ("Falls", str(stats.falls)),
        ("In the dark", str(stats.dark_rounds)),
        ("Wins", str(stats.games)),
        ("Of these shared", str(stats.shared_wins)),
    ]
    for name, number in whole:
        table.add_column(name, number, justify="right")
    for seat in stats.seats:
        means = (f"{seat.score.mean:.2f}", f"{seat.score.deviation:.2f}")
        counts = (seat.sparks, seat.super_sparks, seat.falls, seat.dark_rounds, seat.wins, seat.shared_wins)
        table.add_row(str(seat.seat), *means, *map(str, counts))
    summary = (
        f"Points per seat and round: {stats.round_points.mean:.2f}.\n"
        f"Pictures pointed at in a round: {stats.pointings / stats.rounds:.2f}.\n"
        f"Rounds with somebody in the dark: {stats.dark_rounds:,} of {stats.rounds:,}."
    )
    return drawn([table, summary])


def watched(games: Iterable[Game], total: int) -> Iterator[Game]:
    """Pass the games on; show a progress bar on a terminal if they take long."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import Progress

    began = time.monotonic()
    with Progress(console=Console(stderr=True), transient=True, disable=False) as progress:
        task = progress.add_task("Playing", total=total, visible=False)
        for game in games:
            progress.update(task, advance=1, visible=time.monotonic() - began > PATIENCE)
            yield game
