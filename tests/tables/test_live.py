"""A live table: one answer for each wish, nothing answered or shown before it is on disk, conflicts, a fussy disk."""

from __future__ import annotations

import asyncio

import pytest

from stella.live.answers import MOST_REFUSALS
from stella.live.loop import MAX_WAITING
from stella.live.ports import Entry
from stella.live.screens import Screens
from stella.live.supply import TableDealer
from stella.live.table_request import DONE
from stella.tables import commands as c
from stella.tables.options import OptionChanges
from stella.tables.people import MemberId
from stella.tables.refusal import Refusal, TableCode
from tests.support.servers import settle
from tests.tables.harness import Table, a_table

pytestmark = pytest.mark.anyio
ADA = MemberId("m1")
STORE = Refusal(TableCode.STORE)


# Each wish has one answer


async def test_a_repeated_wish_gets_its_first_answer_and_happens_once() -> None:
    table = await a_table(playing=True)
    await table.do(1, "mark", wish="x", place=3)
    await table.do(1, "unmark", place=3)
    await table.do(1, "mark", wish="x", place=3)
    assert table.game.round.marks[0] == frozenset()
    assert table.log().count("m1:x") == 1


async def test_a_refused_wish_stays_refused_when_it_is_repeated() -> None:
    table = await a_table(playing=True)
    assert await table.refused(1, "finish_marking", wish="x") == "E_TOO_FEW"
    await table.do(1, "mark", place=3)
    assert await table.refused(1, "finish_marking", wish="x") == "E_TOO_FEW"
    await table.do(1, "finish_marking", wish="y")


async def test_the_same_id_of_another_person_is_another_wish() -> None:
    table = await a_table(playing=True)
    await table.do(1, "mark", wish="x", place=3)
    await table.do(2, "mark", wish="x", place=4)
    assert [set(slate) for slate in table.game.round.marks[:2]] == [{3}, {4}]


async def test_a_wish_repeated_while_it_is_being_written_is_answered_twice_and_written_once() -> None:
    table = await a_table(playing=True)
    store = table.fussy()
    store.hold()
    first = table.send(1, "mark", wish="x", place=3)
    again = [table.send(1, "mark", wish="x", place=3) for _ in range(3)]
    await settle()
    assert (first, again) == ([], [[], [], []])
    await store.release()
    assert (first, again) == ([DONE], [[DONE], [DONE], [DONE]])
    assert table.log().count("m1:x") == 1


async def test_after_sleeping_and_after_a_restart_accepted_wishes_are_still_known() -> None:
    table = await a_table(playing=True)
    await table.do(1, "mark", wish="x", place=3)
    assert table.live.sleep()
    await table.do(1, "mark", wish="x", place=3)
    harness = await table.harness.restarted()
    live = await harness.hub.find(table.live.id)
    assert live is not None
    await Table(harness, live).do(1, "mark", wish="x", place=3)
    assert table.log().count("m1:x") == 1


async def test_refusals_are_not_remembered_without_end() -> None:
    table = await a_table()
    for number in range(4 * MOST_REFUSALS):
        await table.refused(2, "add_bot", wish=f"w{number}")
    assert len(table.live._refusals) == MOST_REFUSALS


async def test_a_seat_whose_secret_moves_are_refused_does_not_push_out_the_refusals_of_others() -> None:
    table = await a_table(playing=True)
    await table.refused(2, "finish_marking", wish="mine")  # no crosses yet
    for number in range(4 * MOST_REFUSALS):
        await table.refused(3, "unmark", wish=f"secret {number}", place=3)
    await table.do(2, "mark", place=0)
    await table.refused(2, "finish_marking", wish="mine")  # still the first answer


async def test_the_requests_of_one_member_that_wait_leave_room_for_those_of_others() -> None:
    table = await a_table()
    store = table.fussy()
    store.hold()
    for number in range(MAX_WAITING + 10):
        table.send(2, "rename", name=f"Bo {number}")
    answer = table.send(1, "rename", name="Ada")
    await store.release()
    assert answer == [DONE]


async def test_too_many_wishes_at_once_are_refused_and_the_others_are_not_lost() -> None:
    table = await a_table()
    store = table.fussy()
    store.hold()
    answers = [table.send(1, "rename", name=f"Ada {number}") for number in range(MAX_WAITING + 10)]
    await store.release()
    flat = [answer for each in answers for answer in each]
    assert flat.count(DONE) == MAX_WAITING + 1
    assert flat.count(Refusal(TableCode.BUSY)) == 9


# Commit, then answer, then show


async def test_nothing_is_answered_or_shown_before_it_is_on_disk() -> None:
    table = await a_table()
    store, screen = table.fussy(), table.screen(2)
    store.hold()
    frames = len(screen.shown)
    answer = table.send(1, "rename", name="Eve")
    await settle()
    assert (answer, len(screen.shown), table.state.members[ADA].name) == ([], frames, "Ada")
    await store.release()
    assert answer == [DONE]
    assert screen.view["table"]["members"][0]["name"] == "Eve"


