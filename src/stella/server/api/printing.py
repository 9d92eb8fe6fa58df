"""HTTP for printing: the game as a PDF for the host, with the table's pictures and custom words."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from enum import StrEnum
from typing import IO, Final, TypeVar

import msgspec
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from stella.content.decks import Picture, PicturesUnavailable
from stella.content.wordcards import as_cards
from stella.languages import LANGUAGES
from stella.live import queries
from stella.paper.layout import Backs, CardSize, Paper, Part
from stella.paper.press import LettersMissing, PressFailed, PrintJob
from stella.server.api.context import Call
from stella.server.api.http_request import RequestError, accepted, remote_address
from stella.tables.refusal import Refusal, TableCode

CHUNK: Final = 64 * 1024
SHEETS: Final = (Part.RULES, Part.BOARD, Part.SLATES, Part.SCORES)
"""Parts printed by default; the cards alone would be a hundred pages."""
CPU: Final = 90
"""Maximum processor seconds per PDF."""

E = TypeVar("E", bound=StrEnum)


async def make(call: Call) -> Response:
    """Return a PDF of parts of the game, for the host of a table."""
    server = call.server
    stock = accepted(queries.print_stock(call.live, call.member))
    job, pictures = _job(call, stock)
    async with call.context.prints.take(call.live.id, remote_address(call)):
        try:
            async with server.catalogue.files_of(pictures) as files:
                job = msgspec.structs.replace(job, pictures=tuple(map(str, files)))
                pdf = await asyncio.to_thread(server.press.make, job)
        except PicturesUnavailable:
            raise RequestError(TableCode.STORE) from None
        except LettersMissing as missing:
            raise RequestError(Refusal(TableCode.LETTERS, {"letters": str(missing)})) from None
        except (PressFailed, OSError):
            raise RequestError(TableCode.BUSY) from None
    headers = {
        "content-disposition": f'attachment; filename="stella-{job.language}.pdf"',
        "cache-control": "no-store",
    }
    return PdfResponse(pdf, headers)


def _job(call: Call, stock: queries.PrintStock) -> tuple[PrintJob, tuple[Picture, ...]]:
    """Return what to print, and the pictures that belong to it, which may not be on disk yet."""
    asked = call.query_params
    parts = asked.get("parts")
    language = asked.get("language", call.member.language)
    if language not in LANGUAGES:
        raise RequestError(TableCode.LANGUAGE)
    wanted = SHEETS if parts is None else tuple(_one_of(Part, each, "parts") for each in parts.split(","))
    deck = call.server.catalogue.deck(stock.deck)
    if deck is None:
        raise RequestError(Refusal(TableCode.OPTION, {"option": "deck"}))
    rows = [
        [stock.own_texts.get(word, {}).get(language) or word for word in card] for card in stock.own_words
    ]
    pictures = tuple(card.large for card in deck.all_cards) if Part.PICTURES in wanted else ()
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
        raise RequestError(Refusal(TableCode.OPTION, {"option": option})) from None


class PdfResponse(StreamingResponse):
    """A streamed file, so that a slow client blocks nobody. The file is always closed."""

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
