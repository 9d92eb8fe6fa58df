"""`stella minds`: what the bots of a server learned from the people who play there."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from stella.cli.errors import Failure
from stella.cli.output import emit, stdout_encoding
from stella.cli.say import say

if TYPE_CHECKING:
    from stella.bots.learned import Learned
    from stella.bots.memory import Memory

app = typer.Typer(no_args_is_help=True)

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="help-minds-data", show_default="help-default-data"),
]
MOST_SHOWN = 5


@app.command("show", help="help-minds-show")
def show(
    as_json: Annotated[bool, typer.Option("--json", help="help-minds-json")] = False, data: Data = None
) -> None:
    """Say what was learned: counts of votes, and the cards that people mark most and least."""
    learned = _load(_memory(data))
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
        emit(say("cli-minds-nothing"), stdout_encoding())
        return
    lines = [say("cli-minds-votes", votes=votes, cards=len(learned.cards), cells=len(learned.cells))]
    for deck in sorted({deck for deck, _ in learned.cards}):
        ranked = sorted(
            (card for each, card in learned.cards if each == deck), key=lambda card: -learned.bias(deck, card)
        )
        most, least = ranked[:MOST_SHOWN], ranked[::-1][:MOST_SHOWN]
        lines.append(say("cli-minds-deck", deck=deck, most=", ".join(most), least=", ".join(least)))
    emit("\n".join(lines), stdout_encoding())


@app.command("reset", help="help-minds-reset")
def reset(
    yes: Annotated[bool, typer.Option("--yes", help="help-minds-yes")] = False, data: Data = None
) -> None:
    """Forget all that was learned."""
    import sqlite3

    memory = _memory(data)
    if not yes:
        _ask()
    try:
        memory.reset()
    except (sqlite3.Error, OSError) as error:
        _fail("cli-minds-unusable", file=str(memory.path), reason=str(error))
    emit(say("cli-minds-forgotten"), stdout_encoding())


def _memory(data: Path | None) -> Memory:
    from platformdirs import user_data_path

    from stella.bots.memory import Memory

    return Memory(data or user_data_path("stella", appauthor=False))


def _load(memory: Memory) -> Learned:
    import sqlite3

    try:
        return memory.load()
    except (sqlite3.Error, OSError) as error:
        _fail("cli-minds-unusable", file=str(memory.path), reason=str(error))


def _ask() -> None:
    if sys.stdin is None or not sys.stdin.isatty():
        _fail("cli-minds-yes")
    typer.echo(say("cli-minds-ask") + " ", nl=False)
    if input().strip().lower() != say("cli-tables-ask-yes"):
        _fail("cli-minds-kept")


def _fail(message: str, **args: int | str) -> NoReturn:
    raise Failure(say(message, **args))
