"""`stella league`: bots against each other and against human-like players."""

from __future__ import annotations

import errno
import io
import json
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.output import emit, is_terminal, stdout_encoding
from stella.cli.say import say, shown
from stella.cli.simulate import MOST_SEED, watched, whole_number
from stella.lab.trust import TRUST

if TYPE_CHECKING:
    from rich.table import Table

    from stella.bots import SitDown
    from stella.lab.standings import League, Standing

MOST_GAMES = 100_000
WIDTH = 170
"""At most, whatever the terminal: the same seed gives the same bytes."""
TITLES = ("cli-league-alone", "cli-league-pairs", "cli-league-trios")


def league(
    players: Annotated[str, typer.Option(metavar="3..6", help="help-league-players")] = "3-6",
    games: Annotated[str, typer.Option(metavar="N", help="help-league-games")] = "100",
    seed: Annotated[str, typer.Option(metavar="S", help="help-simulate-seed")] = "0",
    level: Annotated[list[str] | None, typer.Option(metavar="NAME", help="help-league-level")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="MODULE:NAME", help="help-league-bot")] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="ID", help="help-league-deck", show_default="help-default-deck")
    ] = None,
    trust: Annotated[float, typer.Option(min=0.0, max=1.0, metavar="0..1", help="help-league-trust")] = TRUST,
    alone: Annotated[bool, typer.Option("--alone", help="help-league-alone")] = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", help="help-league-plot")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-simulate-json")] = False,
) -> None:
    """Play bots against each other and against human-like players."""
    sizes = sizes_in(players)
    wanted = whole_number("--games", games, 2, MOST_GAMES)
    begin = whole_number("--seed", seed, 0, MOST_SEED)
    if plot is not None:
        _check_plot(plot)
    import msgspec

    from stella.cli.own_bots import load_all
    from stella.lab.entrants import build_stage, decks, level_bots
    from stella.lab.games import BotFailed
    from stella.lab.league import hold_league, line_ups

    if deck is not None and deck not in decks():
        raise Failure(say("cli-league-deck", given=shown(deck), decks=", ".join(decks())), status=2)
    own = load_all(bot or [])
    bots = {**_chosen(level or ([] if own else list(level_bots())), level_bots()), **own}
    stage = build_stage(bots, deck, trust)
    try:
        found = hold_league(stage, line_ups(list(bots), sizes, pairs=not alone), wanted, begin, watched)
    except BotFailed as failed:
        raise Failure(say("cli-league-bot-failed", bot=shown(failed.name), reason=failed.why)) from failed
    if plot is not None:
        _draw(found, plot)
    if as_json:
        emit(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        emit(tables_of(found, stdout_encoding()), stdout_encoding())


def sizes_in(given: str) -> list[int]:
    """How many sit at the tables: a number, or from one to another.

    >>> sizes_in("4"), sizes_in("3-6")
    ([4], [3, 4, 5, 6])
    """
    found = re.fullmatch(r"([3-6])(?:-([3-6]))?", given)
    sizes = range(int(found[1]), int(found[2] or found[1]) + 1) if found else ()
    if not sizes:
        raise Failure(say("cli-league-sizes", given=repr(shown(given))), status=2)
    return list(sizes)


def _chosen(wanted: Sequence[str], known: dict[str, SitDown]) -> dict[str, SitDown]:
    for name in wanted:
        if name not in known:
            raise Failure(say("cli-league-level", given=shown(name), levels=", ".join(known)), status=2)
    return {name: known[name] for name in wanted}


def tables_of(league: League, encoding: str = "utf-8") -> str:
    """The league as tables in the language of the shell, with lines the encoding can draw."""
    from rich.console import Console

    title = say("cli-league-title", games=league.games, deck=league.deck, seed=str(league.seed))
    page = io.StringIO()
    console = Console(file=page, width=WIDTH, force_terminal=is_terminal(), legacy_windows=False)
    console.print(title, highlight=False, soft_wrap=True)
    plain = not encoding.lower().startswith("utf")
    for number, message in enumerate(TITLES, 1):
        rows = [standing for standing in league.standings if len(standing.bots) == number]
        if rows:
            console.print(_table(say(message), rows, plain=plain))
    console.print(say("cli-league-note"), highlight=False, soft_wrap=True)
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def _table(title: str, standings: Sequence[Standing], *, plain: bool) -> Table:
    from rich import box
    from rich.table import Table

    sizes = sorted({standing.seats for standing in standings})

    table = Table(title=title, title_justify="left", box=box.ASCII if plain else box.HEAVY_HEAD)
    table.add_column(say("cli-league-bots"))
    for size in sizes:
        table.add_column(say("cli-league-seats", seats=size), justify="right")
    found = {(standing.bots, standing.seats): standing for standing in standings}
    for bots in dict.fromkeys(standing.bots for standing in standings):
        names = " + ".join(title_of(bot) for bot in bots)
        table.add_row(names, *(_cell(found[bots, size], "-" if plain else "–") for size in sizes))
    return table


def _cell(standing: Standing, to: str) -> str:
    """The shares of all names at a table, and the interval of the first."""
    first, *others = (each.share for each in standing.entrants)
    cell = f"{first.mean:.2f} [dim]({first.low:.2f}{to}{first.high:.2f})[/]"
    return cell if len(standing.bots) == 1 else " / ".join([cell, *(f"{each.mean:.2f}" for each in others)])


def title_of(name: str) -> str:
    """A level by its name in the language of the shell; any other bot as it was called."""
    from stella.bots import LEVELS

    return say(f"bot-level-{name}") if name in list(LEVELS) else name


def _check_plot(file: Path) -> None:
    """Better said before an hour of playing than after it."""
    from importlib.util import find_spec

    from stella.lab.plots import KINDS

    if file.suffix not in KINDS:
        raise Failure(say("cli-league-plot-kind", file=str(file)), status=2)
    if find_spec("matplotlib") is None:
        raise Failure(say("cli-league-plot-needs", extra="stella[lab]"))
    if not file.parent.is_dir():
        raise Failure(say("cli-tables-unwritable", file=str(file), reason=os.strerror(errno.ENOENT)))


def _draw(league: League, file: Path) -> None:
    from stella.lab.plots import draw

    try:
        draw(league, file, say, title_of)
    except OSError as error:
        reason = error.strerror or str(error)
        raise Failure(say("cli-tables-unwritable", file=str(file), reason=reason)) from error
