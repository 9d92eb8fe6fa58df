"""Checks of a deck.toml: faults that make the deck unusable, and doubts that only say what could be better."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from stella.content.findings import Finding
from stella.languages import LANGUAGES
from stella.rules import MIN_DECK
from stella.sanitize import is_clean, printable

from .deck_file import DECK_FILE, DeckCardEntry, DeckFile, DeckHead, Texts
from .table_decks import TABLE_DECK

MAX_CARDS: Final = 300
DECK_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MAX_ID: Final = 40
LONGEST: Final = {"name": 60, "title": 60, "description": 400, "author": 120, "licence": 120, "version": 40}
MOTIFS: Final = range(8, 16)
MOODS: Final = range(3, 7)
TAG: Final = re.compile(r"[a-z][a-z -]{0,29}")


def faults_of(file: DeckFile) -> Iterator[Finding]:
    """Yield everything that makes a deck unusable, but for its pictures."""
    yield from file.findings
    if file.head is not None:
        yield from _faults_of_head(file.head)
    if not file.findings and not MIN_DECK <= len(file.cards) <= MAX_CARDS:
        args: dict[str, int | str] = {"least": MIN_DECK, "most": MAX_CARDS, "found": len(file.cards)}
        yield Finding("decks-card-count", DECK_FILE, args=args)
    yield from _duplicates(file, "decks-card-twice", lambda card: (card.id,))
    yield from _duplicates(file, "decks-file-twice", lambda card: card.files)
    for card in file.cards:
        yield from _faults_of_card(card)


def doubts_of(file: DeckFile) -> Iterator[Finding]:
    """Yield what a deck could do better: pictures for phones, all languages, and enough tags, where there are any."""
    if file.head is not None:
        yield from _missing_languages("name", file.head.name, None)
    if lacking := sum(card.tiny is None for card in file.cards):
        yield Finding("decks-no-tiny", DECK_FILE, args={"found": lacking}, doubt=True)
    for card in file.cards:
        label = printable(card.id)
        yield from _missing_languages("title", card.title, label)
        yield from _missing_languages("description", card.description, label)
        for field, tags, wanted in (("motifs", card.motifs, MOTIFS), ("moods", card.moods, MOODS)):
            if tags and len(tags) not in wanted:
                args: dict[str, int | str] = {
                    "field": field,
                    "least": wanted.start,
                    "most": wanted.stop - 1,
                    "found": len(tags),
                }
                yield Finding("decks-tag-count", DECK_FILE, label, args, doubt=True)


def _faults_of_head(head: DeckHead) -> Iterator[Finding]:
    if not is_deck_id(head.id):
        yield Finding("decks-deck-id", DECK_FILE, args={"id": printable(head.id)})
    if not head.name:
        yield Finding("decks-no-name", DECK_FILE)
    yield from _faults_of_texts("name", head.name, None)
    for field in ("author", "licence", "version"):
        yield from _faults_of_text(field, getattr(head, field), field, None)


def _faults_of_card(card: DeckCardEntry) -> Iterator[Finding]:
    label = printable(card.id)
    if not is_id(card.id):
        yield Finding("decks-card-id", DECK_FILE, label)
    yield from _faults_of_texts("title", card.title, label)
    yield from _faults_of_texts("description", card.description, label)
    for field, tags in (("motifs", card.motifs), ("moods", card.moods)):
        wrong = [tag for tag in tags if not TAG.fullmatch(tag)] or [
            t for t, n in Counter(tags).items() if n > 1
        ]
        if wrong:
            yield Finding("decks-tag", DECK_FILE, label, {"field": field, "tag": printable(wrong[0])})


def _faults_of_texts(field: str, texts: Texts, label: str | None) -> Iterator[Finding]:
    for language, text in texts.items():
        yield from _faults_of_text(field, text, f"{field}.{language}", label)


def _faults_of_text(field: str, text: str, where: str, label: str | None) -> Iterator[Finding]:
    if not text.strip():
        yield Finding("decks-text-empty", DECK_FILE, label, {"field": where})
    elif len(text) > LONGEST[field]:
        yield Finding("decks-text-long", DECK_FILE, label, {"field": where, "limit": LONGEST[field]})
    elif not is_clean(text):
        yield Finding("decks-text-form", DECK_FILE, label, {"field": where})


def _missing_languages(field: str, texts: Texts, label: str | None) -> Iterator[Finding]:
    missing = [language for language in LANGUAGES if language not in texts]
    if texts and missing:
        args: dict[str, int | str] = {"field": field, "languages": ", ".join(missing)}
        yield Finding("decks-language-missing", DECK_FILE, label, args, doubt=True)


def _duplicates(
    file: DeckFile, message: str, names_of: Callable[[DeckCardEntry], tuple[str, ...]]
) -> Iterator[Finding]:
    counted = Counter(name for card in file.cards for name in names_of(card))
    for card in file.cards:
        if any(counted[name] > 1 for name in names_of(card)):
            yield Finding(message, DECK_FILE, printable(card.id))


def is_deck_id(text: str) -> bool:
    """Return whether a deck may be called this; ids of tables' uploaded decks are reserved."""
    return is_id(text) and not text.startswith(TABLE_DECK)


def is_id(text: str) -> bool:
    """Lower-case letters, digits and single hyphens."""
    return len(text) <= MAX_ID and DECK_ID.fullmatch(text) is not None
