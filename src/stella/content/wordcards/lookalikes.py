"""Words that are too much alike in one language to be in the same set."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from itertools import combinations

from stella.content.findings import Finding
from stella.languages import LANGUAGES
from stella.sanitize import printable

from .word_files import LookAlike, WordFile

_SINGLE = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "œ": "oe", "æ": "ae", "ı": "i"})


def normal_form(text: str) -> str:
    """Return only letters and digits, without case and diacritics.

    >>> normal_form("À l’envers"), normal_form("GŁÓD"), normal_form("œuf")
    ('alenvers', 'glod', 'oeuf')
    """
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(_SINGLE)
    return "".join(each for each in plain if each.isalnum())


def look_alike(one: str, other: str) -> bool:
    """Return whether two words are one letter apart, or two if they are long. Short words don't count.

    >>> look_alike("riese", "reise"), look_alike("cave", "wave"), look_alike("marionette", "marinetta")
    (True, False, True)
    """
    short = min(len(one), len(other))
    allowed = 0 if short < 5 else 1 if short < 9 else 2
    return allowed > 0 and abs(len(one) - len(other)) <= allowed and _distance(one, other) <= allowed


def doubts_of(files: Iterable[WordFile]) -> Iterator[Finding]:
    """Yield words that read the same or nearly the same in a language, unless a look-alike entry allows them."""
    files = tuple(files)
    allowed = {
        (alike.language, *sorted(alike.words)): (alike, file.name)
        for file in files
        for alike in file.lookalikes
    }
    used: set[tuple[str, ...]] = set()
    for language in LANGUAGES:
        for message, file, card, args, words in _pairs(files, language):
            key = (language, *sorted(words))
            if key in allowed:
                used.add(key)
            else:
                yield Finding(message, file, card, args)
    for key, (alike, name) in allowed.items():
        if key not in used:
            yield Finding("words-lookalike-unused", name, args=_named(alike))


def _pairs(
    files: Iterable[WordFile], language: str
) -> Iterator[tuple[str, str, str, dict[str, int | str], tuple[str, str]]]:
    entries = [
        (file.name, card.id, word, text, normal_form(text))
        for file in files
        for card in file.cards
        for word, text in zip(card.words, card.texts.get(language, ()), strict=False)
    ]
    for one, other in combinations(entries, 2):
        same = one[4] == other[4]
        if same or look_alike(one[4], other[4]):
            args: dict[str, int | str] = {
                "language": language,
                "text": printable(other[3]),
                "other": printable(one[3]),
                "card": printable(one[1]),
            }
            yield (
                "words-same-text" if same else "words-look-alike",
                other[0],
                printable(other[1]),
                args,
                (one[2], other[2]),
            )


def _named(alike: LookAlike) -> dict[str, int | str]:
    return {
        "language": printable(alike.language),
        "text": printable(alike.words[0]),
        "other": printable(alike.words[1]),
    }


def _distance(one: str, other: str) -> int:
    """Return how many letters to add, drop, change, or swap with the next."""
    before: list[int] = []
    last = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        row = [i]
        for j, b in enumerate(other, 1):
            best = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a != b))
            if i > 1 and j > 1 and a == other[j - 2] and one[i - 2] == b:
                best = min(best, before[j - 2] + 1)
            row.append(best)
        before, last = last, row
    return last[-1]
