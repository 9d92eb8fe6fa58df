"""Nodes that are restarted one after the other while people play at all of them, and what became of it."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from stella.live.loading import table_of
from stella.live.ports import TableId
from stella.postgres import Database
from stella.store.postgres import PostgresStore
from stella.tables.people import MemberId
from tests.support.lean_socket import LeanSocket, post
from tests.support.processes import Nursery, Server

PEOPLE: Final = 4
PLACES: Final = 15
MOST_CROSSES: Final = 9
LINGER: Final = 0.3
FIRST_WAIT: Final = 0.5
LONGEST_WAIT: Final = 15.0
TICK: Final = 0.02
AGAIN: Final = ("E_BUSY", "E_STORE", "E_RATE", "E_TABLE_RATE")
"""Refusals after which the same id may be sent again."""
PATIENCE: Final = 60.0


class Told(msgspec.Struct):
    """What is read of a message."""

    type: str
    id: str | None = None
    code: str = ""
    version: int = 0
    come_back_in: int = 0
    jitter: int = 0


_read: Final = msgspec.json.Decoder(Told).decode


@dataclass
class Outcome:
    """What was seen."""

    moves: list[tuple[float, float]] = field(default_factory=list)
    """When each was sent first, and how long its acknowledgement took."""
    restarts: list[tuple[float, float, float]] = field(default_factory=list)
    """When a node was told to end, had ended, and was open again."""
    openings: list[float] = field(default_factory=list)
    """Seconds from opening a socket to its first view, each time that somebody came back."""
    gaps: list[float] = field(default_factory=list)
    """Seconds without any socket, each time that somebody came back."""
    failed_tries: int = 0
    resent: int = 0
    """Moves that were sent again, on another socket or after a refusal for the moment."""
    refused: list[str] = field(default_factory=list)
    """Moves that were refused for good: there should be none."""
    problems: list[str] = field(default_factory=list)

    def times(self, *, during: bool) -> list[float]:
        """How long moves took that touched a restart, or that touched none."""
        spans = [(begin, end) for begin, _, end in self.restarts]
        return [
            took
            for sent, took in self.moves
            if any(begin <= sent + took and sent <= end for begin, end in spans) == during
        ]


def percentile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("nan")


class Club:
    """Some nodes behind what a proxy does: each new connection goes to the node with the fewest that takes it."""

    def __init__(self, nursery: Nursery, url: str, data: Path, outcome: Outcome) -> None:
        self._nursery, self._url, self._data = nursery, url, data
        self.outcome = outcome
        self.nodes: list[Server] = []
        self.sockets: dict[int, int] = {}
        """By port."""

    def _start(self) -> Server:
        return self._nursery.start("--database", self._url, "--set", "learning=false", data=self._data)

    async def start(self, nodes: int) -> None:
        for _ in range(nodes):
            node = await asyncio.to_thread(self._start)
            self.nodes.append(node)
            self.sockets[node.port] = 0

    async def restart(self, number: int) -> None:
        """SIGTERM, wait for the end, start another."""
        old, begun = self.nodes[number], time.monotonic()
        status = await asyncio.to_thread(old.end)
        ended = time.monotonic()
        if status != 0 or old.said():
            self.outcome.problems.append(f"a node ended with status {status}: {old.said()[:500]}")
        self.nodes[number] = new = await asyncio.to_thread(self._start)
        del self.sockets[old.port]
        self.sockets[new.port] = 0
        self.outcome.restarts.append((begun, ended, time.monotonic()))

    async def connect(self, seat: Player, path: str) -> bool:
        """Open a socket at some node; returns whether one takes it.

        The player is told of the socket before it is opened: uvloop may deliver the first view before the
        coroutine that waits for the connection goes on.
        """
        for port in sorted(self.sockets, key=lambda port: (self.sockets[port], random.random())):
            socket = LeanSocket(seat, port, path, seat.cookie)
            self.sockets[port] += 1
            socket.when_gone = lambda port=port: self._gone(port)  # type: ignore[misc]
            seat.trying(socket)
            try:
                await asyncio.get_running_loop().create_connection(lambda: socket, "127.0.0.1", port)  # noqa: B023
            except OSError:
                self._gone(port)
            else:
                return True
        return False

    def _gone(self, port: int) -> None:
        if port in self.sockets:
            self.sockets[port] -= 1


class Player:
    """Somebody's page: comes back as `TableSocket` of the page does, and notes what became of each move."""

    def __init__(self, club: Club, code: str, member: str, cookie: str) -> None:
        self.club, self.code, self.member, self.cookie = club, code, member, cookie
        self.path = f"/api/tables/{code}/socket?parts=own"
        self.crosses: set[int] = set()
        self.name = ""
        self.unanswered: dict[str, tuple[bytes, float]] = {}
        self.acknowledged: list[str] = []
        self.watch: Callable[[bytes], None] = lambda _: None
        self._socket: LeanSocket | None = None
        """The one that serves."""
        self._next: LeanSocket | None = None
        self._begun = 0.0
        """When the last try began."""
        self._lost_at: float | None = time.monotonic()
        self._new = True
        self._left = False
        self._due: asyncio.TimerHandle | None = None
        self._failures = 0
        self._jitter = 0.0
        self._version = 0
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[None]] = set()

    # What it does

    def open(self) -> None:
        """Try to connect."""
        self._due = None
        self._begun = time.monotonic()
        task = asyncio.get_running_loop().create_task(self._open())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _open(self) -> None:
        if not await self.club.connect(self, self.path):
            self._next = None
            self._try_later()

    def move(self) -> None:
        """Make or wipe a cross; now and then something that everybody sees."""
        if random.random() < 0.1:
            self.name = f"{self.member} {next(self._numbers)}"
            self.send({"type": "rename", "name": self.name})
            return
        full = len(self.crosses) >= MOST_CROSSES
        place = random.choice(sorted(self.crosses)) if full else random.randrange(PLACES)
        kind = "unmark" if place in self.crosses else "mark"
        self.crosses ^= {place}
        self.send({"type": kind, "place": place})

    def send(self, message: dict[str, Any]) -> None:
        name = f"{self.member}-{next(self._numbers)}"
        text = json.dumps({**message, "id": name}).encode()
        self.unanswered[name] = (text, time.monotonic())
        if self._socket is not None:
            self._socket.send(text)

    def leave(self) -> None:
        """For good."""
        if self._due is not None:
            self._due.cancel()
        for socket in (self._socket, self._next):
            if socket is not None:
                socket.close()
        self._left = True

    # What it hears

    def trying(self, socket: LeanSocket) -> None:
        """This one is being opened."""
        self._next = socket

    def opened(self, socket: LeanSocket) -> None:
        pass

    def received(self, socket: LeanSocket, text: bytes) -> None:
        told = _read(text)
        newer = self._socket is None or told.version >= self._version
        if socket is self._next and told.type == "view" and newer:
            self._take_over(socket)
        elif socket is not self._socket:
            return
        self.watch(text)
        match told.type:
            case "view":
                self._version = told.version
            case "ack" if told.id in self.unanswered:
                self._answered(told.id)
            case "error" if told.code in AGAIN and told.id in self.unanswered:
                self.club.outcome.resent += 1
                asyncio.get_running_loop().call_later(0.1, self._send_again, told.id)
            case "error":
                self.club.outcome.refused.append(f"{self.code} {told.id}: {told.code}")
                self.unanswered.pop(told.id or "", None)
            case "leaving":
                self._jitter = told.jitter / 1000
                self._due = asyncio.get_running_loop().call_later(told.come_back_in / 1000, self.open)
            case _:
                pass

    def _take_over(self, socket: LeanSocket) -> None:
        now, old, outcome = time.monotonic(), self._socket, self.club.outcome
        self._socket, self._next = socket, None
        self._failures, self._jitter = 0, 0.0
        if not self._new:
            outcome.openings.append(now - self._begun)
            outcome.gaps.append(0.0 if self._lost_at is None else now - self._lost_at)
        self._new, self._lost_at = False, None
        for text, _ in self.unanswered.values():
            socket.send(text)
            outcome.resent += 1
        if old is not None:
            asyncio.get_running_loop().call_later(LINGER, old.drain_sockets)

    def _answered(self, name: str) -> None:
        _, sent = self.unanswered.pop(name)
        self.acknowledged.append(name)
        self.club.outcome.moves.append((sent, time.monotonic() - sent))

    def _send_again(self, name: str) -> None:
        if name in self.unanswered and self._socket is not None:
            self._socket.send(self.unanswered[name][0])

    def closed(self, socket: LeanSocket) -> None:
        if socket is self._next:
            self._next = None
            self._try_later()
        elif socket is self._socket:
            self._socket, self._lost_at = None, time.monotonic()
            if self._next is None and self._due is None and not self._tasks:  # nobody tries already
                self._try_later()

    def _try_later(self) -> None:
        if self._left:
            return
        self.club.outcome.failed_tries += 1
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**self._failures) if self._socket is None else FIRST_WAIT
        self._failures += self._socket is None
        wait = wait * random.uniform(2 / 3, 4 / 3) + random.uniform(0, self._jitter)
        self._due = asyncio.get_running_loop().call_later(wait, self.open)


