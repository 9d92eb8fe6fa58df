"""How the page feels on a slow phone: time to the first button and the first pictures, taps, and the work of a reveal.

Needs a Chromium (see CONTRIBUTING.md). The processor is slowed down by DevTools, the network of the first visit too.
Times of the clock need a quiet machine. The work is the processor time of the page's main thread, traced at full speed
and multiplied, so that it tells the same on a busy one: a task longer than a frame (16.7 ms) is a frame that is late.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.conftest import serving
from tests.e2e import chromium
from tests.e2e.games import begin, scout
from tests.e2e.people import LOCALES, Person, any_of

SLOWER: Final = (1, 4)
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
}
NETWORK: Final = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}
"""1.6 Mbit/s with 150 ms, as DevTools calls a slow phone network."""
TAP: Final = """async ([tile, times]) => {
  const waits = [];
  for (let turn = 0; turn < times; turn += 1) {
    await new Promise(requestAnimationFrame);
    const before = tile.ariaPressed, start = performance.now();
    tile.click();
    while (tile.ariaPressed === before) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    waits.push(performance.now() - start);
  }
  return waits;
}"""
CARDS: Final = """async start => {
  const done = () => {
    const pictures = [...document.querySelectorAll('[data-place] img')];
    return pictures.length === 15 && pictures.every(each => each.complete && each.naturalWidth > 0);
  };
  while (!done()) await new Promise(requestAnimationFrame);
  return performance.now() - start;
}"""
DRAWN: Final = """const look = () => document.querySelector('main .primary')
  ? requestAnimationFrame(() => { window.drawn = performance.now(); })
  : requestAnimationFrame(look);
