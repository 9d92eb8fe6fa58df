"""A decision in one action: a batched Gymnasium vector environment whose scouts adapt to what has been revealed.

>>> from stella.lab import stella_scouts_v0
>>> tables = stella_scouts_v0.vector_env(num_envs=1000, seats=4)
>>> tables.reset(seed=1)[0].shape
(1000, 162)

The learner is the first seat of each table, among human-like players. It is asked once a round what to mark, and then
each time it is the scout. An action is 15 numbers: when marking, what is above 0 is marked (at least the highest, at
most the ten highest); when pointing, the scout points at its open cross with the highest number. An observation has the
layout of `stella.lab.observation`: what is known by then of lanterns, falls, stars and crosses is in it. The reward is
the margin of a round, in the step that ends it.

Tables do not wait for each other, so games end at different steps; the step after its end begins a new game at that
table and ignores its action. With `see` an observation is a dictionary that also holds word and pictures:
`stella.lab.pictures`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .company import Floats
from .learner_env import LearnerEnv, Seen
from .observation import LIKINGS, size_of
from .scout_tables import Task


class vector_env(LearnerEnv):  # noqa: N801 - as those of PettingZoo
    """Many tables at the same time, each at its own stage."""

    @staticmethod
    def _layout(seats: int) -> tuple[int, slice]:
        return size_of(seats), LIKINGS

    def _numbers(self) -> Floats:
        return self.tables.observe()

    def step(
        self, actions: Floats
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Let the learner act at every table."""
        new = np.flatnonzero(self.tables.task == Task.OVER)
        gained = self.tables.act(actions, self.chance)
        self.tables.begin(new, self.chance)
        over = self.tables.task == Task.OVER
        return self.seen(), gained.astype(np.float64), over, np.zeros(self.num_envs, dtype=np.bool_), {}
