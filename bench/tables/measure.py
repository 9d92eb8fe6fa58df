"""Runs the load generator against one server after the other, round by round."""

from __future__ import annotations

import contextlib
import json
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bench.tables.game import Script
from bench.tables.record import write_sockets
from bench.tables.servers import COLYSEUS, DIALECTS, FASTAPI, FLOOR, OURS, Server, Trouble

MIXES: Final = ("secret marks", "public moves", "whole games")
PLAYED, SET = 1, 2
PACED: Final = (OURS, FASTAPI, COLYSEUS, FLOOR)
"""Clients that are measured at an even pace."""


@dataclass(frozen=True, slots=True)
class Run:
    """What the load generator saw of one server for some seconds."""

    moves: int
    seconds: float
    p50: float
    p99: float
    max: float
    late: int
    load_user: float
    load_system: float
    server_user: float
    server_system: float
    acks: int
    views: int

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def capacity(self) -> float:
        """Moves for each second of a core that the server really got: other programs do not count."""
        return self.moves / max(1e-9, self.server_user + self.server_system)

    @property
    def load(self) -> float:
        """Which part of its core the load generator used."""
        return (self.load_user + self.load_system) / self.seconds

    @property
    def busy(self) -> float:
        """Which part of its core the server used."""
        return (self.server_user + self.server_system) / self.seconds

    @property
    def user(self) -> float:
        """Microseconds of the server's user time for each move."""
        return self.server_user / max(1, self.moves) * 1e6

    @property
    def system(self) -> float:
        """The same in the kernel."""
        return self.server_system / max(1, self.moves) * 1e6


@dataclass(slots=True)
class Results:
    """All runs, by what was played and by server; a run for each round."""

    flat_out: dict[str, dict[str, list[Run]]] = field(default_factory=lambda: {mix: {} for mix in MIXES})
    paced: dict[str, list[Run]] = field(default_factory=dict)
    memory: dict[str, list[float]] = field(default_factory=dict)
    """Bytes for each idle connected table of six: of the first batch, and of a second one on top of it."""


@dataclass(frozen=True, slots=True)
class Load:
    """The load generator, with what it plays."""

    folder: Path
    path: Path
    """The script with its recorded views."""
    script: Script
    core: int

    def flat_out(self, server: Server, mix: str, tables: int, warm: float, seconds: float) -> Run:
        """As many moves as the server takes."""
        spread = SET if server.route else PLAYED if mix == "whole games" else 0
        return self._run(server, mix, tables, (spread, warm, seconds, 0))

    def paced(self, server: Server, tables: int, warm: float, seconds: float) -> Run:
        """One public move a second at each table."""
        return self._run(server, "public moves", tables, (SET if server.route else 0, warm, seconds, 1))

    def _run(self, server: Server, mix: str, tables: int, how: tuple[float, ...]) -> Run:
        server.settle()
        done = subprocess.run(
            self._command(server, mix, tables, how), text=True, capture_output=True, check=False
        )
        if done.returncode:
            raise Trouble(f"{server.name}, {mix}: {done.stderr.strip()}")
        server.settle()
        return Run(**json.loads(done.stdout))

    @contextlib.contextmanager
    def held(self, server: Server, tables: int) -> Iterator[None]:
        """Tables that were played at for a moment and are idle."""
        command = self._command(server, "secret marks", tables, (SET if server.route else 0, 0, 0, 0))
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            if process.stdout.readline() != "ready\n":
                raise Trouble(f"{server.name}: idle tables could not be connected")
            try:
                yield
            finally:
                process.stdin.close()

    def _command(self, server: Server, mix: str, tables: int, how: tuple[float, ...]) -> list[str]:
        sockets = self.folder / "sockets"
        write_sockets(sockets, server.tables(tables))
        program = ["taskset", "--cpu-list", str(self.core), str(self.folder / "load")]
        where = (self.path, sockets, self.script.prepared, *self.script.span(mix))
        return [*program, *map(str, (server.port, server.pid, *where, *how, DIALECTS.get(server.name, 0)))]


@dataclass(frozen=True, slots=True)
class Plan:
    """How much is measured."""

    rounds: int
    tables: int
    """All of them, as fast as the server answers."""
    seconds: float
    paced_tables: int
    paced_seconds: float
    idle_tables: int
    warm: float = 0.5
    peers: bool = True
    """All peers; otherwise only FastAPI and the floors."""
    frameworks: bool = True
    """Colyseus and boardgame.io among the peers."""


FULL: Final = Plan(3, 60, 1.5, 200, 5.0, 300)
QUICK: Final = Plan(2, 50, 0.8, 0, 0.0, 0, warm=0.3, peers=False)
"""For those who change something: no idle tables, which take minutes to fall asleep, and no even pace."""


def measure(
    load: Load, servers: list[Server], plan: Plan, results: Results, tell: Callable[[str], None]
) -> Iterator[int]:
    """All rounds, the number of each when it is over. Each goes through all servers, beginning with another one."""
    for number in range(1, plan.rounds + 1):
        turn = (number - 1) % len(servers)
        order = servers[turn:] + servers[:turn]
        for mix in MIXES:
            for server in order:
                tell(f"round {number} of {plan.rounds}: {mix}, {server.name}")
                run = load.flat_out(server, mix, plan.tables, plan.warm, plan.seconds)
                results.flat_out[mix].setdefault(server.name, []).append(run)
        for server in order if plan.paced_tables else ():
            if server.name in PACED:
                tell(
                    f"round {number} of {plan.rounds}: {plan.paced_tables} tables, a move a second, {server.name}"
                )
                run = load.paced(server, plan.paced_tables, plan.warm + 1, plan.paced_seconds)
                results.paced.setdefault(server.name, []).append(run)
        yield number
