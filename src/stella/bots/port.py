"""What a bot is: a function from what its seat may see, and chance, to what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from stella.rules import Announce, OwnView, RevealWord, SeatCommand, SeatView

if TYPE_CHECKING:
    from .knowledge import Knowledge

Randrange = Callable[[int], int]
"""A random number from 0 up to but not including the argument."""

Bot = Callable[[SeatView, Randrange], SeatCommand | None]
"""What the seat does next; `None` when it has nothing to do."""


@dataclass(frozen=True, slots=True)
class BotContext:
    """All a bot may know besides the view of its seat."""

    name: str
    """Its name; its private taste depends on it."""
    deck: str
    """The deck on the table."""
    seats: int
    bots: int
    """How many of the seats are bots, itself included."""
    usual: float | None = None
    """How many crosses the player makes whom it stands in for; `None` when it plays for itself."""
    secret: str = ""
    """Of the table: its private taste depends on it as well, so that nobody else can work it out."""
    others: tuple[tuple[str, str], ...] = ()
    """The other bots at the table, by name and character, if known."""
    knowledge: Knowledge | None = None
    """What the bots of this server know; `None` for what ships with Stella."""


BotFactory = Callable[[BotContext], Bot]
"""Makes the bot for a seat."""


def only_move(own: OwnView) -> SeatCommand | None:
    """Return the command of a step that leaves no choice: turning the word over, or announcing."""
    may = own.actions
    if may.reveal_word:
        return RevealWord(own.seat)
    return None if may.announce is None else Announce(own.seat, may.announce)
