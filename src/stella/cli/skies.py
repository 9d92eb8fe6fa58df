"""`stella skies`: how many people played which sky, without slates and names."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure
from stella.cli.output import AsJson, columns, counted, echo, emit_json
from stella.cli.storage import Data, DatabaseUrl, Location, has_skies, location, skies_at
from stella.sanitize import printable

if TYPE_CHECKING:
    from stella.skies.slates import SkyCounts

app = typer.Typer(no_args_is_help=True, help="See how many people played which sky.")


@app.command("list")
def list_skies(as_json: AsJson = False, database: DatabaseUrl = None, *, data: Data) -> None:
    """List skies, the newest first."""
    skies = _skies(location(data, database))
    if as_json:
        emit_json([_plain(each) for each in skies])
        return
    if not skies:
        echo("Nobody has finished a sky yet.")
        return
    rows = [[each.day, _word(each), str(each.people), str(sum(each.stars))] for each in skies]
    echo(columns([["Day", "Word", "People", "Rounds"], *rows]))


@app.command("show")
def show(
    day: Annotated[str, typer.Argument(metavar="DAY", help="A date such as 2026-11-16.")],
    as_json: AsJson = False,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Show how often each picture of a sky was marked."""
    found = [each for each in _skies(location(data, database)) if each.day == day]
    if not found:
        raise Failure(f"nobody has finished a sky on {printable(day)}.")
    if as_json:
        emit_json(_plain(found[0]))
        return
    rows = [[card, str(marks)] for card, marks in zip(found[0].sky.cards, found[0].marks, strict=True)]
    echo(f"{_word(found[0])}: {counted(found[0].people, 'person', 'people')}")
    echo(columns([["Picture", "Marked by"], *rows]))


def _skies(place: Location) -> list[SkyCounts]:
    async def read() -> list[SkyCounts]:
        async with skies_at(place) as store:
            return await store.list_counts()

    return asyncio.run(read()) if has_skies(place) else []


def _word(sky: SkyCounts) -> str:
    from stella.content.wordcards import load_word_cards

    return load_word_cards().text_of(sky.sky.word, "en")


def _plain(sky: SkyCounts) -> dict[str, object]:
    return {
        "day": sky.day,
        "word": sky.sky.word,
        "people": sky.people,
        "rounds": sum(sky.stars),
        "pictures": dict(zip(sky.sky.cards, sky.marks, strict=True)),
    }
