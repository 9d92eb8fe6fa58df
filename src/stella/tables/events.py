"""Events at a table besides the game's own. A table's log holds both."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from stella.bots import BotLevel, Character
from stella.rules import Colour, Event, Place, Rejection, Seat

from .options import TableOptions
from .people import MemberId, Symbol
from .refusal import Refusal


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
    """Secret from which the preferences of this table's bots are derived. It is in the log, but never in a view."""

    secret: str


class MemberJoined(Struct, frozen=True):
    """Somebody joined; `key` is the hash of their device's key. The first member is the host."""

    member: MemberId
    name: str
    language: str
    key: str
    approved: bool


class MemberRecognised(Struct, frozen=True):
    """A newcomer's device belonged to a removed member, `before`."""

    member: MemberId
    before: MemberId


class MemberApproved(Struct, frozen=True):
    """The host let somebody in."""

    member: MemberId


class MemberRenamed(Struct, frozen=True):
    """A member changed their name."""

    member: MemberId
    name: str


class LanguageChosen(Struct, frozen=True):
    """A member changed their language."""

    member: MemberId
    language: str


class MemberBarred(Struct, frozen=True):
    """Comes before a removal: their devices have to knock from now on, and the keys they knew are changed."""

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
    """A member may add one more device until `expires_at` (milliseconds)."""

    member: MemberId
    ticket: str
    expires_at: int


class DeviceAdmitted(Struct, frozen=True):
    """A ticket was used: the member added a device."""

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
    """A program got a separate chair; `key` is the hash of the only key that opens its socket."""

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
    """A member sat down on a free chair or took over a bot's."""

    seat: Seat
    member: MemberId


class ChairFreed(Struct, frozen=True):
    """A chair stays in the game without its player."""

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
    """The current translations of the table's own words, by word and language."""

    texts: dict[str, dict[str, str]]


class PointingListSet(Struct, frozen=True):
    """Secret: the order in which a seat wants its crosses pointed at."""

    seat: Seat
    places: tuple[Place, ...]


class ListPlaySet(Struct, frozen=True):
    """Secret: a seat wants its pointing order followed, or stopped wanting it."""

    seat: Seat
    on: bool


class StandInPlayed(Struct, frozen=True):
    """The table acted for a seat. This is public; the moves are revealed after the round."""

    seat: Seat
    how: StandInAction


class SeatReturned(Struct, frozen=True):
    """The player is back and plays again."""

    seat: Seat


class ReadySaid(Struct, frozen=True):
    """A player is ready for the next round or wants another game, or changed their mind."""

    seat: Seat
    yes: bool


class TeachingSet(Struct, frozen=True):
    """A member allowed bots to learn from their crosses, or stopped allowing it."""

    member: MemberId
    on: bool


class ResearchSet(Struct, frozen=True):
    """The host allowed people to share their slates for research, or stopped allowing it."""

    on: bool


class DonationSet(Struct, frozen=True):
    """A member shares their slates for research, or stopped."""

    member: MemberId
    on: bool


class ReactionsSet(Struct, frozen=True):
    """The host allowed reactions or turned them off."""

    on: bool


class ResultShared(Struct, frozen=True):
    """A player made a finished game public. Only the server can derive the link from this id."""

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
    """At a table over days: when the new round closes, in milliseconds."""

    until: int


class TimeLeft(Struct, frozen=True):
    """Time left for this step when the server stopped, in milliseconds."""

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
"""Every event that a table's log can hold."""

Decision = tuple[Logged, ...] | Refusal | Rejection
"""What a command causes, or why it is refused."""
