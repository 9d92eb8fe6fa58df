"""Two worlds on the wires of two nodes: one seat's secrets differ, and no byte of anybody else at either node.

The secretive seat has a device at both nodes: once both show it the same, the other node has read all its secrets, and
whatever it would tell others of them is on their wires.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from tests.support.clusters import fetch, in_a_loop, new_database
from tests.support.processes import Nursery, Server, nursery_in
from tests.wiretap.taps import Tap, cookie_in, every_request, request, without_times
from tests.wiretap.test_wiretap import ELSEWHERE, HOST, NAMES, OTHERS, PLAIN, RESTLESS, Ask

pytestmark = pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX")
View = dict[str, Any]


async def until(tap: Tap, wanted: Callable[[View], bool]) -> None:
    """Read on until the newest view is as wanted; unlike a ping, that leaves nothing in the stream."""
    while not wanted(tap.view):
        await tap._frame()


def present(view: View) -> set[str]:
    return {each["name"] for each in view["table"]["members"] if each["present"]}


class Evening:
    """Two people at each node, and a board; the secretive one has a device at both."""

    def __init__(self, nodes: Sequence[Server]) -> None:
        self.nodes = nodes
        self.wires: dict[str, bytes] = {}
        self.taps: dict[str, Tap] = {}
        self.code = ""
        self._cookies: dict[str, str] = {}
        self._number = 0

    def _node(self, name: str) -> Server:
        return self.nodes[NAMES.index(name) % 2]

    async def http(
        self, name: str, node: Server, method: str, path: str, body: Any = None, host: str | None = None
    ) -> bytes:
        answer = await request(node, method, path, self._cookies.get(name, ""), body, host)
        wire = f"{name}'s HTTP"
        self.wires[wire] = self.wires.get(wire, b"") + without_times(answer, node.port)
        return answer

    async def gather(self) -> None:
        for (
            name
        ) in NAMES:  # all at one node: the other one reads the table when the first of its people connects
            path = "/api/tables" if name == NAMES[0] else f"/api/tables/{self.code}/members"
            body = {"id": f"sit-0123456789abcdef-{name}", "name": name}
            answer = await self.http(name, self.nodes[0], "POST", path, body)
            self._cookies[name] = cookie_in(answer)
            self.code = json.loads(answer.partition(b"\r\n\r\n")[2])["code"]
        for name in NAMES:
            tap = Tap(self._node(name), self.code, self._cookies[name], "?parts=own")
            await tap.open()
            self.taps[name] = tap
            here = set(self.taps)
            for each in self.taps.values():
                await until(each, lambda view, here=here: present(view) == here)  # type: ignore[misc]
        for number, node in enumerate(self.nodes):
            self.taps[f"board {number}"] = board = Tap(node, self.code, query="?as=board")
            await board.open()
        await self.everybody_hears()
        for tap in self.taps.values():
            tap.stream.clear()  # whose coming was heard first is chance; there is no secret yet
        await self.openly(NAMES[0], "start")
        first = self.taps[NAMES[0]].view["play"]["game"]["first_scout"]
        *self.others, self.secretive = [NAMES[(first + turn) % 4] for turn in range(4)]
        elsewhere = self.nodes[1 - NAMES.index(self.secretive) % 2]
        self.away = Tap(elsewhere, self.code, self._cookies[self.secretive])
        await self.away.open()
        await self.openly(self.others[0], "reveal_word")

    async def openly(self, who: str, kind: str, **fields: Any) -> None:
        """Everybody sees it."""
        await self._ask(who, kind, **fields)
        version = self.taps[who].view["version"]
        for tap in (*self.taps.values(), self.away) if hasattr(self, "away") else self.taps.values():
            await until(tap, lambda view: view["version"] >= version)
        await self.everybody_hears()

    async def _ask(self, who: str, kind: str, **fields: Any) -> None:
        self._number += 1
        answer = await self.taps[who].ask(f"{who}-{self._number:04}", kind, **fields)
        assert answer["type"] == "ack", answer
        await self.taps[who].hear()

    async def in_secret(self, asks: Sequence[Ask]) -> None:
        """The others do nothing until both nodes have it; then they hear what there is."""
        home = self.taps[self.secretive]
        for number, (kind, fields) in enumerate(asks):
            await home.ask(f"secret-{self._number}-{number}", kind, **fields)
        await home.hear()
        await until(self.away, lambda view: bool(view["you"] == home.view["you"]))
        await self.everybody_hears()

    async def everybody_hears(self) -> None:
        for tap in self.taps.values():
            await tap.hear()

    async def curious(self) -> None:
        for name in self.others:
            for path in (f"/api/tables/{self.code}", f"/api/tables/{self.code}/record"):
                await self.http(name, self._node(name), "GET", path)

    async def ask_everything(self) -> None:
        """Somebody else at the table asks both nodes for all that there is."""
        guest = next(name for name in self.others if name != NAMES[0])
        for node in self.nodes:
            for method, path, body in every_request(self.code):
                await self.http(guest, node, method, path, body, HOST)

    async def play(self, secrets: Sequence[Ask]) -> None:
        """A round until the secretive seat is to point."""
        half = len(secrets) * 2 // 3
        await self.in_secret(secrets[:half])
        for name, places in zip(self.others, OTHERS, strict=True):
            for place in places:
                await self._ask(name, "mark", place=place)
        await self.in_secret(secrets[half:])
        await self.curious()
        await self.ask_everything()
        await self.openly(self.secretive, "finish_marking")
        for name in self.others:
            await self.openly(name, "finish_marking")
        for name, place in zip(self.others, (10, 11, 12), strict=True):
            await self.openly(name, "point_at", place=place)
        await self.curious()

    def overheard(self) -> tuple[dict[str, bytes], bytes]:
        """Everything on the wires of the others, and what the secretive one got."""
        for name, tap in self.taps.items():
            self.wires[name] = without_times(bytes(tap.stream), tap.port)
            tap.close()
        self.away.close()
        for number, node in enumerate(self.nodes):
            self.wires[f"log {number}"] = without_times(node.log.read_bytes(), node.port)
        return self.wires, self.wires.pop(self.secretive)


def evening(
    nursery: Nursery, secrets: Sequence[Ask], leak: str | None = None
) -> tuple[dict[str, bytes], bytes]:
    """A round at two fresh nodes of a fresh database."""
    data = nursery.folder / f"data-{len(list(nursery.folder.iterdir()))}"

    url = new_database()
    in_a_loop(lambda: fetch(url, "INSERT INTO stella.secrets VALUES ('server', $1)", b"k" * 32))
    options = ("--set", "log_json=true", "--database", url)
    nodes = [nursery.start(*options, data=data, seed=7, leak=leak) for _ in range(2)]

    async def play() -> tuple[dict[str, bytes], bytes]:
        here = Evening(nodes)
        await here.gather()
        await here.play(secrets)
        return here.overheard()

    heard = asyncio.run(play())
    assert [node.end() for node in nodes] == [0, 0]
    return heard


@pytest.fixture(scope="module")
def nursery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Nursery]:
    with nursery_in(tmp_path_factory.mktemp("wiretap")) as nursery:
        yield nursery


def test_other_crosses_and_a_restless_seat_sound_the_same_on_all_wires_of_both_nodes(
    nursery: Nursery,
) -> None:
    plain, secret = evening(nursery, PLAIN)
    assert len(plain) == 4 + 3 + 2 + 2  # HTTP of all, sockets of the others, boards, logs
    for secrets in (ELSEWHERE, RESTLESS):
        other, other_secret = evening(nursery, secrets)
        assert [name for name in plain if plain[name] != other[name]] == []
        assert other_secret != secret


def test_a_leak_on_purpose_is_heard_at_both_nodes(nursery: Nursery) -> None:
    plain, _ = evening(nursery, PLAIN, leak="secret_changes_are_shown_to_all")
    restless, _ = evening(nursery, RESTLESS, leak="secret_changes_are_shown_to_all")
    assert {"board 0", "board 1"} <= {name for name in plain if plain[name] != restless[name]}
