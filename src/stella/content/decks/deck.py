"""Decks of pictures, loaded and checked."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from stella.content.findings import DeckError, Finding
from stella.content.texts import text
from stella.languages import FALLBACK, LANGUAGES
from stella.rules import CardId
from stella.sanitize import printable

from .deck_file import DECK_FILE, DeckCardEntry, DeckFile, DeckHead, Texts, read_deck_file
from .images import NotAPicture, read_picture
from .validate import doubts_of, faults_of
from .worker import LARGE, SMALL, TINY

HERE: Final = Path(__file__).resolve().parent
STARLIGHT: Final = "starlight"
BUILT_IN: Final = (STARLIGHT,)
HASH_LENGTH: Final = 32
"""Hexadecimal digits of a picture's public name: 128 bits of SHA-256."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of a deck: its public name, and its file, unless it is in a database."""

    place: Path | None
    hash: str

    @property
    def path(self) -> Path:
        """Return the file of a picture whose deck was read from a folder."""
        assert self.place is not None, "this picture is in a database"
        return self.place


@dataclass(frozen=True, slots=True)
class Card:
    """One card. It has texts in every language: where nobody wrote any, its number."""

    id: CardId
    large: Picture
    small: Picture
    tiny: Picture | None
    title: Mapping[str, str]
    description: Mapping[str, str]
    motifs: tuple[str, ...] = ()
    moods: tuple[str, ...] = ()
    looks: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards.

    >>> deck = load_deck(HERE / STARLIGHT)
    >>> len(deck.cards), deck.cards[0].title["de"]
    (84, 'Ein Wald im Kopf')
    """

    id: str
    version: str
    name: Mapping[str, str]
    author: str
    licence: str
    cards: tuple[Card, ...]
    borrowed: tuple[Card, ...] = ()
    """Cards of a built-in deck, mixed in where there are too few."""
    all_cards: tuple[Card, ...] = field(init=False)
    """What is played with. Made once, since every view of a lobby asks for the ids."""
    card_ids: tuple[CardId, ...] = field(init=False)

    def __post_init__(self) -> None:
        """Collect the cards and their ids."""
        object.__setattr__(self, "all_cards", (*self.cards, *self.borrowed))
        object.__setattr__(self, "card_ids", tuple(card.id for card in self.all_cards))

    @property
    def is_described(self) -> bool:
        """Return whether bots have tags to associate with."""
        return any(card.motifs or card.moods for card in self.cards)

    def pictures(self) -> Iterator[Picture]:
        """Yield all files of the deck, but for borrowed ones."""
        for card in self.cards:
            yield card.large
            yield card.small
            if card.tiny is not None:
                yield card.tiny


def load_deck(folder: Path) -> Deck:
    """Load the deck in a folder. Raises `DeckError` with everything that is wrong."""
    file = read_deck_file(folder)
    findings = list(faults_of(file))
    pictures = {} if findings else _hashed(folder, file, findings)
    if findings or file.head is None:
        raise DeckError(findings)
    return deck_of(file.head, file.cards, pictures)


def survey(folder: Path) -> tuple[Finding, ...]:
    """Return all findings about the deck in a folder, warnings included."""
    file = read_deck_file(folder)
    findings = list(faults_of(file))
    _hashed(folder, file, findings)
    return (*findings, *doubts_of(file))


def built_in_decks() -> Mapping[str, tuple[CardId, ...]]:
    """Return the pictures of each built-in deck, by the deck's id."""
    return {deck.id: deck.card_ids for deck in load_built_in()}


@cache
def load_built_in() -> tuple[Deck, ...]:
    """Return the built-in decks."""
    return tuple(load_deck(HERE / name) for name in BUILT_IN)


def deck_of(head: DeckHead, cards: tuple[DeckCardEntry, ...], pictures: Mapping[str, Picture]) -> Deck:
    """Return a deck from its parsed file, with its pictures by file name."""
    return Deck(
        head.id,
        head.version,
        in_all_languages(head.name, lambda _: head.id),
        head.author,
        head.licence,
        tuple(_card(entry, number, pictures) for number, entry in enumerate(cards, 1)),
    )


def in_all_languages(texts: Texts, otherwise: Callable[[str], str]) -> Mapping[str, str]:
    """Return a text for every language: its own, English, any other, or that of `otherwise`."""
    spare = texts.get(FALLBACK) or next(iter(texts.values()), None)
    return MappingProxyType(
        {language: texts.get(language) or spare or otherwise(language) for language in LANGUAGES}
    )


def _card(entry: DeckCardEntry, number: int, pictures: Mapping[str, Picture]) -> Card:
    def numbered(language: str) -> str:
        return text("decks-number", language, number=number)

    return Card(
        CardId(entry.id),
        pictures[entry.large],
        pictures[entry.small],
        None if entry.tiny is None else pictures[entry.tiny],
        in_all_languages(entry.title, numbered),
        in_all_languages(entry.description, numbered),
        entry.motifs,
        entry.moods,
        entry.looks,
    )


def _hashed(folder: Path, file: DeckFile, findings: list[Finding]) -> dict[str, Picture]:
    pictures: dict[str, Picture] = {}
    for card in file.cards:
        for name, size in zip(card.files, (LARGE, SMALL, TINY), strict=False):
            try:
                data = read_picture(folder, name, size)
            except NotAPicture as wrong:
                args: dict[str, int | str] = {"file": printable(name)}
                if str(wrong) == "wrong-size":
                    args["size"] = f"{size[0]} × {size[1]}"
                findings.append(Finding(f"decks-{wrong}", DECK_FILE, printable(card.id), args))
            else:
                pictures[name] = Picture(folder / name, hash_of(data))
    return pictures


def hash_of(data: bytes) -> str:
    """Return the public name of a picture: a hash of what is in it."""
    return hashlib.sha256(data).hexdigest()[:HASH_LENGTH]
