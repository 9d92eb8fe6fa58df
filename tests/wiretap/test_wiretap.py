"""Two worlds on the wire: one seat's secrets differ, and no byte of anybody else until its card is pointed at."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.support.processes import Nursery, Server, nursery_in
from tests.support.stores import CHOICE
from tests.wiretap.leaks import LEAKS
from tests.wiretap.taps import Tap, cookie_in, every_request, every_simple_message, request, without_times

NAMES = ("Ada", "Bo", "Cy", "Di")
OTHERS = ([10, 11], [10, 11], [10, 12])
"""What the three others mark: nothing that the secretive seat does."""

HOST = "stella.local"
LINES = 200
"""Lines that the table may write; each seat a quarter of them."""

Ask = tuple[str, dict[str, Any]]


def mark(*places: int) -> list[Ask]:
    return [("mark", {"place": place}) for place in places]


def unmark(*places: int) -> list[Ask]:
    return [("unmark", {"place": place}) for place in places]


PLAIN = mark(0, 1, 2)
ELSEWHERE = mark(14, 8, 3)
RESTLESS = [
    ("finish_marking", {}), *mark(5, 6, 7), *unmark(6, 5), *mark(5, 5, 99), *unmark(0, 5, 7), ("finish_marking", {}),
    ("set_pointing_list", {"places": [4, 9]}), ("play_by_list", {"on": False}), ("announce", {"count": 3}),
    *mark(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13), *unmark(0, 1, 2, 3, 5, 6, 7),
]  # fmt: skip
"""Many changes of mind, refusals and a pointing list; in the end three crosses as well."""
VIEWERS = ("viewer-1", "viewer-2", "viewer-3")
"""Spectators who may mark along; what they get themselves isn't compared."""
MANY = mark(0, 1, 2, 3, 4, 5, 6, 7, 8)
FEW = mark(9)


@dataclass
class Overheard:
    """What everybody but one seat got, by who and what."""

    wires: dict[str, bytes] = field(default_factory=dict)
    log: str = ""
    numbers: bytes = b""
    secret: bytes = b""

    def differs_from(self, other: Overheard) -> list[str]:
        """Where the worlds can be told apart."""
        places = [name for name in self.wires | other.wires if self.wires.get(name) != other.wires.get(name)]
        for name in places:
            mine, theirs = self.wires.get(name, b""), other.wires.get(name, b"")
            at = next((n for n, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), len(mine))
            print(f"{name} differs: {mine[at - 400 : at + 200]!r}\n{theirs[at - 20 : at + 200]!r}")
        places += ["the log"] if self.log != other.log else []
        return places + (["the numbers"] if self.numbers != other.numbers else [])


