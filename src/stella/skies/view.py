"""What a visitor may see of a sky."""

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
    """Somebody who marked this sky before."""
    BOT = "bot"


class SkySeat(Struct, frozen=True):
    """One seat of the round; its colour is in `game`."""

    who: Company
    symbol: Symbol
    name: str = ""
    """Empty for bots and people without one."""
    character: Character | None = None
    """Which bot."""


class Mind(Struct, frozen=True):
    """Somebody who marked like the visitor."""

    seat: Seat | None
    """Their seat in the round; `None` for somebody else who has finished this sky."""
    symbol: Symbol
    name: str
    shared: int
    """How many pictures both marked."""


class Light(Struct, frozen=True):
    """What everyone marked, once the visitor's round is over."""

    people: int
    """How many people are counted: the visitor, and others five at a time."""
    marks: tuple[int, ...] | None
    """How many of them marked each picture; `None` while fewer than five have finished."""
    bots: int
    bot_marks: tuple[int, ...]
    rank: int | None
    """The visitor's place by stars, `None` before five people have finished their rounds."""
    ranked: int
    """How many have finished their round."""
    closest: Mind | None
    """The person or bot who marked most alike; `None` if nobody shares a picture."""


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
    """The date of tonight's sky; a day begins at 04:00 in the server's time zone."""
    next_at: int
    """When the next sky comes, in milliseconds since 1970."""
    deck: str
    word: Word
    texts: dict[str, str]
    """The word by language."""
    cards: tuple[CardId, ...]
    names: bool
    """Whether this server shows names under skies."""
    learns: bool
    """Whether its bots learn from skies."""
    round: SkyRound | None = None


class CircleMember(Struct, frozen=True):
    """Somebody in a circle who has finished the sky."""

    you: bool
    symbol: Symbol
    name: str
    stars: int | None
    """What they earned; `None` while their round isn't over."""
    shared: int
    """How many pictures both they and the visitor marked."""


class Circle(Struct, frozen=True):
    """People who compare their skies every day."""

    id: str
    link: str
    """For others to join."""
    people: int
    seen: tuple[CircleMember, ...] | None
    """Those who have finished this sky, most stars first; `None` until the visitor's own round is over."""
    alike: tuple[int, ...] | None
    """The places in `seen` of the two who marked most alike, of three or more."""


class Circles(Struct, frozen=True):
    """The circles of a visitor under one sky."""

    circles: tuple[Circle, ...]


class NightView(Struct, frozen=True):
    """A sky that the visitor has finished."""

    day: str
    texts: dict[str, str]
    """The word by language."""
    stars: int | None
    counts: bool
    """Whether it was tonight's sky when they finished it."""


class Nights(Struct, frozen=True):
    """All skies that a visitor has finished, the newest first."""

    nights: tuple[NightView, ...]
    research: bool
    """Whether they share the newest slate for research."""
    teaches: bool
    """Whether bots may learn from it."""
