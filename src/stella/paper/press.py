"""Creates PDFs and pictures in a separate process, so that players notice nothing."""

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
"""Exit status of the process if custom words have letters that the fonts lack; they are on stderr."""


class PrintJob(msgspec.Struct, frozen=True, tag=True):
    """A print job; the print process gets it as JSON on stdin."""

    parts: tuple[Part, ...]
    pictures: tuple[str, ...]
    """Files of the large pictures in the order of the deck, which gives their numbers."""
    language: str
    paper: Paper = Paper.A4
    size: CardSize = CardSize.LARGE
    backs: Backs = Backs.NIGHT
    own_words: tuple[WordCard, ...] = ()
    only_own_words: bool = False
    cpu: int = 0
    """Maximum seconds of processor time of the process."""


class PressFailed(Exception):
    """There is no PDF: the process took too long or failed."""


class LettersMissing(Exception):
    """Custom words have letters that our fonts lack; the message lists them."""


@dataclass(slots=True)
class Press:
    """Runs print processes; `stop` kills them."""

    seconds: float = 150.0
    """Maximum seconds for one PDF, by the wall clock: the process has the lowest priority."""
    command: Sequence[str] = (sys.executable, "-P", "-m", "stella.paper")
    _running: set[subprocess.Popen[bytes]] = field(default_factory=set)

    def make(self, job: PrintJob | Poster) -> IO[bytes]:
        """Return the PDF or picture in an open temporary file. Takes seconds: call it in a thread."""
        out = tempfile.TemporaryFile()  # noqa: SIM115 - the caller closes it
        try:
            self._run(job, out)
            out.seek(0)
        except BaseException:
            out.close()
            raise
        return out

    def stop(self) -> None:
        """Kill all running processes; their callers get an error."""
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
            ),  # Windows; elsewhere the process lowers its own priority
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
