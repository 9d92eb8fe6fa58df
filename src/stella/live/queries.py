"""What HTTP handlers and sockets may learn about a table without seeing its state."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from stella.rules import MAX_SEATS, Colour, Seat
from stella.tables import keys
from stella.tables.album import GameRecord, record_of
from stella.tables.options import Joining
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import (
    Status,
    TableState,
    barred_as,
    between_rounds,
    free_colours,
    owner_of,
    status_of,
)
from stella.tables.thoughts import Thoughts, thoughts_of

from .table import LiveTable
from .table_request import why_no_pictures


@dataclass(frozen=True, slots=True)
class KnownMember:
    """A member authenticated by a key."""

    id: MemberId
    language: str
    approved: bool
    host: bool
    owner: bool
    """Whether they may delete the table."""


@dataclass(frozen=True, slots=True)
class Inside:
    """People at a table, for those who may know: at an open table, everyone with the code could watch the board."""

    host: str | None
    """The host's name."""
    people: tuple[str, ...]
    """Names of the others in the order of joining, without people who wait to be let in."""
    seats: int
    """Number of chairs with a person."""
    bots: int
    """Number of chairs with a bot, which a person can take over."""
    open_seats: int
    """Number of people who could still sit down: on new chairs while no game is running, bots' chairs and free ones."""
    free_colours: tuple[Colour, ...]
    round: int | None
    """The current round; null if no game is running."""
    between_rounds: bool
    """Whether a game is running and there is a seat to take right now."""
    audience: bool
    """Whether people without a seat may mark along."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What somebody with the code may know before joining."""

    code: str
    status: Status
    joining: Joining
    spectators: bool
    inside: Inside | None
    """Null if the host must let you in first."""
    member: MemberId | None
    """Your member id at this table, if this device has been here."""
    watch_key: str | None
    """For members, and visitors who came with it: the key of the links for the board and spectators."""


def member_with_key(live: LiveTable, member: str, key: str) -> KnownMember | None:
    """Return the member with this key; `None` for a stranger."""
    table = live.state
    found = None if table is None else keys.member_with_key(table, member, key)
    if table is None or found is None:
        return None
    host, owner = table.host == found.id, owner_of(table) == found.id
    return KnownMember(found.id, found.language, found.approved, host, owner)


def program_with_key(live: LiveTable, member: str, key: str) -> MemberId | None:
    """Return the program with this key; `None` for anyone else."""
    table = live.state
    found = None if table is None else keys.program_with_key(table, member, key)
    return None if found is None else found.id


def is_program(live: LiveTable, member: str) -> bool:
    """Return whether this is a program with a chair at the table."""
    known = None if live.state is None else live.state.members.get(MemberId(member))
    return known is not None and known.program is not None


def language_of(live: LiveTable, member: MemberId | None) -> str | None:
    """Return a member's language; `None` for strangers and while the table sleeps."""
    known = live.state.members.get(member) if live.state is not None and member is not None else None
    return None if known is None else known.language


def has_seat(live: LiveTable, member: MemberId) -> bool:
    """Return whether this member has a chair."""
    return live.state is not None and any(chair.member == member for chair in live.state.chairs)


def watch_epoch(live: LiveTable) -> int:
    """Return how often the table's watch key has changed."""
    return 0 if live.state is None else live.state.watch_epoch


def info(
    live: LiveTable, member: KnownMember | None, watch_key: str, device: str | None = None
) -> TableInfo | Refusal:
    """Return what somebody with the code may know; members and visitors who came with it also get the watch key.

    A person whose `device` (the hash of its key) was removed has to knock, even at an open table.
    """
    table = live.state
    if table is None:
        return Refusal(TableCode.NO_TABLE)
    barred = barred_as(table, device) is not None
    approved = member is not None and member.approved
    is_open = table.options.joining is Joining.OPEN and not barred
    return TableInfo(
        live.id,
        status_of(table),
        Joining.APPROVED if barred else table.options.joining,
        table.options.spectators,
        _inside(table) if approved or is_open else None,
        None if member is None else member.id,
        (watch_key or None) if approved or member is None else None,
    )


def _inside(table: TableState) -> Inside:
    playing = status_of(table) is Status.PLAYING
    host = None if table.host is None else table.members[table.host].name
    people = [each for each in table.members.values() if each.approved and each.program is None]
    others = [each.name for each in people if each.id != table.host]
    taken = sum(chair.person is not None for chair in table.chairs)
    return Inside(
        host,
        tuple(others),
        taken,
        sum(chair.is_bot for chair in table.chairs),
        (len(table.chairs) if playing else MAX_SEATS) - taken,
        tuple(free_colours(table)),
        table.game.round.number if table.game is not None and playing else None,
        playing and between_rounds(table),
        table.options.audience,
    )


def may_bring_pictures(live: LiveTable, member: KnownMember) -> Refusal | None:
    """Return whether this is the host and no game is running."""
    return why_no_pictures(live.state, member.id)


@dataclass(frozen=True, slots=True)
class PrintStock:
    """What the host of a table can print: the id of its deck, its own words, and their translations."""

    deck: str
    own_words: tuple[tuple[str, ...], ...]
    own_texts: Mapping[str, Mapping[str, str]]


def print_stock(live: LiveTable, member: KnownMember) -> PrintStock | Refusal:
    """Return this for the host only: custom words are secret until they are turned."""
    table = live.state
    if table is None:
        return Refusal(TableCode.NO_TABLE)
    if not member.host:
        return Refusal(TableCode.NOT_HOST)
    return PrintStock(table.options.deck, table.options.own_words, table.own_texts)


def may_watch(live: LiveTable, *, board: bool, with_key: bool, device: str | None) -> bool:
    """Return whether a board or spectator may connect: with a link's key or, at an open table, with the code alone.

    A browser whose `device` (the hash of its key) was removed sees nothing.
    """
    table = live.state
    if table is None or (not board and not table.options.spectators):
        return False
    if barred_as(table, device) is not None:
        return False
    return with_key or table.options.joining is Joining.OPEN


def record(live: LiveTable, member: KnownMember) -> GameRecord | Refusal:
    """Return the last game, once it is over, for its players; nobody else learns that there was one."""
    table = live.state
    players = () if table is None else table.players
    seat = next((Seat(n) for n, player in enumerate(players) if player.member == member.id), None)
    if table is None or table.game is None or seat is None:
        return Refusal(TableCode.NO_TABLE)
    if status_of(table) is not Status.OVER:
        return Refusal(TableCode.NOT_OVER)
    return record_of(table, live.id, seat, live.services.supply.texts)


def thoughts(live: LiveTable) -> Thoughts | Refusal:
    """Return why bots marked what they did; unknown for external programs."""
    if live.state is None:
        return Refusal(TableCode.NO_TABLE)
    return thoughts_of(live.state, live.services.knowledge)
