"""The decks of pictures that tables can play with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stella.rules import CardId

PLACEHOLDER: Final = "placeholder"


def built_in_decks() -> Mapping[str, tuple[CardId, ...]]:
    """The pictures of each deck that comes along, by the deck's id."""
    return {PLACEHOLDER: tuple(CardId(f"placeholder-{number:02}") for number in range(1, 85))}
