"""What a decision needs from outside the table: the available decks, randomness and the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from stella.bots import Character
from stella.rules import CardId, Seat, WordCard

from .state import TableState


class Deal(Struct, frozen=True):
    """The random parts of one game: the order of the deck, the drawn words, the first scout."""

    deck: tuple[CardId, ...]
    words: tuple[WordCard, ...]
    first_scout: Seat


class Dealer(Protocol):
    """Deals for one table. All randomness and time of a decision come from here and are recorded in its events."""

    def time(self) -> int:
        """Return the time in milliseconds."""

    def has_deck(self, deck: str) -> bool:
        """Return whether the table may choose this deck."""

    def has_sky(self, day: str) -> bool:
        """Return whether the sky of this day can be dealt: future ones can't."""

    def deal(self, table: TableState) -> Deal | None:
        """Deal a new game; `None` if the pictures of the chosen deck no longer exist."""

    def secret(self) -> str:
        """Return an unguessable number as text, for the preferences of the table's bots."""

    def character(self, free: Sequence[Character]) -> Character:
        """Return one of these characters at random."""
