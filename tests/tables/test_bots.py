"""The simple bot only wishes what the rules accept, for anybody, anywhere in any game, and plays games to their end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stella import bots, rules
from stella.rules import BOARD, SPECTATOR, Phase, Rejection, Seat
from stella.tables import commands as c
from stella.tables.carry import MAX_COMMANDS, action_for
from tests.rules.conftest import chance_game
from tests.tables.house import House, play_round_with_bots
from tests.tables.scenes import do, game_of, started

SEEDS = st.integers(0, 10**6)


@settings(max_examples=25)
@given(SEEDS)
def test_in_any_game_a_bot_only_does_what_the_rules_accept(seed: int) -> None:
    rng = Random(seed)
    for step in chance_game(seed):
        state = step.state
        if rng.random() < 0.7:
            continue
        for seat in range(len(state.setup.colours)):
            command = bots.choose(rules.project(state, Seat(seat)), rng.randrange)
            if command is not None:
                assert not isinstance(rules.decide(state, command), Rejection), command
            waits = seat in rules.turn_of(state).waiting_for and state.phase is not Phase.SCORING
            assert (command is not None) == waits


@pytest.mark.parametrize("viewer", [BOARD, SPECTATOR])
def test_who_only_watches_does_nothing(viewer: rules.Viewer) -> None:
    assert bots.choose(rules.project(game_of(started()), viewer), Random(0).randrange) is None


@settings(max_examples=12)
@given(st.integers(3, 6), SEEDS)
def test_bots_play_whole_games(seats: int, seed: int) -> None:
    rng = Random(seed)
    table = started(1, bots=seats - 1)
    for _ in range(1000):
        game = game_of(table)
        if game.phase is Phase.OVER:
            break
        if game.phase is Phase.SCORING:
            table = do(table, "m1", c.Play(rules.NextRound()))
            continue
        seat = rng.choice(rules.turn_of(game).waiting_for)
        action = action_for(table, seat, rng.randrange)
        assert action is not None
        assert 1 <= len(action.commands) <= MAX_COMMANDS
        table = do(table, None, action)
    assert game_of(table).phase is Phase.OVER
    for played in (*game_of(table).past, game_of(table).round):
        assert all(1 <= len(slate) <= 10 for slate in played.marks)


@given(st.integers(0, 14))
def test_a_hunch_is_the_same_for_all_who_look(place: int) -> None:
    game = rules.play(game_of(started(first_scout=0)), rules.RevealWord(Seat(0)))
    views = [rules.project(game, viewer) for viewer in (Seat(0), Seat(1), BOARD)]
    assert len({bots.simple.hunch(view, rules.Place(place)) for view in views}) == 1


@pytest.mark.anyio
async def test_a_table_of_five_bots_plays_a_game_with_one_person_in_a_few_minutes() -> None:
    house = House()
    table = await house.open(1, bots=5)
    ada = table.screen(1)
    await table.start()
    for number in range(4):
        if number:
            await table.do(1, "next_round")
        await play_round_with_bots(table, ada, house)
    assert table.phase() is Phase.OVER
    assert table.state.carried == ()
