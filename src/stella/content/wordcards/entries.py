"""The files of translated word cards as typed values. What they say is not judged here; see `judge.py`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec

from .findings import Finding, shown

SIZE_LIMIT: Final = 256 * 1024
"""Bytes of a file of word cards; the longest of ours has eight thousand."""


class Kind(StrEnum):
    """What sort of word it is; the set has some of each."""

    THING = "thing"
    NATURE = "nature"
    STORY = "story"
    FEELING = "feeling"
    IDEA = "idea"
    VERB = "verb"
    SAYING = "saying"


Pair = tuple[str, str]


class CardEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card as it is written: upper and lower word, with one line for each language."""

    id: str
    words: Pair
    kinds: tuple[Kind, Kind]
    number: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None
    en: Pair | None = None
    fr: Pair | None = None
    es: Pair | None = None
    de: Pair | None = None
    pl: Pair | None = None

    def texts(self, language: str) -> Pair | None:
        """The upper and the lower text in a language."""
        pair: Pair | None = getattr(self, language)
        return pair


class LookAlike(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two words that may look alike in a language, and why."""

    language: str
    words: Pair
    why: str


Written = TypeVar("Written", CardEntry, LookAlike)


@dataclass(frozen=True, slots=True)
class WordFile:
    """What could be read of one file, and what could not."""

    name: str
    cards: tuple[CardEntry, ...] = ()
    lookalikes: tuple[LookAlike, ...] = ()
    own: tuple[Any, ...] = ()
    """The table's own cards, still unchecked; see `exchange.py`."""
    findings: tuple[Finding, ...] = ()


def read_file(path: Path, limit: int = SIZE_LIMIT) -> tuple[bytes, tuple[Finding, ...]]:
    """The bytes of a file, or why there are none."""
    try:
        with path.open("rb") as source:
            data = source.read(limit + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        return b"", (Finding("unreadable", path.name, args={"reason": shown(reason, 120)}),)
    if len(data) > limit:
        return b"", (Finding("too-big", path.name, args={"limit": limit // 1024}),)
    return data, ()


def parse_toml(data: bytes, file: str) -> tuple[dict[str, Any], tuple[Finding, ...]]:
    """A TOML document from bytes of any sort. Never raises: a fault becomes a finding."""
    try:
        return tomllib.loads(data.decode("utf-8-sig")), ()
    except UnicodeDecodeError:
        return {}, (Finding("not-utf8", file),)
    except RecursionError:
        return {}, (Finding("not-toml", file, args={"where": "…"}),)
    except ValueError as error:  # also numbers and dates that cannot be
        place = re.search(r"line \d+, column \d+|end of document", str(error))
        return {}, (Finding("not-toml", file, args={"where": place[0] if place else "?"}),)


def read_word_file(path: Path) -> WordFile:
    """A file of word cards, look-alikes or own words, as far as it can be read."""
    data, unreadable = read_file(path)
    if unreadable:
        return WordFile(path.name, findings=unreadable)
    document, broken = parse_toml(data, path.name)
    return WordFile(path.name, findings=broken) if broken else word_file(document, path.name)


def word_file(document: Mapping[str, Any], name: str) -> WordFile:
    """A parsed document as a file of word cards; everything that does not fit is found, not raised."""
    findings = [
        Finding("unknown-field", name, args={"field": shown(key)})
        for key in document
        if key not in ("card", "lookalike", "own")
    ]
    if not document:
        findings.append(Finding("empty", name))
    cards = [
        _convert(raw, CardEntry, name, shown(str(raw.get("id", f"card {number}"))), findings)
        for number, raw in enumerate(_tables(document, "card", name, findings), 1)
    ]
    lookalikes = [
        _convert(raw, LookAlike, name, "lookalike", findings)
        for raw in _tables(document, "lookalike", name, findings)
    ]
    own = document.get("own", [])
    return WordFile(
        name,
        tuple(card for card in cards if card is not None),
        tuple(alike for alike in lookalikes if alike is not None),
        tuple(own) if isinstance(own, list) else (own,),
        tuple(findings),
    )


def _tables(
    document: Mapping[str, Any], key: str, name: str, findings: list[Finding]
) -> Iterator[Mapping[str, Any]]:
    value = document.get(key, [])
    for each in value if isinstance(value, list) else [value]:
        if isinstance(each, dict):
            yield each
        else:
            findings.append(Finding("not-a-table", name, args={"field": key}))


def _convert(
    raw: Mapping[str, Any], kind: type[Written], name: str, label: str, findings: list[Finding]
) -> Written | None:
    fields = msgspec.structs.fields(kind)
    known = {field.name for field in fields}
    wrong = [Finding("unknown-field", name, label, {"field": shown(key)}) for key in raw if key not in known]
    wrong += [
        Finding("missing-field", name, label, {"field": field.name})
        for field in fields
        if field.required and field.name not in raw
    ]
    if not wrong:
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            wrong = [Finding("shape", name, label, {"detail": shown(str(error), 120)})]
    findings += wrong
    return None
