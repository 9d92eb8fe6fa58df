"""HTTP for custom words: reads and checks a file or typed words, as `stella words import` does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.responses import Response

from stella.content.texts import text
from stella.content.wordcards import Finding, Format, WordsError, load_word_cards, read_own
from stella.content.wordcards.exchange import OWN_SIZE_LIMIT
from stella.languages import LANGUAGES
from stella.rules import WordCard
from stella.server.api import models
from stella.server.api.context import Call
from stella.server.api.http_request import bytes_of, content_type, language_of
from stella.server.api.responses import checked_each_time, json
from stella.tables.refusal import TableCode

MOST_FINDINGS: Final = 50
FORMATS: Final[Mapping[str, Format]] = {"text/csv": Format.CSV, "application/toml": Format.TOML}


async def offered(call: Call) -> Response:
    """Return the cards that this server offers at every table, made with `stella words import`."""
    return json(models.OwnWords(call.server.words.rows()))


async def all_cards(call: Call) -> Response:
    """Return all word cards, in the language asked for or in that of the browser. Only a game's pile is secret."""
    asked = call.query_params.get("lang")
    body = all_words(asked if asked in LANGUAGES else language_of(call))
    return checked_each_time(call.headers, body, "application/json", {"vary": "accept-language"})


async def read(call: Call) -> Response:
    """Return the cards in a TOML or CSV file, tidied; or all that is wrong with them. Nothing is stored."""
    file_format = FORMATS.get(content_type(call))
    if file_format is None:
        raise HTTPException(415)
    try:
        data = await bytes_of(call, OWN_SIZE_LIMIT)
        async with call.context.reading_words:
            cards = await asyncio.to_thread(read_own, data, file_format, "")
    except WordsError as error:
        return _refused_words(call, error)
    return json(models.OwnWords([list(card.words) for card in cards]))


@cache
def all_words(language: str) -> bytes:
    """Return the reply of `all_cards`, cached for each language."""
    words = load_word_cards()

    def rows(cards: Iterable[WordCard]) -> list[list[str]]:
        return [[words.text_of(word, language) for word in card.words] for card in cards]

    return msgspec.json.encode(models.AllWords(rows(words.discovery), rows(words.ordinary)))


def _refused_words(call: Call, error: WordsError) -> Response:
    """Return why each card was rejected, in the language of the browser."""
    language, code = language_of(call), TableCode.OWN_WORDS.value
    cards = [
        models.CardProblem(_number(each), each.code, each.message(language), dict(each.args))
        for each in error.findings[:MOST_FINDINGS]
    ]
    return json(models.RefusedWords(422, code, text(code, language), {}, cards), 422)


def _number(finding: Finding) -> int | None:
    """Return the number of the card that a finding is about."""
    return None if finding.card is None else int(finding.card.removeprefix("own-"))
