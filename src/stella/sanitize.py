"""Which text of people may be shown to others: names, words, titles and descriptions all go through here.

Nothing invisible passes, nothing that changes the direction or the look of what is around it, and no pile of marks
that covers other lines. Joiners and emoji selectors pass only where they change what is seen.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

MAX_MARKS: Final = 4
"""Marks on one letter; no writing needs more, and a pile of them covers the lines above."""

_UNSEEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKS: Final = frozenset({"Mn", "Mc", "Me"})
"""Drawn onto the character before, or next to it."""
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\ufffc\uffa0"
    "\U00011f48\U00013441\U00013442\U00016fe4\U0001bc9d\U0001d159"
)
"""Letters, symbols and marks by category, but there is nothing to see."""
_SPACES: Final = re.compile("[\t\n\r\u2028\u2029 \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+")
_NO_BREAK_SPACES: Final = str.maketrans("\u00a0\u202f", "  ")
_NON_JOINER, _JOINER = "\u200c", "\u200d"
JOINERS: Final = frozenset((_NON_JOINER, _JOINER))
EMOJI_STYLES: Final = frozenset("\ufe0e\ufe0f")
_KEYCAP: Final = "\u20e3"
_JOINING: Final = re.compile(
    "(ARABIC|SYRIAC|MANDAIC|NKO|MONGOLIAN|DEVANAGARI|BENGALI|GURMUKHI|GUJARATI|ORIYA|TAMIL|TELUGU|KANNADA|MALAYALAM"
    "|SINHALA|KHMER|MYANMAR|BALINESE|JAVANESE|SUNDANESE|TIBETAN|LIMBU) "
)
"""Scripts in which joiners choose the shape of letters, by the first word of the letters' names."""


def tidy(text: str) -> str:
    r"""Return the text composed (NFC), without spaces around it and with single spaces inside.

    >>> tidy("  ice\u00a0 cream\n")
    'ice cream'
    """
    return _SPACES.sub(" ", unicodedata.normalize("NFC", text)).strip(" ")


def clean(text: str) -> str:
    r"""Return the text without everything that may not be shown; it can be empty then.

    >>> clean("  Ada\u202e \t Lovelace ")
    'Ada Lovelace'
    """
    text = tidy(" ".join(text.split()))
    while (kept := tidy(_without_faults(text))) != text:
        text = kept
    return text


def is_clean(text: str) -> bool:
    r"""Return whether the text is tidy and may be shown as it is; no-break spaces may be in it.

    >>> is_clean("qui est là\u202f?"), is_clean("two  spaces"), is_clean("\u3164")
    (True, False, False)
    """
    spaced = text.translate(_NO_BREAK_SPACES)
    return spaced == tidy(spaced) and first_fault(spaced) is None


def first_fault(text: str) -> str | None:
    """Return the first character that may not be shown where it is; `None` if there is none."""
    return next((char for index, char in enumerate(text) if not _is_allowed(text, index)), None)


def visible_length(text: str) -> int:
    """Return how many characters a reader sees: letters with all that is drawn onto them count once.

    >>> visible_length("नमस्ते"), visible_length("żółw"), visible_length("👍🏽")
    (4, 4, 1)
    """
    return sum(not _sits_on_another(char) for char in text)


def _without_faults(text: str) -> str:
    kept: list[str] = []
    for index, char in enumerate(text):
        before = "".join(kept[-MAX_MARKS:])
        if _is_allowed(before + text[index : index + 2], len(before)):
            kept.append(char)
    return "".join(kept)


def _is_allowed(text: str, index: int) -> bool:
    char = text[index]
    category = unicodedata.category(char)
    before = text[index - 1] if index else ""
    if char in JOINERS:
        return _joins(text, index)
    if char in _BLANK or category in _UNSEEN_CATEGORIES:
        return False
    if 0xFE00 <= ord(char) <= 0xFE0F or 0xE0100 <= ord(char) <= 0xE01EF:
        return char in EMOJI_STYLES and _takes_style(before, text[index + 1 : index + 2])
    if category in _MARKS:
        pile = text[max(0, index - MAX_MARKS) : index]
        is_full = len(pile) == MAX_MARKS and all(unicodedata.category(each) in _MARKS for each in pile)
        return before not in ("", " ") and not is_full
    return True


def _takes_style(before: str, after: str) -> bool:
    """Return whether an emoji selector stands after a symbol, or between a digit and the frame of a key."""
    if not before:
        return False
    return unicodedata.category(before) in ("So", "Sm") or before in "‼⁉" or after == _KEYCAP


def _joins(text: str, index: int) -> bool:
    """Return whether a joiner stands inside a word of a script that needs it; ZWJ (not ZWNJ) also between emoji."""
    if not 0 < index < len(text) - 1:
        return False
    before, after = text[index - 1], text[index + 1]
    if _is_of_joining_script(before) and _is_of_joining_script(after):
        return True
    return (
        text[index] == _JOINER
        and (unicodedata.category(before) == "So" or before in EMOJI_STYLES or _is_skin_tone(before))
        and unicodedata.category(after) == "So"
    )


def _is_of_joining_script(char: str) -> bool:
    return _JOINING.match(unicodedata.name(char, "")) is not None


def _sits_on_another(char: str) -> bool:
    return unicodedata.category(char) in _MARKS or char in JOINERS or _is_skin_tone(char)


def _is_skin_tone(char: str) -> bool:
    return "\U0001f3fb" <= char <= "\U0001f3ff"


def printable(text: str, longest: int = 40) -> str:
    r"""Return unchecked text made safe for a terminal: shortened, control characters escaped.

    >>> printable("a\x1b[2Jb\u202e"), printable("x" * 50) == "x" * 40 + "…"
    ('a\\x1b[2Jb\\u202e', True)
    """
    short = text if len(text) <= longest else f"{text[:longest]}…"
    return "".join(
        each if each.isprintable() else each.encode("unicode_escape").decode("ascii") for each in short
    )
