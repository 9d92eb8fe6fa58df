"""Any word to a vector: some 25,000 words of all languages ship with Stella; phrases are put together."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from functools import cache
from typing import Final

import msgspec

from .stored import DATA, WIDTH, StoredLexicon, signed

Vector = tuple[int, ...]

_SMALL: Final = (
    "a an the to of and in le la les l un une des du de d et en el los las una unos unas y der die das dem den ein"
    " eine einen einem zu zum zur und się w we z ze na do o i"
)
SMALL_WORDS: Final = frozenset(_SMALL.split())
"""They say nothing by themselves."""
LEAST_STEM: Final = 4
_ENDINGS: Final = (
    " s es e en n er ern em ns x ed d ing a o as os y i u ie ę ą om ami ach ów owi iem ia ię ią ies aux al"
)
ENDINGS: Final = frozenset(_ENDINGS.split(" "))
"""By which forms of one word differ, in any of the languages. What differs otherwise is another word."""
MOST_CUT: Final = max(map(len, ENDINGS))


def plain(text: str) -> str:
    """Return a word as it stands in the table: lower case, without signs around it.

    >>> plain("  Überraschung! "), plain("w.joy")
    ('überraschung', 'w.joy')
    """
    folded = unicodedata.normalize("NFC", text).casefold().replace("’", "'").replace("ß", "ss")
    return " ".join(folded.strip(" \t!?¡¿.,;:…\"'“”„«»()").split())


class Lexicon:
    """Words by binary search in a sorted list; opened in a few milliseconds, and then only read."""

    def __init__(self, head: StoredLexicon, words: list[str], vectors: bytes) -> None:
        """`vectors` has `WIDTH` bytes for each of the sorted `words`."""
        self.head = head
        self._words = words
        self._vectors = signed(vectors)

    def find(self, word: str) -> Vector | None:
        """Return the vector of exactly this word."""
        place = bisect_left(self._words, word)
        if place == len(self._words) or self._words[place] != word:
            return None
        return tuple(self._vectors[place * WIDTH : (place + 1) * WIDTH])

    def vector(self, text: str) -> Vector | None:
        """Return the vector of a word or phrase, or of one that begins alike; `None` for what nobody knows.

        >>> lexicon().vector("Schmetterlinge") == lexicon().vector("schmetterling")
        True
        >>> lexicon().vector("xqzzv") is None
        True
        """
        word = plain(text)
        whole = self.find(word)
        if whole is not None:
            return whole
        parts = [part for part in re.split(r"[^\w]+", word) if part and part not in SMALL_WORDS]
        known = [vector for part in parts if (vector := self.find(part) or self._alike(part)) is not None]
        if not known or len(known) * 2 < len(parts):
            return None
        return tuple(round(sum(column) / len(known)) for column in zip(*known, strict=True))

    def _alike(self, word: str) -> Vector | None:
        """Another form of the word: the same stem, and both have an ending of forms; the longest stem wins.

        >>> lexicon()._alike("deadlime") is None  # not "deadlift"
        True
        """
        for cut in range(MOST_CUT + 1):
            stem, ending = word[: len(word) - cut], word[len(word) - cut :]
            if len(stem) < LEAST_STEM:
                break
            if ending in ENDINGS:
                forms = [
                    form
                    for end in sorted(ENDINGS, key=lambda end: (len(end), end))
                    if (form := stem + end) != word
                ]
                found = next((vector for form in forms if (vector := self.find(form)) is not None), None)
                if found is not None:
                    return found
        return None


@cache
def lexicon() -> Lexicon:
    """Return the table that ships with Stella."""
    head = msgspec.json.decode((DATA / "lexicon.json").read_bytes(), type=StoredLexicon)
    words = (DATA / "words.txt").read_text(encoding="utf-8").split("\n")
    return Lexicon(head, words, (DATA / "words.vec").read_bytes())
