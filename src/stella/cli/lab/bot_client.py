"""Plays a seat over the public protocol with a bot written in Python."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from typing import Final, get_args

import msgspec
from msgspec.structs import replace

from stella.bots import Bot, BotContext, BotFactory
from stella.bots.guest import check
from stella.rules import FinishMarking, SeatView
from stella.tables.commands import Move
from stella.tables.view import PublicTable
from stella.wire.messages import Ack, Leaving, Notice, Problem, Reaction, WatchKey
from stella.wire.views import View

Told = View | Ack | Problem | Notice | WatchKey | Reaction | Leaving
_told: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
_types: Final = frozenset(each.__struct_config__.tag for each in get_args(Told))


class _Any(msgspec.Struct):
    type: str


_any = msgspec.json.Decoder(_Any)


def read(message: str | bytes) -> Told | None:
    """Decode a server's message; `None` for one that only newer versions know.

    >>> read('{"type":"ack","id":"a1"}')
    Ack(id='a1')
    >>> read('{"type":"horoscope"}')
    """
    return _told.decode(message) if _any.decode(message).type in _types else None


class BotClient:
    """One seat: reads views, asks the bot and sends its moves. It answers each view once."""

    def __init__(self, sit_down: BotFactory, problem: Callable[[str], None]) -> None:
        """`problem` is called with what the table refused."""
        self._sit_down = sit_down
        self._send: Callable[[bytes], None] = lambda _: None
        self._problem = problem
        self._numbers = count(1)
        self._start = random.SystemRandom().getrandbits(64)
        self._waits_for: str | None = None
        self._unanswered = b""
        """The move whose id is `_waits_for`."""
        self._newest: View | None = None
        self._bot: tuple[BotContext, Bot] | None = None

    def connected(self, send: Callable[[bytes], None]) -> None:
        """Start or continue on a connection with this `send`; resend a move without an answer."""
        self._send, self._newest = send, None
        if self._waits_for is not None:
            send(self._unanswered)

    def hear(self, told: Told) -> None:
        """Handle a message of the table."""
        match told:
            case View():
                self._newest = told
            case Ack(id=name) if name == self._waits_for:
                self._waits_for = self._newest = None  # the next view shows the result
            case Problem(id=name, message=why) if name is None or name == self._waits_for:
                self._waits_for = None
                self._problem(why)
            case _:
                return
        if self._waits_for is None and self._newest is not None:
            view, self._newest = self._newest, None
            self._act(view)

    def _act(self, view: View) -> None:
        own = None if view.you is None else view.you.game
        if view.table is None or view.play is None or own is None or view.you is None:
            return
        seen = SeatView(own.seat, view.play.game, own)
        if own.seat not in seen.public.turn.waiting_for or own.actions.next_round:
            return
        command = self._bot_for(view.table, own.seat)(seen, random.SystemRandom().randrange)
        check(seen, command)
        if command is None or (isinstance(command, FinishMarking) and _people_still_mark(view)):
            return
        self._waits_for = f"{self._start:x}-{next(self._numbers)}"
        self._unanswered = msgspec.json.encode(replace(Move.from_command(command), id=self._waits_for))
        self._send(self._unanswered)

    def _bot_for(self, table: PublicTable, seat: int) -> Bot:
        players = [chair for chair in table.chairs if chair.member is not None or chair.bot is not None]
        programs = {member.id for member in table.members if member.program}
        context = BotContext(
            name=next((each.name for each in table.members if each.seat == seat), ""),
            deck=table.options.deck if not table.options.real_cards else "",
            seats=len(players),
            bots=sum(each.bot is not None or each.member in programs for each in players),
        )
        if self._bot is None or self._bot[0] != context:
            self._bot = context, self._sit_down(context)
        return self._bot[1]


def _people_still_mark(view: View) -> bool:
    """Return whether to wait with finishing: until someone does, people may still agree on the other word."""
    assert view.table is not None
    assert view.play is not None
    seats = [each.seat for each in view.table.members if each.present and not each.program]
    return not all(view.play.game.seats[seat].passed for seat in seats if seat is not None)
