"""A bot that somebody else has written, at a real table: whatever it does wrong, the game goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stella.rules import (
    Actions,
    Announce,
    MarkCard,
    PassPen,
    PointAt,
    RevealWord,
    SeatCommand,
    SeatView,
    TakePenBack,
    UnmarkCard,
    VoteSwap,
)

from .port import Bot, BotFactory, Chair, Randrange

PATIENCE: Final = 20
"""Steps after which whoever still marks and wipes is made to pass the felt-tip."""

Report = Callable[[str, BaseException], None]


class Misstep(Exception):
    """A guest wanted what it may not do, or nothing though the game waits for it."""


def welcome(guest: BotFactory, host: BotFactory, report: Report) -> BotFactory:
    """Seat the guest. Where it fails, `report` is told and the bot of the house acts instead."""

    def take_seat(chair: Chair) -> Bot:
        ours = host(chair)
        theirs: Bot | None = None
        steps = 0

        def act(view: SeatView, randrange: Randrange) -> SeatCommand | None:
            nonlocal theirs, steps
            steps += 1
            if steps > PATIENCE and view.own is not None and view.own.actions.pass_pen:
                return PassPen(view.own.seat)
            try:
                theirs = theirs or guest(chair)
                command = theirs(view, randrange)
                check(view, command)
            except Exception as error:  # it may do anything
                report("guest bot", error)
                return ours(view, randrange)
            return command

        return act

    return take_seat


def place_of(error: BaseException) -> str:
    """Where in the code an error arose: a file and a line."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "nowhere" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


def check(view: SeatView, command: SeatCommand | None) -> None:
    """Raise `Misstep` unless the seat may do this now.

    >>> from stella.rules import Seat, WordCard, project, start
    >>> pile = [WordCard(str(n), (f"word {n}",)) for n in range(4)]
    >>> view = project(start(["orange", "pink", "purple"], map(str, range(84)), pile), Seat(0))
    >>> check(view, RevealWord(Seat(0)))
    >>> check(view, PassPen(Seat(0)))
    Traceback (most recent call last):
    stella.bots.guest.Misstep: PassPen is not allowed now
    """
    own = view.own
    if own is None or (command is None and own.seat not in view.public.turn.waiting_for):
        return
    if command is None and not own.actions.next_round:
        raise Misstep("does nothing though the game waits for it")
    if command is not None and (command.seat != own.seat or not _is_allowed(own.actions, command)):
        raise Misstep(f"{type(command).__name__} is not allowed now")


def _is_allowed(may: Actions, command: SeatCommand) -> bool:
    match command:
        case RevealWord():
            return may.reveal_word
        case VoteSwap(yes=yes):
            return may.wish_swap if yes else may.withdraw_swap
        case MarkCard(place=place):
            return place in may.mark
        case UnmarkCard(place=place):
            return place in may.unmark
        case PassPen():
            return may.pass_pen
        case TakePenBack():
            return may.take_pen_back
        case Announce(count=count):
            return count == may.announce
        case PointAt(place=place):
            return place in may.point_at
