"""Short codes over HTTP: while a table waits they find it, afterwards they say why not, and guessing is slow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2
import pytest

from stella.content.texts import text
from stella.server.limits.guesses import Guesses
from stella.server.settings import Rate, Settings
from stella.tables.codes import is_lobby_code
from tests.support.people import Device
from tests.support.servers import make_server, open_server
from tests.support.unlimited import UNLIMITED

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def people(count: int, settings: Settings = UNLIMITED) -> AsyncIterator[list[Device]]:
    """Devices at a server; the first has opened a table, and the others have not joined it."""
    async with open_server(make_server(settings=settings)) as link:
        devices = [Device(link, language) for language in ("en", "de", "pl")[:count]]
        await devices[0].create()
        yield devices
        for device in devices:
            await device.__aexit__(None, None, None)


async def code_of(device: Device) -> str:
    reply = await device.http.post(f"/api/tables/{device.code}/code")
    assert reply.status_code == 200, reply.text
    code: str = reply.json()["code"]
    return code


async def found_by(device: Device, code: str) -> httpx2.Response:
    return await device.http.get(f"/api/codes/{code}")


async def begin(ada: Device) -> None:
    await ada.connect()
    for _ in range(2):
        await ada.do("add_bot", level="dreamer")
    await ada.do("start")


@pytest.mark.parametrize("typed", ["{0}", "{1}", "{2}"])
async def test_a_code_finds_the_table_as_people_type_it(typed: str) -> None:
    async with people(2) as (ada, bo):
        code = await code_of(ada)
        assert is_lobby_code(code)
        reply = await found_by(bo, typed.format(code, code.lower(), f"{code[:2]}-{code[2:]}"))
        assert (reply.status_code, reply.json()) == (200, {"code": ada.code})


async def test_everybody_at_the_table_is_told_the_same_code_and_a_stranger_none() -> None:
    async with people(3) as (ada, bo, cy):
        code = await code_of(ada)
        await bo.join(ada.code)
        assert await code_of(bo) == code
        reply = await cy.http.post("/api/tables/ZZZZ2345/code")
        assert (reply.status_code, reply.json()["code"]) == (404, "E_NO_TABLE")


async def test_a_code_that_nobody_has_is_refused_in_the_readers_language() -> None:
    async with people(2) as (ada, bo):
        code = await code_of(ada)
        for wrong in ("ZZZZ" if code != "ZZZZ" else "YYYY", "KA", "KALIKALI", "%20", ada.code):
            reply = await found_by(bo, wrong)
            assert (reply.status_code, reply.json()["code"]) == (404, "E_CODE"), wrong
            assert reply.json()["message"] == text("E_CODE", "de")


async def test_the_start_closes_the_code_and_says_what_to_do_while_the_link_goes_on() -> None:
    async with people(2) as (ada, bo):
        code = await code_of(ada)
        await begin(ada)
        reply = await found_by(bo, code)
        assert (reply.status_code, reply.json()["code"]) == (409, "E_CODE_CLOSED")
        assert reply.json()["message"] == text("E_CODE_CLOSED", "de")
        asked = await ada.http.post(f"/api/tables/{ada.code}/code")
        assert (asked.status_code, asked.json()) == (200, {"code": None})
        await bo.join(ada.code)


@pytest.mark.parametrize("now", ["", "?now=true"])
async def test_a_deleted_table_has_no_code(now: str) -> None:
    async with people(2) as (ada, bo):
        code = await code_of(ada)
        assert (await ada.http.delete(f"/api/tables/{ada.code}{now}")).status_code == 204
        assert (await found_by(bo, code)).json()["code"] == "E_CODE"


async def test_who_types_too_many_wrong_codes_waits_even_with_a_right_one() -> None:
    settings = Settings(guessing=Rate(12, 0))  # an address may type a sixth
    async with people(2, settings) as (ada, bo):
        code = await code_of(ada)
        replies = [(await found_by(bo, wrong)).status_code for wrong in ("KAKA", "KEKE", "KUKU")]
        assert replies == [404, 404, 429]
        reply = await found_by(bo, code)
        assert (reply.status_code, reply.json()["code"]) == (429, "E_RATE")


async def test_who_types_many_wrong_codes_at_the_same_time_is_told_of_no_more_than_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Guesses, "pause", lambda _: 0.01)
    async with people(2, Settings(guessing=Rate(12, 0))) as (ada, bo):
        await code_of(ada)
        wrong = ("KAKA", "KEKE", "KUKU", "KAKE", "KAKU", "KEKA")
        replies = await asyncio.gather(*(found_by(bo, code) for code in wrong))
        assert sorted(reply.status_code for reply in replies) == [404, 404, 429, 429, 429, 429]


def test_the_networks_of_one_site_may_be_wrong_no_more_often_than_sixteen_addresses() -> None:
    guesses = Guesses(Rate(60, 0), lambda: 0.0, None, "codes")
    for number in range(16 * 10):
        assert guesses.may_try(f"2001:db8:1:{number:x}::1")
        guesses.note_wrong(f"2001:db8:1:{number:x}::1")
    assert not guesses.may_try("2001:db8:1:ffff::1")
    assert guesses.may_try("2001:db8:2::1")


async def test_a_right_code_is_never_counted_as_a_guess() -> None:
    async with people(2, Settings(guessing=Rate(12, 0))) as (ada, bo):
        code = await code_of(ada)
        assert {(await found_by(bo, code)).status_code for _ in range(9)} == {200}


async def test_a_table_that_has_started_leaves_its_room_to_others() -> None:
    async with people(3) as (ada, bo, cy):
        await bo.create("Bo")
        await cy.create("Cy")
        assert [len(await code_of(each)) for each in (ada, bo)] == [4, 4]
        await begin(ada)
        assert len(await code_of(cy)) == 4
