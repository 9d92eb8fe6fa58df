"""What the vector environments share: the learner has the first seat of each table, among human-like players."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from stella.rules import PLACES

from .company import EYES, Floats, Invented, Pictures
from .people import Crowd
from .pictures import DealtPictures, See, gallery_of
from .scout_tables import ScoutTables

Seen = Any
"""Numbers (`Floats`), or a dictionary of arrays where there are words and pictures as well."""


class LearnerEnv(VectorEnv):
    """Many tables at the same time.

    With `see` other than numbers, or with a deck, words and pictures are those of a built-in deck.

    Their `world` is what people have in common beyond the public view: learn in one, test in another. Without `likings`
    the learner is not told how well pictures go with the word: it has to find out by itself.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int = 1024,
        seats: int = 4,
        crowd: Crowd | None = None,
        *,
        see: See | str = See.NUMBERS,
        likings: bool = True,
        deck: str | None = None,
        world: int = 1,
    ) -> None:
        size, self._places = self._layout(seats)
        self.num_envs, self.see, self.likings = num_envs, See(see), likings
        self.gallery = None if self.see is See.NUMBERS and deck is None else gallery_of(deck, world=world)
        self.pictures: Pictures = (
            Invented() if self.gallery is None else DealtPictures(self.gallery, num_envs)
        )
        numbers: spaces.Space[Any] = spaces.Box(-EYES, EYES, (size,), np.float32)
        if self.gallery is not None and self.see is not See.NUMBERS:
            numbers = spaces.Dict({"observation": numbers, **self.gallery.space(self.see)})
        self.single_observation_space = numbers
        self.single_action_space = spaces.Box(-1, 1, (PLACES,), np.float32)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.chance = np.random.default_rng()
        self.tables = ScoutTables(num_envs, seats, crowd, self.pictures)

    @staticmethod
    @abstractmethod
    def _layout(seats: int) -> tuple[int, slice]:
        """Return how many numbers a seat sees, and where its likings are among them."""

    @abstractmethod
    def _numbers(self) -> Floats:
        """Return what the learner sees at each table, in numbers."""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin new games at all tables. The same seed, or seeds of the tables, yield the same."""
        if seed is not None:
            self.chance = np.random.default_rng(
                seed if isinstance(seed, int) else [each or 0 for each in seed]
            )
        self.tables.begin(np.arange(self.num_envs), self.chance)
        return self.seen(), {}

    def seen(self) -> Seen:
        """Return the observations of all tables."""
        numbers = self._numbers()
        if not self.likings:
            numbers[:, self._places] = 0
        if self.gallery is None or self.see is See.NUMBERS:
            return numbers
        assert isinstance(self.pictures, DealtPictures)
        shown = self.gallery.show(self.see, self.pictures.clues, self.pictures.grids)
        return {"observation": numbers, **shown}
