"""What is wrong with a deck or a picture: which file, which card, what it is and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from stella.content.texts import FALLBACK, text
from stella.content.wordcards.findings import shown


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend. `code` is the message `decks-<code>` of the catalogues, which takes `args`."""

    code: str
    file: str
    card: str | None = None
    args: Mapping[str, int | str] = field(default_factory=dict)
    doubt: bool = False
    """The deck can be played with all the same."""

    def message(self, language: str = FALLBACK) -> str:
        """What is wrong and how to mend it."""
        return text(f"decks-{self.code}", language, **self.args)

    def sentence(self, language: str = FALLBACK) -> str:
        """One line: the file, the card, what is wrong and how to mend it.

        >>> Finding("card-twice", "deck.toml", "moon").sentence()
        'deck.toml: moon: this id is on another card too; each card needs its own.'
        """
        where = ": ".join(shown(part, 80) for part in (self.file, self.card) if part)
        return f"{where}: {self.message(language)}" if where else self.message(language)


class DeckError(Exception):
    """A deck that cannot be used; `findings` say why, each in one line."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(finding.sentence() for finding in self.findings))
