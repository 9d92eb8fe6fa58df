"""Serves the built web client."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

# Pages of the client that have an address of their own, besides those below /t.
PAGES = frozenset({"how"})


class Client(StaticFiles):
    """Static files with the caching they deserve: hashed assets for ever, all else checked each time."""

    def __init__(self, directory: str | os.PathLike[str]) -> None:
        super().__init__(directory=directory, html=True, check_dir=False)

    async def shell(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer every path of the page's own (`/t/CODE` and below) with the page itself."""
        response = await self.get_response("index.html", {**scope, "type": "http"})
        await response(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file at `path`; hidden files do not exist."""
        if any(part.startswith(".") for part in Path(path).parts):
            path = "no-such-file"
        if path in PAGES:
            path = "index.html"
        response = await super().get_response(path, scope)
        hashed = path.startswith(f"assets{os.sep}") and response.status_code < 400
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response
