"""How long a round takes a person alone with bots, from being done to the scores: watched, and skipped."""

from __future__ import annotations

import itertools
import random
from typing import Final

import pytest

from stella.rules import FinishMarking, MarkCard, Phase, PointAt, Seat
from stella.tables.pace import Pace, scene_number, scene_seconds
from stella.tables.stand_in import action_for
from stella.wire.messages import Seen
from tests.tables.harness import Harness, Table

pytestmark = pytest.mark.anyio
REACTION: Final = 0.5
"""Seconds a person needs to press Skip; the page takes no press in the first 0.4."""
MARKING: Final = 20
GAMES: Final = 3
ROUNDS: Final = 4
WATCHED: Final = 35
SKIPPED: Final = 8


@pytest.mark.parametrize("bots", [2, 3, 4, 5])
async def test_a_round_alone_takes_half_a_minute_and_skipped_a_few_seconds(bots: int) -> None:
    watched = [await a_game(bots, seed, skips=False) for seed in range(GAMES)]
    skipped = [await a_game(bots, seed, skips=True) for seed in range(GAMES)]
    assert max(itertools.chain(*watched)) <= WATCHED
    assert max(itertools.chain(*skipped)) <= SKIPPED


async def a_game(bots: int, seed: int, *, skips: bool) -> list[float]:
    """The seconds of each round of a game."""
    table = await Harness(seed=seed).open(1, bots=bots, pace=Pace.UNHURRIED)
    table.screen(1)
    await table.start()
    chance, seconds = random.Random(seed), list[float]()
    for number in range(ROUNDS):
        if number:
            await table.do(1, "next_round")
        await mark(table, chance)
        seconds.append(await reveal(table, chance, skips=skips))
    return seconds


async def mark(table: Table, chance: random.Random) -> None:
    """Ada marks what a bot would in her place, and takes her time."""
    while table.phase() is Phase.WORD:
        if table.screens("m1")[0].own["actions"]["reveal_word"]:
            await table.do(1, "reveal_word")
        else:
            await table.harness.clock.turn_to_next()
    await table.harness.clock.turn(MARKING)
    for command in chosen(table, chance):
        assert isinstance(command, MarkCard | FinishMarking)
        if isinstance(command, MarkCard):
            await table.do(1, "mark", place=command.place)


async def reveal(table: Table, chance: random.Random, *, skips: bool) -> float:
    """Ada is done, sees or skips every scene, and points as soon as she can. Returns how long it took."""
    clock = table.harness.clock
    begun = clock.monotonic()
    await table.do(1, "finish_marking")
    while table.phase() is Phase.MARK:
        await clock.turn_to_next()
    while True:
        game, scene = table.game, scene_number(table.game)
        length = scene_seconds(game, Pace.UNHURRIED)
        await clock.turn(min(length, REACTION) if skips else length)
        if skips:
            table.live.seen(table.people[0], Seen(*scene, id="s"))
        if game.phase in (Phase.SCORING, Phase.OVER):
            return clock.monotonic() - begun
        if game.round.scout == 0:
            (command,) = chosen(table, chance)
            assert isinstance(command, PointAt)
            await table.do(1, "point_at", place=command.place)
        elif scene_number(table.game) == scene:
            await clock.turn_to_next()
        assert scene_number(table.game) != scene


def chosen(table: Table, chance: random.Random) -> tuple[object, ...]:
    """What a stand-in would do for Ada."""
    action = action_for(table.state, Seat(0), chance.randrange)
    assert action is not None
    return action.commands
