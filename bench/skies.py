"""What finishing a sky and its result cost a server, beside secret marks at a table. `./dev bench skies`.

Processor time of the server's process. Servers with a small and a large sky take turns, so both meet the same load.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

from bench.tables.report import spread
from bench.tables.servers import cpu_of
from rich.console import Console
from rich.table import Table as Grid
from tests.conftest import serving
from tests.support.people import Device, wish_id

from stella.bots import CHARACTERS
from stella.rules import CardId, Place, Word
from stella.skies.deal import Sky as Deal
from stella.skies.slates import SkyCounts, Slate, VisitorId
from stella.store.sqlite.skies import SqliteSkies

TURNS: Final = 12
TRIES: Final = 40
"""In each turn."""
SIZES: Final = (1_000, 100_000)


class Sky:
    """A server with a sky that many have finished, a table of six, and somebody new who marks again and again."""

    def __init__(self, link: str, pid: int, company: AsyncExitStack) -> None:
        self.link, self.pid, self.company = link, pid, company
        self.chance = random.Random(7)
        self.spent: dict[str, list[float]] = {"mark": [], "finish": [], "result": []}

    async def open(self) -> None:
        """Seat six people, and let one of them mark."""
        people = [await self.company.enter_async_context(Device(self.link)) for _ in range(6)]
        code = (await people[0].create())["code"]
        for number, each in enumerate(people[1:]):
            await each.join(code, f"Player {number}")
        for each in people:
            await each.connect()
        await people[0].do("start")
        for each in people:
            await each.until(lambda view: view["play"] is not None)
        self.seat = next(each for each in people if each.own["actions"]["reveal_word"])
        await self.seat.do("reveal_word")
        await self.seat.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
        self.visitor = await self.company.enter_async_context(Device(self.link))

    async def mark(self, number: int) -> None:
        """A secret mark, acknowledged."""
        await self.seat.do("unmark" if number % 2 else "mark", place=3)

    async def finish(self, number: int) -> None:
        """A finished slate of somebody new."""
        self.visitor.http.cookies.clear()
        order = self.chance.sample(range(15), 6)
        done = await self.visitor.http.post("/api/skies/today/slate", json={"id": wish_id(), "order": order})
        assert done.status_code == 201, done.text

    async def play(self) -> None:
        """The round of the last one, to its end."""
        sky, number = (await self.visitor.http.get("/api/skies/today")).json(), 0
        while sky["round"]["light"] is None:
            pointing = {"number": number, "place": sky["round"]["own"]["actions"]["point_at"][0]}
            sky = (await self.visitor.http.post("/api/skies/today/pointings", json=pointing)).json()
            number += 1

    async def result(self, number: int) -> None:
        """The result of the last one, with its light."""
        await self.visitor.http.get("/api/skies/today")

    async def turn(self) -> None:
        """Do each of the three for a while, and note what one of them cost."""
        for work in (self.mark, self.finish, self.result):
            if work == self.result:
                await self.play()
            before = cpu_of(self.pid)
            for number in range(TRIES):
                await work(number)
            self.spent[work.__name__].append((cpu_of(self.pid) - before) / TRIES / 1e6)

    def line(self) -> list[str]:
        """Milliseconds of each, and how many marks a finish is."""
        mark, finish, result = (f"{statistics.median(each):.2f} ms" for each in self.spent.values())
        ratios = [
            finish / mark for mark, finish in zip(self.spent["mark"], self.spent["finish"], strict=True)
        ]
        return [mark, finish, spread(ratios), result]


async def fill(link: str, folder: Path, slates: int) -> None:
    """Have this many people finish today's sky; the server only notices that they did."""
    chance = random.Random(7)
    async with Device(link) as visitor:
        today = (await visitor.http.get("/api/skies/today")).json()
    bots = {character.value: tuple(map(Place, range(3, 6))) for character in CHARACTERS}
    deal = Deal(Word(today["word"]), tuple(map(CardId, today["cards"])), bots)
    counts = SkyCounts(today["day"], deal)
    kept = list[Slate]()
    for number in range(1, slates + 1):
        order = tuple(Place(place) for place in chance.sample(range(15), 6))
        kept.append(Slate(VisitorId(f"{number:064x}"), number, order, f"Player {number}", stars=number % 20))
        counts = counts.with_slate(kept[-1])
    store = SqliteSkies(folder / "skies.db")
    await store.keep(counts, kept)
    await store.close()


async def main() -> None:
    """Measure servers with skies of these sizes in turns, and print the ratios."""
    parser = argparse.ArgumentParser(prog="./dev bench skies", description=__doc__)
    parser.add_argument("--slates", type=int, nargs="+", default=SIZES)
    sizes = parser.parse_args().slates
    grid = Grid("slates in the sky", "secret mark", "finish", "finish ÷ mark", "result")
    async with AsyncExitStack() as company:
        skies: list[Sky] = []
        for slates in sizes:
            folder = Path(company.enter_context(tempfile.TemporaryDirectory()))
            link, process = company.enter_context(
                serving("--data", str(folder / "data"), "--unlimited", cwd=folder)
            )
            await fill(link, folder / "data", slates)
            skies.append(Sky(link, process.pid, company))
            await skies[-1].open()
        for _ in range(TURNS):
            for sky in skies:
                await sky.turn()
        for slates, sky in zip(sizes, skies, strict=True):
            grid.add_row(f"{slates:,}", *sky.line())
    Console().print(grid)


if __name__ == "__main__":
    asyncio.run(main())
