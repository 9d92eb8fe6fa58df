"""What a move costs the event loop, counted: the same on a busy machine as on a quiet one.

Six people sit at a table of the real server, in this process: from the bytes of a frame to the bytes of all views, with
a log in memory, and nothing of the network, the disk or SQLite. What is counted is function calls, the same number
with every Python (3.11 to 3.13 differ by less than 1 %), and the processor's instructions where valgrind is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeVar

from bench.tables.game import HOST, SEATS, Step, script
from rich.console import Console
from rich.table import Table as Grid
from tests.support.memory_store import MemoryStore
from tests.support.servers import FakeClock, make_server
from uvicorn.server import ServerState
from websockets.utils import apply_mask

from stella.cli.server_process import quicken_enums
from stella.live.ports import Entry, TableId
from stella.server.app import socket_class_for
from stella.server.ws import GameSocket
from stella.tables import commands as c
from stella.tables.keys import hashed
from stella.tables.options import OptionChanges
from stella.tables.refusal import Refusal

BASELINE: Final = Path(__file__).with_name("instructions-baseline.json")
TOLERANCE: Final = 0.03
"""More calls than this much above the baseline fail the check."""
INLINED: Final = {"<listcomp>", "<dictcomp>", "<setcomp>"}
"""Calls in Python 3.11 only."""
FIXED: Final = {**os.environ, "PYTHONHASHSEED": "0"}
"""The order of sets decides on some calls."""
NAMES: Final = ("Ada", "Bo", "Chiara", "Dmitri", "Eloise", "Farid")
HEAD: Final = (
    "GET /api/tables/{code}/socket{query} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
    "Cookie: stella-{code}={member}.{key}\r\n\r\n"
)
STATE: Final = ServerState()
MASK: Final = b"\x37\xfa\x21\x3d"
T = TypeVar("T")


class Turns:
    """The least that an event loop does: what is ready runs in turn, and nothing ever comes from outside."""

    def __init__(self) -> None:
        self._ready: deque[tuple[Callable[..., object], Any]] = deque()

    def call_soon(self, callback: Callable[..., object], *args: Any, **_: Any) -> None:
        """Have it run in a later turn."""
        self._ready.append((callback, args))

    def call_at(self, when: float, callback: Any, *args: Any, context: Any = None) -> asyncio.TimerHandle:
        """Have it never run: time stands still."""
        loop: Any = self
        return asyncio.TimerHandle(when, callback, args, loop, context)

    call_later = call_at

    def create_future(self) -> asyncio.Future[Any]:
        """A future of this loop."""
        loop: Any = self
        return asyncio.Future(loop=loop)

    def create_task(self, work: Any, **_: Any) -> asyncio.Task[Any]:
        """A task of this loop."""
        loop: Any = self
        return asyncio.Task(work, loop=loop)

    def time(self) -> float:
        """Always the same."""
        return 0.0

    def get_debug(self) -> bool:
        """Nothing is looked at more closely."""
        return False

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It would not have run anyway."""

    def settle(self) -> None:
        """Run what is ready, and what follows from it."""
        while self._ready:
            callback, args = self._ready.popleft()
            callback(*args)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """The result of something that waits for nothing from outside."""
        task: asyncio.Task[T] = self.create_task(work)
        self.settle()
        return task.result()


class Log(MemoryStore):
    """A log that answers in a later turn, as a real one does, and does next to nothing itself."""

    def append(self, table: TableId, expected: int, entries: Sequence[Entry]) -> asyncio.Future[None]:
        """Keep the entries."""
        loop = asyncio.get_running_loop()
        self._logs.setdefault(table, []).extend(entries)
        future = loop.create_future()
        loop.call_soon(future.set_result, None)
        return future


class Transport(asyncio.Transport):
    """A connection that swallows what is written."""

    def __init__(self) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self.writes = 0

    def write(self, data: Any) -> None:
        """One system call."""
        self.writes += 1

    def writelines(self, list_of_data: Any) -> None:
        """One system call."""
        self.writes += 1

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """There is always room."""

    def is_closing(self) -> bool:
        """It stays open."""
        return False


