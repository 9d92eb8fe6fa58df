"""Whole games of six by real sockets against the real server, next to five others and two floors.

Every move is on disk before it is answered. The servers share one core, the load generator has another; the rounds go
from server to server, and ratios are taken within a round. Needs Linux, gcc and two cores.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import os
import platform
import subprocess
import sys
import sysconfig
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.tables import report, servers
from bench.tables.game import Script, script
from bench.tables.measure import FULL, QUICK, Load, Plan, Results, measure
from bench.tables.record import record
from bench.tables.servers import Server, Trouble
from rich.console import Console

from stella.live.hub import SILENCE, SWEEP

SLEEP = SILENCE + SWEEP + 2.0
"""Seconds after which silent tables have gone to sleep."""
BEGAN = os.getloadavg()[0]


def install_fastapi() -> None:
    """Add FastAPI to .venv, locked and hashed; nearly free when it is there."""
    environment = Path(sys.prefix)
    wanted = servers.ROOT / "requirements" / "bench.txt"
    uv = str(environment / "bin" / "uv")
    command = [uv, "pip", "install", "--quiet", "--require-hashes", "-r", str(wanted)]
    if subprocess.run(command, env={**os.environ, "VIRTUAL_ENV": str(environment)}, check=False).returncode:
        raise Trouble("FastAPI could not be installed from requirements/bench.txt")


def install_peers() -> None:
    """Put Colyseus and boardgame.io, locked and hashed, into a folder of this benchmark's own."""
    tool = [sys.executable, str(servers.ROOT / "tools" / "webbuild.py"), "--peers"]
    if subprocess.run(tool, stdout=subprocess.DEVNULL, check=False).returncode:
        raise Trouble(
            "Colyseus and boardgame.io could not be installed from bench/tables/peers/package-lock.json "
            "(is npm's registry within reach?); --without-peers measures all others"
        )


def sync_time(folder: Path) -> float:
    """Milliseconds until 4 KB are on the disk, at the median."""
    times = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(100):
            file.write(b"s" * 4096)
            began = time.perf_counter()
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - began)
    return sorted(times)[50] * 1e3


def python_build() -> str:
    """Whether this Python was optimised by a profile: one without is 1.1 to 1.2 times as slow."""
    how = str(sysconfig.get_config_var("CONFIG_ARGS") or "")
    return "with PGO" if "--enable-optimizations" in how else "without PGO"


