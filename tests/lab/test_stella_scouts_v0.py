"""Scouts that adapt: reveals pointing by pointing end as by the rules, and what is seen is what a seat may know."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from stella.lab import stella_rounds_v0, stella_scouts_v0
from stella.lab.observation import LIKINGS, observe
from stella.lab.people import Person
from stella.lab.scout_tables import ScoutTables, Task
from stella.rules import (
    PLACES,
    ROUNDS,
    CardId,
    Colour,
    FinishMarking,
    MarkCard,
    NextRound,
    Phase,
    Place,
    PointAt,
    RevealWord,
    Seat,
    State,
    Word,
    WordCard,
    play,
    project,
    start,
)


class Given(Person):
    """A person whose likings were given; all else is the real view."""

    def __init__(self, likings: NDArray[np.float32]) -> None:
        self.likings = likings

    def liking(self, word: Word, card: CardId) -> float:
        return float(self.likings[int(card) % 100])


def begun(table: ScoutTables) -> State:
    deck = [CardId(str(number)) for number in range(84)]
    pile = [WordCard(str(n), (Word(f"word {n}"),)) for n in range(ROUNDS)]
    first = int(table.first_scouts[0])
    return play(start(list(Colour)[: table.seats], deck, pile, first_scout=first), RevealWord(Seat(first)))


def followed(state: State, table: ScoutTables) -> State:
    """The same by the rules: everybody marks, and others point, until the first seat is asked or the round is over."""
    if state.phase is Phase.MARK:
        for seat in map(Seat, range(table.seats)):
            slate = np.flatnonzero(table.reveals.marks[0, seat]).tolist()
            state = play(state, *(MarkCard(seat, Place(place)) for place in slate), FinishMarking(seat))
    while state.phase is Phase.REVEAL and state.round.scout != 0:
        scout = state.round.scout
        assert scout is not None
        pointed = {pointing.place for pointing in state.round.pointings}
        wants = table.wants[0, scout]
        state = play(
            state, PointAt(scout, max(state.round.marks[scout] - pointed, key=lambda place: wants[place]))
        )
    return state


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_the_first_seat_sees_exactly_what_its_view_says(seats: int) -> None:
    """A game by the rules beside one of the simulator: after every decision the observations are the same."""
    pointings = 0
    for seed in range(6):
        table, chance, picks = ScoutTables(1, seats), np.random.default_rng(seed), Random(seed)
        table.begin(np.arange(1), chance)
        state, likings = begun(table), table.company.likings[0, 0].copy()
        while True:
            seen = observe(project(state, Seat(0)), _given(likings, state))
            assert table.observe()[0] == pytest.approx(seen, abs=1e-6)
            action = np.array([[picks.uniform(-1, 0.6) for _ in range(PLACES)]], dtype=np.float32)
            if state.phase is Phase.REVEAL:
                pointings += 1
                pointed = {pointing.place for pointing in state.round.pointings}
                mine = state.round.marks[0] - pointed
                state = play(state, PointAt(Seat(0), max(mine, key=lambda place: action[0, place])))
            margin = table.act(action, chance)
            state = followed(state, table)
            if state.phase in (Phase.SCORING, Phase.OVER):
                points = state.round.points or ()
                assert margin[0] == pytest.approx(points[0] - sum(points[1:]) / (seats - 1), abs=1e-5)
            if state.phase is Phase.OVER:
                break
            if state.phase is Phase.SCORING:
                state = play(state, NextRound())
                state = play(state, RevealWord(state.round.first_scout))
                likings = table.company.likings[0, 0].copy()
        assert table.task[0] == Task.OVER
    assert pointings > 20


def _given(likings: NDArray[np.float32], state: State) -> Person:
    """The likings of the places, by the cards that lie there."""
    by_card = np.zeros(100, dtype=np.float32)
    by_card[[int(card) for card in state.round.grid]] = likings
    return Given(by_card)


def test_games_end_by_themselves_and_begin_anew_in_the_next_step() -> None:
    env = stella_scouts_v0.vector_env(num_envs=60, seats=4)
    seen, _ = env.reset(seed=4)
    ended, before = np.zeros(60, dtype=int), np.zeros(60, dtype=bool)
    for _ in range(60):
        seen, rewards, over, cut, _ = env.step(env.action_space.sample())
        assert isinstance(seen, np.ndarray)
        assert env.observation_space.contains(seen)
        assert not cut.any()
        assert not rewards[before].any()
        assert (seen[before, 0] == 1).all()
        assert not (over & before).any()
        ended, before = ended + over, over
    assert ended.min() >= 1
    assert len(set(ended.tolist())) > 1


@pytest.mark.parametrize("module", [stella_rounds_v0, stella_scouts_v0])
@pytest.mark.parametrize("see", ["numbers", "ids", "embeddings", "pixels"])
def test_vector_environments_keep_to_their_spaces_and_repeat_with_a_seed(module: Any, see: str) -> None:
    """The checks of PettingZoo are for its own environments; these are the same of a Gymnasium vector environment."""

    def some() -> list[Any]:
        env = module.vector_env(num_envs=6, seats=3, see=see)
        seen, infos = env.reset(seed=9)
        env.action_space.seed(1)
        assert (env.observation_space.contains(seen), infos) == (True, {})
        assert env.single_observation_space.contains(_first(seen))
        told = [seen]
        for _ in range(7):
            step = env.step(env.action_space.sample())
            assert env.observation_space.contains(step[0])
            assert [part.shape for part in step[1:4]] == [(6,)] * 3
            told += step[:4]
        env.close()
        return told

    np.testing.assert_equal(some(), some())


def _first(seen: Any) -> Any:
    return {key: value[0] for key, value in seen.items()} if isinstance(seen, dict) else seen[0]


def test_without_likings_the_pictures_have_to_speak() -> None:
    env = stella_scouts_v0.vector_env(num_envs=5, see="ids", likings=False)
    seen, _ = env.reset(seed=1)
    assert isinstance(seen, dict)
    assert not seen["observation"][:, LIKINGS].any()
    assert all(len(set(grid)) == PLACES for grid in seen["pictures"].tolist())


def test_a_round_takes_one_line_of_pictures_away_and_a_new_word() -> None:
    env = stella_rounds_v0.vector_env(num_envs=30, see="ids")
    seen, _ = env.reset(seed=1)
    assert isinstance(seen, dict)
    for line in range(ROUNDS - 1):
        after, *_ = env.step(env.action_space.sample())
        assert isinstance(after, dict)
        same = (seen["pictures"] == after["pictures"]).reshape(30, 3, 5).all(axis=2)
        assert same.tolist() == [[place != line for place in range(3)]] * 30
        assert (seen["word"] != after["word"]).all()
        seen = after


def test_people_agree_about_pictures_of_a_deck_as_about_invented_ones() -> None:
    env = stella_rounds_v0.vector_env(num_envs=600, see="ids")
    env.reset(seed=3)
    likings = env.tables.company.likings
    assert np.corrcoef(likings[:, 0].ravel(), likings[:, 1].ravel())[0, 1] == pytest.approx(0.5, abs=0.06)
    assert likings.mean() == pytest.approx(0, abs=0.06)
    assert likings.std() == pytest.approx(1, abs=0.06)
