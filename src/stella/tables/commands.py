"""Commands to a table. They don't name the sender, who is known from the session.

Members' messages are decoded straight into these classes (`stella.wire.messages`): those with a tag are messages of
the protocol. The server or the table itself issues the others.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from msgspec.structs import astuple

from stella import rules
from stella.bots import BotLevel, Character
from stella.content.wordcards import MAX_OWN_CARDS
from stella.languages import LANGUAGES
from stella.rules import Colour, Place, Seat, SeatCommand

from .events import StandInAction
from .options import OptionChanges, Text
from .people import MemberId, Symbol

Id = Annotated[str, Meta(min_length=1, max_length=64)]
"""Chosen by the client, unique per request: a repeated request gets its first answer."""
ShortId = Annotated[MemberId, Meta(max_length=8)]


class Command(msgspec.Struct, frozen=True, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """Base of all commands. The seat is never included: it is the sender's."""

    id: Id = ""


# What a player does in the game


class Move(Command, frozen=True):
    """A move that only the player of a seat can make."""

    def for_seat(self, seat: Seat) -> SeatCommand:
        """Return the command of the rules: the same fields, with the seat."""
        return RULES_COMMANDS[type(self)](seat, *astuple(self)[:-1])  # the id comes last

    @staticmethod
    def from_command(command: SeatCommand) -> Move:
        """Return the message that makes this move.

        >>> Move.from_command(rules.PointAt(Seat(2), Place(7)))
        PointAt(place=7, id='')
        """
        fields = {name: getattr(command, name) for name in command.__struct_fields__ if name != "seat"}
        return MOVES[type(command)](**fields)


class RevealWord(Move, frozen=True, tag="reveal_word"):
    """Turn over the word card, as the first scout."""


class VoteSwap(Move, frozen=True, tag="vote_swap"):
    """Vote for the other word, or withdraw the vote."""

    yes: bool


class Mark(Move, frozen=True, tag="mark"):
    """Make a cross."""

    place: Place


class Unmark(Move, frozen=True, tag="unmark"):
    """Wipe a cross."""

    place: Place


class FinishMarking(Move, frozen=True, tag="finish_marking"):
    """Finish marking."""


class ResumeMarking(Move, frozen=True, tag="resume_marking"):
    """Go back to marking."""


class Announce(Move, frozen=True, tag="announce"):
    """Announce the number of crosses."""

    count: int


class PointAt(Move, frozen=True, tag="point_at"):
    """Point at a picture, as the scout."""

    place: Place


RULES_COMMANDS: Final[dict[type[Move], type[SeatCommand]]] = {
    RevealWord: rules.RevealWord,
    VoteSwap: rules.VoteSwap,
    Mark: rules.MarkCard,
    Unmark: rules.UnmarkCard,
    FinishMarking: rules.FinishMarking,
    ResumeMarking: rules.ResumeMarking,
    Announce: rules.Announce,
    PointAt: rules.PointAt,
}
MOVES: Final = {command: move for move, command in RULES_COMMANDS.items()}


class Ready(Command, frozen=True, tag="ready"):
    """Say that you are ready for the next round or, after a game, want another one; or not yet."""

    yes: bool


class NextRound(Command, frozen=True, tag="next_round"):
    """As the host: start the next round without waiting for those who aren't ready."""


class SetPointingList(Command, frozen=True, tag="set_pointing_list"):
    """Set the order in which your crosses are pointed at if you are away, or on request."""

    places: Annotated[tuple[Place, ...], Meta(max_length=15)]


class PlayByList(Command, frozen=True, tag="play_by_list"):
    """Start or stop following your pointing order."""

    on: bool


# What a member does at the table


class Rename(Command, frozen=True, tag="rename"):
    """Change your name."""

    name: Text


class ChooseLanguage(Command, frozen=True, tag="choose_language"):
    """Change your language."""

    language: Text


class PickColour(Command, frozen=True, tag="pick_colour"):
    """Change your colour."""

    colour: Colour


class PickSymbol(Command, frozen=True, tag="pick_symbol"):
    """Change your symbol."""

    symbol: Symbol


class SetOptions(Command, frozen=True, tag="set_options"):
    """Change the named options of the table."""

    options: OptionChanges


class TranslateWords(Command, frozen=True, tag="translate_words"):
    """Translate custom words, by word and language. An empty text removes a translation, all others stay."""

    texts: Annotated[
        dict[Text, Annotated[dict[Text, Text], Meta(max_length=len(LANGUAGES))]],
        Meta(max_length=2 * MAX_OWN_CARDS),
    ]


class TeachBots(Command, frozen=True, tag="teach_bots"):
    """Let this server's bots learn from your crosses at this table, or not."""

    on: bool


