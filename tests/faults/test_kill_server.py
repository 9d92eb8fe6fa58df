"""kill -9 on a whole server under load: what was acknowledged is there afterwards, once; and SIGTERM ends cleanly."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from stella.live.loading import table_of
from stella.tables import events as t
from stella.wire.stored import CODEC
from tests.support.logs import entries_of
from tests.support.people import Device
from tests.support.processes import Server, nursery_in
from tests.support.wires import Wire

from .conftest import LONG

KILLS = 50 if LONG else 10
"""Of each part, all on the same log."""
PARTS = 20 if LONG else 1
"""Each with a server and a seed of its own, so that they can run side by side."""
READY_IN = 2.0
WINDOW = 6
"""Requests on their way at the same time."""
RESTART = 1012

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
    pytest.mark.both_stores,
]


@dataclass
class Player:
    """Somebody who wishes as fast as answers come, and after a crash asks again what was not answered."""

    code: str
    member: str
    cookie: str
    marks: bool
    """Makes and wipes crosses; others change their name again and again."""
    on_answer: Any = None
    numbers: itertools.count[int] = field(default_factory=itertools.count)
    waiting: dict[str, dict[str, Any]] = field(default_factory=dict)
    acknowledged: list[str] = field(default_factory=list)
    closed_with: int | None = None
    stopping: bool = False

    async def play(self, server: Server) -> None:
        """Until the server is gone."""
        try:
            path = f"/api/tables/{self.code}/socket"
            wire = await Wire.open(server.port, path, {"cookie": self.cookie})
        except (OSError, asyncio.IncompleteReadError):
            return
        for wish in self.waiting.values():
            wire.send(**wish)
        self._fill(wire)
        async for payload in wire.frames():
            if payload.startswith((b'{"type":"view"', b'{"type":"leaving"')):
                continue
            message = json.loads(payload)
            assert message["type"] == "ack", message
            wish = self.waiting.pop(message["id"])
            self.acknowledged.append(wish["id"])
            self.on_answer()
            self._fill(wire)
        self.closed_with = wire.closed_with

    def _fill(self, wire: Wire) -> None:
        while len(self.waiting) < WINDOW and not self.stopping:
            number = next(self.numbers)
            wish: dict[str, Any] = {"id": f"wish-{number}", "type": "rename", "name": f"Name {number}"}
            if self.marks:
                wish = {
                    "id": wish["id"],
                    "type": "unmark" if number % 2 else "mark",
                    "place": number // 2 % 15,
                }
            self.waiting[wish["id"]] = wish
            wire.send(**wish)


async def seated_players(server: Server) -> list[Player]:
    """One table in the middle of a round and one before its game, three people at each."""
    players = []
    for marks in (True, False):
        async with Device(server.link) as host, Device(server.link) as bo, Device(server.link) as cy:
            code = (await host.create())["code"]
            for other in (bo, cy):
                await other.join(code)
            if marks:
                await host.connect()
                await host.do("start")
                await host.until(lambda view: view["play"] is not None)
                first = (host, bo, cy)[host.game["first_scout"]]
                if first is not host:
                    await first.connect()
                await first.do("reveal_word")
            for device in (host, bo, cy):
                (name, value), *_ = device.http.cookies.items()
                players.append(Player(code, value.split(".")[0], f"{name}={value}", marks))
    return players


def one_life(server: Server, players: list[Player], answers: int, pause: float) -> None:
    """Play until this many wishes were answered, and a moment more; then the server is killed."""

    async def life() -> None:
        loop, left = asyncio.get_running_loop(), itertools.count(answers - 1, -1)

        def answered() -> None:
            if next(left) == 0:
                loop.call_later(pause, server.kill)

        for player in players:
            player.on_answer = answered
        await asyncio.gather(*(player.play(server) for player in players))

    asyncio.run(life())


def last_life(server: Server, players: list[Player]) -> int:
    """Everything still open is asked again; then the server is asked to stop. Gives its status."""

    async def life() -> int:
        all_answered = asyncio.Event()

        def answered() -> None:
            if not any(player.waiting for player in players):
                all_answered.set()

        for player in players:
            player.stopping, player.on_answer = True, answered
        answered()
        plays = asyncio.gather(*(player.play(server) for player in players))
        await all_answered.wait()
        status = await asyncio.to_thread(server.end)
        await plays
        return status

    return asyncio.run(life())


def check(database: Path, player: Player) -> None:
    """All that was acknowledged is in the log once, in order, with its effect; and nothing else is."""
    entries = entries_of(database, player.code)
    mine = [each for each in entries if each.request_id.startswith(f"{player.member}:wish-")]
    assert [each.request_id for each in mine] == [f"{player.member}:{wish}" for wish in player.acknowledged]
    if player.marks:
        table = table_of(entries)
        assert table is not None
        assert table.game is not None
        seat = next(n for n, chair in enumerate(table.chairs) if chair.member == player.member)
        last = len(player.acknowledged) - 1
        assert set(table.game.round.marks[seat]) == ({last // 2 % 15} if last % 2 == 0 else set())
    else:
        events = [event for each in mine for event in CODEC.decode(each.body)]
        assert [event.name for event in events if isinstance(event, t.MemberRenamed)] == [
            f"Name {number}" for number in range(len(player.acknowledged))
        ]


@pytest.mark.timeout(1800 if LONG else 600)
@pytest.mark.parametrize("part", range(PARTS))
def test_no_acknowledged_wish_is_lost_or_doubled_when_the_server_is_killed_again_and_again(
    part: int, tmp_path: Path, figures: Callable[[str], None]
) -> None:
    chance = random.Random(part)
    with nursery_in(tmp_path) as nursery:
        server = nursery.start()
        data, players = server.data, asyncio.run(seated_players(server))
        open_at_death, slowest = 0, 0.0
        for _ in range(KILLS):
            one_life(server, players, chance.randrange(1, 40), chance.random() * 0.003)
            open_at_death += any(player.waiting for player in players)
            server = nursery.start(data=data)
            slowest = max(slowest, server.seconds)
        assert last_life(server, players) == 0
        assert {player.closed_with for player in players} == {RESTART}
        said = "".join(log.read_text() for log in tmp_path.glob("log-*"))
    for player in players:
        check(data / "tables.db", player)
    promised = sum(len(player.acknowledged) for player in players)
    figures(f"{KILLS} kills, {promised} acknowledged, slowest start {slowest:.2f} s")
    assert promised > KILLS * 10
    assert open_at_death > KILLS - max(3, KILLS // 10)  # or it was never killed at work
    assert "Traceback" not in said
    assert slowest < READY_IN


def test_sigterm_finishes_commits_closes_with_1012_and_ends_with_status_0(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        server = nursery.start()
        players = asyncio.run(seated_players(server))

        async def life() -> int:
            loop, left = asyncio.get_running_loop(), itertools.count(120, -1)
            status = loop.create_future()

            def answered() -> None:
                if next(left) == 0:
                    loop.run_in_executor(None, server.end).add_done_callback(
                        lambda ended: status.set_result(ended.result())
                    )

            for player in players:
                player.on_answer = answered
            await asyncio.gather(*(player.play(server) for player in players))
            ended: int = await status
            return ended

        assert asyncio.run(life()) == 0
        assert {player.closed_with for player in players} == {RESTART}
        assert server.said() == ""
        database = server.database
        again = nursery.start(data=server.data)
        assert last_life(again, players) == 0
        for player in players:
            check(database, player)
