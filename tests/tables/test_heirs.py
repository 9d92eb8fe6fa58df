"""The next host when the host is gone: players come before spectators, no matter who joined first."""

from __future__ import annotations

import pytest

from stella.rules import Seat
from stella.tables import commands as c
from stella.tables import events as t
from stella.tables.refusal import TableCode
from stella.tables.stand_in import Due, Moment, next_due
from stella.tables.state import TableState, owner_of
from tests.tables.given import given
from tests.tables.harness import Harness
from tests.tables.scenes import ADA, BO, CY, DI, do, new_table, over, started


def test_a_player_inherits_before_somebody_who_has_watched_for_longer() -> None:
    table = started(2, bots=1)
    for name in ("Cy", "Di"):  # both only watch, until Di takes Bo's chair
        table = do(table, None, c.Join(name, "en", f"key-{name}"))
    table = do(do(table, BO, c.Leave()), DI, c.TakeSeat(Seat(1)))
    given(table).when(c.Leave(), ADA).then(
        t.MemberLeft(ADA, kicked=False), t.ChairFreed(Seat(0)), t.HostPassed(DI)
    )
    given(do(table, DI, c.Leave())).when(c.Leave(), ADA).then(
        t.MemberLeft(ADA, kicked=False), t.ChairFreed(Seat(0)), t.HostPassed(CY)
    )


def away() -> TableState:
    """Ada, whose table it is, is away, and Bo leads."""
    return do(new_table(3), None, c.PromoteHost(BO))


def test_the_heir_leads_and_the_table_stays_whose_it_was() -> None:
    table = away()
    assert (table.host, owner_of(table)) == (BO, ADA)
    given(table).when(c.Kick(ADA), BO).refused(TableCode.NOT_HOST)
    given(table).when(c.Kick(CY), BO).then_first(t.MemberBarred(CY), t.MemberLeft(CY, kicked=True))


def test_the_heir_can_give_on_no_more_than_the_lead() -> None:
    table = given(away()).when(c.PassHost(CY), BO).then(t.LeadPassed(CY))
    assert (table.host, owner_of(table)) == (CY, ADA)
    table = do(table, CY, c.Leave())
    assert (table.host, owner_of(table)) == (ADA, ADA)
    assert do(table, ADA, c.PassHost(BO)).owner is None


def test_whose_table_it_is_may_leave_it_to_who_leads() -> None:
    table = do(away(), ADA, c.Leave())
    assert (table.host, owner_of(table)) == (BO, BO)


@pytest.mark.anyio
async def test_the_same_holds_when_the_host_is_only_away() -> None:
    table = await Harness().open(2, bots=1)
    await table.start()
    for key in ("key 3", "key 4"):
        await table.must(None, c.Join("Guest", "en", key))
    await table.must(BO, c.Leave())
    await table.must(DI, c.TakeSeat(Seat(1)))
    ada = table.screen(ADA)
    table.screen(CY)
    table.screen(DI)
    table.leave(ada)
    await table.harness.clock.turn(table.state.options.patience - 1)
    assert table.state.host == ADA
    await table.harness.clock.turn(2)
    assert table.state.host == DI


def test_between_games_an_absent_host_is_waited_for_ten_seconds_once_somebody_here_wants_to_play_again() -> (
    None
):
    table = over()
    moment = Moment(
        present=frozenset({BO, CY}),
        absent_for={ADA: 3},
        step_age=0,
        player_time=0,
        program_time=0,
        bot_pause=0.9,
    )
    assert next_due(table, moment) == Due(table.options.patience - 3, heir=BO)
    assert next_due(do(table, ADA, c.Ready(True)), moment) == Due(table.options.patience - 3, heir=BO)
    assert next_due(do(table, CY, c.Ready(True)), moment) == Due(7, heir=BO)


def test_a_host_who_waits_less_for_others_is_waited_for_no_longer() -> None:
    table = do(over(patience=5), BO, c.Ready(True))
    moment = Moment(frozenset({BO}), {ADA: 3}, 0, 0, 0, 0.9)
    assert next_due(table, moment) == Due(2, heir=BO)
