"""TVs that wait for a table: codes are good once and for minutes, cost little, and tell nothing to who guesses."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx2
import pytest

from stella.live.ports import TableId
from stella.server.api.http_request import RequestError
from stella.server.api.tv_pairing import (
    DIGITS,
    FROM_ONE_ADDRESS,
    LIFE,
    SILENCE,
    Pairing,
)
from stella.server.limits.guesses import SLOWED, Guesses
from stella.server.limits.rates import SITE
from stella.server.settings import Rate, Settings
from stella.tables.refusal import TableCode
from tests.support.people import Device, wish_id
from tests.support.servers import FakeClock, SeededRng, make_server, open_server
from tests.support.unlimited import UNLIMITED

pytestmark = pytest.mark.anyio
TABLE = TableId("ABCD2345")


@dataclass
class PairingHarness:
    """TVs around one server, with a clock that tests turn."""

    clock: FakeClock
    pairing: Pairing

    def code(self, tv: str = "tv 1", address: str = "192.0.2.1") -> str:
        return self.pairing.wait(tv, address).code

    def later(self, seconds: float) -> None:
        self.clock.seconds += seconds


FEW = Rate(18, 6)
"""A sixth of it for each address and table."""


def harness(guesses: Rate | None = FEW) -> PairingHarness:
    clock = FakeClock()
    wrong = Guesses(guesses, clock.monotonic, None, "codes")
    return PairingHarness(clock, Pairing(clock.monotonic, SeededRng(), wrong))


def test_a_tv_that_asks_again_shows_the_same_code() -> None:
    at = harness()
    code = at.code()
    assert len(code) == DIGITS
    assert code.isdecimal()
    at.later(20)
    assert at.code() == code
    assert at.code("tv 2") != code


@pytest.mark.parametrize("spelt", ["{0}", "{0} ", "{1} {2}", "{1}-{2}"])
def test_a_code_may_be_typed_as_people_do(spelt: str) -> None:
    at = harness()
    code = at.code()
    assert at.pairing.give(spelt.format(code, code[:3], code[3:]), TABLE, "key")
    handed = at.pairing.wait("tv 1", "192.0.2.1").handed
    assert handed is not None
    assert (handed.table, handed.key) == (TABLE, "key")


def test_the_token_of_its_link_is_as_good_as_the_code() -> None:
    at = harness()
    token = at.pairing.wait("tv 1", "192.0.2.1").token
    assert at.pairing.give(token, TABLE, "key")
    assert at.pairing.wait("tv 1", "192.0.2.1").handed is not None


def test_a_code_is_good_once_whether_typed_or_scanned() -> None:
    at = harness()
    screen = at.pairing.wait("tv 1", "192.0.2.1")
    assert at.pairing.give(screen.code, TABLE, "key")
    assert not at.pairing.give(screen.code, TableId("EVIL2345"), "other")
    assert not at.pairing.give(screen.token, TableId("EVIL2345"), "other")
    assert screen.handed is not None
    assert screen.handed.table == TABLE


def test_a_tv_whose_reply_was_lost_gets_the_key_again_while_it_asks() -> None:
    at = harness()
    at.pairing.give(at.code(), TABLE, "key")
    for _ in range(3):
        at.later(SILENCE)
        assert at.pairing.wait("tv 1", "192.0.2.1").handed is not None
    at.later(SILENCE + 1)
    assert at.pairing.wait("tv 1", "192.0.2.1").handed is None


def test_a_code_dies_after_minutes_and_a_tv_that_still_waits_shows_another() -> None:
    at = harness()
    code = at.code()
    for _ in range(int(LIFE / SILENCE)):
        at.later(SILENCE)
        fresh = at.code()
    assert fresh != code
    assert not at.pairing.give(code, TABLE, "key")
    assert at.pairing.give(fresh, TABLE, "key")


def test_a_code_is_not_taken_after_its_time_though_the_tv_has_not_asked_for_another_yet() -> None:
    at = harness()
    at.code()
    for _ in range(int(LIFE / SILENCE) - 1):
        at.later(SILENCE)
        code = at.code()
    at.later(SILENCE)
    assert not at.pairing.give(code, TABLE, "key")


def test_a_tv_that_was_switched_off_leaves_nothing_behind() -> None:
    at = harness()
    code = at.code()
    at.later(SILENCE + 1)
    assert not at.pairing.give(code, TABLE, "key")
    assert len(at.pairing) == 0
    assert at.pairing._open == {}
    assert at.pairing._behind == {}


def test_only_so_many_wait_behind_one_address_and_so_many_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stella.server.api.tv_pairing.MOST_SCREENS", FROM_ONE_ADDRESS + 1)
    at = harness()
    for number in range(FROM_ONE_ADDRESS):
        at.code(f"tv {number}")
    with pytest.raises(RequestError) as behind_one:
        at.code("one more")
    assert behind_one.value.refusal.code is TableCode.RATE
    at.code("next door", "192.0.2.2")
    with pytest.raises(RequestError) as in_all:
        at.code("over there", "192.0.2.3")
    assert in_all.value.refusal.code is TableCode.BUSY
    at.code("tv 0")  # who waits already is not refused
    at.later(SILENCE + 1)
    at.code("over there", "192.0.2.3")


def test_a_site_with_many_networks_takes_no_more_places_than_sixteen_of_them() -> None:
    at = harness()
    for number in range(FROM_ONE_ADDRESS * SITE):
        at.code(f"tv {number}", f"2001:db8:1:{number:x}::1")
    with pytest.raises(RequestError) as too_many:
        at.code("one more", "2001:db8:1:ffff::1")
    assert too_many.value.refusal.code is TableCode.RATE
    at.code("next door", "2001:db8:2::1")
    at.later(SILENCE + 1)
    at.code("one more", "2001:db8:1:ffff::1")
    assert at.pairing._behind == {"2001:db8:1:ffff::/64": 1, "2001:db8:1::/48": 1}


def test_who_types_wrong_codes_keeps_nobody_else_from_pairing() -> None:
    at = harness(guesses=Rate(18, 0))
    first, second = at.pairing.wait("tv 1", "a"), at.pairing.wait("tv 2", "a")
    wrong = next(code for code in ("000000", "111111", "222222") if code not in (first.code, second.code))
    for number in range(18):
        table = TableId(f"EVIL234{number // 3}") if number >= 3 else TABLE
        assert not at.pairing.give(wrong, table, "key", f"192.0.2.{1 + number // 3}")
    for table, address in ((TABLE, "192.0.2.9"), (TableId("EVIL2349"), "192.0.2.1")):
        with pytest.raises(RequestError):
            at.pairing.give(first.code, table, "key", address)
    assert at.pairing.pause_before(first.code) == SLOWED
    assert at.pairing.pause_before(first.token) == 0
    assert at.pairing.give(first.code, TableId("GOOD2345"), "key", "192.0.2.9")
    assert at.pairing.give(second.token, TABLE, "key", "192.0.2.1")


def test_after_so_many_wrong_codes_of_a_table_none_is_taken_for_a_while_but_links_are() -> None:
    at = harness()
    first, second = at.pairing.wait("tv 1", "a"), at.pairing.wait("tv 2", "a")
    wrong = next(code for code in ("000000", "111111", "222222") if code not in (first.code, second.code))
    for _ in range(3):
        assert not at.pairing.give(wrong, TABLE, "key")
    with pytest.raises(RequestError):
        at.pairing.give(first.code, TABLE, "key")
    assert at.pairing.give(second.token, TABLE, "key")
    at.later(20)
    at.code("tv 1")
    at.later(20)
    at.code("tv 1")
    at.later(20)
    assert at.pairing.give(first.code, TABLE, "key")


def test_right_codes_and_wrong_links_do_not_count_as_guesses() -> None:
    at = harness(guesses=Rate(6, 0))
    for number in range(5):
        assert at.pairing.give(at.code(f"tv {number}"), TABLE, "key")
        assert not at.pairing.give("x" * 22, TABLE, "key")


# Over HTTP


@asynccontextmanager
async def evening(settings: Settings = UNLIMITED) -> AsyncIterator[tuple[Device, Device, FakeClock]]:
    """A host at a table, a TV, and the clock of their server."""
    clock = FakeClock()
    async with (
        open_server(make_server(clock=clock, settings=settings)) as link,
        Device(link) as ada,
        Device(link) as tv,
    ):
        await ada.create("Ada")
        yield ada, tv, clock


async def wait(tv: Device, secret: str = "s" * 22) -> dict[str, Any]:
    reply = await tv.http.post("/api/screens", json={"id": secret})
    assert reply.status_code == 200, reply.text
    screen: dict[str, Any] = reply.json()
    return screen


async def show(device: Device, screen: str, code: str | None = None) -> httpx2.Response:
    path = f"/api/tables/{code or device.code}/screens"
    return await device.http.post(path, json={"screen": screen})


async def test_a_tv_with_a_typed_code_comes_to_watch_the_table() -> None:
    async with evening() as (ada, tv, _):
        shown = await wait(tv)
        assert shown["table"] is None
        assert shown["key"] is None
        assert shown["seconds"] == LIFE
        assert (await show(ada, shown["code"])).status_code == 204
        given = await wait(tv)
        assert given["table"] == ada.code
        assert (given["code"], given["link"]) == (None, None)
        reply = await tv.http.post(f"/api/tables/{ada.code}/watchers", json={"key": given["key"]})
        assert reply.status_code == 204
        await tv.connect("board", ada.code)
        assert tv.view["table"]["code"] == ada.code


async def test_the_link_of_a_tv_leads_to_this_server_and_carries_its_token_where_no_log_sees_it() -> None:
    async with evening() as (ada, tv, _):
        link = (await wait(tv))["link"]
        address, _, token = link.partition("/show#")
        assert address == tv.link
        assert (await show(ada, token)).status_code == 204
        assert (await wait(tv))["table"] == ada.code


async def test_wrong_used_and_dead_codes_are_refused_with_the_same_bytes() -> None:
    async with evening() as (ada, tv, clock):
        used = (await wait(tv, "u" * 22))["code"]
        await show(ada, used)
        dead = (await wait(tv, "d" * 22))["code"]
        clock.seconds += LIFE
        codes = [used, dead, "999999" if "999999" not in (used, dead) else "999998", "nonsense", ""]
        refusals = [await show(ada, code) for code in codes]
        assert {reply.status_code for reply in refusals} == {404}
        assert len({reply.content for reply in refusals}) == 1
        assert refusals[0].json()["code"] == "E_SCREEN"


async def test_only_who_sits_at_a_table_and_was_let_in_can_show_it() -> None:
    async with evening() as (ada, tv, _):
        code = (await wait(tv))["code"]
        stranger = await show(tv, code, ada.code)
        nowhere = await show(tv, code, "ABCDEFGH")
        assert stranger.status_code == nowhere.status_code == 404
        assert stranger.content == nowhere.content
        await ada.connect()
        await ada.do("set_options", options={"joining": "approved"})
        async with Device(ada.link) as eve:
            await eve.join(ada.code, "Eve")
            knocking = await show(eve, code)
            assert (knocking.status_code, knocking.json()["code"]) == (403, "E_NOT_APPROVED")
        assert (await wait(tv))["table"] is None


async def test_another_tv_cannot_ask_for_what_was_given_to_this_one() -> None:
    async with evening() as (ada, tv, _):
        shown = await wait(tv)
        await show(ada, shown["code"])
        other = await wait(tv, "o" * 22)
        assert other["key"] is None
        for guess in (shown["code"], shown["link"].partition("#")[2], "s" * 21):
            reply = await tv.http.post("/api/screens", json={"id": guess})
            assert reply.status_code == 422 or reply.json()["key"] is None


async def test_too_many_guesses_are_refused_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stella.server.limits.guesses.SLOWED", 0.001)
    async with evening(Settings(guessing=Rate(12, 6))) as (ada, tv, clock):
        code = (await wait(tv))["code"]
        wrong = "123456" if code != "123456" else "123457"
        assert [(await show(ada, wrong)).status_code for _ in range(3)] == [404, 404, 429]
        refused = await show(ada, code)
        assert (refused.status_code, refused.json()["code"]) == (429, "E_RATE")
        clock.seconds += 25
        await wait(tv)
        clock.seconds += 25
        await wait(tv)
        clock.seconds += 15
        assert (await show(ada, code)).status_code == 204


async def test_without_room_a_tv_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("stella.server.api.tv_pairing.MOST_SCREENS", 1)
    async with evening(Settings()) as (_, tv, _clock):
        await wait(tv)
        reply = await tv.http.post("/api/screens", json={"id": wish_id("another")})
        assert (reply.status_code, reply.json()["code"]) == (503, "E_BUSY")


async def test_another_site_cannot_have_a_table_shown() -> None:
    async with evening() as (ada, tv, _):
        code = (await wait(tv))["code"]
        path = f"/api/tables/{ada.code}/screens"
        reply = await ada.http.post(path, json={"screen": code}, headers={"origin": "https://evil.example"})
        assert reply.status_code == 403
        assert (await wait(tv))["table"] is None
