"""Pictures of every screen in phone, laptop and TV size: a real server, real browsers, bots at the table.

They go to screenshots/<what was asked>/, which git ignores. Options: --light for the light room, --calm for people who
asked for rest from motion, --forced for forced colours, --language de, --pictures FOLDER to see other pictures (WebP)
in place of the deck's, --axe to look for barriers too, and any words: only screens whose name has one of them are kept.
--readme takes the README's pictures instead.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, Page, sync_playwright

from studio import ROOT, SIZES, Studio, serving

sys.path.insert(0, str(ROOT))

from tests.e2e import chromium
from tests.support.pictures import paintings

import readme_pictures

HASTE = 4_000
"""Milliseconds until something that cannot be done is given up."""
NAMES = ("Ada", "Bartholomäus Überschwang", "Chloé")


def ready(page: Page) -> None:
    """Wait for what moves to come to rest."""
    page.wait_for_timeout(900)


def home(studio: Studio) -> None:
    """Show the start, its dialogs, how to play, and an address where nothing is."""
    for size in SIZES:
        page = studio.page(size)
        page.goto(studio.link)
        page.wait_for_load_state("networkidle")
        page.locator(".cover.shown").wait_for(state="attached")
        if size in ("laptop", "tv"):  # phones have no room for them
            page.locator(".cards.ready").wait_for(state="attached")
        ready(page)
        studio.take(page, f"home-{size}")
        if size in ("phone", "laptop"):
            dialogs(studio, page, size)
            page.goto(f"{studio.link}/learn")
            ready(page)
            studio.take(page, f"learn-{size}")
            page.locator(".note button").click()
            ready(page)
            studio.take(page, f"rules-{size}")
            page.goto(f"{studio.link}/nowhere")
            ready(page)
            studio.take(page, f"gone-{size}")
        page.context.close()


def dialogs(studio: Studio, page: Page, size: str) -> None:
    """Show what opens over the start page."""
    for name, number in (("new", -2), ("join", -1)):
        page.locator("nav button").nth(number).click()
        ready(page)
        studio.take(page, f"{name}-{size}")
        page.keyboard.press("Escape")
    page.locator("header button").first.click()
    ready(page)
    studio.take(page, f"settings-{size}")
    page.keyboard.press("Escape")


def join(studio: Studio, page: Page, code: str, name: str) -> None:
    """Join by the link."""
    page.goto(f"{studio.link}/t/{code}")
    page.locator("input[autocomplete=nickname]").fill(name)
    page.locator("button[type=submit]").click()
    page.locator("main").wait_for()
    ready(page)


Pages = Mapping[str, Page]


def new_table(studio: Studio, page: Page) -> str:
    """Open a table from the start page; return its code."""
    page.goto(studio.link)
    page.locator("nav button").nth(-2).click()
    page.locator("dialog input").fill(NAMES[0])
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/t/*")
    ready(page)
    return page.url.rsplit("/", 1)[1]


def own_pictures(studio: Studio) -> None:
    """Show the sheet of uploaded pictures: empty, and with thirty of them."""
    kinds = {"png": "image/png", "jpg": "image/jpeg", "webp": "image/webp", "avif": "image/avif"}
    files: list[Any] = [
        {"name": name, "mimeType": kinds[name.rsplit(".")[-1]], "buffer": data}
        for name, data in paintings(30).items()
    ]
    for size in ("phone", "laptop"):
        page = studio.page(size)
        new_table(studio, page)
        page.locator("footer .choices button").nth(1).click()
        page.locator("dialog button:has(path[d^='M4 4.5h16v15'])").click()
        ready(page)
        studio.take(page, f"pictures-empty-{size}")
        page.locator("dialog input[type=file]").set_input_files(files)
        page.locator("dialog textarea").first.fill("Ein Mond über drei Hügeln")
        page.locator("dialog textarea").nth(1).focus()
        ready(page)
        studio.take(page, f"pictures-{size}")
        page.context.close()


def game(studio: Studio) -> None:
    """Play a game of six: three people on three sizes, three bots, the TV, and somebody who watches."""
    laptop, phone, small, tv = (studio.page(size) for size in ("laptop", "phone", "small", "tv"))
    people = {"laptop": laptop, "phone": phone, "small": small}
    everyone = {**people, "tv": tv, "watcher": studio.page("laptop")}
    gather(studio, everyone)
    snap(studio, everyone, "lobby")
    laptop.locator("footer button.primary").click()
    ready(laptop)
    snap(studio, everyone, "word")
    for page in people.values():
        button = page.locator(".action-bar button.primary")
        if button.count() and button.is_enabled():
            button.click()
    ready(laptop)
    for page, places in zip(people.values(), ((0, 3, 7, 11, 13), (0, 3, 8), (3, 7, 12)), strict=True):
        for place in places:
            page.locator(f'[data-place="{place}"]').click()
    snap(studio, everyone, "mark")
    look_closer(studio, people)
    for page in people.values():
        page.locator(".action-bar button.primary").click()
    laptop.wait_for_timeout(700)
    for size in ("laptop", "tv"):
        studio.take(everyone[size], f"lanterns-{size}")
    reveal(studio, people, everyone)
    laptop.wait_for_timeout(3500)
    snap(studio, everyone, "scoring")
    laptop.locator("table button").first.click()
    ready(laptop)
    studio.take(laptop, "why-laptop")
    laptop.keyboard.press("Escape")
    play_on(people)
    tv.wait_for_timeout(3500)
    snap(studio, everyone, "end")
    snap(studio, people, "end-whole", whole=True)


def gather(studio: Studio, everyone: Pages) -> None:
    """Bring everyone to one table."""
    laptop, phone = everyone["laptop"], everyone["phone"]
    code = new_table(studio, laptop)
    studio.take(laptop, "lobby-empty-laptop")
    phone.goto(f"{studio.link}/t/{code}")
    ready(phone)
    studio.take(phone, "welcome-phone")
    join(studio, phone, code, NAMES[1])
    join(studio, everyone["small"], code, NAMES[2])
    for _ in range(3):
        laptop.locator("button.free").first.click()
        laptop.locator("dialog button.primary").click()
        laptop.locator("dialog").wait_for(state="detached")
        laptop.wait_for_timeout(250)
    everyone["tv"].goto(f"{studio.link}/t/{code}/board")
    everyone["watcher"].goto(f"{studio.link}/t/{code}/watch")


def look_closer(studio: Studio, people: Pages) -> None:
    """Show the large picture and the pointing order."""
    for size, page in people.items():
        page.locator('[data-place="3"]').focus()
        page.keyboard.press("z")
        ready(page)
        studio.take(page, f"zoom-{size}")
        page.keyboard.press("Escape")
        page.locator(".action-bar button:has(path[d^='M9 6h11'])").click()
        ready(page)
        studio.take(page, f"list-{size}")
        page.keyboard.press("Escape")


def snap(studio: Studio, pages: Pages, name: str, *, whole: bool = False) -> None:
    """Take a picture of each page."""
    for size, page in pages.items():
        page.wait_for_timeout(400)
        studio.take(page, f"{name}-{size}", whole=whole)


def point(page: Page, studio: Studio | None = None, name: str = "") -> bool:
    """Point at the first card, if it is this page's turn."""
    tile = page.locator(".choosing .tile.live").first
    if not tile.count():
        return False
    tile.click(timeout=HASTE)
    if studio:
        page.wait_for_timeout(450)
        studio.take(page, f"confirm-{name}")
    yes = page.locator("dialog .answers button.primary")
    if yes.count():
        yes.click(timeout=HASTE)
    return True


