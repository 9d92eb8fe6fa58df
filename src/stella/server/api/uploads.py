"""HTTP for own pictures of a table: the host brings a deck, says what is on its cards, and takes it away again."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stella.content.decks import (
    Change,
    Deck,
    DeckError,
    OtherChanges,
    OwnPictures,
    PicturesUnavailable,
    Shelf,
    UploadedFile,
    table_deck_id,
)
from stella.content.decks.deck_file import Texts
from stella.content.decks.worker import HAS_LIMITS
from stella.content.decks.writer import write_table_deck
from stella.content.texts import text
from stella.live import queries
from stella.live.hub import Hub
from stella.live.requests import DECK_CHANGE, Done, request_id
from stella.live.table import LiveTable
from stella.server.api import models
from stella.server.api.http_request import body_of, client_of, language_of, must_be_ours, no_table
from stella.server.api.responses import json
from stella.server.api.tables import member_of, refused
from stella.server.api.upload_body import is_zip, receive
from stella.server.api.upload_progress import MakingOfPictures
from stella.server.limits.rates import Buckets
from stella.server.limits.upload_slots import NoSlot, UploadSlots
from stella.server.settings import Settings
from stella.tables import commands as c
from stella.tables.codes import tidy_code
from stella.tables.options import OptionChanges
from stella.tables.people import clean_text
from stella.tables.refusal import Refusal, TableCode

LONGEST_DESCRIPTION: Final = 400
DESCRIPTIONS_LIMIT: Final = 1024 * 1024
LEAST: Final = 8 * 1024
LEAST_IF_WANTED: Final = 64 * 1024


@dataclass(frozen=True, slots=True)
class UploadsApi:
    """The handlers, with what they need."""

    hub: Hub
    shelf: Shelf
    settings: Settings
    uploading: Buckets
    others: Buckets
    slots: UploadSlots
    making: MakingOfPictures
    _rendering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One image process at a time: games come first."""

    async def look(self, request: Request) -> Response:
        """What the host has brought, how far the making of new cards is, and what may be brought."""
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        if not member.host:
            raise refused(Refusal(TableCode.NOT_HOST))
        making = await self.making.of_table(live.id)
        limits, deck = self.shelf.pipeline.limits, await self._look_at(live)
        return json(
            models.OwnPictures(
                0 if deck is None else len(deck.cards),
                making,
                models.UploadLimits(limits.least, limits.most, limits.file_bytes, limits.total_bytes),
            )
        )

    async def upload(self, request: Request) -> Response:
        """Bring own pictures: all of them become the table's deck, or none is kept."""
        must_be_ours(request)
        self._not_too_often(self.uploading, request)
        live, member = await self._member(request)
        refusal = queries.may_bring_pictures(live, member)
        if refusal is not None:
            raise refused(refusal)
        if not HAS_LIMITS:  # pictures of strangers only where their decoders can be bounded
            raise HTTPException(501)
        own = self.shelf.own
        if own is None:
            raise refused(Refusal(TableCode.STORE))
        try:
            if await own.held_bytes() >= self.settings.pictures_bytes:
                raise refused(Refusal(TableCode.STORE))
            async with self.slots.take(live.id, client_of(request)):
                with own.workplace() as work:
                    reply = await self._make(request, live, member, own, work)
        except DeckError as error:
            return _refused_pictures(request, error)
        except OSError:  # the disk or the database is full, or refuses otherwise
            raise refused(Refusal(TableCode.STORE)) from None
        return json(reply, 201)

    async def remove(self, request: Request) -> Response:
        """Take the own pictures away, from the table and from the disk; idempotent: no deck is not an error."""
        must_be_ours(request)
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        refusal = queries.may_bring_pictures(live, member)
        if refusal is not None:
            raise refused(refusal)
        own = self.shelf.own
        if own is None:
            return Response(status_code=204)
        drop = c.DropDeck(table_deck_id(live.id), id=_new_id())
        try:
            with self.slots.only(live.id), own.workplace() as work:
                change = await self._bring(own, live, member, drop, work, None)
                await self._settle(live, member, drop, change)
        except OSError:
            raise refused(Refusal(TableCode.STORE)) from None
        return Response(status_code=204)

    async def describe(self, request: Request) -> Response:
        """Say what is on cards of the table's own deck, for those who cannot see them."""
        must_be_ours(request)
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        if not member.host:
            raise refused(Refusal(TableCode.NOT_HOST))
        body = await body_of(request, models.Descriptions, DESCRIPTIONS_LIMIT)
        own, deck = self.shelf.own, await self._look_at(live)
        if own is None or deck is None or not body.descriptions.keys() <= set(deck.card_ids):
            raise refused(Refusal(TableCode.OPTION, {"option": "deck"}))
        texts = await asyncio.to_thread(
            lambda: {card: _texts(said, member.language) for card, said in body.descriptions.items()}
        )
        with self.slots.only(live.id):
            try:
                await own.describe(live.id, texts)
            except OSError:
                raise refused(Refusal(TableCode.STORE)) from None
        return Response(status_code=204)

    async def _make(
        self,
        request: Request,
        live: LiveTable,
        member: queries.KnownMember,
        own: OwnPictures,
        work: Path,
    ) -> models.OwnDeck:
        incoming = work / "in"
        incoming.mkdir()
        given = await receive(request, incoming, self.shelf.pipeline.limits, self._least)
        async with (
            self.making.going_on(live.id, work, None if is_zip(given) else len(given)),
            self._rendering,
        ):
            cards, duplicates = await asyncio.to_thread(self._render, given, work)
        now = await self.hub.find(live.id)  # it may have gone to sleep meanwhile, or for good
        if now is None:
            raise no_table()
        deck = table_deck_id(now.id)
        chosen = c.SetOptions(OptionChanges(deck=deck, real_cards=False), id=_new_id())
        change = await self._bring(own, now, member, chosen, work, work / "deck")
        await self._settle(now, member, chosen, change)
        return models.OwnDeck(deck, cards, duplicates)

    async def _bring(
        self,
        own: OwnPictures,
        live: LiveTable,
        member: queries.KnownMember,
        command: c.MemberCommand,
        work: Path,
        folder: Path | None,
    ) -> Change:
        logged = request_id(member.id, command.id)
        try:
            return await own.bring(live.id, logged, work, folder, self.settings.pictures_bytes)
        except OtherChanges:
            raise NoSlot from None
        except FileNotFoundError:  # the table was deleted meanwhile
            raise no_table() from None

    async def _settle(
        self, live: LiveTable, member: queries.KnownMember, command: c.MemberCommand, change: Change
    ) -> None:
        """The table agrees to the change, or it is undone."""
        try:
            answer = await self.hub.offer(live, member.id, command, change)
        except BaseException:
            change.abandon()
            raise
        if isinstance(answer, Done):
            await change.end(agreed=True)
            return
        assert isinstance(answer, Refusal)
        if answer.code is TableCode.STORE:
            change.abandon()
        else:
            await change.end(agreed=False)
        raise refused(answer)

    def _render(self, given: list[UploadedFile], work: Path) -> tuple[int, int]:
        cards, duplicates = write_table_deck(self.shelf.pipeline.render(given, work), work / "deck")
        if wrong := self.shelf.pipeline.limits.wrong_count(cards):
            raise DeckError([wrong])
        return cards, duplicates

    async def _look_at(self, live: LiveTable) -> Deck | None:
        try:
            return await self.shelf.look_at(live.id)
        except PicturesUnavailable:
            raise refused(Refusal(TableCode.STORE)) from None

    async def _member(self, request: Request) -> tuple[LiveTable, queries.KnownMember]:
        live = await self.hub.find(tidy_code(request.path_params["code"]))
        member = None if live is None else member_of(request, live)
        if live is None or member is None:
            raise no_table()
        return live, member

    def _least(self) -> int:
        """Bytes a second that an upload must bring: more if others wait for its slot."""
        return LEAST_IF_WANTED if self.slots.are_wanted else LEAST

    def _not_too_often(self, buckets: Buckets, request: Request) -> None:
        if not buckets.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))


def _new_id() -> str:
    """Of a request that changes the own pictures of a table."""
    return f"{DECK_CHANGE}{secrets.token_hex(8)}"


def _texts(said: str, language: str) -> Texts:
    """What the host wrote, in the host's language; others read it as it is. Nothing takes it back."""
    if not said.strip():
        return {}
    clean = clean_text(said, LONGEST_DESCRIPTION)
    if clean is None:
        raise refused(Refusal(TableCode.OPTION, {"option": "description"}))
    return {language: clean}


def _refused_pictures(request: Request, error: DeckError) -> Response:
    """Say of each file why it cannot be used, in the language of the browser."""
    language = language_of(request)
    files = [
        models.FileProblem(each.file, each.code, each.message(language), dict(each.args))
        for each in error.findings
    ]
    code = TableCode.PICTURES.value
    return json(models.RefusedPictures(422, code, text(code, language), {}, files), 422)
