"""What one stranger can do to a server, as hard as one process can; test_availability.py runs these.

`python -m tests.faults.attacks NAME PORT` attacks until it is ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import secrets
import signal
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

import httpx2

from stella.live.ports import Entry, TableId
from stella.store.sqlite import SqliteStore
from stella.tables.events import Logged, MemberJoined, MemberRenamed, TableCreated
from stella.tables.options import TableOptions
from stella.tables.people import MemberId
from stella.wire.stored import CODEC
from tests.support.servers import built_in_catalogue

LONG: Final = 60_000
"""Lines of a table with a long past."""
OLD_TABLES: Final = 4
FILE_MEGABYTES: Final = 200
LETTERS: Final = "ABCDEFGH"
STRANGER: Final = "203.0.113.9"
SOME: Final = 200
"""Pictures that are fetched on one connection."""

_numbers = itertools.count()


def address() -> str:
    """Another IPv4 address each time."""
    number = next(_numbers)
    return f"198.18.{number >> 8 & 255}.{number & 255}"


def client(port: int, forwarded: str | None = None) -> httpx2.AsyncClient:
    """A browser behind the proxy."""
    headers = {"x-forwarded-for": forwarded or address()}
    return httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=30)


async def parsers(port: int) -> int:
    """Files of custom words that are slow to parse."""
    bomb = ("x." * 8000 + "x=1").encode()[:16_000]
    async with client(port) as http:
        reply = await http.post("/api/own-words", content=bomb, headers={"content-type": "application/toml"})
    return reply.status_code


async def frames(port: int) -> int:
    """Pings, pongs and empty fragments without end on one socket."""
    cookie, path = await a_table(port)
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    head = (
        f"GET {path}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n"
        f"X-Forwarded-For: {address()}\r\n\r\n"
    )
    writer.write(head.encode())
    flood = (b"\x89\x80\0\0\0\0" + b"\x8a\x80\0\0\0\0" + b"\x01\x80\0\0\0\0" + b"\x80\x80\0\0\0\0") * 4000
    with contextlib.suppress(ConnectionError):
        for _ in range(50):
            writer.write(flood)
            await writer.drain()
    writer.close()
    return len(flood)


async def pipelining(port: int) -> int:
    """Megabytes of requests on one connection whose answers are never read."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    request = f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode()
    with contextlib.suppress(ConnectionError, TimeoutError):
        for _ in range(220):
            writer.write(request * 1500)
            await asyncio.wait_for(writer.drain(), 2)
    writer.close()
    return 0


async def deletes(port: int) -> int:
    """Tables that are made to be deleted, from a large file."""
    cookie, path = await a_table(port)
    async with client(port) as http:
        return (await http.delete(path, headers={"cookie": cookie})).status_code


async def old_tables(port: int) -> int:
    """Looks at tables with a long past, as often as the limits allow; each wakes one."""
    code = f"LNG{LETTERS[next(_numbers) % OLD_TABLES]}2222"
    async with client(port) as http:
        return (await http.get(f"/api/tables/{code}")).status_code


async def kicks(port: int) -> int:
    """A host who removes everyone who joins, which changes keys each time."""
    cookie, path = await a_table(port)
    async with client(port) as http:
        for _ in range(10):
            await http.post(f"{path}/members", json={"id": secrets.token_hex(16), "name": "Bo"})
            await http.get(path, headers={"cookie": cookie})
    return 0


async def networks(port: int) -> int:
    """New tables from ever new IPv6 networks and sites."""
    number = next(_numbers)
    site = f"2001:db8:{number % 60_000:x}:{number % 7:x}::1"
    async with client(port, site) as http:
        body = {"id": secrets.token_hex(16), "name": "Eve"}
        return (await http.post("/api/tables", json=body)).status_code


async def dripping(port: int) -> int:
    """Uploads that send a little at a time."""
    cookie, path = await a_table(port)

    async def drips() -> Any:
        yield b"--x\r\ncontent-disposition: form-data; name=f; filename=a.png\r\n\r\n"
        while True:
            yield b"0" * 16_000
            await asyncio.sleep(0.5)

    headers = {"cookie": cookie, "content-type": "multipart/form-data; boundary=x"}
    async with client(port) as http:
        return (await http.post(f"{path}/deck", content=drips(), headers=headers)).status_code