class Table:
    """A table of six with a socket for each, on a server of its own or on that of another table."""

    def __init__(
        self, loop: Turns, query: str = "", people: int = SEATS, beside: Table | None = None
    ) -> None:
        self.loop, self.query, self.numbers = loop, query, 0
        if beside is None:
            server = make_server(store=Log(), clock=FakeClock(), seed=5)
            self.hub, self.opener = server.hub, socket_class_for(server)
        else:
            self.hub, self.opener = beside.hub, beside.opener
        wish = f"bench-{len(self.hub.tables)}"
        made = loop.run(
            self.hub.create(wish, lambda key: c.CreateTable(OptionChanges(), NAMES[0], "en", key))
        )
        assert not isinstance(made, Refusal)
        self.live, _, key = made
        self.sockets = [self.connect(key)]
        for _ in range(people - 1):
            self.join()

    def join(self) -> None:
        """The next person comes, as by the invitation, and opens a socket."""
        number = len(self.sockets)
        join = c.Join(NAMES[number], "en", hashed(f"key-{number}"), id=f"join-{number}")
        self.loop.run(self.hub.ask(self.live, None, join))
        self.sockets.append(self.connect(f"key-{number}"))

    def connect(self, key: str) -> GameSocket:
        """The socket of the newest member."""
        state: Any = self.live.state
        member = list(state.members)[-1]
        socket = self.opener(None, STATE, None)
        socket.connection_made(Transport())
        head = HEAD.format(code=self.live.id, query=self.query, member=member, key=key)
        socket.data_received(head.encode())
        self.loop.settle()
        assert socket.alive
        return socket

    def moves(self, steps: Sequence[Step], first_scout: int) -> Callable[[], None]:
        """What makes these moves, each when the one before it is done; their frames are ready."""
        frames = [(step.actor(first_scout), self.frame(step)) for step in steps]

        def play() -> None:
            before = self.live.seq
            for seat, frame in frames:
                self.sockets[seat].data_received(frame)
                self.loop.settle()
            assert self.live.seq == before + len(frames)

        return play

    def frame(self, step: Step) -> bytes:
        """A message as a browser sends it."""
        self.numbers += 1
        message = {"type": step.type, "id": f"0000-{self.numbers:012}", **step.fields}
        body = json.dumps(message, separators=(",", ":")).encode()
        return bytes([0x81, 0x80 | len(body)]) + MASK + apply_mask(body, MASK)

    def play(self, steps: Sequence[Step]) -> None:
        """Make these moves."""
        self.moves(steps, self.first_scout)()

    def start(self) -> Table:
        """Begin a game."""
        self.moves([Step("start", HOST)], 0)()
        return self

    @property
    def first_scout(self) -> int:
        """The seat that began the game."""
        state = self.live.state
        assert state is not None
        assert state.game is not None
        return state.game.setup.first_scout


Workload = tuple[str, int, Callable[[], object]]
"""What is counted: its name, how many one run does, and how."""


def workloads(loop: Turns) -> list[Workload]:
    """All that is counted; everything has been done once before, so that caches are filled."""
    whole = script()
    begin = whole.steps[1 : whole.prepared]
    secret, public = (whole.steps[slice(*whole.span(mix))] for mix in ("secret marks", "public moves"))
    first_round = whole.steps[1 : next(n for n, step in enumerate(whole.steps) if step.type == "next_round")]
    found = list[Workload]()
    for name, query in (("", ""), (", own part alone", "?parts=own")):
        table = Table(loop, query).start()
        table.play([*begin, *secret, *public])
        found.append((f"secret mark{name}", len(secret), table.moves(secret, table.first_scout)))
        if not query:
            found.append(("public move", len(public), table.moves(public, table.first_scout)))
    Table(loop).start().play(first_round)
    other, five = Table(loop).start(), Table(loop, people=SEATS - 1)
    found.append(("first round of a game", 1, other.moves(first_round, other.first_scout)))
    found.append(("sixth person joins", 1, five.join))
    return found


def calls_in(work: Callable[[], object]) -> int:
    """How many functions it calls, ours and built-in ones."""
    count = 0

    def note(frame: FrameType, event: str, _: Any) -> None:
        nonlocal count
        count += event == "c_call" or (event == "call" and frame.f_code.co_name not in INLINED)

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count - 1  # the end of the counting


