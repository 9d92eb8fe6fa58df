from __future__ import annotations

import asyncio
import time

from stella.server.ws import SocketLimits
from stella.server.ws.heartbeat import PHASES, HeartbeatScheduler
from tests.server.ws.harness import PATIENCE, EchoAdmission, Raw, harness

INTERVAL = 25.0
BRISK = SocketLimits(heartbeat=0.2)


class Member:
    def __init__(self, visited: asyncio.Event | None = None) -> None:
        self.beats = 0
        self.visited = visited

    def beat(self) -> None:
        self.beats += 1
        if self.visited is not None:
            self.visited.set()


class Clock:
    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


def test_each_member_is_visited_once_per_interval_and_no_two_at_the_same_moment() -> None:
    async def scene() -> None:
        wheel = HeartbeatScheduler(INTERVAL, Clock())
        members = [Member() for _ in range(PHASES)]
        phases = [wheel.join(member) for member in members]
        assert sorted(phases) == list(range(PHASES))
        for turn in range(PHASES):
            wheel.turn()
            assert sum(member.beats for member in members) == turn + 1
        assert {member.beats for member in members} == {1}
        for member, phase in zip(members, phases, strict=True):
            wheel.leave(member, phase)
        assert len(wheel) == 0

    asyncio.run(scene())


def test_the_wheel_turns_by_its_clock() -> None:
    async def scene() -> None:
        clock = Clock()
        wheel = HeartbeatScheduler(INTERVAL, clock)
        member = Member()
        phase = wheel.join(member)
        for _ in range(PHASES * 3):
            wheel.poll()
        assert member.beats == 0
        for _ in range(PHASES * 3):
            clock.time += INTERVAL / PHASES + 1e-6
            wheel.poll()
        assert member.beats == 3
        wheel.leave(member, phase)

    asyncio.run(scene())


def test_a_server_that_was_held_up_does_not_hurry() -> None:
    async def scene() -> None:
        clock = Clock()
        wheel = HeartbeatScheduler(INTERVAL, clock)
        members = [Member() for _ in range(PHASES)]
        for member in members:
            wheel.join(member)
        clock.time += 10 * INTERVAL
        for _ in range(PHASES):
            wheel.poll()
        assert sum(member.beats for member in members) == 1

    asyncio.run(scene())


def test_an_empty_wheel_has_no_timer() -> None:
    async def scene() -> None:
        wheel = HeartbeatScheduler(0.001)
        visited = asyncio.Event()
        member = Member(visited)
        phase = wheel.join(member)
        await asyncio.wait_for(visited.wait(), PATIENCE)
        wheel.leave(member, phase)
        assert wheel._timer is None

    asyncio.run(scene())


def test_a_silent_peer_is_pinged_and_then_dropped() -> None:
    admission = EchoAdmission()
    with harness(admission, BRISK) as at, Raw(at.port) as guest:
        begin = time.monotonic()
        guest.open()
        assert guest.frame() == (9, b"")
        assert guest.ended()
        assert time.monotonic() - begin >= 2 * BRISK.heartbeat
        assert [admission.next(), admission.next()] == ["writable", "closed"]
