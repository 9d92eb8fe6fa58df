"""A server and pages of every size, for the pictures of `./dev screenshots`."""

from __future__ import annotations

import argparse
import itertools
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Route

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "screenshots"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SIZES: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "small": {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True},
    "laptop": {"viewport": {"width": 1366, "height": 768}},
    "tv": {"viewport": {"width": 1920, "height": 1080}},
}


@contextmanager
def serving() -> Iterator[str]:
    """Run a server on a free port, with a temporary data folder."""
    with tempfile.TemporaryDirectory() as data:
        command = [
            sys.executable,
            "-m",
            "stella",
            "serve",
            "--host",
            "127.0.0.1",
            "--port",
            "0",
            "--unlimited",
        ]
        command += ["--data", data, "--set", "bot_pause=0.2", "--set", "pace=off"]
        env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
        with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            found = (re.match(r"Stella is running at (\S+)", line) for line in server.stdout)
            try:
                yield next(match[1] for match in found if match)
            finally:
                server.terminate()


class Studio:
    """Opens pages and takes their pictures."""

    def __init__(self, browser: Browser, link: str, options: argparse.Namespace) -> None:
        self.browser, self.link, self.options = browser, link, options
        self.folder = OUT / name_of(options)
        self.folder.mkdir(parents=True, exist_ok=True)
        self.barriers: list[str] = []
        self._others = sorted(options.pictures.glob("*.webp")) if options.pictures else []
        self._shown: dict[str, Path] = {}
        self._next = itertools.cycle(self._others)

    def page(self, size: str) -> Page:
        """Open a page for a new visitor with a screen of this size."""
        context = self.browser.new_context(
            **SIZES[size],
            locale=self.options.language,
            reduced_motion="reduce" if self.options.calm else "no-preference",
            forced_colors="active" if self.options.forced else "none",
        )
        if self._others:
            context.route(re.compile(r"/decks/.*\.webp"), self._other_picture)
        chosen = {"tips": False, "played": True} | ({"theme": "light"} if self.options.light else {})
        context.add_init_script(f"localStorage.setItem('stella-settings', '{json.dumps(chosen)}')")
        page = context.new_page()
        page.set_default_timeout(40_000)
        page.on("pageerror", lambda error: print("error in the page:", error))
        page.on("console", lambda line: print("console:", line.text) if line.type == "error" else None)
        return page

    def _other_picture(self, route: Route) -> None:
        card = route.request.url.rsplit("/", 1)[1]
        path = self._shown.setdefault(card, next(self._next))
        route.fulfill(path=path, content_type="image/webp")

    def take(self, page: Page, name: str, *, whole: bool = False) -> None:
        """Keep a picture under this name, and look for barriers if asked."""
        if self.options.only and not any(word in name for word in self.options.only):
            return
        page.screenshot(path=self.folder / f"{name}.png", full_page=whole)
        if self.options.axe:
            page.evaluate(AXE.read_text(encoding="utf-8"))
            for found in page.evaluate("axe.run()")["violations"]:
                for node in found["nodes"]:
                    self.barriers.append(f"{name}: {found['id']}: {node['html'][:160]}")


def name_of(options: argparse.Namespace) -> str:
    """Return the name of the folder for pictures with these options."""
    words = [options.language[:2], "light" if options.light else "dark"]
    return "-".join([*words, *(word for word in ("calm", "forced") if getattr(options, word))])
