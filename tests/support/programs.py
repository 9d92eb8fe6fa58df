"""Programs in processes of their own that play at a real server."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.support.people import Device, View, mark_and_pass, wish_id

MINE = (0, 5, 10)
"""What the person marks."""


def environment() -> dict[str, str]:
    """That of a shell, in UTF-8."""
    return os.environ | {"LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A real server; gives its address."""
    options = ["--host", "127.0.0.1", "--port", "0", "--data", str(data), "--set", "bot_pause=0"]
    with subprocess.Popen(
        [sys.executable, "-m", "stella", "serve", *options, "--set", "pace=off"],
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


@contextmanager
def program(command: Sequence[str], key: str, folder: Path, **more: str) -> Iterator[None]:
    """A program that runs until we have seen enough."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env=environment() | {"STELLA_BOT_KEY": key} | more,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as running:
        try:
            yield
        finally:
            running.terminate()


@dataclass(frozen=True)
class Round:
    """What came of a round."""

    slates: list[list[int]]
    carried: list[dict[str, Any]]
    pointings: list[dict[str, Any]]
    clue: str
    grid: list[str]


async def one_person_and_programs(
    link: str, command: Callable[[str], Sequence[str]], folder: Path, programs: int = 2, **more: str
) -> Round:
    """A round of a person and of programs, which are started with the address of their socket."""
    with ExitStack() as running:
        async with Device(link) as ada:
            await ada.create("Ada", options={"slates_shown": "after_round"})
            await ada.connect()
            for number in range(programs):
                body = {"id": wish_id("bot"), "name": f"Robin {number}", "answer_in": 60}
                seat = (await ada.http.post(f"/api/tables/{ada.code}/bots", json=body)).json()
                running.enter_context(program(command(seat["socket"]), seat["key"], folder, **more))
            for _ in range(programs, 2):
                await ada.do("add_bot")
            await ada.until(lambda view: len(view["table"]["chairs"]) == 3)
            await ada.until(lambda view: all(chair["present"] for chair in view["table"]["chairs"]))
            await ada.do("start")
            await ada.until(lambda view: view["play"] is not None)
            if ada.game["first_scout"] == 0:
                await ada.do("reveal_word")
            await ada.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
            await mark_and_pass(ada, list(MINE))
            return await _to_the_end(ada)


async def _to_the_end(ada: Device) -> Round:
    while True:
        await ada.until(_scored_or_mine)
        if ada.game["phase"] == "scoring":
            play = ada.view["play"]
            game = play["game"]
            return Round(game["slates"], play["carried"], game["pointings"], play["clue"]["en"], game["grid"])
        turns = len(ada.game["pointings"])
        await ada.do("point_at", place=ada.own["actions"]["point_at"][0])
        await ada.until(_more_pointings_than(turns))


def _more_pointings_than(turns: int) -> Callable[[View], bool]:
    return lambda view: len(view["play"]["game"]["pointings"]) > turns


def _scored_or_mine(view: View) -> bool:
    return view["play"]["game"]["phase"] == "scoring" or bool(view["you"]["game"]["actions"]["point_at"])
