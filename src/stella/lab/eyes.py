"""What a learner in a vector environment is shown: numbers alone, or word and pictures of a real deck as well."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from .company import Floats, Invented, Pictures
from .pictures import DealtPictures, See, gallery_of

Seen = Any
"""Numbers (`Floats`), or a dictionary of arrays where there are words and pictures as well."""


class ObservationEncoder:
    """With `see` other than numbers, or with a deck, words and pictures are those of a built-in deck.

    Without `likings` the learner is not told how well pictures go with the word: it has to find out by itself.
    """

    def __init__(self, tables: int, see: See | str, *, likings: bool, deck: str | None) -> None:
        self.see, self.likings = See(see), likings
        self.gallery = None if self.see is See.NUMBERS and deck is None else gallery_of(deck)
        self.pictures: Pictures = Invented()
        if self.gallery is not None:
            self.pictures = DealtPictures(self.gallery, tables)

    def space(self, numbers: spaces.Box) -> spaces.Space[Any]:
        """The space of one observation."""
        if self.gallery is None or self.see is See.NUMBERS:
            return numbers
        return spaces.Dict({"observation": numbers, **self.gallery.space(self.see)})

    def look(self, numbers: Floats, likings: slice) -> Seen:
        """The observations of all tables; `likings` says where those are among the numbers."""
        if not self.likings:
            numbers[:, likings] = 0
        if self.gallery is None or self.see is See.NUMBERS:
            return numbers
        assert isinstance(self.pictures, DealtPictures)
        shown = self.gallery.show(self.see, self.pictures.clues, self.pictures.grids)
        return {"observation": numbers, **shown}


def generator(seed: int | list[int | None]) -> np.random.Generator:
    """All chance of a vector environment depends on one seed, or on one for each table."""
    return np.random.default_rng(seed if isinstance(seed, int) else [each or 0 for each in seed])
