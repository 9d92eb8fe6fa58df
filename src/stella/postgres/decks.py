"""Decks and custom words that the operator offers at every table, in the database for all nodes."""

from __future__ import annotations

import logging
from typing import Any, Final

from stella.content.decks.deck import HASH_LENGTH, Deck, Picture, deck_of
from stella.content.decks.deck_file import DECK_FILE, deck_file
from stella.content.decks.uploaded_pictures import PicturesUnavailable
from stella.content.decks.validate import faults_of
from stella.content.findings import WordsError
from stella.content.wordcards.exchange import Format, read_own
from stella.live.ports import StoreUnavailable
from stella.postgres import bundles
from stella.postgres.database import ReadPool

DECKS: Final = "decks/"
"""Prefix of the names of decks, as in a data folder."""
WORDS: Final = "own-words.toml"
"""The name of custom words and of their only file."""

_log = logging.getLogger("stella.content")


Known = dict[str, tuple[tuple[int, int], Deck | None]]
"""Decks by name, with number and version of their bundles; `None` for those that cannot be used."""


class PostgresDecks:
    """The `AddedDecks` of all nodes. A broken one is left out and logged."""

    def __init__(self, pool: ReadPool) -> None:
        """Nothing is read before somebody looks."""
        self._pool = pool
        self._known: Known = {}

    async def look(self) -> None:
        """Read what is new."""
        try:
            self._known = await self._pool.ask_calmly(lambda connection: read_decks(connection, self._known))
        except StoreUnavailable as error:
            raise PicturesUnavailable(str(error)) from error

    def decks(self) -> tuple[Deck, ...]:
        """Return those that can be used, by name."""
        return tuple(deck for _, deck in self._known.values() if deck is not None)

    async def close(self) -> None:
        """Disconnect."""
        await self._pool.close()


async def read_decks(connection: Any, known: Known) -> Known:
    """Return the decks for all tables; only those are read that are not known yet."""
    found: Known = {}
    for name, stamp in (await bundles.for_all(connection)).items():
        if name.startswith(DECKS):
            before = known.get(name)
            is_same = before is not None and before[0] == stamp
            found[name] = before if before and is_same else (stamp, await _read(connection, name, stamp[0]))
    return found


async def _read(connection: Any, name: str, bundle: int) -> Deck | None:
    toml = await bundles.read_whole(connection, bundle, DECK_FILE) or b""
    files = {row.name: row for row in await bundles.files_of(connection, bundle)}
    file = deck_file(toml)
    missing = any(each not in files for card in file.cards for each in card.files)
    if file.head is None or missing or any(faults_of(file)) or f"{DECKS}{file.head.id}" != name:
        _log.warning("the deck %s in the database cannot be used; add it again", name)
        return None
    pictures = {row.name: Picture(None, row.sha256.hex()[:HASH_LENGTH]) for row in files.values()}
    return deck_of(file.head, file.cards, pictures)


class PostgresWords:
    """The custom words that the operator offers at every table."""

    def __init__(self, pool: ReadPool) -> None:
        """None are known before the first `refresh`."""
        self._pool = pool
        self._stamp: tuple[int, int] | None = None
        self._rows: list[list[str]] = []

    def rows(self) -> list[list[str]]:
        """Return the words of each card."""
        return self._rows

    async def refresh(self) -> None:
        """Notice changed words; while the database doesn't answer, keep the current ones."""

        async def read(connection: Any) -> tuple[tuple[int, int], bytes] | None:
            stamp = (await bundles.for_all(connection)).get(WORDS)
            if stamp is None:
                return None
            same = stamp == self._stamp
            return stamp, b"" if same else await bundles.read_whole(connection, stamp[0], WORDS) or b""

        try:
            found = await self._pool.ask_calmly(read)
        except StoreUnavailable:
            return
        if found is None:
            self._stamp, self._rows = None, []
        elif found[0] != self._stamp:
            self._stamp, self._rows = found[0], _rows_of(found[1])

    async def close(self) -> None:
        """Disconnect."""
        await self._pool.close()


def _rows_of(data: bytes) -> list[list[str]]:
    try:
        return [list(card.words) for card in read_own(data, Format.TOML, WORDS)]
    except WordsError as error:
        _log.warning("custom words are not offered: %s", error)
        return []
