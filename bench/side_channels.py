"""Can a stranger time whether somebody marks? `./dev bench side_channels [--trials N] [--windows N] [--at PLACE]`.

A stranger asks every public route again and again. As a coin decides, each time comes after or during a cross that
somebody makes at a table, or a ping of theirs instead, or nothing. A stranger in a circle asks the routes
of a sky in the same way, with a slate in place of the cross, and compares a day with many slates to one with none. Then
the stranger's browsers write and send pings at tables of their own, and somebody makes a cross in half of the windows.
The stranger is at a server with SQLite, at a node with PostgreSQL, or at another node than somebody. Printed is the AUC
of a guess from times alone, with 0.5 for knowing nothing and 1 for always right, next to what chance alone exceeds
once in a thousand runs. Both worlds share a run, so a busy machine blurs the times of both.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import math
import random
import statistics
import tempfile
import time
import uuid
from collections import defaultdict
from collections.abc import Callable, Coroutine, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from tests.faults.clusters import own_cluster
from tests.faults.test_kill_server import Player, seated_players
from tests.support.processes import Server, nursery_in
from tests.support.wires import Wire
from tests.wiretap.taps import cookie_in, every_request, request

BROWSERS = 20
"""Sockets of the stranger that write."""
SLATES = 300
"""Finished under a sky before it is compared with one that nobody finished."""
PACE = 0.1
"""Seconds between two writes of one browser."""
WINDOW = 0.5
"""Seconds in which somebody marks once, or nobody does."""


@dataclass
class Times:
    """What the stranger measured, in seconds, by what somebody did meanwhile."""

    marked: list[float] = field(default_factory=list)
    quiet: list[float] = field(default_factory=list)

    @property
    def auc(self) -> float:
        """How often a time of a marked trial is longer than one of a quiet trial."""
        wins = sum((a > b) + (a == b) / 2 for a in self.marked for b in self.quiet)
        return wins / (len(self.marked) * len(self.quiet))

    def chance(self, tries: int = 1) -> float:
        """How far from 0.5 chance alone brings the worst of this many tries, once in a thousand runs."""
        m, n = len(self.marked), len(self.quiet)
        quantile = statistics.NormalDist().inv_cdf(1 - 0.0005 / tries)
        return quantile * math.sqrt((m + n + 1) / (12 * m * n))


class Browser:
    """A socket that asks something and waits for the answer."""

    def __init__(self, wire: Wire) -> None:
        self._wire, self._number, self._marks = wire, 0, 0
        self._answers: dict[str, asyncio.Future[str | None]] = {}
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def of(cls, server: Server, player: Player) -> Browser:
        """Open a player's socket."""
        path = f"/api/tables/{player.code}/socket"
        return cls(await Wire.open(server.port, path, {"cookie": player.cookie}))

    async def _read(self) -> None:
        async for message in self._wire.messages():
            if message["type"] in ("ack", "error"):
                self._answers.pop(message["id"]).set_result(message.get("code"))

    async def ask(self, **message: str | int) -> float:
        """Ask, and return how many seconds the answer took."""
        self._number += 1
        name, began = f"timed-{self._number}", time.perf_counter()
        self._answers[name] = asyncio.get_running_loop().create_future()
        answer = self._answers[name]
        self._wire.send(id=name, **message)
        assert await answer is None
        return time.perf_counter() - began

    async def mark(self) -> float:
        """Make a cross, or wipe it."""
        self._marks += 1
        turn, wiped = divmod(self._marks - 1, 2)
        return await self.ask(type="unmark" if wiped else "mark", place=turn % 15)

    async def close(self) -> None:
        """Close the socket."""
        self._wire.reset()
        self._reading.cancel()


async def ping(browser: Browser) -> float:
    """Write nothing, but ask."""
    return await browser.ask(type="ping")


async def nothing(browser: Browser) -> float:
    """Write and ask nothing."""
    return 0.0


