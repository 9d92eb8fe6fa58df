"""HTTP for decks: the list, their cards, and the pictures themselves."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
from collections.abc import AsyncIterator, Mapping
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response, StreamingResponse

from stella.content.decks import Card, Deck, PicturesUnavailable, table_of_deck
from stella.languages import LANGUAGES
from stella.server.api import models
from stella.server.api.context import Call, Handler
from stella.server.api.http_request import RequestError, remote_address
from stella.server.api.responses import checked_each_time, is_known

YEAR: Final = 365 * 24 * 3600
PATIENCE: Final = 0.5
"""Maximum seconds to check for decks that were just added."""
PRIVATE: Final = {"cache-control": "private, no-cache", "vary": "cookie"}


def in_turn(handler: Handler) -> Handler:
    """Wait until few other requests of the same address are being answered; sending doesn't count."""

    async def waiting(call: Call) -> Response:
        async with call.context.queue.take(remote_address(call)) as waited:
            if waited and await call.is_disconnected():
                raise HTTPException(400)  # nobody reads it
            return await handler(call)

    return waiting


@in_turn
async def list_decks(call: Call) -> Response:
    """Return the decks that every table may choose."""
    catalogue = call.server.catalogue
    with contextlib.suppress(TimeoutError):  # don't wait for a database that doesn't answer
        async with asyncio.timeout(PATIENCE):
            await catalogue.refresh()
    summaries = [
        models.DeckSummary(deck.id, dict(deck.name), len(deck.cards), deck.is_described)
        for deck in catalogue.decks()
    ]
    return _json(call, msgspec.json.encode(models.DeckList(summaries)))


@in_turn
async def show(call: Call) -> Response:
    """Return all cards of a deck, in all languages or the one asked for; a table's own only for those at it."""
    catalogue = call.server.catalogue
    deck_id: str = call.path_params["id"]
    asked = call.query_params.get("lang")
    language = asked if asked in LANGUAGES else None
    code = table_of_deck(deck_id)
    if code is not None:
        await _must_be_at(call, code)
    deck = catalogue.deck(deck_id) if code is None else await catalogue.look_at(code)
    if deck is None:
        raise HTTPException(404)
    if code is not None:
        return _json(call, msgspec.json.encode(manifest(deck, language)), PRIVATE)
    manifests = call.context.manifests
    written = manifests.get((deck_id, language))
    if written is None or written[0] is not deck:
        data = msgspec.json.encode(manifest(deck, language))
        written = manifests[deck_id, language] = deck, data, gzip.compress(data, mtime=0)
    _, data, packed = written
    reads_packed = "gzip" in call.headers.get("accept-encoding", "")
    reply = _json(call, packed if reads_packed else data, {"vary": "accept-encoding"})
    if reads_packed:
        reply.headers["content-encoding"] = "gzip"
    return reply


@in_turn
async def picture(call: Call) -> Response:
    """Return a picture by its hash. It never changes, so browsers keep it for ever."""
    name: str = call.path_params["name"]
    catalogue = call.server.catalogue
    found = await catalogue.picture(name.removesuffix(".webp")) if name.endswith(".webp") else None
    if found is None:
        raise HTTPException(404)
    scope = "private" if found.private else "public"
    headers = {"cache-control": f"{scope}, max-age={YEAR}, immutable", "etag": f'"{name}"'}
    if is_known(call.headers, headers["etag"]):
        return Response(status_code=304, headers=headers)
    chunks = found.read()
    try:
        first = await anext(chunks, b"")
    except PicturesUnavailable:
        raise
    except OSError:  # deleted a moment ago
        raise HTTPException(404) from None
    if len(first) >= found.size:
        return Response(first, headers=headers, media_type="image/webp")
    headers["content-length"] = str(found.size)
    return StreamingResponse(_all_of(first, chunks), headers=headers, media_type="image/webp")


async def _must_be_at(call: Call, code: str) -> None:
    """Raise unless the client may see the table's cards. The error is the same for everyone else."""
    call.limit("requests")
    watcher = None
    with contextlib.suppress(RequestError):
        await call.find(code)
        member, watcher = call.member_or_none(), call.watcher()
        if member is not None and member.approved:
            return
    call.limit("joining")  # it may be a guess
    if watcher is None:
        raise HTTPException(404)


def manifest(deck: Deck, language: str | None = None) -> models.DeckManifest:
    """Return a deck as the page sees it, with its texts in one language or in all of them."""
    cards = {str(card.id): _card(card, number, language) for number, card in enumerate(deck.all_cards, 1)}
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


def _json(call: Call, data: bytes, headers: Mapping[str, str] | None = None) -> Response:
    return checked_each_time(call.headers, data, "application/json", headers or {})
