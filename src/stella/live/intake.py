"""From a client's message to a command of the table. The seat and all chance are put in here, never by the client."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Any, Final, TypeVar

from stella import rules
from stella.bots import Character
from stella.content.wordcards import WordsError, own_cards
from stella.rules import Colour, Place, Seat, SlatesShown
from stella.tables import commands as c
from stella.tables.options import Joining, TableOptions, WordChoice
from stella.tables.people import BotLevel, MemberId, Symbol
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import TableState, free_characters, seat_of
from stella.wire import messages as m

from .services import Services
from .supply import draw_start

Choice = TypeVar("Choice", bound=StrEnum)


class BadOption(Exception):
    """A value that is none of the choices; the name of the option is its argument."""


def command_for(
    message: m.ClientMessage, table: TableState | None, member: MemberId, services: Services
) -> c.TableCommand | Refusal:
    """The command a member's message stands for, in the table's state of the moment."""
    if table is None:
        return Refusal(TableCode.NO_TABLE)
    move = MOVES.get(type(message))
    if move is not None:
        own = seat_of(table, member)
        return Refusal(TableCode.NOT_SEATED) if own is None else c.Play(move(message, own))
    try:
        return _command(message, table, member, services)
    except BadOption as bad:
        return Refusal(TableCode.OPTION, {"option": str(bad)})


def _command(
    message: m.ClientMessage, table: TableState, member: MemberId, services: Services
) -> c.TableCommand | Refusal:
    match message:
        case m.Rename(name=name):
            return c.Rename(name)
        case m.ChooseLanguage(language=language):
            return c.ChooseLanguage(language)
        case m.PickColour(colour=colour):
            return c.PickColour(_choice(Colour, colour, "colour"))
        case m.PickSymbol(symbol=symbol):
            return c.PickSymbol(_choice(Symbol, symbol, "symbol"))
        case m.SetOptions(options=changes):
            return c.SetOptions(changed_options(table.options, changes))
        case m.AddBot(level=level, character=character):
            known = None if character is None else _choice(Character, character, "character")
            return c.AddBot(_choice(BotLevel, level, "level"), known or _drawn(table, services))
        case m.RemoveBot(seat=seat):
            return c.RemoveBot(Seat(seat))
        case m.TakeSeat(seat=seat):
            return c.TakeSeat(Seat(seat))
        case m.Approve(member=other):
            return c.Approve(MemberId(other))
        case m.Kick(member=other):
            return c.Kick(MemberId(other))
        case m.PassHost(member=other):
            return c.PassHost(MemberId(other))
        case m.Start():
            if services.supply.cards(table.options) is None:
                return Refusal(TableCode.OPTION, {"option": "deck"})
            services.minds.prepare(word for card in table.options.own_words for word in card)
            return draw_start(table, services.supply, services.chance)
        case m.Leave():
            return c.Leave()
        case m.SetPointingList(places=places):
            return c.SetPointingList(tuple(map(Place, places)))
        case m.PlayByList(on=on):
            return c.PlayByList(on)
        case m.NextRound():
            return c.Play(rules.NextRound())
        case _:
            raise AssertionError(type(message))


MOVES: Final[Mapping[type, Callable[[Any, Seat], rules.SeatCommand]]] = {
    m.Mark: lambda message, seat: rules.MarkCard(seat, Place(message.place)),
    m.Unmark: lambda message, seat: rules.UnmarkCard(seat, Place(message.place)),
    m.PointAt: lambda message, seat: rules.PointAt(seat, Place(message.place)),
    m.PassPen: lambda message, seat: rules.PassPen(seat),
    m.TakePenBack: lambda message, seat: rules.TakePenBack(seat),
    m.RevealWord: lambda message, seat: rules.RevealWord(seat),
    m.VoteSwap: lambda message, seat: rules.VoteSwap(seat, message.yes),
    m.Announce: lambda message, seat: rules.Announce(seat, message.count),
}
"""What a player does in the game: found by type, since nearly all messages are one of these."""


def changed_options(options: TableOptions, changes: m.OptionChanges) -> TableOptions:
    """The options with what is named in `changes` put in. Raises `BadOption` for what is no choice."""
    new: dict[str, Any] = {
        name: getattr(changes, name)
        for name in ("deck", "strict_pens", "real_cards", "spectators", "patience", "thinking")
        if getattr(changes, name) is not None
    }
    if changes.words is not None:
        new["words"] = _choice(WordChoice, changes.words, "words")
    if changes.slates_shown is not None:
        new["slates_shown"] = _choice(SlatesShown, changes.slates_shown, "slates_shown")
    if changes.joining is not None:
        new["joining"] = _choice(Joining, changes.joining, "joining")
    if changes.time_limit is not None:
        new["time_limit"] = changes.time_limit or None
    if changes.own_words is not None:
        new["own_words"] = _own_words(changes.own_words)
    return replace(options, **new)


def _drawn(table: TableState, services: Services) -> Character | None:
    """One of the characters that nobody at the table has, by lot."""
    free = free_characters(table)
    return free[services.chance.below(len(free))] if free else None


def _own_words(rows: list[list[str]]) -> tuple[tuple[str, ...], ...]:
    try:
        return tuple(card.words for card in own_cards(rows))
    except WordsError:
        raise BadOption("own_words") from None


def _choice(choices: type[Choice], value: str, name: str) -> Choice:
    try:
        return choices(value)
    except ValueError:
        raise BadOption(name) from None
