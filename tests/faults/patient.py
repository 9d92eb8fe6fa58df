"""People who play at nodes that fail: what is refused because nothing can be saved they ask again, with the same id."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from stella.live.loading import table_of
from stella.live.ports import Entry
from stella.tables.project import project_play
from tests.support.people import PATIENCE, Device, wish_id
from tests.support.servers import supply

AGAIN = ("E_STORE", "E_BUSY")
PAUSE = 0.02
"""Seconds before somebody asks again; a person would take longer."""


class Patient(Device):
    """A device whose person asks again until there is an answer."""

    def __init__(self, link: str) -> None:
        super().__init__(link)
        self.member = ""
        self.acknowledged: list[str] = []
        """What was carried out."""
        self.refused = 0
        """How often nothing could be saved."""

    async def _sit(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            while (reply := await self.http.post(path, json=body)).status_code == 503:
                self.refused += 1
                await asyncio.sleep(PAUSE)
        assert reply.status_code == 201, reply.text
        seated: dict[str, Any] = reply.json()
        self.code, self.member = seated["code"], seated["member"]
        return seated

    async def come_in(self) -> None:
        """Open the socket, as soon as the table can be read."""
        async with asyncio.timeout(PATIENCE):
            while (await self.http.get(f"/api/tables/{self.code}")).status_code == 503:
                self.refused += 1
                await asyncio.sleep(PAUSE)
        await self.connect()

    async def do(self, command: str, **fields: Any) -> None:
        """Ask until it is carried out."""
        wish = wish_id()
        async with asyncio.timeout(PATIENCE):
            while (answer := await self.ask(command, id=wish, **fields))["type"] != "ack":
                assert answer["code"] in AGAIN, answer
                self.refused += 1
                await asyncio.sleep(PAUSE)
        self.acknowledged.append(f"{self.member}:{wish}")

    @property
    def views(self) -> list[dict[str, Any]]:
        """Every view it was shown."""
        return [json.loads(raw) for raw in self.heard if raw.startswith(b'{"type":"view"')]


def check(people: Iterable[Patient], entries: Sequence[Entry]) -> None:
    """All that was acknowledged is in the log, once; and nothing was shown that is not in it, nor in another order."""
    written = [entry.request_id for entry in entries]
    assert len(written) == len(set(written))
    logged: dict[int, Any] = {}
    """The game, by the version of the table."""
    for length in range(1, len(entries) + 1):
        state = table_of(entries[:length])
        assert state is not None
        logged[state.version] = msgspec.json.encode(project_play(state, supply().texts))
    for person in people:
        assert set(person.acknowledged) <= set(written)
        versions = [view["version"] for view in person.views]
        assert versions == sorted(versions)
        for view in person.views:
            assert view["play"] == json.loads(logged[view["version"]])
