"""The files of translated word cards as typed values; `validate.py` checks whether they are usable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, Final, cast

import msgspec

from stella.content.findings import Finding
from stella.content.toml_files import TomlReader, parse_toml, read_file
from stella.languages import LANGUAGES
from stella.sanitize import printable

SIZE_LIMIT: Final = 256 * 1024
"""Bytes of a file of word cards; the longest of ours has eight thousand."""


class Kind(StrEnum):
    """Kinds of words; the set has some of each."""

    THING = "thing"
    NATURE = "nature"
    STORY = "story"
    FEELING = "feeling"
    IDEA = "idea"
    VERB = "verb"
    SAYING = "saying"


Pair = tuple[str, str]


def _with_languages(base: type[msgspec.Struct], kind: Any) -> type[msgspec.Struct]:
    """Return the struct as it is written in a file: with a field for each language."""
    return msgspec.defstruct(
        f"Written{base.__name__}",
        [(language, kind | None, None) for language in LANGUAGES],
        bases=(base,),
        frozen=True,
        kw_only=True,
        forbid_unknown_fields=True,
    )


def _by_language(entry: msgspec.Struct) -> dict[str, Any]:
    found = {language: getattr(entry, language) for language in LANGUAGES}
    return {language: text for language, text in found.items() if text is not None}


class WordCardEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card as it is written: upper and lower word, and in the file one line for each language."""

    id: str
    words: Pair
    kinds: tuple[Kind, Kind]
    number: Annotated[int, msgspec.Meta(ge=1, le=4)] | None = None

    @property
    def texts(self) -> dict[str, Pair]:
        """Return the upper and the lower text by language."""
        return _by_language(self)


_WRITTEN_CARD: Final = cast("type[WordCardEntry]", _with_languages(WordCardEntry, Pair))


class RetiredWord(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A retired word, with one line for each language: older tables still show it."""

    word: str

    @property
    def texts(self) -> dict[str, str]:
        """Return its text by language."""
        return _by_language(self)


_WRITTEN_RETIRED: Final = cast("type[RetiredWord]", _with_languages(RetiredWord, str))


class LookAlike(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Two words that may look alike in a language, and why."""

    language: str
    words: Pair
    why: str


@dataclass(frozen=True, slots=True)
class WordFile:
    """What could be read of one file, and what could not."""

    name: str
    cards: tuple[WordCardEntry, ...] = ()
    lookalikes: tuple[LookAlike, ...] = ()
    retired: tuple[RetiredWord, ...] = ()
    own: tuple[Any, ...] = ()
    """The table's own cards, still unchecked; see `exchange.py`."""
    findings: tuple[Finding, ...] = ()


def read_word_file(path: Path) -> WordFile:
    """Return a file of word cards, look-alikes or custom words, if it can be read."""
    data, unreadable = read_file(path, SIZE_LIMIT, "words")
    if unreadable:
        return WordFile(path.name, findings=unreadable)
    document, broken = parse_toml(data, path.name, "words")
    return WordFile(path.name, findings=broken) if broken else word_file(document, path.name)


def word_file(document: Mapping[str, Any], name: str) -> WordFile:
    """Convert a parsed document to a file of word cards; whatever is invalid becomes a finding."""
    reader = TomlReader("words", name)
    reader.unknown_fields(document, ("card", "lookalike", "own", "retired"))
    if not document:
        reader.report("empty")
    cards = [
        reader.convert(raw, _WRITTEN_CARD, printable(str(raw.get("id", f"card {number}"))))
        for number, raw in enumerate(reader.tables(document, "card"), 1)
    ]
    lookalikes = [reader.convert(raw, LookAlike, "lookalike") for raw in reader.tables(document, "lookalike")]
    retired = [reader.convert(raw, _WRITTEN_RETIRED, "retired") for raw in reader.tables(document, "retired")]
    own = document.get("own", [])
    return WordFile(
        name,
        tuple(card for card in cards if card is not None),
        tuple(alike for alike in lookalikes if alike is not None),
        tuple(word for word in retired if word is not None),
        tuple(own) if isinstance(own, list) else (own,),
        tuple(reader.findings),
    )
