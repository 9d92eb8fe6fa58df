"""Scenes: how long they take, and that whatever the table does by itself waits for them."""

from __future__ import annotations

from typing import Any

import pytest

from stella.rules import Outcome, Phase, Place, Pointing, Seat, Weight
from stella.rules.ids import PLACES
from stella.rules.reveal import MAX_DECISIVE
from stella.tables.pace import ANNOUNCING, BETWEEN, READY_PAUSE, Beat, Pace, pointing_scene, scene_seconds
from stella.tables.people import MemberId
from stella.tables.stand_in import BY_LIST
from stella.wire.messages import Seen, SeenBy, decode_broadcast
from tests.tables.harness import Harness, Table
from tests.tables.scenes import game_of, marking, over, revealing, scored, started

pytestmark = pytest.mark.anyio
BOT_PAUSE = 0.9
LIMIT = 30
FALL, SPARK, SUPER = Outcome.FALL, Outcome.SPARK, Outcome.SUPER_SPARK
BEFORE = (Beat.POINTS, Beat.BREATH, Beat.LIGHTS, Beat.HUSH)


def a_pointing(outcome: Outcome, weight: Weight, seats: int = 5) -> Pointing:
    """Seat 0 points at a table of five."""
    return Pointing(Seat(0), Place(3), outcome, (Seat(0),), (0,) * seats, None, (), weight)


@pytest.mark.parametrize(
    ("weight", "earlier", "outcome", "beats"),
    [
        (Weight.ROUTINE, 1, SPARK, (600, 200, 600, 0, 600, 400)),
        (Weight.ROUTINE, 1, SUPER, (600, 200, 600, 0, 1000, 500)),
        (Weight.ROUTINE, 1, FALL, (600, 200, 600, 0, 1000, 400)),
        (Weight.ROUTINE, 3, SPARK, (420, 140, 420, 0, 420, 280)),
        (Weight.ROUTINE, 5, SPARK, (300, 100, 300, 0, 300, 200)),
        (Weight.ROUTINE, 12, SUPER, (180, 60, 180, 0, 500, 250)),
        (Weight.FIRST, 0, SPARK, (900, 500, 700, 0, 900, 600)),
        (Weight.DECISIVE, 1, SPARK, (900, 700, 1000, 400, 1200, 500)),
        (Weight.DECISIVE, 9, FALL, (900, 700, 1000, 400, 1200, 500)),
    ],
)
def test_a_scene_is_as_long_as_its_news(
    weight: Weight, earlier: int, outcome: Outcome, beats: tuple[int, ...]
) -> None:
    """`web/src/lib/scene/timeline.test.ts` names the same numbers."""
    scene = pointing_scene(a_pointing(outcome, weight), earlier)
    assert tuple(scene.values()) == beats
    assert tuple(scene) == (*BEFORE, Beat.VERDICT, Beat.STARS)


@pytest.mark.parametrize("weight", Weight)
def test_until_the_verdict_every_outcome_has_the_same_beats(weight: Weight) -> None:
    scenes = [pointing_scene(a_pointing(outcome, weight), 4) for outcome in Outcome]
    assert len({tuple(scene[beat] for beat in BEFORE) for scene in scenes}) == 1


def test_no_round_that_the_rules_allow_takes_longer_than_35_seconds_to_watch() -> None:
    """The longest has fifteen pointings, and two decisive ones wherever they cost most."""

    def longest(weight: Weight, earlier: int) -> int:
        return max(sum(pointing_scene(a_pointing(each, weight), earlier).values()) for each in Outcome)

    later = range(1, PLACES)
    decisive = [longest(Weight.DECISIVE, each) - longest(Weight.ROUTINE, each) for each in later]
    routine = sum(longest(Weight.ROUTINE, each) for each in later)
    scenes = sum(ANNOUNCING.values()) + longest(Weight.FIRST, 0) + routine
    assert scenes + sum(sorted(decisive)[-MAX_DECISIVE:]) <= 35_000


def test_a_brisk_scene_takes_three_fifths_and_none_takes_no_time() -> None:
    game = revealing().game
    assert [scene_seconds(game, pace) for pace in Pace] == pytest.approx([2.0, 1.2, 0])


