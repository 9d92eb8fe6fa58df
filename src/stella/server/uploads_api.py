"""HTTP for own pictures of a table: the host brings a deck, says what is on its cards, and takes it away again."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stella.content.decks import DeckError, Shelf, UploadedFile, table_deck_id
from stella.content.decks.deck_file import Texts
from stella.content.decks.pipeline import made_in
from stella.content.decks.worker import HAS_LIMITS
from stella.content.decks.writer import write_table_deck
from stella.content.texts import text
from stella.live import queries
from stella.live.hub import Hub
from stella.live.requests import Done
from stella.live.table import LiveTable
from stella.server import bodies
from stella.server.incoming import is_zip, receive
from stella.server.rates import Buckets
from stella.server.replies import json
from stella.server.requests import body_of, client_of, language_of, must_be_ours, no_table
from stella.server.settings import Settings
from stella.server.tables_api import member_of, refused
from stella.server.upload_slots import UploadSlots
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
    _rendering: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One image process at a time: games come first."""
    _making: dict[str, tuple[Path, int | None]] = field(default_factory=dict)
    """Tables whose pictures become cards: where, and how many; `None` for those in a zip, which nobody has counted."""

    async def look(self, request: Request) -> Response:
        """What the host has brought, how far the making of new cards is, and what may be brought."""
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        if not member.host:
            raise refused(Refusal(TableCode.NOT_HOST))
        making = None
        if live.id in self._making:
            work, of = self._making[live.id]
            making = bodies.Making(await asyncio.to_thread(made_in, work), of)
        limits = self.shelf.pipeline.limits
        return json(
            bodies.OwnPictures(
                len(self.shelf.own_cards(live.id) or ()),
                making,
                bodies.UploadLimits(limits.least, limits.most, limits.file_bytes, limits.total_bytes),
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
        if not self.shelf.takes_uploads or self.shelf.held_bytes >= self.settings.pictures_bytes:
            raise refused(Refusal(TableCode.STORE))
        async with self.slots.take(live.id, client_of(request)):
            try:
                with self.shelf.workplace() as work:
                    reply = await self._make(request, live, member, work)
            except DeckError as error:
                return _refused_pictures(request, error)
            except OSError:  # the disk is full, or refuses otherwise
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
        if not self.shelf.takes_uploads:
            return Response(status_code=204)
        with self.slots.only(live.id), self.shelf.workplace() as work:
            undo = self.shelf.take_away(live.id, work)  # first, so that no game begins with them
            await self._settle(live, member, c.DropDeck(table_deck_id(live.id), id=work.name), undo)
        return Response(status_code=204)

    async def describe(self, request: Request) -> Response:
        """Say what is on cards of the table's own deck, for those who cannot see them."""
        must_be_ours(request)
        self._not_too_often(self.others, request)
        live, member = await self._member(request)
        if not member.host:
            raise refused(Refusal(TableCode.NOT_HOST))
        body = await body_of(request, bodies.Descriptions, DESCRIPTIONS_LIMIT)
        deck = self.shelf.of_table(live.id)
        if deck is None or not body.descriptions.keys() <= set(deck.card_ids):
            raise refused(Refusal(TableCode.OPTION, {"option": "deck"}))
        texts = await asyncio.to_thread(
            lambda: {card: _texts(said, member.language) for card, said in body.descriptions.items()}
        )
        with self.slots.only(live.id):
            await asyncio.to_thread(self.shelf.describe, live.id, texts)
        return Response(status_code=204)

    async def _make(
        self, request: Request, live: LiveTable, member: queries.KnownMember, work: Path
    ) -> bodies.OwnDeck:
        incoming = work / "in"
        incoming.mkdir()
        given = await receive(request, incoming, self.shelf.pipeline.limits, self._least)
        self._making[live.id] = work, None if is_zip(given) else len(given)
        try:
            async with self._rendering:
                cards, duplicates = await asyncio.to_thread(self._render, given, work)
        finally:
            del self._making[live.id]
        now = await self.hub.find(live.id)  # it may have gone to sleep meanwhile, or for good
        if now is None:
            raise no_table()
        deck = table_deck_id(now.id)
        undo = self.shelf.put(now.id, work / "deck", work)
        chosen = c.SetOptions(OptionChanges(deck=deck, real_cards=False), id=work.name)
        await self._settle(now, member, chosen, undo)
        return bodies.OwnDeck(deck, cards, duplicates)

    async def _settle(
        self, live: LiveTable, member: queries.KnownMember, command: c.MemberCommand, undo: Callable[[], None]
    ) -> None:
        """The table agrees to what has happened on the shelf, or it is undone."""
        try:
            answer = await self.hub.ask(live, member.id, command)
        except BaseException:
            undo()
            raise
        if not isinstance(answer, Done):
            undo()
            assert isinstance(answer, Refusal)
            raise refused(answer)

    def _render(self, given: list[UploadedFile], work: Path) -> tuple[int, int]:
        cards, duplicates = write_table_deck(self.shelf.pipeline.render(given, work), work / "deck")
        if wrong := self.shelf.pipeline.limits.wrong_count(cards):
            raise DeckError([wrong])
        return cards, duplicates

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
        bodies.FileProblem(each.file, each.code, each.message(language), dict(each.args))
        for each in error.findings
    ]
    code = TableCode.PICTURES.value
    return json(bodies.RefusedPictures(422, code, text(code, language), {}, files), 422)
