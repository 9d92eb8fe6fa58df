"""The environments by name, for Gymnasium: importing this module registers them.

>>> import gymnasium
>>> gymnasium.make_vec("stella.lab.envs:stella/Scouts-v0", num_envs=64, seats=4).reset(seed=1)[0].shape
(64, 162)
>>> gymnasium.make("stella.lab.envs:stella/Rounds-v0", seats=3).reset(seed=1)[0].shape
(21,)

PettingZoo has no registry: import `stella.lab.stella_v0`.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium

from . import stella_rounds_v0, stella_scouts_v0
from .learner_env import LearnerEnv


class OneTable(gymnasium.Env[Any, Any]):
    """The only table of a vector environment, for learners that play one at a time."""

    def __init__(self, tables: type[LearnerEnv], **options: Any) -> None:
        self.tables = tables(1, **options)
        self.observation_space = self.tables.single_observation_space
        self.action_space = self.tables.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin a new game."""
        super().reset(seed=seed)
        return _first(self.tables.reset(seed=seed, options=options)[0]), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Let the learner act."""
        seen, rewards, over, cut, _ = self.tables.step(action[None])
        return _first(seen), float(rewards[0]), bool(over[0]), bool(cut[0]), {}


def _first(seen: Any) -> Any:
    """Return what the learner sees at the first table."""
    return {name: each[0] for name, each in seen.items()} if isinstance(seen, dict) else seen[0]


for _name, _tables in (("Scouts", stella_scouts_v0.vector_env), ("Rounds", stella_rounds_v0.vector_env)):
    gymnasium.register(
        f"stella/{_name}-v0",
        entry_point=partial(OneTable, _tables),
        vector_entry_point=f"{_tables.__module__}:{_tables.__name__}",
    )
