"""Bots at real tables: in the lobby, in whole games on a real server, as stand-ins, and in their own good time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stella import rules
from stella.bots import CHARACTERS, LEVELS, BotLevel, Character
from stella.rules import Phase, Seat
from stella.tables import commands as c
from stella.tables.people import MemberId
from stella.tables.refusal import TableCode
from stella.tables.stand_in import Moment, action_for, next_due
from stella.tables.state import TableState
from tests.support.people import Device
from tests.support.processes import nursery_in
from tests.tables.given import given
from tests.tables.harness import Harness
from tests.tables.scenes import ADA, do, game_of, new_table, started


def may_act(view: dict[str, Any]) -> bool:
    """The person can do something, or the round is over."""
    own, phase = view["you"]["game"], view["play"]["game"]["phase"]
    if phase in ("scoring", "over"):
        return True
    may = own["actions"]
    marking = phase == "associate.mark" and bool(may["mark"])
    return bool(may["reveal_word"] or may["point_at"] or marking)


def more_pointings_than(count: int) -> Callable[[dict[str, Any]], bool]:
    return lambda view: len(view["play"]["game"]["pointings"]) > count


def test_one_person_plays_a_whole_game_with_bots_of_all_levels_on_a_real_server(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        server = nursery.start(
            "--set", "bot_pause=0.1"
        )  # a dozen bots' turns in a row take no time to speak of
        asyncio.run(_with_all_levels(server.link))
        assert server.end() == 0
        assert server.said() == ""


async def _with_all_levels(server: str) -> None:
    async with Device(server, "de") as ada:
        await ada.create(
            "Ada", options={"words": "mixed", "own_words": [["Großmutter", "xqzzv"], ["ice cream"]]}
        )
        await ada.connect()
        for level, character in zip(LEVELS, CHARACTERS, strict=False):
            await ada.do("add_bot", level=level.value, character=character.value)
        await ada.do("start")
        while True:
            await ada.until(may_act)
            match ada.game["phase"]:
                case "associate.word":
                    await ada.do("reveal_word")
                    await ada.until(lambda view: view["play"]["game"]["phase"] != "associate.word")
                case "associate.mark":
                    for place in (0, 4, 9, 13):
                        await ada.do("mark", place=place)
                    await ada.do("finish_marking")
                    await ada.until(lambda view: view["play"]["game"]["phase"] != "associate.mark")
                case "reveal":
                    pointed = len(ada.game["pointings"])
                    await ada.do("point_at", place=ada.own["actions"]["point_at"][0])
                    await ada.until(more_pointings_than(pointed))
                case "scoring":
                    await ada.do("next_round")
                    await ada.until(lambda view: view["play"]["game"]["phase"] != "scoring")
                case _:
                    break
        players = ada.view["table"]["players"]
        assert [player["bot"] for player in players] == [None, *LEVELS]
        assert len(ada.game["record"]) == 4
        for played in ada.game["record"]:
            assert all(1 <= len(slate) <= 10 for slate in played["slates"])


def test_a_character_sits_at_a_table_once() -> None:
    table = do(new_table(1), ADA, c.AddBot(BotLevel.ORACLE, Character.PUCK))
    assert (table.chairs[1].bot, table.chairs[1].character) == (BotLevel.ORACLE, Character.PUCK)
    given(table).when(c.AddBot(character=Character.PUCK), ADA).refused(TableCode.OPTION, option="character")
    table = do(table, ADA, c.RemoveBot(Seat(1)))
    assert do(table, ADA, c.AddBot(character=Character.PUCK)).chairs[1].character is Character.PUCK


def test_five_bots_are_five_characters() -> None:
    characters = [chair.character for chair in new_table(1, bots=5).chairs[1:]]
    assert len(set(characters)) == 5


@pytest.mark.anyio
async def test_a_bot_that_is_asked_for_without_a_name_comes_by_lot() -> None:
    harness = Harness()
    table = await harness.open(1)
    for _ in range(3):
        await table.do(1, "add_bot", level="dreamer")
    characters = {chair.character for chair in table.state.chairs} - {None}
    assert len(characters) == 3


@pytest.mark.anyio
@pytest.mark.parametrize("wish", [{"level": "genius"}, {"character": "nobody"}])
async def test_an_unknown_bot_is_refused(wish: dict[str, str]) -> None:
    harness = Harness()
    table = await harness.open(1)
    assert await table.refused(1, "add_bot", **wish) == TableCode.OPTION


def test_a_chair_that_a_person_takes_has_no_character_any_more() -> None:
    table = do(started(1, bots=5), None, c.Join("Bo", "fr", "k2"))
    table = do(table, "m2", c.TakeSeat(Seat(1)))
    assert table.chairs[1].character is None
    assert table.chairs[2].character is not None


# Time


def due_after(table: TableState, seconds: float) -> float:
    due = next_due(table, Moment(frozenset({MemberId("m1")}), {}, seconds, seconds, seconds, 1.0))
    assert due is not None
    return due.seconds


def bots_turn(table: TableState, crosses: int = 2) -> TableState:
    """The person has marked and passed: the bots are waited for."""
    marks = [rules.MarkCard(Seat(0), rules.Place(n)) for n in range(crosses)]
    moves: list[rules.SeatCommand] = [rules.RevealWord(Seat(0)), *marks, rules.FinishMarking(Seat(0))]
    return do(table, ADA, *map(c.Move.from_command, moves))


def test_bots_take_their_time_and_the_host_can_stop_that() -> None:
    table = bots_turn(started(1, bots=3, first_scout=0))
    assert 0.3 <= due_after(table, 0) <= 1.0
    hasty = bots_turn(started(1, bots=3, first_scout=0, thinking=False))
    assert due_after(hasty, 0) == 0


def test_how_long_a_bot_thinks_does_not_hang_on_crosses() -> None:
    few, many = (bots_turn(started(1, bots=3, first_scout=0), crosses) for crosses in (2, 9))
    assert due_after(few, 0) == due_after(many, 0)


# Stand-ins


def test_a_stand_in_marks_as_many_pictures_as_the_absent_player_did_before() -> None:
    for usual in (2, 8):
        table = started(3, first_scout=0)
        for _ in range(2):
            table = _round(table, usual)
        scout = Seat(game_of(table).round.first_scout)
        table = do(table, table.chairs[scout].member, c.RevealWord())
        action = action_for(table, Seat(1), lambda _: 0)
        assert action is not None
        crosses = sum(isinstance(command, rules.MarkCard) for command in action.commands)
        assert abs(crosses - usual) <= 1


def _round(table: TableState, count: int) -> TableState:
    scout = game_of(table).round.first_scout
    table = do(table, table.chairs[scout].member, c.RevealWord())
    for seat in range(3):
        marks = [c.Mark(rules.Place(n)) for n in range(count if seat == 1 else 5)]
        table = do(table, table.chairs[seat].member, *marks, c.FinishMarking())
    while game_of(table).phase is not Phase.SCORING:
        seat = rules.turn_of(game_of(table)).waiting_for[0]
        action = action_for(table, seat, lambda _: 0)
        assert action is not None
        table = do(table, table.chairs[seat].member, *map(c.Move.from_command, action.commands))
    return do(table, ADA, c.NextRound())
