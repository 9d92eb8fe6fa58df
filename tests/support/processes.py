"""Real server processes with their logs, quick to start and ready to be killed."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import itertools
import json
import math
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tests.support.stores import CHOICE

ROOT = Path(__file__).resolve().parents[2]
READY = re.compile(r"http://127\.0\.0\.1:(\d+)$")
"""How the line ends that says where it is open, in any language."""

_numbers = itertools.count(1)


@dataclass
class Server:
    """One `stella serve`."""

    pid: int
    port: int
    data: Path
    log: Path
    seconds: float
    """From the order to start to the word that it is open: by the clock or, on a crowded machine, of its own work."""
    nursery: Nursery
    running: bool = True

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def database(self) -> Path:
        return self.data / "tables.db"

    def said(self) -> str:
        """Everything in its log."""
        return self.log.read_text(encoding="utf-8")

    def end(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Send a signal and wait; returns the exit status, negative after a deadly signal."""
        self.running = False
        os.kill(self.pid, how)
        return self.nursery.wait(self.pid)

    def kill(self) -> None:
        """Kill it immediately, whatever it is doing."""
        assert self.end(signal.SIGKILL) == -signal.SIGKILL

    def memory(self) -> int:
        """Resident bytes."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


def seconds_of_work(pid: int) -> float:
    """How long a process has kept a processor busy; without end where no /proc tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return math.inf
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@cache
def forking_process() -> subprocess.Popen[str]:
    """One for all tests of this process; it ends with it."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.support.nursery"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    atexit.register(process.communicate)
    return process


class Nursery:
    """Starts servers; all that still run are killed at the end."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._process = forking_process()
        self._servers: list[Server] = []

    def start(
        self,
        *options: str,
        data: Path | None = None,
        limited: bool = False,
        still: bool = False,
        ahead: int = 0,
        seed: int | None = None,
        leak: str | None = None,
        client: Path | None = None,
        grace: float | None = None,
    ) -> Server:
        """Start a server and wait until it says that it is open.

        `still`: its limits never grow back; `ahead`: seconds that its clock is ahead of the real one;
        `client`: a folder with another build of the page; `grace`: seconds that it gives its last sockets when it ends.
        """
        number = next(_numbers)
        data = data or self.folder / f"data-{number}"
        out, log = self.folder / f"out-{number}", self.folder / f"log-{number}"
        os.mkfifo(out)
        here = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data), "--set", "bot_pause=0"]
        here += ["--set", "pace=off"]
        free = [] if limited else ["--unlimited"]
        begun = time.perf_counter()
        order = {
            "start": [*here, *free, *options, *CHOICE.options_of(data, *options)],
            "out": str(out),
            "log": str(log),
            "still": still,
            "ahead": ahead,
            "seed": seed,
            "leak": leak,
            "client": None if client is None else str(client),
            "grace": grace,
        }
        pid = self._order(order)["pid"]
        with out.open(encoding="utf-8") as said:  # keeps nobody waiting: the rest fits into the pipe
            found = next((ready for line in said if (ready := READY.search(line.rstrip()))), None)
        assert found is not None, log.read_text()
        seconds = min(time.perf_counter() - begun, seconds_of_work(pid))
        server = Server(pid, int(found[1]), data, log, seconds, self)
        self._servers.append(server)
        return server

    async def start_beside(self, *options: str, **how: Any) -> Server:
        """The same while our event loop goes on: the server may need it to start."""
        return await asyncio.to_thread(self.start, *options, **how)

    def wait(self, pid: int) -> int:
        """Wait for the end of a server; gives its status."""
        status: int = self._order({"wait": pid})["status"]
        return status

    def close(self) -> None:
        """Kill all servers that still run; pytest shows of a failed test what each of them said last."""
        for server in self._servers:
            if server.running:
                with contextlib.suppress(ProcessLookupError):
                    server.end(signal.SIGKILL)
            print(f"server {server.link} said last:", *server.said().splitlines()[-15:], sep="\n  ")

    def _order(self, order: dict[str, Any]) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer


@contextlib.contextmanager
def nursery_in(folder: Path) -> Iterator[Nursery]:
    """A nursery that is closed at the end."""
    nursery = Nursery(folder)
    try:
        yield nursery
    finally:
        nursery.close()
