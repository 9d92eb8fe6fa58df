"""Decks and custom words that all nodes of a database have, for the operator's commands."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from stella.cli.data import OWN_WORDS
from stella.cli.database import ask
from stella.cli.files import DECKS, Gone, files_at, sums_in

if TYPE_CHECKING:
    from stella.content.decks import Deck


def decks_in(url: str) -> tuple[Deck, ...]:
    """The decks that every table may choose besides the built-in ones."""

    async def look(connection: Any) -> tuple[Deck, ...]:
        from stella.postgres.decks import read_decks

        found = await read_decks(connection, {})
        return tuple(deck for _, deck in found.values() if deck is not None)

    return ask(url, look)


def add_deck(url: str, deck: str, folder: Path, *, replace: bool) -> bool:
    """Give the deck in a folder to all nodes; false if there is one with this id."""

    async def add(connection: Any) -> bool:
        from stella.postgres.decks import put_deck

        return await put_deck(connection, deck, folder, list(sums_in(folder)), replace=replace)

    return ask(url, add)


def remove_deck(url: str, deck: str) -> bool:
    """Take a deck away from all nodes; false if there is none."""

    async def remove(connection: Any) -> bool:
        from stella.postgres.decks import take_away

        return await take_away(connection, f"{DECKS}/{deck}")

    return ask(url, remove)


def fetch(url: str, name: str, folder: Path) -> bool:
    """Write a bundle of the database into a folder; false if there is none."""

    async def read() -> bool:
        async with files_at(url) as files:
            try:
                await files.read(name, folder)
            except Gone:
                return False
            return True

    return asyncio.run(read())


def put_words(url: str, data: bytes) -> None:
    """Offer custom words, as TOML, at every table of all nodes."""

    async def put(connection: Any) -> None:
        from stella.postgres.decks import put_words

        with tempfile.TemporaryDirectory(prefix="stella-") as place:
            (Path(place) / OWN_WORDS).write_bytes(data)
            await put_words(connection, Path(place))

    ask(url, put)
