"""Finished games of a table and their place in the log, so that one can be read alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Raw, Struct, msgpack
from msgspec.structs import replace

from stella import rules
from stella.rules import Colour, Seat

from . import events as t
from .people import Chair
from .state import Player, TableState, players_from

MAX_SPANS: Final = 200
"""Maximum games that a table can show again, newest first; each adds about a kilobyte to a snapshot."""


class GameSpan(Struct, frozen=True):
    """One game of a table."""

    game: int
    """Counted from 1."""
    first: int
    """The number of the entry that began it."""
    opening: Raw
    """The encoded table when the game began, see `opening_of`; waking a table doesn't need it."""
    players: tuple[Player, ...]
    colours: tuple[Colour, ...]
    last: int | None = None
    """The number of the entry that ended it; `None` while it is being played."""
    ended_at: int = 0
    """In milliseconds."""
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()


GameSpans = tuple[GameSpan, ...]
"""In the order of playing. Only the last one can be unfinished."""

_encoder: Final = msgpack.Encoder(order="deterministic")
_decoder: Final = msgpack.Decoder(TableState)


def opening_of(span: GameSpan) -> TableState:
    """Return the table when the game began, without keys and without words that weren't dealt."""
    return _decoder.decode(span.opening)


def spans_after(spans: GameSpans, before: TableState | None, event: t.Logged, seq: int, at: int) -> GameSpans:
    """Return the games after `event`, which entry `seq` at time `at` added to the table `before`."""
    change = _CHANGES.get(type(event))
    return spans if change is None or before is None else change(spans, before, event, seq, at)


def finished_of(spans: GameSpans) -> GameSpans:
    """Return the games that were finished."""
    return tuple(each for each in spans if each.last is not None)


def _began(spans: GameSpans, before: TableState, event: rules.GameStarted, seq: int, at: int) -> GameSpans:
    opening = Raw(_encoder.encode(_opening(before, event)))
    span = GameSpan(before.games + 1, seq, opening, players_from(before), event.colours)
    return (*finished_of(spans), span)[-MAX_SPANS:]


def _opening(table: TableState, event: rules.GameStarted) -> TableState:
    """Return what a replay of the game needs from the table before it."""
    dealt = {word for card in event.words for word in card.words}
    return TableState(
        replace(table.options, own_words=()),
        members={each: replace(member, keys=()) for each, member in table.members.items()},
        joined=table.joined,
        host=table.host,
        chairs=table.chairs,
        games=table.games,
        own_texts={word: texts for word, texts in table.own_texts.items() if word in dealt},
    )


def _ended(spans: GameSpans, before: TableState, event: rules.GameEnded, seq: int, at: int) -> GameSpans:
    return _running(spans, last=seq, ended_at=at, totals=event.totals, winners=event.winners)


def _taken(spans: GameSpans, before: TableState, event: t.ChairTaken, seq: int, at: int) -> GameSpans:
    """Note that somebody takes over a seat in a running game."""
    chair = Chair(before.chairs[event.seat].colour, before.chairs[event.seat].symbol, event.member)
    [player] = players_from(replace(before, chairs=(chair,)))
    return _with_players(spans, lambda seat, each: player if seat == event.seat else each)


def _renamed(spans: GameSpans, before: TableState, event: t.MemberRenamed, seq: int, at: int) -> GameSpans:
    return _with_players(
        spans, lambda _, each: replace(each, name=event.name) if each.member == event.member else each
    )


def _with_players(spans: GameSpans, changed: Callable[[int, Player], Player]) -> GameSpans:
    players = spans[-1].players if spans else ()
    return _running(spans, players=tuple(changed(seat, each) for seat, each in enumerate(players)))


def _running(spans: GameSpans, **changes: Any) -> GameSpans:
    """Return the games with changes to the running one; finished games stay unchanged."""
    if not spans or spans[-1].last is not None:
        return spans
    return (*spans[:-1], replace(spans[-1], **changes))


_CHANGES: Final[dict[type[Any], Callable[[GameSpans, TableState, Any, int, int], GameSpans]]] = {
    rules.GameStarted: _began,
    rules.GameEnded: _ended,
    t.ChairTaken: _taken,
    t.MemberRenamed: _renamed,
}
