"""`stella lab baselines`: what policies score in the learning environments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.lab.league import sizes_in
from stella.cli.lab.own_bots import load
from stella.cli.lab.simulate import Seed
from stella.cli.output import AsJson, counted, drawn, echo, emit, stdout_encoding, table_for

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.table import Table

    from stella.lab.baselines import Result

MOST_GAMES = 1_000_000
NOTE = "A human-like player has a margin of 0 and a share of 1. Intervals hold the truth 19 times out of 20."


def baselines(
    players: Annotated[
        str, typer.Option(metavar="3..6", help="Table size: a number, or a range such as 3-6.")
    ] = "3-6",
    games: Annotated[
        int, typer.Option(min=1000, max=MOST_GAMES, metavar="N", help="Games per table size.")
    ] = 10_000,
    seed: Seed = 0,
    policy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="MODULE:NAME",
            help="Your own policy, for example my_policy:act; repeatable.",
        ),
    ] = None,
    see: Annotated[
        str,
        typer.Option(
            metavar="WHAT",
            help="What policies observe: ids, embeddings or pixels; or numbers, how well each picture fits.",
        ),
    ] = "ids",
    as_json: AsJson = False,
) -> None:
    """Measure simple policies, and yours, in stella_scouts_v0.

    A policy takes the observations of all tables, the number of seats and a random generator, and returns
    15 numbers per table.
    """
    from importlib.util import find_spec

    if find_spec("numpy") is None or find_spec("gymnasium") is None:
        raise Failure("this needs numpy and gymnasium; install stella-table[lab].")
    from stella.lab.baselines import Results, baselines_for, evaluate
    from stella.lab.pictures import See

    if see not in list(See):
        raise Failure(f"--see must be one of {', '.join(See)}.", status=2)
    sizes, own = sizes_in(players), {each: load(each, "--policy", "policy") for each in policy or []}
    policies = [*baselines_for(See(see)).items(), *own.items()]
    try:
        found = [
            evaluate(name, each, size, games, seed, see=See(see)) for name, each in policies for size in sizes
        ]
    except Exception as error:  # an external policy may raise anything
        raise Failure(f"a policy failed: {error!r}") from error
    if as_json:
        import msgspec

        emit(msgspec.json.format(msgspec.json.encode(Results(1, tuple(found))), indent=2).decode())
    else:
        echo(table_of(found, stdout_encoding()))


def table_of(results: Sequence[Result], encoding: str = "utf-8") -> str:
    """Return margins and shares by policy and table size."""
    sizes = sorted({each.seats for each in results})
    found = {(each.name, each.seats): each for each in results}
    first = results[0]
    parts: list[Table | str] = [
        f"{first.environment}: {counted(first.games, 'game')} at every size, seed {first.seed}"
    ]
    for title, of in (("Margin of a game", "margin"), ("Win share", "share")):
        table = table_for(title, encoding)
        table.add_column("Policy")
        for size in sizes:
            table.add_column(counted(size, "player"), justify="right")
        for name in dict.fromkeys(each.name for each in results):
            cells = (getattr(found[name, size], of) for size in sizes)
            table.add_row(name, *(f"{c.mean:.2f} [dim]({c.low:.2f} to {c.high:.2f})[/]" for c in cells))
        parts.append(table)
    return drawn([*parts, NOTE])