def test_only_steps_that_begin_with_a_pointing_or_the_lanterns_have_a_scene_before_them() -> None:
    seconds = {
        table.game.phase: scene_seconds(table.game, Pace.BRISK)
        for table in (started(), marking(), revealing(), scored(), over())
        if table.game is not None
    }
    assert seconds[Phase.WORD] == seconds[Phase.MARK] == 0
    assert seconds[Phase.REVEAL] == pytest.approx(sum(ANNOUNCING.values()) * 0.6 / 1000)
    assert seconds[Phase.SCORING] > 0
    assert scene_seconds(None, Pace.UNHURRIED) == 0


def test_two_games_that_differ_in_secrets_alone_have_scenes_of_one_length() -> None:
    one, other = revealing([(0, 1), (1, 2), (2, 3)]), revealing([(4, 5), (6, 7), (8, 9)])
    assert game_of(one).round.marks != game_of(other).round.marks
    assert scene_seconds(one.game, Pace.UNHURRIED) == scene_seconds(other.game, Pace.UNHURRIED)


# At a table


async def a_game(people: int = 1, bots: int = 2, *, pace: Pace = Pace.UNHURRIED, **options: Any) -> Table:
    """Everybody is here and the lanterns have just been announced; Ada is the first scout."""
    table = await Harness().open(people, bots=bots, pace=pace, **options)
    for number in range(1, people + 1):
        table.screen(number)
    await table.start()
    await table.do(1, "reveal_word")
    for number in range(1, people + 1):
        await table.mark(number, 0, 3, 6, 9)
    if bots:
        while table.phase() is Phase.MARK:
            await turn(table, BOT_PAUSE)
    return table


async def turn(table: Table, seconds: float) -> None:
    await table.harness.clock.turn(seconds)


def pointings(table: Table) -> int:
    return len(table.game.round.pointings)


def scene_of(table: Table) -> float:
    return scene_seconds(table.state.game, table.state.options.pace)


async def to_a_bot(table: Table) -> None:
    """Ada points until a bot is the scout."""
    while table.game.round.scout == 0:
        own = table.screens("m1")[0].own
        await table.do(1, "point_at", place=own["actions"]["point_at"][0])
    assert table.phase() is Phase.REVEAL


@pytest.mark.parametrize("pace", list(Pace))
@pytest.mark.parametrize("thinking", [True, False])
async def test_bots_point_when_the_scene_of_the_pointing_before_is_over(pace: Pace, thinking: bool) -> None:
    table = await a_game(pace=pace, thinking=thinking)
    await to_a_bot(table)
    before, scene = pointings(table), scene_of(table)
    assert (scene > 0) == (pace is not Pace.OFF)
    await turn(table, max(0, scene - 0.01))
    assert pointings(table) == before or not scene
    await turn(table, BOT_PAUSE + 0.02)
    assert pointings(table) == before + 1 or not scene
    assert pointings(table) > before


async def test_a_bot_points_as_soon_as_the_scene_is_over() -> None:
    table = await a_game()
    await to_a_bot(table)
    before = pointings(table)
    await turn(table, scene_of(table) - 0.01)
    assert pointings(table) == before
    await turn(table, 0.02)
    assert pointings(table) == before + 1


async def test_without_scenes_bots_leave_a_moment_between_two_pointings() -> None:
    table = await a_game(pace=Pace.OFF)
    await to_a_bot(table)
    before = pointings(table)
    await turn(table, BETWEEN - 0.01)
    assert pointings(table) == before
    await turn(table, 0.02)
    assert pointings(table) == before + 1


# Skipping


def sees(table: Table, number: int, *, before: int = 0) -> None:
    """Somebody has seen or skipped the scene, or one that was `before`."""
    this = table.game.round
    table.live.seen(table.people[number - 1], Seen(this.number, len(this.pointings) - before, id="s"))


async def test_alone_with_bots_skipping_a_scene_ends_the_wait() -> None:
    table = await a_game()
    await to_a_bot(table)
    before = pointings(table)
    assert scene_of(table) > 1
    sees(table, 1)
    await turn(table, 0)
    assert pointings(table) == before + 1