class SetResearch(Command, frozen=True, tag="set_research"):
    """As the host: let players donate their slates to research, or not; only while no game is running."""

    on: bool


class DonateSlates(Command, frozen=True, tag="donate_slates"):
    """Donate your slates to research, without your name, where the host allows it; or stop."""

    on: bool


class SetReactions(Command, frozen=True, tag="set_reactions"):
    """As the host: allow reactions or not, even during a game."""

    on: bool


class AddBot(Command, frozen=True, tag="add_bot"):
    """Add a bot."""

    level: BotLevel = BotLevel.STARGAZER
    character: Character | None = None
    """Its character; random if unset."""


class RemoveBot(Command, frozen=True, tag="remove_bot"):
    """Remove a bot."""

    seat: Seat


class TakeSeat(Command, frozen=True, tag="take_seat"):
    """Take a free chair, a bot's chair, or a new one."""

    seat: Seat


class Approve(Command, frozen=True, tag="approve"):
    """Let someone in."""

    member: ShortId


class Kick(Command, frozen=True, tag="kick"):
    """Remove someone. Their devices have to ask to join from now on."""

    member: ShortId
    knock: bool = False
    """Make everyone ask to join from now on: a removed person could return with a new browser."""


class PassHost(Command, frozen=True, tag="pass_host"):
    """Make someone else the host."""

    member: ShortId


class Start(Command, frozen=True, tag="start"):
    """Start a game, or a rematch."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the table for good."""


class BadChoice(Command, frozen=True):
    """A message with an invalid choice: it is refused, and stays refused."""

    option: str


# What the server asks on somebody's behalf


class CreateTable(Command, frozen=True):
    """Create a table; the sender becomes its first member and host."""

    options: OptionChanges
    name: str
    language: str
    key: str
    colour: Colour | None = None


class Join(Command, frozen=True):
    """Join a table with the hash of a new device key."""

    name: str
    language: str
    key: str
    colour: Colour | None = None
    device: str | None = None
    """The hash of the key that this device had at this table before."""
    invited: bool = False
    """Whether this browser has a watch key, which somebody at the table handed out."""


class SeatProgram(Command, frozen=True):
    """As the host: add a chair for a program, with the hash of the key that opens its socket."""

    name: str
    key: str
    answer_in: int


class IssueTicket(Command, frozen=True):
    """Issue a one-time ticket for another device."""

    ticket: str
    expires_at: int


class UseTicket(Command, frozen=True):
    """Add another device with a ticket."""

    ticket: str
    key: str
    now: int


class DropDeck(Command, frozen=True):
    """Play without this deck; a table that had chosen it gets the default one."""

    deck: str


class ShareResult(Command, frozen=True):
    """Make a finished game public under this link, with or without names; the server has checked who played it."""

    link: str
    game: int
    named: bool


class WithdrawLink(Command, frozen=True):
    """Revoke a public link, as its maker or the host."""

    link: str


class CountGuess(Command, frozen=True):
    """Count one more person who has guessed a round of a public game. Its id is that of the person and the link."""

    link: str


# What the table does by itself


class PlayForSeat(Command, frozen=True):
    """Act for a seat: for a bot, by the pointing order of its player, or for an absent person (`how`)."""

    seat: Seat
    commands: tuple[SeatCommand, ...]
    how: StandInAction | None


class StartNextRound(Command, frozen=True):
    """Start the next round: everyone here is ready or has been waited for long enough."""


class MarkReturned(Command, frozen=True):
    """Note that the player of a seat is back."""

    seat: Seat


class PromoteHost(Command, frozen=True):
    """Make another member the host while the host is away."""

    member: MemberId


class SaveTimeLeft(Command, frozen=True):
    """Note how much time was left."""

    remaining: int


class Nothing(Command, frozen=True):
    """Do nothing: what the table wanted to do is no longer needed."""


LobbyMessage = (
    Rename
    | ChooseLanguage
    | PickColour
    | PickSymbol
    | SetOptions
    | TranslateWords
    | SetReactions
    | TeachBots
    | SetResearch
    | DonateSlates
    | AddBot
    | RemoveBot
    | TakeSeat
    | Approve
    | Kick
    | PassHost
)
"""What members say about the lobby."""

LobbyCommand = LobbyMessage | Leave | ShareResult | WithdrawLink | DropDeck | SeatProgram
"""What is decided in `stella.tables.lobby`."""

MemberCommand = LobbyCommand | Start | Ready | NextRound | SetPointingList | PlayByList | IssueTicket
"""Everything a member can ask for, besides moves."""

TableCommand = (
    Move
    | MemberCommand
    | BadChoice
    | CreateTable
    | Join
    | UseTicket
    | CountGuess
    | PlayForSeat
    | StartNextRound
    | MarkReturned
    | PromoteHost
    | SaveTimeLeft
    | Nothing
)
