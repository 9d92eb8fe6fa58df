"""The file `deck.toml` as typed values. What it says is not judged here; see `judge.py`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import Meta

from stella.content.texts import LANGUAGES
from stella.content.wordcards.entries import parse_toml, read_file
from stella.content.wordcards.findings import shown

from .findings import Finding

DECK_FILE: Final = "deck.toml"
SIZE_LIMIT: Final = 1024 * 1024
"""Bytes of a deck.toml; one of 84 cards with all texts has about 120 thousand."""


Looks = Annotated[tuple[Annotated[float, Meta(ge=-1, le=1)], ...], Meta(max_length=4)]


class Texts(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One text in some of the languages."""

    en: str | None = None
    fr: str | None = None
    es: str | None = None
    de: str | None = None
    pl: str | None = None

    def known(self) -> dict[str, str]:
        """The languages that there are."""
        texts = {language: getattr(self, language) for language in LANGUAGES}
        return {language: text for language, text in texts.items() if text is not None}


class CardEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A card as it is written. A card without texts is described by its number."""

    id: str
    large: str
    small: str
    tiny: str | None = None
    """For phones; without it they show the small one."""
    motifs: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    looks: Looks = ()
    """Brightness, warmth, colour and detail, as the image process measured them; bots go by it."""
    title: Texts = Texts()
    description: Texts = Texts()

    @property
    def files(self) -> tuple[str, ...]:
        """The names of its pictures."""
        return (self.large, self.small) if self.tiny is None else (self.large, self.small, self.tiny)


class DeckEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The head of a deck as it is written."""

    format: Literal[1]
    id: str
    version: str
    author: str
    licence: str
    name: Texts = Texts()


Written = TypeVar("Written", CardEntry, DeckEntry)


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What could be read of a deck.toml, and what could not."""

    head: DeckEntry | None = None
    cards: tuple[CardEntry, ...] = ()
    findings: tuple[Finding, ...] = ()


def read_deck_file(folder: Path) -> DeckFile:
    """The `deck.toml` of a folder, as far as it can be read. Never raises."""
    data, unreadable = read_file(folder / DECK_FILE, SIZE_LIMIT)
    if unreadable:
        return DeckFile(findings=tuple(Finding(each.code, each.file, args=each.args) for each in unreadable))
    return deck_file(data)


def deck_file(data: bytes) -> DeckFile:
    """The bytes of a `deck.toml` as typed values; everything that does not fit is found, not raised."""
    document, broken = parse_toml(data, DECK_FILE)
    if broken:
        return DeckFile(findings=tuple(Finding(each.code, each.file, args=each.args) for each in broken))
    findings: list[Finding] = []
    head = _convert({name: document[name] for name in document if name != "card"}, DeckEntry, None, findings)
    raw_cards = document.get("card", [])
    cards: list[CardEntry] = []
    for number, raw in enumerate(raw_cards if isinstance(raw_cards, list) else [raw_cards], 1):
        if not isinstance(raw, dict):
            findings.append(Finding("not-a-table", DECK_FILE, args={"field": "card"}))
            continue
        card = _convert(raw, CardEntry, shown(str(raw.get("id", f"card {number}"))), findings)
        if card is not None:
            cards.append(card)
    return DeckFile(head, tuple(cards), tuple(findings))


def _convert(
    raw: Mapping[str, Any], kind: type[Written], label: str | None, findings: list[Finding]
) -> Written | None:
    fields = msgspec.structs.fields(kind)
    known = {field.name for field in fields}
    wrong = [
        Finding("unknown-field", DECK_FILE, label, {"field": shown(key)}) for key in raw if key not in known
    ]
    wrong += [
        Finding("missing-field", DECK_FILE, label, {"field": field.name})
        for field in fields
        if field.required and field.name not in raw
    ]
    if not wrong:
        try:
            return msgspec.convert(raw, kind)
        except (msgspec.ValidationError, RecursionError) as error:
            wrong = [Finding("shape", DECK_FILE, label, {"detail": shown(str(error), 120)})]
    findings += wrong
    return None
