"""A server that takes own pictures, for tests."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from stella.content.decks import ImagePipeline, PictureLimits, Shelf
from stella.live.ports import TableId
from stella.live.requests import DONE
from stella.server.app import create_app
from stella.server.settings import UNLIMITED, Settings
from stella.server.world import World
from stella.tables import commands as c
from stella.tables.people import BotLevel, MemberId
from tests.support.people import wish_id
from tests.support.worlds import make_world

Files = list[tuple[str, tuple[str, bytes]]]


class House:
    """A server with a data folder, and people with cookies."""

    def __init__(
        self, data: Path, settings: Settings = UNLIMITED, limits: PictureLimits | None = None
    ) -> None:
        self.data = data
        self.shelf = Shelf(data, ImagePipeline(limits or PictureLimits()))
        self.world: World = make_world(shelf=self.shelf, settings=settings)
        self.app = create_app(self.world)
        self.host = TestClient(self.app, raise_server_exceptions=False)
        self._other = TestClient(self.app, raise_server_exceptions=False)

    @property
    def other(self) -> TestClient:
        """The browser of somebody else, in the event loop of the server."""
        self._other.portal = self.host.portal
        return self._other

    def open_table(self, **options: Any) -> str:
        body = {"id": wish_id("create"), "name": "Ada", "options": options}
        code: str = self.host.post("/api/tables", json=body).json()["code"]
        return code

    def join(self, code: str) -> None:
        self.other.post(f"/api/tables/{code}/members", json={"id": wish_id("join"), "name": "Bo"})

    def send(self, code: str, files: dict[str, bytes], language: str = "en") -> Any:
        parts: Files = [("files", (name, data)) for name, data in files.items()]
        headers = {"accept-language": language}
        return self.host.post(f"/api/tables/{code}/deck", files=parts, headers=headers)

    def held(self) -> tuple[set[str], int]:
        """The tables with own pictures, and how many bytes all of them take."""
        own = self.shelf.own
        assert own is not None
        return set(asyncio.run(own.codes())), asyncio.run(own.held_bytes())

    def on_disk(self) -> set[str]:
        """All that is kept of own pictures."""
        home = self.data / "uploads"
        return {str(path.relative_to(home)) for path in home.rglob("*")} if home.exists() else set()


async def started(house: House, code: str) -> None:
    """Two bots sit down, and a game begins."""
    live, hub = house.world.hub.tables[TableId(code)], house.world.hub
    for number in range(2):
        await hub.ask(live, MemberId("m1"), c.AddBot(BotLevel.SIMPLE, id=f"bot-{number}"))
    assert await hub.ask(live, MemberId("m1"), c.Start(id="start")) == DONE