def reveal(studio: Studio, people: Pages, everyone: Pages) -> None:
    """Point until the round is scored."""
    seen: set[str] = set()
    for _ in range(150):
        for size, page in people.items():
            if page.locator(".choosing").count() and size not in seen:
                page.wait_for_timeout(2600)
                studio.take(page, f"scout-{size}")
                studio.take(everyone["tv"], f"scout-{size}-tv")
            if point(page, None if size in seen else studio, size):
                seen.add(size)
        if people["laptop"].locator(".frame.counting").count():
            return
        people["laptop"].wait_for_timeout(200)


def play_on(people: Pages) -> None:
    """Play the rest of the game, quickly."""
    for _ in range(600):
        if people["laptop"].locator(".hero h1").count():
            return
        for page in people.values():
            with contextlib.suppress(Error):  # whatever was to be done was done for them, or is over
                do_something(page)
        people["laptop"].wait_for_timeout(120)


def do_something(page: Page) -> None:
    """Do whatever this person can do next."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    if page.locator(".choosing").count():
        point(page)
        return
    button = page.locator(".action-bar button.primary")
    if not button.count():
        return
    if button.is_disabled(timeout=HASTE):
        for place in (4, 6, 10):
            page.locator(f"[data-place='{place}']").click(timeout=HASTE)
    button.click(timeout=HASTE)


def sky(studio: Studio) -> None:
    """Show a sky: marking, the round, the light and what opens from it, earlier skies, a circle's link."""
    for size in ("phone", "small", "laptop"):
        page = studio.page(size)
        page.goto(f"{studio.link}/sky")
        for place in (0, 3, 8, 11):
            page.locator(f'[data-place="{place}"]').click()
        ready(page)
        studio.take(page, f"sky-mark-{size}")
        page.locator("button.primary").click()
        page.locator(".scene").wait_for()
        ready(page)
        studio.take(page, f"sky-lanterns-{size}")
        point_in_sky(studio, page, size)
        ready(page)
        studio.take(page, f"sky-light-{size}")
        studio.take(page, f"sky-light-whole-{size}", whole=True)
        for name, button in {
            "share": page.locator(".more > button.primary"),
            "why": page.locator(".more li button").first,
        }.items():
            button.click()
            page.wait_for_load_state("networkidle")
            ready(page)
            studio.take(page, f"sky-{name}-{size}")
            page.keyboard.press("Escape")
        page.locator("header nav button").first.click()
        ready(page)
        studio.take(page, f"sky-archive-{size}", whole=True)
        page.goto(f"{studio.link}/sky/circle#key")
        ready(page)
        studio.take(page, f"sky-circle-{size}")
        page.context.close()


