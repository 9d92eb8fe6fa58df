"""What is wrong with word cards: which file, which card, what it is and how to mend it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from stella.content.texts import FALLBACK, text


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to mend. `code` is the message `words-<code>` of the catalogues, which takes `args`."""

    code: str
    file: str
    card: str | None = None
    args: Mapping[str, int | str] = field(default_factory=dict)

    def message(self, language: str = FALLBACK) -> str:
        """What is wrong and how to mend it."""
        return text(f"words-{self.code}", language, **self.args)

    def sentence(self, language: str = FALLBACK) -> str:
        """One line: the file, the card, what is wrong and how to mend it.

        >>> Finding("text-long", "tea.toml", "tea-sea", {"language": "en", "text": "…", "limit": 24}).sentence()
        'tea.toml: tea-sea: en “…” is longer than 24 characters; find a shorter word.'
        """
        where = ": ".join(shown(part) for part in (self.file, self.card) if part)
        return f"{where}: {self.message(language)}"


class WordsError(Exception):
    """Word cards that cannot be used; `findings` say why, each in one line."""

    def __init__(self, findings: Iterable[Finding]) -> None:
        self.findings = tuple(findings)
        super().__init__("\n".join(finding.sentence() for finding in self.findings))


def shown(found: str, longest: int = 40) -> str:
    r"""Text of a file that nobody has checked, fit for a terminal: short, and nothing that acts.

    >>> shown("a\x1b[2Jb\u202e")
    'a\\x1b[2Jb\\u202e'
    """
    short = found if len(found) <= longest else f"{found[:longest]}…"
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode("ascii") for each in short
    )
