"""All decks of one server: built-in ones, those added by its operator, and tables' own."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol, Self

from stella.rules import CardId

from .deck import Deck, Picture, load_built_in
from .folder_pictures import FolderPictures, stored_at
from .images import HASHED
from .installed import InstalledDecks
from .pipeline import ImagePipeline
from .table_decks import table_of_deck
from .uploaded_pictures import PicturesUnavailable, StoredPicture, UploadedPictures


class AddedDecks(Protocol):
    """The decks that the operator has added, for every table; in a folder or in a database."""

    async def look(self) -> None:
        """Notice decks added or removed. Raises `PicturesUnavailable`."""

    def decks(self) -> tuple[Deck, ...]:
        """Return those that can be used, by name."""

    async def close(self) -> None:
        """Release what is open."""


class DeckCatalogue:
    """Finds decks by id and pictures by their public names."""

    def __init__(
        self, own: UploadedPictures, added: AddedDecks, pipeline: ImagePipeline | None = None
    ) -> None:
        """`own`: the uploaded pictures of tables."""
        self.pipeline = pipeline or ImagePipeline()
        self.own = own
        self.open_decks: Mapping[str, Deck] = {}
        """The decks that every table may choose, by their ids. Replaced as a whole, never changed."""
        self._open_paths: Mapping[str, Path] = {}
        self._added = added
        self._arrange()

    @classmethod
    def in_folder(cls, data: Path, pipeline: ImagePipeline | None = None) -> Self:
        """Return the decks of a server whose uploads and added decks are in its data folder."""
        return cls(FolderPictures(data), InstalledDecks(data), pipeline)

    async def refresh(self) -> None:
        """Notice decks that were added or removed; while that cannot be known, all stay."""
        with contextlib.suppress(PicturesUnavailable):
            await self._added.look()
        if self._added.decks() != self._arranged:  # perhaps since a look that nobody waited for
            self._arrange()

    def _arrange(self) -> None:
        self._arranged = self._added.decks()
        self.open_decks = {deck.id: deck for deck in (*load_built_in(), *self._arranged)}
        self._open_paths = {
            picture.hash: picture.path
            for deck in self.open_decks.values()
            for picture in deck.pictures()
            if picture.place is not None
        }

    def decks(self) -> tuple[Deck, ...]:
        """Return the decks that every table may choose."""
        return tuple(self.open_decks.values())

    def deck(self, deck_id: str) -> Deck | None:
        """Return a deck by its id, also one of a table (`table-CODE`)."""
        code = table_of_deck(deck_id)
        return self.open_decks.get(deck_id) if code is None else self.own.deck(code)

    async def look_at(self, code: str) -> Deck | None:
        """Return the uploaded deck of a table; notices what other nodes did."""
        return await self.own.refresh(code)

    def card_ids(self, deck_id: str) -> tuple[CardId, ...] | None:
        """Return the cards of a deck; `None` if there is no such deck."""
        deck = self.deck(deck_id)
        return None if deck is None else deck.card_ids

    async def picture(self, name: str) -> StoredPicture | None:
        """Return the picture with this public name."""
        path = self._open_paths.get(name)
        if path is not None:
            return await stored_at(path, private=False)
        return await self.own.picture(name) if HASHED.fullmatch(f"{name}.webp") else None

    @asynccontextmanager
    async def files_of(self, pictures: tuple[Picture, ...]) -> AsyncIterator[list[Path]]:
        """Return these pictures as files; those in a database are written for as long as this is open."""
        if all(each.place is not None for each in pictures):
            yield [each.path for each in pictures]
            return
        with self.own.workplace() as work:
            yield [each.place or await self._written(each, work) for each in pictures]

    async def _written(self, picture: Picture, work: Path) -> Path:
        found, path = await self.picture(picture.hash), work / f"{picture.hash}.webp"
        if found is None:
            raise FileNotFoundError(picture.hash)
        with path.open("wb") as target:
            async for chunk in found.read():
                target.write(chunk)
        return path

    async def remove(self, code: str) -> bool:
        """Delete a table's own pictures; False if there were none."""
        return await self.own.remove(code)

    async def hide(self, code: str) -> None:
        """Stop serving a table's own pictures, but keep them."""
        await self.own.hide(code)

    async def close(self) -> None:
        """Release what is open."""
        await self._added.close()
        await self.own.close()
