"""A bot that somebody else has written: what it may do now, and where it went wrong."""

from __future__ import annotations

from stella.rules import (
    Actions,
    Announce,
    FinishMarking,
    MarkCard,
    PointAt,
    ResumeMarking,
    RevealWord,
    SeatCommand,
    SeatView,
    UnmarkCard,
    VoteSwap,
)


class IllegalBotMove(Exception):
    """A guest wanted what it may not do, or nothing though the game waits for it."""


def place_of(error: BaseException) -> str:
    """Return where in the code an error arose: a file and a line."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "nowhere" if trace is None else f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}"


def check(view: SeatView, command: SeatCommand | None) -> None:
    """Raise `IllegalBotMove` unless the seat may do this now.

    >>> from stella.rules import Seat, WordCard, project, start
    >>> pile = [WordCard(str(n), (f"word {n}",)) for n in range(4)]
    >>> view = project(start(["orange", "pink", "purple"], map(str, range(84)), pile), Seat(0))
    >>> check(view, RevealWord(Seat(0)))
    >>> check(view, FinishMarking(Seat(0)))
    Traceback (most recent call last):
    stella.bots.guest.IllegalBotMove: FinishMarking is not allowed now
    """
    own = view.own
    if own is None or (command is None and own.seat not in view.public.turn.waiting_for):
        return
    if command is None and not own.actions.next_round:
        raise IllegalBotMove("does nothing though the game waits for it")
    if command is not None and (command.seat != own.seat or not _is_allowed(own.actions, command)):
        raise IllegalBotMove(f"{type(command).__name__} is not allowed now")


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
        case FinishMarking():
            return may.finish_marking
        case ResumeMarking():
            return may.resume_marking
        case Announce(count=count):
            return count == may.announce
        case PointAt(place=place):
            return place in may.point_at
