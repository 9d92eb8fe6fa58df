"""Serves the built web client."""

from __future__ import annotations

import asyncio
import html
import json
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from stella.content.texts import text
from stella.languages import LANGUAGES, direction
from stella.server.api.http_request import language_of
from stella.server.api.responses import checked_each_time

PAGE: Final = "index.html"
PAGES: Final = frozenset({"t", "privacy", "learn", "gallery", "tv", "show", "sky"})
"""First parts of the paths of the client's own pages; see `web/src/lib/router.svelte.ts`."""
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""What our files are, whatever the system believes: in the registry of Windows, scripts are often plain text."""
HOST: Final = re.compile(r"(?:[a-z0-9][a-z0-9.-]{0,252}|\[[0-9a-f:.]{2,45}\])(?::[0-9]{1,5})?", re.IGNORECASE)
SHARED: Final = re.compile(rb'(?<=content=")(?=/share\.jpg")')
IMAGES: Final = re.compile(rb"/share\.jpg(?=\")")
IMAGE_TEXTS: Final = re.compile(rb'(<meta\s+property="og:image:alt"\s+content=")[^"]*')
TITLES: Final = re.compile(rb'(?<=<title>)[^<]*|(?<=<meta property="og:title" content=")[^"]*')
DESCRIPTIONS: Final = re.compile(
    rb'(?<=<meta name="description" content=")[^"]*|(?<=<meta property="og:description" content=")[^"]*'
)
MANIFEST: Final = "manifest.webmanifest"
BY_LANGUAGE: Final = {"vary": "accept-language"}
UNLISTED: Final = {"cache-control": "no-store", "x-robots-tag": "noindex, nofollow, noarchive"}
"""For what is public only to those who have its address, and can be withdrawn."""


class Preview(NamedTuple):
    """What chats show of a link."""

    title: str
    about: str
    image: str = ""
    """The path of its picture; Stella's own if there is none."""


class Client(StaticFiles):
    """Static files with the caching they deserve: hashed assets for ever, all else checked each time."""

    def __init__(self, directory: str | os.PathLike[str]) -> None:
        super().__init__(directory=directory, html=True, check_dir=False)

    async def shared(self, scope: Scope, status: int, preview: Preview | None = None) -> Response:
        """Return the page of a public link, with what chats show of it if it leads somewhere; it's never listed."""
        page = await self._previewed(scope, preview)
        page = page.replace(b"</head>", b'<meta name="robots" content="noindex, nofollow" /></head>', 1)
        return Response(page, status, UNLISTED | BY_LANGUAGE, "text/html")

    async def sky(self, scope: Scope, preview: Preview | None) -> Response:
        """Return the page of a sky, with what chats show of it."""
        page = await self._previewed(scope, preview)
        return Response(page, headers={"cache-control": "no-cache", **BY_LANGUAGE}, media_type="text/html")

    async def _previewed(self, scope: Scope, preview: Preview | None) -> bytes:
        file, found = self.lookup_path(PAGE)
        if found is None:
            raise HTTPException(404)
        page = localized(scope, await asyncio.to_thread(Path(file).read_bytes))
        return page if preview is None else with_preview(page, preview)

    def _has(self, path: str) -> bool:
        return self.lookup_path(path)[1] is not None

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return the file at `path`; hidden files do not exist."""
        parts = Path(path).parts
        if not parts or parts[0] in PAGES:
            path = PAGE
        elif any(part.startswith(".") for part in parts):
            path = "no-such-file"
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
        if path in (PAGE, MANIFEST) and isinstance(response, FileResponse):
            found = await asyncio.to_thread(Path(response.path).read_bytes)
            response = page_for(scope, found) if path == PAGE else manifest_for(scope, found)
        if response.status_code == 200 and (kind := TYPES.get(Path(path).suffix)):
            text = "; charset=utf-8" if kind.startswith("text/") else ""
            response.headers["content-type"] = f"{kind}{text}"
        if packed:
            response.headers["vary"] = "accept-encoding"
        hashed = path.startswith(f"assets{os.sep}") and response.status_code < 400
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def page_for(scope: Scope, page: bytes) -> Response:
    """Return the page; a browser that has it is told so."""
    return checked_each_time(Headers(scope=scope), localized(scope, page), "text/html", BY_LANGUAGE)


def localized(scope: Scope, page: bytes) -> bytes:
    """Return the page in the language of who asks, and with whole addresses in what a shared link shows.

    Other sites fetch that by its address. The host is what the browser says it is. One that isn't a plain host is not
    repeated, and what somebody makes up reaches nobody but them.
    """
    language = language_for(scope)
    page = in_language(page, language, invites=str(scope.get("path", "")).startswith("/t/"))
    host = Headers(scope=scope).get("host", "")
    return SHARED.sub(f"{scope['scheme']}://{host}".encode(), page) if HOST.fullmatch(host) else page


def with_preview(page: bytes, preview: Preview) -> bytes:
    """Return the page with what is shown of its link. Names of people are in it: everything is escaped."""
    title, about, image = (html.escape(each).encode() for each in preview)
    page = DESCRIPTIONS.sub(lambda _: about, TITLES.sub(lambda _: title, page))
    if image:
        page = IMAGES.sub(lambda _: image, page)
        page = IMAGE_TEXTS.sub(lambda found: found[1] + title, page)
    return page


def manifest_for(scope: Scope, manifest: bytes) -> Response:
    """Return what the installed app is called, in the reader's language."""
    language = language_for(scope)
    told = json.loads(manifest) | {
        "name": text("home-title", language),
        "description": text("home-tagline", language),
        "lang": language,
        "dir": direction(language),
    }
    body = json.dumps(told, ensure_ascii=False).encode()
    return checked_each_time(Headers(scope=scope), body, "application/manifest+json", BY_LANGUAGE)


def language_for(scope: Scope) -> str:
    """Return the language that the address asks for (`?lang=de`), else the first of ours that the browser wants."""
    [asked] = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("lang", [""])[:1]
    return asked if asked in LANGUAGES else language_of(Request({"type": "http", **scope}))


@lru_cache(maxsize=64)
def in_language(page: bytes, language: str, *, invites: bool) -> bytes:
    """Return the page with what is read before its scripts run, and by those who show a link of it, in one language."""
    title = html.escape(text("share-invited" if invites else "home-title", language))
    about, shown = (html.escape(text(message, language)) for message in ("home-tagline", "share-picture"))
    for pattern, said in (
        (rb'(?<=<html lang=")[^"]*', language),
        (rb'(<html [^>]*\bdir=")[^"]*', rf"\g<1>{direction(language)}"),
        (TITLES, title),
        (DESCRIPTIONS, about),
        (rb'(<meta\s+property="og:image:alt"\s+content=")[^"]*', rf"\g<1>{shown}"),
        (rb'(?<=href="/manifest\.webmanifest)(?=")', f"?lang={language}"),
    ):
        page = re.sub(pattern, said.encode(), page)
    return page
