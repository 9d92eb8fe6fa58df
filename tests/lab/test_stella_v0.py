"""The PettingZoo environment: its own tests, the rules behind it, and no leak of hidden crosses."""

from __future__ import annotations

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray
from pettingzoo.test import api_test, seed_test

from stella.lab import stella_v0
from stella.lab.observation import ACTIONS, LIKINGS, PASS, size_of
from stella.lab.pictures import gallery_of
from stella.rules import MAX_CROSSES, PLACES, Phase, Place

SEATS = [3, 4, 5, 6]


# api_test keeps a list of PettingZoo's own environments whose observations are dicts with a mask, and warns of others.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
# After the end nothing may be done any more.
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("seats", SEATS)
def test_it_passes_the_api_test_of_pettingzoo(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(stella_v0.env(seats=seats, render_mode="ansi"), num_cycles=200)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("see", ["ids", "embeddings", "pixels"])
def test_it_passes_the_api_test_with_words_and_pictures(see: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(stella_v0.env(seats=3, see=see, render_mode="ansi"), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("seats", "see"), [(3, "numbers"), (6, "numbers"), (3, "embeddings")])
def test_it_passes_the_seed_test_of_pettingzoo(seats: int, see: str) -> None:
    seed_test(lambda: stella_v0.env(seats=seats, see=see), num_cycles=200 if see == "numbers" else 60)


def test_a_learner_may_see_the_word_and_the_pictures_that_lie_there() -> None:
    gallery = gallery_of()
    shown = {}
    for see in ("ids", "embeddings", "pixels"):
        env = stella_v0.raw_env(seats=3, see=see)
        env.reset(seed=2)
        shown[see] = env.observe("seat_1")
        assert env.observation_space("seat_1").contains(shown[see])
    word, cards = int(shown["ids"]["word"]), shown["ids"]["pictures"].tolist()
    this = env._state.round
    assert this.card is not None
    assert (gallery.words[word], tuple(gallery.cards[card] for card in cards)) == (
        this.card.words[0],
        this.grid,
    )
    assert np.array_equal(shown["embeddings"]["pictures"], gallery.card_vectors[cards])
    assert np.array_equal(shown["pixels"]["word"], gallery.word_vectors[word])
    assert np.array_equal(shown["pixels"]["pictures"], gallery.card_pixels[cards])
    assert np.linalg.norm(gallery.word_vectors, axis=1) == pytest.approx(1, abs=1e-5)
    assert np.linalg.norm(gallery.card_vectors, axis=1) == pytest.approx(1, abs=1e-5)
    blind = stella_v0.raw_env(seats=3, see="pixels", likings=False)
    blind.reset(seed=2)
    assert not blind.observe("seat_1")["observation"][LIKINGS].any()
    assert pickle.loads(pickle.dumps(blind))._state == blind._state


def test_words_and_pictures_that_go_together_have_vectors_that_are_close() -> None:
    gallery = gallery_of()
    words = np.corrcoef((gallery.word_vectors @ gallery.card_vectors.T).ravel(), gallery.links.ravel())[0, 1]
    assert words > 0.15


def test_the_state_is_what_all_seats_see() -> None:
    env = stella_v0.raw_env(seats=3)
    env.reset(seed=1)
    chance = Random(1)
    while not env._state.round.pointings:
        play_some(env, chance, most=1)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert np.array_equal(env.state(), np.concatenate(seen))
    assert env.state_space.contains(env.state())


def play_some(env: Any, chance: Random, most: int) -> None:
    """Legal actions by chance, as long as the game lasts; about as many crosses as people make."""
    for agent in env.agent_iter(most):
        seen, _, done, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        if done:
            env.step(None)
        elif PASS in legal and chance.random() < 0.2:
            env.step(PASS)
        else:
            env.step(chance.choice(legal))
        del agent


@pytest.mark.parametrize("seats", SEATS)
def test_the_mask_allows_what_the_rules_allow(seats: int) -> None:
    env = stella_v0.raw_env(seats=seats)
    env.reset(seed=seats)
    chance, phases = Random(1), set()
    for agent in env.agent_iter():
        seen, _, done, _, _ = env.last()
        mask = seen["action_mask"]
        if done:
            assert not mask.any()
            env.step(None)
            continue
        phases.add(env._state.phase)
        slate = env._state.round.marks[env.possible_agents.index(agent)]
        if env._state.phase is Phase.MARK:
            assert mask[PASS] == bool(slate)
            assert mask[:PLACES].sum() == (PLACES - len(slate) if len(slate) < MAX_CROSSES else 0)
        for other in env.agents:
            assert other == agent or not env.observe(other)["action_mask"].any()
        env.step(chance.choice(np.flatnonzero(mask).tolist()))
    assert phases == {Phase.MARK, Phase.REVEAL}
    assert env._state.phase is Phase.OVER


@pytest.mark.parametrize("seats", SEATS)
def test_what_a_seat_observes_does_not_hang_on_the_hidden_crosses_of_others(seats: int) -> None:
    """Two worlds, alike but for crosses that nobody has pointed at: a seat sees the same in both."""
    compared = 0
    for seed in range(12):
        env = stella_v0.raw_env(seats=seats)
        env.reset(seed=seed)
        play_some(env, Random(seed), most=7 * seats * (1 + seed % 3) + seed)
        if not env.agents or any(env.terminations.values()):
            continue
        for seat, agent in enumerate(env.possible_agents):
            twin = with_other_hidden_crosses(env, seat, Random(seed))
            if twin._state.round.marks != env._state.round.marks:
                compared += 1
            one, other = env.observe(agent), twin.observe(agent)
            assert all(np.array_equal(one[key], other[key]) for key in one)
            assert env.infos == twin.infos
    assert compared > 20


def with_other_hidden_crosses(env: stella_v0.raw_env, seat: int, chance: Random) -> stella_v0.raw_env:
    """The same game, but all other seats have moved their unpointed crosses elsewhere."""
    state = env._state
    pointed = {pointing.place for pointing in state.round.pointings}
    free = [Place(place) for place in range(PLACES) if place not in pointed]
    marks = tuple(
        slate if number == seat else slate & pointed | frozenset(chance.sample(free, len(slate - pointed)))
        for number, slate in enumerate(state.round.marks)
    )
    twin = copy.copy(env)
    twin._state = replace(state, round=replace(state.round, marks=marks))
    return twin


@pytest.mark.parametrize("reward", ["margin", "points", "win"])
def test_rewards_add_up_to_what_the_rules_give(reward: str) -> None:
    env = stella_v0.env(seats=4, reward=reward)
    env.reset(seed=5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    chance = Random(2)
    for agent in env.agent_iter():
        seen, gained, done, _, _ = env.last()
        earned[agent] += gained
        env.step(None if done else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    state = env.unwrapped._state
    rounds = [this.points for this in (*state.past, state.round)]
    totals = np.sum(rounds, axis=0)
    expected = {
        "points": totals,
        "margin": totals - (totals.sum() - totals) / 3,
        "win": [(seat in state.winners) / len(state.winners) for seat in range(4)],
    }
    assert list(earned.values()) == pytest.approx(list(expected[reward]))


def test_eyes_agree_but_not_wholly() -> None:
    env = stella_v0.raw_env(seats=6)
    eyes = []
    for seed in range(40):
        env.reset(seed=seed)
        eyes.append([env.observe(agent)["observation"][6 : 6 + PLACES] for agent in env.agents])
    seen: NDArray[np.float32] = np.array(eyes)
    assert np.corrcoef(seen[:, 0].ravel(), seen[:, 3].ravel())[0, 1] == pytest.approx(0.5, abs=0.12)


def test_an_illegal_action_ends_the_game_for_whoever_took_it() -> None:
    env = stella_v0.env(seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(PASS)
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_sizes_and_options() -> None:
    env = stella_v0.raw_env(seats=5)
    env.reset(seed=3)
    assert env.observe("seat_2")["observation"].shape == (size_of(5),)
    assert env.observe("seat_2")["action_mask"].shape == (ACTIONS,)
    assert env.render() is None
    shown = stella_v0.raw_env(render_mode="ansi")
    shown.reset(seed=3)
    assert shown.render() == "round 1 associate.mark\npointed: \npoints: "
    assert pickle.loads(pickle.dumps(env))._state == env._state
    with pytest.raises(ValueError, match="seats must be 3 to 6"):
        stella_v0.raw_env(seats=7)
    with pytest.raises(ValueError, match="margin, points, win"):
        stella_v0.raw_env(reward="fame")


def test_without_a_seed_the_next_game_is_another_one() -> None:
    env = stella_v0.raw_env(seats=3)
    env.reset(seed=1)
    first = env._state.setup
    env.reset()
    assert env._state.setup != first
    env.reset(seed=1)
    assert env._state.setup == first
