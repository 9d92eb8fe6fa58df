"""Bots that somebody else has written, at a real table: they play, and whatever they do wrong, the game goes on."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from random import Random

import pytest

from stella import bots, rules
from stella.bots import Bot, BotFactory, Chair, Randrange
from stella.bots.guest import PATIENCE, Misstep, place_of
from stella.cli.compose import build_world
from stella.rules import MarkCard, PassPen, Phase, Place, PointAt, Seat, SeatCommand, SeatView, UnmarkCard
from stella.server.settings import Settings
from stella.tables import commands as c
from stella.tables.stand_in import MAX_COMMANDS, action_for
from stella.tables.state import TableState
from tests.support.simple_bot import choose
from tests.tables.scenes import do, game_of, started


def play_a_game(guest: BotFactory) -> tuple[TableState, list[BaseException]]:
    """One person, played by a stand-in, and two bots that are the guest."""
    problems: list[BaseException] = []
    rng, table = Random(1), started(1, bots=2)

    def seat_guest(host: BotFactory) -> BotFactory:
        return bots.welcome(guest, host, lambda where, error: problems.append(error))

    for _ in range(300):
        game = game_of(table)
        if game.phase is Phase.OVER:
            break
        if game.phase is Phase.SCORING:
            table = do(table, "m1", c.NextRound())
            continue
        seat = rules.turn_of(game).waiting_for[0]
        action = action_for(table, seat, rng.randrange, None, seat_guest)
        assert action is not None
        assert 1 <= len(action.commands) <= MAX_COMMANDS
        table = do(table, None, action)
    assert game_of(table).phase is Phase.OVER
    return table, problems


def first_three(chair: Chair) -> Bot:
    """Marks the places 0, 1 and 2."""

    def act(view: SeatView, randrange: Randrange) -> SeatCommand | None:
        own = view.own
        assert own is not None
        if own.actions.mark and len(own.crosses) < 3:
            return MarkCard(own.seat, Place(len(own.crosses)))
        return choose(view, randrange) if not own.actions.pass_pen else PassPen(own.seat)

    return act


def test_a_guest_plays_every_bot_and_nobody_else() -> None:
    table, problems = play_a_game(first_three)
    game = game_of(table)
    assert problems == []
    for this in (*game.past, game.round):
        assert this.marks[1] == this.marks[2] == {0, 1, 2}
    assert any(this.marks[0] != {0, 1, 2} for this in game.past)


def _raises(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    raise RuntimeError("no idea")


def _points_anywhere(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    own = view.own
    return PointAt(own.seat, Place(14)) if own and own.actions.point_at else choose(view, randrange)


def _marks_again(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    own = view.own
    return MarkCard(own.seat, Place(0)) if own and own.actions.mark else choose(view, randrange)


def _plays_for_others(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    return PassPen(Seat(0))


def _nothing(view: SeatView, randrange: Randrange) -> SeatCommand | None:
    return None


@pytest.mark.parametrize("bot", [_raises, _points_anywhere, _marks_again, _plays_for_others, _nothing])
def test_where_a_guest_fails_the_bot_of_the_house_acts_and_the_fault_is_reported(bot: Bot) -> None:
    _, problems = play_a_game(lambda chair: bot)
    assert problems
    assert {type(problem) for problem in problems} == {RuntimeError if bot is _raises else Misstep}


def test_a_guest_that_cannot_sit_down_is_replaced() -> None:
    def sit_down(chair: Chair) -> Bot:
        raise LookupError(chair.deck)

    assert {type(problem) for problem in play_a_game(sit_down)[1]} == {LookupError}


def test_a_guest_that_cannot_make_up_its_mind_passes_in_the_end() -> None:
    def undecided(view: SeatView, randrange: Randrange) -> SeatCommand | None:
        own = view.own
        if own is None or not own.actions.mark:
            return choose(view, randrange)
        full = len(own.crosses) > 1
        return UnmarkCard(own.seat, own.crosses[0]) if full else MarkCard(own.seat, own.actions.mark[0])

    table, problems = play_a_game(lambda chair: undecided)
    assert problems == []
    assert PATIENCE < MAX_COMMANDS
    assert all(1 <= len(this.marks[1]) <= 2 for this in game_of(table).past)


def test_the_log_says_where_a_guest_failed_but_not_what_it_had_in_hand(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def sit_down(chair: Chair) -> Bot:
        raise LookupError("secret: 3, 7, 11")

    world = build_world(tmp_path, Settings(bot_pause=0, learning=False), guest=sit_down)
    seat_guest = world.hub.services.custom_bot
    assert seat_guest is not None
    with caplog.at_level(logging.WARNING, "stella"):
        bot = seat_guest(lambda chair: choose)(Chair("mira", "starlight", seats=3, bots=1))
        assert bot(rules.project(game_of(started()), Seat(0)), Random(0).randrange) is not None
    asyncio.run(world.hub.services.store.close())
    assert "guest bot: LookupError in " in caplog.text
    assert f"{Path(__file__).name}:" in caplog.text
    assert "secret" not in caplog.text


def test_an_error_that_was_never_raised_is_nowhere() -> None:
    assert place_of(ValueError()) == "nowhere"
