"""The `stella` program: names its commands and turns expected failures into one clear line."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from stella.cli import (
    adjudicate,
    assoc,
    backup,
    bots,
    deck,
    doctor,
    lab,
    league,
    minds,
    move_data,
    paper,
    serve,
    settings,
    simulate,
    tables,
    words,
)
from stella.cli.errors import Failure

app = typer.Typer(
    name="stella",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("settings")(settings.settings)
app.command("doctor")(doctor.doctor)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("move-data")(move_data.move_data)
app.command("print")(paper.print_game)
app.command("adjudicate")(adjudicate.adjudicate)
app.command("simulate")(simulate.simulate)
app.command("league")(league.league)
app.add_typer(assoc.app, name="assoc")
app.add_typer(bots.app, name="bots")
app.add_typer(deck.app, name="deck")
app.add_typer(lab.app, name="lab")
app.add_typer(words.app, name="words")
app.add_typer(minds.app, name="minds")
app.add_typer(tables.app, name="tables")


def _print_version(wanted: bool) -> None:
    if wanted:
        from stella.cli.about import version_line

        typer.echo(version_line())
        raise typer.Exit


@app.callback()
def stella(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print version, build and data formats, and leave.",
            callback=_print_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """A table for the picture-association game Stella, for 3 to 6 players.

    Start it with "stella serve": it prints a link and a code to scan. Friends open them on their phones
    and play in the browser; there is nothing to install and no account to make.
    """


def main() -> None:
    """Run the command line; what the user can fix becomes one line on stderr."""
    try:
        app(prog_name="stella")
    except Failure as failure:
        print(f"stella: {failure}", file=sys.stderr)
        sys.exit(failure.status)
