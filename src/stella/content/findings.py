"""What is wrong with a file of word cards, a deck or a picture: where it is, what it is, and how to fix it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from stella.content.plain_findings import PLAIN
from stella.content.texts import text
from stella.languages import FALLBACK
from stella.sanitize import printable


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
        """What clients know it by: the id without its topic."""
        return self.id.partition("-")[2]

    def message(self, language: str = FALLBACK) -> str:
        """What is wrong and how to fix it."""
        plain = PLAIN.get(self.id)
        return text(self.id, language, **self.args) if plain is None else plain.format(**self.args)

    def sentence(self, language: str = FALLBACK) -> str:
        """One line: the file, the card, what is wrong and how to fix it.

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
