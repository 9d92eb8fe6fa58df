"""HTTP for albums: the finished games of a table, for those at the table and those who have the key to watch it."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

import msgspec
from starlette.responses import Response

from stella.content.texts import text
from stella.languages import FALLBACK
from stella.live import albums
from stella.live.public_links import first_token
from stella.paper.poster import Lantern, Poster
from stella.server.api.context import Call
from stella.server.api.http_request import LOOPBACK, RequestError, accepted
from stella.server.api.posters import capitalised, painted
from stella.server.api.responses import is_known, json
from stella.server.pages.client import language_for
from stella.server.posters import three_of
from stella.tables.game_spans import GameSpan
from stella.tables.likeness import bonds_of
from stella.tables.people import MemberId
from stella.tables.public_game import liveliness
from stella.tables.refusal import TableCode
from stella.tables.view import PublicPlayer

MOST_DIGITS: Final = 6
LEVEL: Final = 5
"""Compression level: an album of 150 KB shrinks to about 6 KB in two milliseconds."""


async def list_albums(call: Call) -> Response:
    """Return the finished games of a table."""
    _reader(call)
    return json(albums.albums(call.live))


async def show(call: Call) -> Response:
    """Return one finished game, step by step."""
    member = _reader(call)
    found = requested_game(call)
    headers = {
        "etag": f'"{albums.tag_of(call.live, found, member)}"',
        "cache-control": "private, no-cache",
        "vary": "cookie, accept-encoding",
    }
    if is_known(call.headers, headers["etag"]):
        return Response(status_code=304, headers=headers)
    data = msgspec.json.encode(accepted(await albums.album(call.live, found, member)))
    if "gzip" in call.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        data = await asyncio.to_thread(gzip.compress, data, LEVEL, mtime=0)
    return Response(data, headers=headers, media_type="application/json")


async def picture(call: Call) -> Response:
    """Return a picture of a finished game, to send: a word, three of its paintings, and who thinks alike."""
    member, found = _reader(call), requested_game(call)
    album = accepted(await albums.album(call.live, found, member))
    record, language = album.record, language_for(call.scope)
    named = call.query_params.get("names") != "no"
    best = max(record.rounds, key=liveliness)
    words = record.words[best.clue]
    token = first_token(call.live, found.game, call.hub.keys)
    site = call.address.partition("//")[2]
    home = "" if LOOPBACK.fullmatch(site) else call.address
    poster = Poster(
        "upright",
        capitalised(words.get(language) or words[FALLBACK]),
        text("share-game" if token is None else "guess-title", language),
        (),
        lanterns=tuple(
            Lantern(colour, _name(player, language) if named else "", points)
            for player, colour, points in zip(record.players, found.colours, record.totals, strict=True)
        ),
        bonds=bonds_of(record.rounds, len(record.players)),
        address=f"{home}/s/{token}" if home and token else home,
        site=site,
    )
    cards = () if album.real_cards else three_of(best.grid, f"{record.code} {record.game}")
    return await painted(call, poster, album.deck, cards, {"cache-control": "no-store"})


def _name(player: PublicPlayer, language: str) -> str:
    return player.name or text(f"bot-name-{player.character}", language)


def _reader(call: Call) -> MemberId | None:
    """Return the member making the request; `None` for a board with the key. Others learn nothing.

    Knowing only the code of an open table lets you watch what happens there now, but not what happened before.
    """
    member = call.member_or_none()
    if member is not None and member.approved:
        return member.id
    watcher = call.watcher()
    if watcher is not None and watcher.giver is not None:
        return None
    raise RequestError(TableCode.NO_TABLE)


def requested_game(call: Call) -> GameSpan:
    """Return the finished game that a request is about. Raises `RequestError` if there is none."""
    number: str = call.path_params["game"]
    is_number = number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS
    return accepted(albums.span(call.live, int(number) if is_number else 0))
