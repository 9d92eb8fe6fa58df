"""A round in one action: a batched Gymnasium vector environment.

>>> from stella.lab import stella_rounds_v0
>>> tables = stella_rounds_v0.vector_env(num_envs=1000, seats=4)
>>> tables.reset(seed=1)[0].shape
(1000, 21)

The learner is the first seat of each table among human-like players. Actions and observations:
`stella.lab.round_tables`. The order of pointing is fixed when the round begins; for scouts that adapt to what they see
there are `stella_v0` and `stella_scouts_v0`. With `see` an observation is a dictionary that also holds word and
pictures: `stella.lab.pictures`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from stella.rules import PLACES

from .company import Floats
from .learner_env import LearnerEnv, Seen
from .people import Crowd
from .pictures import See
from .round_tables import SIZE, RoundTables, margins


class vector_env(LearnerEnv):  # noqa: N801 - as those of PettingZoo
    """Many tables at the same time. All games end together; the next step begins new ones and ignores its actions."""

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
        super().__init__(num_envs, SIZE, slice(0, PLACES), see, likings=likings, deck=deck, world=world)
        self.tables = RoundTables(num_envs, seats, crowd, self.pictures)

    def _begin(self) -> None:
        self.tables.begin(self.chance)

    def _numbers(self) -> Floats:
        return self.tables.observe()[:, 0]

    def step(
        self, actions: Floats
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play a round at every table."""
        no = np.zeros(self.num_envs, dtype=np.bool_)
        if self.tables.over:
            return self.reset()[0], np.zeros(self.num_envs), no, no.copy(), {}
        everybody = self.tables.as_people()
        everybody[:, 0] = actions
        gained = margins(self.tables.play(everybody))[:, 0]
        return self.seen(), gained.astype(np.float64), no | self.tables.over, no, {}
