"""`stella adjudicate`: settle a round that was played at a real table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.output import emit
from stella.cli.say import say

if TYPE_CHECKING:
    from stella.lab.adjudicate import Illegal, Settled


def adjudicate(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="help-adjudicate-file")],
) -> None:
    """Settle a round played at a real table."""
    answer, status = answer_to(_read(file))
    emit(answer)
    raise typer.Exit(status)


def answer_to(data: bytes | None) -> tuple[str, int]:
    """What to print for the input, in JSON, and the exit status; `None` is input that cannot be read."""
    import msgspec

    from stella.lab.adjudicate import INPUT, Illegal, adjudicate

    result = Illegal(INPUT) if data is None else adjudicate(data)
    if isinstance(result, Illegal):
        return json.dumps(_refusal(result), ensure_ascii=False), 2
    settled: Settled = result
    return json.dumps(msgspec.to_builtins(settled)), 0


def _refusal(illegal: Illegal) -> dict[str, str | int | None]:
    return {"error": illegal.error, "at": illegal.at, "message": say(illegal.error, **illegal.args)}


def _read(file: str) -> bytes | None:
    from stella.lab.adjudicate import SIZE_LIMIT

    try:
        if file == "-":
            return sys.stdin.buffer.read(SIZE_LIMIT + 1)
        with Path(file).open("rb") as source:
            return source.read(SIZE_LIMIT + 1)
    except (OSError, ValueError, AttributeError):  # AttributeError: started without any stdin
        return None
