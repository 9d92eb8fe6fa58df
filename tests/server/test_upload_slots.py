"""Slow uploads do not keep others out: a floor for their speed, few from one address, and a queue."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request

from stella.content.decks import DeckError, PictureLimits
from stella.server.api import upload_body
from stella.server.api.http_request import RequestError
from stella.server.api.uploads import LEAST, LEAST_IF_WANTED
from stella.server.limits import upload_slots
from stella.server.limits.upload_slots import UploadSlots
from stella.tables.refusal import TableCode
from tests.support.servers import settle

pytestmark = pytest.mark.anyio


class Uploads:
    """People who upload, and end when told."""

    def __init__(self, most: int) -> None:
        self.slots = UploadSlots(most)
        self.inside: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}

    def begin(self, table: str, address: str = "") -> asyncio.Task[None]:
        self.ends[table] = asyncio.Event()
        return asyncio.create_task(self._upload(table, address or f"192.0.2.{len(self.ends)}"))

    async def _upload(self, table: str, address: str) -> None:
        async with self.slots.take(table, address):
            self.inside.append(table)
            await self.ends[table].wait()
            self.inside.remove(table)


async def test_who_comes_when_all_slots_are_taken_waits_for_the_next_one() -> None:
    uploads = Uploads(2)
    tasks = [uploads.begin(table) for table in ("A", "B", "C", "D")]
    await settle()
    assert (uploads.inside, uploads.slots.are_wanted) == (["A", "B"], True)
    uploads.ends["A"].set()
    await settle()
    assert (uploads.inside, uploads.slots.are_wanted) == (["B", "C"], True)
    for end in uploads.ends.values():
        end.set()
    await asyncio.gather(*tasks)
    assert not uploads.slots.are_wanted


async def test_nobody_waits_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload_slots, "PATIENCE", 0.01)
    uploads = Uploads(1)
    first = uploads.begin("A")
    with pytest.raises(RequestError) as refused:
        await uploads.begin("B")
    assert refused.value.refusal.code is TableCode.BUSY
    assert not uploads.slots.are_wanted
    uploads.ends["A"].set()
    await first
    uploads.ends["B"].set()
    async with uploads.slots.take("B", "192.0.2.2"):
        pass


async def test_one_address_has_two_uploads_and_its_network_no_more() -> None:
    uploads = Uploads(4)
    tasks = [uploads.begin("A", "2001:db8::1"), uploads.begin("B", "2001:db8::2")]
    await settle()
    with pytest.raises(RequestError) as refused:
        await uploads.begin("C", "2001:db8::3")
    assert refused.value.refusal.code is TableCode.RATE
    other = uploads.begin("C", "2001:db8:0:1::1")
    await settle()
    assert uploads.inside == ["A", "B", "C"]
    for end in uploads.ends.values():
        end.set()
    await asyncio.gather(*tasks, other)


async def test_a_table_has_one_upload_and_few_wait() -> None:
    uploads = Uploads(1)
    tasks = [uploads.begin(f"T{number}") for number in range(1 + upload_slots.MOST_WAITING)]
    await settle()
    with pytest.raises(RequestError):
        await uploads.begin("one more")
    with pytest.raises(RequestError):
        await uploads.begin("T1")
    for end in uploads.ends.values():
        end.set()
    await settle()
    for task in tasks:
        task.cancel()


def dripping(size: int, pause: float) -> Request:
    """A zip that comes for ever, this many bytes at a time."""

    async def receive() -> dict[str, Any]:
        await asyncio.sleep(pause)
        return {"type": "http.request", "body": b"x" * size, "more_body": True}

    headers = [(b"content-type", b"application/zip")]
    return Request({"type": "http", "method": "POST", "headers": headers}, receive)


@pytest.mark.parametrize("least", [LEAST, LEAST_IF_WANTED])
async def test_an_upload_that_drips_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, least: int
) -> None:
    monkeypatch.setattr(upload_body, "WINDOW", 0.2)
    with pytest.raises(HTTPException) as refused:
        await upload_body.receive(dripping(1, 0.01), tmp_path, PictureLimits(), lambda: least)
    assert refused.value.status_code == 408


async def test_an_upload_that_is_fast_enough_is_ended_by_its_size_alone(tmp_path: Path) -> None:
    limits = PictureLimits(total_bytes=1_000_000)
    with pytest.raises(DeckError) as refused:
        await upload_body.receive(dripping(10_000, 0), tmp_path, limits, lambda: 1000)
    assert [finding.code for finding in refused.value.findings] == ["total-bytes"]
