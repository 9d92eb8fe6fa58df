"""HTTP for a table's uploaded pictures: the host uploads a deck, describes its cards, and removes it."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import Response

from stella.content.decks import (
    DeckError,
    OtherChanges,
    UploadedPictures,
    table_deck_id,
)
from stella.content.decks.deck_file import Texts
from stella.content.decks.worker import HAS_LIMITS
from stella.content.decks.writer import write_table_deck
from stella.content.texts import text
from stella.live import queries
from stella.live.table_request import DECK_CHANGE, request_id
from stella.rules import MIN_DECK
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError, accepted, language_of, remote_address
from stella.server.api.responses import json
from stella.server.api.upload_body import is_zip, receive
from stella.tables import commands as c
from stella.tables.options import OptionChanges
from stella.tables.people import clean_text
from stella.tables.refusal import Refusal, TableCode

LONGEST_DESCRIPTION: Final = 400
DESCRIPTIONS_LIMIT: Final = 1024 * 1024
LEAST: Final = 8 * 1024
LEAST_IF_WANTED: Final = 64 * 1024


async def look(call: Call) -> Response:
    """Return the uploaded pictures, the progress of new ones, and the limits."""
    catalogue = call.server.catalogue
    making = await call.context.progress.of_table(call.live.id)
    limits, deck = catalogue.pipeline.limits, await catalogue.look_at(call.live.id)
    return json(
        models.OwnPictures(
            0 if deck is None else len(deck.cards),
            making,
            models.UploadLimits(limits.least, limits.most, MIN_DECK, limits.file_bytes, limits.total_bytes),
        )
    )


async def upload(call: Call) -> Response:
    """Accept pictures: all of them become the table's deck, or none is kept."""
    accepted(queries.may_bring_pictures(call.live, call.member))
    if not HAS_LIMITS:  # only where decoding strangers' pictures can be limited
        raise HTTPException(501)
    own = call.server.catalogue.own
    try:
        if await own.held_bytes() >= call.settings.pictures_bytes:
            raise RequestError(TableCode.STORE)
        async with call.context.uploads.take(call.live.id, remote_address(call)):
            with own.workplace() as work:
                reply = await _make(call, own, work)
    except DeckError as error:
        return _refused_pictures(call, error)
    except OSError:  # the disk or the database is full or fails otherwise
        raise RequestError(TableCode.STORE) from None
    return json(reply, 201)


async def remove(call: Call) -> Response:
    """Remove the uploaded pictures from the table and from the disk. Succeeds if there are none."""
    accepted(queries.may_bring_pictures(call.live, call.member))
    own = call.server.catalogue.own
    drop = c.DropDeck(table_deck_id(call.live.id), id=_new_id())
    try:
        with call.context.uploads.only(call.live.id), own.workplace() as work:
            await _settle(call, own, drop, work, None)
    except OSError:
        raise RequestError(TableCode.STORE) from None
    return Response(status_code=204)


async def describe(call: Call) -> Response:
    """Describe cards of the table's deck, for people who can't see them."""
    body = await call.read(models.Descriptions, DESCRIPTIONS_LIMIT)
    catalogue = call.server.catalogue
    own, deck = catalogue.own, await catalogue.look_at(call.live.id)
    if deck is None or not body.descriptions.keys() <= {card.id for card in deck.cards}:
        raise RequestError(Refusal(TableCode.OPTION, {"option": "deck"}))
    language = call.member.language
    texts = await asyncio.to_thread(
        lambda: {card: _texts(said, language) for card, said in body.descriptions.items()}
    )
    with call.context.uploads.only(call.live.id):
        try:
            await own.describe(call.live.id, texts)
        except OSError:
            raise RequestError(TableCode.STORE) from None
    return Response(status_code=204)


async def _make(call: Call, own: UploadedPictures, work: Path) -> models.OwnDeck:
    context, pipeline = call.context, call.server.catalogue.pipeline
    incoming = work / "in"
    incoming.mkdir()

    def least() -> int:
        """Return the minimum bytes per second of an upload: more if others wait for its slot."""
        return LEAST_IF_WANTED if context.uploads.are_wanted else LEAST

    def render() -> tuple[int, int]:
        cards, duplicates = write_table_deck(pipeline.render(given, work), work / "deck")
        if wrong := pipeline.limits.wrong_count(cards):
            raise DeckError([wrong])
        return cards, duplicates

    given = await receive(call, incoming, pipeline.limits, least)
    count = None if is_zip(given) else len(given)
    async with context.progress.going_on(call.live.id, work, count), context.rendering:
        cards, duplicates = await pipeline.in_thread(render)
    await call.find(call.live.id)  # it may have been deleted meanwhile, or fallen asleep
    deck = table_deck_id(call.live.id)
    chosen = c.SetOptions(OptionChanges(deck=deck, real_cards=False), id=_new_id())
    await _settle(call, own, chosen, work, work / "deck")
    return models.OwnDeck(deck, cards, duplicates)


async def _settle(
    call: Call, own: UploadedPictures, command: c.MemberCommand, work: Path, folder: Path | None
) -> None:
    """Store new pictures, or none, and have the table agree to them."""
    logged, most = request_id(call.member.id, command.id, http=True), call.settings.pictures_bytes
    try:
        async with own.bring(call.live.id, logged, work, folder, most) as upload:
            answer = await call.hub.ask_with_upload(call.live, call.member.id, command, upload)
    except OtherChanges:
        raise RequestError(TableCode.BUSY) from None
    except FileNotFoundError:  # the table was deleted meanwhile
        raise RequestError(TableCode.NO_TABLE) from None
    accepted(answer)


def _new_id() -> str:
    """Return an id for a request that changes the uploaded pictures of a table."""
    return f"{DECK_CHANGE}{secrets.token_hex(8)}"


def _texts(said: str, language: str) -> Texts:
    """Return the host's description in the host's language; others read it untranslated. Empty if there is none."""
    if not said.strip():
        return {}
    clean = clean_text(said, LONGEST_DESCRIPTION)
    if clean is None:
        raise RequestError(Refusal(TableCode.OPTION, {"option": "description"}))
    return {language: clean}


def _refused_pictures(call: Call, error: DeckError) -> Response:
    """Return why each file can't be used, in the language of the browser."""
    language = language_of(call)
    files = [
        models.FileProblem(each.file, each.code, each.message(language), dict(each.args))
        for each in error.findings
    ]
    code = TableCode.PICTURES.value
    return json(models.RefusedPictures(422, code, text(code, language), {}, files), 422)
