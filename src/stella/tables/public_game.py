"""A finished game as the public sees it: what spectators saw at its end, without what is only for the table.

Readers may guess first: until their own marks are final, they get a `BlindGame`, which no mark of anybody is in.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from stella import rules
from stella.bots import Character
from stella.content.decks.table_decks import table_of_deck
from stella.rules import CardId, Colour, Outcome, RoundRecord, Seat, Word, totals_of

from .album import AlbumMoment, earlier_players
from .options import TableOptions
from .people import Symbol
from .project import WordTexts, word_texts
from .state import Player


class PublicGamePlayer(Struct, frozen=True):
    """Somebody who played."""

    colour: Colour
    symbol: Symbol
    name: str
    """Empty for bots, and if names are left out."""
    bot: bool
    """Whether this is a built-in bot or an external program."""
    character: Character | None


class PublicEarlierPlayer(Struct, frozen=True):
    """The player of a seat in a round before somebody else took it over."""

    round: int
    seat: Seat
    player: PublicGamePlayer


class PublicGame(Struct, frozen=True):
    """Everything public about a game."""

    named: bool
    players: tuple[PublicGamePlayer, ...]
    earlier: tuple[PublicEarlierPlayer, ...]
    deck: str | None
    """Null if the pictures were uploaded or on a real table: then only their places are public."""
    words: dict[str, dict[str, str]]
    """The clue words of the rounds, by word and language, without the table's own words."""
    rounds: tuple[RoundRecord, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


class Closed(StrEnum):
    """The reasons why a round can't be guessed."""

    SLATES = "slates"
    """The table has not revealed its slates."""
    PICTURES = "pictures"
    """They were uploaded, or on a real table."""
    WORD = "word"
    """It is one of the table's own words."""


class BlindRound(Struct, frozen=True):
    """A round before it is guessed: what everybody saw before marking."""

    number: int
    cards: tuple[CardId, ...]
    """Empty if the round can't be guessed."""
    closed: Closed | None


class BlindGame(Struct, frozen=True):
    """A public game before its reader has marked anything: only `liveliest` depends on anybody's crosses."""

    named: bool
    players: tuple[PublicGamePlayer, ...]
    deck: str | None
    words: dict[str, dict[str, str]]
    """The words by round number and language."""
    rounds: tuple[BlindRound, ...]
    liveliest: int | None
    """The round with the most Super-Sparks, then Sparks; null if none can be guessed."""


class GuessedRound(Struct, frozen=True):
    """A round for a reader whose own marks are final."""

    record: RoundRecord
    players: tuple[PublicGamePlayer, ...]
    """Those who played this round."""


def blind_game(game: PublicGame) -> BlindGame:
    """Return what a reader may know of a public game before their own marks are final."""
    open_rounds = [each for each in game.rounds if _closed(each, game) is None]
    liveliest = max(open_rounds, key=liveliness, default=None)
    return BlindGame(
        game.named,
        game.players,
        game.deck,
        {str(each.number): game.words[each.clue] for each in game.rounds if each.clue in game.words},
        tuple(_blind_round(each, _closed(each, game)) for each in game.rounds),
        None if liveliest is None else liveliest.number,
    )


def guessed_round(game: PublicGame, number: int) -> GuessedRound | None:
    """Return a round with all its marks; `None` if it can't be guessed."""
    record = next((each for each in game.rounds if each.number == number), None)
    if record is None or _closed(record, game) is not None:
        return None
    then = {each.seat: each.player for each in game.earlier if each.round == number}
    players = (then.get(Seat(seat), player) for seat, player in enumerate(game.players))
    return GuessedRound(record, tuple(players))


def liveliness(record: RoundRecord) -> tuple[int, int]:
    """Return the numbers of Super-Sparks and Sparks, to compare rounds."""
    outcomes = [each.outcome for each in record.pointings]
    return outcomes.count(Outcome.SUPER_SPARK), outcomes.count(Outcome.SPARK)


def _blind_round(record: RoundRecord, closed: Closed | None) -> BlindRound:
    return BlindRound(record.number, record.grid if closed is None else (), closed)


def _closed(record: RoundRecord, game: PublicGame) -> Closed | None:
    if game.deck is None:
        return Closed.PICTURES
    if record.clue not in game.words:
        return Closed.WORD
    return Closed.SLATES if record.slates is None else None


def public_game(
    moments: Sequence[AlbumMoment],
    options: TableOptions,
    texts: WordTexts,
    is_printed: Callable[[Word], bool],
    *,
    named: bool,
) -> PublicGame:
    """Return a finished game that was played with `options`; no seat's private view is used."""
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
    """Return the round without uploaded pictures and custom words."""
    return replace(
        record,
        grid=record.grid if known else (CardId(""),) * len(record.grid),
        clue=record.clue if printed else Word(f"own-{record.number}"),
    )
