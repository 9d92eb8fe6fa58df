"""Who is at a table: members, chairs, colours, symbols, and what a name may look like."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from stella.bots import Character
from stella.rules import Colour

MemberId = NewType("MemberId", str)
"""A person at one table: m1 for who created it, then m2, m3 … in the order of joining."""

LANGUAGES: Final = ("en", "fr", "es", "de", "pl")
MAX_NAME: Final = 24
MAX_MARKS: Final = 4
"""Marks on one letter; no writing needs more, and a pile of them covers the lines above."""
MAX_DEVICES: Final = 8
MAX_MEMBERS: Final = 24


class Symbol(StrEnum):
    """A sign besides the colour, so that nobody has to tell seats apart by colour alone."""

    MOON = "moon"
    SUN = "sun"
    STAR = "star"
    CLOUD = "cloud"
    LEAF = "leaf"
    KEY = "key"
    BOAT = "boat"
    BIRD = "bird"
    FISH = "fish"
    FLAME = "flame"
    FEATHER = "feather"
    MOUNTAIN = "mountain"


class BotLevel(StrEnum):
    """How a bot plays: as `stella.bots` knows it, or as the bots of the first tables did."""

    SIMPLE = "simple"
    DREAMER = "dreamer"
    STARGAZER = "stargazer"
    NAVIGATOR = "navigator"
    ORACLE = "oracle"


@dataclass(frozen=True, slots=True)
class Member:
    """A person who joined. `keys` are the hashes of the keys of their devices, the newest last."""

    id: MemberId
    name: str
    language: str
    keys: tuple[str, ...]
    approved: bool


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table, clockwise. Nobody on it and no bot: it is free, and a stand-in plays."""

    colour: Colour
    symbol: Symbol
    member: MemberId | None = None
    bot: BotLevel | None = None
    character: Character | None = None
    """Who the bot is."""


def clean_name(text: str) -> str | None:
    r"""The name as it will be shown, or `None` when it is no name: 1 to 24 visible characters.

    Control, bidirectional and invisible characters are dropped, white space is folded.

    >>> clean_name("  Ada\u202e \t Lovelace ")
    'Ada Lovelace'
    >>> clean_name("\u200b") is None
    True
    """
    return clean_text(text, MAX_NAME)


def clean_text(text: str, limit: int) -> str | None:
    """What a person typed, made safe to show to others; `None` when nothing or too much is left."""
    kept = "".join(char for char in " ".join(text.split()) if not _is_invisible(char))
    clean = " ".join(_unpiled(unicodedata.normalize("NFC", kept)).split())
    visible = sum(unicodedata.category(char) not in _MARKS for char in clean)
    return clean if 1 <= visible <= limit else None


def _is_invisible(char: str) -> bool:
    return unicodedata.category(char) in _INVISIBLE or char in _BLANK


def _unpiled(text: str) -> str:
    """Without marks that sit on nothing, or on a pile of others."""
    kept, room = list[str](), 0
    for char in text:
        if unicodedata.category(char) not in _MARKS:
            room = 0 if char == " " else MAX_MARKS
        elif room:
            room -= 1
        else:
            continue
        kept.append(char)
    return "".join(kept)


_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset(
    [*"\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\U0001d159"]
    + [chr(code) for code in (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))]
)
"""Letters, signs and marks by name, but nothing to see."""
_MARKS: Final = frozenset({"Mn", "Mc", "Me"})
"""Drawn onto the character before, or beside it."""
