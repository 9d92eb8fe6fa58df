"""Attacks on a real server, one after the other, while cluster play: `./dev faults availability [attack …]`.

Each attack comes from a process of its own, from one address or many behind the trusted proxy, with the usual limits of
the server. Cluster make moves that must be on disk, fetch pictures, and send pings that the event loop answers at
once, before, during and after it. Moves and pictures are measured by the clock. Of pings it is measured how much the
event loop worked (its processor time) until they were answered: what one stranger makes another wait for. On a machine
with other things to do only that tells something, so the clock counts only where moves are quick without an attack.
Memory is looked at afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx2

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.support.people import wish_id
from tests.support.processes import Server, nursery_in
from tests.support.wires import Wire

from attacks import ATTACKS, prepare

ROOT: Final = Path(__file__).resolve().parents[1]
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
    messages: asyncio.Task[None] | None = None
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


async def waits_of(cluster: list[Neighbour], seconds: float) -> Waits:
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

    await asyncio.gather(*(play(each, PACE * n / len(cluster)) for n, each in enumerate(cluster)))
    for each in (moves, pings, pictures):
        each.sort()
    clock, work, picture = (each[len(each) * 99 // 100] for each in (moves, pings, pictures))
    return Waits(moves[len(moves) // 2], clock, work, picture, len(moves))


async def measure(server: Server, name: str) -> bool:
    """One attack; prints its line, and returns whether the cluster were left undisturbed."""
    cluster = [await neighbour_at(server, number) for number in range(NEIGHBOURS)]
    before = await waits_of(cluster, QUIET)
    memory = server.memory()
    command = [sys.executable, str(ROOT / "tools" / "attacks.py"), name, str(server.port), str(server.data)]
    attacker = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert attacker.stdout is not None
    await attacker.stdout.readline()  # now it has begun
    peak, running = memory, True

    async def watch() -> None:
        nonlocal peak
        while running:
            peak = max(peak, server.memory())
            await asyncio.sleep(0.1)

    watching = asyncio.create_task(watch())
    attacked = await waits_of(cluster, ATTACKED)
    running = False
    await watching
    attacker.terminate()
    told = (await attacker.communicate())[0].decode().strip()
    for _ in range(RECOVERY):
        if server.memory() - memory > MOST_MEMORY:
            await asyncio.sleep(1)
    after = await waits_of(cluster, QUIET)
    held = server.memory() - memory
    for each in cluster:
        each.wire.reset()
        await each.http.aclose()
    added, usual = attacked.work - before.work, max(before.clock, after.clock)
    well = added <= MOST_DELAY and held <= MOST_MEMORY
    if usual < QUICK:
        well &= attacked.clock - usual <= MOST_DELAY
        well &= attacked.picture - max(before.picture, after.picture) <= MOST_DELAY
    print(
        f"{name:<11} p99, ms: loop {before.work * 1e3:.1f} -> {attacked.work * 1e3:.1f}, added {added * 1e3:.1f}; "
        f"clock of {attacked.count} moves {before.clock * 1e3:.0f} -> {attacked.clock * 1e3:.0f} -> "
        f"{after.clock * 1e3:.0f} (median {before.median * 1e3:.0f} -> {attacked.median * 1e3:.0f}); "
        f"of pictures {before.picture * 1e3:.0f} -> {attacked.picture * 1e3:.0f}; "
        f"memory {memory / 1e6:.0f} MB, at most +{(peak - memory) / 1e6:.0f}, afterwards {held / 1e6:+.0f}; {told}"
        f"{'' if well else '   TOO MUCH'}",
        flush=True,
    )
    return well


def main(arguments: list[str]) -> int:
    """Run the attacks and say which ones the cluster felt."""
    parser = argparse.ArgumentParser(prog="./dev faults availability", description=__doc__)
    parser.add_argument("attack", nargs="*", help=f"some of: {', '.join(ATTACKS)}")
    asked = parser.parse_args(arguments)
    names = asked.attack or list(ATTACKS)
    if unknown := set(names) - set(ATTACKS):
        parser.error(f"no such attack: {', '.join(sorted(unknown))}")
    felt = []
    for name in names:
        with tempfile.TemporaryDirectory() as folder, nursery_in(Path(folder)) as nursery:
            data = Path(folder) / "data"
            options = prepare(name, data)
            server = nursery.start(*options, data=data, limited=True)
            if not asyncio.run(measure(server, name)):
                felt.append(name)
            server.end()
    print(f"{len(names) - len(felt)} of {len(names)} attacks left the cluster in peace", flush=True)
    return 1 if felt else 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))
