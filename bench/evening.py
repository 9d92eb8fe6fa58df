"""An evening of a million players: what they need at the peak, and how long their moves wait. `./dev bench evening`.

No server runs: each cost below was measured by the command beside it, and the habits of people are assumptions. The
load is added up; the nodes that commit one after the other are simulated, move by move.
"""

from __future__ import annotations

import argparse
import heapq
import random
from collections import deque
from dataclasses import dataclass
from typing import Final

SECRET_US: Final = 74.0
PUBLIC_US: Final = 204.0
"""Of a core for a move of six people, SQLite included: `./dev bench tables`, decision 39."""
JOIN_US: Final = SECRET_US * 1_615 / 179
"""By function calls: `./dev bench instructions`."""
LEARN_US: Final = 3_600.0
"""Learning from a finished game, decision 39."""
WRITE_US: Final = 10.0
"""One socket's share of a public move: six writes are a quarter to a third of it, decision 39."""
SKY_US: Final = SECRET_US * (2.8 + 2.4)
"""Finishing a sky and its result, in secret marks: `./dev bench skies`."""
POSTGRES_US: Final = 335.0
"""Of PostgreSQL for a move, with 12 nodes that commit a few moves at a time: `./dev bench nodes`."""
GROUPED_US: Final = 60.0
"""Of PostgreSQL for one more move in the same commit: decision 31."""
COMMIT_MS: Final = 1.0
"""While one node commits, the others wait: decision 31."""
SECRET_BYTES, PUBLIC_BYTES = 500, 26_000
"""Sent to all six of a table: `./dev bench tables --parts`."""
TABLE_BYTES: Final = 35_400
"""An idle table of six, connected: `./dev bench tables`."""
SECRET_MOVES, PUBLIC_MOVES = 214, 75
"""A game of six."""
SEATS: Final = 6
SOCKETS: Final = 20_000
"""A node takes no more; a setting."""


@dataclass(frozen=True)
class Habits:
    """What people do of an evening."""

    players: int = 1_000_000
    games: int = 2
    game_minutes: int = 30
    lobby_minutes: int = 15
    spectators: float = 0.5
    """At each table."""
    opens: int = 18 * 60
    closes: int = 23 * 60
    """People arrive between these minutes of a day, most of them in the middle."""


@dataclass(frozen=True)
class Load:
    """What a minute needs."""

    minute: int
    people: float
    """Players and spectators, a socket each."""
    tables: float
    moves: float
    """Each second."""
    node_cores: float
    postgres_cores: float
    megabits: float


def arrivals(habits: Habits) -> dict[int, float]:
    """How many people come in each minute: a triangle."""
    half = (habits.closes - habits.opens) / 2
    shape = {
        minute: half - abs(minute + 0.5 - habits.opens - half)
        for minute in range(habits.opens, habits.closes)
    }
    whole = sum(shape.values())
    return {minute: habits.players * height / whole for minute, height in shape.items()}


def evening(habits: Habits) -> list[Load]:
    """Return the load of each minute."""
    come = arrivals(habits)
    stay = habits.games * habits.game_minutes + habits.lobby_minutes
    busy = habits.games * habits.game_minutes / stay
    per_game = SECRET_MOVES + PUBLIC_MOVES
    watched = PUBLIC_US + habits.spectators * WRITE_US
    game_us = SECRET_MOVES * SECRET_US + PUBLIC_MOVES * watched + LEARN_US
    game_bytes = SECRET_MOVES * SECRET_BYTES + PUBLIC_MOVES * PUBLIC_BYTES * (1 + habits.spectators / SEATS)
    loads = []
    for minute in range(habits.opens, habits.closes + stay):
        people = sum(come.get(before, 0.0) for before in range(minute - stay + 1, minute + 1))
        tables = people / SEATS
        games = tables * busy / (habits.game_minutes * 60)  # that end each second
        coming = come.get(minute, 0.0) / 60
        loads.append(
            Load(
                minute,
                people + tables * habits.spectators,
                tables,
                games * per_game,
                (games * game_us + coming * (JOIN_US + SKY_US)) / 1e6,
                games * per_game * POSTGRES_US / 1e6,
                games * game_bytes * 8 / 1e6,
            )
        )
    return loads