async def pictures(port: int) -> int:
    """Pictures of a deck, one after the other on each of very many connections from one address."""
    names = _pictures()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for number in itertools.count(next(_numbers)):
        path = f"/decks/{names[number % len(names)]}.webp"
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX-Forwarded-For: {STRANGER}\r\n\r\n"
        writer.write(head.encode())
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        await reader.readexactly(int(answer.partition(b"content-length:")[2].split()[0]))
        if number % SOME == 0:
            break
    writer.close()
    return SOME


@cache
def _pictures() -> list[str]:
    return [card.small.hash for deck in built_in_catalogue().decks() for card in deck.cards]


async def a_table(port: int) -> tuple[str, str]:
    """A new table: its host's cookie and its path."""
    async with client(port) as http:
        reply = await http.post("/api/tables", json={"id": secrets.token_hex(16), "name": "Eve"})
    if reply.status_code != 201:
        await asyncio.sleep(0.2)
        raise ConnectionError(reply.text)
    return reply.headers["set-cookie"].partition(";")[0], f"/api/tables/{reply.json()['code']}"


Attack = Callable[[int], Awaitable[int]]
ATTACKS: Final[dict[str, tuple[Attack, int]]] = {
    "parsers": (parsers, 16),
    "frames": (frames, 8),
    "pipelining": (pipelining, 6),
    "deletes": (deletes, 4),
    "old-tables": (old_tables, 8),
    "kicks": (kicks, 8),
    "networks": (networks, 16),
    "dripping": (dripping, 24),
    "pictures": (pictures, 900),
}
"""Each attack and how often it is made at the same time."""


def prepare(name: str, data: Path) -> Sequence[str]:
    """What the server's folder and settings have to be for an attack."""
    if name == "deletes":
        asyncio.run(_new(data))
        _fill(data / "tables.db")
    elif name == "old-tables":
        asyncio.run(_age(data))
        return ("--set", "joining=off")
    elif name == "networks":
        return ("--set", "tables=400")
    return ()


async def _new(data: Path) -> None:
    await SqliteStore.open(data / "tables.db").close()


def _fill(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute(
            """WITH RECURSIVE one(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM one WHERE i + 1 < ?),
               two(j) AS (SELECT 1 UNION ALL SELECT j + 1 FROM two WHERE j < 200)
               INSERT INTO events
               SELECT printf('T%07d', i), j, printf('%d.%d', i, j), 1, randomblob(300), 0 FROM one, two""",
            (FILE_MEGABYTES * 11,),
        )
        connection.commit()


async def _age(data: Path) -> None:
    """Tables with a long past and no snapshot, as an older version left them."""
    store = SqliteStore.open(data / "tables.db")
    member, now = MemberId("m1"), int(time.time() * 1000)
    born: list[Logged] = [
        TableCreated(TableOptions()),
        MemberJoined(member, "Ada", "en", "0" * 64, approved=True),
    ]
    lines = [
        Entry(f"m1:{n}", now, CODEC.encode([MemberRenamed(member, f"Ada {n}")])) for n in range(LONG - 1)
    ]
    for letter in LETTERS[:OLD_TABLES]:
        code = TableId(f"LNG{letter}2222")
        await store.append(code, 0, [Entry(":create", now, CODEC.encode(born)), *lines])
    await store.close()


async def attack(name: str, port: int) -> None:
    """Attack until ended, then say what happened."""
    act, at_once = ATTACKS[name]
    done: dict[str, int] = {}
    stop = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, stop.set)

    async def go_on() -> None:
        while True:
            try:
                result = str(await act(port))
            except (OSError, EOFError, httpx2.HTTPError) as error:
                result = type(error).__name__
            done[result] = done.get(result, 0) + 1

    tasks = [asyncio.create_task(go_on()) for _ in range(at_once)]
    await asyncio.sleep(1)
    print("begun", flush=True)
    await stop.wait()
    for task in tasks:
        task.cancel()
    print(json.dumps(done))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], int(sys.argv[2])))
