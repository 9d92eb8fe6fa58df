"""Public links to finished games: who made one, to which game, and whether it tells names."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from .people import MemberId

MAX_LINKS: Final = 12
"""Public links that a table has at the same time."""


class GameLink(Struct, frozen=True):
    """A public link."""

    member: MemberId
    """The member who made it."""
    game: int
    named: bool
