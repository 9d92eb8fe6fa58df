"""`stella decks`: create and check picture decks, and choose which ones the server offers."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.files import DECKS, add_deck, decks_at, fetch, remove_files
from stella.cli.output import Yes, columns, confirm, counted, echo, stop, unwritable
from stella.cli.storage import Data, DatabaseUrl, Location, location, name_of

if TYPE_CHECKING:
    from stella.content.decks import Deck, UploadedFile

app = typer.Typer(no_args_is_help=True, help="Manage picture decks.")

DeckFolder = Annotated[Path, typer.Argument(metavar="FOLDER", help="Folder containing a deck.toml.")]


@app.command("new")
def new(
    folder: Annotated[
        Path, typer.Argument(metavar="FOLDER", help="Output folder; its name becomes the deck id.")
    ],
    pictures: Annotated[
        list[Path], typer.Argument(metavar="PICTURE", help="Pictures, folders of pictures, or one zip.")
    ],
    author: Annotated[str, typer.Option(metavar="NAME", help="Author of the pictures.")] = "-",
    licence: Annotated[str, typer.Option(metavar="NAME", help="Licence of the pictures.")] = "-",
) -> None:
    """Create a deck from 30 to 300 pictures.

    Accepts JPEG, PNG, WebP and AVIF. Crops each picture to 2:3 from the centre in three sizes and writes a
    deck.toml for titles and descriptions (both optional).
    """
    from stella.content.decks import DeckError, ImagePipeline, PictureLimits
    from stella.content.decks.deck_file import DeckHead
    from stella.content.decks.validate import is_deck_id
    from stella.content.decks.writer import write_new_deck
    from stella.rules import MIN_DECK

    name = folder.resolve().name
    if not is_deck_id(name):
        raise Failure(
            f"{name[:60]!r} is not a valid id for a deck; the folder's name needs lower-case letters, digits and "
            "single hyphens.",
            status=2,
        )
    if folder.exists():
        raise Failure(f"{folder} is already there; choose another name.")
    head = DeckHead(
        format=1, id=name, version="1", author=author, licence=licence, name={"en": name.replace("-", " ")}
    )
    pipeline = ImagePipeline(PictureLimits(least=MIN_DECK))
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=folder.parent, prefix=".deck-") as temporary:
            work = Path(temporary)
            cards = write_new_deck(pipeline.render(_given(pictures), work), work / "deck", head)
            (work / "deck").rename(folder)
    except DeckError as error:
        stop(error.findings)
    except OSError as error:
        raise unwritable(folder, error) from error
    echo(f"{counted(cards, 'card')} made in {folder}; write their texts in deck.toml.")


@app.command("check")
def check(
    folders: Annotated[
        list[Path] | None,
        typer.Argument(metavar="FOLDER", help="Decks to check. [default: all decks on the server]"),
    ] = None,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Check decks for problems.

    Prints one line per problem; exits with status 1 if a deck is unusable. Missing languages and tags are
    only warnings.
    """
    from stella.content.decks.deck import BUILT_IN, HERE

    with tempfile.TemporaryDirectory(prefix="stella-") as place:
        added = [] if folders else _fetched(location(data, database), Path(place))
        _survey(folders or [*(HERE / name for name in BUILT_IN), *added])


def _fetched(where: Location, place: Path) -> list[Path]:
    """Return folders with the added decks, sound or not."""
    if isinstance(where, Path):
        kept = where / DECKS
        return sorted(each for each in kept.iterdir() if each.is_dir()) if kept.is_dir() else []
    folders = [place / deck.id for deck in decks_at(where)]
    for folder in folders:
        folder.mkdir()
        fetch(where, f"{DECKS}/{folder.name}", folder)
    return folders


def _survey(decks: list[Path]) -> None:
    from stella.content.decks.deck import survey

    several = len(decks) > 1
    faulty = False
    for folder in decks:
        findings = survey(folder)
        faulty = faulty or any(not finding.doubt for finding in findings)
        for finding in findings:
            echo(f"{folder.name}/{finding.sentence()}" if several else finding.sentence())
    if faulty:
        raise typer.Exit(1)
    echo("Nothing to fix.")


@app.command("add")
def add(
    folder: DeckFolder,
    replace: Annotated[
        bool, typer.Option("--replace", help="Replace an existing deck with the same id.")
    ] = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Check a deck and add it to the server."""
    from stella.content.decks import DeckError, load_deck
    from stella.content.decks.deck import BUILT_IN
    from stella.content.decks.deck_file import DECK_FILE

    try:
        deck = load_deck(folder)
    except DeckError as error:
        stop(error.findings)
    if deck.id in BUILT_IN:
        raise Failure(f"{deck.id} is built in and can't be changed.")
    try:
        with tempfile.TemporaryDirectory(prefix="stella-") as temporary:
            fresh = Path(temporary) / "deck"
            for path in (folder / DECK_FILE, *(picture.path for picture in deck.pictures())):
                target = fresh / path.relative_to(folder)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(path, target, follow_symlinks=False)
            load_deck(fresh)
            added = add_deck(location(data, database), deck.id, fresh, replace=replace)
    except DeckError as error:  # changed while it was copied
        stop(error.findings)
    except OSError as error:
        raise unwritable(data / DECKS / deck.id, error) from error
    if not added:
        raise Failure(f"there is already a deck {deck.id}; add --replace to put this one in its place.")
    echo(f"Added {deck.id}. Running servers offer it within five seconds.")


@app.command("list")
def list_decks(database: DatabaseUrl = None, *, data: Data) -> None:
    """List all decks: id, card count, name, location."""
    from stella.content.decks import load_built_in

    def row(deck: Deck, place: str) -> list[str]:
        return [deck.id, str(len(deck.cards)), deck.name["en"], place]

    rows = [["Id", "Cards", "Name", "Where"]]
    rows += [row(deck, "built in") for deck in load_built_in()]
    place = location(data, database)
    rows += [row(deck, name_of(place, DECKS)) for deck in decks_at(place)]
    echo(columns(rows))


@app.command("remove")
def remove(
    deck: Annotated[str, typer.Argument(metavar="ID", help="Deck id.")],
    yes: Yes = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Delete a deck (not a built-in one)."""
    from stella.content.decks.deck import BUILT_IN
    from stella.content.decks.validate import is_deck_id

    if deck in BUILT_IN:
        raise Failure(f"{deck} is built in and can't be changed.")
    place = location(data, database)
    missing = Failure(f'no deck {deck[:60]!r} in {name_of(place)}; see "stella decks list".')
    if not is_deck_id(deck):
        raise missing
    if not yes:
        confirm(f"Remove {deck}?", otherwise=f"add --yes to remove {deck} without being asked.")
    try:
        if not remove_files(place, f"{DECKS}/{deck}"):
            raise missing
    except OSError as error:
        raise unwritable(data / DECKS / deck, error) from error
    echo(f"Removed {deck}. Running servers stop offering it within five seconds.")


def _given(paths: list[Path]) -> list[UploadedFile]:
    """Return all named files, and all files in named folders."""
    from stella.content.decks import DeckError, Finding, UploadedFile

    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(
                each for each in path.iterdir() if each.is_file() and not each.name.startswith(".")
            )
        elif path.is_file():
            found.append(path)
        else:
            raise DeckError([Finding("decks-picture-missing", str(path))])
    return [UploadedFile(path.resolve(), path.name) for path in found]
