"""What a failed browser test leaves behind: a trace of each context and a screenshot of each open page."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from playwright.sync_api import BrowserContext, Error

RESULTS = Path(__file__).resolve().parents[2] / "test-results"


class Evidence:
    """Traces the contexts of one test; keeps nothing unless it is saved."""

    def __init__(self, test: str) -> None:
        self.folder = RESULTS / re.sub(r"\W+", "-", test).strip("-")
        self.saved: list[Path] = []
        self._contexts: list[BrowserContext] = []

    def trace(self, context: BrowserContext) -> None:
        """Note actions, requests and console. Snapshots would cost a quarter more time in every passing test."""
        context.tracing.start()
        self._contexts.append(context)

    def save(self) -> None:
        """Write the files, once."""
        if self.saved:
            return
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for number, context in enumerate(self._contexts, 1):
            for each, page in enumerate(context.pages, 1):
                shot = self.folder / f"page-{number}-{each}.png"
                try:
                    page.screenshot(path=shot, animations="disabled", timeout=5_000)
                except Error:  # a page that hangs or crashed must not hide the failure
                    continue
                self.saved.append(shot)
            trace = self.folder / f"trace-{number}.zip"
            context.tracing.stop(path=trace)
            self.saved.append(trace)
