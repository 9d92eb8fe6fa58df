"""`stella lab score-round`: score a round played on a real table."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from stella.cli.output import emit

if TYPE_CHECKING:
    from stella.lab.adjudicate import Illegal, Settled

NO_ROUND = "This cannot be read as a round: it takes a JSON object with seats, first_scout, marks and points."


def score_round(
    file: Annotated[str, typer.Argument(metavar="FILE|-", help="JSON file; - for stdin.")],
) -> None:
    """Score a round played on a real table.

    The round is JSON: the seats clockwise, the first scout, the crosses of each slate, and the pictures
    (0 to 14, line by line) in the order they were pointed at.

    \b
    {"seats": ["orange", "pink", "purple"], "first_scout": 0,
     "marks": [[0, 1], [0], [2]], "points": [0, 2, 1]}

    Prints JSON. An illegal round returns "error", "at" (index of the rejected point, or null) and
    "message", with exit status 2.
    """  # noqa: D301 - \b keeps the lines of the example apart
    answer, status = answer_to(_read(file))
    emit(answer)
    raise typer.Exit(status)


def answer_to(data: bytes | None) -> tuple[str, int]:
    """Return the JSON to print for the input, and the exit status; `None`: the input can't be read."""
    import msgspec

    from stella.lab.adjudicate import INPUT, Illegal, adjudicate

    result = Illegal(INPUT) if data is None else adjudicate(data)
    if isinstance(result, Illegal):
        return json.dumps(_refusal(result), ensure_ascii=False), 2
    settled: Settled = result
    return json.dumps(msgspec.to_builtins(settled)), 0


def _refusal(illegal: Illegal) -> dict[str, str | int | None]:
    from stella.content.texts import text
    from stella.lab.adjudicate import INPUT

    message = NO_ROUND if illegal.error == INPUT else text(illegal.error, **illegal.args)
    return {"error": illegal.error, "at": illegal.at, "message": message}


def _read(file: str) -> bytes | None:
    from stella.lab.adjudicate import SIZE_LIMIT

    try:
        if file == "-":
            return sys.stdin.buffer.read(SIZE_LIMIT + 1)
        with Path(file).open("rb") as source:
            return source.read(SIZE_LIMIT + 1)
    except (OSError, ValueError, AttributeError):  # AttributeError: started without stdin
        return None
