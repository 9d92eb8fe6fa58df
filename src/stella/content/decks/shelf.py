"""All decks of one server: built-in ones, those in the data folder, and tables' own."""

from __future__ import annotations

import logging
import re
import secrets
import shutil
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import msgspec

from stella.content.findings import DeckError
from stella.content.texts import text
from stella.languages import LANGUAGES
from stella.rules import CardId

from .deck import HASH_LENGTH, Deck, Picture, deck_of, load_built_in
from .deck_file import DeckCardEntry, Texts, read_deck_file
from .installed import InstalledDecks
from .pipeline import ImagePipeline
from .table_decks import table_deck_id, table_of_deck
from .writer import write_deck

UPLOADS: Final = "uploads"
HASHED: Final = re.compile(rf"([0-9a-f]{{{HASH_LENGTH}}})\.webp")
CODE: Final = re.compile(r"[0-9A-Z]{1,16}")

MOST_AT_HAND: Final = 64
"""Own decks kept in memory; others are read again when somebody asks."""

_log = logging.getLogger("stella.content")


@dataclass(frozen=True, slots=True)
class Served:
    """A picture that may be served; `private` ones belong to a table, and no shared cache may keep them."""

    path: Path
    private: bool


class OpenCards(Mapping[str, tuple[CardId, ...]]):
    """The cards of the decks that every table may choose, by the deck's id, as a live view of the shelf."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    def __getitem__(self, deck_id: str) -> tuple[CardId, ...]:
        return self._shelf.open_decks[deck_id].card_ids

    def __iter__(self) -> Iterator[str]:
        return iter(self._shelf.open_decks)

    def __len__(self) -> int:
        return len(self._shelf.open_decks)


class Shelf:
    """Finds decks by id and pictures by hash. Only what is in its index is ever looked for on disk."""

    def __init__(self, data: Path | None = None, pipeline: ImagePipeline | None = None) -> None:
        """Without a data folder there are only the built-in decks, and nobody can upload."""
        self.pipeline = pipeline or ImagePipeline()
        self._uploads = None if data is None else data / UPLOADS
        self.open_decks: Mapping[str, Deck] = {}
        """The decks that every table may choose, by their ids. Replaced as a whole, never changed."""
        self._open_images: Mapping[str, Served] = {}
        self._installed = InstalledDecks(data)
        self._scanning = threading.Lock()
        self._images: dict[str, Served] = {}
        """The own pictures of tables."""
        self._tables: dict[str, Deck | None] = {}
        """Own decks of tables that were asked for."""
        self._held: dict[str, tuple[tuple[str, ...], int]] = {}
        """For each table with own pictures: their hashes, and how many bytes they take."""
        self._installed.look()
        self._arrange()
        if self._uploads is not None:
            self._tidy_up(self._uploads)

    def refresh(self) -> None:
        """Notice decks added to or removed from the data folder. Reads the disk; may be called from any thread."""
        with self._scanning:
            if self._installed.look():
                self._arrange()

    def _arrange(self) -> None:
        self.open_decks = {deck.id: deck for deck in (*load_built_in(), *self._installed.decks())}
        self._open_images = {
            picture.hash: Served(picture.path, False)
            for deck in self.open_decks.values()
            for picture in deck.pictures()
        }

    @property
    def takes_uploads(self) -> bool:
        """Whether there is a place for own pictures of tables."""
        return self._uploads is not None

    @property
    def held_bytes(self) -> int:
        """What all own pictures of tables take on disk."""
        return sum(size for _, size in self._held.values())

    def decks(self) -> tuple[Deck, ...]:
        """The decks that every table may choose."""
        return tuple(self.open_decks.values())

    def cards(self) -> Mapping[str, tuple[CardId, ...]]:
        """The cards of the decks that every table may choose; a live view of them."""
        return OpenCards(self)

    def deck(self, deck_id: str) -> Deck | None:
        """A deck by its id, also one of a table (`table-CODE`)."""
        code = table_of_deck(deck_id)
        return self.open_decks.get(deck_id) if code is None else self.of_table(code)

    def of_table(self, code: str) -> Deck | None:
        """The own deck of a table."""
        if code not in self._held:
            return None
        if code not in self._tables:
            while len(self._tables) >= MOST_AT_HAND:
                del self._tables[next(iter(self._tables))]
            self._tables[code] = self._load(code)
        return self._tables[code]

    def own_cards(self, code: str) -> tuple[CardId, ...] | None:
        """The cards of a table's own deck."""
        deck = self.of_table(code)
        return None if deck is None else deck.card_ids

    def image(self, name: str) -> Served | None:
        """The picture with this hash; no part of the name is ever a path."""
        return self._images.get(name) or self._open_images.get(name)

    @contextmanager
    def workplace(self) -> Iterator[Path]:
        """A folder for one upload, on the file system of the decks; deleted afterwards with all its contents."""
        assert self._uploads is not None
        self._uploads.mkdir(mode=0o700, exist_ok=True)
        folder = self._uploads / f".work-{secrets.token_hex(8)}"
        folder.mkdir(mode=0o700)
        try:
            yield folder
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    def put(self, code: str, folder: Path, work: Path) -> Callable[[], None]:
        """Make `folder` the own deck of a table; the old one moves to `work`. Returns what undoes it."""
        home = self._home(code)
        bring_back = self.take_away(code, work)
        folder.rename(home)
        self._hold(code)

        def undo() -> None:
            self.forget(code)
            home.rename(folder)
            bring_back()

        return undo

    def take_away(self, code: str, work: Path) -> Callable[[], None]:
        """Put a table's own pictures, if there are any, aside into `work`. Returns what undoes it."""
        home, before = self._home(code), work / "before"
        had_one = self.forget(code)
        if had_one:
            home.rename(before)

        def undo() -> None:
            if had_one:
                before.rename(home)
                self._hold(code)

        return undo

    def describe(self, code: str, texts: Mapping[str, Texts]) -> None:
        """Change what cards of a table's own deck are called, by card id; writes to disk."""
        home = self._home(code)
        file = read_deck_file(home)
        if file.head is None or file.findings:
            raise DeckError(file.findings)
        cards = [msgspec.structs.replace(c, description=texts.get(c.id, c.description)) for c in file.cards]
        write_deck(home, file.head, cards)
        self._tables.pop(code, None)

    def forget(self, code: str) -> bool:
        """A table's own pictures are no longer served; False if there were none."""
        hashes, _ = self._held.pop(code, ((), 0))
        self._tables.pop(code, None)
        for each in hashes:
            self._images.pop(each, None)
        return bool(hashes)

    def remove(self, code: str) -> bool:
        """Delete a table's own pictures; False if there were none."""
        self.forget(code)
        return self._uploads is not None and remove_pictures(self._uploads.parent, code)

    def codes(self) -> frozenset[str]:
        """The tables that have own pictures."""
        return frozenset(self._held)

    def _home(self, code: str) -> Path:
        assert self._uploads is not None
        assert CODE.fullmatch(code)
        return self._uploads / code

    def _tidy_up(self, uploads: Path) -> None:
        """Index what is there; delete what a stopped server left half done."""
        for folder in uploads.iterdir() if uploads.is_dir() else ():
            if folder.name.startswith("."):
                shutil.rmtree(folder, ignore_errors=True)
            elif CODE.fullmatch(folder.name):
                self._hold(folder.name)

    def _hold(self, code: str) -> None:
        home, size, hashes = self._home(code), 0, []
        for path in home.iterdir():
            size += path.lstat().st_size
            if found := HASHED.fullmatch(path.name):
                hashes.append(found[1])
                self._images[found[1]] = Served(path, True)
        self._held[code] = tuple(hashes), size

    def _load(self, code: str) -> Deck | None:
        """From our own files, which are named by their hashes."""
        home = self._home(code)
        file = read_deck_file(home)
        names = {name for card in file.cards for name in card.files}
        if file.head is None or file.findings or not all(_is_ours(card) for card in file.cards):
            _log.warning("the own pictures of a table cannot be read")
            return None
        pictures = {name: Picture(home / name, name.removesuffix(".webp")) for name in names}
        head = msgspec.structs.replace(file.head, id=table_deck_id(code))
        name = {language: text("decks-own", language) for language in LANGUAGES}
        return replace(deck_of(head, file.cards, pictures), name=name)


def remove_pictures(data: Path, code: str) -> bool:
    """Delete the own pictures of a table from a data folder; False if there were none."""
    home = data / UPLOADS / code
    if not CODE.fullmatch(code) or not home.is_dir():
        return False
    gone = home.with_name(f".gone-{secrets.token_hex(8)}")
    home.rename(gone)  # gone for every reader at once; deleting the files may take its time
    shutil.rmtree(gone, ignore_errors=True)
    return True


def _is_ours(card: DeckCardEntry) -> bool:
    return all(HASHED.fullmatch(name) for name in card.files)
