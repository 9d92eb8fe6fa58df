"""What each person is shown, and when: two devices, secrets, people at the door, people removed, tables that sleep."""

from __future__ import annotations

import pytest

from stella.live.hub import SILENCE, SWEEP
from stella.live.ports import TableId
from stella.rules import Phase
from stella.tables import commands as c
from stella.tables.options import Joining
from stella.tables.people import MemberId
from tests.support.servers import settle
from tests.tables.harness import FakeScreen, Table, a_table

pytestmark = pytest.mark.anyio


def frames(*screens: FakeScreen) -> list[int]:
    return [len(screen.shown) for screen in screens]


async def asleep(table: Table) -> None:
    """Nothing happens for a while."""
    await table.harness.clock.turn(SILENCE + SWEEP + 1)
    assert not table.live.awake


async def test_a_new_screen_gets_one_view_and_the_others_see_who_came() -> None:
    table = await a_table()
    ada = table.screen(1)
    assert frames(ada) == [1]
    bo = table.screen(2)
    assert frames(ada, bo) == [2, 1]
    assert [member["present"] for member in ada.view["table"]["members"]] == [True, True, False]
    table.leave(bo)
    assert [member["present"] for member in ada.view["table"]["members"]] == [True, False, False]


async def test_the_words_that_a_table_wrote_are_for_its_host_alone() -> None:
    table = await a_table(own_words=(("grandma",),))
    ada, bo, board = table.screen(1), table.screen(2), table.screen(None)
    assert ada.view["you"]["own_words"] == [["grandma"]]
    assert b"grandma" not in b"".join([*bo.shown, *board.shown])
    await table.do(1, "pass_host", member="m2")
    assert (ada.view["you"]["own_words"], bo.view["you"]["own_words"]) == ([], [["grandma"]])


async def test_a_second_device_gets_the_same_views_and_nobody_else_notices_it() -> None:
    table = await a_table(playing=True)
    other, phone = table.screen(2), table.screen(1)
    before = frames(other)
    laptop = table.screen(1)
    assert frames(other) == before
    assert laptop.shown[-1] == phone.shown[-1]
    await table.do(1, "mark", place=3)
    await table.do(2, "mark", place=4)
    await table.do(1, "finish_marking")
    assert laptop.shown[-3:] == phone.shown[-3:]
    table.leave(phone)
    assert frames(other) == [before[0] + 2]  # its own cross, and being done
    assert laptop.own["crosses"] == [3]


async def test_each_public_change_is_one_view_for_each_screen() -> None:
    table = await a_table()
    screens = [table.screen(1), table.screen(2), table.screen(None)]
    before = frames(*screens)
    for number in range(5):
        await table.do(1, "rename", name=f"Ada {number}")
    assert frames(*screens) == [count + 5 for count in before]
    assert [screen.view["version"] for screen in screens] == [table.state.version] * 3


async def test_secret_wishes_show_nothing_to_others() -> None:
    table = await a_table(playing=True)
    owner, other, board = table.screen(1), table.screen(2), table.screen(None)
    before = frames(other, board)
    await table.do(1, "mark", place=3)
    await table.do(1, "unmark", place=3)
    await table.do(1, "set_pointing_list", places=[3, 4])
    await table.do(1, "play_by_list", on=True)
    await table.must("m1", c.IssueTicket("ticket", 10**15))
    await table.must(None, c.UseTicket("ticket", "key", 0))
    await table.refused(1, "finish_marking")
    assert frames(other, board) == before
    assert owner.view["you"]["devices"] == 2
    assert owner.view["you"]["by_list"]


async def test_who_waits_at_the_door_sees_nothing_of_the_table() -> None:
    table = await a_table(1, joining=Joining.APPROVED)
    await table.must(None, c.Join("Eve", "en", "key"))
    ada, eve = table.screen(1), table.screen(2)
    assert [eve.view["table"], eve.view["play"]] == [None, None]
    assert (eve.view["version"], eve.view["you"]["approved"]) == (0, False)
    await table.do(1, "add_bot")
    await table.do(1, "add_bot")
    await table.do(1, "rename", name="Secret name")
    assert frames(eve) == [1]
    assert b"Secret" not in b"".join(eve.shown)
    await table.do(2, "rename", name="Eva")
    await table.do(1, "approve", member="m2")
    assert eve.view["you"]["approved"]
    assert [member["name"] for member in eve.view["table"]["members"]] == ["Secret name", "Eva"]
    assert frames(eve) <= [4]
    assert ada.view["table"] == eve.view["table"]


async def test_who_comes_to_the_door_again_gets_a_view_though_nothing_has_changed() -> None:
    table = await a_table(1, joining=Joining.APPROVED)
    await table.must(None, c.Join("Eve", "en", "key"))
    table.screen(1)
    eve = table.screen(2)
    table.leave(eve)
    again = table.screen(2)
    assert frames(eve, again) == [1, 1]


async def test_the_screens_of_somebody_sent_away_end_and_get_nothing_more() -> None:
    table = await a_table()
    ada, phone, laptop = table.screen(1), table.screen(2), table.screen(2)
    before = frames(phone, laptop)
    await table.do(1, "kick", member="m2")
    assert (phone.ended, laptop.ended, ada.ended) == ("left", "left", None)
    assert frames(phone, laptop) == before
    table.leave(phone, laptop)
    assert MemberId("m2") not in table.live.attendance._absent_since
    assert await table.refused(2, "rename", name="Bob") == "E_NO_TABLE"


