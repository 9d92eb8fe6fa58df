"""A round in one action: `stella_scouts_v0` with the order of pointing fixed when the round begins.

>>> from stella.lab import stella_rounds_v0
>>> tables = stella_rounds_v0.vector_env(num_envs=1000, seats=4)
>>> tables.reset(seed=1)[0].shape
(1000, 21)

An action is 15 numbers: marked is what is above 0 (at least the highest, at most the ten highest), and of its open
crosses the learner points at the one with the highest number. It sees 15 likings, the round (one of 4), how many
crosses the others make (of 10), and its lead (of 30 points). With `see`: `stella.lab.pictures`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from stella.rules import MAX_CROSSES, PLACES, ROUNDS

from .company import EYES, Floats
from .learner_env import LearnerEnv, Seen
from .scout_tables import LEARNER, Task, others

SIZE: Final = PLACES + ROUNDS + 2


class vector_env(LearnerEnv):  # noqa: N801 - as those of PettingZoo
    """Many tables at the same time. All games end together; the next step begins new ones and ignores its actions."""

    @staticmethod
    def _layout(seats: int) -> tuple[int, slice]:
        return SIZE, slice(0, PLACES)

    def _numbers(self) -> Floats:
        tables, seen = self.tables, np.zeros((self.num_envs, SIZE), dtype=np.float32)
        seen[:, :PLACES] = np.clip(tables.company.likings[:, LEARNER], -EYES, EYES)
        seen[np.arange(self.num_envs), PLACES + np.minimum(tables.round, ROUNDS - 1)] = 1
        seen[:, -2] = others(tables.announced)[:, LEARNER] / MAX_CROSSES
        seen[:, -1] = np.clip((tables.scores - others(tables.scores))[:, LEARNER] / 30, -EYES, EYES)
        return seen

    def step(
        self, actions: Floats
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play a round at every table."""
        tables, no = self.tables, np.zeros(self.num_envs, dtype=np.bool_)
        if (tables.task == Task.OVER).all():
            return self.reset()[0], np.zeros(self.num_envs), no, no.copy(), {}
        gained = tables.act(actions, self.chance)
        while (tables.task == Task.POINT).any():
            gained += tables.act(actions, self.chance, mark=False)
        return self.seen(), gained.astype(np.float64), tables.task == Task.OVER, no, {}
