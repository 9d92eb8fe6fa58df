"""`stella simulate`: many games by chance, and what they add up to."""

from __future__ import annotations

import io
import json
import sys
import time
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from stella.cli.errors import Failure
from stella.cli.output import emit, is_terminal, stdout_encoding
from stella.cli.say import say, shown

if TYPE_CHECKING:
    from stella.lab.tally import Tally

Game = TypeVar("Game")

MOST_GAMES = 1_000_000
MOST_SEED = 10**18
PATIENCE = 1.0
"""Seconds before a progress bar appears."""
WIDTH = 140
"""At most, whatever the terminal: the same seed gives the same bytes."""


def simulate(
    players: Annotated[str, typer.Option(metavar="3..6", help="help-simulate-players")] = "4",
    games: Annotated[str, typer.Option(metavar="N", help="help-simulate-games")] = "100",
    seed: Annotated[str, typer.Option(metavar="S", help="help-simulate-seed")] = "0",
    as_json: Annotated[bool, typer.Option("--json", help="help-simulate-json")] = False,
) -> None:
    """Play whole games at random and show what they add up to."""
    seats = whole_number("--players", players, 3, 6)
    wanted = whole_number("--games", games, 1, MOST_GAMES)
    start = whole_number("--seed", seed, 0, MOST_SEED)
    import msgspec

    from stella.lab.simulate import play_games
    from stella.lab.tally import Counter

    counter = Counter(seats)
    for state in watched(play_games(seats, wanted, start), wanted):
        counter.add(state)
    tally = counter.tally(start)
    if as_json:
        emit(json.dumps(msgspec.to_builtins(tally), indent=2))
    else:
        emit(table_of(tally, stdout_encoding()), stdout_encoding())


def table_of(tally: Tally, encoding: str = "utf-8") -> str:
    """The tally as a table in the language of the shell, with lines the encoding can draw."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    title = say("cli-simulate-title", games=tally.games, players=tally.players, seed=str(tally.seed))
    lines = box.HEAVY_HEAD if encoding.lower().startswith("utf") else box.ASCII
    table = Table(title=title, title_justify="left", show_footer=True, box=lines)
    table.add_column(say("cli-simulate-seat"), say("cli-simulate-table"))
    whole = [
        ("points", f"{tally.score.mean:.2f}"),
        ("spread", f"{tally.score.deviation:.2f}"),
        ("sparks", str(tally.sparks)),
        ("super-sparks", str(tally.super_sparks)),
        ("falls", str(tally.falls)),
        ("dark", str(tally.dark_rounds)),
        ("wins", str(tally.games)),
        ("shared", str(tally.shared_wins)),
    ]
    for name, number in whole:
        table.add_column(say(f"cli-simulate-{name}"), number, justify="right")
    for seat in tally.seats:
        means = (f"{seat.score.mean:.2f}", f"{seat.score.deviation:.2f}")
        counts = (seat.sparks, seat.super_sparks, seat.falls, seat.dark_rounds, seat.wins, seat.shared_wins)
        table.add_row(str(seat.seat), *means, *map(str, counts))
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=is_terminal(), legacy_windows=False)
    console.print(table)
    summary = say(
        "cli-simulate-summary",
        points=f"{tally.round_points.mean:.2f}",
        pointings=f"{tally.pointings / tally.rounds:.2f}",
        dark=tally.dark_rounds,
        rounds=tally.rounds,
    )
    console.print(summary, highlight=False, soft_wrap=True)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def whole_number(option: str, given: str, least: int, most: int) -> int:
    """The value of an option; a bad one is said in one line, with exit status 2."""
    try:
        number = int(given) if len(given) < 30 else None
    except ValueError:
        number = None
    if number is not None and least <= number <= most:
        return number
    asked = say("cli-range", option=option, least=str(least), most=str(most), given=repr(shown(given)))
    raise Failure(asked, status=2)


def watched(games: Iterable[Game], total: int) -> Iterator[Game]:
    """Pass the games on; when they take their time, show somebody at a terminal how far they are."""
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import Progress

    began = time.monotonic()
    with Progress(console=Console(stderr=True), transient=True, disable=False) as progress:
        task = progress.add_task(say("cli-simulate-progress"), total=total, visible=False)
        for game in games:
            progress.update(task, advance=1, visible=time.monotonic() - began > PATIENCE)
            yield game
