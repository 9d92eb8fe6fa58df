"""`stella lab league`: rank bots against each other and simulated people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.lab.simulate import Seed, watched
from stella.cli.output import AsJson, counted, drawn, echo, emit_json, stdout_encoding, table_for
from stella.lab import TRUST
from stella.sanitize import printable

if TYPE_CHECKING:
    from rich.table import Table

    from stella.bots import BotFactory
    from stella.lab.standings import League, Standing

MOST_GAMES = 100_000
TITLES = tuple(
    f"{number} among people" for number in ("One bot", "Two bots", "Three bots", "Four bots", "Five bots")
)
NO_PEOPLE = "No people"
NOTE = """\
Win share: 1.00 is fair. The interval is that of the first number; 19 times out of 20 it holds the true share.
With several bots: each kind in its order, then each of the people."""


MOST_ALIKE = 0.05
"""How much more slates of two bots may overlap than those of bot and person, beyond what the numbers of their crosses
explain; `./dev league` promises it of our levels."""


def league(
    players: Annotated[
        str, typer.Option(metavar="3..6", help="Table size: a number, or a range such as 3-6.")
    ] = "3-6",
    games: Annotated[
        int,
        typer.Option(min=2, max=MOST_GAMES, metavar="N", help="Games per line-up."),
    ] = 100,
    seed: Seed = 0,
    level: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Level to include; repeatable. [default: all]"),
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="MODULE:NAME",
            help="Your own bot, for example my_bot:sit_down; repeatable.",
        ),
    ] = None,
    deck: Annotated[
        str | None, typer.Option(metavar="ID", help="Built-in deck to use.", show_default="the first")
    ] = None,
    trust: Annotated[
        float,
        typer.Option(
            min=0.0,
            max=1.0,
            metavar="0..1",
            help="Correlation between what people link and what bots guess they link.",
        ),
    ] = TRUST,
    alone: Annotated[bool, typer.Option("--alone", help="Only one bot per table.")] = False,
    outnumbered: Annotated[
        bool, typer.Option("--outnumbered", help="Also seat one person among copies of each bot.")
    ] = False,
    exploit: Annotated[
        bool,
        typer.Option(
            "--exploit", help="Also seat, among copies of each bot, a player who guesses their crosses."
        ),
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Rank bots against each other and simulated people.

    Each bot plays alone among simulated people, then paired with every other bot. The simulated people
    never change, so results stay comparable over time.
    """
    sizes = sizes_in(players)

    from stella.cli.lab.own_bots import load
    from stella.lab.entrants import build_stage, decks, level_bots
    from stella.lab.exploit import exploited, exploiters
    from stella.lab.games import BotFailed
    from stella.lab.league import hold_league, line_ups

    if deck is not None and deck not in decks():
        raise Failure(
            f"there is no built-in deck {printable(deck)}; there are {', '.join(decks())}.", status=2
        )
    own = {each: load(each) for each in bot or []}
    bots = {**_chosen(level or ([] if own else list(level_bots())), level_bots()), **own}
    stage = build_stage({**bots, **exploiters(bots)}, deck, trust)
    try:
        programme = line_ups(list(bots), sizes, pairs=not alone, outnumbered=outnumbered)
        programme += exploited(list(bots), sizes) if exploit else []
        found = hold_league(stage, programme, games, seed, watched)
    except BotFailed as failed:
        raise Failure(f"bot {printable(failed.name)} failed: {failed.why}") from failed
    if as_json:
        emit_json(found)
    else:
        echo(tables_of(found, stdout_encoding()))


def sizes_in(given: str) -> list[int]:
    """Return how many sit at the tables: a number, or from one to another.

    >>> sizes_in("4"), sizes_in("3-6")
    ([4], [3, 4, 5, 6])
    """
    found = re.fullmatch(r"([3-6])(?:-([3-6]))?", given)
    sizes = range(int(found[1]), int(found[2] or found[1]) + 1) if found else ()
    if not sizes:
        raise Failure(
            f"--players must be a number from 3 to 6 or a range such as 3-6, not {printable(given)!r}.",
            status=2,
        )
    return list(sizes)


def _chosen(wanted: Sequence[str], known: dict[str, BotFactory]) -> dict[str, BotFactory]:
    for name in wanted:
        if name not in known:
            raise Failure(f"there is no level {printable(name)}; there are {', '.join(known)}.", status=2)
    return {name: known[name] for name in wanted}


def tables_of(league: League, encoding: str = "utf-8") -> str:
    """Return the league as tables, with lines the encoding can draw."""
    parts: list[Table | str] = [
        f"Deck {league.deck}: {counted(league.games, 'game')} at every table, seed {league.seed}"
    ]
    by_title: dict[str, list[Standing]] = {title: [] for title in (*TITLES, NO_PEOPLE)}
    for standing in league.standings:
        number = len(standing.bots)
        by_title[TITLES[number - 1] if number < standing.seats else NO_PEOPLE].append(standing)
    parts += [_table(title, rows, encoding) for title, rows in by_title.items() if rows]
    return drawn([*parts, NOTE, *collusion_in(league)])


def collusion_in(league: League) -> list[str]:
    """Return a warning for each bot of which two see much the same: people have no chance against them."""
    found: dict[str, str] = {}
    for standing in league.standings:
        overlap, collusion = standing.overlap, standing.overlap.collusion
        if len(set(standing.bots)) > 1 or collusion is None or collusion <= MOST_ALIKE:
            continue
        assert overlap.bots is not None
        assert overlap.mixed is not None
        found.setdefault(
            standing.bots[0],
            f"Warning: two of {title_of(standing.bots[0])} collude. Their slates overlap by {overlap.bots.mean:.2f} "
            f"({overlap.bots_at_random:.2f} would be chance), those of bot and person by {overlap.mixed.mean:.2f} "
            f"({overlap.mixed_at_random:.2f}); more than {MOST_ALIKE} apart beyond chance is unfair. "
            "Give each a taste of its own (docs/bots.md).",
        )
    return list(found.values())


def _table(title: str, standings: Sequence[Standing], encoding: str) -> Table:
    sizes, to = (
        sorted({standing.seats for standing in standings}),
        "–" if encoding.lower().startswith("utf") else "-",
    )
    table = table_for(title, encoding)
    table.add_column("Bot")
    for size in sizes:
        table.add_column(counted(size, "player"), justify="right")
    found = {(standing.bots, standing.seats): standing for standing in standings}
    for bots in dict.fromkeys(standing.bots for standing in standings):
        names = " + ".join(title_of(bot) for bot in bots)
        table.add_row(names, *(_cell(found.get((bots, size)), to) for size in sizes))
    return table


def _cell(standing: Standing | None, to: str) -> str:
    """Return the shares of all names at a table, and the interval of the first; empty for a size that wasn't played."""
    if standing is None:
        return ""
    first, *others = (each.share for each in standing.entrants)
    cell = f"{first.mean:.2f} [dim]({first.low:.2f}{to}{first.high:.2f})[/]"
    return cell if len(standing.bots) == 1 else " / ".join([cell, *(f"{each.mean:.2f}" for each in others)])


def title_of(name: str) -> str:
    """Return a level by its name as the page shows it; any other bot as it was called."""
    from stella.bots import LEVELS
    from stella.content.texts import text

    return text(f"bot-level-{name}") if name in list(LEVELS) else name
