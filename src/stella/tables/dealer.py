"""What a decision needs from outside the table: which decks there are, and what chance brings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from stella.bots import Character
from stella.rules import CardId, Seat, WordCard

from .state import TableState


class Deal(Struct, frozen=True):
    """The chance of one game: the order of the deck, the drawn words, the first scout."""

    deck: tuple[CardId, ...]
    words: tuple[WordCard, ...]
    first_scout: Seat


class Dealer(Protocol):
    """Deals for one table. All chance of a decision comes from here, and is written into its events."""

    def has_deck(self, deck: str) -> bool:
        """Whether the table may choose this deck."""

    def has_sky(self, day: str) -> bool:
        """Whether the sky of this day can be dealt: it is not one to come."""

    def deal(self, table: TableState) -> Deal | None:
        """A new game; `None` if the pictures of the chosen deck are not there any more."""

    def secret(self) -> str:
        """A number that nobody can guess, as text: for the tastes of the table's bots."""

    def character(self, free: Sequence[Character]) -> Character:
        """One of these characters, at random."""
