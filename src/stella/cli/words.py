"""`stella words`: look at the word cards, check them, and bring own ones in and out."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from stella.cli.errors import Failure
from stella.cli.output import emit, stdout_encoding
from stella.cli.say import say, shown

if TYPE_CHECKING:
    from stella.content.wordcards import Finding
    from stella.rules import WordCard

app = typer.Typer(no_args_is_help=True)

OwnFile = Annotated[
    Path | None,
    typer.Option("--own", metavar="FILE", show_default="help-default-own", help="help-words-own"),
]


@app.command("check", help="help-words-check")
def check(
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE", help="help-words-check-files")] = None,
) -> None:
    """Find doubles, look-alikes, gaps and slips in word cards: one line each, and exit status 1."""
    from stella.content.wordcards import survey

    findings = survey(files or ())
    if findings:
        _tell(findings)
        raise typer.Exit(1)
    _report("cli-words-clean")


@app.command("list", help="help-words-list")
def list_words(
    language: Annotated[
        str | None,
        typer.Option(
            metavar="en|fr|es|de|pl|all",
            show_default="help-default-language",
            help="help-words-list-language",
        ),
    ] = None,
) -> None:
    """Print every word card in one language, or every word in all of them."""
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
        languages = ", ".join((*LANGUAGES, "all"))
        raise Failure(say("cli-words-language", given=repr(shown(wanted)), languages=languages), status=2)
    emit("\n".join(lines), stdout_encoding())


@app.command("import", help="help-words-import")
def import_words(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-words-import-file")],
    own: OwnFile = None,
) -> None:
    """Take own word cards from a TOML or CSV file; they replace those there were."""
    from stella.content.wordcards import Form, write_own

    cards = _own_from(file)
    kept = own or _kept()
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        _write(kept, write_own(cards, Form.TOML))
    except OSError as error:
        _fail("cli-words-unwritable", file=str(kept), reason=error.strerror or str(error))
    _report("cli-words-imported", cards=len(cards), file=str(kept))


@app.command("export", help="help-words-export")
def export_words(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="help-words-export-file")],
    own: OwnFile = None,
    force: Annotated[bool, typer.Option("--force", help="help-words-export-force")] = False,
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
            _fail("cli-words-exists", file=file)
        _write(target, data)
    except OSError as error:
        _fail("cli-words-unwritable", file=file, reason=error.strerror or str(error))
    _report("cli-words-exported", cards=len(cards), file=file)


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


def _report(message: str, **args: int | str) -> None:
    emit(say(message, **args), stdout_encoding())


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


def _fail(message: str, **args: int | str) -> NoReturn:
    raise Failure(say(message, **args))
