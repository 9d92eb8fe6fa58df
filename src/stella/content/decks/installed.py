"""The decks of a data folder, which `stella decks add` and `remove` change while a server runs."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stella.content.findings import DeckError

from .deck import Deck, load_deck
from .deck_file import DECK_FILE

DECKS: Final = "decks"

Stamp = tuple[tuple[str, int, int, int], ...]
"""Names and modification times of the files, to notice changes."""

_log = logging.getLogger("stella.content")


class InstalledDecks:
    """Reads each deck once, and again when its files change; a broken one is left out and logged."""

    def __init__(self, data: Path) -> None:
        """Read the decks; the folder doesn't need to exist."""
        self._home = data / DECKS
        self._known: dict[str, tuple[Stamp, Deck | None]] = {}
        self._scanning = threading.Lock()
        self._look()

    async def look(self) -> None:
        """Read what is new, in a thread. Cheap if nothing is."""

        def look() -> None:
            with self._scanning:
                self._look()

        await asyncio.to_thread(look)

    def _look(self) -> None:
        found: dict[str, tuple[Stamp, Deck | None]] = {}
        for folder in self._folders():
            try:
                stamp = stamp_of(folder)
            except OSError:  # deleted while we were scanning
                continue
            known = self._known.get(folder.name)
            found[folder.name] = known if known is not None and known[0] == stamp else (stamp, _read(folder))
        self._known = found

    async def close(self) -> None:
        """Do nothing: nothing is open."""

    def decks(self) -> tuple[Deck, ...]:
        """Return those that can be used, by name."""
        return tuple(deck for _, deck in self._known.values() if deck is not None)

    def _folders(self) -> Iterator[Path]:
        try:
            folders = sorted(self._home.iterdir())
        except OSError:  # there is none
            return
        for folder in folders:
            if not folder.name.startswith(".") and (folder / DECK_FILE).is_file():
                yield folder


def stamp_of(folder: Path) -> Stamp:
    """Return the stamp of the deck.toml and all folders: a file added or removed changes the time of its folder."""
    paths = [folder, folder / DECK_FILE, *(each for each in sorted(folder.iterdir()) if each.is_dir())]
    stats = [(path.name, path.lstat()) for path in paths]
    return tuple((name, stat.st_ino, stat.st_size, stat.st_mtime_ns) for name, stat in stats)


def _read(folder: Path) -> Deck | None:
    try:
        deck = load_deck(folder)
    except DeckError:
        _log.warning("the deck in %s cannot be used; stella decks check says why", folder)
        return None
    if deck.id != folder.name:
        _log.warning("the deck in %s has another id, %s", folder, deck.id)
        return None
    return deck