class Game:
    """A table in its first round, where everybody makes crosses."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.code = ""
        self.players: list[Player] = []

    async def begin(self, number: int) -> None:
        """Sit down, connect, and turn the first word."""
        ports = list(self.club.sockets)
        body = {"id": f"create-{number:020}", "name": "Host", "options": {"pace": "off"}}
        path = "/api/tables"
        for who in range(PEOPLE):
            cookie, seated = await post(ports[(number + who) % len(ports)], path, body)
            self.code = seated["code"]
            path = f"/api/tables/{self.code}/members"
            body = {"id": f"join-{number}-{who:020}", "name": f"Guest {who}"}
            self.players.append(Player(self.club, self.code, seated["member"], cookie))
        host, views = self.players[0], asyncio.Queue[dict[str, Any]]()
        host.watch = lambda text: (
            views.put_nowait(json.loads(text)) if text.startswith(b'{"type":"view"') else None
        )
        for player in self.players:
            player.open()
        async with asyncio.timeout(PATIENCE):
            while not all(each["present"] for each in (await views.get())["table"]["members"]):
                pass
            host.send({"type": "start"})
            while (play := (await views.get())["play"]) is None:
                pass
            self.players[play["game"]["first_scout"]].send({"type": "reveal_word"})
            while (await views.get())["play"]["game"]["phase"] != "associate.mark":
                pass
        host.watch = lambda _: None


async def play(games: list[Game], moves_a_second: float, until: asyncio.Event) -> None:
    """Random people move, this many a second in all; somebody may have two moves on the way, not more."""
    players = [player for game in games for player in game.players]
    owed = 0.0
    while not until.is_set():
        await asyncio.sleep(TICK)
        owed = min(owed + moves_a_second * TICK, 10.0 + moves_a_second)
        while owed >= 1:
            owed -= 1
            player = random.choice(players)
            if len(player.unanswered) < 2:
                player.move()


async def all_answered(games: list[Game]) -> list[str]:
    """Wait until every move has its answer; gives those that have none."""
    players = [player for game in games for player in game.players]
    ends_at = time.monotonic() + PATIENCE
    while any(player.unanswered for player in players) and time.monotonic() < ends_at:  # noqa: ASYNC110 - many
        await asyncio.sleep(TICK)
    return [f"{player.code} {name}" for player in players for name in player.unanswered]


async def compare_with_the_log(games: list[Game], url: str) -> list[str]:
    """What is lost or doubled: acknowledged moves, seats, names and crosses, as the log has them."""
    found: list[str] = []
    store = PostgresStore(Database(url))
    for game in games:
        entries = await store.load(TableId(game.code))
        written = [entry.request_id for entry in entries]
        if len(written) != len(set(written)):
            found.append(f"{game.code}: a request is written twice")
        known, table = set(written), table_of(list(entries))
        assert table is not None
        for player in game.players:
            lost = [name for name in player.acknowledged if f"{player.member}:{name}" not in known]
            found += [f"{game.code}: {name} was acknowledged and is lost" for name in lost]
            if len(player.acknowledged) != len(set(player.acknowledged)):
                found.append(f"{game.code}: {player.member} heard an acknowledgement twice")
            member = table.members.get(MemberId(player.member))
            seat = next((n for n, chair in enumerate(table.chairs) if chair.person == player.member), None)
            if member is None or seat is None or table.game is None:
                found.append(f"{game.code}: {player.member} has lost the seat")
                continue
            if player.name and member.name != player.name:
                found.append(f"{game.code}: {player.member} is called {member.name}, not {player.name}")
            crosses = set(map(int, table.game.round.marks[seat]))
            if crosses != player.crosses:
                found.append(
                    f"{game.code}: {player.member} has {sorted(crosses)}, not {sorted(player.crosses)}"
                )
    await store.close()
    return found


async def rolling(
    club: Club,
    url: str,
    *,
    nodes: int,
    tables: int,
    restarts: int,
    moves_a_second: float,
    calm: float,
) -> None:
    """Everything, in order; `club.outcome` has what came of it."""
    await club.start(nodes)
    games = [Game(club) for _ in range(tables)]
    for start in range(0, tables, 20):
        await asyncio.gather(*(game.begin(start + n) for n, game in enumerate(games[start : start + 20])))
    club.outcome.moves.clear()
    over = asyncio.Event()
    playing = asyncio.create_task(play(games, moves_a_second, over))
    for number in range(restarts):
        await asyncio.sleep(calm)
        await club.restart(number % nodes)
    await asyncio.sleep(calm)
    over.set()
    await playing
    club.outcome.problems += [f"{each} has no answer" for each in await all_answered(games)]
    for game in games:
        for player in game.players:
            player.leave()
    club.outcome.problems += await compare_with_the_log(games, url)
