"""Uploaded pictures of tables in the data folder of one server: a folder for each code."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import shutil
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .deck import Deck
from .deck_file import Texts, read_deck_file
from .images import HASHED
from .uploaded_pictures import CHUNK, NoRoom, PendingUpload, StoredPicture, described, own_deck
from .writer import write_deck_file

UPLOADS: Final = "uploads"
CODE: Final = re.compile(r"[0-9A-Z]{1,16}")

MOST_AT_HAND: Final = 64
"""Uploaded decks kept in memory; others are read again when somebody asks."""

_log = logging.getLogger("stella.content")


class FolderPictures:
    """`UploadedPictures` of a single server. It never looks on disk for anything that isn't in its index."""

    def __init__(self, data: Path, *, tidy: bool = True) -> None:
        """Index the folder; with `tidy`, delete what a stopped server left unfinished."""
        self._uploads = data / UPLOADS
        self._paths: dict[str, Path] = {}
        self._decks: dict[str, Deck | None] = {}
        """Those that were asked for."""
        self._held: dict[str, tuple[tuple[str, ...], int]] = {}
        """For each table with uploaded pictures: their names, and how many bytes they take."""
        self._pending: dict[str, _Replacement] = {}
        self._hidden: dict[str, int] = {}
        """Tables in the bin that have uploaded pictures, and how many bytes they take."""
        for folder in self._uploads.iterdir() if self._uploads.is_dir() else ():
            if folder.name.startswith(".") and tidy:
                shutil.rmtree(folder, ignore_errors=True)
            elif CODE.fullmatch(folder.name):
                self._hold(folder.name)

    def deck(self, code: str) -> Deck | None:
        """Return the uploaded deck of a table."""
        if (upload := self._pending.get(code)) is not None:
            return upload.deck if upload.shown else upload.before
        if code not in self._held:
            return None
        if code not in self._decks:
            while len(self._decks) >= MOST_AT_HAND:
                del self._decks[next(iter(self._decks))]
            self._decks[code] = self._load(code)
        return self._decks[code]

    async def refresh(self, code: str) -> Deck | None:
        """Return the uploaded deck of a table, without pictures that it has not agreed to."""
        if (upload := self._pending.get(code)) is not None:
            upload.shown = bool(upload.agreed)
        if self._hidden.pop(code, None) is not None:
            self._hold(code)
        return self.deck(code)

    async def picture(self, name: str) -> StoredPicture | None:
        """Return a picture of a table."""
        path = self._paths.get(name)
        return None if path is None else await stored_at(path, private=True)

    @contextmanager
    def workplace(self) -> Iterator[Path]:
        """Create a folder for one upload, on the file system of the decks."""
        self._uploads.mkdir(mode=0o700, exist_ok=True)
        with work_in(self._uploads) as work:
            yield work

    @asynccontextmanager
    async def bring(
        self, code: str, request_id: str, work: Path, folder: Path | None, most: int
    ) -> AsyncIterator[PendingUpload]:
        """Replace the table's pictures with `folder`; the old ones stay in `work` until the table agrees."""
        if folder is not None and await self.held_bytes() >= most:
            raise NoRoom("storage limit for uploaded pictures reached")
        home, aside = self._home(code), work / "before"
        upload = self._pending[code] = _Replacement(request_id, None, before=self.deck(code))
        try:
            if code in self._held:
                home.rename(aside)
                self._forget(code)
            if folder is not None:
                folder.rename(home)  # noqa: ASYNC240 - on one file system, that takes no time
                self._hold(code)
                upload.deck = self._load(code)
            yield upload
        finally:
            del self._pending[code]
            if not upload.agreed:
                self._restore(code, aside)

    async def describe(self, code: str, texts: Mapping[str, Texts]) -> None:
        """Change what cards of a table's own deck are called; writes to disk."""
        home = self._home(code)

        def write() -> None:
            write_deck_file(home, described(read_deck_file(home), texts))

        await asyncio.to_thread(write)
        self._decks.pop(code, None)

    async def remove(self, code: str) -> bool:
        """Delete a table's own pictures."""
        self._forget(code)
        self._hidden.pop(code, None)
        home = self._home(code)
        if not home.is_dir():
            return False
        await asyncio.to_thread(remove_at_once, home)
        return True

    async def hide(self, code: str) -> None:
        """Stop serving a table's own pictures, but leave them where they are."""
        if code in self._held:
            self._hidden[code] = self._held[code][1]
            self._forget(code)

    async def codes(self) -> frozenset[str]:
        """Return the tables that have uploaded pictures, and those in the bin."""
        return frozenset((*self._held, *self._hidden))

    async def held_bytes(self) -> int:
        """Return what all uploaded pictures of tables take on disk."""
        return sum(size for _, size in self._held.values()) + sum(self._hidden.values())

    async def clear_up(self) -> None:
        """Do nothing: everything was cleared up at the start."""

    async def close(self) -> None:
        """Do nothing: nothing is open."""

    def _home(self, code: str) -> Path:
        assert CODE.fullmatch(code)
        return self._uploads / code

    def _hold(self, code: str) -> None:
        home, size, names = self._home(code), 0, []
        for path in home.iterdir():
            size += path.lstat().st_size
            if found := HASHED.fullmatch(path.name):
                names.append(found[1])
                self._paths[found[1]] = path
        self._held[code] = tuple(names), size

    def _forget(self, code: str) -> bool:
        """Stop serving a table's own pictures; return false if there were none."""
        names, _ = self._held.pop(code, ((), 0))
        self._decks.pop(code, None)
        for each in names:
            self._paths.pop(each, None)
        return bool(names)

    def _restore(self, code: str, aside: Path) -> None:
        """Serve the old pictures again; the new ones are deleted with the workplace."""
        home = self._home(code)
        if self._forget(code):
            home.rename(aside.with_name("refused"))
        if aside.exists():
            aside.rename(home)
            self._hold(code)

    def _load(self, code: str) -> Deck | None:
        home = self._home(code)
        deck = own_deck(code, read_deck_file(home), lambda name: home / name)
        if deck is None:
            _log.warning("the uploaded pictures of a table cannot be read")
        return deck


@dataclass(slots=True, eq=False)
class _Replacement(PendingUpload):
    """Already in its place on disk; the table plays with what was there before until it agrees."""

    before: Deck | None = None


@contextmanager
def work_in(folder: Path) -> Iterator[Path]:
    """Create a folder in this one for one upload; delete it afterwards."""
    work = folder / f".work-{secrets.token_hex(8)}"
    work.mkdir(mode=0o700)
    try:
        yield work
    finally:
        shutil.rmtree(work, ignore_errors=True)


async def stored_at(path: Path, *, private: bool) -> StoredPicture | None:
    """Return a picture in a file; `None` if it was just deleted."""

    async def read() -> AsyncIterator[bytes]:
        source = await asyncio.to_thread(path.open, "rb")
        try:
            while chunk := await asyncio.to_thread(source.read, CHUNK):
                yield chunk
        finally:
            source.close()

    try:
        size = (await asyncio.to_thread(path.stat)).st_size
    except OSError:
        return None
    return StoredPicture(size, private, read)


def remove_at_once(folder: Path) -> None:
    """Delete a folder: it is gone for every reader immediately, though deleting its files may take its time."""
    gone = folder.with_name(f".gone-{secrets.token_hex(8)}")
    folder.rename(gone)
    shutil.rmtree(gone, ignore_errors=True)
