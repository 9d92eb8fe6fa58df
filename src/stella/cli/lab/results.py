"""`stella lab results`: files of results."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.errors import Failure, reason_of
from stella.cli.output import echo, emit

if TYPE_CHECKING:
    from stella.lab.results import Results

app = typer.Typer(no_args_is_help=True, help="Validate result files; print their JSON schema.")


@app.command("check")
def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", help="Result files (JSON).")],
) -> None:
    """Validate result files."""
    from stella.lab.results import faults_in

    for file in files:
        faults = list(faults_in(_read(file)))
        if faults:
            raise Failure(f"{file}: " + "; ".join(faults) + ".")
        echo(f"{file}: nothing to fix.")


@app.command("schema")
def schema() -> None:
    """Print the JSON schema for result files."""
    import json

    from stella.lab import results

    emit(json.dumps(results.schema(), indent=2))


def _read(file: Path) -> Results:
    import msgspec

    from stella.lab.results import read

    try:
        return read(file.read_bytes())
    except OSError as error:
        raise Failure(f"cannot read {file}: {reason_of(error)}.") from error
    except msgspec.MsgspecError as error:
        raise Failure(f"{file} is not a results file: {error}.") from error
