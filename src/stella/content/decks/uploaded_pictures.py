"""Port for the uploaded pictures of tables: in a folder, or in a database that many nodes share."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, AbstractContextManager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

import msgspec

from stella.content.findings import DeckError
from stella.content.texts import text
from stella.languages import LANGUAGES
from stella.rules import MIN_DECK

from .deck import STARLIGHT, Deck, Picture, deck_of, load_built_in
from .deck_file import DeckFile, Texts
from .images import HASHED
from .table_decks import table_deck_id
from .writer import toml_of

CHUNK: Final = 256 * 1024
"""Bytes of a picture held in memory at the same time."""


class PicturesUnavailable(OSError):
    """Pictures can't be read or written now; nothing was changed."""


class NoRoom(OSError):
    """The storage limit of all uploaded pictures is reached."""


class OtherChanges(Exception):
    """The pictures of this table are being changed elsewhere."""


@dataclass(frozen=True, slots=True)
class StoredPicture:
    """A picture that may be served; `private` ones belong to a table, and no shared cache may keep them."""

    size: int
    private: bool
    read: Callable[[], AsyncIterator[bytes]]
    """The bytes, chunk by chunk. `FileNotFoundError` if it was deleted, `PicturesUnavailable` if it cannot be read."""


@dataclass(slots=True, eq=False)
class PendingUpload:
    """New pictures for a table, or their removal: stored, but the table has not agreed yet.

    Other nodes see the old pictures; this one decides with the new ones while they are shown.
    """

    request_id: str
    """The id of the request in the table's log."""
    deck: Deck | None
    """What the table has if it agrees."""
    shown: bool = False
    agreed: bool | None = None
    """The table's answer; `None` if it isn't known, or not yet."""

    def show(self) -> None:
        """Let the table decide about it: later decisions see the new pictures."""
        self.shown = True

    def settle(self, agreed: bool | None) -> None:
        """Note the table's answer."""
        self.agreed, self.shown = agreed, bool(agreed)


class UploadedPictures(Protocol):
    """The uploaded decks of tables, by the codes of the tables."""

    def deck(self, code: str) -> Deck | None:
        """Return the uploaded deck of a table as known here, without waiting."""

    async def refresh(self, code: str) -> Deck | None:
        """Return the uploaded deck of a table, including changes of other nodes, without a pending upload."""

    async def picture(self, name: str) -> StoredPicture | None:
        """Return the picture with this public name, which is never used as a path."""

    def workplace(self) -> AbstractContextManager[Path]:
        """Return a folder for one upload, deleted afterwards with all its contents."""

    def bring(
        self, code: str, request_id: str, work: Path, folder: Path | None, most: int
    ) -> AbstractAsyncContextManager[PendingUpload]:
        """Store the deck in `folder` for a table; `None`: it has none any more.

        On exit, the old or the new pictures are deleted, depending on the table's answer.
        `request_id`: its id in the table's log; `work`: a folder of `workplace`. All or nothing.
        Raises `NoRoom` when all uploaded pictures take `most` bytes already, `OtherChanges`, or `PicturesUnavailable`.
        """

    async def describe(self, code: str, texts: Mapping[str, Texts]) -> None:
        """Change the descriptions of cards of a table's own deck, by card id."""

    async def remove(self, code: str) -> bool:
        """Delete a table's own pictures; false if there were none."""

    async def hide(self, code: str) -> None:
        """Stop serving a table's own pictures, but keep them: it is in the bin. `refresh` shows them again."""

    async def codes(self) -> frozenset[str]:
        """Return the tables that have uploaded pictures, and those in the bin."""

    async def held_bytes(self) -> int:
        """Return the bytes of all uploaded pictures."""

    async def clear_up(self) -> None:
        """Delete what was left half done."""

    async def close(self) -> None:
        """Release what is open."""


def own_deck(code: str, file: DeckFile, path_of: Callable[[str], Path | None]) -> Deck | None:
    """Return the deck of a table from its deck.toml, or `None`; its pictures are named by their hashes.

    Too few to play with are mixed with the built-in deck.
    """
    names = {name for card in file.cards for name in card.files}
    if file.head is None or file.findings or not all(map(HASHED.fullmatch, names)):
        return None
    pictures = {name: Picture(path_of(name), name.removesuffix(".webp")) for name in names}
    head = msgspec.structs.replace(file.head, id=table_deck_id(code))
    name = {language: text("decks-own", language) for language in LANGUAGES}
    few = len(file.cards) < MIN_DECK
    borrowed = next(deck.cards for deck in load_built_in() if deck.id == STARLIGHT) if few else ()
    return replace(deck_of(head, file.cards, pictures), name=name, borrowed=borrowed)


def described(file: DeckFile, texts: Mapping[str, Texts]) -> str:
    """Return the deck.toml with other descriptions, by card id."""
    if file.head is None or file.findings:
        raise DeckError(file.findings)
    cards = [msgspec.structs.replace(c, description=texts.get(c.id, c.description)) for c in file.cards]
    return toml_of(file.head, cards)
