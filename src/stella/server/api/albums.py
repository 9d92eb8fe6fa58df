"""HTTP for albums: the finished games of a table, for those at the table and those who have the key to watch it."""

from __future__ import annotations

import asyncio
import gzip
from dataclasses import dataclass
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from stella.live import albums
from stella.live.hub import Hub
from stella.live.table import LiveTable
from stella.server.api.http_request import client_of, is_secure, no_table
from stella.server.api.responses import is_known, json
from stella.server.api.tables import member_of, refused
from stella.server.limits.rates import Buckets
from stella.server.watching import watcher_of
from stella.tables.chapters import Chapter
from stella.tables.codes import tidy_code
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode

MOST_DIGITS: Final = 6
LEVEL: Final = 5
"""Of compression: an album of 150 KB becomes some 6 KB in about two milliseconds."""


@dataclass(frozen=True, slots=True)
class AlbumsApi:
    """The handlers, with what they need."""

    hub: Hub
    others: Buckets

    async def list_albums(self, request: Request) -> Response:
        """The finished games of a table."""
        live, _ = await self._let_in(request)
        return json(albums.albums(live))

    async def show(self, request: Request) -> Response:
        """One finished game, step by step."""
        live, member = await self._let_in(request)
        found = chapter_of(request, live)
        headers = {
            "etag": f'"{albums.tag_of(live, found, member)}"',
            "cache-control": "private, no-cache",
            "vary": "cookie, accept-encoding",
        }
        if is_known(request.headers, headers["etag"]):
            return Response(status_code=304, headers=headers)
        album = await albums.album(live, found, member)
        if isinstance(album, Refusal):
            raise refused(album)
        data = msgspec.json.encode(album)
        if "gzip" in request.headers.get("accept-encoding", ""):
            headers["content-encoding"] = "gzip"
            data = await asyncio.to_thread(gzip.compress, data, LEVEL, mtime=0)
        return Response(data, headers=headers, media_type="application/json")

    async def _let_in(self, request: Request) -> tuple[LiveTable, MemberId | None]:
        """The table, and which member asks; `None` has the key of the board. All others learn nothing.

        Who knows no more than the code of an open table may watch what happens there now, but not what happened before.
        """
        if not self.others.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
        live = await self.hub.find(tidy_code(request.path_params["code"]))
        if live is None:
            raise no_table()
        member = member_of(request, live)
        if member is not None and member.approved:
            return live, member.id
        cookie = request.headers.get("cookie", "")
        watcher = watcher_of(live, self.hub.keys, cookie, secure=is_secure(request), board=True)
        if watcher is not None and watcher.newer is not None:  # came by the key
            return live, None
        raise no_table()


def chapter_of(request: Request, live: LiveTable) -> Chapter:
    """The finished game that a request is about; refused if there is none."""
    number: str = request.path_params["game"]
    is_number = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
    found = albums.chapter(live, int(number) if is_number else 0)
    if isinstance(found, Refusal):
        raise refused(found)
    return found
