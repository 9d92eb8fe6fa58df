"""What the data of bots must have been built from."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from stella.bots.tags import load_tags, tag_in
from stella.content.decks import Card, Deck
from stella.content.wordcards import load_word_cards
from stella.languages import LANGUAGES

from .associations import associations_of

RECIPE: Final = 3
"""Version of `tools/build_minds.py`: a new number makes all data stale."""
LIST: Final = Path(__file__).resolve().parent / "words.txt"


def word_list() -> list[str]:
    """The words of the list, beside those of the word cards."""
    return LIST.read_text(encoding="utf-8").split()


def word_texts() -> dict[str, dict[str, str]]:
    """How each word of the word cards reads in each language, also those that were on cards before."""
    words = load_word_cards()
    return {str(word): dict(texts) for word, texts in (*words.texts.items(), *words.retired.items())}


def written_of(card: Card) -> tuple[str, ...]:
    """Tags and description of a card, in one language after the other."""
    tags = (*card.motifs, *card.moods)
    return tuple(
        text
        for language in LANGUAGES
        for text in (*(tag_in(tag, language) for tag in tags), card.description[language])
    )


def stamp_for(deck: Deck) -> str:
    """The stamp that the data of a deck must bear."""
    pictures = [picture.hash for card in deck.cards for picture in (card.large, card.small)]
    cards = [(card.id, card.motifs, card.moods, written_of(card)) for card in deck.cards]
    return _stamp([deck.id, cards, pictures, _sorted(word_texts()), associations_of(deck.id)])


def lexicon_stamp() -> str:
    """The stamp that the table of words must bear."""
    return _stamp([word_list(), _sorted(word_texts()), _sorted(load_tags())])


def _sorted(words: Mapping[str, Mapping[str, str]]) -> list[tuple[str, list[tuple[str, str]]]]:
    return [(word, sorted(texts.items())) for word, texts in sorted(words.items())]


def _stamp(made_from: object) -> str:
    return hashlib.sha256(msgspec.json.encode([RECIPE, made_from])).hexdigest()[:32]
