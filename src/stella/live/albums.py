"""Albums of finished games, replayed from each game's part of the log."""

from __future__ import annotations

import asyncio
import hashlib

from stella import __version__
from stella.tables.album import Album, AlbumMoment, Albums, GameReplay, album_of, summary_of
from stella.tables.game_spans import GameSpan, finished_of
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.wire.stored import CODEC, UnreadableLog

from .loading import SLICE
from .ports import StoreUnavailable
from .snapshots import KIND
from .table import LiveTable


def albums(live: LiveTable) -> Albums:
    """Return the finished games of an awake table, newest first."""
    return Albums([summary_of(each) for each in reversed(finished_of(live.spans))])


def span(live: LiveTable, game: int) -> GameSpan | Refusal:
    """Return the span of a finished game of an awake table."""
    found = next((each for each in live.spans if each.game == game), None)
    if found is None:
        return Refusal(TableCode.NO_TABLE)
    return Refusal(TableCode.NOT_OVER) if found.last is None else found


def tag_of(live: LiveTable, found: GameSpan, member: MemberId | None) -> str:
    """Return a cache key for what `album` returns, without building it: a finished game never changes."""
    about = f"{__version__} {KIND} {live.id} {found.game} {found.first} {found.last} {member or ''}"
    return hashlib.blake2b(about.encode(), digest_size=16).hexdigest()


async def album(live: LiveTable, found: GameSpan, member: MemberId | None) -> Album | Refusal:
    """Return the album of a finished game, for a member or a spectator.

    Raises `StoreUnavailable`, even for what a newer version wrote.
    """
    moments = await moments_of(live, found)
    if isinstance(moments, Refusal):
        return moments
    return album_of(moments, found, live.id, member, live.services.supply.texts)


async def moments_of(live: LiveTable, found: GameSpan) -> list[AlbumMoment] | Refusal:
    """Read the steps of a finished game from the log. Raises `StoreUnavailable`."""
    services, seq, end = live.services, found.first - 1, found.last or 0
    retelling = GameReplay(found)
    while seq < end:
        entries = await services.store.load(live.id, seq, min(SLICE, end - seq))
        if not entries:
            return Refusal(TableCode.NO_TABLE)  # deleted while we were reading
        async with services.turns:
            await asyncio.sleep(0)
            try:
                for entry in entries:
                    retelling.add(CODEC.decode(entry.body))
            except UnreadableLog as error:
                raise StoreUnavailable(f"table {live.id}: {error}") from error
        seq += len(entries)
    return retelling.moments