def point_in_sky(studio: Studio, page: Page, size: str) -> None:
    """Point, without watching scenes, until the light is there."""
    seen = False
    while not page.locator(".fates").count():
        page.evaluate("document.querySelectorAll('.scene .skip, .skip button').forEach(each => each.click())")
        tile = page.locator(".choosing .tile.live").first
        if tile.count() and not page.locator(".scene").count():
            if not seen:
                studio.take(page, f"sky-point-{size}")
            seen = True
            tile.click()
            page.locator("dialog .answers button.primary").click()
        page.wait_for_timeout(120)


def main() -> int:
    """Take all pictures; return 1 if barriers were found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("only", nargs="*")
    parser.add_argument("--light", action="store_true")
    parser.add_argument("--calm", action="store_true")
    parser.add_argument("--forced", action="store_true")
    parser.add_argument("--pictures", type=Path)
    parser.add_argument("--axe", action="store_true")
    parser.add_argument("--language", default="en-GB")
    parser.add_argument("--readme", action="store_true")
    options = parser.parse_args()
    path = chromium.find()
    if path is None:
        sys.exit(chromium.ADVICE)
    if options.readme:
        with sync_playwright() as playwright:
            readme_pictures.take(
                playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
            )
        return 0
    with serving() as link, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.ARGUMENTS))
        studio = Studio(browser, link, options)
        home(studio)
        sky(studio)
        own_pictures(studio)
        game(studio)
        browser.close()
    print(f"the pictures are in {studio.folder}")
    for barrier in studio.barriers:
        print(barrier)
    return bool(studio.barriers)


if __name__ == "__main__":
    sys.exit(main())
