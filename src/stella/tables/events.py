"""What happens at a table besides the game itself. The log of a table holds these and the events of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from stella.bots import Character
from stella.rules import Colour, Event, Place, Seat

from .options import TableOptions
from .people import BotLevel, MemberId, Symbol


class Carried(StrEnum):
    """How a seat was carried on while its player was away, or too slow for the agreed limit."""

    WORD_TURNED = "word_turned"
    OWN_CROSSES = "own_crosses"
    """The crosses already made were passed on as they were."""
    STAND_IN_MARKED = "stand_in_marked"
    POINTING_LIST = "pointing_list"
    STAND_IN_POINTED = "stand_in_pointed"
    NUMBER_SAID = "number_said"


@dataclass(frozen=True, slots=True)
class TableCreated:
    """A new, empty table."""

    options: TableOptions


@dataclass(frozen=True, slots=True)
class SecretDrawn:
    """Secret: what the tastes of this table's bots are derived from. It stays in the log, and is in no view."""

    secret: str


@dataclass(frozen=True, slots=True)
class MemberJoined:
    """Somebody came; `key` is the hash of their device's key. The first one is the host."""

    member: MemberId
    name: str
    language: str
    key: str
    approved: bool


@dataclass(frozen=True, slots=True)
class MemberRecognised:
    """The device of a newcomer is one of somebody who was sent away, `before`."""

    member: MemberId
    before: MemberId


@dataclass(frozen=True, slots=True)
class MemberApproved:
    """The host let somebody in."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class MemberRenamed:
    """A new name."""

    member: MemberId
    name: str


@dataclass(frozen=True, slots=True)
class LanguageChosen:
    """A member reads another language now."""

    member: MemberId
    language: str


@dataclass(frozen=True, slots=True)
class MemberBarred:
    """Just before they are sent away: their devices have to knock from now on, and keys that they knew are changed."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class MemberLeft:
    """Somebody left, or the host sent them away. In a game their chair becomes free."""

    member: MemberId
    kicked: bool


@dataclass(frozen=True, slots=True)
class HostPassed:
    """Another member is the host now."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class LeadPassed:
    """Another member leads while the host is away; the right to delete the table stays where it was."""

    member: MemberId


@dataclass(frozen=True, slots=True)
class TicketIssued:
    """A member may bring a further device once, until `expires_at` (milliseconds)."""

    member: MemberId
    ticket: str
    expires_at: int


@dataclass(frozen=True, slots=True)
class DeviceAdmitted:
    """A ticket was used: the member has one more device."""

    member: MemberId
    ticket: str
    key: str


@dataclass(frozen=True, slots=True)
class ChairAdded:
    """A new chair, clockwise after the last, for a member or a bot."""

    colour: Colour
    symbol: Symbol
    member: MemberId | None
    bot: BotLevel | None
    character: Character | None = None


@dataclass(frozen=True, slots=True)
class ChairRemoved:
    """A chair was taken away in the lobby; those after it move up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChairTaken:
    """A member sat down on a free chair or one a bot had."""

    seat: Seat
    member: MemberId


@dataclass(frozen=True, slots=True)
class ChairFreed:
    """The chair stays in the game without its player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ColourPicked:
    """A chair has another colour."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class SymbolPicked:
    """A chair has another symbol."""

    seat: Seat
    symbol: Symbol


@dataclass(frozen=True, slots=True)
class OptionsSet:
    """The host changed the options."""

    options: TableOptions


@dataclass(frozen=True, slots=True)
class OwnTextsSet:
    """How the table's own words read in other languages, by word and language: all of them, as they are now."""

    texts: dict[str, dict[str, str]]


@dataclass(frozen=True, slots=True)
class PointingListSet:
    """Secret: the order in which a seat's crosses shall be pointed at."""

    seat: Seat
    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class ListPlaySet:
    """Secret: a seat wants its list to be followed, or no longer."""

    seat: Seat
    on: bool


@dataclass(frozen=True, slots=True)
class SeatCarriedOn:
    """The table acted for a seat. That it did is public; how is told after the round."""

    seat: Seat
    how: Carried


@dataclass(frozen=True, slots=True)
class SeatReturned:
    """The player is back and plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ReadySaid:
    """A player is ready for the next round, or not yet after all."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class TimeLeft:
    """How much of the agreed time for this step was left when the server stopped, in milliseconds."""

    remaining: int


TableEvent = (
    TableCreated
    | SecretDrawn
    | MemberJoined
    | MemberRecognised
    | MemberApproved
    | MemberRenamed
    | LanguageChosen
    | MemberBarred
    | MemberLeft
    | HostPassed
    | LeadPassed
    | TicketIssued
    | DeviceAdmitted
    | ChairAdded
    | ChairRemoved
    | ChairTaken
    | ChairFreed
    | ColourPicked
    | SymbolPicked
    | OptionsSet
    | OwnTextsSet
    | PointingListSet
    | ListPlaySet
    | SeatCarriedOn
    | SeatReturned
    | ReadySaid
    | TimeLeft
)

Logged = TableEvent | Event
"""Anything the log of a table can hold."""
