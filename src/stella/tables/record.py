"""The record of a finished game, as one of those who may know it is told."""

from __future__ import annotations

from msgspec import Struct

from stella import rules
from stella.rules import Options, Place, RoundRecord, Seat, totals_of

from .project import WordTexts, public_player, word_texts
from .state import TableState
from .view import PublicPlayer


class GameRecord(Struct, frozen=True):
    """A finished game."""

    code: str
    game: int
    players: tuple[PublicPlayer, ...]
    options: Options
    words: dict[str, dict[str, str]]
    """The clue words of the rounds, by word and language."""
    rounds: tuple[RoundRecord, ...]
    own_crosses: tuple[tuple[Place, ...], ...]
    """Your crosses by round, also where slates stay closed; empty for those who did not play."""
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


def record_of(table: TableState, code: str, seat: Seat | None, texts: WordTexts) -> GameRecord:
    """The last game of a table, which is over, for who played `seat`."""
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
