"""Progress of uploads: the node that makes the pictures tells the others, so the host can ask any of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec

from stella.content.decks.pipeline import made_in
from stella.live.ports import Cluster
from stella.server.api import models

TOPIC: Final = "making"
TELL_EVERY: Final = 1.0
"""Seconds between two messages to other nodes."""
BELIEVED: Final = 5.0
"""Seconds that a message of another node counts."""
MOST_HEARD: Final = 256


class ProgressMessage(msgspec.Struct, frozen=True, array_like=True):
    """Message between nodes; `done` is `None` at the end."""

    table: str
    done: int | None
    of: int | None


_news = msgspec.json.Decoder(ProgressMessage)


class UploadProgress:
    """Uploads that are being turned into cards, on this node and others."""

    def __init__(self, cluster: Cluster, now: Callable[[], float]) -> None:
        self._cluster, self._now = cluster, now
        self._here: dict[str, tuple[Path, int | None]] = {}
        """The work folder, and the number of pictures; `None` for a zip, whose pictures nobody has counted."""
        self._elsewhere: dict[str, tuple[models.Progress, float]] = {}
        """Messages of other nodes, and until when they count."""
        cluster.subscribe(lambda _: None, self._heard)

    @asynccontextmanager
    async def going_on(self, table: str, work: Path, of: int | None) -> AsyncIterator[None]:
        """Report progress while pictures of a table become cards in this work folder."""
        self._here[table] = work, of
        telling = asyncio.create_task(self._tell(table))
        try:
            yield
        finally:
            telling.cancel()
            del self._here[table]
            self._say(ProgressMessage(table, None, None))

    async def of_table(self, table: str) -> models.Progress | None:
        """Return the progress; `None` if no cards are being made for this table."""
        if table in self._here:
            work, of = self._here[table]
            return models.Progress(await asyncio.to_thread(made_in, work), of)
        making, until = self._elsewhere.get(table, (None, 0.0))
        return making if self._now() < until else None

    async def _tell(self, table: str) -> None:
        while (making := await self.of_table(table)) is not None:
            self._say(ProgressMessage(table, making.done, making.of))
            await asyncio.sleep(TELL_EVERY)

    def _say(self, news: ProgressMessage) -> None:
        self._cluster.broadcast(TOPIC, msgspec.json.encode(news))

    def _heard(self, topic: str, payload: bytes) -> None:
        if topic != TOPIC:
            return
        try:
            news = _news.decode(payload)
        except msgspec.MsgspecError:
            return
        now = self._now()
        self._elsewhere = {table: said for table, said in self._elsewhere.items() if said[1] > now}
        self._elsewhere.pop(news.table, None)
        if news.done is not None and len(self._elsewhere) < MOST_HEARD:
            self._elsewhere[news.table] = models.Progress(news.done, news.of), now + BELIEVED
