"""The file `deck.toml` as typed values; `validate.py` checks whether it makes a usable deck."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from stella.content.findings import Finding
from stella.content.toml_files import TomlReader, parse_toml, read_file
from stella.languages import LANGUAGES
from stella.sanitize import printable

DECK_FILE: Final = "deck.toml"
SIZE_LIMIT: Final = 1024 * 1024
"""Bytes of a deck.toml; one of 84 cards with all texts has about 120 thousand."""

Looks = Annotated[tuple[Annotated[float, Meta(ge=-1, le=1)], ...], Meta(max_length=4)]
LanguageCode = Annotated[str, Meta(pattern=rf"\A(?:{'|'.join(LANGUAGES)})\Z")]
Texts = dict[LanguageCode, str]
"""One text in some of the languages."""


class DeckCardEntry(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
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
    title: Texts = {}
    description: Texts = {}

    @property
    def files(self) -> tuple[str, ...]:
        """Return the names of its pictures."""
        return (self.large, self.small) if self.tiny is None else (self.large, self.small, self.tiny)


class DeckHead(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The head of a deck as it is written."""

    format: Literal[1]
    id: str
    version: str
    author: str
    licence: str
    name: Texts = {}


@dataclass(frozen=True, slots=True)
class DeckFile:
    """What could be read of a deck.toml, and what could not."""

    head: DeckHead | None = None
    cards: tuple[DeckCardEntry, ...] = ()
    findings: tuple[Finding, ...] = ()


def read_deck_file(folder: Path) -> DeckFile:
    """Return the `deck.toml` of a folder, if it can be read. Never raises."""
    data, unreadable = read_file(folder / DECK_FILE, SIZE_LIMIT, "decks")
    return DeckFile(findings=unreadable) if unreadable else deck_file(data)


def deck_file(data: bytes) -> DeckFile:
    """Parse a `deck.toml`; whatever is invalid becomes a finding, not an exception."""
    document, broken = parse_toml(data, DECK_FILE, "decks")
    if broken:
        return DeckFile(findings=broken)
    reader = TomlReader("decks", DECK_FILE)
    head = reader.convert({name: document[name] for name in document if name != "card"}, DeckHead, None)
    cards = [
        reader.convert(raw, DeckCardEntry, printable(str(raw.get("id", f"card {number}"))))
        for number, raw in enumerate(reader.tables(document, "card"), 1)
    ]
    return DeckFile(head, tuple(card for card in cards if card is not None), tuple(reader.findings))
