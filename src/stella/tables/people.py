"""Who is at a table: members, chairs, colours, symbols, and what a name may look like."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NewType

from stella.rules import Colour

MemberId = NewType("MemberId", str)
"""A person at one table: m1 for who created it, then m2, m3 … in the order of joining."""

LANGUAGES: Final = ("en", "fr", "es", "de", "pl")
MAX_NAME: Final = 24
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
    """How a bot plays."""

    SIMPLE = "simple"


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
    folded = " ".join(unicodedata.normalize("NFC", text).split())
    kept = "".join(
        char for char in folded if unicodedata.category(char) not in _INVISIBLE and char not in _BLANK
    )
    clean = " ".join(kept.split())
    visible = sum(unicodedata.category(char) not in _STACKED for char in clean)
    stacked = len(clean) - visible
    return clean if 1 <= visible <= limit and stacked <= visible else None


_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs by name, but nothing to see."""
_STACKED: Final = frozenset({"Mn", "Me"})
"""Drawn onto the character before."""