class Evening:
    """Four people, a second device, a board and a spectator at one table of a fresh server."""

    def __init__(self, server: Server, hours: int = 0) -> None:
        self.server = server
        self.hours = hours
        self.heard = Overheard()
        self.cookies: list[str] = []
        self.taps: dict[str, Tap] = {}
        self.viewers: list[Tap] = []
        self._number = self._secrets = 0

    async def http(
        self,
        who: str,
        method: str,
        path: str,
        cookie: str = "",
        body: Any = None,
        host: str | None = None,
    ) -> bytes:
        answer = await request(self.server, method, path, cookie, body, host)
        self.heard.wires[who] = self.heard.wires.get(who, b"") + without_times(answer, self.server.port)
        return answer

    async def gather(self) -> None:
        body = {"id": "create-0123456789abcdef", "name": NAMES[0]}
        answer = await self.http("Ada's HTTP", "POST", "/api/tables", body=body)
        self.cookies.append(cookie_in(answer))
        self.code = json.loads(answer.partition(b"\r\n\r\n")[2])["code"]
        for name in NAMES[1:]:
            body = {"id": f"join-0123456789abcdef-{name}", "name": name}
            path = f"/api/tables/{self.code}/members"
            self.cookies.append(cookie_in(await self.http(f"{name}'s HTTP", "POST", path, body=body)))
        for name, cookie in zip(NAMES, self.cookies, strict=True):
            await self._tap(name, Tap(self.server, self.code, cookie, "?parts=own"))
        await self._tap("board", Tap(self.server, self.code, query="?as=board"))
        await self._tap("spectator", Tap(self.server, self.code, query="?as=spectator&viewer=silent"))
        for viewer in VIEWERS:
            self.viewers.append(Tap(self.server, self.code, query=f"?as=spectator&viewer={viewer}"))
            await self.viewers[-1].open()
        if self.hours:
            await self.ask("Ada", "set_options", options={"round_hours": self.hours})
        await self.ask("Ada", "start")
        await self.taps["Ada"].hear()
        self.first = self.taps["Ada"].view["play"]["game"]["first_scout"]
        in_order = [NAMES[(self.first + turn) % 4] for turn in range(4)]
        self.others, self.secretive = in_order[:3], in_order[3]
        if self.hours:
            for tap in self.taps.values():
                while tap.view["play"]["game"]["phase"] != "associate.mark":
                    await tap._frame()
            await self.everybody_hears()
            for tap in self.taps.values():
                tap.stream.clear()  # whether the word or a pong came first is chance; there is no secret yet
        cookie = self.cookies[NAMES.index(self.others[0])]
        await self._tap("second device", Tap(self.server, self.code, cookie))
        if not self.hours:
            await self.ask(self.others[0], "reveal_word")

    async def _tap(self, name: str, tap: Tap) -> None:
        await tap.open()
        self.taps[name] = tap

    async def ask(self, who: str, kind: str, **fields: Any) -> dict[str, Any]:
        self._number += 1
        answer = await self.taps[who].ask(f"{who}-{self._number:04}", kind, **fields)
        await self.everybody_hears()
        return answer

    async def in_secret(self, asks: Sequence[Ask]) -> None:
        """However often the secretive seat asks, the others do nothing."""
        for kind, fields in asks:
            self._secrets += 1
            await self.taps[self.secretive].ask(f"secret-{self._secrets}", kind, **fields)

    async def mark_along(self) -> None:
        """The audience marks what the secretive seat doesn't, and changes its mind."""
        for number, tap in enumerate(self.viewers):
            for turn in range(3):
                self._secrets += 1
                places = list(range(number, number + 4 * turn))
                name = f"along-{self._secrets}"
                assert (await tap.ask(name, "mark_along", round=1, places=places))["type"] == "ack"

    async def everybody_hears(self) -> None:
        for tap in self.taps.values():
            await tap.hear()

    async def ask_everything(self) -> None:
        """Somebody else at the table, and a stranger, ask for all that there is, and a board sends what it can."""
        guest = next(name for name in self.others if name != NAMES[0])
        cookie = self.cookies[NAMES.index(guest)]
        for method, path, body in every_request(self.code):
            await self.http(f"{guest}'s HTTP", method, path, cookie, body, HOST)
            await self.http("a stranger", method, path, body=body, host=HOST)
        for kind in every_simple_message():
            self._number += 1
            await self.taps["board"].ask(f"board-{self._number}", kind)
        await self.everybody_hears()

    async def use_up(self) -> None:
        """The others write until they are refused: refusals would tell how much there was left."""
        for name in self.others:
            for number in range(LINES):
                language = ("en", "de")[number % 2]
                answer = await self.taps[name].ask(f"{name}-{number}", "choose_language", language=language)
                if answer["type"] != "ack":
                    assert answer["code"] == "E_TABLE_RATE"
                    break
                if number % 20 == 0:  # nobody is dropped for reading nothing
                    await self.everybody_hears()
            else:
                raise AssertionError("nobody was refused")
        await self.everybody_hears()

    async def curious(self) -> None:
        """The others ask everything that could tell them something."""
        path = f"/api/tables/{self.code}"
        for name in self.others:
            cookie = self.cookies[NAMES.index(name)]
            await self.http(f"{name}'s HTTP", "GET", path, cookie)
            await self.http(f"{name}'s HTTP", "GET", f"{path}/record", cookie)
            await self.http(
                f"{name}'s HTTP", "POST", f"{path}/tickets", cookie, {"id": f"{name} {self._number}"}
            )
            for kind, fields in (
                ("point_at", {"place": 0}),
                ("unmark", {"place": 1}),
                ("announce", {"count": 3}),
            ):
                await self.ask(name, kind, **fields)
            await self.ask(name, "play_by_list", on=False)
        await self.http("a stranger", "GET", path)
        await self.http("a stranger", "GET", f"{path}/record")
        await self.ask("board", "mark", place=3)

    async def others_mark(self) -> None:
        for name, places in zip(self.others, OTHERS, strict=True):
            for place in places:
                assert (await self.ask(name, "mark", place=place))["type"] == "ack"

    async def others_point(self) -> None:
        """The three others are scouts before the secretive seat; none of their cards is one of its."""
        for name, place in zip(self.others, (10, 11, 12), strict=True):
            assert (await self.ask(name, "point_at", place=place))["type"] == "ack", name

    async def overheard(self) -> Overheard:
        """Everything up to now. The secretive seat's own wires are not in it."""
        await self.everybody_hears()
        answer = await request(self.server, "GET", "/api/metrics")
        self.heard.numbers = without_times(answer.partition(b"\r\n\r\n")[2], self.server.port)
        for tap in self.viewers:
            tap.close()
        for name, tap in self.taps.items():
            self.heard.wires[name] = without_times(bytes(tap.stream), self.server.port)
            tap.close()
        self.heard.secret = self.heard.wires.pop(self.secretive)
        self.heard.log = without_times(self.server.log.read_bytes(), self.server.port).decode()
        return self.heard


