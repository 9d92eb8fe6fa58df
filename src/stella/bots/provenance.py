"""The stamp of what bots know: when a deck or a word list changes, the stamp no longer fits, and a test says so."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping

import msgspec

RECIPE = 3
"""Of `tools/build_minds.py`: a new number makes all data stale."""


Described = tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""A card: its id, its motifs and moods, and all that is written of it, in all languages."""

WordTexts = Mapping[str, Mapping[str, str]]
"""The words of the word cards: by id, then by language."""


def stamp_of_deck(
    deck: str, cards: Iterable[Described], pictures: Iterable[str], words: WordTexts, authored: object
) -> str:
    """From everything that the data of a deck is built from; `pictures` are the hashes of the image files."""
    return _stamp([deck, list(cards), list(pictures), _sorted(words), authored])


def stamp_of_lexicon(listed: Iterable[str], words: WordTexts, tags: WordTexts) -> str:
    """From everything that the table of words is built from."""
    return _stamp([list(listed), _sorted(words), _sorted(tags)])


def _sorted(words: WordTexts) -> list[tuple[str, list[tuple[str, str]]]]:
    return [(word, sorted(texts.items())) for word, texts in sorted(words.items())]


def _stamp(made_from: object) -> str:
    return hashlib.sha256(msgspec.json.encode([RECIPE, made_from])).hexdigest()[:32]
