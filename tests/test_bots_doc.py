"""The bot of docs/bots.md plays in a league and at a real table."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.people import Device, View, mark_and_pass

DOCUMENT = Path(__file__).resolve().parents[1] / "docs" / "bots.md"
BOT = "my_bot:sit_down"
STELLA = [sys.executable, "-m", "stella"]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where somebody has saved the example."""
    text = DOCUMENT.read_text(encoding="utf-8")
    (example,) = re.findall(r'^```python\n(""".*?)^```', text, re.MULTILINE | re.DOTALL)
    place = tmp_path_factory.mktemp("bot")
    (place / "my_bot.py").write_text(example, encoding="utf-8")
    return place


def environment() -> dict[str, str]:
    return os.environ | {"LC_ALL": "C.UTF-8"}


def test_the_example_plays_in_the_league(folder: Path) -> None:
    done = subprocess.run(
        [*STELLA, "league", "--bot", BOT, "--level", "dreamer", "--players", "3", "--games", "4", "--json"],
        cwd=folder,
        env=environment(),
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    standings = json.loads(done.stdout)["standings"]
    assert [each["bots"] for each in standings if len(each["bots"]) == 1] == [["dreamer"], [BOT]]
    mine = next(each for each in standings if each["bots"] == [BOT])
    assert mine["entrants"][0]["crosses"] == 5


@pytest.fixture
def link(folder: Path, tmp_path: Path) -> Iterator[str]:
    """A real server whose bots are all played by a bot of one's own."""
    command = [
        *STELLA,
        "serve",
        "--host",
        "127.0.0.1",
        "--port",
        "0",
        "--data",
        str(tmp_path),
        "--bot-pause",
        "0",
    ]
    with subprocess.Popen(
        [*command, "--bot", BOT],
        cwd=folder,
        env=environment() | {"PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        text=True,
    ) as server:
        assert server.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
        assert found is not None
        yield found[0]
        server.terminate()


async def play_a_round(link: str) -> list[list[int]]:
    """One person and two bots; gives all slates."""
    async with Device(link) as ada:
        await ada.create("Ada")
        await ada.connect()
        await ada.do("set_options", options={"slates_shown": "after_round"})
        await ada.do("add_bot")
        await ada.do("add_bot")
        await ada.do("start")
        await ada.until(lambda view: view["play"] is not None)
        if ada.game["first_scout"] == 0:
            await ada.do("reveal_word")
        await ada.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
        await mark_and_pass(ada, [0, 5, 10])
        while True:
            await ada.until(_scored_or_mine)
            if ada.game["phase"] == "scoring":
                slates: list[list[int]] = ada.game["slates"]
                told = (await ada.http.get(f"/api/tables/{ada.code}/thoughts")).json()
                assert told == {"rounds": []}, "we do not know what a guest thought"
                return slates
            turns = len(ada.game["pointings"])
            await ada.do("point_at", place=ada.own["actions"]["point_at"][0])
            await ada.until(_more_pointings_than(turns))


def _more_pointings_than(turns: int) -> Callable[[View], bool]:
    return lambda view: len(view["play"]["game"]["pointings"]) > turns


def _scored_or_mine(view: View) -> bool:
    return view["play"]["game"]["phase"] == "scoring" or bool(view["you"]["game"]["actions"]["point_at"])


def test_the_example_sits_at_a_real_table(link: str) -> None:
    slates = asyncio.run(play_a_round(link))
    assert slates[0] == [0, 5, 10]
    assert len(slates[1]) == 5
    assert slates[1] == slates[2], "two of a kind see the same; the document warns of it"
