"""Serves the built web client."""

from __future__ import annotations

import asyncio
import hashlib
import os
import re
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

PAGE: Final = "index.html"
PAGES: Final = frozenset({"how", "learn", "tv", "show", "", "."})
"""Where the page is, besides below /t."""
HOST: Final = re.compile(r"(?:[a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE)
SHARED: Final = re.compile(rb'(?<=content=")(?=/share\.jpg")')


class Client(StaticFiles):
    """Static files with the caching they deserve: hashed assets for ever, all else checked each time."""

    def __init__(self, directory: str | os.PathLike[str]) -> None:
        super().__init__(directory=directory, html=True, check_dir=False)

    async def shell(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer every path of the page's own (`/t/CODE` and below) with the page itself."""
        response = await self.get_response(PAGE, {**scope, "type": "http"})
        await response(scope, receive, send)

    def _has(self, path: str) -> bool:
        return self.lookup_path(path)[1] is not None

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file at `path`; hidden files do not exist."""
        if any(part.startswith(".") for part in Path(path).parts):
            path = "no-such-file"
        if path in PAGES:
            path = PAGE
        accept = Headers(scope=scope).get("accept", "")
        packed = path.startswith(f"assets{os.sep}") and path.endswith((".js", ".css"))
        if packed and "gzip" in Headers(scope=scope).get("accept-encoding", "") and self._has(f"{path}.gz"):
            response = await super().get_response(f"{path}.gz", scope)
            response.headers["content-encoding"] = "gzip"
        else:
            try:
                response = await super().get_response(path, scope)
            except HTTPException as error:
                if error.status_code != 404 or path == PAGE or "text/html" not in accept:
                    raise
                response = await self.get_response(PAGE, scope)  # which says so to the person who asks
                response.status_code = 404
                return response
        if path == PAGE and isinstance(response, FileResponse):
            response = page_for(scope, await asyncio.to_thread(Path(response.path).read_bytes))
        if packed:
            response.headers["vary"] = "accept-encoding"
        hashed = path.startswith(f"assets{os.sep}") and response.status_code < 400
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def page_for(scope: Scope, page: bytes) -> Response:
    """The page for whoever asks: what a shared link shows has its whole address, since other sites fetch it by that.

    The host is what the browser says it is. One that is no plain host is not repeated, and what somebody makes up
    reaches nobody but them.
    """
    headers = Headers(scope=scope)
    host = headers.get("host", "")
    if HOST.fullmatch(host):
        page = SHARED.sub(f"{scope['scheme']}://{host}".encode(), page)
    tag = f'"{hashlib.sha256(page).hexdigest()[:32]}"'
    known = [each.strip().removeprefix("W/") for each in headers.get("if-none-match", "").split(",")]
    if tag in known:
        return Response(status_code=304, headers={"etag": tag})
    return Response(page, headers={"etag": tag}, media_type="text/html")
