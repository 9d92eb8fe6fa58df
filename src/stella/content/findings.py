"""What is wrong with a file of word cards, a deck or a picture: where it is, what it is, and how to fix it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from stella.content.texts import text
from stella.languages import FALLBACK
from stella.sanitize import printable

PLAIN: Final[Mapping[str, str]] = {
    "decks-unreadable": "can’t be read: {reason}.",
    "decks-too-big": "is larger than {limit} kB; a deck needs much less.",
    "decks-not-utf8": "isn’t UTF-8 text; save it as UTF-8.",
    "decks-not-toml": "isn’t valid TOML at {where}; check for a missing quote, comma or bracket.",
    "decks-unknown-field": "has an unknown field “{field}”; correct the name or remove it.",
    "decks-missing-field": "“{field}” is missing; add it.",
    "decks-not-a-table": "“{field}” must be written as [[{field}]].",
    "decks-shape": "is malformed: {detail}.",
    "decks-deck-id": (
        "“{id}” isn’t a valid deck id; use lower-case letters, digits and single hyphens, and don’t start with "
        "table-."
    ),
    "decks-no-name": 'the deck has no name; write one in [name], such as en = "…".',
    "decks-card-count": "a deck needs {least} to {most} cards; this one has {found}.",
    "decks-card-id": "isn’t a valid card id; use lower-case letters, digits and single hyphens.",
    "decks-card-twice": "another card has the same id; give each card its own.",
    "decks-file-twice": "a picture file is used twice; give each card its own files.",
    "decks-text-empty": "“{field}” is empty; fill it in or remove it.",
    "decks-text-long": "“{field}” is longer than {limit} characters; shorten it.",
    "decks-text-form": "“{field}” has extra spaces, invisible characters or decomposed letters; type it again.",
    "decks-language-missing": "“{field}” is missing in {languages}; players with these languages will see another one.",
    "decks-tag": (
        "“{tag}” in {field} isn’t a valid tag or appears twice; tags are English words in lower case, each used "
        "once."
    ),
    "decks-tag-count": "{field} should have {least} to {most} tags; it has {found}.",
    "decks-no-tiny": ("{found} cards have no “tiny” picture (240 × 360); phones load the small one instead."),
    "decks-file-name": (
        "“{file}” isn’t a valid picture name; use letters, digits, - and _, at most one folder, and .webp."
    ),
    "decks-file-missing": "{file} doesn’t exist; add it or correct the name.",
    "decks-file-unreadable": "{file} isn’t a readable plain file; links aren’t followed.",
    "decks-file-big": "{file} is larger than 2 MB; make it smaller.",
    "decks-not-webp": "{file} isn’t a still WebP picture; convert other formats with stella decks new.",
    "decks-wrong-size": "{file} must be {size} pixels; stella decks new scales pictures to this size.",
    "decks-picture-missing": "doesn’t exist; correct the name.",
    "words-unreadable": "can’t be read: {reason}.",
    "words-too-big": "is larger than {limit} kB; word cards need much less.",
    "words-not-a-table": "“{field}” must be written as [[{field}]].",
    "words-empty": "has no word cards; a card starts with [[card]].",
    "words-missing-field": "“{field}” is missing; add it.",
    "words-shape": "is malformed: {detail}.",
    "words-word-id": "“{word}” isn’t a valid word id; write w. and then lower-case letters, digits and single hyphens.",
    "words-card-id": "the id must be made from the two words: “{expected}”.",
    "words-card-twice": "this card is also in {other}; keep one.",
    "words-word-twice": "{word} is also on card {other}; a word can be on one card only.",
    "words-language-missing": "has no text in {languages}; add a line with two texts for each.",
    "words-text-empty": "{language} has an empty text; write the word.",
    "words-text-form": (
        "{language} “{text}” has extra spaces, invisible characters or decomposed letters; type it again."
    ),
    "words-text-long": "{language} “{text}” is longer than {limit} characters; find a shorter word.",
    "words-discovery-numbers": "the Discovery cards need the numbers 1, 2, 3 and 4, each once; found: {found}.",
    "words-too-few-cards": "a game needs at least 4 ordinary cards; there are only {found}.",
    "words-same-text": (
        "{language} “{text}” reads the same as “{other}” on {card}; change one or allow it as [[lookalike]]."
    ),
    "words-look-alike": "{language} “{text}” looks like “{other}” on {card}; change one or allow it as [[lookalike]].",
    "words-lookalike-unused": "{language}: {text} and {other} don’t look alike any more; remove the entry.",
    "words-own-form": "word files end in .toml or .csv; rename the file.",
}
"""What is wrong and how to fix it, by the id of the finding; the names in braces are its arguments."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to fix. `id` is its message (`words-…` or `decks-…`), which takes `args`.

    What the page can show is in the catalogues; what only an operator meets is in `PLAIN`.
    """

    id: str
    file: str
    card: str | None = None
    args: Mapping[str, int | str] = field(default_factory=dict)
    doubt: bool = False
    """Only a warning: the deck can be played with all the same."""

    @property
    def code(self) -> str:
        """Return the id without its topic, as clients know it."""
        return self.id.partition("-")[2]

    def message(self, language: str) -> str:
        """Return what is wrong and how to fix it."""
        plain = PLAIN.get(self.id)
        return text(self.id, language, **self.args) if plain is None else plain.format(**self.args)

    def sentence(self, language: str = FALLBACK) -> str:
        """Return one line: the file, the card, what is wrong and how to fix it.

        >>> Finding("decks-card-twice", "deck.toml", "moon").sentence()
        'deck.toml: moon: another card has the same id; give each card its own.'
        """
        where = ": ".join(printable(part, 80) for part in (self.file, self.card) if part)
        return f"{where}: {self.message(language)}" if where else self.message(language)


class _Findings(Exception):
    """Something that cannot be used; `findings` say why, each in one line."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(finding.sentence() for finding in self.findings))


class WordsError(_Findings):
    """Word cards that cannot be used."""


class DeckError(_Findings):
    """A deck or pictures that cannot be used."""
