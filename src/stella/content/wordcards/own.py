"""Word cards that a table writes itself: any script, nothing invisible, nothing that acts."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from stella.rules import Word, WordCard, WordKind

from .findings import Finding, WordsError, shown
from .judge import WORD_ID

MAX_OWN_CARDS: Final = 10
MAX_VISIBLE: Final = 30
MAX_MARKS: Final = 4
"""Marks on one letter; no writing needs more, and a pile of them hides the words above."""

_SPACES = re.compile("[\t\n\r\u2028\u2029 \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and a sign that show nothing."""
_EMOJI_STYLE = frozenset("\ufe0e\ufe0f")
_NON_JOINER, _JOINER = "\u200c", "\u200d"
_JOINING = re.compile(
    "(ARABIC|SYRIAC|MANDAIC|NKO|MONGOLIAN|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|ORIYA|TAMIL|TELUGU|KANNADA|MALAYALAM"
    "|SINHALA|KHMER|MYANMAR|BALINESE|JAVANESE|SUNDANESE|TIBETAN|LIMBU) "
)
"""Scripts in which joiners choose the shape of letters, by the first word of the letters' names."""


def tidy(text: str) -> str:
    r"""A word as it is kept: composed (NFC), without spaces outside, with single ones inside.

    >>> tidy("  ice\u00a0 cream\n")
    'ice cream'
    """
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip(" ")


def visible_length(text: str) -> int:
    """How many signs one sees: letters with all that sits on them count once.

    >>> visible_length("नमस्ते"), visible_length("żółw"), visible_length("👍🏽")
    (4, 4, 1)
    """
    return sum(not _sits_on_another(each) for each in text)


def own_cards(rows: Sequence[Sequence[str]], source: str = "own") -> tuple[WordCard, ...]:
    """The table's own cards, one row of one or two words each. `WordsError` says all that is wrong with them.

    >>> own_cards([["grandma", "hurry up!"], ["Zürich"]])[0].words
    ('grandma', 'hurry up!')
    """
    kept = [tuple(tidy(word) for word in row) for row in rows[: MAX_OWN_CARDS + 1]]
    findings = list(_faults(kept, source))
    if findings:
        raise WordsError(findings)
    return as_cards(kept)


def as_cards(rows: Iterable[Sequence[str]]) -> tuple[WordCard, ...]:
    """Rows of words that have been judged before, as cards to play with."""
    return tuple(
        WordCard(f"own-{number}", tuple(map(Word, words)), WordKind.OWN)
        for number, words in enumerate(rows, 1)
    )


def _faults(rows: Sequence[Sequence[str]], source: str) -> Iterator[Finding]:
    if len(rows) > MAX_OWN_CARDS:
        yield Finding("own-too-many", source, args={"limit": MAX_OWN_CARDS})
        return
    seen: dict[str, int] = {}
    for number, words in enumerate(rows, 1):
        card = f"own-{number}"
        if not 1 <= len(words) <= 2:
            yield Finding("own-words-per-card", source, card, {"found": len(words)})
            continue
        for word in words:
            fault = _fault_of_word(word, source, card)
            if fault is not None:
                yield fault
            elif (other := seen.setdefault(_likeness(word), number)) != number:
                yield Finding("own-word-twice", source, card, {"text": shown(word), "other": other})
        if len(words) == 2 and words[0] and _likeness(words[0]) == _likeness(words[1]):
            yield Finding("same-word", source, card, {"text": shown(words[0])})


def _fault_of_word(word: str, source: str, card: str) -> Finding | None:
    if not visible_length(word):
        return Finding("own-empty", source, card)
    args: dict[str, int | str] = {"text": shown(word)}
    for index, sign in enumerate(word):
        if not _may_stand(word, index):
            return Finding("own-sign", source, card, {**args, "sign": f"U+{ord(sign):04X}"})
    if visible_length(word) > MAX_VISIBLE:
        return Finding("own-long", source, card, {**args, "limit": MAX_VISIBLE})
    if WORD_ID.fullmatch(word):
        return Finding("own-looks-like-id", source, card, args)
    return None


def _may_stand(word: str, index: int) -> bool:
    """A sign is fit for a card where it stands."""
    sign = word[index]
    category = unicodedata.category(sign)
    before = word[index - 1] if index else ""
    if sign in (_JOINER, _NON_JOINER):
        return _joins(word, index)
    if sign in _BLANK or category in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
        return False
    if 0xFE00 <= ord(sign) <= 0xFE0F or 0xE0100 <= ord(sign) <= 0xE01EF:
        return (
            sign in _EMOJI_STYLE and bool(before) and unicodedata.category(before) in ("So", "Sm", "Po", "Nd")
        )
    if category.startswith("M"):
        marks = word[max(0, index - MAX_MARKS) : index]
        piled = len(marks) == MAX_MARKS and all(unicodedata.category(each)[0] == "M" for each in marks)
        return before not in ("", " ") and not piled
    return True


def _joins(word: str, index: int) -> bool:
    """A joiner stands inside a word of a script that needs it; the joiner (not its opposite) also between emoji."""
    if not 0 < index < len(word) - 1:
        return False
    before, after = word[index - 1], word[index + 1]
    if _is_of_joining_script(before) and _is_of_joining_script(after):
        return True
    return (
        word[index] == _JOINER
        and (unicodedata.category(before) == "So" or before in _EMOJI_STYLE or _is_skin_tone(before))
        and unicodedata.category(after) == "So"
    )


def _is_of_joining_script(sign: str) -> bool:
    return _JOINING.match(unicodedata.name(sign, "")) is not None


def _sits_on_another(sign: str) -> bool:
    return unicodedata.category(sign) in ("Mn", "Mc", "Me", "Cf") or _is_skin_tone(sign)


def _is_skin_tone(sign: str) -> bool:
    return "\U0001f3fb" <= sign <= "\U0001f3ff"


def _likeness(word: str) -> str:
    """What two words have in common when they differ only in case, width or joiners."""
    plain = unicodedata.normalize("NFKC", word.casefold()).casefold()
    return "".join(each for each in plain if each not in _EMOJI_STYLE and each not in (_JOINER, _NON_JOINER))