async def test_wishes_that_come_while_a_commit_is_under_way_share_the_next_one_and_one_view() -> None:
    table = await a_table()
    store, screen = table.fussy(), table.screen(2)
    store.hold()
    table.send(1, "rename", name="One")
    answers = [table.send(1, "rename", name=name) for name in ("Two", "Three", "Four")]
    frames, seq = len(screen.shown), table.live.seq
    await store.release()
    assert answers == [[DONE]] * 3
    assert len(screen.shown) == frames + 2
    assert table.live.seq == seq + 4
    assert screen.view["table"]["members"][0]["name"] == "Four"


async def test_a_refusal_that_rests_on_what_is_not_yet_on_disk_waits_for_it() -> None:
    table = await a_table()
    store = table.fussy()
    store.hold()
    table.send(1, "rename", name="Busy")
    kick = table.send(1, "kick", member="m2")
    rename = table.send(2, "rename", wish="x", name="Bob")
    store.refuses = True
    await store.release()
    assert (kick, rename) == ([STORE], [STORE])
    store.refuses = False
    await table.do(2, "rename", wish="x", name="Bob")
    assert table.state.members[MemberId("m2")].name == "Bob"


# The disk


async def test_when_the_disk_refuses_all_who_wait_hear_it_nothing_changes_and_later_it_works() -> None:
    table = await a_table(playing=True)
    store, screen = table.fussy(), table.screen(1)
    before, frames, known = table.state, len(screen.shown), len(table.log())
    store.refuses = True
    answers = [table.send(1, "mark", wish=f"m{place}", place=place) for place in range(4)]
    await settle()
    assert answers == [[STORE]] * 4
    assert (table.state, len(screen.shown), len(table.log())) == (before, frames, known)
    store.refuses = False
    await table.do(1, "mark", wish="m0", place=0)
    assert table.game.round.marks[0] == {0}
    assert screen.own["crosses"] == [0]


async def test_when_the_log_cannot_be_read_a_wish_is_refused_and_later_it_works() -> None:
    table = await a_table()
    store = table.fussy()
    assert table.live.sleep()
    store.unreadable = True
    assert await table.refused(1, "rename", wish="x", name="Eve") == "E_STORE"
    store.unreadable = False
    await table.do(1, "rename", wish="x", name="Eve")


async def test_a_log_of_a_newer_version_is_refused_and_the_table_waits() -> None:
    table = await a_table()
    table.harness.store._logs[table.live.id].append(Entry("newer", 0, b'[2,[["Whatever",{}]]]'))
    table.live.sleep()
    assert await table.refused(1, "rename", name="Eve") == "E_STORE"
    assert "load" in table.harness.problems
    assert table.live.state is None


async def test_a_wish_or_an_answer_that_nobody_foresaw_does_not_stop_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await a_table()

    def broken(_: str) -> bool:
        raise KeyError("deck")

    def angry(_: object) -> None:
        raise RuntimeError("socket")

    monkeypatch.setattr(TableDealer, "has_deck", lambda self, deck: broken(deck))
    answers = table.begin(ADA, c.SetOptions(OptionChanges(patience=30)))
    table.live.ask(ADA, c.Rename("Eve", id="angry"), angry)
    await settle()
    assert answers == [Refusal(TableCode.BUSY)]
    assert set(table.harness.problems) == {"decide", "reply"}
    await table.do(1, "rename", name="Ada")


async def test_a_listener_that_fails_stops_neither_the_answers_nor_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = await a_table()

    def fail(*_: object) -> None:
        raise KeyError("view")

    with monkeypatch.context() as broken:
        broken.setattr(Screens, "committed", fail)
        answers = [table.send(1, "rename", name="Eve"), table.send(2, "rename", name="Bob")]
        await settle()
    assert answers == [[DONE], [DONE]]
    assert table.harness.problems == ["notify", "notify"]
    await table.do(1, "rename", name="Ada")


async def test_requests_of_an_append_that_is_cancelled_are_refused() -> None:
    table = await a_table()
    store = table.fussy()
    store.append = cancelled  # type: ignore[assignment, method-assign]
    answers = table.send(1, "rename", name="Eve")
    await settle()
    assert answers == [STORE]
    table.harness.services.store.append = store.inner.append  # type: ignore[method-assign]
    await table.do(1, "rename", name="Ada")


def cancelled(*_: object) -> asyncio.Future[None]:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(future.cancel)
    return future


async def test_a_broken_screen_does_not_darken_the_others() -> None:
    table = await a_table()
    bad, good = table.screen(1), table.screen(2)
    bad.show = None  # type: ignore[assignment, method-assign]
    await table.do(1, "rename", name="Eve")
    assert good.view["table"]["members"][0]["name"] == "Eve"
    await table.do(1, "rename", name="Ada")


async def test_a_wish_that_changed_nothing_gets_its_first_answer_again_whatever_came_between() -> None:
    table = await a_table(playing=True)
    await table.do(2, "vote_swap", wish="nothing-new", yes=False)
    await table.mark(1, 0)
    await table.do(2, "vote_swap", wish="nothing-new", yes=False)
