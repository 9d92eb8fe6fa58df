"""The environment whose step is a round: seeds, and that they play by the rules."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from stella.lab import stella_rounds_v0
from stella.lab.company import HumanPlayers, slates
from stella.lab.rounds import play_rounds
from stella.lab.scout_tables import margins
from stella.rules import MAX_CROSSES


def test_a_step_is_a_whole_round_in_the_order_that_the_action_fixed() -> None:
    env = stella_rounds_v0.vector_env(60, 4)
    seen, _ = env.reset(seed=3)
    _, rewards, *_ = env.step(seen[:, :15] - 0.4)
    tables = env.tables
    order = np.argsort(np.argsort(tables.wants, axis=-1), axis=-1).astype(np.uint8)
    first = ((tables.first_scouts + 3) % 4).astype(np.uint8)
    done = play_rounds(tables.reveals.marks, order, first)
    assert np.allclose(margins(done)[:, 0], rewards)
    assert (tables.round == 1).all()


def test_a_slate_has_at_least_one_cross_and_at_most_ten() -> None:
    actions = np.full((2, 3, 15), -1, dtype=np.float32)
    actions[1] = np.linspace(0.1, 1, 15)
    assert slates(actions)[0].sum(axis=2).tolist() == [[1, 1, 1], [MAX_CROSSES] * 3]


def test_human_like_players_mark_five_pictures_and_agree_by_one_half() -> None:
    company, chance, every = HumanPlayers(4000, 4), np.random.default_rng(1), np.arange(4000)
    company.sit_down(every, chance)
    company.deal(every, np.zeros(4000, dtype=np.intp), chance)
    agreement = np.corrcoef(company.likings[:, 0].ravel(), company.likings[:, 1].ravel())[0, 1]
    marks, _ = slates(company.as_people(every, chance))
    assert abs(marks.sum(axis=2).mean() - 5) < 0.2
    assert abs(agreement - 0.5) < 0.02


def test_many_tables_end_together_and_begin_anew_in_the_next_step() -> None:
    env = stella_rounds_v0.vector_env(num_envs=50, seats=3)
    seen, _ = env.reset(seed=4)
    assert env.observation_space.contains(seen)
    ends = []
    for _ in range(6):
        seen, _rewards, terminated, truncated, _ = env.step(env.action_space.sample())
        assert env.observation_space.contains(seen)
        assert not truncated.any()
        ends.append(bool(terminated.all()))
        assert terminated.any() == terminated.all()
    assert ends == [False, False, False, True, False, False]


def test_the_same_seed_gives_the_same_games() -> None:
    def some() -> list[float]:
        env = stella_rounds_v0.vector_env(num_envs=20, seats=5)
        seen, _ = env.reset(seed=9)
        return [float(env.step(seen[:, :15] - 0.4)[1].sum()) for _ in range(4)]

    assert some() == some()


@pytest.mark.nightly
def test_marking_what_one_likes_beats_marking_at_random() -> None:
    def mean(sensible: bool) -> float:
        env = stella_rounds_v0.vector_env(num_envs=500, seats=4)
        seen, _ = env.reset(seed=2)
        chance, total = np.random.default_rng(0), 0.0
        for _ in range(4):
            actions = (
                seen[:, :15] - 0.43 if sensible else chance.uniform(-1, 0.5, (500, 15)).astype(np.float32)
            )
            seen, rewards, *_ = env.step(actions)
            total += float(rewards.mean())
        return total

    assert mean(sensible=True) > mean(sensible=False) + 4


@pytest.mark.nightly
def test_the_ppo_example_learns() -> None:
    example = runpy.run_path(str(Path(__file__).resolve().parents[2] / "examples" / "ppo.py"))
    (_, before), (_, after) = example["learn"](4, tested=500, tell=lambda _: None)
    assert after > before + 3
