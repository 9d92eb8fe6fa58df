"""HTTP for own words: a file of them, or what somebody typed, is read and judged as `stella words import` does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stella.content.texts import text
from stella.content.wordcards import Finding, Format, WordsError, load_word_cards, read_own
from stella.content.wordcards.exchange import OWN_SIZE_LIMIT
from stella.content.wordcards.offered import Words
from stella.languages import LANGUAGES
from stella.rules import WordCard
from stella.server.api import models
from stella.server.api.http_request import bytes_of, client_of, kind_of, language_of, must_be_ours
from stella.server.api.responses import checked_each_time, json
from stella.server.api.tables import refused
from stella.server.limits.rates import Buckets
from stella.tables.refusal import Refusal, TableCode

MOST_FINDINGS: Final = 50
FORMATS: Final[Mapping[str, Format]] = {"text/csv": Format.CSV, "application/toml": Format.TOML}


@dataclass(frozen=True, slots=True)
class WordsApi:
    """The handler, with what it needs. Nothing is kept: the host sets the words of a table over its socket."""

    others: Buckets
    words: Words
    _reading: asyncio.Lock = field(default_factory=asyncio.Lock)
    """One file at a time, in a thread: games come first."""

    async def offered(self, request: Request) -> Response:
        """The cards that this server offers at every table; who runs it made them with `stella words import`."""
        if not self.others.take(client_of(request)):
            raise refused(Refusal(TableCode.RATE))
        return json(models.OwnWords(self.words.rows()))

    async def all_cards(self, request: Request) -> Response:
        """All word cards, in the language asked for or in that of the browser. Only the pile of a game is a secret."""
        asked = request.query_params.get("lang")
        body = all_words(asked if asked in LANGUAGES else language_of(request))
        headers = {"vary": "accept-language"}
        return checked_each_time(request.headers, body, "application/json", headers)

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
        return json(models.OwnWords([list(card.words) for card in cards]))


@cache
def all_words(language: str) -> bytes:
    """The reply of `all_cards`, made once for each language."""
    words = load_word_cards()

    def rows(cards: Iterable[WordCard]) -> list[list[str]]:
        return [[words.text_of(word, language) for word in card.words] for card in cards]

    return msgspec.json.encode(models.AllWords(rows(words.discovery), rows(words.ordinary)))


def _refused_words(request: Request, error: WordsError) -> Response:
    """Say of each card why it cannot be, in the language of the browser."""
    language, code = language_of(request), TableCode.OWN_WORDS.value
    cards = [
        models.CardProblem(_number(each), each.code, each.message(language), dict(each.args))
        for each in error.findings[:MOST_FINDINGS]
    ]
    return json(models.RefusedWords(422, code, text(code, language), {}, cards), 422)


def _number(finding: Finding) -> int | None:
    """Which card it is about."""
    return None if finding.card is None else int(finding.card.removeprefix("own-"))
