"""The complete state of a table, built from its log alone."""

from __future__ import annotations

from collections.abc import Container, Sequence
from enum import IntEnum, StrEnum
from typing import Final

from msgspec import Struct

from stella.bots import BotLevel, Character
from stella.rules import MIN_DECK, SEATS, CardId, Colour, Phase, Place, Seat, State, Word, WordCard

from .events import StandInAction
from .options import TableOptions
from .people import Chair, GameLink, Member, MemberId, Symbol

MOST_USED: Final = 400
"""Maximum word cards that a table remembers; each game uses four."""
MOST_SEEN: Final = 600
"""Maximum pictures that a table remembers: twice the largest deck."""

NO_SEATS: Final[frozenset[Seat]] = frozenset()


class Status(StrEnum):
    """The stages in the life of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


class IssuedTicket(Struct, frozen=True):
    """A one-time ticket for another device of a member."""

    member: MemberId
    expires_at: int


class Player(Struct, frozen=True):
    """The current or past player of a seat; remembered even after they leave the table."""

    name: str
    symbol: Symbol
    member: MemberId | None
    bot: BotLevel | None
    since: int = 1
    """Their first round. They may not know what the seat marked before."""
    character: Character | None = None
    program: bool = False
    """Whether the member is, or was, a program."""


class TableState(Struct, frozen=True):
    """A table: its people, its chairs clockwise, its options, its game."""

    options: TableOptions
    members: dict[MemberId, Member] = {}
    joined: int = 0
    """Number of people who ever joined, so that ids aren't reused."""
    host: MemberId | None = None
    owner: MemberId | None = None
    """The owner while somebody else is the host for them; `None` otherwise."""
    chairs: tuple[Chair, ...] = ()
    tickets: dict[str, IssuedTicket] = {}
    barred: dict[MemberId, tuple[str, ...]] = {}
    """Hashes of the keys of removed people: their devices have to knock."""
    watch_epoch: int = 0
    """Number of changes of the watch key."""
    game: State | None = None
    players: tuple[Player, ...] = ()
    """Players of the game, by seat."""
    games: int = 0
    """Number of games started here."""
    own_texts: dict[str, dict[str, str]] = {}
    """Translations of custom words, by word and language; only the host may know them until they are turned."""
    played_texts: dict[str, dict[str, str]] = {}
    """The translations when the last game began."""
    lists: dict[Seat, tuple[Place, ...]] = {}
    by_list: frozenset[Seat] = NO_SEATS
    away: frozenset[Seat] = NO_SEATS
    """Seats that stand-ins play."""
    carried: tuple[tuple[Seat, StandInAction], ...] = ()
    """The table's moves for absent players this round, in order."""
    ready: frozenset[Seat] = NO_SEATS
    """Seats whose players are ready for the next round or, after a game, want another one."""
    time_left: int | None = None
    open_until: int | None = None
    """When the round of a game over days closes, in milliseconds; `None` for one sitting and after the game."""
    used: tuple[tuple[Word, ...], ...] = ()
    """The words of the cards dealt here, the last game's last."""
    secret: str = ""
    """What the preferences of the bots are derived from."""
    seen: tuple[tuple[CardId, ...], ...] = ()
    """The pictures of each game that was begun here, those of the last game last; each only where it came last."""
    reactions: bool = True
    """People may send reactions when nothing is secret; the host can switch it off at any time."""
    links: dict[str, GameLink] = {}
    """Finished games that players made public, by the ids of their links."""
    research: bool = False
    """Slates of those who agree may be given to research, without names (docs/assoc.md)."""
    version: int = 0
    """Counts the changes everybody can see. Secret ones do not count: their number is a secret too."""


def status_of(table: TableState) -> Status:
    """Lobby, playing or over."""
    if table.game is None:
        return Status.LOBBY
    return Status.OVER if table.game.phase is Phase.OVER else Status.PLAYING


def used_after(table: TableState, dealt: Sequence[WordCard]) -> tuple[tuple[Word, ...], ...]:
    """Return the words of all cards dealt at this table, once these were too."""
    new = [card.words for card in dealt]
    return (*(words for words in table.used if words not in new), *new)[-MOST_USED:]


def seen_after(table: TableState, deck: Sequence[CardId]) -> tuple[tuple[CardId, ...], ...]:
    """Return the pictures of all games at this table, once a game with this deck has begun.

    A game shows as many as the smallest deck has. Which real cards lie on a table nobody knows.
    """
    if not table.options.knows_pictures:
        return table.seen
    new = tuple(deck[:MIN_DECK])
    kept = [tuple(card for card in cards if card not in new) for cards in table.seen]
    games = [cards for cards in (*kept, new) if cards]
    while sum(map(len, games)) > MOST_SEEN:
        del games[0]
    return tuple(games)


