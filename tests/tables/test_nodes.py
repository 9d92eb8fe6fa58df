"""The same table at two nodes: people are present wherever they are, and what is due is done once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from stella.bus.local import LocalBus
from stella.live.attendance import HESITATION
from stella.live.ports import TableId
from stella.rules import Phase
from stella.tables.people import MemberId
from stella.tables.reactions import ReactionKind
from tests.support.servers import settle
from tests.tables.harness import Harness, Table

pytestmark = pytest.mark.anyio
PAUSE = 0.9
"""Seconds that a bot on these nodes seems to think."""


@dataclass
class Street:
    """What the nodes know of each other."""

    nodes: list[Neighbour] = field(default_factory=list)


@dataclass
class Neighbour:
    """One node's view of the street; the first in it leads."""

    street: Street
    tables: dict[TableId, frozenset[MemberId]] = field(default_factory=dict)
    moved: Callable[[TableId], None] = lambda _: None
    told: Callable[[str, bytes], None] = lambda *_: None

    def _others(self) -> list[Neighbour]:
        return [each for each in self.street.nodes if each is not self]

    def set_local(self, table: TableId, members: frozenset[MemberId]) -> None:
        self.tables[table] = members
        for other in self._others():
            other.moved(table)

    def remote_members(self, table: TableId) -> frozenset[MemberId]:
        return frozenset().union(*(other.tables.get(table, frozenset()) for other in self._others()))

    def is_leader(self, table: TableId) -> bool:
        return self.street.nodes[0] is self

    def has_peers(self) -> bool:
        return bool(self._others())

    def leave(self) -> None:
        pass

    def broadcast(self, topic: str, payload: bytes) -> None:
        for other in self._others():
            other.told(topic, payload)

    def subscribe(
        self, moved: Callable[[TableId], None], told: Callable[[str, bytes], None]
    ) -> Callable[[], None]:
        self.moved, self.told = moved, told
        return lambda: None


async def at_two_nodes(people: int = 2, bots: int = 0) -> tuple[Table, Table]:
    """A new table, awake at two nodes."""
    street, bus = Street(), LocalBus()
    one = Harness()
    two = Harness(one.store, one.clock, seed=5)
    for harness in (one, two):
        street.nodes.append(Neighbour(street))
        object.__setattr__(harness.services, "cluster", street.nodes[-1])
        object.__setattr__(harness.services, "bus", bus)
        harness.hub.start()
    table = await one.open(people, bots=bots)
    other = await two.hub.find(table.live.id)
    assert other is not None
    return table, Table(two, other)


async def test_who_is_connected_to_one_node_is_present_at_the_other() -> None:
    one, two = await at_two_nodes(3)
    ada, bo = one.screen(1), two.screen(2)
    await settle()
    for screen in (ada, bo):
        assert [each["present"] for each in screen.view["table"]["members"]] == [True, True, False]
    one.leave(ada)
    await settle()
    assert [each["present"] for each in bo.view["table"]["members"]] == [False, True, False]


async def test_a_sleeping_table_wakes_to_show_who_came_to_another_node() -> None:
    one, two = await at_two_nodes(2)
    ada = one.screen(1)
    await settle()
    assert one.live.sleep()
    two.screen(2)
    await settle()
    assert [each["present"] for each in ada.view["table"]["members"]] == [True, True]


async def test_a_host_at_another_node_is_not_away() -> None:
    one, two = await at_two_nodes(2)
    one.screen(1)
    two.screen(2)
    await one.harness.clock.turn(10_000)
    assert two.state.host == one.state.host == MemberId("m1")


async def test_what_bots_do_is_written_once_and_shown_at_both_nodes() -> None:
    one, two = await at_two_nodes(2, bots=2)
    ada, bo = one.screen(1), two.screen(2)
    await one.start(first_scout=2)
    await settle()
    await one.harness.clock.turn(3 * PAUSE)
    assert one.phase() is two.phase() is Phase.MARK
    names = [name for name in one.log() if name.startswith(":play-")]
    assert len(names) == len(set(names)) >= 1
    assert ada.view["play"] == bo.view["play"]


async def test_if_the_node_that_leads_does_not_act_the_other_does_a_little_later() -> None:
    one, two = await at_two_nodes(2, bots=2)
    one.screen(1)
    bo = two.screen(2)
    await one.start(first_scout=2)
    await settle()
    one.live.attendance.stop()  # it hangs
    await one.harness.clock.turn(PAUSE + 0.05)
    assert two.phase() is Phase.WORD
    await one.harness.clock.turn(HESITATION)
    assert two.phase() is Phase.MARK
    assert bo.game["phase"] == "associate.mark"


async def test_if_both_act_at_once_the_log_takes_one() -> None:
    one, two = await at_two_nodes(2, bots=2)
    one.screen(1)
    two.screen(2)
    street = one.harness.services.cluster.street  # type: ignore[attr-defined]
    for each in street.nodes:
        each.leads = lambda _: True
    await one.start(first_scout=2)
    await one.harness.clock.turn(20 * PAUSE)
    names = [name for name in one.log() if name.startswith(":play-")]
    assert len(names) == len(set(names))
    assert one.state == two.state
    assert one.harness.problems == two.harness.problems == []


async def test_faces_are_seen_at_both_nodes_by_those_who_were_let_in() -> None:
    one, two = await at_two_nodes(2)
    ada, bo = one.screen(1), two.screen(2)
    await settle()
    assert one.live.reactions.send(MemberId("m1"), ReactionKind.JOY) is None
    assert len(ada.reactions) == len(bo.reactions) == 1
    assert ada.reactions == bo.reactions
