"""A public link on the wire: no byte depends on marks before the reader's own are final, nor on a running game."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.support.people import Device, play_round
from tests.support.processes import Nursery, Server, nursery_in
from tests.support.stores import CHOICE
from tests.wiretap.taps import request, without_times

NAMES = ("Ada", "Bo", "Cy")
SLATES = ([0, 1, 2], [1, 2, 5], [2, 5, 7, 8])
ELSEWHERE = tuple([place + 6 for place in slate] for slate in SLATES)
"""Other pictures, the same sparks: so the same round is the liveliest."""
HOST = "stella.local"


@dataclass
class Heard:
    """What somebody who has nothing but the link got."""

    before: list[bytes] = field(default_factory=list)
    """Until their own marks were final."""
    after: list[bytes] = field(default_factory=list)


async def play(server: Server, marks: tuple[list[int], ...], now: list[int]) -> Heard:
    """A game with these marks, its public link, and `now` the marks of a game that goes on."""
    async with AsyncExitStack() as everyone:
        devices = [await everyone.enter_async_context(Device(server.link)) for _ in NAMES]
        first, *others = devices
        code = (await first.create(NAMES[0], id="create-0123456789abcdef", options={"pace": "off"}))["code"]
        for device, name in zip(others, NAMES[1:], strict=True):
            await device.join(code, name, id=f"join-0123456789abcdef-{name}")
        for device in devices:
            await device.connect()
        await first.do("start")
        for number in range(1, 5):
            for device in devices:
                await device.until(
                    lambda view: view["play"] and view["play"]["game"]["phase"] == "associate.word"
                )
            await play_round(devices, list(marks))
            if number < 4:
                await first.do("next_round")
        await first.until(lambda view: view["table"]["status"] == "over")
        body = {"id": "share-0123456789abcdef", "names": True}
        made = await first.http.post(f"/api/tables/{code}/albums/1/links", json=body)
        token = made.json()["link"].rpartition("/")[2]
        heard = Heard(before=await asked(server, token))
        await first.do("start")
        await first.until(lambda view: view["table"]["games"] == 2)
        await devices[first.game["first_scout"]].do("reveal_word")
        await others[0].until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
        for place in now:
            await others[0].do("mark", place=place)
        heard.before += await asked(server, token)
        guess = {"id": "guess-0123456789abcdef", "order": [3, 1]}
        for method, path, sent in (("POST", "rounds/1", guess), ("GET", "game", None)):
            answer = await request(server, method, f"/api/shared/{token}/{path}", body=sent, host=HOST)
            assert answer.startswith(b"HTTP/1.1 200")
            heard.after.append(without_times(answer, server.port))
        return heard


async def asked(server: Server, token: str) -> list[bytes]:
    """All that is told without marks, and refusals."""
    api = f"/api/shared/{token}"
    wrong = {"id": "wrong-0123456789abcdef", "order": []}
    requests = [
        ("GET", f"/s/{token}", None),
        ("GET", f"/s/{token}?lang=pl", None),
        ("GET", api, None),
        ("GET", f"{api}/preview?lang=de", None),
        *(("POST", f"{api}/rounds/{number}", wrong) for number in range(1, 6)),
    ]
    answers = [await request(server, method, path, body=body, host=HOST) for method, path, body in requests]
    assert [answer.split(b" ")[1] for answer in answers] == [b"200"] * 4 + [b"422"] * 5
    assert json.loads(answers[2].partition(b"\r\n\r\n")[2])["liveliest"] is not None
    return [without_times(answer, server.port) for answer in answers]


def world(nursery: Nursery, marks: tuple[list[int], ...], now: list[int]) -> Heard:
    """It all at a fresh server with the same deals and secrets."""
    data = nursery.folder / f"links-{len(list(nursery.folder.iterdir()))}"
    data.mkdir()
    CHOICE.keep_secret(data, b"k" * 32)
    server = nursery.start(data=data, seed=7)
    heard = asyncio.run(play(server, marks, now))
    assert server.end() == 0
    return heard


@pytest.mark.sqlite_only
def test_a_link_tells_nothing_of_marks_too_early_nor_of_the_game_that_goes_on(tmp_path: Path) -> None:
    with nursery_in(tmp_path) as nursery:
        one = world(nursery, SLATES, [0, 4])
        assert one.before[:9] == one.before[9:]
        elsewhere = world(nursery, ELSEWHERE, [0, 4])
        assert elsewhere.before == one.before
        assert elsewhere.after != one.after
        later = world(nursery, SLATES, [7, 8, 9])
        assert (later.before, later.after) == (one.before, one.after)
