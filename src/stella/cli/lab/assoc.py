"""`stella lab assoc`: compare human and machine associations."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from stella.cli.errors import Failure, reason_of
from stella.cli.output import AsJson, counted, echo, emit_json, unwritable
from stella.cli.storage import Data, DatabaseUrl, has_skies, location, skies_at, with_store

if TYPE_CHECKING:
    from stella.lab.assoc import Given, MarkedDeal

app = typer.Typer(no_args_is_help=True, help="Compare human and machine associations.")


@app.command("score")
def score(
    people: Annotated[Path, typer.Argument(metavar="PEOPLE", help="Slates marked by people (JSON Lines).")],
    machine: Annotated[
        Path, typer.Argument(metavar="MACHINE", help="The same slates, marked or scored by a machine.")
    ],
    as_json: AsJson = False,
) -> None:
    """Score how closely a machine's marks match people's.

    0 is chance; 1 is how closely people match each other. Shown with a 95% interval over slates. File
    format: docs/assoc.md.
    """
    from stella.lab import assoc

    try:
        found = assoc.score(_read(people), _read(machine))
    except ValueError as error:
        raise Failure(f"{people}, {machine}: {error}.") from error
    if as_json:
        emit_json(found)
        return
    echo(
        f"{found.slates} slates. Two people agree by {found.people:.3f}, machine and person by "
        f"{found.machine:.3f}, chance and person by {found.chance:.3f}.\n"
        f"Score {found.score:.2f} ({found.low:.2f} to {found.high:.2f}); 0 is chance, 1 is people."
        + ("" if found.ceiling is None else f" Marking what most others marked: {found.ceiling:.2f}.")
    )


NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="Output file (JSON Lines); must not exist.")]
MinPeople = Annotated[
    int,
    typer.Option("--min-people", min=3, max=6, metavar="3..6", help="Minimum number of people per slate."),
]


@app.command("export")
def export(file: NewFile, min_people: MinPeople = 3, database: DatabaseUrl = None, *, data: Data) -> None:
    """Export donated slates for research, without names or times.

    Exports a slate only if the host allowed it, the player agreed and still does, slates were revealed, the
    word and deck are built in, and at least the minimum number of people share the slate.
    """
    from stella.cli.lab.donations import donated

    _write(file, with_store(location(data, database), donated), min_people)


DAYS: Final = ["%Y-%m-%d"]


def export_skies(
    file: NewFile,
    min_people: MinPeople = 3,
    since: Annotated[
        datetime | None, typer.Option(formats=DAYS, metavar="DATE", help="First day, for example for tests.")
    ] = None,
    until: Annotated[
        datetime | None,
        typer.Option(formats=DAYS, metavar="DATE", help="Last day, for example for training."),
    ] = None,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Export slates given to research, without names or times.

    Exports a sky only once its day is over, and only if at least the minimum number of people gave their
    slates. File format: docs/assoc.md.
    """
    from stella.cli.lab.donations import donated_under_skies

    days = [None if each is None else each.date().isoformat() for each in (since, until)]
    place = location(data, database)

    async def read() -> list[Given]:
        async with skies_at(place) as store:
            return await donated_under_skies(store, *days)

    _write(file, asyncio.run(read()) if has_skies(place) else [], min_people)


def _write(file: Path, given: list[Given], min_people: int) -> None:
    from stella.lab.assoc import lines_of, published

    slates = published(given, min_people)
    try:
        with file.open("x", encoding="utf-8") as target:
            target.write(lines_of(slates))
    except OSError as error:
        raise unwritable(file, error) from error
    crosses = sum(len(slate.crosses) for slate in slates)
    echo(
        f"{counted(len(slates), 'slate')} with {counted(crosses, 'row')} of crosses written to {file}. "
        f"Left out, since fewer than {min_people} people share a slate: {counted(len(given) - crosses, 'row')}."
    )


def _read(file: Path) -> list[MarkedDeal]:
    import msgspec

    from stella.lab.assoc import slates_in

    try:
        return slates_in(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure(f"cannot read {file}: {reason_of(error)}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Failure(f"{file} contains no slates: {error}.") from error
