"""Bots at a table play whole games to their end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stella import rules
from stella.rules import Phase
from stella.tables import commands as c
from stella.tables.stand_in import MAX_COMMANDS, action_for
from tests.support.exploring import examples
from tests.tables.harness import Harness, play_with_bots
from tests.tables.scenes import do, game_of, started

SEEDS = st.integers(0, 10**6)


@settings(max_examples=examples(12))
@given(st.integers(3, 6), SEEDS)
def test_bots_play_whole_games(seats: int, seed: int) -> None:
    rng = Random(seed)
    table = started(1, bots=seats - 1)
    for _ in range(1000):
        game = game_of(table)
        if game.phase is Phase.OVER:
            break
        if game.phase is Phase.SCORING:
            table = do(table, "m1", c.NextRound())
            continue
        seat = rng.choice(rules.turn_of(game).waiting_for)
        action = action_for(table, seat, rng.randrange)
        assert action is not None
        assert 1 <= len(action.commands) <= MAX_COMMANDS
        table = do(table, None, action)
    assert game_of(table).phase is Phase.OVER
    for played in (*game_of(table).past, game_of(table).round):
        assert all(1 <= len(slate) <= 10 for slate in played.marks)


@pytest.mark.anyio
async def test_a_table_of_five_bots_plays_a_game_with_one_person_in_a_few_minutes() -> None:
    table = await play_with_bots(Harness(), bots=5)
    assert table.phase() is Phase.OVER
    assert table.state.carried == ()
