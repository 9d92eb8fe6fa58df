"""A server that takes uploaded pictures, for tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from stella.bots import BotLevel
from stella.content.decks import Deck, DeckCatalogue, ImagePipeline, PictureLimits
from stella.content.decks.installed import InstalledDecks
from stella.live.ports import TableId
from stella.live.table_request import DONE
from stella.postgres import Database
from stella.postgres.database import ReadPool
from stella.postgres.pictures import PostgresPictures
from stella.server.app import create_app
from stella.server.server import StellaServer
from stella.server.settings import Settings
from stella.store.postgres import PostgresStore
from stella.tables import commands as c
from stella.tables.people import MemberId
from tests.support.clusters import fetch, in_a_loop
from tests.support.people import wish_id
from tests.support.servers import make_server
from tests.support.stores import CHOICE
from tests.support.unlimited import UNLIMITED

Files = list[tuple[str, tuple[str, bytes]]]


class UploadHarness:
    """A server with a data folder, and people with cookies."""

    def __init__(
        self, data: Path, settings: Settings = UNLIMITED, limits: PictureLimits | None = None
    ) -> None:
        self.data = data
        self._limits = limits or PictureLimits()
        self._url = CHOICE.database_of(data)
        self.catalogue = self._new_shelf()
        store = None if self._url is None else PostgresStore(Database(self._url))
        self.server: StellaServer = make_server(store=store, catalogue=self.catalogue, settings=settings)
        self.app = create_app(self.server)
        self.host = TestClient(self.app, raise_server_exceptions=False)
        self._other = TestClient(self.app, raise_server_exceptions=False)

    def _new_shelf(self) -> DeckCatalogue:
        pipeline = ImagePipeline(self._limits)
        if self._url is None:
            return DeckCatalogue.in_folder(self.data, pipeline)
        database = Database(self._url)
        own = PostgresPictures(database, ReadPool(database, 2), self.data / "work")
        return DeckCatalogue(own, InstalledDecks(self.data), pipeline)

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
        """The tables with uploaded pictures, and how many bytes all of them take."""

        async def look() -> tuple[set[str], int]:
            own = self._new_shelf().own
            assert own is not None
            try:
                return set(await own.codes()), await own.held_bytes()
            finally:
                await own.close()

        return in_a_loop(look)

    def again(self, code: str) -> Deck | None:
        """The uploaded deck of a table as a server finds it that starts now."""

        async def look() -> Deck | None:
            catalogue = self._new_shelf()
            try:
                return await catalogue.look_at(code)
            finally:
                await catalogue.close()

        return in_a_loop(look)

    def on_disk(self) -> set[str]:
        """All that is kept of uploaded pictures: the folders of tables, or their rows, and what workplaces hold."""
        home = self.data / ("uploads" if self._url is None else "work")
        found = {str(path.relative_to(home)) for path in home.rglob("*")} if home.exists() else set()
        return found if self._url is None else found | self._in_database(self._url)

    @staticmethod
    def _in_database(url: str) -> set[str]:
        files = in_a_loop(
            lambda: fetch(
                url,
                """SELECT DISTINCT b.table_id, c.name FROM stella.chunks c
                   JOIN stella.bundles b ON b.id = c.bundle""",
            )
        )
        return {name for code, file in files for name in (code.decode(), f"{code.decode()}/{file}")}

    def deck_file(self, code: str) -> str:
        """What is written about a table's own pictures."""
        if self._url is None:
            return (self.data / "uploads" / code / "deck.toml").read_text(encoding="utf-8")
        url = self._url
        rows = in_a_loop(lambda: fetch(url, "SELECT body FROM stella.chunks WHERE name = 'deck.toml'"))
        return b"".join(row[0] for row in rows).decode()


async def started(harness: UploadHarness, code: str) -> None:
    """Two bots sit down, and a game begins."""
    live, hub = harness.server.hub.tables[TableId(code)], harness.server.hub
    for number in range(2):
        await hub.ask(live, MemberId("m1"), c.AddBot(BotLevel.STARGAZER, id=f"bot-{number}"))
    assert await hub.ask(live, MemberId("m1"), c.Start(id="start")) == DONE
