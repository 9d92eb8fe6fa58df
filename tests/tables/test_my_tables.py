"""What a device is told of a table it has a key of: whose turn it is, how it ended, and no secret."""

from __future__ import annotations

import pytest

from stella.live.my_tables import MyTable, in_order, my_table
from stella.live.queries import Inside, KnownMember, TableInfo, info
from stella.rules import project_public
from stella.tables import commands as c
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.state import Status
from tests.tables.harness import Harness, Table, a_table, play_with_bots

pytestmark = pytest.mark.anyio


def told(table: Table, member: str = "m1") -> MyTable:
    found = my_table(table.live, KnownMember(MemberId(member), "en", True, False, False))
    assert found is not None
    return found


def looked(table: Table, member: KnownMember | None = None) -> TableInfo:
    found = info(table.live, member, "key")
    assert isinstance(found, TableInfo)
    return found


def inside(table: Table) -> Inside:
    found = looked(table).inside
    assert found is not None
    return found


async def test_a_game_says_its_round_and_whether_it_waits_for_me() -> None:
    table = await a_table(3, playing=True)
    assert (told(table).status, told(table).round, told(table).awaited) == (Status.PLAYING, 1, True)
    await table.mark(1, 0, 1)
    assert (told(table).awaited, told(table, "m2").awaited) == (False, True)


async def test_that_somebody_marks_leaves_everything_told_as_it_was() -> None:
    table = await a_table(3, playing=True)
    before = told(table)
    await table.harness.clock.turn(100)
    await table.mark(2, 3, 4, finish_marking=False)
    assert told(table) == before
    again = await table.harness.restarted()
    live = await again.hub.find(table.live.id)
    assert live is not None
    assert told(Table(again, live)).told_at == before.told_at
    await table.do(2, "finish_marking")
    assert told(table).told_at == table.harness.clock.now() != before.told_at


async def test_a_finished_game_says_who_won_and_what_I_had() -> None:
    table = await play_with_bots(Harness())
    result = told(table)
    totals = [sum(line) for line in zip(*project_public(table.game).scores, strict=True)]
    assert (result.status, result.round, result.points) == (Status.OVER, None, totals[0])
    best = [player.symbol for seat, player in enumerate(table.state.players) if totals[seat] == max(totals)]
    assert [winner.symbol for winner in result.winners] == best
    assert result.won is (table.state.players[0].symbol in best)


async def test_tables_that_wait_for_me_come_first_then_games_lobbies_and_what_is_over() -> None:
    playing, over = await a_table(3, playing=True), await play_with_bots(Harness())
    lobby = await a_table(1)
    mine, others = told(playing), told(playing, "m9")
    assert in_order([told(over), told(lobby), others, mine]).tables == [mine, others, told(lobby), told(over)]


# What the code alone tells


async def test_at_an_open_table_the_code_tells_who_is_there() -> None:
    table = await a_table(2, bots=1)
    assert (inside(table).host, inside(table).people) == ("Ada", ("Guest 2",))
    assert (inside(table).seats, inside(table).bots, inside(table).open_seats) == (2, 1, 4)
    assert (inside(table).round, inside(table).between_rounds) == (None, False)
    assert inside(table).audience


async def test_where_the_host_lets_people_in_the_code_tells_nothing_of_them() -> None:
    table = await a_table(1, joining="approved")
    assert looked(table).inside is None
    waiting = KnownMember(MemberId("m2"), "en", False, False, False)
    assert looked(table, waiting).inside is None
    assert looked(table, KnownMember(MemberId("m1"), "en", True, True, True)).inside is not None


async def test_during_a_game_it_tells_how_many_seats_a_person_could_take_and_whether_now() -> None:
    table = await a_table(2, bots=2)
    await table.start()
    assert (inside(table).open_seats, inside(table).round, inside(table).between_rounds) == (2, 1, True)
    await table.do(1, "reveal_word")
    assert inside(table).between_rounds is False
    await table.must(None, c.Join("Cy", "en", "key"))
    assert inside(table).open_seats == 2


async def test_a_full_table_has_no_seat_open() -> None:
    table = await a_table(6)
    assert inside(table).open_seats == 0
    await table.must("m1", c.SetOptions(OptionChanges(spectators=False)))
    assert looked(table).spectators is False
