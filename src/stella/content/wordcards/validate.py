"""Checks of translated word cards; the loader refuses faulty ones and reports all faults together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from stella.content.findings import Finding
from stella.languages import LANGUAGES
from stella.sanitize import is_clean, printable

from .word_files import WordCardEntry, WordFile

MAX_LENGTH: Final = 24
WORD_ID: Final = re.compile(r"w\.[a-z0-9]+(?:-[a-z0-9]+)*")
DISCOVERY_NUMBERS: Final = (1, 2, 3, 4)


def faults_of(files: Iterable[WordFile]) -> Iterator[Finding]:
    """Yield everything that makes these files unusable, in the order of the files."""
    files = tuple(files)
    cards: dict[str, str] = {}
    words: dict[str, str] = {}
    for file in files:
        yield from file.findings
        for card in file.cards:
            yield from _faults_of_card(card, file.name)
            if (where := cards.setdefault(card.id, file.name)) != file.name or _count(file, card.id) > 1:
                yield Finding("words-card-twice", file.name, printable(card.id), {"other": where})
            for word in dict.fromkeys(card.words):
                if (other := words.setdefault(word, card.id)) != card.id:
                    yield Finding(
                        "words-word-twice",
                        file.name,
                        printable(card.id),
                        {"word": printable(word), "other": printable(other)},
                    )
    yield from _faults_of_retired(files, words)


def _faults_of_retired(files: Iterable[WordFile], words: Mapping[str, str]) -> Iterator[Finding]:
    """Check that retired words keep their ids and texts, and are on no card."""
    for file in files:
        for retired in file.retired:
            label = printable(retired.word)
            if not WORD_ID.fullmatch(retired.word):
                yield Finding("words-word-id", file.name, label, {"word": label})
            if retired.word in words:
                args = {"word": label, "other": printable(words[retired.word])}
                yield Finding("words-word-twice", file.name, label, args)
            missing = [language for language in LANGUAGES if language not in retired.texts]
            if missing:
                yield Finding("words-language-missing", file.name, label, {"languages": ", ".join(missing)})
            for language, text in retired.texts.items():
                yield from _faults_of_text(text, language, file.name, label)


def faults_of_set(files: Iterable[WordFile]) -> Iterator[Finding]:
    """Yield what a whole set lacks: four ordinary cards at the least, and the Discovery cards 1 to 4."""
    cards = [card for file in files for card in file.cards]
    numbers = sorted(card.number for card in cards if card.number is not None)
    if tuple(numbers) != DISCOVERY_NUMBERS:
        yield Finding("words-discovery-numbers", "words", args={"found": ", ".join(map(str, numbers)) or "–"})
    if (ordinary := len(cards) - len(numbers)) < len(DISCOVERY_NUMBERS):
        yield Finding("words-too-few-cards", "words", args={"found": ordinary})


def _count(file: WordFile, card: str) -> int:
    return sum(each.id == card for each in file.cards)


def _faults_of_card(card: WordCardEntry, file: str) -> Iterator[Finding]:
    label = printable(card.id)
    for word in card.words:
        if not WORD_ID.fullmatch(word):
            yield Finding("words-word-id", file, label, {"word": printable(word)})
    expected = "-".join(word.removeprefix("w.") for word in card.words)
    if card.id != expected:
        yield Finding("words-card-id", file, label, {"expected": printable(expected)})
    if card.words[0] == card.words[1]:
        yield Finding("words-same-word", file, label, {"text": printable(card.words[0])})
    missing = [language for language in LANGUAGES if language not in card.texts]
    if missing:
        yield Finding("words-language-missing", file, label, {"languages": ", ".join(missing)})
    for language in LANGUAGES:
        for text in card.texts.get(language, ()):
            yield from _faults_of_text(text, language, file, label)


def _faults_of_text(text: str, language: str, file: str, label: str) -> Iterator[Finding]:
    args: dict[str, int | str] = {"language": language, "text": printable(text)}
    if not text.strip():
        yield Finding("words-text-empty", file, label, args)
    elif not is_clean(text):
        yield Finding("words-text-form", file, label, args)
    if len(text) > MAX_LENGTH:
        yield Finding("words-text-long", file, label, {**args, "limit": MAX_LENGTH})