def in_turn(measured: Callable[[Callable[[], object]], int]) -> dict[str, tuple[int, int]]:
    """Each workload, measured, and how many times it does what it is named after."""
    quicken_enums()
    loop = Turns()
    running: Any = loop
    asyncio._set_running_loop(running)
    try:
        return {name: (measured(work), many) for name, many, work in workloads(loop)}
    finally:
        asyncio._set_running_loop(None)


def microseconds(tries: int = 50) -> dict[str, float]:
    """Processor time of a move: the shortest of many tries, to compare Pythons on the same machine."""
    quicken_enums()
    loop, whole = Turns(), script()
    running: Any = loop
    asyncio._set_running_loop(running)
    mixes = {name: whole.steps[slice(*whole.span(f"{name}s"))] for name in ("secret mark", "public move")}
    table = Table(loop).start()
    table.play([*whole.steps[1 : whole.prepared], *mixes["secret mark"], *mixes["public move"]])
    found = dict.fromkeys(mixes, math.inf)
    for name, steps in mixes.items():
        for _ in range(tries):
            work = table.moves(steps, table.first_scout)
            began = time.process_time()
            work()
            found[name] = min(found[name], (time.process_time() - began) / len(steps) * 1e6)
    asyncio._set_running_loop(None)
    return found


def calls() -> dict[str, float]:
    """The function calls of each workload."""
    return {name: counted / many for name, (counted, many) in in_turn(calls_in).items()}


def between_marks(work: Callable[[], object]) -> int:
    """Have callgrind write down what it counted so far, and then what it counted in the work."""
    os.getppid()
    work()
    os.getppid()
    return 0


def instructions() -> dict[str, float]:
    """The processor's instructions of each workload, by callgrind, in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        valgrind = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={out}"]
        ours = [sys.executable, "-m", "bench.instructions", "--marks"]
        command = [*valgrind, "--dump-before=getppid", *ours]
        told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=FIXED).stdout
        return {
            name: _summary(Path(f"{out}.{2 * number + 2}")) / many
            for number, (name, (_, many)) in enumerate(json.loads(told).items())
        }


def _summary(dump: Path) -> int:
    with dump.open(encoding="utf-8") as lines:
        return next(int(line.split()[1]) for line in lines if line.startswith("summary:"))


def calls_apart() -> dict[str, float]:
    """The calls, counted in a process of its own whose sets have a fixed order."""
    command = [sys.executable, "-m", "bench.instructions", "--json"]
    told = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, env=FIXED).stdout
    counts: dict[str, float] = json.loads(told)
    return counts


def worse(counts: dict[str, float], baseline: dict[str, float]) -> dict[str, float]:
    """What is above the baseline by more than the tolerance, and by how much."""
    changes = {name: counts[name] / before - 1 for name, before in baseline.items()}
    return {name: change for name, change in changes.items() if change > TOLERANCE}


def main() -> int:
    """Count, show, compare."""
    parser = argparse.ArgumentParser(prog="./dev bench instructions", description=__doc__)
    parser.add_argument("--write", action="store_true", help="make these calls the new baseline")
    parser.add_argument("--json", action="store_true", help="print the calls alone, as JSON")
    parser.add_argument("--time", action="store_true", help="print processor time in microseconds instead")
    parser.add_argument("--marks", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.time:
        print(", ".join(f"{name}: {each:.1f} µs" for name, each in microseconds().items()))
        return 0
    if asked.json or asked.marks:
        print(json.dumps(calls() if asked.json else in_turn(between_marks)))
        return 0
    counts = calls_apart()
    baseline: dict[str, float] = json.loads(BASELINE.read_text())
    machine = instructions() if shutil.which("valgrind") else {}
    grid = Grid("", "function calls", "baseline", "instructions", title="In the process, without disk")
    for name, each in counts.items():
        known = f"{machine[name]:,.0f}" if machine else "needs valgrind"
        grid.add_row(name, f"{each:,.0f}", f"{baseline.get(name, 0):,}", known)
    Console().print(grid)
    if asked.write:
        BASELINE.write_text(json.dumps({name: round(each) for name, each in counts.items()}, indent=2) + "\n")
        return 0
    return int(bool(worse(counts, baseline)))


if __name__ == "__main__":
    sys.exit(main())
