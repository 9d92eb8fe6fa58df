"""`stella assoc`: how alike minds and machines associate."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure, reason_of
from stella.cli.output import emit, tell
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


def _read(file: Path) -> list[Slate]:
    import msgspec

    from stella.lab.assoc import slates_in

    try:
        return slates_in(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise Failure(f"cannot read {file}: {reason_of(error)}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Failure(f"{file} holds no slates: {error}.") from error
