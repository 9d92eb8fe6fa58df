"""What can be asked of a table. Who asks is not in the command: it comes from the session."""

from __future__ import annotations

from dataclasses import dataclass

from stella.bots import Character
from stella.rules import CardId, Colour, NextRound, Place, Seat, SeatCommand, WordCard

from .events import Carried
from .options import TableOptions
from .people import BotLevel, MemberId, Symbol


@dataclass(frozen=True, slots=True)
class CreateTable:
    """A new table; who asks becomes its first member and host."""

    options: TableOptions
    name: str
    language: str
    key: str
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Join:
    """Come to a table, with the hash of a new device key."""

    name: str
    language: str
    key: str
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Approve:
    """Let a waiting person in."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class Kick:
    """Send somebody away."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class PassHost:
    """Make another member the host."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class Leave:
    """Leave the table for good."""


@dataclass(frozen=True, slots=True)
class Rename:
    """Take another name."""

    name: str


@dataclass(frozen=True, slots=True)
class ChooseLanguage:
    """Read another language."""

    language: str


@dataclass(frozen=True, slots=True)
class PickColour:
    """Take another colour."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class PickSymbol:
    """Take another symbol."""

    symbol: Symbol


@dataclass(frozen=True, slots=True)
class SetOptions:
    """Change the options of the table."""

    options: TableOptions


@dataclass(frozen=True, slots=True)
class AddBot:
    """Seat a bot; without a character, the first that nobody at the table has."""

    level: BotLevel = BotLevel.STARGAZER
    character: Character | None = None


@dataclass(frozen=True, slots=True)
class RemoveBot:
    """Take a bot's chair away."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeSeat:
    """Sit down on a free chair or one a bot has."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Start:
    """Begin a game, also again after one. Chance is in it: order of the deck, drawn words, first scout."""

    deck: tuple[CardId, ...]
    words: tuple[WordCard, ...]
    first_scout: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A command of the rules."""

    command: SeatCommand | NextRound


@dataclass(frozen=True, slots=True)
class SetPointingList:
    """The order in which my crosses shall be pointed at when I am away, or when I ask for it."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class PlayByList:
    """Follow my pointing list from now on, or stop following it."""

    on: bool


@dataclass(frozen=True, slots=True)
class IssueTicket:
    """A one-time ticket for another device."""

    ticket: str
    expires_at: int


@dataclass(frozen=True, slots=True)
class UseTicket:
    """Bring another device by a ticket."""

    ticket: str
    key: str
    now: int


@dataclass(frozen=True, slots=True)
class CarryOn:
    """The table itself acts for a seat: a bot, a list its player asked to follow, or an absent person (`how`)."""

    seat: Seat
    commands: tuple[SeatCommand, ...]
    how: Carried | None


@dataclass(frozen=True, slots=True)
class LetReturn:
    """The table itself notes that the player of a seat is back."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Inherit:
    """The table itself makes another member the host because the host is gone."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class KeepTime:
    """The table itself notes how much time was left."""

    remaining: int


@dataclass(frozen=True, slots=True)
class Nothing:
    """What the table wanted to do by itself is no longer needed."""


MemberCommand = (
    Approve
    | Kick
    | PassHost
    | Leave
    | Rename
    | ChooseLanguage
    | PickColour
    | PickSymbol
    | SetOptions
    | AddBot
    | RemoveBot
    | TakeSeat
    | Start
    | Play
    | SetPointingList
    | PlayByList
    | IssueTicket
)
"""What a member of the table can ask."""

TableCommand = (
    CreateTable | Join | UseTicket | MemberCommand | CarryOn | LetReturn | Inherit | KeepTime | Nothing
)
