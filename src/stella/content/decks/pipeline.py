"""Uploaded pictures become cards: runs the image process and validates everything that it returns."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from stella.content.findings import DeckError, Finding
from stella.sanitize import printable

from .deck_file import Looks
from .images import NotAPicture, read_picture
from .worker import LARGE, SMALL, TINY

T = TypeVar("T")

WORKER: Final = Path(__file__).with_name("worker.py")
BARE: Final = {name: value for name, value in os.environ.items() if name.upper() == "SYSTEMROOT"}
"""The environment of the image process: empty, except for what Windows needs to start a program."""
REPORT_LIMIT: Final = 1024 * 1024
MOST_FINDINGS: Final = 50
CODES: Final = (
    frozenset(f"picture-{each}" for each in ("kind", "broken", "bytes", "pixels", "small", "heavy"))
    | {f"zip-{each}" for each in ("broken", "path", "link", "locked", "method", "bomb", "many")}
    | {"total-bytes"}
)


@dataclass(frozen=True, slots=True)
class PictureLimits:
    """Limits of pictures and of the image process."""

    least: int = 1
    most: int = 300
    file_bytes: int = 12_000_000
    total_bytes: int = 200_000_000
    """Bytes of an upload, and of everything in a zip."""
    pixels: int = 40_000_000
    side: int = 200
    """Minimum length of a picture's shorter side in pixels."""
    ratio: int = 100
    """Maximum compression ratio of a zip entry."""
    memory: int = 900_000_000
    """Address space of the image process, including the program itself."""
    cpu: int = 600
    """Seconds for a whole upload; the worker allows less for each picture."""
    output: int = 2_000_000
    seconds: float = 600
    """Wall-clock time."""

    def wrong_count(self, found: int, source: str = "") -> Finding | None:
        """Return what is wrong with this many pictures, if anything; `source` names the zip or file they came in."""
        if self.least <= found <= self.most:
            return None
        return Finding(
            "decks-picture-count", source, args={"least": self.least, "most": self.most, "found": found}
        )


@dataclass(frozen=True, slots=True)
class UploadedFile:
    """A picture or a zip as it came: where it is stored, and its original name."""

    path: Path
    name: str


@dataclass(frozen=True, slots=True)
class RenderedCard:
    """A finished card in its three sizes, and the original name of its picture."""

    name: str
    large: bytes
    small: bytes
    tiny: bytes
    looks: tuple[float, ...] = ()


class ReportLine(msgspec.Struct, frozen=True):
    """A line of the worker's report."""

    begin: int | None = None
    name: str = ""
    done: int | None = None
    looks: Looks = ()
    refused: str | None = None
    args: dict[str, int] = {}
    end: int | None = None
    peak: int = 0
    isolated: bool = False


@dataclass(slots=True)
class ImagePipeline:
    """Runs image processes; `stop` kills those that run."""

    limits: PictureLimits = field(default_factory=PictureLimits)
    peak: int = 0
    """The highest memory use of the last image process, in bytes."""
    isolated: bool = False
    """Whether the last image process had no network."""
    _running: set[subprocess.Popen[bytes]] = field(default_factory=set)

    def render(self, given: Sequence[UploadedFile], work: Path) -> Iterator[RenderedCard]:
        """Yield the pictures as cards, sorted by name. Raises `DeckError` with a finding for each bad file."""
        (work / "out").mkdir()
        report = work / "report"
        ended = self._run(given, work, report)
        names, looks, findings = self._read(report, ended, given)
        if findings:
            raise DeckError(findings[:MOST_FINDINGS])
        for number, name in names.items():
            try:
                large = read_picture(work / "out", f"{number}-large.webp", LARGE)
                small = read_picture(work / "out", f"{number}-small.webp", SMALL)
                tiny = read_picture(work / "out", f"{number}-tiny.webp", TINY)
            except NotAPicture:
                raise DeckError([Finding("decks-picture-broken", printable(name, 80))]) from None
            yield RenderedCard(name, large, small, tiny, looks[number])

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Run `work`, which renders, in a thread. Cancelled, it ends first: its folder can be deleted then."""
        running = asyncio.ensure_future(asyncio.to_thread(work))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            self.stop()
            await asyncio.gather(running, return_exceptions=True)
            raise

    def stop(self) -> None:
        """Kill running processes; their callers get an error."""
        for process in tuple(self._running):
            process.kill()

    def _run(self, given: Sequence[UploadedFile], work: Path, report: Path) -> bool:
        """Run the image process; return whether it ended by itself and without an error."""
        order = {"files": [[str(each.path), each.name] for each in given], "limits": asdict(self.limits)}
        order_file = work / "order"
        order_file.write_text(json.dumps(order))
        with order_file.open("rb") as source, report.open("wb") as lines:
            process = subprocess.Popen(
                [sys.executable, "-I", str(WORKER)],
                cwd=work,
                env=BARE,
                stdin=source,
                stdout=lines,
                stderr=subprocess.DEVNULL,
            )
        self._running.add(process)
        try:
            process.wait(self.limits.seconds)
        except subprocess.TimeoutExpired:
            pass
        finally:
            self._running.discard(process)
            process.kill()
            process.wait()
        return process.returncode == 0

    def _read(
        self, report: Path, ended: bool, given: Sequence[UploadedFile]
    ) -> tuple[dict[int, str], dict[int, tuple[float, ...]], list[Finding]]:
        """Return the names and looks of the finished cards by number, and the findings."""
        names: dict[int, str] = {}
        looks: dict[int, tuple[float, ...]] = {}
        findings: list[Finding] = []
        source = printable(given[0].name, 80) if len(given) == 1 else ""
        number, name, complete = 0, source, False
        for line in _lines(report):
            if line.begin is not None:
                number, name = line.begin, printable(line.name, 80)
            elif line.refused is not None:
                code = line.refused if line.refused in CODES else "picture-broken"
                findings.append(Finding(f"decks-{code}", name, args=line.args))
            elif line.done is not None:
                names[number], looks[number] = name, line.looks
            elif line.end is not None:
                complete, self.peak, self.isolated = True, line.peak, line.isolated
        if not (ended and complete):
            findings.append(Finding("decks-picture-heavy", name or "?"))
        if not findings and (wrong := self.limits.wrong_count(len(names), source)):
            findings.append(wrong)
        return names, looks, findings


def made_in(work: Path) -> int:
    """Return the number of finished cards in the work folder of a running `ImagePipeline`."""
    return sum(1 for _ in (work / "out").glob("*-tiny.webp"))


def _lines(report: Path) -> Iterator[ReportLine]:
    with report.open("rb") as source:
        for raw in source.read(REPORT_LIMIT).splitlines():
            try:
                yield msgspec.json.decode(raw, type=ReportLine)
            except (msgspec.MsgspecError, UnicodeError):
                return
