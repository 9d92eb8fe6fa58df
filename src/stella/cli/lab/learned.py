"""`stella lab learned`: what a server's bots learned from its players."""

from __future__ import annotations

from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.output import AsJson, Yes, confirm, echo, emit_json
from stella.cli.storage import Data, DatabaseUrl, location, memory_at
from stella.sanitize import printable

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from stella.bots.learned import Learned
    from stella.bots.memory import LearnedStore

app = typer.Typer(no_args_is_help=True, help="Inspect or reset what the bots have learned.")
MOST_SHOWN = 5


@app.command("show")
def show(
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Show what the bots learned, day by day."""
    with _memory(data, database) as memory:
        learned = memory.load()
    if as_json:
        emit_json(_counts(learned))
        return
    days = _votes_by_day(learned)
    if not days:
        echo("The bots have learned nothing here yet.")
        return
    pictures, pairs = f"{len(learned.cards):,} pictures", f"{len(learned.cells):,} pairs of word and picture"
    lines = [f"{sum(days.values()):,} votes about {pictures} and {pairs}."]
    lines += [f"{day}: {votes:,} votes" for day, votes in sorted(days.items())]
    for deck in sorted({deck for deck, _ in learned.cards}):
        ranked = sorted(
            (card for each, card in learned.cards if each == deck), key=lambda card: -learned.bias(deck, card)
        )
        most, least = ranked[:MOST_SHOWN], ranked[::-1][:MOST_SHOWN]
        lines.append(f"{deck}: marked most {', '.join(most)}; least {', '.join(least)}")
    echo("\n".join(lines))


@app.command("drop")
def drop(
    day: Annotated[str, typer.Argument(metavar="DAY", help='Date as YYYY-MM-DD; "show" lists them.')],
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Forget one day of learning."""
    with _memory(data, database) as memory:
        gone = memory.drop(day)
    if not gone:
        raise Failure(f"the bots learned nothing on {printable(day)}.")
    echo(f"Forgot {printable(day)}. A running server follows after its next game.")


def _votes_by_day(learned: Learned) -> dict[str, int]:
    days: dict[str, int] = {}
    for counts in learned.cards.values():
        for day, count in counts.items():
            days[day] = days.get(day, 0) + count.shown + count.alone_shown
    return days


def _counts(learned: Learned) -> dict[str, list[dict[str, str | int]]]:
    cards: list[dict[str, str | int]] = [
        {"day": day, "deck": deck, "card": card, **asdict(count)}
        for (deck, card), days in sorted(learned.cards.items())
        for day, count in sorted(days.items())
    ]
    cells: list[dict[str, str | int]] = [
        {"day": day, "deck": deck, "word": word, "card": card, **asdict(count)}
        for (deck, word, card), days in sorted(learned.cells.items())
        for day, count in sorted(days.items())
    ]
    return {"cards": cards, "cells": cells}


@app.command("reset")
def reset(
    yes: Yes = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Forget everything the bots learned."""
    if not yes:
        confirm(
            "Forget all that the bots learned here?",
            otherwise="add --yes to forget what the bots learned without being asked.",
        )
    with _memory(data, database) as memory:
        memory.reset()
    echo("Forgot everything. A running server follows after its next game.")


@contextmanager
def _memory(data: Path, database: str | None) -> Iterator[LearnedStore]:
    """Return what was learned; if it can't be used, that becomes a `Failure`."""
    import sqlite3

    memory = memory_at(location(data, database))
    try:
        yield memory
    except (sqlite3.Error, OSError) as error:
        raise Failure(f"{memory.place} cannot be used: {error}") from error