async def test_who_leaves_is_told_so_and_the_chair_is_free() -> None:
    table = await a_table(playing=True)
    bo, cy = table.screen(2), table.screen(3)
    await table.do(2, "leave")
    assert bo.ended == "left"
    assert cy.view["table"]["chairs"][1]["member"] is None
    assert [player["name"] for player in cy.view["table"]["players"]] == ["Ada", "Guest 2", "Guest 3"]


async def test_notices_reach_all_devices_of_one_member_only() -> None:
    table = await a_table()
    phone, laptop, other = table.screen(1), table.screen(1), table.screen(2)
    table.live.screens.notify(MemberId("m1"), "new_device")
    assert (phone.notices, laptop.notices, other.notices) == (["new_device"], ["new_device"], [])


# Sleep


async def test_a_table_where_nothing_happens_sleeps_and_wakes_with_the_next_wish() -> None:
    table = await a_table()
    ada, bo = table.screen(1), table.screen(2)
    await asleep(table)
    before = frames(ada, bo)
    await table.do(1, "rename", name="Eve")
    assert frames(ada, bo) == [count + 1 for count in before]
    assert bo.view["table"]["members"][0]["name"] == "Eve"


async def test_waking_by_a_secret_wish_shows_nothing_to_others() -> None:
    table = await a_table(playing=True)
    ada, bo, board = table.screen(1), table.screen(2), table.screen(None)
    table.screen(3)
    await asleep(table)
    before = frames(ada, bo, board)
    await table.do(1, "mark", place=3)
    assert frames(ada, bo, board) == [before[0] + 1, *before[1:]]


async def test_a_table_in_use_does_not_sleep() -> None:
    table = await a_table()
    table.fussy().loads = 0
    table.screen(1)
    for number in range(20):
        await table.do(1, "rename", name=f"Ada {number}")
        await table.harness.clock.turn(SWEEP / 2)
        assert table.live.awake


async def test_a_table_that_will_have_to_act_does_not_sleep() -> None:
    table = await a_table(playing=True, time_limit=300)
    table.screen(1)
    await table.harness.clock.turn(SILENCE + SWEEP + 1)
    assert table.live.awake


async def test_a_screen_that_comes_while_the_table_sleeps_is_shown_and_seen() -> None:
    table = await a_table()
    ada = table.screen(1)
    await asleep(table)
    bo = table.screen(MemberId("m2"))
    board = table.screen(None)
    await settle()
    assert bo.view["table"]["members"][1]["present"]
    assert ada.view["table"] == bo.view["table"] == board.view["table"]


async def test_a_second_device_that_comes_while_the_table_sleeps_is_shown_and_not_seen() -> None:
    table = await a_table()
    ada, other = table.screen(1), table.screen(2)
    await asleep(table)
    before = frames(other)
    phone = table.screen(MemberId("m1"))
    await settle()
    assert phone.shown[-1] == ada.shown[-1]
    assert frames(other) == before


async def test_who_goes_while_the_table_sleeps_is_missed_and_carried_on() -> None:
    table = await a_table(playing=True)
    ada, bo, cy = table.screen(1), table.screen(2), table.screen(3)
    await table.mark(1, 0)
    await table.mark(2, 0)
    await asleep(table)
    table.leave(cy)
    await settle()
    assert [member["present"] for member in ada.view["table"]["members"]] == [True, True, False]
    await table.harness.clock.turn(60.1)
    assert table.phase() is Phase.REVEAL
    assert bo.view["play"]["carried"] == [{"seat": 2, "how": None}]


async def test_a_sleeping_table_whose_log_cannot_be_read_shows_its_screens_later() -> None:
    table = await a_table()
    store, ada = table.fussy(), table.screen(1)
    await asleep(table)
    store.unreadable = True
    bo = table.screen(MemberId("m2"))
    await settle()
    assert frames(bo) == [0]
    store.unreadable = False
    await table.harness.clock.turn(3)
    assert ada.view["table"] == bo.view["table"]


async def test_when_all_are_gone_the_table_leaves_memory_and_comes_back_from_its_log() -> None:
    table = await a_table()
    ada = table.screen(1)
    table.leave(ada)
    await asleep(table)
    await table.harness.clock.turn(SWEEP)
    assert table.live.id not in table.harness.hub.tables
    live = await table.harness.hub.find(table.live.id)
    assert live is not None
    assert Table(table.harness, live).screen(1).shown == [ada.shown[0]]


# Deleted tables


async def test_a_deleted_table_ends_its_screens_and_takes_no_wishes() -> None:
    table = await a_table()
    ada, board = table.screen(1), table.screen(None)
    assert await table.harness.hub.delete(table.live.id)
    assert (ada.ended, board.ended) == ("gone", "gone")
    assert await table.refused(1, "rename", name="Eve") == "E_NO_TABLE"
    assert await table.harness.hub.find(table.live.id) is None
    late = FakeScreen(None)
    table.live.connect(late)
    assert late.ended == "gone"


@pytest.mark.parametrize("how", ["by time", "by a wish", "by a visitor", "asleep"])
async def test_a_table_deleted_behind_our_back_ends_its_screens(how: str) -> None:
    table = await a_table()
    ada = table.screen(1)
    if how == "asleep":
        await asleep(table)
    await table.harness.store.delete(table.live.id)
    if how == "by a wish":
        assert await table.refused(1, "rename", name="Eve") == "E_NO_TABLE"
    elif how == "by a visitor":
        await table.harness.clock.turn(0)
        table.live.sleep()
        assert await table.harness.hub.find(table.live.id) is None
    else:
        await table.harness.clock.turn(SWEEP + 1)
    assert ada.ended == "gone"
    await table.harness.clock.turn(3 * SWEEP)
    table.leave(ada)
    assert TableId(table.live.id) not in table.harness.hub.tables
