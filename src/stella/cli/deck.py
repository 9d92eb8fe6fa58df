"""`stella deck`: make decks of pictures, check them, and choose which ones the server knows."""

from __future__ import annotations

import secrets
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from stella.cli.errors import Failure
from stella.cli.output import emit, stdout_encoding
from stella.cli.say import say

if TYPE_CHECKING:
    from stella.content.decks import Deck, Finding, Given

app = typer.Typer(no_args_is_help=True)

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", help="help-deck-data", show_default="help-default-data"),
]
DeckFolder = Annotated[Path, typer.Argument(metavar="FOLDER", help="help-deck-folder")]


@app.command("new", help="help-deck-new")
def new(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="help-deck-new-folder")],
    pictures: Annotated[list[Path], typer.Argument(metavar="PICTURE", help="help-deck-new-pictures")],
    author: Annotated[str, typer.Option(metavar="NAME", help="help-deck-new-author")] = "-",
    licence: Annotated[str, typer.Option(metavar="NAME", help="help-deck-new-licence")] = "-",
) -> None:
    """Make a deck of 30 to 300 JPEG, PNG, WebP or AVIF pictures.

    Each is cut to 2:3 around its middle, in three sizes. A deck.toml is written
    that waits for titles and descriptions; it works without them too.
    """
    from stella.content.decks import DeckError, Press
    from stella.content.decks.bind import bind_new_deck
    from stella.content.decks.entries import DeckEntry, Texts
    from stella.content.decks.judge import is_deck_id

    name = folder.resolve().name
    if not is_deck_id(name):
        _fail("cli-deck-bad-id", 2, id=repr(name[:60]))
    if folder.exists():
        _fail("cli-deck-folder-there", 1, folder=str(folder))
    head = DeckEntry(
        format=1, id=name, version="1", author=author, licence=licence, name=Texts(en=name.replace("-", " "))
    )
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".deck-") as temporary:
            work = Path(temporary)
            cards = bind_new_deck(Press().print_all(_given(pictures), work), work / "deck", head)
            (work / "deck").rename(folder)
    except DeckError as error:
        _stop(error.findings)
    except OSError as error:
        _fail("cli-deck-unwritable", 1, file=str(folder), reason=error.strerror or str(error))
    _tell("cli-deck-made", cards=cards, folder=str(folder))


@app.command("check", help="help-deck-check")
def check(
    folders: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FOLDER", help="help-deck-check-folders"),
    ] = None,
    data: Data = None,
) -> None:
    """Find what is wrong with decks: one line each, and exit status 1 if one cannot be used.

    Missing languages and too few tags are named as well, but do no harm.
    """
    from stella.content.decks.deck import BUILT_IN, HERE, survey

    kept = _kept(data)
    decks = folders or [
        *(HERE / name for name in BUILT_IN),
        *(sorted(each for each in kept.iterdir() if each.is_dir()) if kept.is_dir() else ()),
    ]
    several = len(decks) > 1
    faulty = False
    for folder in decks:
        findings = survey(folder)
        faulty = faulty or any(not finding.doubt for finding in findings)
        for finding in findings:
            emit(f"{folder.name}/{_line(finding)}" if several else _line(finding), stdout_encoding())
    if faulty:
        raise typer.Exit(1)
    _tell("cli-deck-clean")