async def test_together_the_table_goes_on_when_all_have_skipped() -> None:
    table = await a_game(2, 1)
    board = table.screen(None)
    while table.game.round.scout in (0, 1):
        number = table.game.round.scout + 1
        own = table.screens(table.people[number - 1])[0].own
        await table.do(number, "point_at", place=own["actions"]["point_at"][0])
    before, number = pointings(table), table.game.round.number
    sees(table, 1)
    sees(table, 1)
    await turn(table, 0.1)
    assert pointings(table) == before
    sees(table, 2)
    assert [decode_broadcast(news) for news in board.reactions] == [
        SeenBy(number, before, (MemberId("m1"),)),
        SeenBy(number, before, (MemberId("m1"), MemberId("m2"))),
    ]
    await turn(table, 0)
    assert pointings(table) == before + 1


async def test_who_leaves_is_not_waited_for() -> None:
    table = await a_game(2, 1)
    while table.game.round.scout in (0, 1):
        number = table.game.round.scout + 1
        own = table.screens(table.people[number - 1])[0].own
        await table.do(number, "point_at", place=own["actions"]["point_at"][0])
    before = pointings(table)
    sees(table, 1)
    table.leave(*table.screens("m2"))
    await turn(table, 0)
    assert pointings(table) == before + 1


async def test_a_scene_that_nobody_has_seen_goes_on_for_those_who_come_back() -> None:
    table = await a_game()
    await to_a_bot(table)
    before = pointings(table)
    table.leave(*table.screens("m1"))
    table.screen(1)
    await turn(table, 0.1)
    assert pointings(table) == before


async def test_a_scene_that_is_over_or_of_another_step_is_ignored() -> None:
    table = await a_game()
    await to_a_bot(table)
    before = pointings(table)
    sees(table, 1, before=1)
    await turn(table, 0.1)
    assert pointings(table) == before
    board = table.screen(None)
    await turn(table, scene_of(table))
    sees(table, 1, before=1)
    assert board.reactions == []


async def test_a_bot_that_is_the_first_scout_waits_for_the_lanterns() -> None:
    table = await Harness().open(1, bots=2, pace=Pace.UNHURRIED)
    table.screen(1)
    await table.start(first_scout=1)
    await turn(table, BOT_PAUSE)
    await table.mark(1, 0, 3)
    while table.phase() is Phase.MARK:
        await turn(table, 0.1)
    await turn(table, sum(ANNOUNCING.values()) / 1000 - 0.2)
    assert pointings(table) == 0
    await turn(table, BOT_PAUSE + 0.2)
    assert pointings(table) == 1


async def test_where_bots_need_no_time_at_all_they_wait_for_no_scene() -> None:
    table = await a_game()
    object.__setattr__(table.harness.services, "bot_pause", 0.0)
    await to_a_bot(table)
    before = pointings(table)
    await turn(table, 0)
    assert pointings(table) > before


async def test_who_plays_by_list_is_played_after_the_scene() -> None:
    table = await a_game(3, 0)
    await table.do(1, "set_pointing_list", places=[3, 0, 6, 9])
    await table.do(1, "play_by_list", on=True)
    least, most = BY_LIST
    await turn(table, scene_of(table) + least * BOT_PAUSE - 0.01)
    assert pointings(table) == 0
    await turn(table, (most - least) * BOT_PAUSE + 0.02)
    assert pointings(table) == 1


async def test_the_time_of_a_turn_begins_after_the_scene() -> None:
    table = await a_game(3, 0, time_limit=LIMIT)
    scene = scene_of(table)
    await turn(table, scene + LIMIT - 0.1)
    assert pointings(table) == 0
    await turn(table, 0.2)
    assert pointings(table) == 1


async def test_the_time_left_is_kept_with_what_is_left_of_the_scene() -> None:
    table = await a_game(3, 0, time_limit=LIMIT)
    scene = scene_of(table)
    await turn(table, 1)
    harness = await table.harness.restarted()
    live = await harness.hub.find(table.live.id)
    assert live is not None
    again = Table(harness, live)
    again.screen(1)
    await turn(again, scene + LIMIT - 1.1)
    assert pointings(again) == 0
    await turn(again, 0.2)
    assert pointings(again) == 1


