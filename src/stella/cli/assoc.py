"""`stella assoc`: how alike minds and machines associate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.data import Data
from stella.cli.database import DatabaseUrl
from stella.cli.errors import Failure, reason_of
from stella.cli.output import counted, emit, tell
from stella.cli.simulate import AsJson

if TYPE_CHECKING:
    from stella.lab.assoc import Slate

app = typer.Typer(no_args_is_help=True, help="Stella-Assoc: how alike minds and machines associate.")


@app.callback()
def assoc() -> None:
    """Stella-Assoc: how alike minds and machines associate."""


@app.command("score")
def score(
    people: Annotated[Path, typer.Argument(metavar="PEOPLE", help="Slates that people marked (JSON lines).")],
    machine: Annotated[Path, typer.Argument(metavar="MACHINE", help="The same slates, marked by a machine.")],
    as_json: AsJson = False,
) -> None:
    """Score how alike a machine marks as people do.

    0 is chance, 1 is as alike as people are among themselves. The interval holds the true score 19 times
    out of 20, over slates. The format of the files is in docs/assoc.md.
    """
    import msgspec

    from stella.lab import assoc

    try:
        found = assoc.score(_read(people), _read(machine))
    except ValueError as error:
        raise Failure(f"{people}, {machine}: {error}.") from error
    if as_json:
        emit(json.dumps(msgspec.to_builtins(found), indent=2))
        return
    tell(
        f"{found.slates} slates. Two people agree by {found.people:.3f}, machine and person by "
        f"{found.machine:.3f}, chance and person by {found.chance:.3f}.\n"
        f"Score {found.score:.2f} ({found.low:.2f} to {found.high:.2f}); 0 is chance, 1 is people."
    )


@app.command("export")
def export(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="Where to write (JSON lines); nothing is overwritten.")
    ],
    k: Annotated[
        int, typer.Option("--k", min=3, max=6, metavar="3..6", help="How many people must share a slate.")
    ] = 3,
    database: DatabaseUrl = None,
    *,
    data: Data,
) -> None:
    """Write the slates that people gave to research: word, fifteen cards, crosses. No names, no times.

    Only of tables whose host lets them, of people who agreed and still do, of games whose slates were laid
    open, with printed words and a built-in deck, and only where at least K people share a slate.
    """
    from stella.cli.donations import donated
    from stella.cli.stores import with_store
    from stella.lab.assoc import lines_of, published

    given = with_store(data if database is None else database, donated)
    slates = published(given, k)
    try:
        with file.open("x", encoding="utf-8") as target:
            target.write(lines_of(slates))
    except OSError as error:
        raise Failure(f"cannot write {file}: {reason_of(error)}.") from error
    crosses = sum(len(slate.crosses) for slate in slates)
    tell(
        f"{counted(len(slates), 'slate')} with {counted(crosses, 'row')} of crosses written to {file}. "
        f"Left out, since fewer than {k} people share a slate: {counted(len(given) - crosses, 'row')}."
    )


def _read(file: Path) -> list[Slate]:
    import msgspec

    from stella.lab.assoc import slates_in

    try:
        return slates_in(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure(f"cannot read {file}: {reason_of(error)}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Failure(f"{file} holds no slates: {error}.") from error
