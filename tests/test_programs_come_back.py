"""Programs come back to their seats when a server ends and another takes its place."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.people import Device, View, wish_id
from tests.support.processes import nursery_in
from tests.support.programs import program

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(os.name == "nt", reason="needs fork and signals of POSIX"),
]
ROOT = Path(__file__).resolve().parents[1]
ROBIN = """from tests.support.simple_bot import choose


def sit_down(chair):
    return choose
"""
PROGRAMS = {
    "one page": [sys.executable, str(ROOT / "examples" / "one_page.py")],
    "stella lab play": [sys.executable, "-m", "stella", "lab", "play", "robin:sit_down"],
}


@pytest.fixture
def port() -> Iterator[int]:
    """A port that stays ours while our server is away."""
    with socket.socket() as place:
        place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        place.bind(("127.0.0.1", 0))
        yield place.getsockname()[1]


def program_is_there(view: View) -> bool:
    return any(each["program"] and each["present"] for each in view["table"]["members"])


@pytest.mark.parametrize("command", PROGRAMS.values(), ids=PROGRAMS)
async def test_a_program_plays_on_when_the_server_was_restarted(
    command: list[str], port: int, tmp_path: Path
) -> None:
    (tmp_path / "robin.py").write_text(ROBIN, encoding="utf-8")
    with nursery_in(tmp_path) as nursery:
        server = nursery.start("--port", str(port))
        async with Device(server.link) as ada:
            await ada.create("Ada")
            await ada.connect()
            body = {"id": wish_id("bot"), "name": "Robin", "answer_in": 60}
            seat = (await ada.http.post(f"/api/tables/{ada.code}/bots", json=body)).json()
            await ada.do("add_bot")
            with program([*command, seat["socket"]], seat["key"], tmp_path, PYTHONPATH=str(ROOT)):
                await ada.until(program_is_there)
                assert await asyncio.to_thread(server.end) == 0
                await ada.until_closed()
                nursery.start("--port", str(port), data=server.data)
                await ada.connect()
                await ada.until(program_is_there)
                await ada.do("start")
                await ada.until(lambda view: view["play"] is not None)
                if ada.game["first_scout"] == 0:
                    await ada.do("reveal_word")
                await ada.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
                await ada.do("mark", place=0)
                await ada.do("finish_marking")
                await ada.until(lambda view: view["play"]["game"]["phase"] in ("reveal", "scoring"))
                assert ada.view["play"]["carried"] == []
