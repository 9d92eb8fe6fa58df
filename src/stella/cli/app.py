"""The `stella` program: names its commands and turns expected failures into one clear line."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from stella import __version__
from stella.cli import adjudicate, deck, league, manual, minds, serve, simulate, tables, words
from stella.cli.errors import Failure

app = typer.Typer(
    name="stella",
    help="help-stella",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": list(manual.HELP)},
)
app.command("serve", help="help-serve")(serve.serve)
app.command("adjudicate", help="help-adjudicate")(adjudicate.adjudicate)
app.command("simulate", help="help-simulate")(simulate.simulate)
app.command("league", help="help-league")(league.league)
app.add_typer(deck.app, name="deck", help="help-deck")
app.add_typer(words.app, name="words", help="help-words")
app.add_typer(minds.app, name="minds", help="help-minds")
app.add_typer(tables.app, name="tables", help="help-tables")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"stella {__version__}")
        raise typer.Exit


@app.callback(help="help-stella")
def stella(
    version: Annotated[
        bool, typer.Option("--version", help="help-version", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """All commands begin here."""


def main() -> None:
    """Run the command line; what the user can mend becomes one line on stderr."""
    try:
        sys.exit(_run())
    except Failure as failure:
        print(f"stella: {failure}", file=sys.stderr)
        sys.exit(failure.status)


def _run() -> int | None:
    command = typer.main.get_command(app)
    if manual.is_wanted(command, sys.argv[1:]):
        manual.translate(command)
    try:
        status: int | None = command.main(prog_name="stella", standalone_mode=False)
    except typer.Abort:
        from stella.cli.say import say

        raise Failure(say("cli-aborted")) from None
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":  # the help has been shown
            return error.exit_code
        from stella.cli.mistakes import sentence_for

        raise Failure(sentence_for(error), error.exit_code) from None
    return status