def machine(folder: Path) -> str:
    """What this was measured on."""
    names = (line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name"))
    kind = subprocess.run(
        ["stat", "-fc%T", folder], text=True, capture_output=True, check=False
    ).stdout.strip()
    return (
        f"{next(names, ': unknown').partition(': ')[2]}, {len(os.sched_getaffinity(0))} cores, "
        f"Linux {platform.release().partition('-')[0]}, Python {platform.python_version()} {python_build()}, "
        f"{kind}, a sync takes {sync_time(folder):.2f} ms"
    )


class Idle:
    """Idle tables on servers of their own, which are weighed while others are measured."""

    def __init__(self, load: Load, held: list[Server], stack: contextlib.ExitStack) -> None:
        self.load, self.servers, self.stack = load, held, stack
        self.weights = [self._weights()]
        self.since = 0.0

    def connect(self, tables: int) -> None:
        """More tables, and a moment of play at each."""
        for server in self.servers:
            self.stack.enter_context(self.load.held(server, tables))
        self.since = time.monotonic()

    def weigh(self) -> None:
        """Note resident bytes, once everything sleeps that will."""
        time.sleep(max(0.0, SLEEP - (time.monotonic() - self.since)))
        self.weights.append(self._weights())

    def _weights(self) -> dict[str, int]:
        return {server.name: server.resident() for server in self.servers}

    def each(self, tables: int) -> dict[str, list[float]]:
        """Bytes for each table of each batch."""
        pairs = list(itertools.pairwise(self.weights))
        return {
            server.name: [(b[server.name] - a[server.name]) / tables for a, b in pairs]
            for server in self.servers
        }


def run(
    folder: Path, plan: Plan, whole: Script, console: Console, query: str
) -> tuple[Results, dict[str, Any]]:
    """Start everything, measure, stop everything."""
    server_core, load_core = servers.cores()
    path, results = folder / "script", Results()
    with contextlib.ExitStack() as stack:
        ours = stack.enter_context(servers.ours(folder, "tables", server_core, query))
        weight = record(ours.port, whole, path, query)
        peers = [*stack.enter_context(servers.fastapi(folder, path, server_core))]
        if plan.peers:
            peers.append(stack.enter_context(servers.node(folder, path, server_core)))
            peers += [
                stack.enter_context(servers.framework(folder, path, server_core, name))
                for name in (servers.DIALECTS if plan.frameworks else ())
            ]
        else:
            del peers[1:]
        peers.append(stack.enter_context(servers.durable(folder, path, server_core)))
        peers.append(stack.enter_context(servers.floor(folder, path, server_core)))
        load = Load(folder, path, whole, load_core)
        with console.status("idle tables") as status:
            rounds = measure(load, [ours, *peers], plan, results, status.update)
            if not plan.idle_tables:
                for _ in rounds:
                    pass
                return results, facts_of(folder, plan, whole, weight)
            sleepers = [
                stack.enter_context(servers.ours(folder, "idle", server_core, query)),
                stack.enter_context(servers.fastapi(folder, path, server_core))[0],
            ]
            for server in sleepers:  # all code that will ever run is in memory before anything is weighed
                load.flat_out(server, "whole games", 2, 0.0, 0.5)
            idle = Idle(load, sleepers, stack.enter_context(contextlib.ExitStack()))
            idle.connect(plan.idle_tables)
            for number in rounds:  # meanwhile they fall asleep
                if number < plan.rounds and number == (plan.rounds + 1) // 2:
                    idle.weigh()
                    idle.connect(plan.idle_tables)
            status.update("idle tables fall asleep")
            idle.weigh()
    results.memory = idle.each(plan.idle_tables)
    return results, facts_of(folder, plan, whole, weight)


def facts_of(folder: Path, plan: Plan, whole: Script, weight: dict[str, float]) -> dict[str, Any]:
    """What was measured, and where."""
    return {
        "machine": machine(folder),
        "load of others when it began and ended": f"{BEGAN:.1f}, {os.getloadavg()[0]:.1f}",
        "rounds": plan.rounds,
        "tables flat out": plan.tables,
        "tables paced": plan.paced_tables,
        "tables idle": plan.idle_tables,
        "a game": f"{whole.game} moves, {whole.secret_share():.0%} of them secret",
        "bytes of views for each move": ", ".join(f"{mix} {size:,.0f}" for mix, size in weight.items()),
    }


def main() -> int:
    """Measure and show."""
    parser = argparse.ArgumentParser(prog="./dev bench tables", description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="two short rounds, no idle tables: some 90 seconds"
    )
    parser.add_argument("--rounds", type=int, help=f"rounds (default: {FULL.rounds})")
    parser.add_argument(
        "--parts", action="store_true", help="secret moves show the own part alone, as on the page"
    )
    parser.add_argument(
        "--without-peers", action="store_true", help="leave out Colyseus and boardgame.io, which npm installs"
    )
    parser.add_argument("--json", action="store_true", help="print all figures as JSON")
    parser.add_argument(
        "--data", type=Path, default=Path("/var/tmp"), help="a folder on a real disk (default: /var/tmp)"
    )
    asked = parser.parse_args()
    plan = QUICK if asked.quick else FULL
    if asked.rounds is not None:
        plan = replace(plan, rounds=max(1, asked.rounds))
    if asked.without_peers:
        plan = replace(plan, frameworks=False)
    console = Console(stderr=asked.json)
    try:
        install_fastapi()
        if plan.peers and plan.frameworks:
            install_peers()
        servers.allow_many_files()
        with tempfile.TemporaryDirectory(prefix="stella-bench-", dir=asked.data) as name:
            servers.build(Path(name))
            query = "?parts=own" if asked.parts else ""
            results, facts = run(Path(name), plan, script(), console, query)
    except Trouble as trouble:
        print(f"bench tables: {trouble}", file=sys.stderr)
        return 1
    if asked.json:
        print(json.dumps(report.as_json(results, facts), indent=1))
    else:
        report.show(results, facts, console)
    return 0


if __name__ == "__main__":
    sys.exit(main())
