"""Custom word cards of a table: words in any script that `stella.sanitize` allows."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stella.content.findings import Finding, WordsError
from stella.rules import Word, WordCard, WordKind
from stella.sanitize import EMOJI_STYLES, JOINERS, first_fault, printable, tidy, visible_length

from .validate import WORD_ID

MAX_OWN_CARDS: Final = 10
MAX_VISIBLE: Final = 30
MAX_WRITTEN: Final = 500
"""Characters as they are sent, with marks, joiners and spaces. To compose a long pile of marks takes the square of its
length, so that this is asked first."""


def own_cards(rows: Sequence[Sequence[str]], source: str = "own") -> tuple[WordCard, ...]:
    """Return custom cards from rows of one or two words. Raises `WordsError` with everything that is wrong.

    >>> own_cards([["grandma", "hurry up!"], ["Zürich"]])[0].words
    ('grandma', 'hurry up!')
    """
    rows = rows[: MAX_OWN_CARDS + 1]
    findings = list(_far_too_long(rows, source))
    if findings:
        raise WordsError(findings)
    tidied = [tuple(tidy(word) for word in row) for row in rows]
    findings = list(_faults(tidied, source))
    if findings:
        raise WordsError(findings)
    return as_cards(tidied)


def own_text(written: str) -> str | None:
    """Return a translation of a custom word, tidied: empty for none, `None` if it can't be on a card.

    >>> own_text("  Oma "), own_text(""), own_text("x" * 31)
    ('Oma', '', None)
    """
    if len(written) > MAX_WRITTEN:
        return None
    text = tidy(written)
    return text if not text or _fault_of_word(text, "", "") is None else None


def as_cards(rows: Iterable[Sequence[str]]) -> tuple[WordCard, ...]:
    """Return checked rows of words as cards."""
    return tuple(
        WordCard(f"own-{number}", tuple(map(Word, words)), WordKind.OWN)
        for number, words in enumerate(rows, 1)
    )


def _far_too_long(rows: Iterable[Sequence[str]], source: str) -> Iterator[Finding]:
    for number, words in enumerate(rows, 1):
        if any(len(word) > MAX_WRITTEN for word in words):
            longest = printable(max(words, key=len))
            yield Finding("words-own-long", source, f"own-{number}", {"text": longest, "limit": MAX_VISIBLE})


def _faults(rows: Sequence[Sequence[str]], source: str) -> Iterator[Finding]:
    if len(rows) > MAX_OWN_CARDS:
        yield Finding("words-own-too-many", source, args={"limit": MAX_OWN_CARDS})
        return
    seen: dict[str, int] = {}
    for number, words in enumerate(rows, 1):
        card = f"own-{number}"
        if not 1 <= len(words) <= 2:
            yield Finding("words-own-words-per-card", source, card, {"found": len(words)})
            continue
        for word in words:
            fault = _fault_of_word(word, source, card)
            if fault is not None:
                yield fault
            elif (other := seen.setdefault(_likeness(word), number)) != number:
                yield Finding("words-own-word-twice", source, card, {"text": printable(word), "other": other})
        if len(words) == 2 and words[0] and _likeness(words[0]) == _likeness(words[1]):
            yield Finding("words-same-word", source, card, {"text": printable(words[0])})


def _fault_of_word(word: str, source: str, card: str) -> Finding | None:
    args: dict[str, int | str] = {"text": printable(word)}
    wrong = first_fault(word)
    if wrong is not None:
        return Finding("words-own-character", source, card, {**args, "character": f"U+{ord(wrong):04X}"})
    length = visible_length(word)
    if not length:
        return Finding("words-own-empty", source, card)
    if length > MAX_VISIBLE:
        return Finding("words-own-long", source, card, {**args, "limit": MAX_VISIBLE})
    if WORD_ID.fullmatch(word):
        return Finding("words-own-looks-like-id", source, card, args)
    return None


def _likeness(word: str) -> str:
    """Return a key that is equal for words that differ only in case, width or joiners."""
    plain = unicodedata.normalize("NFKC", word.casefold()).casefold()
    return "".join(each for each in plain if each not in EMOJI_STYLES and each not in JOINERS)
