"""`stella print`: the game on paper, as a PDF."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.files import DECKS, decks_at, fetch
from stella.cli.output import echo, emit_bytes, unwritable
from stella.cli.storage import Data, DatabaseUrl, Location, location
from stella.cli.words import offered_words
from stella.paper.layout import Backs, CardSize, Paper, Part
from stella.sanitize import printable

if TYPE_CHECKING:
    from stella.content.decks import Deck

ALL = "all"


def print_game(
    parts: Annotated[
        list[str],
        typer.Argument(
            metavar="PART...", help="What to print: rules, board, slates, scores, words, pictures, or all."
        ),
    ],
    out: Annotated[
        Path, typer.Option("--out", "-o", metavar="FILE", help="Output file; - for stdout.")
    ] = Path("stella.pdf"),
    paper: Annotated[Paper, typer.Option(help="Paper size.")] = Paper.A4,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="Language of words and rules.")] = "en",
    deck: Annotated[
        str, typer.Option(metavar="ID", help='Deck to print; see "stella decks list".')
    ] = "starlight",
    size: Annotated[
        CardSize,
        typer.Option(
            help="Picture size: large (80 x 120 mm, four per page) or small (58 x 87, nine per page)."
        ),
    ] = CardSize.LARGE,
    backs: Annotated[
        Backs,
        typer.Option(help="Card backs: starry night, ink-saving outlines, or none."),
    ] = Backs.NIGHT,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Create a PDF of the game to print and play.

    Print double-sided (flip on long edge) at 100% scale, then cut along the marks. Includes the server's own
    words (see "stella words import").
    """
    from stella.languages import LANGUAGES
    from stella.paper.press import LettersMissing, PrintJob
    from stella.paper.printing import print_pdf

    if language not in LANGUAGES:
        raise Failure(
            f"--language must be one of {', '.join(LANGUAGES)}, not {printable(language)!r}.", status=2
        )
    where = location(data, database)
    with tempfile.TemporaryDirectory(prefix="stella-") as place:
        job = PrintJob(
            parts=_parts(parts),
            pictures=tuple(str(card.large.path) for card in _deck(deck, where, Path(place)).cards),
            language=language,
            paper=paper,
            size=size,
            backs=backs,
            own_words=offered_words(where),
        )
        try:
            pdf = print_pdf(job)
        except LettersMissing as unknown:
            raise Failure(f"the print fonts lack these characters from your words: {unknown}.") from unknown
    if str(out) == "-":
        emit_bytes(pdf)
        return
    try:
        out.write_bytes(pdf)
    except OSError as error:
        raise unwritable(out, error) from error
    echo(f"{out} written.")


def _parts(names: list[str]) -> tuple[Part, ...]:
    wrong = [name for name in names if name not in {*Part, ALL}]
    if wrong:
        raise Failure(f"{printable(wrong[0])!r} is not one of {', '.join(Part)}, {ALL}.", status=2)
    return tuple(Part) if ALL in names else tuple(map(Part, names))


def _deck(name: str, where: Location, place: Path) -> Deck:
    """Return a deck whose pictures are on disk; those of a database are fetched to `place`."""
    from stella.content.decks import load_built_in, load_deck

    added = decks_at(where)
    known = {deck.id: deck for deck in (*load_built_in(), *added)}
    if name not in known:
        raise Failure(
            f"there is no deck {printable(name)!r}; there are: {', '.join(sorted(known))}.", status=2
        )
    if isinstance(where, str) and known[name] in added and fetch(where, f"{DECKS}/{name}", place):
        return load_deck(place)
    return known[name]
