"""The environments by their names in Gymnasium."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from stella.lab import envs, stella_scouts_v0

NAMES = [f"{envs.__name__}:stella/{name}-v0" for name in ("Scouts", "Rounds")]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("see", ["numbers", "ids"])
def test_gymnasium_makes_one_table_that_keeps_its_rules(name: str, see: str) -> None:
    env = gymnasium.make(name, seats=4, see=see)
    check_env(env.unwrapped, skip_render_check=True)
    env.reset(seed=3)
    over = False
    for _ in range(44):
        _, _, over, _, _ = env.step(env.action_space.sample())
        if over:
            break
    assert over


def test_gymnasium_makes_many_tables_that_are_those_of_the_module() -> None:
    named = gymnasium.make_vec(NAMES[0], num_envs=8, seats=5)
    ours = stella_scouts_v0.vector_env(8, 5)
    assert np.array_equal(named.reset(seed=2)[0], ours.reset(seed=2)[0])