Deed = Callable[[], Coroutine[Any, Any, Any]]
Worlds = dict[str, tuple[bool, Deed, Deed]]
"""Whether the stranger asks before it is answered; a secret of somebody, and what they may do instead."""
Route = tuple[str, str, Any]


def crosses(victim: Browser) -> Worlds:
    """Worlds with and without a cross."""
    return {
        "after a cross or a ping": (False, victim.mark, lambda: ping(victim)),
        "during a cross or a ping": (True, victim.mark, lambda: ping(victim)),
        "during a cross or nothing": (True, victim.mark, lambda: nothing(victim)),
    }


def slates(server: Server, day: str) -> Worlds:
    """Worlds with and without somebody's slate under a sky."""
    finishes, refused = (lambda: finish(server, day, 4)), (lambda: finish(server, day, 15))
    return {
        "after a slate or a refused one": (False, finishes, refused),
        "during a slate or a refused one": (True, finishes, refused),
    }


async def finish(server: Server, day: str, place: int) -> None:
    """Finish a sky as somebody new; a place beyond the fourteenth is refused."""
    body = {"id": uuid.uuid4().hex, "order": [place]}
    await request(server, "POST", f"/api/skies/{day}/slate", body=body)


async def ask_routes(
    server: Server, routes: Sequence[Route], worlds: Worlds, trials: int, cookie: str = ""
) -> dict[str, dict[str, Times]]:
    """Ask every route after and during somebody's secrets, and after and during what they do instead."""
    rng = random.Random(1)
    found: dict[str, dict[str, Times]] = {name: defaultdict(Times) for name in worlds}
    for _ in range(trials):
        for (name, (during, secret, instead)), (method, path, body) in rng.sample(
            list(itertools.product(worlds.items(), routes)), len(worlds) * len(routes)
        ):
            marks = rng.random() < 0.5
            deed = asyncio.create_task(secret() if marks else instead())
            if during:
                await asyncio.sleep(0)
            else:  # neither world's processes are still warm from the answer
                await deed
                await asyncio.sleep(rng.uniform(0.005, 0.015))
            began = time.perf_counter()
            await request(server, method, path, cookie, body)
            took = time.perf_counter() - began
            await deed
            measured = found[name][f"{method} {path}"]
            (measured.marked if marks else measured.quiet).append(took)
    return found


async def ask_days(server: Server, day: date, trials: int, cookie: str) -> dict[str, Times]:
    """Ask for a sky that many have marked, and for one that nobody has."""
    rng, found = random.Random(3), defaultdict[str, Times](Times)
    before = day - timedelta(days=1)
    for _ in range(SLATES):
        await finish(server, day.isoformat(), 4)
    for number in range(trials):
        routes = list(zip(sky_requests(day), sky_requests(before), strict=True))
        for marked, quiet in rng.sample(routes, len(routes)):
            for (method, path, body), is_marked in rng.sample([(marked, True), (quiet, False)], 2):
                began = time.perf_counter()
                await request(server, method, path, cookie, body)
                took = time.perf_counter() - began
                measured = found[f"{method} {path.replace(before.isoformat(), day.isoformat())}"]
                if number > 0:  # the first is slower for both: nothing is cached
                    (measured.marked if is_marked else measured.quiet).append(took)
    return found


def sky_requests(day: date) -> list[Route]:
    """What somebody can ask about a sky who hasn't finished it; a slate of theirs is refused."""
    return [
        ("GET", f"/api/skies/{day}", None),
        ("GET", f"/api/skies/{day}/circles", None),
        ("GET", f"/api/skies/{day}/picture", None),
        ("GET", f"/sky/{day}", None),
        ("POST", f"/api/skies/{day}/slate", {"id": uuid.uuid4().hex, "order": [15]}),
        ("POST", f"/api/skies/{day}/pointings", {"number": 0, "place": 4}),
    ]


