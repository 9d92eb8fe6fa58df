"""Custom word cards as TOML or CSV: reading files from anyone, and writing them."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import PurePath
from typing import Any, Final

import tomli_w

from stella.content.findings import Finding, WordsError
from stella.content.toml_files import TomlReader, parse_toml
from stella.rules import WordCard
from stella.sanitize import printable

from .own import own_cards

OWN_SIZE_LIMIT: Final = 16 * 1024
MOST_DOTS: Final = 500
"""Maximum dots: parsing TOML takes quadratic time in the parts of a key, and word cards need none of several parts."""
HEADER: Final = ["word", "other"]

_TOML_HEAD = "# Custom word cards for Stella: up to ten, with one word or two different words each.\n\n"


class Format(StrEnum):
    """How custom words are written down."""

    TOML = "toml"
    CSV = "csv"


def format_of(name: str) -> Format:
    """Return the format that a file's name promises.

    >>> format_of("party.CSV")
    <Format.CSV: 'csv'>
    """
    try:
        return Format(PurePath(name).suffix.lower().removeprefix("."))
    except ValueError:
        raise WordsError([Finding("words-own-form", printable(PurePath(name).name))]) from None


def read_own(data: bytes, file_format: Format, source: str) -> tuple[WordCard, ...]:
    """Return the custom cards in the bytes of a file; `source` names it in the findings of a `WordsError`."""
    if len(data) > OWN_SIZE_LIMIT:
        raise WordsError([Finding("words-too-big", source, args={"limit": OWN_SIZE_LIMIT // 1024})])
    rows = _toml_rows(data, source) if file_format is Format.TOML else _csv_rows(data, source)
    return own_cards(rows, source)


def write_own(cards: Iterable[WordCard], file_format: Format) -> bytes:
    r"""Return the cards as a file that `read_own` reads back as they are. Nothing is escaped against spreadsheets.

    >>> write_own(own_cards([["=1+1", "a, b"]]), Format.CSV)
    b'word,other\n=1+1,"a, b"\n'
    """
    if file_format is Format.TOML:
        return (_TOML_HEAD + tomli_w.dumps({"own": [{"words": card.words} for card in cards]})).encode()
    page = io.StringIO()
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(HEADER)
    writer.writerows(card.words for card in cards)
    return page.getvalue().encode()


def rows_of(raw_cards: Iterable[Any], source: str) -> list[list[str]]:
    """Return the words of parsed `[[own]]` tables; `WordsError` if they are anything else."""
    rows: list[list[str]] = []
    for number, raw in enumerate(raw_cards, 1):
        words = raw.get("words") if isinstance(raw, dict) and set(raw) == {"words"} else None
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise WordsError([Finding("words-own-shape", source, f"own-{number}")])
        rows.append(words)
    return rows


def _toml_rows(data: bytes, source: str) -> list[list[str]]:
    if data.count(b".") > MOST_DOTS:
        raise WordsError([Finding("words-not-toml", source, args={"where": "…"})])
    document, broken = parse_toml(data, source, "words")
    if broken:
        raise WordsError(broken)
    reader = TomlReader("words", source)
    if reader.unknown_fields(document, ("own",)):
        raise WordsError(reader.findings)
    raw = document.get("own", [])
    return rows_of(raw if isinstance(raw, list) else [raw], source)


def _csv_rows(data: bytes, source: str) -> list[list[str]]:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WordsError([Finding("words-not-utf8", source)]) from None
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=_delimiter(text), strict=True)
    try:
        rows = [_without_empty_end(row) for row in reader]
    except csv.Error:
        raise WordsError([Finding("words-not-csv", source, args={"line": reader.line_num})]) from None
    if rows and [cell.strip().lower() for cell in rows[0]] == HEADER:
        del rows[0]
    return [row for row in rows if row]


def _delimiter(text: str) -> str:
    """Return the comma; or what the header uses; or, without a comma anywhere, what spreadsheets use instead."""
    first = text.lstrip().splitlines()[0].lower() if text.strip() else ""
    for mark in ",;\t":
        if [cell.strip(' "') for cell in first.split(mark)] == HEADER:
            return mark
    return next((mark for mark in ",;\t" if mark in text), ",")


def _without_empty_end(row: Sequence[str]) -> list[str]:
    cells = list(row)
    while cells and not cells[-1].strip():
        cells.pop()
    return cells
