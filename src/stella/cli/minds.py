"""`stella minds`: what the bots of a server learned from the people who play there."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.data import Data
from stella.cli.errors import Failure
from stella.cli.output import confirm, emit, tell

if TYPE_CHECKING:
    from stella.bots.learned import Learned
    from stella.bots.memory import Memory

app = typer.Typer(
    no_args_is_help=True, help="See or forget what the bots learned from the people who play here."
)
MOST_SHOWN = 5


@app.command("show")
def show(
    as_json: Annotated[bool, typer.Option("--json", help="Print all counts as JSON.")] = False, *, data: Data
) -> None:
    """Say what the bots learned: how often pictures were marked, with which words. No names are kept."""
    from stella.bots.memory import Memory

    learned = _load(Memory(data))
    if as_json:
        cards = [
            {"deck": deck, "card": card, "marked": count.marked, "shown": count.shown}
            for (deck, card), count in sorted(learned.cards.items())
        ]
        cells = [
            {"deck": deck, "word": word, "card": card, "marked": count.marked, "shown": count.shown}
            for (deck, word, card), count in sorted(learned.cells.items())
        ]
        emit(json.dumps({"cards": cards, "cells": cells}, indent=2))
        return
    votes = sum(count.shown for count in learned.cards.values())
    if not votes:
        tell("The bots have learned nothing here yet.")
        return
    pictures, pairs = f"{len(learned.cards):,} pictures", f"{len(learned.cells):,} pairs of word and picture"
    lines = [f"{votes:,} votes about {pictures} and {pairs}."]
    for deck in sorted({deck for deck, _ in learned.cards}):
        ranked = sorted(
            (card for each, card in learned.cards if each == deck), key=lambda card: -learned.bias(deck, card)
        )
        most, least = ranked[:MOST_SHOWN], ranked[::-1][:MOST_SHOWN]
        lines.append(f"{deck}: marked most {', '.join(most)}; least {', '.join(least)}")
    tell("\n".join(lines))


@app.command("reset")
def reset(yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False, *, data: Data) -> None:
    """Forget all that the bots learned here."""
    import sqlite3

    from stella.bots.memory import Memory

    memory = Memory(data)
    if not yes:
        confirm(
            "Forget all that the bots learned here?",
            otherwise="add --yes to forget what the bots learned without being asked.",
        )
    try:
        memory.reset()
    except (sqlite3.Error, OSError) as error:
        raise _unusable(memory, error) from error
    tell(
        "The bots have forgotten all that they learned here. A running server forgets it after its next game."
    )


def _load(memory: Memory) -> Learned:
    import sqlite3

    try:
        return memory.load()
    except (sqlite3.Error, OSError) as error:
        raise _unusable(memory, error) from error


def _unusable(memory: Memory, error: Exception) -> Failure:
    return Failure(f"{memory.path} cannot be used: {error}")
