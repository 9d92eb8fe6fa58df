"""A person with a device, over real HTTP and a real socket."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

import httpx2
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PATIENCE = 60.0
"""Seconds after which a test gives up waiting. Nothing waits this long when all is well."""

View = dict[str, Any]
_numbers = itertools.count(1)


def wish_id(prefix: str = "w") -> str:
    """A new id for a wish."""
    return f"{prefix}-{next(_numbers):020}"


class Device:
    """One browser: cookies, HTTP, and at most one socket whose newest view it remembers."""

    def __init__(self, link: str, language: str = "en") -> None:
        self.link = link
        self.code = ""
        headers = {"origin": link, "accept-language": language}
        self.http = httpx2.AsyncClient(base_url=link, headers=headers, timeout=PATIENCE)
        self.view: View = {}
        self.heard: list[bytes] = []
        """Every message, as it came."""
        self.notices: list[str] = []
        self.reactions: list[str] = []
        self.watch_keys: list[str] = []
        """New ones that a board or spectator was told."""
        self.told_to_leave: list[dict[str, Any]] = []
        """What servers said that ended."""
        self.closed_with: int | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    # HTTP

    async def create(self, name: str = "Ada", **fields: Any) -> dict[str, Any]:
        """Open a new table."""
        return await self._sit("/api/tables", {"id": wish_id("create"), "name": name, **fields})

    async def join(self, code: str, name: str = "Bo", **fields: Any) -> dict[str, Any]:
        """Come to a table."""
        return await self._sit(f"/api/tables/{code}/members", {"id": wish_id("join"), "name": name, **fields})

    async def _sit(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        reply = await self.http.post(path, json=body)
        assert reply.status_code == 201, reply.text
        seated: dict[str, Any] = reply.json()
        self.code = seated["code"]
        return seated

    # The socket

    async def connect(self, watch_as: str | None = None, code: str | None = None, query: str = "") -> Self:
        """Open the socket and wait for the first view."""
        self.code = code or self.code
        path = f"/api/tables/{self.code}/socket" + (f"?as={watch_as}" if watch_as else query)
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        self._socket = await connect(
            self.link.replace("http", "ws", 1) + path,
            origin=self.link,  # type: ignore[arg-type]
            additional_headers={"cookie": cookies} if cookies else {},
            compression=None,
            max_size=1 << 20,
            ping_interval=None,
            open_timeout=PATIENCE,
        )
        self.view, self.closed_with = {}, None
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(bool)
        return self

    async def disconnect(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
        self._socket = self._reader = None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                raw = text if isinstance(text, bytes) else text.encode()
                self.heard.append(raw)
                self._take(json.loads(raw))
        except ConnectionClosed:
            pass
        self.closed_with = socket.close_code
        for answer in self._answers.values():
            if not answer.done():
                answer.cancel()
        self._changed.set()

    def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "view":
                self.view = message
            case "own":
                self.view |= {"you": message["you"], "clock": message["clock"]}
            case "reaction":
                self.reactions.append(message["kind"])
            case "notice":
                self.notices.append(message["code"])
            case "watch_key":
                self.watch_keys.append(message["key"])
            case "leaving":
                self.told_to_leave.append(message)
            case _:
                answer = self._answers.pop(message["id"] or "", None)
                if answer is not None and not answer.done():
                    answer.set_result(message)
        self._changed.set()

    async def ask(self, command: str, *, id: str | None = None, **fields: Any) -> dict[str, Any]:  # noqa: A002
        """Send a wish; returns the ack or the error."""
        assert self._socket is not None
        name = id or wish_id()
        answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        await self._socket.send(json.dumps({"type": command, "id": name, **fields}))
        return await asyncio.wait_for(answer, PATIENCE)

    async def do(self, command: str, **fields: Any) -> None:
        """Send a wish that must be carried out."""
        answer = await self.ask(command, **fields)
        assert answer["type"] == "ack", answer

    async def send_raw(self, text: str) -> None:
        """Send anything."""
        assert self._socket is not None
        await self._socket.send(text)

    async def until(self, wanted: Callable[[View], bool]) -> View:
        """Wait until the newest view is as wanted."""
        async with asyncio.timeout(PATIENCE):
            while not wanted(self.view):
                assert self.closed_with is None, f"the socket was closed with {self.closed_with}"
                self._changed.clear()
                await self._changed.wait()
        return self.view

    async def until_closed(self) -> int | None:
        """Wait until the server closes the socket; returns the code."""
        async with asyncio.timeout(PATIENCE):
            while self.closed_with is None:
                self._changed.clear()
                await self._changed.wait()
        return self.closed_with

    # What the person sees

    @property
    def game(self) -> dict[str, Any]:
        """The public part of the game."""
        game: dict[str, Any] = self.view["play"]["game"]
        return game

    @property
    def own(self) -> dict[str, Any]:
        """The own part of the game."""
        own: dict[str, Any] = self.view["you"]["game"]
        return own

    @property
    def seat(self) -> int:
        """The own seat."""
        seat: int = self.view["you"]["seat"]
        return seat


async def mark_and_pass(device: Device, places: list[int]) -> None:
    """Make these crosses and finish marking."""
    for place in places:
        await device.do("mark", place=place)
    await device.do("finish_marking")


async def play_round(devices: list[Device], slates: list[list[int]]) -> None:
    """One whole round by people; every scout points at the first open cross."""
    first = devices[devices[0].game["first_scout"]]
    await first.do("reveal_word")
    for device, places in zip(devices, slates, strict=True):
        await device.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
        await mark_and_pass(device, places)
    await devices[0].until(lambda view: view["play"]["game"]["phase"] == "reveal")
    while devices[0].game["phase"] == "reveal":
        turns = len(devices[0].game["pointings"])
        scout = devices[devices[0].game["scout"]]
        await scout.until(_may_point(turns))
        await scout.do("point_at", place=scout.own["actions"]["point_at"][0])
        await devices[0].until(_pointed(turns + 1))


def _may_point(turns: int) -> Callable[[View], bool]:
    """A given number of pictures have been pointed at, and the next one is ours."""
    pointed = _pointed(turns)
    return lambda view: pointed(view) and bool(view["you"]["game"]["actions"]["point_at"])


def _pointed(turns: int) -> Callable[[View], bool]:
    """A given number of pictures have been pointed at."""
    return lambda view: len(view["play"]["game"]["pointings"]) >= turns
