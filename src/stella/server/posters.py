"""Posters of public games and skies: painted one at a time in a separate process, and cached."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from stella.content.decks import DeckCatalogue
from stella.paper.poster import Poster
from stella.paper.press import Press
from stella.rules import CardId

KEPT: Final = 128
"""Maximum posters in memory: about 20 MB."""
MOST_WAITING: Final = 16
"""Maximum posters to wait for; further requests are told to come back."""
PICTURES: Final = 3


class TooManyPosters(Exception):
    """Too many posters are waiting to be painted."""


@dataclass(slots=True)
class Posters:
    """Paints posters that aren't cached yet."""

    press: Press
    catalogue: DeckCatalogue
    _kept: dict[bytes, bytes] = field(default_factory=dict)
    _painting: asyncio.Lock = field(default_factory=asyncio.Lock)
    _waiting: int = 0

    async def paint(self, poster: Poster, deck: str, cards: Sequence[CardId]) -> bytes:
        """Return the JPEG of a poster with these cards on it. Raises `TooManyPosters`, and what `Press.make` does."""
        key = msgspec.json.encode((poster, deck, cards))
        found = self._kept.pop(key, None)
        if found is None:
            if self._waiting >= MOST_WAITING:
                raise TooManyPosters
            self._waiting += 1
            try:
                async with self._painting:
                    found = self._kept.pop(key, None) or await self._painted(poster, deck, cards)
            finally:
                self._waiting -= 1
        self._kept[key] = found  # move it to the end: the first one is dropped next
        while len(self._kept) > KEPT:
            del self._kept[next(iter(self._kept))]
        return found

    async def _painted(self, poster: Poster, deck: str, cards: Sequence[CardId]) -> bytes:
        known = self.catalogue.deck(deck)
        pictures = {} if known is None else {card.id: card.large for card in known.all_cards}
        async with self.catalogue.files_of(
            tuple(pictures[card] for card in cards if card in pictures)
        ) as files:
            job = msgspec.structs.replace(poster, pictures=tuple(map(str, files)))
            with await asyncio.to_thread(self.press.make, job) as made:
                return made.read()


def three_of(cards: Sequence[CardId], seed: str) -> tuple[CardId, ...]:
    """Return three of these cards, whatever anybody marked.

    >>> three_of([CardId("a"), CardId("b"), CardId("c"), CardId("d")], "token")
    ('c', 'd', 'b')
    """
    return tuple(
        sorted(cards, key=lambda card: hashlib.sha256(f"{seed} {card}".encode()).digest())[:PICTURES]
    )
