"""Makes PDFs and pictures in a process of its own, so that players notice nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

import msgspec

from stella.rules import WordCard

from .layout import Backs, CardSize, Paper, Part
from .poster import Poster

PACKAGES: Final = Path(__file__).resolve().parents[2]
UNKNOWN_LETTERS: Final = 3
"""Exit status of the process: custom words have letters that the fonts lack; it has written them to stderr."""


class PrintJob(msgspec.Struct, frozen=True, tag=True):
    """What somebody wants to have on paper; the print process gets it as JSON on its stdin."""

    parts: tuple[Part, ...]
    pictures: tuple[str, ...]
    """Files of the large pictures, in the order of the deck: their numbers are those that the page shows."""
    language: str
    paper: Paper = Paper.A4
    size: CardSize = CardSize.LARGE
    backs: Backs = Backs.NIGHT
    own_words: tuple[WordCard, ...] = ()
    only_own_words: bool = False
    cpu: int = 0
    """Seconds of a processor that the process may take."""


class PressFailed(Exception):
    """There is no PDF: the process took too long, or came to harm."""


class LettersMissing(Exception):
    """Custom words have letters that our fonts lack; the message holds them."""


@dataclass(slots=True)
class Press:
    """Runs print processes; `stop` kills those that run."""

    seconds: float = 150.0
    """Wall-clock time for one PDF: the pictures take most of it, and the process gives way to all others."""
    command: Sequence[str] = (sys.executable, "-P", "-m", "stella.paper")
    _running: set[subprocess.Popen[bytes]] = field(default_factory=set)

    def make(self, job: PrintJob | Poster) -> IO[bytes]:
        """The PDF or picture in a file without a name, at its beginning. Takes seconds: call it in a thread."""
        out = tempfile.TemporaryFile()  # noqa: SIM115 - the caller closes it
        try:
            self._run(job, out)
            out.seek(0)
        except BaseException:
            out.close()
            raise
        return out

    def stop(self) -> None:
        """Kill what runs; those who wait for it get an error."""
        for process in tuple(self._running):
            process.kill()

    def _run(self, job: PrintJob | Poster, out: IO[bytes]) -> None:
        environment = {name: value for name, value in os.environ.items() if name in {"PATH", "SYSTEMROOT"}}
        process = subprocess.Popen(
            self.command,
            env={**environment, "PYTHONPATH": str(PACKAGES)},
            stdin=subprocess.PIPE,
            stdout=out,
            stderr=subprocess.PIPE,
            creationflags=getattr(
                subprocess, "IDLE_PRIORITY_CLASS", 0
            ),  # Windows; elsewhere it gives way by itself
        )
        self._running.add(process)
        try:
            _, said = process.communicate(msgspec.json.encode(job), self.seconds)
        except subprocess.TimeoutExpired:
            raise PressFailed("it takes too long") from None
        finally:
            self._running.discard(process)
            process.kill()
            process.communicate()
        if process.returncode == UNKNOWN_LETTERS:
            raise LettersMissing(said.decode("utf-8", "replace")[:100])
        if process.returncode != 0:
            raise PressFailed(f"exit status {process.returncode}")
