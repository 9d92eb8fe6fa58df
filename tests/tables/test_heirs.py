"""Who leads the table when the host is gone: those who play come before those who only watch, whoever joined first."""

from __future__ import annotations

import pytest

from stella.rules import Seat
from stella.tables import commands as c
from stella.tables import events as t
from tests.tables.given import given
from tests.tables.house import House
from tests.tables.scenes import ADA, BO, CY, DI, do, started


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


@pytest.mark.anyio
async def test_the_same_holds_when_the_host_is_only_away() -> None:
    table = await House().open(2, bots=1)
    await table.start()
    for key in ("key 3", "key 4"):
        await table.must(None, c.Join("Guest", "en", key))
    await table.must(BO, c.Leave())
    await table.must(DI, c.TakeSeat(Seat(1)))
    ada = table.screen(ADA)
    table.screen(CY)
    table.screen(DI)
    table.leave(ada)
    await table.house.clock.turn(table.state.options.patience - 1)
    assert table.state.host == ADA
    await table.house.clock.turn(2)
    assert table.state.host == DI
