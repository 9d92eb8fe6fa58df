"""What finishing a sky and its result cost a server, beside secret marks at a table. `./dev bench skies`."""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final

import psutil
from rich.console import Console
from rich.table import Table as Grid
from tests.conftest import serving
from tests.support.people import Device, wish_id

from stella.rules import CardId, Place, Word
from stella.skies.deal import Sky
from stella.skies.slates import SkyCounts, Slate, VisitorId
from stella.store.sqlite.skies import SqliteSkies

TRIES: Final = 300
SIZES: Final = (1_000, 100_000)


def cpu(server: psutil.Process) -> float:
    """Milliseconds of processor time that the server has used, all threads together."""
    times = server.cpu_times()
    return float(times.user + times.system) * 1000


async def marks(company: AsyncExitStack, link: str, server: psutil.Process) -> float:
    """A secret mark of one of six at a table, acknowledged."""
    people = [await company.enter_async_context(Device(link)) for _ in range(6)]
    code = (await people[0].create())["code"]
    for number, each in enumerate(people[1:]):
        await each.join(code, f"Player {number}")
    for each in people:
        await each.connect()
    await people[0].do("start")
    for each in people:
        await each.until(lambda view: view["play"] is not None)
    first = next(each for each in people if each.own["actions"]["reveal_word"])
    await first.do("reveal_word")
    await first.until(lambda view: view["play"]["game"]["phase"] == "associate.mark")
    before = cpu(server)
    for number in range(TRIES):
        await first.do("unmark" if number % 2 else "mark", place=3)
    return (cpu(server) - before) / TRIES


async def finishes(company: AsyncExitStack, link: str, server: psutil.Process) -> tuple[float, float]:
    """A finished sky, and its result page afterwards."""
    chance = random.Random(7)
    visitors = [await company.enter_async_context(Device(link)) for _ in range(20)]
    before = cpu(server)
    for number in range(TRIES):
        visitor = visitors[number % len(visitors)]
        visitor.http.cookies.clear()
        order = chance.sample(range(15), 6)
        done = await visitor.http.post("/api/skies/today/slate", json={"id": wish_id(), "order": order})
        assert done.status_code == 201, done.text
    finished = cpu(server)
    for number in range(TRIES):
        await visitors[number % len(visitors)].http.get("/api/skies/today")
    return (finished - before) / TRIES, (cpu(server) - finished) / TRIES


async def fill(link: str, folder: Path, slates: int) -> None:
    """Have this many people finish today's sky; the server only notices that they did."""
    chance = random.Random(7)
    async with Device(link) as visitor:
        today = (await visitor.http.get("/api/skies/today")).json()
    counts = SkyCounts(today["day"], Sky(Word(today["word"]), tuple(map(CardId, today["cards"]))))
    kept = list[Slate]()
    for number in range(1, slates + 1):
        order = tuple(Place(place) for place in chance.sample(range(15), 6))
        kept.append(Slate(VisitorId(f"{number:064x}"), number, order, f"Player {number}", stars=number % 20))
        counts = counts.with_slate(kept[-1])
    store = SqliteSkies(folder / "skies.db")
    await store.keep(counts, kept)
    await store.close()


async def main() -> None:
    """Measure both at a server of their own, for each number of slates, and print the ratios."""
    parser = argparse.ArgumentParser(prog="./dev bench skies", description=__doc__)
    parser.add_argument("--slates", type=int, nargs="+", default=SIZES)
    grid = Grid("slates in the sky", "secret mark", "finish", "finish ÷ mark", "result")
    for slates in parser.parse_args().slates:
        with tempfile.TemporaryDirectory() as place:
            folder = Path(place)
            with serving("--data", str(folder / "data"), "--unlimited", cwd=folder) as (link, process):
                server = psutil.Process(process.pid)
                await fill(link, folder / "data", slates)
                async with AsyncExitStack() as company:
                    mark = await marks(company, link, server)
                    finish, result = await finishes(company, link, server)
        cells = f"{mark:.2f} ms", f"{finish:.2f} ms", f"{finish / mark:.2f}", f"{result:.2f} ms"
        grid.add_row(f"{slates:,}", *cells)
    Console().print(grid)


if __name__ == "__main__":
    asyncio.run(main())
