"""`evolve(table, event)` returns the table after an event and only records facts; `replay` applies a whole log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, TypeVar, assert_never, get_args

from msgspec.structs import replace

from stella import rules
from stella.rules import Phase, Seat

from . import events as t
from .events import Logged
from .people import MAX_BARRED, MAX_DEVICES, Chair, GameLink, Member, MemberId
from .recipients import is_public
from .state import (
    NO_SEATS,
    IssuedTicket,
    Status,
    TableState,
    owner_of,
    player_on,
    players_from,
    seen_after,
    status_of,
    used_after,
)

GAME_EVENTS: Final = frozenset(get_args(rules.Event))
MAX_TICKETS: Final = 20

T = TypeVar("T")


def evolve_all(table: TableState | None, events: Iterable[t.Logged]) -> TableState | None:
    """Return the table after all `events`, in order."""
    for event in events:
        table = evolve(table, event)
    return table


def evolve(table: TableState | None, event: t.Logged) -> TableState:
    """Return the table after `event`. Only `TableCreated` starts from `None`."""
    if table is None:
        if not isinstance(event, t.TableCreated):
            raise ValueError("the log of a table begins with TableCreated")
        return TableState(event.options, version=1)
    version = table.version + is_public(event)
    if type(event) in GAME_EVENTS:
        return _in_game(table, event, version)  # type: ignore[arg-type]
    return replace(_at_table(table, event), version=version)  # type: ignore[arg-type]


def _in_game(table: TableState, event: rules.Event, version: int) -> TableState:
    changes: dict[str, Any] = {"game": rules.evolve(table.game, event), "version": version}
    if type(event) is rules.GameStarted:
        changes |= _new_game(table, event)
    elif type(event) is rules.NextRoundBegan:
        changes |= _fresh_round()
    elif type(event) is rules.GameEnded:
        changes |= {"away": NO_SEATS, "open_until": None}
    if table.time_left is not None:
        changes["time_left"] = None
    return replace(table, **changes)


def _new_game(table: TableState, event: rules.GameStarted) -> dict[str, Any]:
    return {
        "players": players_from(table),
        "games": table.games + 1,
        "played_texts": table.own_texts,
        "used": used_after(table, event.words),
        "seen": seen_after(table, event.deck),
        "away": NO_SEATS,
        "open_until": None,
        **_fresh_round(),
    }


def _fresh_round() -> dict[str, Any]:
    return {"lists": {}, "by_list": NO_SEATS, "carried": (), "ready": NO_SEATS}


def _at_table(table: TableState, event: t.TableEvent) -> TableState:
    match event:
        case t.SecretDrawn(secret):
            return replace(table, secret=secret)
        case t.MemberJoined(member, name, language, key, approved):
            joined = Member(member, name, language, (key,), approved)
            members = {**table.members, member: joined}
            return replace(table, members=members, joined=table.joined + 1, host=table.host or member)
        case t.ProgramSeated(member, name, language, key, _):
            seated = Member(member, name, language, (), approved=True, program=key)
            chair = Chair(event.colour, event.symbol, member, answer_in=event.answer_in)
            members = {**table.members, member: seated}
            return replace(table, members=members, joined=table.joined + 1, chairs=(*table.chairs, chair))
        case t.MemberRecognised(member, before):
            return _with_member(table, member, again=before)
        case t.MemberApproved(member):
            return _approve(table, member)
        case t.MemberRenamed(member, name):
            return _renamed_players(_with_member(table, member, name=name), member, name)
        case t.LanguageChosen(member, language):
            return _with_member(table, member, language=language)
        case t.MemberBarred(member):
            return _bar(table, table.members[member])
        case t.MemberLeft(member, _):
            members = {key: value for key, value in table.members.items() if key != member}
            tickets = {key: value for key, value in table.tickets.items() if value.member != member}
            host = None if table.host == member else table.host
            owner = None if table.owner == member else table.owner
            return replace(table, members=members, tickets=tickets, host=host, owner=owner)
        case t.HostPassed(member):
            return replace(table, host=member, owner=None)
        case t.LeadPassed(member):
            owner = owner_of(table)
            return replace(table, host=member, owner=None if owner == member else owner)
        case t.TicketIssued(member, ticket, expires_at):
            newest = dict([*table.tickets.items(), (ticket, IssuedTicket(member, expires_at))][-MAX_TICKETS:])
            return replace(table, tickets=newest)
        case t.DeviceAdmitted(member, ticket, key):
            tickets = {key: value for key, value in table.tickets.items() if key != ticket}
            keys = (*table.members[member].keys, key)[-MAX_DEVICES:]
            return replace(_with_member(table, member, keys=keys), tickets=tickets)
        case t.OptionsSet(options):
            words = {word for card in options.own_words for word in card}
            own_texts = {word: texts for word, texts in table.own_texts.items() if word in words}
            return replace(table, options=options, own_texts=own_texts)
        case t.OwnTextsSet(own_texts):
            return replace(table, own_texts=own_texts)
        case t.PointingListSet(seat, places):
            return replace(table, lists={**table.lists, seat: places})
        case t.ListPlaySet(seat, on):
            return replace(table, by_list=table.by_list | {seat} if on else table.by_list - {seat})
        case t.StandInPlayed(seat, how):
            return replace(table, away=table.away | {seat}, carried=(*table.carried, (seat, how)))
        case t.SeatReturned(seat):
            return replace(table, away=table.away - {seat})
        case t.ReadySaid(seat, yes):
            return replace(table, ready=table.ready | {seat} if yes else table.ready - {seat})
        case t.TeachingSet(member, on):
            return _with_member(table, member, teaches=on)
        case t.ResearchSet(on):
            return replace(table, research=on)
        case t.DonationSet(member, on):
            return _with_member(table, member, donates=on)
        case t.ReactionsSet(on):
            return replace(table, reactions=on)
        case t.ResultShared(link, member, game, named):
            return replace(table, links={**table.links, link: GameLink(member, game, named)})
        case t.LinkWithdrawn(link):
            left = {each: share for each, share in table.links.items() if each != link}
            return replace(table, links=left)
        case t.LinkGuessed(link):
            share = table.links.get(link)
            if share is None:  # the album of a game begins without links
                return table
            return replace(table, links={**table.links, link: replace(share, guesses=share.guesses + 1)})
        case t.TimeLeft() | t.RoundOpened():
            return _timed(table, event)
        case t.TableCreated():
            raise ValueError("a table is created once")
        case _:
            return _at_chairs(table, event)


def _timed(table: TableState, event: t.TimeLeft | t.RoundOpened) -> TableState:
    if isinstance(event, t.TimeLeft):
        return replace(table, time_left=event.remaining)
    return replace(table, open_until=event.until)


def _at_chairs(
    table: TableState,
    event: t.ChairAdded | t.ChairRemoved | t.ChairTaken | t.ChairFreed | t.ColourPicked | t.SymbolPicked,
) -> TableState:
    match event:
        case t.ChairAdded(colour, symbol, member, bot, character):
            chair = Chair(colour, symbol, member, bot, character)
            return replace(table, chairs=(*table.chairs, chair))
        case t.ChairRemoved(seat):
            ready = frozenset(Seat(each - (each > seat)) for each in table.ready if each != seat)
            return replace(table, chairs=(*table.chairs[:seat], *table.chairs[seat + 1 :]), ready=ready)
        case t.ChairTaken(seat, member):
            return _with_new_player(_emptied(table, seat, member), seat)
        case t.ChairFreed(seat):
            return _emptied(table, seat, None)
        case t.ColourPicked(seat, colour):
            return _with_chair(table, seat, colour=colour)
        case t.SymbolPicked(seat, symbol):
            return _with_chair(table, seat, symbol=symbol)
        case _:
            assert_never(event)


def _bar(table: TableState, member: Member) -> TableState:
    """Remember a removed member's devices, and change the watch key if they could know it."""
    barred = dict([*table.barred.items(), (member.id, member.keys)][-MAX_BARRED:])
    return replace(table, barred=barred, watch_epoch=table.watch_epoch + member.approved)


