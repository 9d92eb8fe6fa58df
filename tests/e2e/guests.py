"""Players without a page: they sit down over HTTP and play over a socket."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import httpx2
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.support.people import PATIENCE, View, wish_id


class Guest:
    """One player; `member` is their id at the table."""

    def __init__(self, server: str, name: str, language: str = "en") -> None:
        self.server = server
        self.name = name
        self.language = language
        self.code = ""
        self.member = ""
        self.view: View = {}
        self._open = ExitStack()
        http = httpx2.Client(base_url=server, headers={"origin": server}, timeout=PATIENCE)
        self._http = self._open.enter_context(http)
        self._socket: ClientConnection | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Leave; the seat can be taken with its cookies."""
        self._open.close()

    def create(self, **options: Any) -> str:
        """Open a new table; return its code."""
        return self._sit("/api/tables", "create", **({"options": options} if options else {}))

    def join(self, code: str) -> None:
        """Sit down at a table."""
        self._sit(f"/api/tables/{code}/members", "join")

    def _sit(self, path: str, prefix: str, **fields: Any) -> str:
        body = {"id": wish_id(prefix), "name": self.name, "language": self.language, **fields}
        reply = self._http.post(path, json=body)
        assert reply.status_code == 201, reply.text
        seated = reply.json()
        self.code, self.member = seated["code"], seated["member"]
        return self.code

    @property
    def cookies(self) -> dict[str, str]:
        """The key to the seat."""
        return dict(self._http.cookies.items())

    def take(self, code: str, member: str, cookies: dict[str, str]) -> None:
        """Take over a seat with its key."""
        self.code, self.member = code, member
        self._http.cookies.update(cookies)

    def connect(self) -> Self:
        """Open the socket, if it isn't open, and wait for the first view."""
        if self._socket is not None:
            return self
        wire = connect(
            f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.code}/socket",
            origin=Origin(self.server),
            additional_headers={"cookie": "; ".join(f"{name}={key}" for name, key in self.cookies.items())},
            compression=None,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self._socket = self._open.enter_context(wire)
        self.until(bool)
        return self

    def do(self, kind: str, **fields: Any) -> None:
        """Send a request and wait until the server has carried it out."""
        assert self._socket is not None
        name = wish_id()
        self._socket.send(json.dumps({"type": kind, "id": name, **fields}))
        while (answer := self._hear()).get("id") != name:
            pass
        assert answer["type"] == "ack", answer

    def until(self, wanted: Callable[[View], bool]) -> None:
        """Wait until the newest view is as wanted."""
        while not wanted(self.view):
            self._hear()

    def _hear(self) -> dict[str, Any]:
        assert self._socket is not None
        message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE))
        if message["type"] == "view":
            self.view = message
        elif message["type"] == "own":
            self.view |= {"you": message["you"], "clock": message["clock"]}
        return message

    @property
    def game(self) -> dict[str, Any]:
        """The public part of the game."""
        game: dict[str, Any] = self.view["play"]["game"]
        return game

    def until_phase(self, phase: str) -> None:
        """Wait for a phase of the game."""
        self.until(lambda view: view["play"] is not None and view["play"]["game"]["phase"] == phase)

    def mark(self, *places: int) -> None:
        """Make crosses."""
        self.until_phase("associate.mark")
        for place in places:
            self.do("mark", place=place)

    def passes(self) -> None:
        """Finish marking."""
        self.do("finish_marking")

    def point(self) -> int:
        """Point at my first open cross as soon as it is my turn; return its place."""
        self.until(lambda view: bool(view["you"]["game"]["actions"]["point_at"]))
        place: int = self.view["you"]["game"]["actions"]["point_at"][0]
        self.do("point_at", place=place)
        self.until(lambda view: any(each["place"] == place for each in view["play"]["game"]["pointings"]))
        return place
