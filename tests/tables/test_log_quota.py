"""What people may write to the log of a table: counted once, and never what the table does by itself."""

from __future__ import annotations

import pytest

from stella import rules
from stella.live.snapshots import WORTH
from stella.live.table_request import DONE
from stella.tables import commands as c
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.support.servers import settle
from tests.tables.harness import Harness

pytestmark = pytest.mark.anyio


async def test_a_table_that_was_written_to_too_much_has_to_wait_but_somebody_can_be_sent_away() -> None:
    harness = Harness()
    table = await harness.open(3, bots=1)
    left = 3

    def may_write(*_: object) -> bool:
        nonlocal left
        left -= 1
        return left >= 0

    object.__setattr__(harness.services, "may_write", may_write)
    for number in range(3):
        await table.do(1, "rename", name=f"Ada {number}")
    for _ in range(2):  # the same id may be sent again
        assert await table.ask("m2", c.Rename("Bo", id="too much")) == Refusal(TableCode.TABLE_RATE)
    assert await table.ask("m2", c.Rename("", id="wrong anyway")) == Refusal(TableCode.NAME)
    await table.do(1, "kick", member="m2")
    left = 1
    assert await table.ask("m3", c.Rename("Cy", id="too much")) == DONE
    await table.do(3, "leave")


async def test_a_request_that_is_decided_twice_is_counted_once() -> None:
    old = await Harness().open(3)
    for number in range(WORTH):
        await old.do(1, "rename", name=f"Ada {number}")
    assert old.live.sleep()  # from a snapshot, so that the log is asked before a refusal
    await settle()
    counted: list[str | None] = []

    def may_write(_: str, member: str | None, *__: object) -> bool:
        counted.append(member)
        return True

    object.__setattr__(old.harness.services, "may_write", may_write)
    answers = [
        old.begin(MemberId("m1"), c.Rename("Eve", id="new 1")),
        old.begin(MemberId("m1"), c.Rename("", id="refused, so the log is checked")),
    ]
    await settle()
    assert answers == [[DONE], [Refusal(TableCode.NAME)]]
    assert counted == ["m1"]


async def test_the_time_that_is_saved_at_a_stop_counts_against_nobody() -> None:
    harness = Harness()
    table = await harness.open(2, bots=1, time_limit=60)
    table.screen(1)
    await table.start()
    object.__setattr__(harness.services, "may_write", lambda *_: False)
    await harness.hub.stop()
    assert table.log()[-1].startswith(":stop-")


async def test_what_the_table_does_by_itself_is_not_held_up_by_what_people_wrote() -> None:
    harness = Harness()
    table = await harness.open(1, bots=2)
    table.screen(1)
    await table.start()
    await table.do(1, "reveal_word")
    await table.mark(1, 0, 7)
    object.__setattr__(harness.services, "may_write", lambda *_: False)
    await harness.clock.turn(5)
    assert table.phase() is not rules.Phase.MARK
