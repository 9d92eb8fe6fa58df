"""Take the README's pictures of a round, on a laptop and a phone in one game, at twice their size.

`./dev screenshots --readme` runs this; it writes docs/images.
"""

from __future__ import annotations

import io
from contextlib import ExitStack
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, Page
from tests.e2e.games import gather, start, turn_word_over_sockets
from tests.e2e.guests import Guest

from studio import ROOT, SIZES, serving

OUT: Final = ROOT / "docs" / "images"
QUALITY: Final = 80
PLAN: Final = {"Ada": (3, 7, 11, 13), "Chloé": (3, 8, 12), "Bo": (7, 8, 12), "Mina": (0, 7, 11)}
"""Two people share picture 4, which makes a Super-Spark."""
STILL: Final = """
  const later = window.setTimeout;
  const held = () => !window.moving && document.querySelector('.pointing.super [data-gain]');
  window.setTimeout = (action, wait, ...rest) => {
    const run = () => (held() ? later(run, 50) : action(...rest));
    return later(run, wait);
  };
"""
"""Holds the page where the stars of a Super-Spark fly, for a machine that is slow to take its picture."""


def keep(page: Page, name: str, rest: int = 900) -> None:
    """Write what a page shows after a rest of some milliseconds."""
    page.wait_for_timeout(rest)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    picture.save(OUT / f"{name}.webp", quality=QUALITY, method=6)


def shown(browser: Browser, seat: Guest, size: str) -> Page:
    """Open the table of a seat on a screen of this size, without tips."""
    context = browser.new_context(**SIZES[size] | {"locale": "en-GB", "device_scale_factor": 2})
    context.add_init_script("localStorage.setItem('stella-settings', JSON.stringify({ tips: false }))")
    context.add_init_script(STILL)
    context.add_cookies(
        [{"name": name, "value": key, "url": seat.server} for name, key in seat.cookies.items()]
    )
    page = context.new_page()
    page.goto(f"{seat.server}/t/{seat.code}")
    page.locator("[data-place='14'] img").last.wait_for()
    page.wait_for_load_state("networkidle")
    return page


def take(browser: Browser) -> None:
    """Play one round and keep its four pictures; the moves come over sockets, the pages show them."""
    with ExitStack() as stack:
        link = stack.enter_context(serving())
        seats = [stack.enter_context(Guest(link, name)) for name in PLAN]
        ada, chloe, bo, mina = seats
        gather(*seats, pace="unhurried")
        start(seats)
        turn_word_over_sockets(seats)
        laptop, phone = shown(browser, ada, "laptop"), shown(browser, chloe, "phone")
        for seat in seats:
            seat.mark(*PLAN[seat.name])
        bo.passes()
        keep(laptop, "play")
        keep(phone, "round-mark")
        for seat in (ada, chloe, mina):
            seat.passes()
        phone.locator(".announcing").wait_for()
        phone.keyboard.press("Escape")
        ada.until_phase("reveal")
        found = False
        while ada.game["phase"] == "reveal":
            turns = len(ada.game["pointings"])
            member = ada.view["table"]["players"][ada.game["scout"]]["member"]
            next(seat for seat in seats if seat.member == member).point()
            ada.until(
                lambda view, turns=turns: (
                    len(view["play"]["game"]["pointings"]) > turns  # type: ignore[misc]
                    or view["play"]["game"]["phase"] != "reveal"
                )
            )
            if not found and ada.game["pointings"][-1]["outcome"] == "super":
                found = True
                phone.locator(".pointing.super [data-gain]").first.wait_for()
                keep(phone, "round-spark")
                phone.evaluate("window.moving = true")
            phone.keyboard.press("Escape")
            phone.wait_for_function("() => !document.querySelector('.scene .pointing')")
        phone.locator("table").wait_for()
        keep(phone, "round-score", 4000)
