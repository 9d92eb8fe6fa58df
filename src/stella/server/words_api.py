"""HTTP for own words: a file of them, or what somebody typed, is read and judged as `stella words import` does."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stella.content.texts import text
from stella.content.wordcards import Finding, Format, WordsError, read_own
from stella.content.wordcards.exchange import OWN_SIZE_LIMIT
from stella.content.wordcards.offered import OfferedWords
from stella.server import bodies
from stella.server.rates import Buckets
from stella.server.replies import json
from stella.server.requests import bytes_of, client_of, kind_of, language_of, must_be_ours
from stella.server.tables_api import refused
from stella.tables.refusal import Refusal, TableCode

MOST_FINDINGS: Final = 50
FORMATS: Final[Mapping[str, Format]] = {"text/csv": Format.CSV, "application/toml": Format.TOML}


@dataclass(frozen=True, slots=True)
class WordsApi:
    """The handler, with what it needs. Nothing is kept: the host sets the words of a table over its socket."""

    others: Buckets
    words: OfferedWords
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One file at a time, in a thread: games come first."""

    async def offered(self, request: Request) -> Response:
        """The cards that this server offers at every table; who runs it made them with `stella words import`."""
        if not self.others.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
        return json(bodies.OwnWords(self.words.rows()))

    async def read(self, request: Request) -> Response:
        """The cards in a TOML or CSV file, tidied; or all that is wrong with them."""
        must_be_ours(request)
        if not self.others.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
        file_format = FORMATS.get(kind_of(request))
        if file_format is None:
            raise HTTPException(415)
        try:
            data = await bytes_of(request, OWN_SIZE_LIMIT)
            async with self._reading:
                cards = await asyncio.to_thread(read_own, data, file_format, "")
        except WordsError as error:
            return _refused_words(request, error)
        return json(bodies.OwnWords([list(card.words) for card in cards]))


def _refused_words(request: Request, error: WordsError) -> Response:
    """Say of each card why it cannot be, in the language of the browser."""
    language, code = language_of(request), TableCode.OWN_WORDS.value
    cards = [
        bodies.CardProblem(_number(each), each.code, each.message(language), dict(each.args))
        for each in error.findings[:MOST_FINDINGS]
    ]
    return json(bodies.RefusedWords(422, code, text(code, language), {}, cards), 422)


def _number(finding: Finding) -> int | None:
    """Which card it is about."""
    return None if finding.card is None else int(finding.card.removeprefix("own-"))