def evening(
    nursery: Nursery,
    secrets: Sequence[Ask],
    *,
    to_the_cards: bool,
    leak: str | None = None,
    audience: bool = False,
    hours: int = 0,
) -> Overheard:
    """A round on a fresh server up to where the secret may differ: to the announcement, or to the cards.

    `hours`: how long it stays open, over days.
    """

    async def play(server: Server) -> Overheard:
        here = Evening(server, hours)
        await here.gather()
        half = len(secrets) * 2 // 3
        await here.in_secret(secrets[:half])
        await here.others_mark()
        if audience:
            await here.mark_along()
        await here.in_secret(secrets[half:])
        if leak is None:
            await here.ask_everything()
        await here.curious()
        assert (await here.ask(here.secretive, "finish_marking"))["type"] == "ack"
        await here.curious()
        for name in here.others[:2]:
            await here.ask(name, "finish_marking")
        if to_the_cards:
            await here.ask(here.others[2], "finish_marking")
            await here.curious()
            await here.others_point()
            await here.curious()
            if leak is None:
                await here.ask_everything()
            await here.use_up()
        return await here.overheard()

    data = nursery.folder / f"{leak}-{len(list(nursery.folder.iterdir()))}"
    data.mkdir()
    CHOICE.keep_secret(data, b"k" * 32)
    options = ("--set", "log_json=true", "--set", f"lines={LINES}+0.001")
    server = nursery.start(*options, data=data, seed=7, leak=leak)
    heard = asyncio.run(play(server))
    assert server.end() == 0
    return heard


@pytest.fixture(scope="module")
def nursery(store_kind: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery_in(tmp_path_factory.mktemp("wiretap")) as nursery:
        yield nursery


@pytest.fixture(scope="module")
def plain(nursery: Nursery) -> Overheard:
    return evening(nursery, PLAIN, to_the_cards=True)


def test_the_same_evening_twice_sounds_the_same(nursery: Nursery, plain: Overheard) -> None:
    again = evening(nursery, PLAIN, to_the_cards=True)
    assert again.differs_from(plain) == []
    assert again.secret == plain.secret
    assert plain.log == ""
    assert (
        len(plain.wires) == 11
    )  # 5 sockets of others, 4 and a stranger's HTTP, the board's; one seat's HTTP joins


def test_other_crosses_sound_the_same_until_a_card_is_pointed_at(nursery: Nursery, plain: Overheard) -> None:
    other = evening(nursery, ELSEWHERE, to_the_cards=True)
    assert other.differs_from(plain) == []
    assert other.secret != plain.secret


def test_a_restless_seat_sounds_like_a_calm_one(nursery: Nursery, plain: Overheard) -> None:
    restless = evening(nursery, RESTLESS, to_the_cards=True)
    assert restless.differs_from(plain) == []
    assert len(restless.secret) > len(plain.secret)


def test_nobody_hears_how_many_crosses_there_are_or_what_the_audience_marks(nursery: Nursery) -> None:
    many, few = (evening(nursery, secrets, to_the_cards=False) for secrets in (MANY, FEW))
    assert many.differs_from(few) == []
    marked_along = evening(nursery, FEW, to_the_cards=False, audience=True)
    assert marked_along.differs_from(few) == []


def test_over_days_nobody_hears_what_the_others_or_the_audience_mark(nursery: Nursery) -> None:
    many = evening(nursery, MANY, to_the_cards=False, hours=12)
    few = evening(nursery, FEW, to_the_cards=False, hours=12, audience=True)
    assert many.differs_from(few) == []
    assert many.secret != few.secret


LOUDEST = ("secret_changes_count", "a_place_in_the_log")
"""In every run, one for the wires and one for what operators read; nightly, all."""


@pytest.mark.parametrize(
    "leak",
    [
        pytest.param(leak.__name__, marks=[] if leak.__name__ in LOUDEST else [pytest.mark.nightly])
        for leak in LEAKS
    ],
)
def test_a_leak_on_purpose_is_heard(nursery: Nursery, leak: str) -> None:
    plain = evening(nursery, PLAIN, to_the_cards=True, leak=leak)
    other = evening(nursery, ELSEWHERE, to_the_cards=True, leak=leak)
    restless = evening(nursery, RESTLESS, to_the_cards=True, leak=leak)
    heard = {*other.differs_from(plain), *restless.differs_from(plain)}
    elsewhere = {
        "a_place_in_the_log": "the log",
        "a_place_in_the_numbers": "the numbers",
        "each_commit_in_the_numbers": "the numbers",
    }
    if leak in elsewhere:
        assert heard == {elsewhere[leak]}
    else:
        assert "second device" in heard
