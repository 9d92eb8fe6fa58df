"""What a visitor is told about a sky."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stella.bots import Character
from stella.rules import CardId, OwnView, PublicView, Seat, Word
from stella.tables.people import Symbol


class Company(StrEnum):
    """The kinds of players in a sky's round."""

    YOU = "you"
    PERSON = "person"
    """Somebody who marked the same sky before."""
    BOT = "bot"


class SkySeat(Struct, frozen=True):
    """One seat of the round; its colour is in `game`."""

    who: Company
    symbol: Symbol
    name: str = ""
    """Empty for bots and for people who gave none."""
    character: Character | None = None
    """The bot."""


class Light(Struct, frozen=True):
    """What everyone saw, told once the round is over."""

    people: int
    """How many people are counted: the visitor, and others five at a time."""
    marks: tuple[int, ...] | None
    """How many of them marked each picture; `None` while fewer than five have finished."""
    bots: int
    bot_marks: tuple[int, ...]
    rank: int | None
    """The visitor's place by stars, `None` while fewer than five have finished."""
    ranked: int
    """How many have finished their round."""
    closest: Seat | None
    """The companion who marked most alike; `None` if nobody shares a picture."""


class SkyRound(Struct, frozen=True):
    """The visitor's own round, as far as it has been played."""

    game: PublicView
    """The round as everybody sees it; the visitor has seat 0."""
    own: OwnView
    seats: tuple[SkySeat, ...]
    light: Light | None


class SkyView(Struct, frozen=True):
    """One sky. Without `round` it is the same for everyone."""

    day: str
    """As 2026-11-16."""
    today: str
    """The newest sky that can be played; a day begins at 04:00 where the server is."""
    next_at: int
    """When the next sky comes, in milliseconds since 1970."""
    deck: str
    word: Word
    texts: dict[str, str]
    """The word by language."""
    cards: tuple[CardId, ...]
    names: bool
    """Whether this server shows names under skies."""
    round: SkyRound | None = None
