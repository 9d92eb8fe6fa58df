"""Reactions: only while they can tell nothing, passed on to those connected, kept nowhere, and cheap."""

from __future__ import annotations

import json
from random import Random

import pytest

from stella.live.hub import SILENCE, SWEEP
from stella.rules import Phase
from stella.server.limits.rates import Buckets
from stella.server.settings import Settings
from stella.tables import commands as c
from stella.tables.options import Joining
from stella.tables.people import MemberId
from stella.tables.reactions import ReactionKind
from stella.tables.refusal import TableCode
from tests.support.servers import settle
from tests.tables.harness import FakeScreen, Harness, Table, a_table, play_with_bots
from tests.tables.sockets import session

pytestmark = pytest.mark.anyio
TOO_EARLY = TableCode.REACTION_TIME


def sent(table: Table, who: int, kind: ReactionKind = ReactionKind.JOY) -> TableCode | None:
    """What somebody who sends a reaction is told; `None`: it was passed on."""
    refusal = table.live.reactions.send(MemberId(f"m{who}"), kind)
    return None if refusal is None else refusal.code


def reactions_on(screen: FakeScreen) -> list[tuple[str, str]]:
    return [(each["member"], each["kind"]) for each in map(json.loads, screen.reactions)]


async def test_in_the_lobby_everybody_connected_sees_who_sent_which_face() -> None:
    table = await a_table()
    screens = [table.screen(1), table.screen(2), table.screen(None)]
    assert sent(table, 2, ReactionKind.LAUGH) is None
    assert [reactions_on(each) for each in screens] == [[("m2", "laugh")]] * 3


async def test_a_face_leaves_no_trace_in_the_log_and_in_no_view() -> None:
    table = await a_table()
    ada = table.screen(1)
    log, shown, seq = table.log(), list(ada.shown), table.live.seq
    assert sent(table, 1) is None
    await settle()
    assert (table.log(), ada.shown, table.live.seq) == (log, shown, seq)


async def test_who_waits_outside_neither_sends_nor_sees_reactions() -> None:
    table = await a_table(joining=Joining.APPROVED)
    outside, inside = table.screen(2), table.screen(1)
    assert sent(table, 2) is TableCode.NOT_APPROVED
    assert sent(table, 1) is None
    assert (outside.reactions, len(inside.reactions)) == ([], 1)


async def test_while_people_mark_a_face_is_refused_and_nobody_learns_of_it() -> None:
    table = await a_table(playing=True)
    screens = [table.screen(1), table.screen(2), table.screen(None)]
    assert [sent(table, who) for who in (1, 2, 3)] == [TOO_EARLY] * 3
    assert [each.reactions for each in screens] == [[], [], []]


async def test_before_the_word_is_turned_a_face_is_refused() -> None:
    table = await a_table()
    await table.start()
    assert table.phase() is Phase.WORD
    assert sent(table, 1) is TOO_EARLY


async def test_while_pictures_are_pointed_at_only_those_without_a_secret_send_reactions() -> None:
    table = await a_table(4, playing=True)
    watcher = await _fifth(table)
    await table.mark(1, 0, 1, 2)
    await table.mark(2, 0)
    await table.mark(3, 0, 5)
    await table.mark(4, 1, 6, 7)
    assert [sent(table, who) for who in (1, 2, 3, 4)] == [TOO_EARLY] * 4
    screen = table.screen(2)
    assert not screen.view["you"]["may_react"]
    await table.do(1, "point_at", place=0)
    assert [sent(table, who) for who in (1, 2, 3, 4)] == [TOO_EARLY, None, TOO_EARLY, TOO_EARLY]
    assert screen.view["you"]["may_react"]
    assert sent(table, watcher) is TOO_EARLY


async def _fifth(table: Table) -> int:
    """Somebody without a chair."""
    await table.must(None, c.Join("Eve", "en", "key"))
    return len(table.people)


async def test_when_a_round_is_scored_and_after_the_game_everybody_sends_reactions() -> None:
    for rounds in (1, 4):
        table = await play_with_bots(Harness(), people=2, rounds=rounds)
        assert [sent(table, who) for who in (1, 2)] == [None, None]


async def test_the_host_switches_faces_off_for_the_table_also_in_a_game() -> None:
    table = await a_table(playing=True)
    guest = table.screen(2)
    assert guest.view["table"]["reactions"]
    await table.do(1, "set_reactions", on=False)
    assert not guest.view["table"]["reactions"]
    assert sent(table, 2) is TableCode.REACTIONS_OFF
    assert await table.refused(2, "set_reactions", on=True) == "E_NOT_HOST"


