"""Every home of uploaded pictures that the contract is held against, with the log that tables answer in."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from stella.content.decks import FolderPictures, PendingUpload, RenderedCard, UploadedPictures
from stella.content.decks.uploaded_pictures import CHUNK
from stella.content.decks.writer import write_table_deck
from stella.live.ports import Entry, TableId
from stella.postgres.database import ReadPool
from stella.postgres.pictures import PostgresPictures
from stella.store.postgres import PostgresStore
from tests.support.clusters import database_for

MOST = 10_000_000
_numbers = itertools.count(1)


def cards(count: int, size: int = 100) -> list[RenderedCard]:
    """Cards whose pictures are any bytes; the first one is in several chunks if `size` is large."""
    return [
        RenderedCard(
            f"{number}.jpg", secrets.token_bytes(size), secrets.token_bytes(90), secrets.token_bytes(80)
        )
        for number in range(count)
    ]


@dataclass
class PictureHome:
    """One home, whatever it is made of: any number of nodes, and a log that a table answers in."""

    kind: str
    folder: Path
    opened: list[UploadedPictures] = field(default_factory=list)
    _seqs: dict[str, int] = field(default_factory=dict)

    def node(self) -> UploadedPictures:
        """Another node, or the server after a restart."""
        if self.kind == "folder":
            node: UploadedPictures = FolderPictures(self.folder)
        else:
            database = database_for(self.folder)
            node = PostgresPictures(database, ReadPool(database, 2), self.folder / "work")
        self.opened.append(node)
        return node

    async def log(self, code: str, request: str) -> None:
        """The table writes this request to its log."""
        if self.kind == "folder":
            return
        store = PostgresStore(database_for(self.folder))
        seq = self._seqs.get(code, 0)
        await store.append(TableId(code), seq, [Entry(request, 1, b"")])
        self._seqs[code] = seq + 1
        await store.close()

    async def delete_table(self, code: str, node: UploadedPictures) -> None:
        """The table is deleted at this node."""
        if self.kind == "postgres":
            store = PostgresStore(database_for(self.folder))
            await store.delete(TableId(code))
            await store.close()
        await node.remove(code)

    async def traces(self) -> list[str]:
        """What is kept of uploaded pictures, by name."""
        if self.kind == "folder":
            return sorted(str(path) for path in self.folder.rglob("*.webp"))
        connection = await database_for(self.folder).connect()
        rows = await connection.fetch(
            "SELECT name FROM stella.files UNION ALL SELECT name FROM stella.bundles"
        )
        await connection.close()
        return [row[0] for row in rows]

    async def create(self, code: str) -> None:
        """There is such a table."""
        await self.log(code, "create")

    @asynccontextmanager
    async def proposed(
        self, node: UploadedPictures, code: str, count: int | None = 3, *, most: int = MOST, size: int = 100
    ) -> AsyncIterator[tuple[PendingUpload, str]]:
        """Pictures that a table has not agreed to, and the id of its request."""
        request = f"m1:deck-{next(_numbers)}"
        with node.workplace() as work:
            if count is not None:
                write_table_deck(cards(count, size), work / "deck")
            folder = None if count is None else work / "deck"
            async with node.bring(code, request, work, folder, most) as upload:
                yield upload, request

    async def bring(
        self, node: UploadedPictures, code: str, count: int | None = 3, *, most: int = MOST, size: int = 100
    ) -> None:
        """Bring pictures, and the table agrees."""
        async with self.proposed(node, code, count, most=most, size=size) as (upload, request):
            upload.show()
            await self.log(code, request)
            upload.settle(agreed=True)


SEVERAL_CHUNKS = 2 * CHUNK + 17


async def names_of(node: UploadedPictures, code: str) -> list[str]:
    """The public names of all pictures of a table."""
    deck = await node.refresh(code)
    return [] if deck is None else [picture.hash for picture in deck.pictures()]


async def bytes_of(node: UploadedPictures, name: str) -> bytes | None:
    """A picture as it is served."""
    found = await node.picture(name)
    if found is None:
        return None
    data = b"".join([chunk async for chunk in found.read()])
    assert len(data) == found.size
    assert found.private
    return data
