"""Uploaded files, written to disk as they arrive: one zip as the whole body, or many files in a form."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO, Final

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request

from stella.content.decks import DeckError, Finding, PictureLimits, UploadedFile
from stella.content.decks.worker import ZIP_HEADS
from stella.content.decks.worker import is_zip as has_zip_head
from stella.sanitize import printable

WINDOW: Final = 10.0
"""Seconds over which the speed of an upload is measured."""
WHOLE_TIMEOUT: Final = 900.0
FORM_EXTRA: Final = 512 * 1024
"""Bytes that a form may add to its files."""
ZIP_TYPES: Final = ("application/zip", "application/x-zip-compressed")


class ReceivedFiles:
    """The files received so far: numbered on disk, with their names kept in memory only."""

    def __init__(self, folder: Path, limits: PictureLimits) -> None:
        self.uploaded: list[UploadedFile] = []
        self.findings: list[Finding] = []
        self._folder = folder
        self._limits = limits
        self._total = 0
        self._size = 0
        self._head = b""
        self._file: BinaryIO | None = None
        self._zips = 0

    def begin(self, name: str) -> None:
        """Begin another file."""
        wrong = self._limits.wrong_count(len(self.uploaded) + 1)
        if wrong is not None and len(self.uploaded) >= self._limits.most:
            raise DeckError([wrong])
        path = self._folder / f"{len(self.uploaded) + 1}"
        self.uploaded.append(UploadedFile(path, name[:200] or f"{len(self.uploaded) + 1}"))
        self._size, self._head = 0, b""
        self._file = path.open("xb")

    def add(self, data: bytes) -> None:
        """Add to the current file."""
        self._total += len(data)
        self._size += len(data)
        if self._total > self._limits.total_bytes:
            args: dict[str, int | str] = {"limit": self._limits.total_bytes // 1_000_000}
            raise DeckError([Finding("decks-total-bytes", "", args=args)])
        if len(self._head) < 4:
            self._head += data[: 4 - len(self._head)]
        if self._file is not None and (self._size <= self._limits.file_bytes or self._head in ZIP_HEADS):
            self._file.write(data)

    def end(self) -> None:
        """End the current file."""
        self.close()
        is_zip = self._head in ZIP_HEADS
        self._zips += is_zip
        if self._size > self._limits.file_bytes and not is_zip:
            args: dict[str, int | str] = {"limit": self._limits.file_bytes // 1_000_000}
            self.findings.append(
                Finding("decks-picture-bytes", printable(self.uploaded[-1].name, 80), args=args)
            )

    def close(self) -> None:
        """Close what is open."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def contents(self) -> list[UploadedFile]:
        """Return all files. Raises `DeckError` with what is wrong."""
        if self._zips and len(self.uploaded) > 1:
            self.findings.append(Finding("decks-zip-alone", ""))
        if self.findings:
            raise DeckError(self.findings)
        return self.uploaded


class MultipartForm:
    """Parses a multipart form piece by piece and writes its files."""

    def __init__(self, boundary: bytes, files: ReceivedFiles) -> None:
        self.complete = False
        self._files = files
        self._field = self._value = b""
        self._name: str | None = None
        self._parser = MultipartParser(
            boundary,
            {
                "on_part_begin": self._begin,
                "on_header_field": self._on_field,
                "on_header_value": self._on_value,
                "on_header_end": self._on_header_end,
                "on_headers_finished": self._on_headers,
                "on_part_data": self._on_data,
                "on_part_end": files.end,
                "on_end": self._on_end,
            },
        )

    def feed(self, data: bytes) -> None:
        """Parse the next piece of the body."""
        self._parser.write(data)

    def _begin(self) -> None:
        self._field = self._value = b""
        self._name = None

    def _on_field(self, data: bytes, start: int, end: int) -> None:
        self._field += data[start:end]

    def _on_value(self, data: bytes, start: int, end: int) -> None:
        self._value += data[start:end]

    def _on_header_end(self) -> None:
        if self._field.lower() == b"content-disposition":
            options = parse_options_header(self._value)[1]
            given = options.get(b"filename")
            self._name = None if given is None else given.decode("utf-8", "replace")
        self._field = self._value = b""

    def _on_headers(self) -> None:
        if self._name is None:
            raise FormParserError("only files are expected")
        self._files.begin(self._name)

    def _on_data(self, data: bytes, start: int, end: int) -> None:
        self._files.add(data[start:end])

    def _on_end(self) -> None:
        self.complete = True


def is_zip(given: Sequence[UploadedFile]) -> bool:
    """Return whether it is a zip, whose pictures only the image process can count."""
    return len(given) == 1 and has_zip_head(given[0].path)


async def receive(
    request: Request, folder: Path, limits: PictureLimits, least: Callable[[], int]
) -> list[UploadedFile]:
    """Write all files of a request into `folder`. Raises `DeckError` with what is wrong, by file.

    `least`: returns the minimum bytes per second.
    """
    kind, options = parse_options_header(request.headers.get("content-type", ""))
    length = request.headers.get("content-length", "")
    if length.isdigit() and int(length) > limits.total_bytes + FORM_EXTRA:
        args: dict[str, int | str] = {"limit": limits.total_bytes // 1_000_000}
        raise DeckError([Finding("decks-total-bytes", "", args=args)])
    files = ReceivedFiles(folder, limits)
    try:
        if kind.decode("latin-1") in ZIP_TYPES:
            files.begin("zip")
            await _stream_to(request, files.add, limits, least)
            files.end()
        elif kind == b"multipart/form-data" and options.get(b"boundary"):
            form = MultipartForm(options[b"boundary"], files)
            await _stream_to(request, form.feed, limits, least)
            if not form.complete:
                raise HTTPException(400)
        else:
            raise HTTPException(415)
    except FormParserError:
        raise HTTPException(400) from None
    finally:
        files.close()
    return files.contents()


async def _stream_to(
    request: Request, take: Callable[[bytes], None], limits: PictureLimits, least: Callable[[], int]
) -> None:
    """Yield the body piece by piece; files are written in a thread."""
    pieces, total = request.stream().__aiter__(), 0
    try:
        async with asyncio.timeout(WHOLE_TIMEOUT):
            while True:
                enough = total + least() * WINDOW
                async with asyncio.timeout(WINDOW):
                    while total < enough:
                        piece = await anext(pieces, None)
                        if piece is None:
                            return
                        total += len(piece)
                        if total > limits.total_bytes + FORM_EXTRA:
                            raise HTTPException(413)
                        if piece:
                            await asyncio.to_thread(take, piece)
    except TimeoutError:
        raise HTTPException(408, headers={"connection": "close"}) from None
    except ClientDisconnect:
        raise HTTPException(400) from None  # nobody reads it
