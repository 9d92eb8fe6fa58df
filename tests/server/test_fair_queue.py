"""A client that fetches many pictures waits for its own, others do not; a party is never refused."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from stella.content.decks import DeckCatalogue, FolderPictures
from stella.content.decks.installed import InstalledDecks
from stella.server.api import decks
from stella.server.api.context import ApiContext, Call
from stella.server.api.http_request import RequestError
from stella.server.limits.fair_queue import AT_ONCE, FairQueue
from stella.server.limits.rates import SITE
from stella.tables.refusal import TableCode
from tests.support.servers import NO_FOLDER, make_server, settle

pytestmark = pytest.mark.anyio

HOME, ELSEWHERE = "192.0.2.1", "192.0.2.2"


class Decks:
    """The handlers of a server without other requests."""

    def __init__(self, catalogue: DeckCatalogue | None = None, turns: FairQueue | None = None) -> None:
        self.context = ApiContext(make_server(catalogue=catalogue))
        self.catalogue = self.context.server.catalogue
        self.context.queue = turns or FairQueue()

    async def picture(self, request: Request) -> Response:
        return await decks.picture(Call(request, self.context))

    async def list_decks(self, request: Request) -> Response:
        return await decks.list_decks(Call(request, self.context))

    async def show(self, request: Request) -> Response:
        return await decks.show(Call(request, self.context))


def asked(name: str, address: str, *, gone: bool = False) -> Request:
    async def receive() -> dict[str, Any]:
        if not gone:
            await asyncio.Event().wait()
        return {"type": "http.disconnect"}

    scope = {
        "type": "http",
        "method": "GET",
        "headers": [],
        "client": (address, 1),
        "path_params": {"name": name},
    }
    return Request(scope, receive)


class HeldUp(DeckCatalogue):
    """Looks for pictures until it is told to find none."""

    def __init__(self) -> None:
        super().__init__(FolderPictures(NO_FOLDER), InstalledDecks(NO_FOLDER))
        self.looked: list[str] = []
        self.go_on = asyncio.Event()

    async def picture(self, name: str) -> None:
        self.looked.append(name)
        await self.go_on.wait()


def started(*requests: Coroutine[Any, Any, Response]) -> list[asyncio.Task[Response]]:
    return [asyncio.create_task(request) for request in requests]


async def test_ten_phones_behind_one_address_get_the_whole_deck_at_once() -> None:
    api = Decks()
    names = [f"{card.small.hash}.webp" for deck in api.catalogue.decks() for card in deck.cards]
    assert len(names) == 84
    replies = await asyncio.gather(*(api.picture(asked(name, HOME)) for _ in range(10) for name in names))
    assert {reply.status_code for reply in replies} == {200}


async def test_others_do_not_wait_for_who_asks_for_many() -> None:
    catalogue = HeldUp()
    api = Decks(catalogue)
    many = started(*(api.picture(asked(f"{number}.webp", HOME)) for number in range(100)))
    await settle()
    assert catalogue.looked == [str(number) for number in range(AT_ONCE)]
    other = started(api.picture(asked("other.webp", ELSEWHERE)))
    await settle()
    assert catalogue.looked[AT_ONCE:] == ["other"]
    catalogue.go_on.set()
    ends = await asyncio.gather(*many, *other, return_exceptions=True)
    assert [each.status_code for each in ends if isinstance(each, HTTPException)] == [404] * 101
    assert len(catalogue.looked) == 101


async def test_nothing_is_looked_for_that_nobody_waits_for_any_more() -> None:
    catalogue = HeldUp()
    api = Decks(catalogue, FairQueue(at_once=1))
    first = started(api.picture(asked("first.webp", HOME)), api.picture(asked("gone.webp", HOME, gone=True)))
    await settle()
    catalogue.go_on.set()
    await asyncio.gather(*first, return_exceptions=True)
    assert catalogue.looked == ["first"]


async def test_there_is_an_end_to_those_who_wait() -> None:
    catalogue = HeldUp()
    api = Decks(catalogue, FairQueue(at_once=1, most=3))
    waiting = started(*(api.picture(asked("a.webp", HOME)) for _ in range(3)))
    await settle()
    for refused in (api.picture, api.list_decks, api.show):
        with pytest.raises(RequestError) as refusal:
            await refused(asked("b.webp", HOME))
        assert (refusal.value.refusal.code, refusal.value.status) == (TableCode.RATE, 429)
    catalogue.go_on.set()
    await asyncio.gather(*waiting, return_exceptions=True)
    with pytest.raises(HTTPException):
        await api.picture(asked("b.webp", HOME))


async def test_the_networks_of_one_site_wait_for_each_other() -> None:
    turns = FairQueue(at_once=1, most=1)

    async def hold(number: int) -> None:
        async with turns.take(f"2001:db8:1:{number}::7"):
            await asyncio.Event().wait()

    held = [asyncio.create_task(hold(number)) for number in range(SITE)]
    await settle()
    with pytest.raises(RequestError):
        async with turns.take("2001:db8:1:99::7"):
            pass
    async with turns.take("2001:db8:2:99::7") as waited:
        assert not waited
    for each in held:
        each.cancel()


async def test_addresses_without_requests_are_forgotten() -> None:
    turns = FairQueue()
    for number in range(9):
        async with turns.take(f"2001:db8:1:{number}::7"), turns.take(HOME):
            pass
    assert not turns._lines
