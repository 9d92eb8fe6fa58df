"""The word cards of the game, loaded and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from stella.content.findings import WordsError
from stella.languages import FALLBACK, LANGUAGES
from stella.rules import Word, WordCard, WordKind, discovery_pile

from .validate import faults_of, faults_of_set
from .word_files import Kind, WordCardEntry, WordFile, read_word_file

FOLDER: Final = Path(__file__).resolve().parents[1] / "words"


@dataclass(frozen=True, slots=True)
class WordSet:
    """All word cards, and how each word reads in each language. The words of the cards are ids.

    >>> words = load_word_cards()
    >>> len(words.discovery), words.discovery[0].words[0]
    (4, 'w.garden')
    """

    ordinary: tuple[WordCard, ...]
    discovery: tuple[WordCard, ...]
    texts: Mapping[Word, Mapping[str, str]]
    kinds: Mapping[Word, Kind]
    retired: Mapping[Word, Mapping[str, str]]
    """Texts of retired words, which tables that played with them still show."""

    def text_of(self, word: Word, language: str) -> str:
        """Return a word in a language. Custom words stay as they are.

        >>> load_word_cards().text_of(Word("w.butterfly"), "de"), load_word_cards().text_of(Word("Opa"), "de")
        ('Schmetterling', 'Opa')
        """
        texts = self.texts.get(word) or self.retired.get(word)
        return word if texts is None else texts.get(language) or texts[FALLBACK]


@cache
def load_word_cards(folder: Path = FOLDER) -> WordSet:
    """Return the cards of all TOML files of a folder, in order. Raises `WordsError` with everything that is wrong."""
    files = read_folder(folder)
    findings = [*faults_of(files), *faults_of_set(files)]
    if findings:
        raise WordsError(findings)
    entries = [entry for file in files for entry in file.cards]
    cards = [_card(entry) for entry in entries]
    return WordSet(
        ordinary=tuple(card for card in cards if card.kind is WordKind.ORDINARY),
        discovery=discovery_pile(card for card in cards if card.kind is WordKind.DISCOVERY),
        texts=MappingProxyType(
            {Word(word): _texts(entry, index) for entry in entries for index, word in enumerate(entry.words)}
        ),
        kinds=MappingProxyType(
            {
                Word(word): kind
                for entry in entries
                for word, kind in zip(entry.words, entry.kinds, strict=True)
            }
        ),
        retired=MappingProxyType(
            {Word(each.word): MappingProxyType(each.texts) for file in files for each in file.retired}
        ),
    )


def read_folder(folder: Path = FOLDER) -> tuple[WordFile, ...]:
    """Return all files of a folder of word cards, unchecked."""
    return tuple(read_word_file(path) for path in sorted(folder.glob("*.toml")))


def _card(entry: WordCardEntry) -> WordCard:
    kind = WordKind.ORDINARY if entry.number is None else WordKind.DISCOVERY
    return WordCard(entry.id, tuple(map(Word, entry.words)), kind, entry.number)


def _texts(entry: WordCardEntry, index: int) -> Mapping[str, str]:
    return MappingProxyType(
        {language: entry.texts[language][index] for language in LANGUAGES if language in entry.texts}
    )
