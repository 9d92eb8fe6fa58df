"""HTTP for decks: which there are, what is on their cards, and the pictures themselves."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from stella.content.decks import Card, Deck, PicturesUnavailable, Shelf, table_of_deck
from stella.languages import LANGUAGES
from stella.live.hub import Hub
from stella.server.api import models
from stella.server.api.http_request import client_of, is_secure
from stella.server.api.responses import checked_each_time, is_known
from stella.server.api.tables import member_of, refused
from stella.server.limits.fair_queue import NoTurn, Turns
from stella.server.limits.rates import Buckets
from stella.server.watching import watcher_of
from stella.tables.refusal import Refusal, TableCode

YEAR: Final = 365 * 24 * 3600
PATIENCE: Final = 0.5
"""Seconds to look for decks that were added a moment ago."""
PRIVATE: Final = {"cache-control": "private, no-cache", "vary": "cookie"}


@dataclass(frozen=True, slots=True)
class DecksApi:
    """The handlers, with what they need."""

    hub: Hub
    shelf: Shelf
    others: Buckets
    turns: Turns = field(default_factory=Turns)
    _written: dict[tuple[str, str | None], tuple[Deck, bytes, bytes]] = field(default_factory=dict)
    """The manifests of decks for all, by language, plain and packed, and the decks as they were then."""

    def picture_routes(self) -> list[Route]:
        """All paths under `/decks`, where the pictures are."""
        return [Route("/{name}", self.picture, methods=["GET"])]

    @contextlib.asynccontextmanager
    async def _in_turn(self, request: Request) -> AsyncIterator[None]:
        """Wait until few requests of the same address are worked on; sending the answer is not part of it."""
        try:
            async with self.turns.take(client_of(request)) as waited:
                if waited and await request.is_disconnected():
                    raise HTTPException(400)  # nobody reads it
                yield
        except NoTurn:
            raise refused(Refusal(TableCode.RATE)) from None

    async def list_decks(self, request: Request) -> Response:
        """The decks that every table may choose."""
        async with self._in_turn(request):
            return await self._list(request)

    async def _list(self, request: Request) -> Response:
        with contextlib.suppress(TimeoutError):  # a database that does not answer holds nobody up
            async with asyncio.timeout(PATIENCE):
                await self.shelf.refresh()
        summaries = [
            models.DeckSummary(deck.id, dict(deck.name), len(deck.cards), deck.is_described)
            for deck in self.shelf.decks()
        ]
        return _json(request, msgspec.json.encode(models.DeckList(summaries)))

    async def show(self, request: Request) -> Response:
        """All cards of a deck, in all languages or in the one asked for; own decks only for those at the table."""
        async with self._in_turn(request):
            return await self._show(request)

    async def _show(self, request: Request) -> Response:
        deck_id: str = request.path_params["id"]
        asked = request.query_params.get("lang")
        language = asked if asked in LANGUAGES else None
        code = table_of_deck(deck_id)
        private = code is not None
        if code is not None:
            await self._must_be_at(request, code)
        deck = self.shelf.deck(deck_id) if code is None else await self._look_at(code)
        if deck is None:
            raise HTTPException(404)
        if private:
            return _json(request, msgspec.json.encode(manifest(deck, language)), PRIVATE)
        written = self._written.get((deck_id, language))
        if written is None or written[0] is not deck:
            data = msgspec.json.encode(manifest(deck, language))
            written = self._written[deck_id, language] = deck, data, gzip.compress(data, mtime=0)
        _, data, packed = written
        reads_packed = "gzip" in request.headers.get("accept-encoding", "")
        reply = _json(request, packed if reads_packed else data, {"vary": "accept-encoding"})
        if reads_packed:
            reply.headers["content-encoding"] = "gzip"
        return reply

    async def picture(self, request: Request) -> Response:
        """A picture by its hash. It never changes, so whoever has it need not ask again."""
        async with self._in_turn(request):
            return await self._picture(request)

    async def _picture(self, request: Request) -> Response:
        name: str = request.path_params["name"]
        try:
            found = await self.shelf.picture(name.removesuffix(".webp")) if name.endswith(".webp") else None
        except PicturesUnavailable:
            raise refused(Refusal(TableCode.STORE)) from None
        if found is None:
            raise HTTPException(404)
        scope = "private" if found.private else "public"
        headers = {"cache-control": f"{scope}, max-age={YEAR}, immutable", "etag": f'"{name}"'}
        if is_known(request.headers, headers["etag"]):
            return Response(status_code=304, headers=headers)
        chunks = found.read()
        try:
            first = await anext(chunks, b"")
        except PicturesUnavailable:
            raise refused(Refusal(TableCode.STORE)) from None
        except OSError:  # deleted a moment ago
            raise HTTPException(404) from None
        if len(first) >= found.size:
            return Response(first, headers=headers, media_type="image/webp")
        headers["content-length"] = str(found.size)
        return StreamingResponse(_all_of(first, chunks), headers=headers, media_type="image/webp")

    async def _look_at(self, code: str) -> Deck | None:
        try:
            return await self.shelf.look_at(code)
        except PicturesUnavailable:
            raise refused(Refusal(TableCode.STORE)) from None

    async def _must_be_at(self, request: Request, code: str) -> None:
        """Whoever may see the table's cards may see its deck; all others learn nothing."""
        if not self.others.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
        live = await self.hub.find(code)
        if live is not None:
            member = member_of(request, live)
            if member is not None and member.approved:
                return
            cookie = request.headers.get("cookie", "")
            if watcher_of(live, self.hub.keys, cookie, secure=is_secure(request), board=True) is not None:
                return
        raise HTTPException(404)


def manifest(deck: Deck, language: str | None = None) -> models.DeckManifest:
    """A deck as pages see it; with its texts in one language, or in all of them."""
    cards = {str(card.id): _card(card, number, language) for number, card in enumerate(deck.cards, 1)}
    return models.DeckManifest(deck.id, _in(deck.name, language), deck.author, deck.licence, cards)


async def _all_of(first: bytes, rest: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    yield first
    async for chunk in rest:
        yield chunk


def _in(texts: Mapping[str, str], language: str | None) -> dict[str, str]:
    return dict(texts) if language is None else {language: texts[language]}


def _card(card: Card, number: int, language: str | None) -> models.DeckCard:
    return models.DeckCard(
        f"/decks/{card.small.hash}.webp",
        f"/decks/{card.large.hash}.webp",
        _in(card.title, language),
        _in(card.description, language),
        number,
        None if card.tiny is None else f"/decks/{card.tiny.hash}.webp",
    )


def _json(request: Request, data: bytes, headers: Mapping[str, str] | None = None) -> Response:
    return checked_each_time(request.headers, data, "application/json", headers or {})