async def test_a_face_does_not_wake_a_sleeping_table_and_still_arrives() -> None:
    table = await a_table()
    ada, bo = table.screen(1), table.screen(2)
    await table.harness.clock.turn(SILENCE + SWEEP + 1)
    assert not table.live.awake
    fussy = table.fussy()
    assert sent(table, 2) is None
    await settle()
    assert (fussy.loads, table.live.awake) == (0, False)
    assert reactions_on(ada) == reactions_on(bo) == [("m2", "joy")]


async def test_a_sleeping_table_that_was_written_to_elsewhere_passes_nothing_on() -> None:
    table = await a_table()
    ada = table.screen(1)
    await table.harness.clock.turn(SILENCE + SWEEP + 1)
    table.live.heard(table.live.seq + 1)
    assert sent(table, 1) is TOO_EARLY
    assert ada.reactions == []


async def test_a_stranger_and_somebody_who_was_sent_away_send_nothing() -> None:
    table = await a_table()
    ada = table.screen(1)
    await table.do(1, "kick", member="m3")
    assert sent(table, 3) is not None
    assert sent(table, 9) is not None
    assert ada.reactions == []


async def test_one_broken_screen_does_not_keep_faces_from_the_others() -> None:
    table = await a_table()
    broken, whole = table.screen(1), table.screen(2)
    del broken.reactions  # it fails when it is shown one
    assert sent(table, 2) is None
    assert len(whole.reactions) == 1
    assert table.harness.problems == ["react"]


# On the socket


def said(who: str) -> bytes:
    return json.dumps({"type": "react", "id": who, "kind": "cheer"}).encode()


async def test_the_sender_is_answered_immediately_and_faces_are_limited() -> None:
    table = await a_table()
    socket, ada = session(table, 1)
    ada._reactions = Buckets(Settings().reacting, table.harness.clock.monotonic)
    for number in range(6):
        ada.received(said(f"r{number}"))
    answers = [each for each in socket.heard if each["type"] in ("ack", "error")]
    assert [each.get("code") for each in answers] == [None] * 4 + ["E_REACTION_RATE"] * 2
    assert answers[-1]["message"] == "That’s a lot of reactions. Wait a moment."
    assert len([each for each in socket.heard if each["type"] == "reaction"]) == 4
    await table.harness.clock.turn(1)
    ada.received(said("later"))
    assert [each["type"] for each in socket.heard][-2:] == ["reaction", "ack"]


async def test_a_slow_socket_misses_faces_instead_of_queueing_them() -> None:
    table = await a_table()
    slow, _ = session(table, 2)
    slow.full = True
    for _ in range(300):
        assert sent(table, 1) is None
    assert slow.alive
    slow.full = False
    assert not [each for each in slow.heard if each["type"] == "reaction"]


# Two worlds


async def world(seed: int, crosses: tuple[int, ...]) -> list[object]:
    """All that others hear and are answered while everybody tries to send reactions at every moment of a round."""
    rng = Random(seed)
    table = await Harness(seed=seed).open(4, wish="create")
    others = [table.screen(1), table.screen(2), table.screen(4), table.screen(None)]
    table.screen(3)
    told: list[object] = []

    def everybody_tries() -> None:
        answers = [sent(table, who, rng.choice(list(ReactionKind))) for who in (1, 2, 3, 4)]
        told.append(
            (answers, [(tuple(each.reactions), tuple(each.shown), tuple(each.times)) for each in others])
        )

    everybody_tries()
    await table.start()
    everybody_tries()
    await table.do(1, "reveal_word")
    for place in crosses:
        await table.do(3, "mark", place=place)
        everybody_tries()
    await table.do(3, "finish_marking")
    for who, places in ((1, (0, 1, 2)), (2, (0, 1)), (4, (0, 1, 2))):
        await table.mark(who, *places)
        everybody_tries()
    for scout, place in ((1, 0), (2, 1)):
        await table.do(scout, "point_at", place=place)
        everybody_tries()
    assert table.phase() is Phase.REVEAL
    return told


@pytest.mark.parametrize(
    ("one", "two"), [((5, 6), (9, 14)), ((0, 5), (0, 11)), ((0, 1), (1, 0)), ((8, 0, 1), (0, 1, 12))]
)
async def test_whatever_somebody_marked_faces_are_refused_or_passed_on_alike(
    one: tuple[int, ...], two: tuple[int, ...]
) -> None:
    assert await world(1, one) == await world(1, two)
