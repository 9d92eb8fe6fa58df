"""`decide(table, actor, command, dealer)`: what a command at a table causes, or why it is refused."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from stella import rules
from stella.rules import Rejection, Seat

from . import commands as c
from . import events as t
from . import lobby
from .days import with_deadline
from .dealer import Dealer
from .events import Decision
from .options import OptionChanges
from .people import MAX_GUESSES, MemberId
from .refusal import Refusal, TableCode
from .state import Status, TableState, seat_of, status_of

NO_TABLE: Final = Refusal(TableCode.NO_TABLE)

HOST_ONLY: Final = frozenset(
    {
        c.Approve,
        c.Kick,
        c.PassHost,
        c.SetOptions,
        c.TranslateWords,
        c.SetReactions,
        c.SetResearch,
        c.DropDeck,
        c.AddBot,
        c.SeatProgram,
        c.RemoveBot,
        c.Start,
        c.NextRound,
    }
)
QUIET_ONLY: Final = frozenset(
    {
        c.PickColour,
        c.PickSymbol,
        c.SetResearch,
        c.TranslateWords,
        c.DropDeck,
        c.AddBot,
        c.SeatProgram,
        c.RemoveBot,
        c.Start,
    }
)
"""Commands that are refused while a game is running; for options, see `_needs_quiet`."""


def decide(
    table: TableState | None, actor: MemberId | None, command: c.TableCommand, dealer: Dealer
) -> Decision:
    """Return the events that `command` by `actor` (`None`: newcomers and the table itself) causes, or a refusal."""
    if table is None:
        return lobby.create(command, dealer) if isinstance(command, c.CreateTable) else NO_TABLE
    if isinstance(command, c.Move):
        return _move(table, actor, command)
    match command:
        case c.CreateTable():
            return NO_TABLE
        case c.BadChoice(option):
            return Refusal(TableCode.OPTION, {"option": option})
        case c.Join():
            return lobby.join(table, command)
        case c.UseTicket(ticket, key, now):
            return _use_ticket(table, ticket, key, now)
        case c.CountGuess(link):
            share = table.links.get(link)
            return (t.LinkGuessed(link),) if share is not None and share.guesses < MAX_GUESSES else ()
        case c.PlayForSeat(seat, commands, how):
            return _carry_on(table, seat, commands, how)
        case c.StartNextRound():
            return _next_round(table, dealer)
        case c.MarkReturned(seat):
            return (t.SeatReturned(seat),) if seat in table.away else ()
        case c.PromoteHost(member):
            heir = table.members.get(member)
            return () if heir is None or heir.program is not None else (t.LeadPassed(member),)
        case c.SaveTimeLeft(remaining):
            return (t.TimeLeft(remaining),)
        case c.Nothing():
            return ()
        case _:
            return _by_member(table, actor, command, dealer)


def _next_round(table: TableState, dealer: Dealer) -> Decision:
    if table.game is None:
        return Refusal(TableCode.NO_GAME)
    return with_deadline(table, rules.decide(table.game, rules.NextRound()), dealer)


def _needs_quiet(command: c.MemberCommand) -> bool:
    """Return whether a running game forbids this; the pace of scenes and the audience can change at any time."""
    if isinstance(command, c.SetOptions):
        others = replace(command.options, pace=None, audience=None)
        return others != OptionChanges() or command.options == others
    return type(command) in QUIET_ONLY


def _by_member(
    table: TableState, actor: MemberId | None, command: c.MemberCommand, dealer: Dealer
) -> Decision:
    member = table.members.get(actor) if actor is not None else None
    if member is None:
        return NO_TABLE
    if member.program is not None:
        return Refusal(TableCode.PROGRAM)
    if not member.approved and not isinstance(command, c.Leave | c.Rename | c.ChooseLanguage):
        return Refusal(TableCode.NOT_APPROVED)
    if type(command) in HOST_ONLY and table.host != member.id:
        return Refusal(TableCode.NOT_HOST)
    if _needs_quiet(command) and status_of(table) is Status.PLAYING:
        return Refusal(TableCode.GAME_RUNNING)
    match command:
        case c.NextRound():
            return _next_round(table, dealer)
        case c.Ready(yes):
            return _ready(table, member.id, yes=yes)
        case c.SetPointingList(places):
            return _set_list(table, member.id, places)
        case c.PlayByList(on):
            playing = _playing_seat(table, member.id)
            return playing if isinstance(playing, Refusal) else (t.ListPlaySet(playing, on),)
        case c.IssueTicket(ticket, expires_at):
            return (t.TicketIssued(member.id, ticket, expires_at),)
        case c.Start():
            return with_deadline(table, lobby.start(table, dealer), dealer)
        case _:
            return lobby.by_member(table, member, command, dealer)


def _playing_seat(table: TableState, member: MemberId) -> Seat | Refusal:
    """Return the member's seat in the running game."""
    if status_of(table) is not Status.PLAYING:
        return Refusal(TableCode.NO_GAME)
    seat = seat_of(table, member)
    return Refusal(TableCode.NOT_SEATED) if seat is None else seat


def _move(table: TableState, actor: MemberId | None, move: c.Move) -> Decision:
    seat = None if actor is None else seat_of(table, actor)
    if seat is None:
        return Refusal(TableCode.NOT_SEATED)
    if table.game is None:
        return Refusal(TableCode.NO_GAME)
    decision = rules.decide(table.game, move.for_seat(seat))
    if seat not in table.away or isinstance(decision, Rejection):
        return decision
    return t.SeatReturned(seat), *decision


def _ready(table: TableState, member: MemberId, *, yes: bool) -> Decision:
    """Return the event for readiness, which is public. The table starts the next round, the host a new game."""
    seat = seat_of(table, member)
    if table.game is None:
        return Refusal(TableCode.NO_GAME)
    if seat is None:
        return Refusal(TableCode.NOT_SEATED)
    if table.game.phase not in (rules.Phase.SCORING, rules.Phase.OVER):
        return Rejection(rules.Code.PHASE, {"phase": table.game.phase.value})
    said = (t.ReadySaid(seat, yes),) if yes != (seat in table.ready) else ()
    return (t.SeatReturned(seat), *said) if seat in table.away else said


def _set_list(table: TableState, member: MemberId, places: tuple[rules.Place, ...]) -> Decision:
    seat = _playing_seat(table, member)
    if isinstance(seat, Refusal):
        return seat
    if len(set(places)) < len(places) or not all(place in range(rules.PLACES) for place in places):
        return Refusal(TableCode.LIST)
    return (t.PointingListSet(seat, places),)


def _use_ticket(table: TableState, ticket: str, key: str, now: int) -> Decision:
    issued = table.tickets.get(ticket)
    if issued is None or issued.expires_at <= now:
        return Refusal(TableCode.TICKET)
    return (t.DeviceAdmitted(issued.member, ticket, key),)


def _carry_on(
    table: TableState, seat: Seat, commands: tuple[rules.SeatCommand, ...], how: t.StandInAction | None
) -> Decision:
    """Play the commands for a seat: all of them, or none if the game has moved on meanwhile."""
    game, played = table.game, list[rules.Event]()
    for command in commands:
        decision = rules.decide(game, command)
        if isinstance(decision, Rejection):
            return decision
        played.extend(decision)
        game = rules.evolve_all(game, decision)
    return tuple(played) if how is None else (t.StandInPlayed(seat, how), *played)
