"""The front desk: what HTTP and sockets may learn of a table without ever seeing its state."""

from __future__ import annotations

from dataclasses import dataclass, replace

from stella import rules
from stella.languages import LANGUAGES
from stella.rules import Options, RoundRecord, Seat, totals_of
from stella.tables import commands as c
from stella.tables.keys import hashed, member_with_key
from stella.tables.options import Joining, TableOptions
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import Status, TableState, free_colours, status_of
from stella.tables.thoughts import Thoughts, thoughts_of
from stella.tables.view import PublicPlayer

from .requests import Make
from .table import LiveTable


@dataclass(frozen=True, slots=True)
class Guest:
    """A member who has shown a key."""

    id: MemberId
    language: str
    approved: bool
    host: bool


@dataclass(frozen=True, slots=True)
class TableInfo:
    """What somebody with the code may know before joining."""

    code: str
    status: Status
    joining: Joining
    spectators: bool
    seats: int
    """How many chairs have a person on them."""
    free_colours: tuple[str, ...]
    member: MemberId | None
    """Who you are at this table already, if this device has been here."""
    watch_key: str | None
    """For members only: what opens the links of the board and of spectators."""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A finished game, for those who sat there."""

    code: str
    game: int
    players: tuple[PublicPlayer, ...]
    options: Options
    words: dict[str, dict[str, str]]
    """The clue words of the rounds, by word and language."""
    rounds: tuple[RoundRecord, ...]
    own_crosses: tuple[tuple[int, ...], ...]
    """Your crosses by round, also where slates stay closed."""
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


def guest_with_key(live: LiveTable, member: str, key: str) -> Guest | None:
    """The member who has this key; `None` for a stranger."""
    found = None if live.state is None else member_with_key(live.state, member, key)
    return None if found is None or live.state is None else _guest(live.state, found.id)


def owner_of(live: LiveTable, key: str) -> Guest | None:
    """Whose key this is."""
    members = live.state.members.values() if live.state is not None else ()
    owner = next((member.id for member in members if hashed(key) in member.keys), None)
    return None if owner is None or live.state is None else _guest(live.state, owner)


def _guest(table: TableState, member: MemberId) -> Guest:
    known = table.members[member]
    return Guest(member, known.language, known.approved, table.host == member)


def language_of(live: LiveTable, member: MemberId | None) -> str | None:
    """What a member reads; `None` for strangers and while the table sleeps."""
    known = live.state.members.get(member) if live.state is not None and member is not None else None
    return None if known is None else known.language


def info(live: LiveTable, guest: Guest | None, watch_key: str) -> TableInfo | Refusal:
    """What somebody with the code may know; members also learn the key that lets others watch."""
    table = live.state
    if table is None:
        return Refusal(TableCode.NO_TABLE)
    return TableInfo(
        live.id,
        status_of(table),
        table.options.joining,
        table.options.spectators,
        sum(chair.member is not None for chair in table.chairs),
        tuple(colour.value for colour in free_colours(table)),
        None if guest is None else guest.id,
        watch_key if guest is not None and guest.approved else None,
    )


def expiry_of(live: LiveTable, ticket: str) -> int | None:
    """Until when a ticket, given by its hash, is good: a repeated wish does not make it younger."""
    issued = live.state.tickets.get(ticket) if live.state is not None else None
    return None if issued is None else issued.expires_at


def may_bring_pictures(live: LiveTable, guest: Guest) -> Refusal | None:
    """The host may, while no game is running."""
    if live.state is None:
        return Refusal(TableCode.NO_TABLE)
    if not guest.host:
        return Refusal(TableCode.NOT_HOST)
    return Refusal(TableCode.GAME_RUNNING) if status_of(live.state) is Status.PLAYING else None


def play_with(deck: str) -> Make:
    """The host's wish to play with this deck from now on; all else stays as it is."""

    def make(table: TableState | None) -> c.SetOptions | Refusal:
        if table is None:
            return Refusal(TableCode.NO_TABLE)
        return c.SetOptions(replace(table.options, deck=deck, real_cards=False))

    return make


def play_without(deck: str) -> Make:
    """The host's wish to play without this deck; whoever had chosen it gets the usual one."""

    def make(table: TableState | None) -> c.SetOptions | Refusal:
        if table is None:
            return Refusal(TableCode.NO_TABLE)
        options = table.options
        return c.SetOptions(replace(options, deck=TableOptions().deck) if options.deck == deck else options)

    return make


def may_watch(live: LiveTable, *, board: bool, with_key: bool) -> bool:
    """The key of a link opens; at an open table the code alone does. Spectators only where they are welcome."""
    table = live.state
    if table is None or (not board and not table.options.spectators):
        return False
    return with_key or table.options.joining is Joining.OPEN


def record(live: LiveTable, guest: Guest) -> GameRecord | Refusal:
    """The last game, once it is over, for those who sat there; nobody else learns that there was one."""
    table = live.state
    players = () if table is None else table.players
    seat = next((Seat(n) for n, player in enumerate(players) if player.member == guest.id), None)
    if table is None or table.game is None or seat is None:
        return Refusal(TableCode.NO_TABLE)
    if status_of(table) is not Status.OVER:
        return Refusal(TableCode.NOT_OVER)
    public = rules.project_public(table.game)
    own = rules.project_own(table.game, seat, table.players[seat].since)
    assert own is not None
    texts = live.services.supply.texts
    clues = [each.clue for each in public.record]
    return GameRecord(
        live.id,
        table.games,
        tuple(PublicPlayer(p.name, p.symbol, p.member, p.bot, p.character) for p in players),
        public.options,
        {clue: {language: texts(clue, language) for language in LANGUAGES} for clue in clues},
        public.record,
        (*own.past_crosses, own.crosses),
        totals_of(public.scores),
        public.winners,
    )


def thoughts(live: LiveTable) -> Thoughts | Refusal:
    """Why bots marked what they marked; of bots that others have written nobody knows it."""
    if live.state is None:
        return Refusal(TableCode.NO_TABLE)
    return thoughts_of(live.state, live.services.minds) if live.services.guest is None else Thoughts(())
