"""Tables on the real server: seats with their cookies, and one game recorded view by view."""

from __future__ import annotations

import http.client
import itertools
import json
import secrets
from collections.abc import Iterable
from pathlib import Path

from bench.tables.game import SEATS, Script, Step
from websockets.sync.client import ClientConnection, connect

NAMES = ("Ada", "Bo", "Chiara", "Dmitri", "Eloise", "Farid")
PATIENCE = 20.0

Seat = tuple[str, str]
"""The path and the cookie of one socket."""

_numbers = itertools.count(1)


def open_tables(port: int, count: int, query: str = "") -> list[list[Seat]]:
    """New tables, with six people each; `query` is added to the paths of their sockets."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        return [_open_table(connection, f"http://127.0.0.1:{port}", query) for _ in range(count)]
    finally:
        connection.close()


def _open_table(connection: http.client.HTTPConnection, origin: str, query: str) -> list[Seat]:
    code, seats = "", list[Seat]()
    for name in NAMES:
        path = f"/api/tables/{code}/members" if code else "/api/tables"
        body = json.dumps({"id": secrets.token_hex(16), "name": name})
        connection.request("POST", path, body, {"content-type": "application/json", "origin": origin})
        reply = connection.getresponse()
        answer = json.loads(reply.read())
        if reply.status != 201:
            raise RuntimeError(f"no seat at a table: {answer}")
        code = answer["code"]
        cookie = str(reply.getheader("set-cookie")).partition(";")[0]
        seats.append((f"/api/tables/{code}/socket{query}", cookie))
    return seats


def open_rooms(port: int, count: int) -> list[list[Seat]]:
    """New rooms on Colyseus, with six seats reserved in each."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        return [_open_room(connection, secrets.token_hex(8)) for _ in range(count)]
    finally:
        connection.close()


def _open_room(connection: http.client.HTTPConnection, name: str) -> list[Seat]:
    seats = list[Seat]()
    for seat in range(SEATS):
        body = json.dumps({"table": name, "seat": str(seat)})
        path = "/matchmake/joinOrCreate/table"
        connection.request("POST", path, body, {"content-type": "application/json"})
        reply = connection.getresponse()
        answer = json.loads(reply.read())
        if reply.status != 200:
            raise RuntimeError(f"no seat in a room: {answer}")
        seats.append((f"/{answer['processId']}/{answer['roomId']}?sessionId={answer['sessionId']}", "-"))
    return seats


def write_sockets(path: Path, tables: Iterable[Iterable[Seat]]) -> None:
    """The list of sockets for the load generator."""
    path.write_text("".join(f"{place}\t{cookie}\n" for table in tables for place, cookie in table))


class Recorder:
    """Six people who play the script once and keep all they see."""

    def __init__(self, port: int, seats: list[Seat]) -> None:
        self.sockets: list[ClientConnection] = []
        self.first_scout = 0
        for place, cookie in seats:
            self.sockets.append(
                connect(
                    f"ws://127.0.0.1:{port}{place}",
                    additional_headers={"cookie": cookie},
                    compression=None,
                    ping_interval=None,
                    max_size=1 << 20,
                )
            )
        for number, socket in enumerate(self.sockets):
            for _ in range(SEATS - number):  # the own first view, and one for everybody who came later
                socket.recv(PATIENCE)

    def play(self, step: Step) -> dict[int, str]:
        """Make a move; returns the views by seat."""
        actor, number = step.actor(self.first_scout), next(_numbers)
        self.sockets[actor].send(
            json.dumps({"type": step.type, "id": f"0000-{number:012}", **step.fields}, separators=(",", ":"))
        )
        views: dict[int, str] = {}
        answer = str(self.sockets[actor].recv(PATIENCE))
        if not answer.startswith('{"type":"ack"'):
            raise RuntimeError(f"{step.type} was refused: {answer}")
        for seat in [actor] if step.views == 1 else range(SEATS):
            views[seat] = str(self.sockets[seat].recv(PATIENCE))
            assert views[seat].startswith(('{"type":"view"', '{"type":"own"')), views[seat][:80]
        if step.type == "start":
            self.first_scout = json.loads(views[actor])["play"]["game"]["first_scout"]
        return views

    def close(self) -> None:
        """Leave."""
        for socket in self.sockets:
            socket.close()


def record(port: int, script: Script, path: Path, query: str = "") -> dict[str, float]:
    """Play all steps on the real server and write them with their views; gives mean bytes by mix."""
    views: dict[int, dict[int, str]] = {}
    for loops in (range(script.game, len(script.steps)), range(script.prepared, script.game)):
        recorder = Recorder(port, open_tables(port, 1, query)[0])
        for number in (*range(script.prepared), *loops):
            views[number] = recorder.play(script.steps[number])
        recorder.close()
    lines = []
    for number, step in enumerate(script.steps):
        rest = "".join(f',"{name}":{json.dumps(value)}' for name, value in step.fields.items())
        lines.append(f"step {step.type} {step.who} {step.views} {rest}\n")
        lines += [f"view {seat} {text}\n" for seat, text in views[number].items()]
    path.write_text("".join(lines), encoding="utf-8")
    return {
        mix: _mean_bytes(views, script.span(mix)) for mix in ("secret marks", "public moves", "whole games")
    }


def _mean_bytes(views: dict[int, dict[int, str]], span: tuple[int, int]) -> float:
    """Bytes of views that one move brings, on average."""
    moves = [views[number] for number in range(*span)]
    return sum(len(text.encode()) for shown in moves for text in shown.values()) / len(moves)
