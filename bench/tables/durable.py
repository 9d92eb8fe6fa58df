"""The durable floor: our sockets and our log without a game. What Python and SQLite allow at most.

Each move is one line in the log of its table, written as the real server writes it; once it is on disk, the move is
acknowledged and the very views are sent that the real server sent at this move. No rules, no state, no sessions.
"""

from __future__ import annotations

import gc
import os
import secrets
import sys
import time
from asyncio import Future
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec
import uvicorn
from bench.tables.steps import recorded_steps

from stella.cli.server_process import SWITCH
from stella.live.ports import Entry, TableId
from stella.server.ws.frames import text_frame
from stella.server.ws.handshake import Handshake
from stella.server.ws.socket import GameSocket, socket_class
from stella.store.sqlite import SqliteStore
from stella.wire.messages import Ack, encode_message

SEATS: Final = 6
LINE: Final = b'[4,[["CardMarked",{"seat":1,"place":7}]]]'
"""What a cross writes."""


class Move(msgspec.Struct):
    """What a client sends."""

    type: str
    id: str
    place: int | None = None
    yes: bool | None = None


decode = msgspec.json.Decoder(Move).decode
steps = recorded_steps(Path(os.environ["STELLA_BENCH_SCRIPT"]))


class Table:
    """Six sockets, and how long the log is."""

    def __init__(self, number: str) -> None:
        self.id = TableId(f"T{number:0>7}")
        self.sockets: dict[int, GameSocket] = {}
        self.seq = 0


class Seat:
    """One socket of a table."""

    def __init__(self, socket: GameSocket, table: Table, seat: int, store: SqliteStore) -> None:
        self.socket, self.table, self.seat, self.store = socket, table, seat, store
        self.run = secrets.token_hex(2)  # the load starts its ids again in each run

    def received(self, text: bytes) -> None:
        """A move: write it."""
        move = decode(text)
        entry = Entry(f"m{self.seat}:{self.run}{move.id}", time.time_ns() // 1_000_000, LINE)
        written = self.store.append(self.table.id, self.table.seq, [entry])
        self.table.seq += 1
        written.add_done_callback(partial(self._committed, move))

    def _committed(self, move: Move, written: Future[None]) -> None:
        written.result()
        self.socket.send_frame(text_frame(encode_message(Ack(move.id))))
        step = steps[int(move.id.partition("-")[0])]
        if step.views == SEATS:
            for seat, other in self.table.sockets.items():
                other.send_frame(text_frame(step.payloads[seat]))
        else:
            self.socket.send_frame(text_frame(next(iter(step.payloads.values()))))

    def writable(self) -> None:
        """Nothing is shown before the first move."""

    def closed(self) -> None:
        """Leave the table."""
        self.table.sockets.pop(self.seat, None)


class Admission:
    """Lets everybody in."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.tables: dict[str, Table] = {}

    async def admit(self, handshake: Handshake, socket: GameSocket) -> Seat:
        """A seat by its path: /durable/TABLE/SEAT."""
        _, _, number, seat = handshake.path.split("/")
        table = self.tables.setdefault(number, Table(number))
        table.sockets[int(seat)] = socket
        return Seat(socket, table, int(seat), self.store)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """No HTTP."""


def main() -> None:
    """Serve until killed, with the settings of `stella serve`."""
    store = SqliteStore.open(Path(os.environ["STELLA_BENCH_DATA"]) / "tables.db")
    sys.setswitchinterval(SWITCH)
    config = uvicorn.Config(app, port=0, ws=socket_class(Admission(store)), lifespan="off")
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
