"""Events at a table besides the game's own. A table's log holds both."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stella.bots import BotLevel, Character
from stella.rules import Colour, Event, Place, Seat

from .options import TableOptions
from .people import MemberId, Symbol


class StandInAction(StrEnum):
    """How a stand-in played for a seat while its player was away, or too slow for the agreed limit."""

    WORD_TURNED = "word_turned"
    OWN_CROSSES = "own_crosses"
    """The crosses already made were passed on as they were."""
    STAND_IN_MARKED = "stand_in_marked"
    POINTING_LIST = "pointing_list"
    STAND_IN_POINTED = "stand_in_pointed"
    NUMBER_SAID = "number_said"


class TableCreated(Struct, frozen=True):
    """A new, empty table."""

    options: TableOptions


class SecretDrawn(Struct, frozen=True):
    """Secret: what the tastes of this table's bots are derived from. It stays in the log, and is in no view."""

    secret: str


class MemberJoined(Struct, frozen=True):
    """Somebody came; `key` is the hash of their device's key. The first one is the host."""

    member: MemberId
    name: str
    language: str
    key: str
    approved: bool


class MemberRecognised(Struct, frozen=True):
    """The device of a newcomer is one of somebody who was removed, `before`."""

    member: MemberId
    before: MemberId


class MemberApproved(Struct, frozen=True):
    """The host let somebody in."""

    member: MemberId


class MemberRenamed(Struct, frozen=True):
    """A new name."""

    member: MemberId
    name: str


class LanguageChosen(Struct, frozen=True):
    """A member reads another language now."""

    member: MemberId
    language: str


class MemberBarred(Struct, frozen=True):
    """Just before they are removed: their devices have to knock from now on, and keys that they knew are changed."""

    member: MemberId


class MemberLeft(Struct, frozen=True):
    """Somebody left, or the host removed them. In a game their chair becomes free."""

    member: MemberId
    kicked: bool


class HostPassed(Struct, frozen=True):
    """Another member is the host now."""

    member: MemberId


class LeadPassed(Struct, frozen=True):
    """Another member leads while the host is away; only the host can still delete the table."""

    member: MemberId


class TicketIssued(Struct, frozen=True):
    """A member may bring a further device once, until `expires_at` (milliseconds)."""

    member: MemberId
    ticket: str
    expires_at: int


class DeviceAdmitted(Struct, frozen=True):
    """A ticket was used: the member has another device."""

    member: MemberId
    ticket: str
    key: str


class ChairAdded(Struct, frozen=True):
    """A new chair, clockwise after the last, for a member or a bot."""

    colour: Colour
    symbol: Symbol
    member: MemberId | None
    bot: BotLevel | None
    character: Character | None = None


class ProgramSeated(Struct, frozen=True):
    """A program got a chair of its own; `key` is the hash of the only key that opens its socket."""

    member: MemberId
    name: str
    language: str
    key: str
    answer_in: int
    """Seconds for an answer; then a stand-in plays."""
    colour: Colour
    symbol: Symbol


class ChairRemoved(Struct, frozen=True):
    """A chair was taken away in the lobby; those after it move up."""

    seat: Seat


class ChairTaken(Struct, frozen=True):
    """A member sat down on a free chair or one a bot had."""

    seat: Seat
    member: MemberId


class ChairFreed(Struct, frozen=True):
    """The chair stays in the game without its player."""

    seat: Seat


class ColourPicked(Struct, frozen=True):
    """A chair has another colour."""

    seat: Seat
    colour: Colour


class SymbolPicked(Struct, frozen=True):
    """A chair has another symbol."""

    seat: Seat
    symbol: Symbol


class OptionsSet(Struct, frozen=True):
    """The host changed the options."""

    options: TableOptions


class OwnTextsSet(Struct, frozen=True):
    """How the table's own words read in other languages, by word and language: all of them, as they are now."""

    texts: dict[str, dict[str, str]]


class PointingListSet(Struct, frozen=True):
    """Secret: the order in which a seat's crosses shall be pointed at."""

    seat: Seat
    places: tuple[Place, ...]


class ListPlaySet(Struct, frozen=True):
    """Secret: a seat wants its list to be followed; or not any more."""

    seat: Seat
    on: bool


class StandInPlayed(Struct, frozen=True):
    """The table acted for a seat. That it did is public; how is told after the round."""

    seat: Seat
    how: StandInAction


class SeatReturned(Struct, frozen=True):
    """The player is back and plays again."""

    seat: Seat


class ReadySaid(Struct, frozen=True):
    """A player is ready for the next round or wants another game, or not yet after all."""

    seat: Seat
    yes: bool


class TeachingSet(Struct, frozen=True):
    """A member lets bots learn from their crosses, or stopped."""

    member: MemberId
    on: bool


class ResearchSet(Struct, frozen=True):
    """The host lets people here share their slates for research, or stopped that."""

    on: bool


class DonationSet(Struct, frozen=True):
    """A member shares their slates for research, or stopped."""

    member: MemberId
    on: bool


class ReactionsSet(Struct, frozen=True):
    """The host allowed reactions or turned them off."""

    on: bool


class ResultShared(Struct, frozen=True):
    """A player made a finished game public. The link can be derived from this id by the server alone."""

    link: str
    member: MemberId
    game: int
    named: bool


class LinkWithdrawn(Struct, frozen=True):
    """A public link was revoked."""

    link: str


class LinkGuessed(Struct, frozen=True):
    """One more person guessed a round of a public game. Nobody learns who, or what."""

    link: str


class RoundOpened(Struct, frozen=True):
    """At a table over days: the round just begun stays open until then, in milliseconds."""

    until: int


class TimeLeft(Struct, frozen=True):
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
    | ProgramSeated
    | ChairRemoved
    | ChairTaken
    | ChairFreed
    | ColourPicked
    | SymbolPicked
    | OptionsSet
    | OwnTextsSet
    | PointingListSet
    | ListPlaySet
    | StandInPlayed
    | SeatReturned
    | ReadySaid
    | ReactionsSet
    | TeachingSet
    | ResultShared
    | LinkWithdrawn
    | LinkGuessed
    | ResearchSet
    | DonationSet
    | TimeLeft
    | RoundOpened
)

Logged = TableEvent | Event
"""Anything the log of a table can hold."""