def peak(habits: Habits) -> Load:
    """Return the minute with the most people."""
    return max(evening(habits), key=lambda load: load.people)


def nodes_for(load: Load) -> int:
    """Return how many nodes their sockets need."""
    return -int(-load.people // SOCKETS)


def waits(moves: float, nodes: int, commit_ms: float = COMMIT_MS, seconds: float = 10.0) -> list[float]:
    """Return the milliseconds from each move to its commit, sorted.

    Moves come by chance. A node sends what came since its last group; PostgreSQL works on groups side by side, but
    their commits wait for each other.
    """
    chance = random.Random(1)
    events: list[
        tuple[float, int, int]
    ] = []  # when, and at which node: a move (0), ready to commit (1), committed (2)
    when = 0.0
    while (when := when + chance.expovariate(moves)) < seconds:
        events.append((when, 0, chance.randrange(nodes)))
    waiting: list[list[float]] = [[] for _ in range(nodes)]
    sent: list[list[float]] = [[] for _ in range(nodes)]
    queue: deque[int] = deque()
    is_committing = False
    found = []
    while events:
        now, kind, node = heapq.heappop(events)
        if kind == 0:
            waiting[node].append(now)
        elif kind == 1:
            queue.append(node)
        else:
            found += [(now - each) * 1000 for each in sent[node]]
            sent[node], is_committing = [], False
        if waiting[node] and not sent[node]:
            sent[node], waiting[node] = waiting[node], []
            worked = POSTGRES_US + (len(sent[node]) - 1) * GROUPED_US
            heapq.heappush(events, (now + worked / 1e6, 1, node))
        if queue and not is_committing:
            heapq.heappush(events, (now + commit_ms / 1000, 2, queue.popleft()))
            is_committing = True
    return sorted(found)


def shares(found: list[float]) -> tuple[float, float]:
    """Return what half of the moves, and 99 of 100, wait at most."""
    return found[len(found) // 2], found[len(found) * 99 // 100]


def row(load: Load) -> str:
    """Return one line of the table."""
    gigabytes = load.tables * TABLE_BYTES / 1e9
    return (
        f"{load.minute // 60:02}:{load.minute % 60:02} {load.people:>10,.0f} {load.tables:>8,.0f} {load.moves:>8,.0f} "
        f"{load.node_cores:>6.2f} {load.postgres_cores:>10.2f} {load.megabits:>8,.0f} {gigabytes:>6.1f} "
        f"{nodes_for(load):>6}"
    )


def main() -> None:
    """Print the evening."""
    parser = argparse.ArgumentParser(prog="./dev bench evening", description=__doc__)
    for name in ("players", "games", "game_minutes", "lobby_minutes"):
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=int, default=getattr(Habits, name), help="default: %(default)s")
    parser.add_argument("--spectators", type=float, default=Habits.spectators, help="at each table")
    habits = Habits(**vars(parser.parse_args()))
    print("time      people   tables  moves/s  cores  PostgreSQL   Mbit/s     GB  nodes")
    loads = evening(habits)
    for load in loads[30::30]:
        print(row(load))
    print("\nat the peak:")
    print(row(busiest := peak(habits)))
    print(
        "\nhow long a move waits there until it is kept, if a commit takes 0.5, 1 or 2 ms; p50 and p99 in ms:"
    )
    for nodes in sorted({max(1, nodes_for(busiest) // 2), nodes_for(busiest), 2 * nodes_for(busiest)}):
        each = (shares(waits(busiest.moves, nodes, commit)) for commit in (0.5, 1.0, 2.0))
        print(f"{nodes:>4} nodes: " + "   ".join(f"{half:>6.1f} {most:>6.1f}" for half, most in each))


if __name__ == "__main__":
    main()
