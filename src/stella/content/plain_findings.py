"""Findings that only an operator at the terminal meets: in English. Those that the page can show are in `locales/`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

PLAIN: Final[Mapping[str, str]] = {
    "decks-unreadable": "cannot be read: {reason}.",
    "decks-too-big": "is larger than {limit} kB; a deck needs much less.",
    "decks-not-utf8": "is not UTF-8 text; save it as UTF-8.",
    "decks-not-toml": "is not TOML at {where}; look for a missing quote, comma or bracket.",
    "decks-unknown-field": "has an unknown field “{field}”; correct the name or take it out.",
    "decks-missing-field": "lacks “{field}”; add it.",
    "decks-not-a-table": "“{field}” must be written as [[{field}]].",
    "decks-shape": "has the wrong form: {detail}.",
    "decks-deck-id": (
        "“{id}” is not a valid id for a deck; use lower-case letters, digits and single hyphens, and do not begin "
        "with table-."
    ),
    "decks-no-name": 'the deck has no name; write one in [name], such as en = "…".',
    "decks-card-count": "a deck has {least} to {most} cards; there are {found}.",
    "decks-card-id": "is not a valid id for a card; use lower-case letters, digits and single hyphens.",
    "decks-card-twice": "this id is on another card too; each card needs its own.",
    "decks-file-twice": "a picture of this card is used twice; each card needs its own files.",
    "decks-text-empty": "“{field}” is empty; write it or take it out.",
    "decks-text-long": "“{field}” is longer than {limit} characters; shorten it.",
    "decks-text-form": "“{field}” has needless spaces, invisible characters or decomposed letters; type it again.",
    "decks-language-missing": "“{field}” is missing in {languages}; others will read another language there.",
    "decks-tag": (
        "“{tag}” in {field} is not a valid tag or is there twice; tags are English words in lower-case letters, "
        "each once."
    ),
    "decks-tag-count": "{field} should have {least} to {most} tags; there are {found}.",
    "decks-no-tiny": (
        "there are cards without a “tiny” picture (240 × 360), {found} of them; phones load the small one instead."
    ),
    "decks-file-name": (
        "“{file}” is not a valid name for a picture; use letters, digits, - and _, one folder at most, and .webp."
    ),
    "decks-file-missing": "{file} is not there; add it or correct the name.",
    "decks-file-unreadable": "{file} is not a plain file that can be read; links are not followed.",
    "decks-file-big": "{file} is larger than 2 MB; save it smaller.",
    "decks-not-webp": "{file} is not a still WebP picture; stella deck new makes some from pictures of other kinds.",
    "decks-wrong-size": "{file} must have {size} pixels; stella deck new brings pictures to this size.",
    "decks-picture-missing": "is not there; correct the name.",
    "words-unreadable": "cannot be read: {reason}.",
    "words-too-big": "is larger than {limit} kB; word cards need much less.",
    "words-not-a-table": "“{field}” must be written as [[{field}]].",
    "words-empty": "has no word cards; a card begins with [[card]].",
    "words-missing-field": "lacks “{field}”; add it.",
    "words-shape": "has the wrong form: {detail}.",
    "words-word-id": "“{word}” is not a valid word id; write w. and lower-case letters, digits and single hyphens.",
    "words-card-id": "the id must be made of the two words: “{expected}”.",
    "words-card-twice": "this card is also in {other}; keep one.",
    "words-word-twice": "{word} is also on card {other}; each word has one card.",
    "words-language-missing": "has no texts in {languages}; add a line with two texts for each.",
    "words-text-empty": "{language} has an empty text; write the word.",
    "words-text-form": (
        "{language} “{text}” has needless spaces, invisible characters or decomposed letters; type it again."
    ),
    "words-text-long": "{language} “{text}” is longer than {limit} characters; find a shorter word.",
    "words-discovery-numbers": "the Discovery cards need the numbers 1, 2, 3 and 4, each once; there are: {found}.",
    "words-too-few-cards": "a game needs at least 4 ordinary cards; there are {found}.",
    "words-same-text": (
        "{language} “{text}” reads the same as “{other}” on {card}; change one or allow it as [[lookalike]]."
    ),
    "words-look-alike": "{language} “{text}” looks like “{other}” on {card}; change one or allow it as [[lookalike]].",
    "words-lookalike-unused": "{language}: {text} and {other} do not look alike (any more); take the entry out.",
    "words-own-form": "your own words are kept in files that end in .toml or .csv; rename the file.",
}
"""What is wrong and how to fix it, by the id of the finding; the names in braces are its arguments."""
