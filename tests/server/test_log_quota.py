"""What people may write to the log of a table: nobody can use up, or measure, what another one writes in secret."""

from __future__ import annotations

import pytest

from stella.live.ports import TableId
from stella.live.table_request import DONE
from stella.server.limits.log_quota import OF_A_SEAT, OF_OUTSIDERS, OF_READERS, OF_THE_UNSEATED, LogQuota
from stella.server.settings import Rate
from stella.tables import commands as c
from stella.tables.options import Joining, OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from stella.tables.state import Trust
from tests.support.servers import FakeClock
from tests.tables.harness import Harness, Table

BURST = 40
TABLE = TableId("ABCD2345")
ADA = MemberId("m1")


def taken(
    lines: LogQuota,
    member: MemberId | None,
    trust: Trust = Trust.SEATED,
    table: TableId = TABLE,
    *,
    secret: bool = False,
) -> int:
    """How many lines somebody gets who asks on and on."""
    return sum(lines.take(table, member, trust, secret) for _ in range(2 * BURST))


def test_each_seat_has_its_own_budget_whatever_the_others_write() -> None:
    lines = LogQuota(Rate(BURST, 0), FakeClock().monotonic)
    got = [taken(lines, MemberId(f"m{number}"), secret=number % 2 == 0) for number in range(1, 13)]
    assert got == [BURST // OF_A_SEAT] * 12
    assert taken(lines, ADA, table=TableId("EFGH2345")) == BURST // OF_A_SEAT


def test_those_without_a_seat_share_what_everybody_sees_and_nobody_else_pays_for_it() -> None:
    lines = LogQuota(Rate(BURST, 0), FakeClock().monotonic)
    browsers = [MemberId(f"m{number}") for number in range(2, 22)]
    assert sum(taken(lines, each, Trust.ADMITTED) for each in browsers) == BURST // OF_THE_UNSEATED
    assert taken(lines, ADA, secret=True) == BURST // OF_A_SEAT


def test_what_somebody_without_a_seat_writes_in_secret_shows_in_no_shared_budget() -> None:
    lines = LogQuota(Rate(BURST, 0), FakeClock().monotonic)
    assert taken(lines, MemberId("m2"), Trust.ADMITTED, secret=True) == 1
    assert taken(lines, MemberId("m3"), Trust.ADMITTED) == BURST // OF_THE_UNSEATED


def test_all_who_were_not_let_in_share_a_small_part() -> None:
    lines = LogQuota(Rate(BURST, 0), FakeClock().monotonic)
    assert taken(lines, None, Trust.CODE) == BURST // OF_OUTSIDERS
    assert taken(lines, MemberId("m9"), Trust.CODE) == 0
    assert taken(lines, ADA) == BURST // OF_A_SEAT


def test_readers_of_public_links_use_up_nothing_of_those_who_come_to_the_table() -> None:
    lines = LogQuota(Rate(BURST, 0), FakeClock().monotonic)
    assert taken(lines, None, Trust.LINK, secret=True) == BURST // OF_READERS
    assert taken(lines, None, Trust.CODE) == BURST // OF_OUTSIDERS


def test_budgets_grow_back() -> None:
    clock = FakeClock()
    lines = LogQuota(Rate(BURST, BURST), clock.monotonic)
    assert taken(lines, ADA) == BURST // OF_A_SEAT
    clock.seconds += 60
    assert taken(lines, ADA) == BURST // OF_A_SEAT


def test_without_a_rate_nothing_is_limited() -> None:
    assert taken(LogQuota(None, FakeClock().monotonic), None, Trust.CODE) == 2 * BURST


async def limited() -> Table:
    """Three people at a table, and a limit from now on."""
    harness = Harness()
    table = await harness.open(3)
    await table.must("m1", c.SetOptions(OptionChanges(joining=Joining.APPROVED)))
    lines = LogQuota(Rate(BURST, 0), harness.clock.monotonic)
    object.__setattr__(harness.services, "may_write", lines.take)
    return table


async def renamed_until_refused(table: Table, member: str) -> int:
    for number in range(2 * BURST):
        if await table.ask(member, c.Rename(f"Me {number}", id=f"rename-{number}")) != DONE:
            return number
    raise AssertionError("nobody was refused")


@pytest.mark.anyio
async def test_who_waits_to_be_let_in_does_not_keep_the_others_from_moving() -> None:
    table = await limited()
    await table.must(None, c.Join("Di", "en", "k"))
    assert await renamed_until_refused(table, "m4") < BURST // OF_OUTSIDERS
    knock = c.ChooseLanguage("pl", id="language")
    assert await table.ask("m4", knock) == Refusal(TableCode.TABLE_RATE)
    assert await table.ask("m1", c.Rename("Ada", id="mine")) == DONE
    await table.must("m1", c.Approve(MemberId("m4")))
    assert await table.ask("m4", knock) == DONE


@pytest.mark.anyio
async def test_a_player_who_marks_and_unmarks_does_not_keep_the_others_from_moving() -> None:
    table = await limited()
    await table.start()
    await table.do(1, "reveal_word")
    marks = BURST // OF_A_SEAT // 2
    for _ in range(marks):
        await table.do(2, "mark", place=3)
        await table.do(2, "unmark", place=3)
    assert await table.refused(2, "mark", place=3) == TableCode.TABLE_RATE
    await table.do(3, "mark", place=3)


async def lines_until_refused(secret_moves: int) -> list[int]:
    """How much five browsers of one cheater write at an open table while somebody marks."""
    harness = Harness()
    table = await harness.open(3)
    await table.start()
    await table.do(1, "reveal_word")
    for number in range(4, 9):
        await table.must(None, c.Join(f"Browser {number}", "en", f"k{number}"))
    lines = LogQuota(Rate(4 * BURST, 0), harness.clock.monotonic)
    object.__setattr__(harness.services, "may_write", lines.take)
    for number in range(secret_moves):
        await table.do(2, "unmark" if number % 2 else "mark", place=3)
    written = [await renamed_until_refused(table, f"m{number}") for number in range(4, 9)]
    await table.do(2, "mark", place=4)  # and the budgets of the seats are whole
    return written


@pytest.mark.anyio
async def test_no_budget_tells_how_many_moves_a_seat_made_in_secret() -> None:
    assert await lines_until_refused(0) == await lines_until_refused(6) == await lines_until_refused(12)