def new_pictures(table: TableState, deck: Sequence[CardId]) -> int:
    """Return how many pictures of a deck this table has not seen yet."""
    seen = {card for cards in table.seen for card in cards}
    return sum(card not in seen for card in deck)


def owner_of(table: TableState) -> MemberId | None:
    """Who may delete the table: the host, or for whom the host leads."""
    return table.owner or table.host


def seat_of(table: TableState, member: MemberId) -> Seat | None:
    """Return the chair of a member, if they have one."""
    for number, chair in enumerate(table.chairs):
        if chair.member == member:
            return SEATS[number]
    return None


def barred_as(table: TableState, device: str | None) -> MemberId | None:
    """Return the member who owned this device (the hash of its key), if the host removed them; `None` for others.

    A person who knocks again has another key, which opens no more than the old one until they are let in.
    """
    if device is None:
        return None
    waiting = (
        each.again for each in table.members.values() if each.again is not None and device in each.keys
    )
    barred = (member for member, keys in table.barred.items() if device in keys)
    return next(waiting, None) or next(barred, None)


def free_colours(table: TableState) -> list[Colour]:
    """Colours nobody has yet, in the order of the box."""
    taken = {chair.colour for chair in table.chairs}
    return [colour for colour in Colour if colour not in taken]


def free_symbols(table: TableState) -> list[Symbol]:
    """Symbols nobody has yet."""
    taken = {chair.symbol for chair in table.chairs}
    return [symbol for symbol in Symbol if symbol not in taken]


def free_characters(table: TableState) -> list[Character]:
    """Characters that no bot at the table has yet."""
    taken = {chair.character for chair in table.chairs}
    return [character for character in Character if character not in taken]


def ready_seats(table: TableState) -> tuple[Seat, ...]:
    """Who is ready for the next round once a round is scored: who said so, and chairs without a person.

    After a game: who said that they want another one.
    """
    if table.game is None or table.game.phase not in (Phase.SCORING, Phase.OVER):
        return ()
    over = table.game.phase is Phase.OVER
    seats = ((Seat(number), chair) for number, chair in enumerate(table.chairs))
    return tuple(seat for seat, chair in seats if seat in table.ready or (chair.person is None and not over))


def between_rounds(table: TableState) -> bool:
    """Return whether a late person may take a chair now that has no person."""
    chairs = ((Seat(number), chair) for number, chair in enumerate(table.chairs))
    return any(chair.person is None and can_change_hands(table, seat) for seat, chair in chairs)


def can_change_hands(table: TableState, seat: Seat) -> bool:
    """Return whether a late person may take this chair now: no crosses are in play.

    Over days nothing waits between rounds: there it is any chair whose marking isn't finished.
    """
    if table.game is None:
        return False
    if table.game.phase is Phase.MARK and table.open_until is not None:
        return seat not in table.game.round.passed
    return table.game.phase in (Phase.WORD, Phase.SCORING)


def players_from(table: TableState) -> tuple[Player, ...]:
    """Return those on the chairs now."""
    return tuple(player_on(table, chair) for chair in table.chairs)


def player_on(table: TableState, chair: Chair) -> Player:
    """Return the person or bot on a chair; a free chair has no name."""
    member = table.members.get(chair.member) if chair.member is not None else None
    name = member.name if member else ""
    program = chair.answer_in is not None
    return Player(name, chair.symbol, chair.member, chair.bot, character=chair.character, program=program)


def heir_of(table: TableState, among: Container[MemberId]) -> MemberId | None:
    """Who becomes host next: the one who joined first among those with a chair, then among all who were let in.

    Only those in `among` count: who stays when the host leaves, or who is here when the host is not.
    """
    people = (member for member in table.members.values() if member.program is None)
    able = [member.id for member in people if member.approved and member.id in among]
    seated = [member for member in able if seat_of(table, member) is not None]
    return next(iter([*seated, *able]), None)


class Trust(IntEnum):
    """Levels of trust, the lowest first."""

    LINK = 0
    """Has a public link to one of its games, and knows nothing else of it."""
    CODE = 1
    """Knows the code: anyone whom the link reached, and those who wait to be let in."""
    KEY = 2
    """Has the watch key, which people at the table hand out."""
    ADMITTED = 3
    """At the table without a seat."""
    SEATED = 4
    """Has a seat, or is the host."""


def trust_of(table: TableState | None, actor: MemberId | None) -> Trust:
    """Return how far a table trusts a member, or a stranger (`None`)."""
    member = None if table is None or actor is None else table.members.get(actor)
    if table is None or member is None or not member.approved:
        return Trust.CODE
    is_seated = member.id == table.host or seat_of(table, member.id) is not None
    return Trust.SEATED if is_seated else Trust.ADMITTED
