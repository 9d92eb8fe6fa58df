"""Custom word cards that an operator offers at every table of a server."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Protocol

from stella.content.findings import WordsError
from stella.content.toml_files import read_file

from .exchange import OWN_SIZE_LIMIT, Format, read_own

_log = logging.getLogger("stella.content")


class Words(Protocol):
    """Custom word cards that are offered at every table."""

    def rows(self) -> list[list[str]]:
        """Return the words of each card."""

    async def refresh(self) -> None:
        """Notice that they were changed."""

    async def close(self) -> None:
        """Release what is open."""


class OfferedWords:
    """The cards in a file of the data folder, made by `stella words import`; read again when the file changes."""

    def __init__(self, file: Path) -> None:
        """Offer the cards in `file`, which doesn't need to exist."""
        self._file = file
        self._stamp: tuple[int, int, int] | None = None
        self._rows: list[list[str]] = []

    async def refresh(self) -> None:
        """Do nothing: `rows` looks at the file."""

    async def close(self) -> None:
        """Do nothing: nothing is open."""

    def rows(self) -> list[list[str]]:
        """Return the words of each card; nothing if there is no file, or it cannot be used."""
        stamp = self._stamp_now()
        if stamp != self._stamp:
            self._stamp, self._rows = stamp, [] if stamp is None else self._read()
        return self._rows

    def _stamp_now(self) -> tuple[int, int, int] | None:
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_mtime_ns, found.st_size, found.st_ino

    def _read(self) -> list[list[str]]:
        data, unreadable = read_file(self._file, OWN_SIZE_LIMIT, "words")
        try:
            if unreadable:
                raise WordsError(unreadable)
            return [list(card.words) for card in read_own(data, Format.TOML, self._file.name)]
        except WordsError as error:
            _log.warning("custom words are not offered: %s", error)
            return []
