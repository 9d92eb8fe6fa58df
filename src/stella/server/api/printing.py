"""HTTP for printing: the host of a table gets the game as a PDF, with the table's pictures and own words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import IO, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from stella.content.decks import Picture, PicturesUnavailable, Shelf
from stella.content.wordcards import as_cards
from stella.languages import LANGUAGES
from stella.live import queries
from stella.live.hub import Hub
from stella.paper.layout import Backs, CardSize, Paper, Part
from stella.paper.press import LettersMissing, Press, PressFailed, PrintJob
from stella.server.api.http_request import client_of, must_be_ours, no_table
from stella.server.api.tables import member_of, refused
from stella.server.limits.rates import Buckets
from stella.server.limits.upload_slots import UploadSlots
from stella.tables.codes import tidy_code
from stella.tables.refusal import Refusal, TableCode

CHUNK: Final = 64 * 1024
SHEETS: Final = (Part.RULES, Part.BOARD, Part.SLATES, Part.SCORES)
"""What is printed if nobody says: the cards are a hundred pages."""
CPU: Final = 90
"""Seconds of a processor for one PDF."""

E = TypeVar("E", bound=StrEnum)


@dataclass(frozen=True, slots=True)
class PrintApi:
    """The handler, with what it needs."""

    hub: Hub
    shelf: Shelf
    press: Press
    printing: Buckets
    slots: UploadSlots
    """One PDF at a time, and one for each table; others wait for their turn."""

    async def make(self, request: Request) -> Response:
        """A PDF of parts of the game, for the host of a table."""
        must_be_ours(request)
        if not self.printing.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
        live = await self.hub.find(tidy_code(request.path_params["code"]))
        member = None if live is None else member_of(request, live)
        if live is None or member is None:
            raise no_table()
        stock = queries.print_stock(live, member)
        if isinstance(stock, Refusal):
            raise refused(stock)
        job, pictures = self._job(request, stock, member.language)
        async with self.slots.take(live.id, client_of(request)):
            try:
                async with self.shelf.files_of(pictures) as files:
                    job = msgspec.structs.replace(job, pictures=tuple(map(str, files)))
                    pdf = await asyncio.to_thread(self.press.make, job)
            except PicturesUnavailable:
                raise refused(Refusal(TableCode.STORE)) from None
            except LettersMissing as missing:
                raise refused(Refusal(TableCode.LETTERS, {"letters": str(missing)})) from None
            except (PressFailed, OSError):
                raise refused(Refusal(TableCode.BUSY)) from None
        headers = {
            "content-disposition": f'attachment; filename="stella-{job.language}.pdf"',
            "cache-control": "no-store",
        }
        return PdfResponse(pdf, headers)

    def _job(
        self, request: Request, stock: queries.PrintStock, language: str
    ) -> tuple[PrintJob, tuple[Picture, ...]]:
        """What to print, and the pictures that belong to it, which may not be on disk yet."""
        asked = request.query_params
        parts = asked.get("parts")
        language = asked.get("language", language)
        if language not in LANGUAGES:
            raise refused(Refusal(TableCode.LANGUAGE))
        wanted = SHEETS if parts is None else tuple(_one_of(Part, each, "parts") for each in parts.split(","))
        deck = self.shelf.deck(stock.deck)
        if deck is None:
            raise refused(Refusal(TableCode.OPTION, {"option": "deck"}))
        rows = [
            [stock.own_texts.get(word, {}).get(language) or word for word in card] for card in stock.own_words
        ]
        pictures = tuple(card.large for card in deck.cards) if Part.PICTURES in wanted else ()
        job = PrintJob(
            parts=wanted,
            pictures=(),
            language=language,
            paper=_one_of(Paper, asked.get("paper", Paper.A4), "paper"),
            size=_one_of(CardSize, asked.get("size", CardSize.LARGE), "size"),
            backs=_one_of(Backs, asked.get("backs", Backs.NIGHT), "backs"),
            own_words=as_cards(rows),
            only_own_words=asked.get("words") == "own" and bool(rows),
            cpu=CPU,
        )
        return job, pictures


def _one_of(choices: type[E], value: str, option: str) -> E:
    try:
        return choices(value)
    except ValueError:
        raise refused(Refusal(TableCode.OPTION, {"option": option})) from None


class PdfResponse(StreamingResponse):
    """What is in a file, bit by bit: whoever reads slowly holds nobody up. The file is closed however that ends."""

    def __init__(self, pdf: IO[bytes], headers: Mapping[str, str]) -> None:
        super().__init__(self._chunks(), headers=headers, media_type="application/pdf")
        self._pdf = pdf

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._pdf.close()

    async def _chunks(self) -> AsyncIterator[bytes]:
        while chunk := await asyncio.to_thread(self._pdf.read, CHUNK):
            yield chunk
