"""`stella words`: look at the word cards, check them, and bring own ones in and out."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from stella.cli.output import emit, stdout_encoding

if TYPE_CHECKING:
    from stella.content.wordcards import Finding
    from stella.rules import WordCard

app = typer.Typer(no_args_is_help=True, help="Look at the word cards, check them, bring own ones in and out.")

OwnFile = Annotated[
    Path | None,
    typer.Option(
        "--own", metavar="FILE", show_default="in your data folder", help="Where own word cards are kept."
    ),
]


@app.command("check")
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILE]...", help="Files of word cards; without any, ours.")
    ] = None,
) -> None:
    """Find doubles, look-alikes, gaps and slips in word cards: one line each, and exit status 1.

    Takes the TOML files of translated cards, and own cards in TOML or CSV.
    """
    from stella.content.wordcards import survey

    findings = survey(files or ())
    if findings:
        _tell(findings)
        raise typer.Exit(1)
    _say("cli-words-clean")


@app.command("list")
def list_words(
    language: Annotated[
        str | None,
        typer.Option(metavar="en|fr|es|de|pl|all", show_default="that of the shell", help="Whose words."),
    ] = None,
) -> None:
    """Print every word card: its id, its upper and its lower word, with tabs between.

    With --language all, print every word instead: its id, its kind, and its text in each language.
    """
    from stella.content.texts import LANGUAGES, language_of
    from stella.content.wordcards import load_word_cards

    words = load_word_cards()
    wanted = language or language_of()
    if wanted == "all":
        lines = [
            "\t".join([word, words.kinds[word], *(texts[each] for each in LANGUAGES)])
            for word, texts in words.texts.items()
        ]
    elif wanted in LANGUAGES:
        lines = [
            "\t".join([card.id, *(words.text_of(word, wanted) for word in card.words)])
            for card in (*words.discovery, *words.ordinary)
        ]
    else:
        _fail("cli-words-language", 2, given=repr(wanted[:30]), languages=", ".join((*LANGUAGES, "all")))
    emit("\n".join(lines), stdout_encoding())


@app.command("import")
def import_words(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Own word cards, .toml or .csv.")],
    own: OwnFile = None,
) -> None:
    """Take own word cards from a TOML or CSV file: up to ten cards of one or two words each.

    They replace the own cards there were. A CSV file has one card a line.
    """
    from stella.content.wordcards import Form, write_own

    cards = _own_from(file)
    kept = own or _kept()
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        _write(kept, write_own(cards, Form.TOML))
    except OSError as error:
        _fail("cli-words-unwritable", 1, file=str(kept), reason=error.strerror or str(error))
    _say("cli-words-imported", cards=len(cards), file=str(kept))


@app.command("export")
def export_words(
    file: Annotated[
        str, typer.Argument(metavar="FILE|-", help="Where to write, .toml or .csv; - prints TOML.")
    ],
    own: OwnFile = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite a file that is there.")] = False,
) -> None:
    """Write the own word cards to a TOML or CSV file."""
    from stella.content.wordcards import Form, WordsError, form_of, write_own

    kept = own or _kept()
    try:
        form = Form.TOML if file == "-" else form_of(file)
    except WordsError as error:
        _stop(error.findings)
    cards = _own_from(kept) if own or kept.exists() else ()
    data = write_own(cards, form)
    if file == "-":
        emit(data.decode().rstrip("\n"))
        return
    target = Path(file)
    try:
        if target.exists() and not force:
            _fail("cli-words-exists", 1, file=file)
        _write(target, data)
    except OSError as error:
        _fail("cli-words-unwritable", 1, file=file, reason=error.strerror or str(error))
    _say("cli-words-exported", cards=len(cards), file=file)


def _own_from(path: Path) -> tuple[WordCard, ...]:
    from stella.content.wordcards import WordsError, form_of, read_own
    from stella.content.wordcards.entries import read_file
    from stella.content.wordcards.exchange import OWN_SIZE_LIMIT

    try:
        form = form_of(path.name)
        data, unreadable = read_file(path, OWN_SIZE_LIMIT)
        if unreadable:
            raise WordsError(unreadable)
        return read_own(data, form, path.name)
    except WordsError as error:
        _stop(error.findings)


def _kept() -> Path:
    """The file of this machine's own word cards."""
    import platformdirs

    return platformdirs.user_data_path("stella", appauthor=False) / "own-words.toml"


def _write(path: Path, data: bytes) -> None:
    """All or nothing: who reads at the same time sees the old file or the new one."""
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as target:
            target.write(data)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def _say(message: str, **args: int | str) -> None:
    from stella.content.texts import language_of, text

    emit(text(message, language_of(), **args), stdout_encoding())


def _tell(findings: Iterable[Finding], *, wrong: bool = False) -> None:
    from stella.content.texts import language_of

    lines = "\n".join(finding.sentence(language_of()) for finding in findings)
    if wrong:
        print(lines, file=sys.stderr)
    else:
        emit(lines, stdout_encoding())


def _stop(findings: Iterable[Finding]) -> NoReturn:
    _tell(findings, wrong=True)
    raise typer.Exit(1)


def _fail(message: str, status: int, **args: int | str) -> NoReturn:
    from stella.content.texts import language_of, text

    print(f"stella: {text(message, language_of(), **args)}", file=sys.stderr)
    raise typer.Exit(status)
