"""Attacks on a real server, one after the other, while neighbours play.

Each attack comes from a process of its own, from one address or many behind the trusted proxy, with the usual limits of
the server. Neighbours make moves that must be on disk, fetch pictures, and send pings that the event loop answers at
once, before, during and after it. Moves and pictures are measured by the clock, but they count only where moves are
quick without an attack. Of pings the processor time of the event loop is measured until they were answered, which tells
something on a busy machine too. Memory is looked at afterwards.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx2
import pytest

from tests.support.people import wish_id
from tests.support.processes import Server, nursery_in
from tests.support.wires import Wire

from .attacks import ATTACKS, prepare

pytestmark = [pytest.mark.alone, pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")]

ROOT: Final = Path(__file__).resolve().parents[2]
NEIGHBOURS: Final = 6
PACE: Final = 0.2
"""Seconds between two moves of a neighbour: within the limits of messages."""
QUIET: Final = 4.0
ATTACKED: Final = 10.0
MOST_DELAY: Final = 0.1
QUICK: Final = 0.03
"""Seconds of a move by the clock, on a machine that has little else to do."""
MOST_MEMORY: Final = 50e6
RECOVERY: Final = 40
"""Seconds that memory has to come back."""


@dataclass(frozen=True)
class Waits:
    """The slowest in a hundred: moves and pictures in seconds of the clock, pings in seconds of the loop's work."""

    median: float
    clock: float
    work: float
    picture: float
    count: int


def work_of(pid: int) -> float:
    """Processor time of the thread that runs the event loop, in seconds."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9


@dataclass
class Neighbour:
    """Somebody who plays at another table."""

    server: Server
    wire: Wire
    http: httpx2.AsyncClient
    pictures: list[str]
    number: int = 0

    def __post_init__(self) -> None:
        self.answers: dict[str, asyncio.Future[str]] = {}
        self.messages = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for message in self.wire.messages():
            if message["type"] in ("ack", "error") and (answer := self.answers.pop(message["id"], None)):
                answer.set_result(message.get("code", "ack"))

    async def fetch(self) -> float:
        """Fetch a picture; returns how long it took."""
        began = time.perf_counter()
        reply = await self.http.get(self.pictures[self.number % len(self.pictures)])
        assert reply.status_code == 200
        return time.perf_counter() - began

    async def ask(self, **message: str) -> tuple[float, float]:
        """Ask something; returns how long it took, and how much the event loop worked meanwhile."""
        self.number += 1
        name, began, work = f"ask-{self.number}", time.perf_counter(), work_of(self.server.pid)
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.answers[name] = answer
        self.wire.send(id=name, **message)
        assert await asyncio.wait_for(answer, 60) == "ack"
        return time.perf_counter() - began, work_of(self.server.pid) - work


async def neighbour_at(server: Server, number: int) -> Neighbour:
    """A table with its host, from an address of their own."""
    address = {"x-forwarded-for": f"192.0.2.{number + 1}"}
    http = httpx2.AsyncClient(base_url=server.link, headers=address, timeout=60)
    reply = await http.post("/api/tables", json={"id": wish_id("create"), "name": "Ada"})
    deck = (await http.get("/api/decks/starlight?lang=en")).json()
    cookie = reply.headers["set-cookie"].partition(";")[0]
    path = f"/api/tables/{reply.json()['code']}/socket"
    wire = await Wire.open(server.port, path, {"cookie": cookie, **address})
    return Neighbour(server, wire, http, [card["small"] for card in deck["cards"].values()])


async def waits_of(neighbours: list[Neighbour], seconds: float) -> Waits:
    """How long the moves of this many seconds took."""
    moves, pings, pictures = list[float](), list[float](), list[float]()
    end = time.perf_counter() + seconds

    async def play(neighbour: Neighbour, offset: float) -> None:
        await asyncio.sleep(offset)
        while time.perf_counter() < end:
            began = time.perf_counter()
            moves.append((await neighbour.ask(type="rename", name=f"Ada {neighbour.number}"))[0])
            await asyncio.sleep(PACE)
            pings.append((await neighbour.ask(type="ping"))[1])
            pictures.append(await neighbour.fetch())
            await asyncio.sleep(max(0.0, began + 2 * PACE - time.perf_counter()))

    await asyncio.gather(*(play(each, PACE * n / len(neighbours)) for n, each in enumerate(neighbours)))
    for each in (moves, pings, pictures):
        each.sort()
    clock, work, picture = (each[len(each) * 99 // 100] for each in (moves, pings, pictures))
    return Waits(moves[len(moves) // 2], clock, work, picture, len(moves))


async def measure(server: Server, name: str) -> tuple[bool, str]:
    """One attack: whether neighbours were left undisturbed, and what was measured."""
    neighbours = [await neighbour_at(server, number) for number in range(NEIGHBOURS)]
    before = await waits_of(neighbours, QUIET)
    memory = server.memory()
    command = [sys.executable, "-m", "tests.faults.attacks", name, str(server.port)]
    attacker = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert attacker.stdout is not None
    assert await attacker.stdout.readline() == b"begun\n"
    peak, running = memory, True

    async def watch() -> None:
        nonlocal peak
        while running:
            peak = max(peak, server.memory())
            await asyncio.sleep(0.1)

    watching = asyncio.create_task(watch())
    attacked = await waits_of(neighbours, ATTACKED)
    running = False
    await watching
    attacker.terminate()
    told = (await attacker.communicate())[0].decode().strip()
    for _ in range(RECOVERY):
        if server.memory() - memory > MOST_MEMORY:
            await asyncio.sleep(1)
    after = await waits_of(neighbours, QUIET)
    held = server.memory() - memory
    for each in neighbours:
        each.wire.reset()
        await each.http.aclose()
        await each.messages
    added, usual = attacked.work - before.work, max(before.clock, after.clock)
    well = added <= MOST_DELAY and held <= MOST_MEMORY
    if usual < QUICK:
        well &= attacked.clock - usual <= MOST_DELAY
        well &= attacked.picture - max(before.picture, after.picture) <= MOST_DELAY
    return well, (
        f"p99, ms: loop {before.work * 1e3:.1f} -> {attacked.work * 1e3:.1f}, added {added * 1e3:.1f}; "
        f"clock of {attacked.count} moves {before.clock * 1e3:.0f} -> {attacked.clock * 1e3:.0f} -> "
        f"{after.clock * 1e3:.0f} (median {before.median * 1e3:.0f} -> {attacked.median * 1e3:.0f}); "
        f"of pictures {before.picture * 1e3:.0f} -> {attacked.picture * 1e3:.0f}; "
        f"memory {memory / 1e6:.0f} MB, at most +{(peak - memory) / 1e6:.0f}, afterwards {held / 1e6:+.0f}; {told}"
    )


@pytest.mark.parametrize("name", ATTACKS)
def test_neighbours_hardly_feel_an_attack(name: str, tmp_path: Path, figures: Callable[[str], None]) -> None:
    data = tmp_path / "data"
    options = prepare(name, data)
    with nursery_in(tmp_path) as nursery:
        server = nursery.start(*options, data=data, limited=True)
        well, said = asyncio.run(measure(server, name))
        server.end()
    figures(said)
    assert well, said
