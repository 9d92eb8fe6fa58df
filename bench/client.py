"""How the page feels on a slow phone: time to the first button, from a tap to the next frame, and frames of a reveal.

Needs a Chromium (see CONTRIBUTING.md) and a quiet machine. The processor is slowed down by DevTools; the last column
says how long a frame takes in an empty page beside it, the floor of this machine.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, CDPSession, expect, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.conftest import serving
from tests.e2e import chromium
from tests.e2e.games import gather, scout, turn_word
from tests.e2e.people import LOCALES, Person

SLOWER: Final = (1, 4, 6)
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
FRAMES: Final = """async () => {
  const gaps = [], end = performance.now() + 2500;
  for (let last = performance.now(); last < end; ) {
    const now = await new Promise(requestAnimationFrame);
    gaps.push(now - last);
    last = now;
  }
  return gaps.slice(1);
}"""


def someone(browser: Browser, link: str, name: str) -> Person:
    """A person with a phone."""
    context = browser.new_context(locale=LOCALES["en"], reduced_motion="no-preference", **PHONE)
    return Person(context.new_page(), link, "en", name)


def wire_of(person: Person) -> CDPSession:
    """To the developer tools of a page."""
    return person.page.context.new_cdp_session(person.page)


def slow(wire: CDPSession, times: int) -> None:
    """Make its processor slower."""
    wire.send("Emulation.setCPUThrottlingRate", {"rate": times})


def first_button(browser: Browser, link: str, times: int) -> float:
    """Milliseconds from the order to load, with an empty cache, until "Play now" can be pressed."""
    visitor = someone(browser, link, "Ada")
    wire = wire_of(visitor)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", NETWORK)
    slow(wire, times)
    visitor.go()
    visitor.button("home-play-now").click(trial=True)
    waited: float = visitor.page.evaluate("performance.now()")
    visitor.page.context.close()
    return waited


def measure(browser: Browser, link: str, times: int) -> tuple[list[float], list[float], list[float]]:
    """Waits from tap to frame, gaps between the frames of a reveal, and those of an empty page."""
    people = [someone(browser, link, name) for name in ("Ada", "Bo", "Cy")]
    ada = people[0]
    gather(*people)
    ada.start()
    turn_word(people)
    wire = wire_of(ada)
    slow(wire, times)
    waits: list[float] = ada.page.evaluate(TAP, [ada.tile(7).element_handle(), 30])
    slow(wire, 1)
    for person in people:
        person.mark(0, 1)
        person.passes()
    one = scout(people)
    assert one is not None
    expect(one.text("play-you-are-scout")).to_be_visible()
    slow(wire, times)
    one.points_at(0)
    gaps: list[float] = ada.page.evaluate(FRAMES)
    empty = browser.new_context(**PHONE).new_page()
    slow(empty.context.new_cdp_session(empty), times)
    floor: list[float] = empty.evaluate(FRAMES)
    for person in people:
        person.page.context.close()
    empty.context.close()
    return waits, gaps, floor


def main(rounds: int) -> None:
    """Print a table of medians."""
    path = chromium.find()
    if path is None:
        raise SystemExit(chromium.ADVICE)
    table = Table("processor", "first button", "tap to frame", "frame of a reveal", "95 % of them", "floor")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving("--bot-pause", "0", "--unlimited", cwd=Path(folder)) as (link, _),
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        for times in SLOWER:
            loads = [first_button(browser, link, times) for _ in range(rounds)]
            runs = [measure(browser, link, times) for _ in range(rounds)]
            waits, gaps, floor = ([each for run in runs for each in run[part]] for part in range(3))
            table.add_row(
                f"÷ {times}",
                f"{statistics.median(loads):.0f} ms",
                f"{statistics.median(waits):.1f} ms",
                f"{statistics.median(gaps):.1f} ms",
                f"{statistics.quantiles(gaps, n=20)[-1]:.1f} ms",
                f"{statistics.median(floor):.1f} ms",
            )
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    main(parser.parse_args().rounds)
