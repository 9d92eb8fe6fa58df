"""The album of a finished game: its record, and its steps as each seat saw them at the time.

A step shows the view that everybody got then, and of a seat what its own part of the view said: made by the same
functions from the same states. Steps are taken only where slates are empty or final: which crosses were wiped, and when
somebody marked, stays secret for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from stella import rules
from stella.rules import Colour, Options, Place, RoundRecord, Seat, totals_of

from .events import Logged
from .evolve import evolve
from .game_spans import GameSpan, opening_of
from .people import MemberId
from .project import WordTexts, project_play, public_player, word_texts
from .state import Player, TableState
from .view import PublicPlay, PublicPlayer


class StepKind(StrEnum):
    """The kinds of steps in an album."""

    DEAL = "deal"
    """The pictures of a round are on the table."""
    WORD = "word"
    """Its word was turned."""
    MARKED = "marked"
    """Everybody has finished marking; if they all wanted the other word, it is already the clue."""
    ANNOUNCED = "announced"
    """All lanterns are placed."""
    POINTED = "pointed"
    SCORED = "scored"
    OVER = "over"


KINDS: Final[dict[type[Any], StepKind]] = {
    rules.GameStarted: StepKind.DEAL,
    rules.NextRoundBegan: StepKind.DEAL,
    rules.WordRevealed: StepKind.WORD,
    rules.SlatesClosed: StepKind.MARKED,
    rules.DarkSeatFixed: StepKind.ANNOUNCED,
    rules.CardPointedAt: StepKind.POINTED,
    rules.RoundScored: StepKind.SCORED,
    rules.GameEnded: StepKind.OVER,
}


class SeatKnowledge(msgspec.Struct):
    """What only one seat knew at a step: its crosses, and those that nobody had pointed at yet."""

    crosses: tuple[Place, ...]
    open: tuple[Place, ...]


class AlbumStep(msgspec.Struct):
    """One moment of a game."""

    kind: StepKind
    play: PublicPlay
    """The public view at the time. The last pointing and the scoring happened together and share one view."""
    eyes: tuple[SeatKnowledge | None, ...]
    """What each seat also knew; null if the reader may not know it."""


class EarlierPlayer(msgspec.Struct):
    """The player of a seat in a round before somebody else took it over."""

    round: int
    seat: Seat
    player: PublicPlayer


class Album(msgspec.Struct):
    """A finished game to look back at."""

    record: GameRecord
    ended_at: int
    """In milliseconds."""
    deck: str
    real_cards: bool
    """The game was played with real cards that the server doesn't know; only their places are recorded."""
    seat: Seat | None
    """Your seat; null if you didn't play."""
    earlier: tuple[EarlierPlayer, ...]
    """Earlier players of seats that changed hands between rounds; the record has those at the end."""
    steps: tuple[AlbumStep, ...]


