"""People at a table over days are told of each round once, wherever they asked for it, and nowhere else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from stella.content.texts import text
from stella.live.ports import TableId
from stella.rules import Phase
from stella.server.push.messages import Sealer
from stella.server.push.notifier import MOST_AT_A_TABLE
from stella.server.push.post import NotPostedError, PushClient
from stella.server.server import StellaServer
from stella.tables.people import MemberId
from tests.support.memory_store import MemoryStore
from tests.support.people import PATIENCE, Device
from tests.support.push_service import Browser, Delivery, PushService, push_service
from tests.support.servers import FakeClock, make_server, open_server

pytestmark = [pytest.mark.anyio, pytest.mark.sqlite_only]

HOURS = 12
KEY = Sealer(b"k" * 32, "mailto:ada@example.org").public


@dataclass
class Evening:
    """A table over days of three people, and a push service."""

    service: PushService
    clock: FakeClock
    server: StellaServer
    link: str
    people: list[Device] = field(default_factory=list)
    posted: list[str] = field(default_factory=list)
    """Where the server has posted to, as soon as it does."""
    poster: PushClient = field(default_factory=PushClient)

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> int:
        self.posted.append(url)
        return await self.poster.post(url, headers, body)

    @property
    def path(self) -> str:
        return f"/api/tables/{self.people[0].code}/notifications"

    async def state(self, who: int) -> dict[str, Any]:
        reply = await self.people[who].http.get(self.path)
        assert reply.status_code == 200
        return dict(reply.json())

    async def subscribe(self, who: int, name: str | None = None) -> Browser:
        browser = self.service.browser(name or f"phone-{who}")
        reply = await self.people[who].http.put(self.path, json=browser.subscription)
        assert reply.status_code == 204, reply.text
        return browser

    async def start(self) -> None:
        await self.people[0].do("start")
        await self.until_round(1)

    async def until_round(self, number: int) -> None:
        """Let time pass until this round can be marked."""
        live = self.server.hub.tables[TableId(self.people[0].code)]
        for _ in range(100):
            game = live.state and live.state.game
            if game and game.round.number == number and game.phase is Phase.MARK:
                return
            await self.clock.turn(5)
        raise AssertionError(f"round {number} doesn't begin")

    async def finish_round(self, crosses: list[int]) -> None:
        for device in self.people:
            for place in crosses:
                await device.do("mark", place=place)
            await device.do("finish_marking")

    async def next_delivery(self) -> Delivery:
        return await asyncio.wait_for(self.service.deliveries.get(), PATIENCE)


@asynccontextmanager
async def evening(folder: Path, languages: tuple[str, ...] = ("en", "de", "en")) -> AsyncIterator[Evening]:
    async with AsyncExitStack() as stack:
        service, clock = await stack.enter_async_context(push_service(folder)), FakeClock()
        found = Evening(service, clock, None, "", poster=PushClient(anywhere=True, tls=service.tls))  # type: ignore[arg-type]
        found.server = make_server(clock=clock, post=found.post)
        found.link = await stack.enter_async_context(open_server(found.server))
        for number, language in enumerate(languages):
            device = await stack.enter_async_context(Device(found.link))
            if number == 0:
                options = {"round_hours": HOURS, "pace": "off"}
                code = (await device.create("Ada", language=language, options=options))["code"]
            else:
                await device.join(code, f"Guest {number}", language=language)
            found.people.append(await device.connect())
        yield found


async def test_those_who_asked_are_told_of_each_round_once_and_only_their_browser_can_read_it(
    tmp_path: Path,
) -> None:
    async with evening(tmp_path) as at:
        assert await at.state(0) == {"key": KEY, "on": False}
        browsers = {f"/push/phone-{who}": await at.subscribe(who) for who in (0, 1)}
        assert [(await at.state(who))["on"] for who in range(3)] == [True, True, False]
        await at.start()
        for number in (1, 2):
            said = {}
            for _ in browsers:
                found = await at.next_delivery()
                claims = found.claims(KEY)
                assert claims["aud"] == f"https://localhost:{at.service.port}"
                assert claims["sub"] == "mailto:ada@example.org"
                assert at.clock.now() / 1000 < claims["exp"] <= at.clock.now() / 1000 + 24 * 3600
                assert found.headers["content-encoding"] == "aes128gcm"
                assert HOURS * 3600 - 60 < int(found.headers["ttl"]) <= HOURS * 3600
                said[found.path] = json.loads(browsers[found.path].read(found.body))
            code = at.people[0].code
            assert said == {
                f"/push/phone-{who}": {
                    "title": "Stella",
                    "body": text("share-opened", language),
                    "stop": text("days-notify-stop", language),
                    "path": f"/t/{code}",
                }
                for who, language in enumerate(("en", "de"))
            }
            assert len(at.posted) == 2 * number
            if number == 1:
                await at.finish_round([1, 4])
                await at.until_round(2)
        assert code not in found.headers["topic"]


async def test_a_message_tells_nothing_that_depends_on_secret_marks(tmp_path: Path) -> None:
    """Two worlds: other crosses, the same public facts; the same messages at the same time, of the same length."""
    seen = []
    for crosses in ([1, 4], [2, 9]):
        folder = tmp_path / str(crosses[0])
        folder.mkdir()
        async with evening(folder) as at:
            browser = await at.subscribe(0)
            await at.start()
            for device in at.people:
                for place in crosses:
                    await device.do("mark", place=place)
            first = await at.next_delivery()
            for device in at.people:
                await device.do("finish_marking")
            await at.until_round(2)
            second = await at.next_delivery()
            seen.append(
                [
                    (browser.read(each.body), len(each.body), each.headers["ttl"], each.claims(KEY)["exp"])
                    for each in (first, second)
                ]
            )
    code = b'"path":"/t/'
    assert [[each[0].split(code)[0], *each[1:]] for each in seen[0]] == [
        [each[0].split(code)[0], *each[1:]] for each in seen[1]
    ]


async def test_one_tap_stops_it_and_a_new_browser_replaces_the_old_one(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.subscribe(0, "old")
        await at.subscribe(0, "new")
        await at.subscribe(1, "stopped")
        assert (await at.people[1].http.delete(at.path)).status_code == 204
        assert (await at.people[1].http.delete(at.path)).status_code == 204
        assert not (await at.state(1))["on"]
        await at.start()
        assert (await at.next_delivery()).path == "/push/new"
        assert at.posted == [f"https://localhost:{at.service.port}/push/new"]


@pytest.mark.parametrize("status", [404, 410])
async def test_a_browser_that_is_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    async with evening(tmp_path) as at:
        at.service.status = status
        await at.subscribe(0)
        await at.start()
        await at.next_delivery()
        async with asyncio.timeout(PATIENCE):
            while (await at.state(0))["on"]:
                pass
        await at.finish_round([1])
        await at.until_round(2)
        assert len(at.posted) == 1


@pytest.mark.parametrize("status", [201, 429, 500])
async def test_a_push_service_with_a_problem_is_asked_again_only_in_the_next_round(
    tmp_path: Path, status: int
) -> None:
    async with evening(tmp_path) as at:
        at.service.status = status
        await at.subscribe(0)
        await at.start()
        await at.next_delivery()
        await at.clock.turn(600)
        assert len(at.posted) == 1
        await at.finish_round([1])
        await at.until_round(2)
        await at.next_delivery()
        assert (await at.state(0))["on"]


async def test_those_who_leave_and_those_who_are_removed_get_nothing_more(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        for who in range(3):
            await at.subscribe(who)
        await at.start()
        for _ in range(3):
            await at.next_delivery()
        store, code = at.server.hub.services.store, TableId(at.people[0].code)
        await at.people[2].do("leave")
        await at.clock.turn(0)
        assert set(await store.subscriptions(code)) == {"m1", "m2"}
        await at.people[0].do("kick", member="m2")
        await at.clock.turn(0)
        assert set(await store.subscriptions(code)) == {"m1"}


async def test_it_goes_with_the_table(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.subscribe(1)
        store, code = at.server.hub.services.store, TableId(at.people[0].code)
        await at.server.hub.delete(code)
        assert dict(await store.subscriptions(code)) == {}


async def test_a_table_that_is_not_played_over_days_tells_nothing(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        await at.people[0].do("set_options", options={"round_hours": 0})
        await at.subscribe(0)
        await at.people[0].do("start")
        await at.clock.turn(60)
        assert at.posted == []


async def test_only_people_with_a_seat_ask_for_it_and_only_with_an_address_over_https(tmp_path: Path) -> None:
    async with evening(tmp_path) as at, Device(at.link) as stranger:
        good = at.service.browser("1").subscription
        assert (await stranger.http.get(at.path)).status_code == 404
        assert (await stranger.http.put(at.path, json=good)).status_code == 404
        assert (await stranger.http.delete(at.path)).status_code == 404
        bad = [
            {"endpoint": "http://push.example/1"},
            {"endpoint": "https://push.example"},
            {"endpoint": "https://ada@push.example/"},
            {"endpoint": "https://[::1]/"},
            {"endpoint": "https://push.example/ HTTP/1.1\r\nHost: other"},
            {"endpoint": f"https://push.example/{'a' * 1024}"},
            {"p256dh": "A" * 87},
            {"p256dh": good["p256dh"][:-1]},
            {"auth": "A" * 21},
            {"name": "Ada"},
        ]
        for change in bad:
            reply = await at.people[0].http.put(at.path, json=good | change)
            assert (reply.status_code, reply.json()["code"]) == (422, "E_MESSAGE"), change
        await at.start()
        await stranger.join(at.people[0].code, "Late")
        reply = await stranger.http.put(at.path, json=good)
        assert (reply.status_code, reply.json()["code"]) == (422, "E_NOT_SEATED")


async def test_a_table_has_a_maximum_of_them(tmp_path: Path) -> None:
    async with evening(tmp_path) as at:
        store, code = at.server.hub.services.store, TableId(at.people[0].code)
        for number in range(MOST_AT_A_TABLE - 1):
            await store.save_subscription(code, MemberId(f"x{number}"), b"{}")
        await at.subscribe(0)
        await at.subscribe(0, "again")
        reply = await at.people[1].http.put(at.path, json=at.service.browser("1").subscription)
        assert (reply.status_code, reply.json()["code"]) == (409, "E_NOTIFICATIONS")
        await at.start()
        await at.next_delivery()
        assert set(await store.subscriptions(code)) == {"m1"}, "those who don't play are forgotten"


async def test_an_address_that_cannot_be_reached_harms_nobody(tmp_path: Path) -> None:
    async def unreachable(*_: object) -> int:
        raise NotPostedError("nobody there")

    async with evening(tmp_path) as at:
        await at.subscribe(0)
        await at.subscribe(1)
        at.post = unreachable  # type: ignore[method-assign, assignment]
        await at.start()
        await at.finish_round([1])
        await at.until_round(2)
        assert (await at.state(0))["on"]


async def test_of_two_nodes_the_one_that_opens_a_round_tells_of_it(tmp_path: Path) -> None:
    store, clock, posted = MemoryStore(), FakeClock(), list[int]()

    def node(number: int) -> StellaServer:
        async def post(url: str, headers: Mapping[str, str], body: bytes) -> int:
            posted.append(number)
            return 201

        return make_server(store=store, clock=clock, post=post, shared=True)

    first, second = node(1), node(2)
    async with open_server(first) as link, open_server(second), Device(link) as ada:
        options = {"round_hours": HOURS, "pace": "off"}
        code = TableId((await ada.create("Ada", options=options))["code"])
        await ada.connect()
        for _ in range(2):
            await ada.do("add_bot")
        body = Browser("https://push.example/1").subscription
        assert (await ada.http.put(f"/api/tables/{code}/notifications", json=body)).status_code == 204
        assert await second.hub.find(code) is not None
        await ada.do("start")
        while len(posted) < 2:
            assert await second.hub.find(code) is not None
            await clock.turn(HOURS * 1800)
        assert posted[0] == 1
        live = await second.hub.find(code)
        assert live is not None
        assert live.state is not None
        assert live.state.game is not None
        assert live.state.game.round.number == 2


async def test_a_server_that_sends_none_says_so_and_offers_none() -> None:
    async with open_server(make_server()) as link, Device(link) as ada:
        code = (await ada.create("Ada"))["code"]
        path = f"/api/tables/{code}/notifications"
        assert (await ada.http.get(path)).json() == {"key": None, "on": False}
        body = Browser("https://push.example/1").subscription
        reply = await ada.http.put(path, json=body)
        assert (reply.status_code, reply.json()["code"]) == (409, "E_NOTIFICATIONS")
