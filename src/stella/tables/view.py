"""What one viewer may know of a table: a part common to all, and a part of its own. Made to be sent, not kept."""

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
    """No person: a program that plays its seat with a key of its own."""


class PublicChair(msgspec.Struct):
    """A chair and who is on it; `away`: the table plays for it."""

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
    """The table acted for a seat this round. How is told once the round is scored."""

    seat: Seat
    how: StandInAction | None


class PublicOptions(msgspec.Struct):
    """The options that everybody may know. The table's own words are the host's until they are drawn."""

    deck: str
    words: WordChoice
    slates_shown: SlatesShown
    strict_pens: bool
    time_limit: int | None
    """Seconds for each step; none by default."""
    real_cards: bool
    """The pictures lie on a real table; the page shows numbered places."""
    printed: bool
    """The real cards are the printed deck: the page shows the numbers printed on them."""
    joining: Joining
    spectators: bool
    audience: bool
    """People without a seat can mark along."""
    patience: int
    """Seconds a seat without a connection is waited for before a stand-in plays."""
    thinking: bool
    """Bots take their time, as people do."""
    pace: Pace
    """How scenes are staged before the board changes."""
    round_hours: int | None
    """Hours that each round stays open at a table over days; none where people play at one sitting."""
    sky: str
    """The day whose sky is dealt in the first round of the first game; empty for none."""


class PublicTable(msgspec.Struct):
    """What everybody at the table knows of the people and the options. It changes rarely."""

    code: str
    status: Status
    host: MemberId | None
    options: PublicOptions
    own_words: int
    """How many cards the table has written itself."""
    members: tuple[PublicMember, ...]
    chairs: tuple[PublicChair, ...]
    languages: tuple[str, ...]
    waits_for: tuple[str, ...]
    """What a start still waits for: `too_few_seats`, or nothing."""
    players: tuple[PublicPlayer, ...]
    games: int
    new_pictures: int | None
    """How many pictures of the chosen deck this table has not seen yet; null in a game, and where nobody knows."""
    reactions: bool
    """Whether people may send faces when nothing is secret: the host's choice."""
    research: bool
    """Whether slates of those who agree may be given to research, without names: the host's choice."""


class PublicPlay(msgspec.Struct):
    """The game as everybody sees it, with its words in all languages."""

    carried: tuple[StandInTurn, ...]
    clue: dict[str, str]
    """The clue word by language; empty before it is turned."""
    other_word: dict[str, str]
    ready: tuple[Seat, ...]
    """After a scoring: seats that are ready for the next round, bots and free chairs included. After a game: the chairs
    of people who want another one. Else empty."""
    open_until: int | None
    """At a table over days: when this round closes, in milliseconds; null at one sitting, and after a game."""
    told: tuple[RoundRecord, ...]
    """At a table over days: the rounds before this one, for those who weren't there when they were revealed."""
    told_words: dict[str, dict[str, str]]
    """The clue words of those rounds, by word and language."""
    game: PublicView


class StepTime(msgspec.Struct):
    """How long a step may still take, in milliseconds of the server's clock."""

    limit: int
    left: int
    """When this was sent. More than `limit` while the step has not begun yet."""
    absent: bool = False
    """Everyone waits for people who are away; then a stand-in plays. Otherwise it is the agreed time."""


class OwnTable(msgspec.Struct):
    """What one member alone knows."""

    member: MemberId
    seat: Seat | None
    approved: bool
    host: bool
    owner: bool
    """Whether it is this person's table, to delete it; somebody else may lead it meanwhile."""
    may_react: bool
    """Whether a face would be passed on now."""
    teaches: bool
    """Whether bots may learn from this person's crosses."""
    donates: bool
    """Whether this person's slates may be given to research, where the table does so."""
    devices: int
    own_words: tuple[tuple[str, ...], ...]
    own_texts: dict[str, dict[str, str]]
    """How they read in other languages, by word and language; like the words, for the host alone."""
    pointing_list: tuple[Place, ...]
    by_list: bool
    carried: tuple[StandInAction, ...]
    """What the table did for this seat this round."""
    game: OwnView | None
