"""What people may write to the log of a table: nobody alone uses up what all have together."""

from __future__ import annotations

import pytest

from stella.live.ports import TableId
from stella.live.table_request import DONE
from stella.server.limits.log_quota import OF_A_MEMBER, OF_OUTSIDERS, LogQuota
from stella.server.settings import Rate
from stella.tables import commands as c
from stella.tables.options import Joining, OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.support.servers import FakeClock
from tests.tables.house import House, Table

BURST = 40
TABLE = TableId("ABCD2345")
ADA = MemberId("m1")


def taken(lines: LogQuota, member: MemberId | None, table: TableId = TABLE) -> int:
    """How many lines somebody gets who asks on and on."""
    return sum(lines.take(table, member) for _ in range(2 * BURST))


def test_each_member_has_a_share_and_all_together_what_the_table_has() -> None:
    lines = LogQuota(Rate(BURST, 0), FakeClock().monotonic)
    got = [taken(lines, MemberId(f"m{number}")) for number in range(1, 7)]
    assert got == [BURST // OF_A_MEMBER] * OF_A_MEMBER + [0, 0]
    assert taken(lines, ADA, TableId("EFGH2345")) == BURST // OF_A_MEMBER


def test_all_who_were_not_let_in_share_a_small_part() -> None:
    lines = LogQuota(Rate(BURST, 0), FakeClock().monotonic)
    assert taken(lines, None) == BURST // OF_OUTSIDERS
    assert taken(lines, ADA) == BURST // OF_A_MEMBER


def test_shares_grow_back() -> None:
    clock = FakeClock()
    lines = LogQuota(Rate(BURST, BURST), clock.monotonic)
    assert taken(lines, ADA) == BURST // OF_A_MEMBER
    clock.seconds += 60
    assert taken(lines, ADA) == BURST // OF_A_MEMBER


def test_without_a_rate_nothing_is_limited() -> None:
    assert taken(LogQuota(None, FakeClock().monotonic), None) == 2 * BURST


async def limited() -> Table:
    """Three people at a table, and a limit from now on."""
    house = House()
    table = await house.open(3)
    await table.must("m1", c.SetOptions(OptionChanges(joining=Joining.APPROVED)))
    lines = LogQuota(Rate(BURST, 0), house.clock.monotonic)
    object.__setattr__(house.services, "may_write", lines.take)
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
    marks = BURST // OF_A_MEMBER // 2
    for _ in range(marks):
        await table.do(2, "mark", place=3)
        await table.do(2, "unmark", place=3)
    assert await table.refused(2, "mark", place=3) == TableCode.TABLE_RATE
    await table.do(3, "mark", place=3)
