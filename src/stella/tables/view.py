"""What one viewer may know of a table: a part common to all, and a private part. Built to be sent, not stored."""

from __future__ import annotations

import msgspec

from stella.bots import BotLevel, Character
from stella.rules import Colour, OwnView, Place, PublicView, RoundRecord, Seat, SlatesShown

from .events import StandInAction
from .options import Joining, WordChoice
from .pace import Pace
from .people import MemberId, Symbol
from .state import Status


class PublicMember(msgspec.Struct):
    """A person at the table."""

    id: MemberId
    name: str
    language: str
    seat: Seat | None
    present: bool
    approved: bool
    program: bool
    """Whether this is a program that plays its seat with a separate key."""


class PublicChair(msgspec.Struct):
    """A chair and its occupant; `away`: a stand-in plays."""

    colour: Colour
    symbol: Symbol
    member: MemberId | None
    bot: BotLevel | None
    character: Character | None
    present: bool
    away: bool


class PublicPlayer(msgspec.Struct):
    """The current or past player of a seat of the game."""

    name: str
    symbol: Symbol
    member: MemberId | None
    bot: BotLevel | None
    character: Character | None
    program: bool


class StandInTurn(msgspec.Struct):
    """The table acted for a seat this round; its moves are revealed once the round is scored."""

    seat: Seat
    how: StandInAction | None


class PublicOptions(msgspec.Struct):
    """The options that everybody may know. Only the host knows custom words until they are drawn."""

    deck: str
    words: WordChoice
    slates_shown: SlatesShown
    strict_pens: bool
    time_limit: int | None
    """Seconds for each step; no limit by default."""
    real_cards: bool
    """The pictures are on a real table; the page shows numbered places."""
    printed: bool
    """The real cards are the printed deck: the page shows the numbers printed on them."""
    joining: Joining
    spectators: bool
    audience: bool
    """People without a seat can mark along."""
    patience: int
    """Seconds to wait for a seat without a connection before a stand-in plays."""
    thinking: bool
    """Bots take their time, as people do."""
    pace: Pace
    """How scenes are staged before the board changes."""
    round_hours: int | None
    """Hours that each round stays open at a table over days; null if people play in one sitting."""
    sky: str
    """The day whose sky is dealt in the first round of the first game; empty for none."""


class PublicTable(msgspec.Struct):
    """What everybody knows about the people and options of a table. It changes rarely."""

    code: str
    status: Status
    host: MemberId | None
    options: PublicOptions
    own_words: int
    """The number of custom word cards."""
    members: tuple[PublicMember, ...]
    chairs: tuple[PublicChair, ...]
    languages: tuple[str, ...]
    waits_for: tuple[str, ...]
    """What a start still needs: `too_few_seats`, or nothing."""
    players: tuple[PublicPlayer, ...]
    games: int
    new_pictures: int | None
    """Number of pictures of the chosen deck that this table hasn't seen yet; null in a game, or if unknown."""
    reactions: bool
    """Whether the host allows reactions while nothing is secret."""
    research: bool
    """Whether the host lets people donate their slates to research, without names."""


class PublicPlay(msgspec.Struct):
    """The game as everybody sees it, with its words in all languages."""

    carried: tuple[StandInTurn, ...]
    clue: dict[str, str]
    """The clue word by language; empty before it is turned."""
    other_word: dict[str, str]
    ready: tuple[Seat, ...]
    """After a scoring: seats that are ready for the next round, including bots and free chairs. After a game: the
    chairs of people who want another one. Otherwise empty."""
    open_until: int | None
    """At a table over days: when this round closes, in milliseconds; null for one sitting and after a game."""
    told: tuple[RoundRecord, ...]
    """At a table over days: the previous rounds, for people who weren't there when they were revealed."""
    told_words: dict[str, dict[str, str]]
    """The clue words of those rounds, by word and language."""
    game: PublicView


class StepTime(msgspec.Struct):
    """Time left for a step, in milliseconds."""

    limit: int
    left: int
    """When this was sent. More than `limit` if the step hasn't begun yet."""
    absent: bool = False
    """Whether everyone waits for absent people, until stand-ins play or, between games, somebody else is the host.

    Otherwise this is the agreed time.
    """


class OwnTable(msgspec.Struct):
    """What only this member knows."""

    member: MemberId
    seat: Seat | None
    approved: bool
    host: bool
    owner: bool
    """Whether this person owns the table and may delete it, even while somebody else is the host."""
    may_react: bool
    """Whether a reaction would be shown now."""
    teaches: bool
    """Whether bots may learn from this person's crosses."""
    donates: bool
    """Whether this person donates their slates to research, if the host allows it."""
    devices: int
    own_words: tuple[tuple[str, ...], ...]
    own_texts: dict[str, dict[str, str]]
    """Their translations, by word and language; like the words, for the host only."""
    pointing_list: tuple[Place, ...]
    by_list: bool
    carried: tuple[StandInAction, ...]
    """The table's moves for this seat this round."""
    game: OwnView | None
