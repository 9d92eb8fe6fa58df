"""A round in one action: a PettingZoo Parallel environment, and a batched Gymnasium vector environment.

>>> from stella.lab import stella_rounds_v0
>>> env = stella_rounds_v0.parallel_env(seats=3)
>>> observations, infos = env.reset(seed=1)
>>> sorted(observations)
['seat_0', 'seat_1', 'seat_2']
>>> tables = stella_rounds_v0.vector_env(num_envs=1000, seats=4)
>>> tables.reset(seed=1)[0].shape
(1000, 21)

In the Parallel environment every seat is an agent. In the vector environment the learner is the first seat of each
table among human-like players. Actions and observations: `stella.lab.round_tables`. The order of pointing is
fixed when the round begins; for scouts that adapt to what they see there are `stella_v0` and `stella_scouts_v0`. With
`see` an observation of the vector environment is a dictionary that also holds word and pictures: `stella.lab.pictures`.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from stella.rules import PLACES

from .company import EYES, Floats
from .eyes import ObservationEncoder, Seen, generator
from .people import Crowd
from .pictures import See
from .round_tables import SIZE, RoundTables, margins

PIXELS: Final = 24


def _action() -> spaces.Box:
    return spaces.Box(-1, 1, (PLACES,), np.float32)


def _observation() -> spaces.Box:
    return spaces.Box(-EYES, EYES, (SIZE,), np.float32)


class parallel_env(ParallelEnv):  # type: ignore[misc] # noqa: N801 - PettingZoo calls it so
    """One table; all seats act at the same time, four times in a game. The reward is the margin of the round."""

    metadata = {"name": "stella_rounds_v0", "render_modes": ["rgb_array"]}  # noqa: RUF012

    def __init__(self, seats: int = 4, crowd: Crowd | None = None, render_mode: str | None = None) -> None:
        self.tables, self.render_mode = RoundTables(1, seats, crowd), render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: _observation() for agent in self.possible_agents}
        self.action_spaces = {agent: _action() for agent in self.possible_agents}
        self.state_space = spaces.Box(-EYES, EYES, (seats * SIZE,), np.float32)
        self._chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: see `stella.lab.round_tables`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """A number for each picture: above 0 is marked, the highest is pointed at first."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Floats], dict[str, dict[str, Any]]]:
        """Begin a new game. The same seed yields the same."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.tables.begin(self._chance)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, Floats]
    ) -> tuple[
        dict[str, Floats], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        """Play a round."""
        agents = self.agents
        done = self.tables.play(np.stack([actions[agent] for agent in agents])[None])
        gained, over = margins(done)[0], self.tables.over
        rewards = {agent: float(margin) for agent, margin in zip(agents, gained, strict=True)}
        seen, infos = self._seen(), {agent: dict[str, Any]() for agent in agents}
        if over:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _seen(self) -> dict[str, Floats]:
        return dict(zip(self.possible_agents, self.tables.observe()[0], strict=True))

    def state(self) -> Floats:
        """What all seats see together: for critics that know everything while they learn."""
        whole: Floats = self.tables.observe()[0].ravel()
        return whole

    def render(self) -> NDArray[np.uint8] | None:
        """The slates of the last round as a picture: the more seats marked a place, the brighter it is."""
        if self.render_mode is None:
            return None
        share = self.tables.marks[0].mean(axis=0).reshape(3, PLACES // 3)
        bright = (255 * share.repeat(PIXELS, axis=0).repeat(PIXELS, axis=1)).astype(np.uint8)
        return np.stack([bright, bright, np.full_like(bright, 64)], axis=2)

    def close(self) -> None:
        """Nothing is open."""


class vector_env(VectorEnv):  # noqa: N801 - as the other one
    """Many tables at the same time. All games end together; the next step begins new ones and ignores its actions."""

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
    ) -> None:
        self.num_envs = num_envs
        self.eyes = ObservationEncoder(num_envs, see, likings=likings, deck=deck)
        self.tables = RoundTables(num_envs, seats, crowd, self.eyes.pictures)
        self.single_observation_space, self.single_action_space = self.eyes.space(_observation()), _action()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._chance = np.random.default_rng()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin new games at all tables. The same seed yields the same."""
        if seed is not None:
            self._chance = generator(seed)
        self.tables.begin(self._chance)
        return self._seen(), {}

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
        return self._seen(), gained.astype(np.float64), no | self.tables.over, no, {}

    def _seen(self) -> Seen:
        return self.eyes.look(self.tables.observe()[:, 0], slice(0, PLACES))
