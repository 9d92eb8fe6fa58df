"""The `stella` program: names its commands and turns expected failures into one clear line."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

import stella
from stella.cli import backup, config, decks, doctor, lab, migrate, paper, serve, skies, tables, words
from stella.cli.errors import Failure

BUILD: Final = Path(stella.__file__).with_name("build.txt")
"""The commit that a package was built from, written by hatch_build.py; a checkout has none."""

app = typer.Typer(
    name="stella",
    no_args_is_help=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("serve")(serve.serve)
app.command("config")(config.config)
app.command("doctor")(doctor.doctor)
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("migrate")(migrate.migrate)
app.add_typer(tables.app, name="tables")
skies.app.command("export")(lab.assoc.export_skies)
app.add_typer(skies.app, name="skies")
app.add_typer(decks.app, name="decks")
app.add_typer(words.app, name="words")
app.command("print")(paper.print_game)
app.add_typer(lab.app, name="lab")


def _print_version(wanted: bool) -> None:
    if not wanted:
        return
    from stella.store.sqlite.log import FORMAT as SCHEMA
    from stella.wire.stored import CODEC

    try:
        build = BUILD.read_text(encoding="utf-8").strip()
    except OSError:
        build = "from a checkout"
    typer.echo(f"stella {stella.__version__} (build {build}, schema {SCHEMA}, log format {CODEC.format})")
    raise typer.Exit


@app.callback()
def main_options(
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Print version, build and data formats, then exit.",
            callback=_print_version,
            is_eager=True,
        ),
    ] = False,
) -> None:
    """Host a table for Stella, a picture-association game for 3 to 6 players.

    Run "stella serve" and share the link or QR code it prints. Friends play in their phone's browser: no
    app, no account.
    """


def main() -> None:
    """Run the command line; what the user can fix becomes one line on stderr."""
    try:
        app(prog_name="stella")
    except Failure as failure:
        print(f"stella: {failure}", file=sys.stderr)
        sys.exit(failure.status)
