"""What commands print: bytes that are the same on every machine, and no traceback when nobody can read them."""

from __future__ import annotations

import os
import sys

from stella.cli.errors import Failure
from stella.cli.say import say


def emit(text: str, encoding: str = "utf-8") -> None:
    """Write `text` and a line feed to stdout at once. Whoever reads may leave early; that is no failure."""
    if _has_no_stdout():
        return
    try:
        sys.stdout.buffer.write(f"{text}\n".encode(encoding, "backslashreplace"))
        sys.stdout.flush()
    except BrokenPipeError:
        _forget_stdout()
    except OSError as error:
        _forget_stdout()
        raise Failure(say("cli-result-unwritable", reason=error.strerror or str(error))) from error


def stdout_encoding() -> str:
    """What a reader of stdout understands, for text that is not JSON."""
    return "utf-8" if _has_no_stdout() else sys.stdout.encoding or "utf-8"


def is_terminal() -> bool:
    """Somebody looks at stdout: colours are welcome."""
    return not _has_no_stdout() and sys.stdout.isatty()


def _has_no_stdout() -> bool:
    return sys.__stdout__ is None and getattr(sys, "stdout", None) is None


def _forget_stdout() -> None:
    """Point stdout at nothing, so that Python does not try to flush it again on its way out."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, sys.stdout.fileno())
    os.close(nothing)
