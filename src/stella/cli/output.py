"""What commands print: bytes that are the same on every machine, and no traceback when nobody can read them."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Annotated, Any, Final, NoReturn

import typer

from stella.cli.errors import Failure, reason_of

if TYPE_CHECKING:
    from pathlib import Path

    from rich.table import Table

    from stella.content.findings import Finding


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask for confirmation.")]
TABLE_WIDTH: Final = 170
"""At most, whatever the terminal: the same figures yield the same bytes."""


def emit(text: str, encoding: str = "utf-8") -> None:
    """Write `text` and a line feed to stdout immediately."""
    emit_bytes(f"{text}\n".encode(encoding, "backslashreplace"))


def emit_json(value: object) -> None:
    """Write a value to stdout as JSON; structs and dataclasses as objects."""
    import msgspec

    emit(json.dumps(msgspec.to_builtins(value), indent=2))


def emit_bytes(data: bytes) -> None:
    """Write `data` to stdout immediately. The reader may leave early; that isn't a failure."""
    if _has_no_stdout():
        return
    try:
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()
    except OSError as error:
        _forget_stdout()
        raise Failure(f"cannot write the result: {reason_of(error)}.") from error


def echo(text: str) -> None:
    """Write text for people: in the encoding of stdout."""
    emit(text, stdout_encoding())


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Return rows of cells as lines, each column as wide as its widest cell."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)) for row in rows)
    return "\n".join(line.rstrip() for line in lines)


def drawn(parts: Iterable[Table | str]) -> str:
    """Return tables and lines as text, in colour at a terminal."""
    from rich.console import Console

    page = io.StringIO()
    console = Console(file=page, width=TABLE_WIDTH, force_terminal=is_terminal(), legacy_windows=False)
    for part in parts:
        console.print(part, highlight=False, soft_wrap=isinstance(part, str))
    return "\n".join(line.rstrip() for line in page.getvalue().splitlines())


def table_for(title: str, encoding: str, **options: Any) -> Table:
    """Return an empty table, with lines that the encoding can draw."""
    from rich import box
    from rich.table import Table

    lines = box.HEAVY_HEAD if encoding.lower().startswith("utf") else box.ASCII
    return Table(title=title, title_justify="left", box=lines, **options)


def counted(number: int, noun: str, many: str | None = None) -> str:
    """Return a number of things.

    >>> counted(1, "table"), counted(2, "table"), counted(0, "sky", "skies")
    ('1 table', '2 tables', '0 skies')
    """
    return f"{number} {noun if number == 1 else many or noun + 's'}"


def local_time(milliseconds: int) -> str:
    """Return a time as the clock on the operator's wall shows it."""
    return f"{_utc(milliseconds).astimezone():%Y-%m-%d %H:%M}"


def iso_time(milliseconds: int) -> str:
    """Return a time for programs.

    >>> iso_time(1_790_000_000_000)
    '2026-09-21T14:13:20.000+00:00'
    """
    return _utc(milliseconds).isoformat(timespec="milliseconds")


def _utc(milliseconds: int) -> datetime:
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


def stdout_encoding() -> str:
    """Return what a reader of stdout understands, for text that is not JSON."""
    return "utf-8" if _has_no_stdout() else sys.stdout.encoding or "utf-8"


def is_terminal() -> bool:
    """Return whether stdout is a terminal: colours are welcome."""
    return not _has_no_stdout() and sys.stdout.isatty()


def confirm(question: str, *, otherwise: str) -> None:
    """Go on only if somebody at the terminal says yes; where nobody can be asked, fail with `otherwise`."""
    if sys.stdin is None or not sys.stdin.isatty():  # None: started without any stdin
        raise Failure(otherwise)
    typer.confirm(question, abort=True)


def stop(findings: Iterable[Finding]) -> NoReturn:
    """Print what is wrong with a file or a deck, and end the program."""
    print("\n".join(finding.sentence() for finding in findings), file=sys.stderr)
    raise typer.Exit(1)


def unwritable(path: Path, error: OSError) -> Failure:
    """Return why a file can't be written."""
    return Failure(f"cannot write {path}: {reason_of(error)}.")


def _has_no_stdout() -> bool:
    return sys.__stdout__ is None and getattr(sys, "stdout", None) is None


def _forget_stdout() -> None:
    """Point stdout at nothing, so that Python does not try to flush it again on its way out."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