# Ready for the next round


async def a_scoring(people: int = 3, bots: int = 0) -> Table:
    """The first round is scored and everybody is here."""
    table = await Harness().open(people, bots=bots)
    for number in range(1, people + 1):
        table.screen(number)
    await table.start()
    await table.do(1, "reveal_word")
    for number in range(1, people + 1):
        await table.mark(number, number)
    while table.phase() is not Phase.SCORING:
        scout = table.game.round.scout
        if scout is not None and scout < people:
            own = table.screens(f"m{scout + 1}")[0].own
            await table.do(scout + 1, "point_at", place=own["actions"]["point_at"][0])
        else:
            await turn(table, BOT_PAUSE)
    return table


async def test_the_next_round_begins_when_all_people_who_are_here_are_ready() -> None:
    table = await a_scoring(2, bots=1)
    board = table.screen(None)
    assert board.view["play"]["ready"] == [2]
    await table.do(2, "ready", yes=True)
    await turn(table, 1)
    assert table.phase() is Phase.SCORING
    assert board.view["play"]["ready"] == [1, 2]
    await table.do(1, "ready", yes=True)
    await turn(table, 0)
    assert (table.phase(), table.game.round.number) == (Phase.WORD, 2)
    assert board.view["play"]["ready"] == []


async def test_who_is_away_does_not_hold_the_others_up() -> None:
    table = await a_scoring()
    await table.do(1, "ready", yes=True)
    await table.do(2, "ready", yes=True)
    await turn(table, 1)
    assert table.phase() is Phase.SCORING
    table.leave(*table.screens("m3"))
    await turn(table, 0)
    assert table.phase() is Phase.WORD


async def test_some_time_after_the_first_is_ready_it_goes_on() -> None:
    table = await a_scoring()
    await turn(table, 100)
    await table.do(3, "ready", yes=True)
    await turn(table, READY_PAUSE / 2)
    await table.do(2, "ready", yes=True)
    await turn(table, READY_PAUSE / 2 - 0.1)
    assert table.phase() is Phase.SCORING
    await turn(table, 0.2)
    assert table.phase() is Phase.WORD


async def test_who_is_not_ready_after_all_takes_the_pause_back() -> None:
    table = await a_scoring()
    await table.do(3, "ready", yes=True)
    await table.do(3, "ready", yes=False)
    await turn(table, 10 * READY_PAUSE)
    assert table.phase() is Phase.SCORING


async def test_the_pause_is_shown_while_it_runs() -> None:
    table = await a_scoring()
    board, clocks = table.screen(None), list[Any]()
    for who in (3, 2):
        clocks.append(board.view["clock"])
        await table.do(who, "ready", yes=True)
        clocks.append(board.view["clock"])
        await turn(table, 12)
    begun = {"limit": READY_PAUSE * 1000, "left": READY_PAUSE * 1000, "absent": False}
    assert clocks == [None, begun, begun, {**begun, "left": (READY_PAUSE - 12) * 1000}]


async def test_the_clock_of_a_turn_shows_that_it_has_not_begun_during_the_scene() -> None:
    table = await a_game(3, 0, time_limit=LIMIT)
    clock = table.screens("m1")[0].view["clock"]
    assert clock == {"limit": LIMIT * 1000, "left": LIMIT * 1000 + 2000, "absent": False}


async def test_while_nobody_is_ready_the_scores_may_be_talked_over_for_ever() -> None:
    table = await a_scoring(1, bots=2)
    await turn(table, 100 * READY_PAUSE)
    assert table.phase() is Phase.SCORING


async def test_the_host_may_go_on_at_once_and_nobody_else() -> None:
    table = await a_scoring()
    assert await table.refused(2, "next_round") == "E_NOT_HOST"
    await table.do(1, "next_round")
    assert table.phase() is Phase.WORD


async def test_while_nobody_who_plays_is_here_the_game_waits_for_its_people() -> None:
    table = await a_scoring()
    await table.do(2, "ready", yes=True)
    assert table.state.ready == frozenset({1})
    table.leave(*table.screens())
    await turn(table, 10 * READY_PAUSE)
    assert table.phase() is Phase.SCORING