def _approve(table: TableState, member: MemberId) -> TableState:
    before = table.members[member].again
    barred = {each: keys for each, keys in table.barred.items() if each != before}
    return replace(_with_member(table, member, approved=True, again=None), barred=barred)


def _with_member(table: TableState, member: MemberId, **changes: Any) -> TableState:
    return replace(table, members={**table.members, member: replace(table.members[member], **changes)})


def _with_chair(table: TableState, seat: Seat, **changes: Any) -> TableState:
    return replace(table, chairs=_replaced(table.chairs, seat, replace(table.chairs[seat], **changes)))


def _emptied(table: TableState, seat: Seat, member: MemberId | None) -> TableState:
    """Replace the chair's occupant with `member`."""
    return _with_chair(table, seat, member=member, bot=None, character=None, answer_in=None)


def _with_new_player(table: TableState, seat: Seat) -> TableState:
    """In a running game, give the seat to somebody else; a finished game keeps its players."""
    if table.game is None or status_of(table) is not Status.PLAYING:
        return table
    since = table.game.round.number + (table.game.phase is Phase.SCORING)
    player = replace(player_on(table, table.chairs[seat]), since=since)
    return replace(
        table,
        players=_replaced(table.players, seat, player),
        away=table.away - {seat},
        by_list=table.by_list - {seat},
        ready=table.ready - {seat},
        lists={each: places for each, places in table.lists.items() if each != seat},
    )


def _renamed_players(table: TableState, member: MemberId, name: str) -> TableState:
    players = (replace(player, name=name) if player.member == member else player for player in table.players)
    return replace(table, players=tuple(players))


def _replaced(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :]) if index < len(values) else values


Replayed = tuple[TableState | None, Logged, TableState]
"""A table before an event, the event, and the table after it."""


def replay(events: Sequence[Logged], table: TableState | None = None) -> Iterator[Replayed]:
    """Return the steps of applying `events`, starting from `table`.

    Of games before the last one only their number, their words and their pictures are kept: a new game begins with new
    cards, players and lists, so after it nobody can tell the difference. That is most of the work for the log of a long
    evening.
    """
    last_game = _last_start(events)
    for number, event in enumerate(events):
        after = evolve(table, event) if number >= last_game else _past(table, event)
        yield table, event, after
        table = after


def _last_start(events: Sequence[Logged]) -> int:
    """Return where the last game begins; 0 if there was none."""
    for number in range(len(events) - 1, -1, -1):
        if type(events[number]) is rules.GameStarted:
            return number
    return 0


def _past(table: TableState | None, event: Logged) -> TableState:
    """Return the table after an event before the last game: only people, chairs, options and counts matter."""
    if table is None or type(event) not in GAME_EVENTS:
        return evolve(table, event)
    if not is_public(event):
        return table
    changes: dict[str, Any] = {"version": table.version + 1}
    if isinstance(event, rules.GameStarted):
        changes |= {
            "games": table.games + 1,
            "used": used_after(table, event.words),
            "seen": seen_after(table, event.deck),
        }
    return replace(table, **changes)
