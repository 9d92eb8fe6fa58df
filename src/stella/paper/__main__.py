"""The print process of `press.py`: a job as JSON on stdin, its PDF or picture on stdout. Runs at low priority."""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

from .poster import Poster
from .press import UNKNOWN_LETTERS, LettersMissing, PrintJob

NICENESS = 15
MEMORY = 2_000_000_000


def main() -> int:
    """Print one job; returns the exit status."""
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=PrintJob | Poster)
    give_way(job.cpu)
    if isinstance(job, Poster):
        from .painter import paint

        sys.stdout.buffer.write(paint(job))
        return 0
    from .printing import print_pdf

    try:
        sys.stdout.buffer.write(print_pdf(job))
        sys.stdout.buffer.flush()
    except LettersMissing as unknown:
        sys.stderr.buffer.write(str(unknown).encode())
        return UNKNOWN_LETTERS
    return 0


def give_way(cpu: int) -> None:
    """Lower this process's priority, and limit its processor time and memory."""
    if sys.platform == "win32":
        return  # there only the parent's timeout applies
    import resource

    os.nice(NICENESS)
    for kind, most in ((resource.RLIMIT_CPU, cpu), (resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CORE, 0)):
        hard = resource.getrlimit(kind)[1]
        wanted = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):  # macOS can't limit memory; the other limits apply
            resource.setrlimit(kind, (wanted, wanted))


if __name__ == "__main__":
    sys.exit(main())
