"""Uploaded pictures of tables in the database: every node serves them, and they go with their table's log."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from stella.content.decks.deck import Deck
from stella.content.decks.deck_file import DECK_FILE, Texts, deck_file
from stella.content.decks.folder_pictures import work_in
from stella.content.decks.uploaded_pictures import (
    NoRoom,
    OtherChanges,
    PendingUpload,
    PicturesUnavailable,
    StoredPicture,
    described,
    own_deck,
)
from stella.live.ports import StoreUnavailable
from stella.postgres import bundles
from stella.postgres.database import LOST, Database, ReadPool, close_at_once

T = TypeVar("T")

LEFT_BEHIND: Final = 3600.0
"""Age in seconds of a workplace whose process must have ended."""
STRANGER: Final = "SELECT 1 FROM stella.heads WHERE table_id = $1 AND discarded_at IS NULL"
FULL: Final = "SELECT coalesce(sum(bytes), 0)::bigint FROM stella.bundles WHERE table_id IS NOT NULL"
OPEN_ONES: Final = f"""
SELECT count(*) FROM stella.bundles b
WHERE b.table_id = $1 AND b.made_at > clock_timestamp() - interval '1 minute' AND {bundles.OPEN}
"""  # noqa: S608 - our own
PROPOSE: Final = """
INSERT INTO stella.bundles (id, table_id, name, request_id, settled, bytes) VALUES ($1, $2, '', $3, false, $4)
"""
HOLD: Final = "SELECT 1 FROM stella.bundles WHERE id = $1 FOR UPDATE"
UNDO: Final = f"DELETE FROM stella.bundles b WHERE b.id = $1 AND {bundles.OPEN}"  # noqa: S608 - our own
# Only what a table has by its log: nothing it has removed, or not agreed to.
FIND: Final = f"""
SELECT f.bundle, f.name, f.size, b.table_id IS NOT NULL FROM stella.files f JOIN stella.bundles b ON b.id = f.bundle
WHERE f.public = $1 AND (b.table_id IS NULL OR b.id = (
    SELECT id FROM ({bundles.OF_TABLE.replace("$1", "b.table_id")}) AS current
)) ORDER BY b.table_id IS NULL LIMIT 1
"""  # noqa: S608 - our own

_log = logging.getLogger("stella.content")


class PostgresPictures:
    """`UploadedPictures` of any number of nodes. It belongs to the event loop it is used in.

    An upload is one transaction; it becomes the table's by the commit that writes the request to the log.
    """

    def __init__(self, database: Database, pool: ReadPool, scratch: Path) -> None:
        """Uploads become cards in `scratch`, a folder of this machine; nothing stays there."""
        self._database = database
        self._pool = pool
        self._table_pool = ReadPool(database, 2)
        """For tables that wake up or decide, so that they don't queue behind picture requests."""
        self._scratch = scratch
        self._known: dict[str, tuple[tuple[int, int], Deck | None]] = {}
        """Number and version of each table's bundle, and its deck; only of tables that have uploaded pictures."""
        self._pending: dict[str, PendingUpload] = {}
        self._bringing = asyncio.Lock()

    def deck(self, code: str) -> Deck | None:
        """Return the uploaded deck of a table, as of the last `refresh`."""
        upload = self._pending.get(code)
        if upload is not None and upload.shown:
            return upload.deck
        return self._known.get(code, (None, None))[1]

    async def refresh(self, code: str) -> Deck | None:
        """Return the uploaded deck of a table, by its log."""

        async def look(connection: Any) -> tuple[tuple[int, int], bytes | None] | None:
            found = await bundles.of_table(connection, code)
            if found is None:
                return None
            stamp = found[:2]
            known = self._known.get(code)
            if known is not None and known[0] == stamp:
                return stamp, None
            return stamp, await bundles.read_whole(connection, found[0], DECK_FILE) or b""

        found = await self._ask(look, self._table_pool)
        if (upload := self._pending.get(code)) is not None:
            upload.shown = False
        if found is None:
            self._known.pop(code, None)
            return None
        stamp, toml = found
        if toml is not None:
            self._known[code] = stamp, self._deck_of(code, toml)
        return self._known.get(code, (None, None))[1]

    @staticmethod
    def _deck_of(code: str, toml: bytes) -> Deck | None:
        deck = own_deck(code, deck_file(toml), lambda _: None)
        if deck is None:
            _log.warning("the uploaded pictures of a table cannot be read")
        return deck

    async def picture(self, name: str) -> StoredPicture | None:
        """Return a picture of a table, or of a deck for all tables."""
        row = await self._ask(lambda connection: connection.fetchrow(FIND, name))
        if row is None:
            return None
        bundle, file, size, private = row

        async def read() -> AsyncIterator[bytes]:
            part, left = 0, size
            while left > 0:
                chunk = await self._ask(partial(bundles.read_chunk, bundle=bundle, name=file, part=part))
                if not chunk:
                    raise FileNotFoundError(name)
                yield chunk
                part, left = part + 1, left - len(chunk)

        return StoredPicture(size, private, read)

    @contextmanager
    def workplace(self) -> Iterator[Path]:
        """A folder of this machine for one upload."""
        self._scratch.mkdir(mode=0o700, parents=True, exist_ok=True)
        with work_in(self._scratch) as work:
            yield work

    @asynccontextmanager
    async def bring(
        self, code: str, request_id: str, work: Path, folder: Path | None, most: int
    ) -> AsyncIterator[PendingUpload]:
        """Write the files of `folder` and, last of all, the proposal."""
        del work  # nothing has to be put aside
        names = [] if folder is None else await asyncio.to_thread(bundles.deck_names, folder)
        toml = None if folder is None else await asyncio.to_thread((folder / DECK_FILE).read_bytes)
        deck = None if toml is None else self._deck_of(code, toml)

        async def write(connection: Any) -> int:
            async with connection.transaction():
                bundle, size = await bundles.write(connection, folder or Path(), names)
                await connection.execute("SELECT pg_advisory_xact_lock($1)", bundles.LOCK)
                if await connection.fetchval(STRANGER, code.encode()) is None:
                    raise FileNotFoundError(code)
                if folder is not None and await connection.fetchval(FULL) >= most:
                    raise NoRoom("storage limit for uploaded pictures reached")
                if await connection.fetchval(OPEN_ONES, code.encode()) >= bundles.MOST_OPEN:
                    raise OtherChanges(code)
                await connection.execute(PROPOSE, bundle, code.encode(), request_id.encode(), size)
            return bundle

        try:
            async with self._bringing:  # one at a time: games come first
                number = await self._write(write)
        except asyncpg.ForeignKeyViolationError:
            raise FileNotFoundError(code) from None
        upload = self._pending[code] = PendingUpload(request_id, deck)
        try:
            yield upload
        finally:
            if self._pending.get(code) is upload:
                del self._pending[code]
            if upload.shown and deck is not None:
                self._known[code] = (number, 1), deck
            elif upload.shown:
                self._known.pop(code, None)
            if upload.agreed is not None:  # otherwise the log tells, and `clear_up` deletes the rest
                with contextlib.suppress(PicturesUnavailable):
                    await self._write(partial(_tidy_after, code=code, number=number, agreed=upload.agreed))

    async def describe(self, code: str, texts: Mapping[str, Texts]) -> None:
        """Change descriptions of a table's own deck; of two nodes the later one wins, card by card."""

        async def write(connection: Any) -> None:
            async with connection.transaction():
                found = await bundles.of_table(connection, code)
                if found is None:
                    raise FileNotFoundError(code)
                if await connection.fetchval(HOLD, found[0]) is None:  # replaced or deleted a moment ago
                    raise FileNotFoundError(code)
                toml = await bundles.read_whole(connection, found[0], DECK_FILE) or b""
                new = described(deck_file(toml), texts).encode()
                await bundles.replace_file(connection, found[0], DECK_FILE, new)

        await self._write(write)
        await self.refresh(code)

    async def remove(self, code: str) -> bool:
        """Delete a table's own pictures; with the table itself they are gone already."""
        await self.hide(code)
        gone = await self._ask(
            lambda connection: connection.execute(
                "DELETE FROM stella.bundles WHERE table_id = $1", code.encode()
            )
        )
        return str(gone) != "DELETE 0"

    async def hide(self, code: str) -> None:
        """Forget what is in memory: the database serves nothing of a table in the bin."""
        self._known.pop(code, None)
        if (upload := self._pending.get(code)) is not None:
            upload.shown = False

    async def codes(self) -> frozenset[str]:
        """Return the tables that have uploaded pictures, and those in the bin."""
        rows = await self._ask(
            lambda connection: connection.fetch(
                "SELECT DISTINCT table_id FROM stella.bundles WHERE table_id IS NOT NULL AND bytes > 0"
            )
        )
        return frozenset(row[0].decode() for row in rows)

    async def held_bytes(self) -> int:
        """Return what all uploaded pictures of tables take."""
        return int(await self._ask(lambda connection: connection.fetchval(FULL)))

    async def clear_up(self) -> None:
        """Delete what no log names, and workplaces of processes that have ended. Safe on any node at any time."""

        async def delete(connection: Any) -> None:
            await connection.execute(bundles.ABANDONED)
            await connection.execute(bundles.OUTDATED, None)

        await self._write(delete)
        for code in set(self._known) - await self.codes():  # deleted by others while they slept here
            self._known.pop(code, None)
        await asyncio.to_thread(self._clear_scratch)

    def _clear_scratch(self) -> None:
        old = time.time() - LEFT_BEHIND
        for work in self._scratch.glob(".work-*"):
            with contextlib.suppress(OSError):
                if work.stat().st_mtime < old:
                    shutil.rmtree(work, ignore_errors=True)

    async def close(self) -> None:
        """Disconnect."""
        await self._pool.close()
        await self._table_pool.close()

    async def _ask(self, question: Callable[[Any], Awaitable[T]], pool: ReadPool | None = None) -> T:
        try:
            return await (pool or self._pool).ask(question)
        except StoreUnavailable as error:
            raise PicturesUnavailable(str(error)) from error

    async def _write(self, work: Callable[[Any], Awaitable[T]]) -> T:
        """Write on a separate connection. After a failure nothing has changed, or nobody knows."""
        try:
            connection = await self._database.connect()
        except StoreUnavailable as error:
            raise PicturesUnavailable(str(error)) from error
        try:
            return await work(connection)
        except (NoRoom, FileNotFoundError, asyncpg.ForeignKeyViolationError):
            raise
        except (asyncpg.PostgresError, *LOST) as error:
            raise PicturesUnavailable(str(error) or type(error).__name__) from error
        finally:
            with contextlib.suppress(Exception):
                await connection.close(timeout=1)
            close_at_once(connection)


async def _tidy_after(connection: Any, code: str, number: int, agreed: bool) -> None:
    """Delete what was there before, or the new pictures."""
    if agreed:
        await connection.execute(bundles.OUTDATED, code.encode())
    else:
        await connection.execute(UNDO, number)