class AlbumSummary(msgspec.Struct):
    """A finished game in the list of a table."""

    game: int
    ended_at: int
    players: tuple[PublicPlayer, ...]
    colours: tuple[Colour, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class Albums(msgspec.Struct):
    """The finished games of a table, the newest first."""

    games: list[AlbumSummary]


class AlbumMoment(msgspec.Struct, frozen=True):
    """The table after a step of the album."""

    kind: StepKind
    table: TableState


class GameReplay:
    """Reads the log of one game and collects its moments."""

    def __init__(self, span: GameSpan) -> None:
        self._table = opening_of(span)
        self._begun = False
        self.moments: list[AlbumMoment] = []

    @property
    def is_over(self) -> bool:
        """Whether the end of the game has been read."""
        return bool(self.moments) and self.moments[-1].kind is StepKind.OVER

    def add(self, events: Iterable[Logged]) -> None:
        """Read all events of one entry; events outside the game are skipped."""
        kinds: list[StepKind] = []
        for event in events:
            self._begun |= type(event) is rules.GameStarted
            if not self._begun or self.is_over or StepKind.OVER in kinds:
                continue
            self._table = evolve(self._table, event)
            if type(event) in KINDS:
                kinds.append(KINDS[type(event)])
        self.moments += [AlbumMoment(kind, self._table) for kind in kinds]


def album_of(
    moments: Sequence[AlbumMoment], span: GameSpan, code: str, member: MemberId | None, texts: WordTexts
) -> Album:
    """Return the album of a game for a member or a spectator."""
    end, options = moments[-1].table, opening_of(span).options
    played = [Seat(n) for n, player in enumerate(end.players) if _is_played_by(player, member)]
    seat = played[0] if played else None
    record = record_of(end, code, seat, texts)
    # A round is revealed to everybody, or each sees their own slates alone: the record says which.
    is_open = [each.slates is not None for each in record.rounds]
    return Album(
        record,
        span.ended_at,
        options.deck,
        not options.knows_pictures,
        seat,
        tuple(EarlierPlayer(n, each, public_player(player)) for n, each, player in earlier_players(moments)),
        tuple(_step(each, member, is_open, texts) for each in moments),
    )


def earlier_players(moments: Sequence[AlbumMoment]) -> Iterator[tuple[int, Seat, Player]]:
    """Return, by round and seat, the players who were replaced before the end.

    Seats change hands between rounds: who is there when a round is scored has played it.
    """
    last = moments[-1].table.players
    for table in (moment.table for moment in moments if moment.kind is StepKind.SCORED):
        assert table.game is not None
        for seat, (then, now) in enumerate(zip(table.players, last, strict=True)):
            if (then.member, then.bot, then.character) != (now.member, now.bot, now.character):
                yield table.game.round.number, Seat(seat), then


def _step(
    moment: AlbumMoment, member: MemberId | None, is_open: Sequence[bool], texts: WordTexts
) -> AlbumStep:
    table = moment.table
    play = project_play(replace(table, open_until=None), texts)  # the album has the other rounds already
    assert play is not None
    every = is_open[play.game.round - 1]
    eyes = [
        _eyes(table, Seat(seat)) if every or _is_played_by(player, member) else None
        for seat, player in enumerate(table.players)
    ]
    return AlbumStep(moment.kind, play, tuple(eyes))


def _is_played_by(player: Player, member: MemberId | None) -> bool:
    return member is not None and player.member == member


def _eyes(table: TableState, seat: Seat) -> SeatKnowledge:
    """Return what the seat's player knew at the time."""
    assert table.game is not None
    own = rules.project_own(table.game, seat, table.players[seat].since)
    assert own is not None
    return SeatKnowledge(own.crosses, own.open)


def summary_of(span: GameSpan) -> AlbumSummary:
    """Return a summary of a finished game."""
    return AlbumSummary(
        span.game,
        span.ended_at,
        tuple(public_player(player) for player in span.players),
        span.colours,
        span.totals,
        span.winners,
    )


class GameRecord(msgspec.Struct, frozen=True):
    """A finished game."""

    code: str
    game: int
    players: tuple[PublicPlayer, ...]
    options: Options
    words: dict[str, dict[str, str]]
    """The clue words of the rounds, by word and language."""
    rounds: tuple[RoundRecord, ...]
    own_crosses: tuple[tuple[Place, ...], ...]
    """Your crosses by round, even if slates stay closed; empty if you didn't play."""
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


def record_of(table: TableState, code: str, seat: Seat | None, texts: WordTexts) -> GameRecord:
    """Return the last game of a table, which is over, for the player of `seat`."""
    assert table.game is not None
    public = rules.project_public(table.game)
    own = None if seat is None else rules.project_own(table.game, seat, table.players[seat].since)
    return GameRecord(
        code,
        table.games,
        tuple(public_player(player) for player in table.players),
        public.options,
        {each.clue: word_texts(table, each.clue, texts) for each in public.record},
        public.record,
        () if own is None else (*own.past_crosses, own.crosses),
        totals_of(public.scores),
        public.winners,
    )