async def ask_beside(
    browsers: list[Browser], victim: Browser, windows: int, **message: str
) -> dict[str, Times]:
    """Ask something from many browsers at other tables, and see what their times tell of one cross in a window."""
    rng, found = random.Random(2), defaultdict[str, Times](Times)

    async def ask(browser: Browser, number: int, took: list[float]) -> None:
        await asyncio.sleep(PACE * number / len(browsers))
        for _ in range(round(WINDOW / PACE)):
            took.append(await browser.ask(**message))
            await asyncio.sleep(PACE)

    async def act(marks: bool) -> None:
        await asyncio.sleep(rng.random() * WINDOW)
        await (victim.mark() if marks else nothing(victim))

    for _ in range(windows):
        marks, took = rng.random() < 0.5, list[float]()
        await asyncio.gather(act(marks), *(ask(each, number, took) for number, each in enumerate(browsers)))
        took.sort()
        for name, value in (
            ("mean", statistics.fmean(took)),
            ("slowest", took[-1]),
            ("slowest in ten", took[len(took) * 9 // 10]),
        ):
            (found[name].marked if marks else found[name].quiet).append(value)
    return found


def report(title: str, found: dict[str, Times], most: int = 5) -> None:
    """Print the times that tell most."""
    print(f"\n{title}")
    ranked = sorted(found.items(), key=lambda each: -abs(each[1].auc - 0.5))
    for name, times in ranked[:most]:
        quiet, marked = (statistics.median(each) * 1e3 for each in (times.quiet, times.marked))
        print(
            f"  AUC {times.auc:.3f}, chance up to {0.5 + times.chance(len(found)):.3f}: {name} "
            f"({len(times.quiet)} x {quiet:.2f} ms quiet, {len(times.marked)} x {marked:.2f} ms marked)"
        )
    everything = statistics.fmean(each.auc for each in found.values())
    print(f"  mean of {len(found)}: {everything:.3f}")


async def measure(server: Server, of_victim: Server, trials: int, windows: int) -> None:
    """Run all parts and print them."""
    player = next(each for each in await seated_players(of_victim) if each.marks)
    victim = await Browser.of(of_victim, player)
    routes = every_request(player.code)
    for when, found in (await ask_routes(server, routes, crosses(victim), trials)).items():
        report(f"every public route {when}", found)
    day = date.today() - timedelta(days=2)  # noqa: DTZ011 - local like the server's
    cookie = cookie_in(await request(server, "POST", "/api/circles", body={"id": uuid.uuid4().hex}))
    found = await ask_days(server, day, trials * 5, cookie)
    report(f"a sky that {SLATES} people have finished, or nobody", found)
    worlds = slates(of_victim, str(day))
    for when, found in (await ask_routes(server, sky_requests(day), worlds, trials * 3, cookie)).items():
        report(f"routes of a sky {when}", found)
    strangers = [each for _ in range(math.ceil(BROWSERS / 6)) for each in await seated_players(server)]
    browsers = [await Browser.of(server, each) for each in strangers[:BROWSERS]]
    title = f"{BROWSERS} browsers at other tables %s every {PACE} s, a cross in half of {windows} windows of {WINDOW} s"
    report(title % "write", await ask_beside(browsers, victim, windows, type="rename", name="Ada"))
    report(title % "send pings", await ask_beside(browsers, victim, windows, type="ping"))
    for each in (victim, *browsers):
        await each.close()


def main() -> None:
    """Start servers without limits and measure them."""
    parser = argparse.ArgumentParser(prog="./dev bench side_channels", description=__doc__)
    parser.add_argument("--trials", type=int, default=100, help="of each route")
    parser.add_argument("--windows", type=int, default=300, help=f"of {WINDOW} seconds")
    parser.add_argument("--at", choices=("sqlite", "postgres", "other-node"), default="sqlite")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        store = [] if asked.at == "sqlite" else ["--database", stack.enter_context(own_cluster()).url]
        nursery = stack.enter_context(nursery_in(folder))
        server = of_victim = nursery.start(*store, data=folder / "data")
        if asked.at == "other-node":
            of_victim = nursery.start(*store, data=folder / "data")
        asyncio.run(measure(server, of_victim, asked.trials, asked.windows))


if __name__ == "__main__":
    main()
