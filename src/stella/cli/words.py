"""`stella words`: lists and checks word cards, imports and exports custom ones."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.files import fetch, put_words
from stella.cli.output import counted, echo, emit, stop, unwritable
from stella.cli.storage import OWN_WORDS, Data, DatabaseUrl, Location, location, name_of
from stella.sanitize import printable

if TYPE_CHECKING:
    from stella.rules import WordCard

app = typer.Typer(no_args_is_help=True, help="Check word cards and manage the server's own.")


@app.command("check")
def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FILE", help="Files to check. [default: the built-in cards]"),
    ] = None,
) -> None:
    """Check word cards for duplicates, look-alikes and gaps.

    Accepts TOML files of translated cards, and custom cards in TOML or CSV. Prints one line per problem and
    exits with status 1.
    """
    from stella.content.wordcards import survey

    findings = survey(files or ())
    if findings:
        echo("\n".join(finding.sentence() for finding in findings))
        raise typer.Exit(1)
    echo("Nothing to fix.")


@app.command("list")
def list_words(
    language: Annotated[
        str, typer.Option(metavar="LANGUAGE|all", help="Language of the words, or all.")
    ] = "en",
) -> None:
    """List all word cards, tab-separated.

    Prints id, upper and lower word. With --language all, prints each word's id, kind and text in every
    language.
    """
    from stella.content.wordcards import load_word_cards
    from stella.languages import LANGUAGES

    words = load_word_cards()
    if language == "all":
        lines = [
            "\t".join([word, words.kinds[word], *(texts[each] for each in LANGUAGES)])
            for word, texts in words.texts.items()
        ]
    elif language in LANGUAGES:
        lines = [
            "\t".join([card.id, *(words.text_of(word, language) for word in card.words)])
            for card in (*words.discovery, *words.ordinary)
        ]
    else:
        languages = ", ".join((*LANGUAGES, "all"))
        raise Failure(f"--language must be one of {languages}, not {printable(language)!r}.", status=2)
    echo("\n".join(lines))


@app.command("import")
def import_words(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Word cards, .toml or .csv.")],
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Import word cards to offer at every table.

    Up to ten cards with one or two words each (CSV: one card per line). Replaces earlier imports. Hosts find
    them in the lobby under "Your own words": immediately on a single server, within five seconds with a
    database.
    """
    from stella.content.wordcards import Format, write_own

    cards, place = own_from(file), location(data, database)
    try:
        put_words(place, write_own(cards, Format.TOML))
    except OSError as error:
        raise unwritable(data / OWN_WORDS, error) from error
    echo(f"Wrote {counted(len(cards), 'word card')} to {name_of(place, OWN_WORDS)}.")


@app.command("export")
def export_words(
    file: Annotated[
        str, typer.Argument(metavar="FILE|-", help="Output file, .toml or .csv; - for stdout (TOML).")
    ],
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing file.")] = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Export the server's own word cards."""
    from stella.content.wordcards import Format, WordsError, format_of, write_own

    try:
        file_format = Format.TOML if file == "-" else format_of(file)
    except WordsError as error:
        stop(error.findings)
    cards = offered_words(location(data, database))
    text = write_own(cards, file_format)
    if file == "-":
        emit(text.decode().rstrip("\n"))
        return
    target = Path(file)
    try:
        if target.exists() and not force:
            raise Failure(f"{file} is already there; choose another name or add --force.")
        target.write_bytes(text)
    except OSError as error:
        raise unwritable(target, error) from error
    echo(f"Wrote {counted(len(cards), 'word card')} to {file}.")


def offered_words(where: Location) -> tuple[WordCard, ...]:
    """Return the server's own word cards, which it offers at every table."""
    with tempfile.TemporaryDirectory(prefix="stella-") as place:
        return own_from(Path(place) / OWN_WORDS) if fetch(where, OWN_WORDS, Path(place)) else ()


def own_from(path: Path) -> tuple[WordCard, ...]:
    """Read the custom word cards in a file; print its problems and exit if it is invalid."""
    from stella.content.toml_files import read_file
    from stella.content.wordcards import WordsError, format_of, read_own
    from stella.content.wordcards.exchange import OWN_SIZE_LIMIT

    try:
        file_format = format_of(path.name)
        data, unreadable = read_file(path, OWN_SIZE_LIMIT, "words")
        if unreadable:
            raise WordsError(unreadable)
        return read_own(data, file_format, path.name)
    except WordsError as error:
        stop(error.findings)
