"""The record of a finished game is for those who sat there, each with their own crosses."""

from __future__ import annotations

import pytest

from stella.live import queries
from stella.rules import Seat, SlatesShown
from stella.tables import commands as c
from stella.tables.album import GameRecord
from stella.tables.keys import hashed
from stella.tables.refusal import Refusal, TableCode
from tests.tables.harness import Harness, Table, play_with_bots


def record_for(table: Table, member: str, key: str) -> GameRecord | Refusal:
    guest = queries.member_with_key(table.live, member, key)
    assert guest is not None
    return queries.record(table.live, guest)


@pytest.mark.anyio
async def test_a_member_who_never_sat_does_not_read_the_game() -> None:
    table = await play_with_bots(Harness(), slates_shown=SlatesShown.NEVER)
    await table.must(None, c.Join("Watcher", "en", hashed("a key")))
    assert record_for(table, "m2", "a key") == Refusal(TableCode.NO_TABLE)


@pytest.mark.anyio
async def test_who_sat_reads_their_own_crosses_and_nobody_elses() -> None:
    table = await play_with_bots(Harness(), people=1, slates_shown=SlatesShown.NEVER)
    ada = table.screen(1)
    told = queries.record(table.live, queries.KnownMember(table.people[0], "en", True, True, True))
    assert isinstance(told, GameRecord)
    assert told.own_crosses == ((0, 7),) * 4
    assert list(told.own_crosses[-1]) == ada.own["crosses"]
    assert told.players[Seat(0)].member == table.people[0]