@app.command("add", help="help-deck-add")
def add(
    folder: DeckFolder,
    replace: Annotated[bool, typer.Option("--replace", help="help-deck-add-replace")] = False,
    data: Data = None,
) -> None:
    """Check a deck and copy it to the data folder, where the server finds it."""
    from stella.content.decks import DeckError, load_deck
    from stella.content.decks.deck import BUILT_IN
    from stella.content.decks.entries import DECK_FILE

    try:
        deck = load_deck(folder)
    except DeckError as error:
        _stop(error.findings)
    if deck.id in BUILT_IN:
        _fail("cli-deck-packaged-id", 1, id=deck.id)
    kept = _kept(data)
    home = kept / deck.id
    if home.exists() and not replace:
        _fail("cli-deck-exists", 1, id=deck.id)
    try:
        kept.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept, prefix=".add-") as temporary:
            fresh = Path(temporary) / "deck"
            for path in (folder / DECK_FILE, *(picture.path for picture in deck.pictures())):
                target = fresh / path.relative_to(folder)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target, follow_symlinks=False)
            load_deck(fresh)
            if home.exists():
                home.rename(Path(temporary) / "before")
            fresh.rename(home)
    except DeckError as error:  # it was changed under our hands
        _stop(error.findings)
    except OSError as error:
        _fail("cli-deck-unwritable", 1, file=str(home), reason=error.strerror or str(error))
    _tell("cli-deck-added", id=deck.id)


@app.command("list", help="help-deck-list")
def list_decks(data: Data = None) -> None:
    """Name every deck the server knows: id, number of cards, name, and where it is."""
    from stella.content.decks import load_built_in
    from stella.content.decks.kept import kept_decks
    from stella.content.texts import language_of

    kept = _kept(data)

    def row(deck: Deck, place: str) -> list[str]:
        return [deck.id, str(len(deck.cards)), deck.name[language_of()], place]

    rows = [[say(f"cli-deck-{head}") for head in ("id", "cards", "name", "place")]]
    rows += [row(deck, say("cli-deck-packaged")) for deck in load_built_in()]
    rows += [row(deck, str(kept / deck.id)) for deck in kept_decks(kept.parent)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows]
    emit("\n".join(line.rstrip() for line in lines), stdout_encoding())


@app.command("remove", help="help-deck-remove")
def remove(
    deck: Annotated[str, typer.Argument(metavar="ID", help="help-deck-remove-id")],
    yes: Annotated[bool, typer.Option("--yes", help="help-deck-remove-yes")] = False,
    data: Data = None,
) -> None:
    """Delete a deck from the data folder. Those that come along stay."""
    from stella.content.decks.deck import BUILT_IN
    from stella.content.decks.judge import is_deck_id

    kept = _kept(data)
    if deck in BUILT_IN:
        _fail("cli-deck-packaged-id", 1, id=deck)
    if not is_deck_id(deck) or not (kept / deck).is_dir():
        _fail("cli-deck-unknown", 1, id=repr(deck[:60]))
    if not yes:
        _fail("cli-deck-yes", 1, id=deck)
    gone = kept / f".gone-{secrets.token_hex(8)}"
    try:
        (kept / deck).rename(gone)
        shutil.rmtree(gone)
    except OSError as error:
        _fail("cli-deck-unwritable", 1, file=str(kept / deck), reason=error.strerror or str(error))
    _tell("cli-deck-removed", id=deck)


def _given(paths: list[Path]) -> list[Given]:
    """All files that were named, and all in the folders that were."""
    from stella.content.decks import DeckError, Finding, Given

    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(
                each for each in path.iterdir() if each.is_file() and not each.name.startswith(".")
            )
        elif path.is_file():
            found.append(path)
        else:
            raise DeckError([Finding("picture-missing", str(path))])
    return [Given(path.resolve(), path.name) for path in found]


def _kept(data: Path | None) -> Path:
    from platformdirs import user_data_path

    from stella.content.decks.kept import DECKS

    return (data or user_data_path("stella", appauthor=False)) / DECKS


def _line(finding: Finding) -> str:
    from stella.content.texts import language_of

    return finding.sentence(language_of())


def _tell(message: str, **args: int | str) -> None:
    emit(say(message, **args), stdout_encoding())


def _stop(findings: Iterable[Finding]) -> NoReturn:
    print("\n".join(map(_line, findings)), file=sys.stderr)
    raise typer.Exit(1)


def _fail(message: str, status: int, **args: int | str) -> NoReturn:
    raise Failure(say(message, **args), status)