look();"""
FRAMES: Final = """async () => {
  const gaps = [], end = performance.now() + 2700;
  for (let last = performance.now(); last < end; ) {
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
  }
  return gaps.slice(1);
}"""
FRAME: Final = 1000 / 60
HERE: Final = "the-page-that-is-measured"
TRACED: Final = ["toplevel", "devtools.timeline", "blink.user_timing"]


@dataclass
class Work:
    """What the main thread of a page did, in milliseconds of processor time."""

    tasks: list[float]

    @property
    def total(self) -> float:
        """All of it."""
        return sum(self.tasks)

    def late(self, times: int) -> int:
        """How many tasks take longer than a frame on a processor this many times slower."""
        return sum(task * times > FRAME for task in self.tasks)


@dataclass
class Measured:
    """All runs with the same processor."""

    drawn: list[float] = field(default_factory=list)
    button: list[float] = field(default_factory=list)
    opening: list[Work] = field(default_factory=list)
    bytes: list[float] = field(default_factory=list)
    cards: list[float] = field(default_factory=list)
    taps: list[float] = field(default_factory=list)
    work: dict[str, list[Work]] = field(default_factory=dict)
    gaps: list[float] = field(default_factory=list)
    floor: list[float] = field(default_factory=list)


def someone(browser: Browser, link: str, name: str) -> Person:
    """A person with a phone. No service worker: DevTools would not slow down what it fetches for the page."""
    context = browser.new_context(
        locale=LOCALES["en"], reduced_motion="no-preference", service_workers="block", **PHONE
    )
    return Person(context.new_page(), link, "en", name)


def wire_of(person: Person) -> CDPSession:
    """To the developer tools of a page."""
    return person.page.context.new_cdp_session(person.page)


def slow(wire: CDPSession, times: int) -> None:
    """Make its processor slower."""
    wire.send("Emulation.setCPUThrottlingRate", {"rate": times})


def first_visit(browser: Browser, link: str, times: int, measured: Measured) -> None:
    """With an empty cache: from the order to load until "Play now" can be pressed; from there to the first pictures."""
    visitor = someone(browser, link, "Ada")
    visitor.page.add_init_script(DRAWN)
    wire = wire_of(visitor)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK)
    slow(wire, times)
    came: list[float] = []
    wire.on("Network.loadingFinished", lambda reply: came.append(reply["encodedDataLength"]))
    visitor.go()
    visitor.button("home-play-now").click(trial=True)
    measured.button.append(visitor.page.evaluate("performance.now()"))
    measured.drawn.append(visitor.page.evaluate("window.drawn"))
    measured.bytes.append(sum(came))
    visitor.page.wait_for_load_state("load")
    start = visitor.page.evaluate("performance.now()")
    visitor.button("home-play-now").click()
    expect(any_of(visitor.button("play-turn-word"), visitor.grid)).to_be_visible()
    measured.cards.append(visitor.page.evaluate(CARDS, start))
    visitor.page.context.close()


def opening(browser: Browser, link: str, measured: Measured) -> None:
    """The work of a first visit until "Play now" can be pressed."""
    visitor = someone(browser, link, "Ada")
    browser.start_tracing(page=visitor.page, categories=TRACED)
    visitor.go()
    visitor.button("home-play-now").click(trial=True)
    visitor.page.evaluate(f"performance.mark('{HERE}')")
    measured.opening.append(work_in(browser.stop_tracing()))
    visitor.page.context.close()


def traced(browser: Browser, person: Person) -> tuple[list[float], Work]:
    """The gaps between frames while a reveal is shown, and the work of the main thread meanwhile."""
    browser.start_tracing(page=person.page, categories=TRACED)
    person.page.evaluate(f"performance.mark('{HERE}')")
    gaps: list[float] = person.page.evaluate(FRAMES)
    return gaps, work_in(browser.stop_tracing())


def work_in(trace: bytes) -> Work:
    """Of the main thread of the page that left its mark."""
    events = json.loads(trace)["traceEvents"]
    mine = next((event["pid"], event["tid"]) for event in events if event["name"] == HERE)
    tasks = [
        event["tdur"] / 1000
        for event in events
        if event["name"] == "ThreadControllerImpl::RunTask"
        and (event["pid"], event["tid"]) == mine
        and "tdur" in event  # the last one has not ended
    ]
    return Work(tasks)


def play(browser: Browser, link: str, times: int, measured: Measured) -> None:
    """Taps, then a Spark of three and a Fall, all seen on the same slow phone."""
    people = [someone(browser, link, name) for name in ("Ada", "Bo", "Cy")]
    ada = people[0]
    begin(*people)
    wire = wire_of(ada)
    slow(wire, times)
    measured.taps += ada.page.evaluate(TAP, [ada.tile(7).element_handle(), 30])
    slow(wire, 1)
    for own, person in enumerate(people, start=10):
        person.mark(0, own)
        person.passes()
    for kind, place in (("Spark", 0), ("Fall", None)):
        one = scout(people)
        assert isinstance(one, Person)
        expect(one.text("play-you-are-scout")).to_be_visible()
        one.points_at(one.open_crosses()[0] if place is None else place)
        gaps, work = traced(browser, ada)
        measured.gaps += gaps
        measured.work.setdefault(kind, []).append(work)
    empty = browser.new_context(**PHONE).new_page()
    slow(empty.context.new_cdp_session(empty), times)
    measured.floor += empty.evaluate(FRAMES)
    for person in people:
        person.page.context.close()
    empty.context.close()


def row(times: int, measured: Measured) -> list[str]:
    """One line of the table."""
    works = []
    for runs in measured.work.values():
        total = statistics.median(work.total for work in runs)
        late = statistics.median(work.late(times) for work in runs)
        works.append(f"{total * times:.0f} ms, {late:.0f} late")
    return [
        f"÷ {times}",
        f"{statistics.median(measured.drawn):.0f} / {statistics.median(measured.button):.0f} ms",
        (
            f"{statistics.median(work.total for work in measured.opening) * times:.0f} ms, "
            f"{statistics.median(measured.bytes) / 1000:.0f} KB"
        ),
        f"{statistics.median(measured.cards):.0f} ms",
        f"{statistics.median(measured.taps):.1f} ms",
        *works,
        f"{statistics.median(measured.gaps):.1f} / {statistics.quantiles(measured.gaps, n=20)[-1]:.1f} ms",
        f"{statistics.median(measured.floor):.1f} / {statistics.quantiles(measured.floor, n=20)[-1]:.1f} ms",
    ]


def main(rounds: int) -> None:
    """Print a table of medians."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.ADVICE)
    table = Table(
        "processor",
        "first button drawn / pressed by the driver",
        "its work",
        "first pictures",
        "tap to frame",
        "work of a Spark",
        "work of a Fall",
        "frame, 95 % of them",
        "in an empty page",
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("--set", "bot_pause=0", "--set", "pace=off", "--unlimited", cwd=Path(folder)) as (link, _),
        sync_playwright() as playwright,
    ):
        expect.set_options(timeout=60_000)
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        for times in SLOWER:
            measured = Measured()
            for _ in range(rounds):
                first_visit(browser, link, times, measured)
                opening(browser, link, measured)
                play(browser, link, times, measured)
            table.add_row(*row(times, measured))
        browser.close()
    Console(width=150).print(table)
    print(f"load of the machine while this ran: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    main(parser.parse_args().rounds)
