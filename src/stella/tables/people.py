"""People at a table: members, chairs, colours, symbols, and valid names."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from msgspec import Struct

from stella.bots import BotLevel, Character
from stella.rules import Colour
from stella.sanitize import clean, visible_length
from stella.tables import codes

MemberId = codes.MemberId

MAX_NAME: Final = 24
MAX_DEVICES: Final = 8
MAX_MEMBERS: Final = 24
MAX_UNSEATED: Final = 12
"""Maximum people without a seat, waiting ones included, until the code alone lets nobody else join."""
MAX_BARRED: Final = 64
"""Maximum removed people whose devices a table remembers."""
MIN_ANSWER: Final = 1
MAX_ANSWER: Final = 300
"""Allowed seconds for a program's answer."""


class Symbol(StrEnum):
    """A symbol in addition to the colour, so that nobody has to tell seats apart by colour alone."""

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


class Member(Struct, frozen=True):
    """A person who joined. `keys` are the hashes of the keys of their devices, the newest last."""

    id: MemberId
    name: str
    language: str
    keys: tuple[str, ...]
    approved: bool
    again: MemberId | None = None
    """Their member id before the host removed them."""
    program: str | None = None
    """For a program with its separate chair: the hash of the only key that opens its socket."""
    teaches: bool = True
    """Whether bots may learn from their crosses."""
    donates: bool = False
    """Whether they donate their slates to research, if the host allows it."""


class Chair(Struct, frozen=True):
    """A place at the table, clockwise. With neither a person nor a bot it is free, and a stand-in plays."""

    colour: Colour
    symbol: Symbol
    member: MemberId | None = None
    bot: BotLevel | None = None
    character: Character | None = None
    """The character of the bot."""
    answer_in: int | None = None
    """For programs: seconds to answer before a stand-in plays."""

    @property
    def is_bot(self) -> bool:
        """Whether a built-in bot or a program plays here instead of a person."""
        return self.bot is not None or self.answer_in is not None

    @property
    def person(self) -> MemberId | None:
        """The person on this chair; `None` for bots, programs and free chairs."""
        return self.member if self.answer_in is None else None


def clean_name(text: str) -> str | None:
    r"""Return the name as it will be shown; `None` if it isn't valid: 1 to 24 visible characters.

    Characters that `stella.sanitize` does not let pass are dropped, white space is folded.

    >>> clean_name("  Ada\u202e \t Lovelace ")
    'Ada Lovelace'
    >>> clean_name("\u200b") is None
    True
    """
    return clean_text(text, MAX_NAME)


def clean_text(text: str, limit: int) -> str | None:
    """Make typed text safe to show to others; return `None` if nothing or too much is left."""
    cleaned = clean(text)
    return cleaned if 1 <= visible_length(cleaned) <= limit else None


MAX_LINKS: Final = 12
"""Maximum public links per table."""
MAX_GUESSES: Final = 500
"""Maximum guesses counted per link: each is a log entry."""


class GameLink(Struct, frozen=True):
    """A public link."""

    member: MemberId
    """The member who created it."""
    game: int
    named: bool
    guesses: int = 0
    """The number of people who have guessed a round of it."""
