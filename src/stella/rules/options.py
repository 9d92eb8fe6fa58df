"""What a table may agree on before it starts, as data."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class SlatesShown(StrEnum):
    """R-803: when crosses nobody pointed at are revealed."""

    AFTER_ROUND = "after_round"
    AFTER_GAME = "after_game"
    NEVER = "never"


class Announcing(StrEnum):
    """R-301: lanterns move by themselves, or each seat says its number."""

    AUTOMATIC = "automatic"
    SPOKEN = "spoken"


class Options(Struct, frozen=True):
    """The agreed options of one game.

    >>> Options().slates_shown
    <SlatesShown.AFTER_GAME: 'after_game'>
    """

    strict_pens: bool = False
    """R-206: once done, crosses are final."""
    slates_shown: SlatesShown = SlatesShown.AFTER_GAME
    discovery: bool = False
    """R-105: play with the four Discovery word cards."""
    announcing: Announcing = Announcing.AUTOMATIC
