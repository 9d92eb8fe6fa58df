"""A finished game as the public sees it: what a spectator was shown at its end, less what is only for the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from stella import rules
from stella.bots import Character
from stella.content.decks.table_decks import table_of_deck
from stella.rules import CardId, Colour, RoundRecord, Seat, Word, totals_of

from .album import Moment, earlier_players
from .options import TableOptions
from .people import Symbol
from .project import WordTexts, word_texts
from .state import Player


class PublicGamePlayer(Struct, frozen=True):
    """Somebody who played."""

    colour: Colour
    symbol: Symbol
    name: str
    """Empty where names are left out, and of bots."""
    bot: bool
    """No person: one of ours, or a program of somebody else."""
    character: Character | None


class PublicEarlierPlayer(Struct, frozen=True):
    """The player of a seat in a round, before somebody else took it over."""

    round: int
    seat: Seat
    player: PublicGamePlayer


class PublicGame(Struct, frozen=True):
    """All that is public of a game."""

    named: bool
    players: tuple[PublicGamePlayer, ...]
    earlier: tuple[PublicEarlierPlayer, ...]
    deck: str | None
    """Null where the pictures are the table's own, or lay on a real table: only their places are told."""
    words: dict[str, dict[str, str]]
    """The clue words of the rounds, by word and language; those that the table wrote itself are left out."""
    rounds: tuple[RoundRecord, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


def public_game(
    moments: Sequence[Moment],
    options: TableOptions,
    texts: WordTexts,
    is_printed: Callable[[Word], bool],
    *,
    named: bool,
) -> PublicGame:
    """A finished game that was played with `options`; no seat's own view goes into it."""
    table = moments[-1].table
    assert table.game is not None
    public = rules.project_public(table.game)
    known = options.knows_pictures and table_of_deck(options.deck) is None
    printed = [each.clue for each in public.record if is_printed(each.clue)]
    return PublicGame(
        named,
        tuple(
            _player(player, seat.colour, named=named)
            for player, seat in zip(table.players, public.seats, strict=True)
        ),
        tuple(
            PublicEarlierPlayer(number, seat, _player(player, public.seats[seat].colour, named=named))
            for number, seat, player in earlier_players(moments)
        ),
        options.deck if known else None,
        {clue: word_texts(table, clue, texts) for clue in printed},
        tuple(_round(each, known=known, printed=each.clue in printed) for each in public.record),
        totals_of(public.scores),
        public.winners,
    )


def _player(player: Player, colour: Colour, *, named: bool) -> PublicGamePlayer:
    is_bot = player.bot is not None or player.program
    return PublicGamePlayer(colour, player.symbol, player.name if named else "", is_bot, player.character)


def _round(record: RoundRecord, *, known: bool, printed: bool) -> RoundRecord:
    """What the table brought itself, pictures or words, stays its own."""
    return replace(
        record,
        grid=record.grid if known else (CardId(""),) * len(record.grid),
        clue=record.clue if printed else Word(f"own-{record.number}"),
    )
